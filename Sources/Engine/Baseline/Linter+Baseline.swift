import Diagnostics
import Viper

extension Linter {
    /// What working on a baseline comes to.
    public struct BaselineOutcome: Sendable {
        /// The baseline's new text; nil where it stays as it is.
        public var text: String?
        /// Where the baseline is.
        public var path: String
        /// For people: what was done, or how code and baseline differ.
        public var summary: String
        /// Whether the code and the baseline differ.
        public var differs = false
    }

    /// Makes a baseline of all findings but those of rules that no baseline may hold.
    public func writeBaseline(_ options: Options) -> Answer<BaselineOutcome> {
        // A file is read as a part of its project, and an agreement on one file says nothing of all others.
        let file = options.paths.first { if case .file? = FileSystem.kind(of: $0, followsLink: true) { true } else { false } }
        if let file {
            return Answer(errors: ["\(file): is a file, and a baseline is of folders; name its folder, or none for all that there is"], notes: [])
        }
        let loaded = load(options)
        var answer = Answer<BaselineOutcome>(errors: loaded.errors, notes: loaded.notes)
        guard answer.errors.isEmpty, let project = loaded.project, let file = loaded.baseline else { return answer }
        if let refusal = file.refusal ?? file.refusalToReplace {
            answer.errors.append(refusal)
            return answer
        }
        let findings = findings(in: project, loaded).reported
        let refused = findings.filter { loaded.neverBaselined.contains($0.rule) }
        let kept = findings.filter { !loaded.neverBaselined.contains($0.rule) }
        if !refused.isEmpty {
            answer.notes.append(
                "\(Self.counted(refused.count, "finding")) not written, of rules that no baseline may hold: \(LoadedProject.names(refused))")
        }
        if !loaded.problems.isEmpty {
            answer.notes.append("some files could not be read or followed whole; what they hold will be new once they are")
        }
        answer.notes += noteOnReplacing(file, with: kept, in: loaded).map { [$0] } ?? []
        var (lines, entries) = (loaded.lines, BaselineEntries(in: project.graph))
        answer.value = BaselineOutcome(
            text: Baseline(kept.map { entries.entry(of: $0, LineWords(lines.text(at: $0.location))) }, paths: loaded.baselinePaths).text, path: file.path,
            summary: "wrote \(Self.counted(kept.count, "finding")) to \(file.shownPath)\n")
        return answer
    }

    /// Whoever writes a baseline of a part may mean to write that part of the older one.
    private func noteOnReplacing(_ file: BaselineFile, with findings: [Finding], in loaded: LoadedProject) -> String? {
        guard file.exists, let older = try? file.read(), older.paths != loaded.baselinePaths else { return nil }
        let gone = loaded.compare(findings, to: older).fixed.count
        return gone == 0 ? nil
            : "the older baseline was of \(older.paths.joined(separator: ", ")), this one is of \(loaded.baselinePaths.joined(separator: ", ")): "
                + "\(Self.counted(gone, "finding")) of the older one \(gone == 1 ? "isn't" : "aren't") in it"
    }

    /// Takes the entries out that have no finding any more, unless nobody has looked for one. Nothing is added.
    public func pruneBaseline(_ options: Options) -> Answer<BaselineOutcome> {
        var answer = Answer<BaselineOutcome>(errors: [], notes: [])
        guard let (loaded, file, agreed, findings) = compare(options, &answer) else { return answer }
        if let reason = file.refusal ?? loaded.reasonNotToJudge(agreed).map({ "\(file.shownPath) can't be pruned: \($0)" }) {
            answer.errors.append(reason)
            return answer
        }
        let compared = loaded.compare(findings.reported, to: agreed)
        let unmet = unmet(compared.fixed, in: loaded, findings.suppressed)
        answer.notes += unmet.note(on: file).map { [$0] } ?? []
        let gone = Set(unmet.fixed.map(\.fingerprint))
        let pruned = Baseline(
            agreed.entries.filter { !gone.contains($0.fingerprint) && !loaded.neverBaselined.contains($0.rule) }
                .map { compared.renamed[$0.fingerprint] ?? $0 }, paths: agreed.paths)
        let count = agreed.entries.count - pruned.entries.count
        answer.value = BaselineOutcome(
            text: pruned.text, path: file.path,
            summary: "took \(count) of \(Self.counted(agreed.entries.count, "finding")) out of \(file.shownPath)\n")
        return answer
    }

    /// Tells in what the findings and the baseline differ.
    public func diffBaseline(_ options: Options) -> Answer<BaselineOutcome> {
        var answer = Answer<BaselineOutcome>(errors: [], notes: [])
        guard let (loaded, file, agreed, findings) = compare(options, &answer) else { return answer }
        let compared = loaded.compare(findings.reported, to: agreed)
        // What no baseline may hold is reported by each lint, and no agreement takes it in.
        let new = compared.new.filter { !loaded.neverBaselined.contains($0.rule) }
        let reason = compared.fixed.isEmpty ? nil : loaded.reasonNotToJudge(agreed)
        if let reason { answer.notes.append("what is gone is not told: \(reason)") }
        let unmet = unmet(reason == nil ? compared.fixed : [], in: loaded, findings.suppressed)
        answer.notes += unmet.note(on: file).map { [$0] } ?? []
        let gone = unmet.fixed
        var lines = new.map { finding in
            let path = PathText.shown(PathText.joined(loaded.root, finding.location.path), from: FileSystem.workingFolder)
            return "+ \(Self.line(finding.rule, finding.from.type, finding.to.type)) (\(path):\(finding.location.line))\n"
        }
        lines += gone.map { "- \(Self.line($0.rule, $0.from, $0.to))\n" }
        answer.value = BaselineOutcome(
            path: file.path,
            summary: lines.joined() + "\(new.count) new, \(compared.known.count) known, \(gone.count) fixed since \(file.shownPath)\n",
            differs: !lines.isEmpty)
        return answer
    }

    private func findings(in project: VIPERProject, _ loaded: LoadedProject) -> (reported: [Finding], suppressed: [SuppressedFinding]) {
        var timings = StageTimes()
        return findings(in: project, loaded, ContractRun(loaded, project), rules[...], &timings)
    }

    private func unmet(_ entries: [BaselineEntry], in loaded: LoadedProject, _ suppressed: [SuppressedFinding]) -> UnmetEntries {
        UnmetEntries(entries, in: loaded, suppressed: suppressed, rules: Set(knownIDs(beside: loaded.contracts)))
    }

    private static func line(_ rule: String, _ from: String, _ to: String) -> String {
        from == to ? "\(rule): \(from)" : "\(rule): \(from) → \(to)"
    }

    private func compare(
        _ options: Options, _ answer: inout Answer<BaselineOutcome>
    ) -> (LoadedProject, BaselineFile, Baseline, (reported: [Finding], suppressed: [SuppressedFinding]))? {
        let loaded = load(options)
        answer.errors = loaded.errors
        answer.notes = loaded.notes
        guard answer.errors.isEmpty, let project = loaded.project, let file = loaded.baseline else { return nil }
        do {
            return (loaded, file, try file.read(), findings(in: project, loaded))
        } catch {
            answer.errors.append(error.description)
            return nil
        }
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
