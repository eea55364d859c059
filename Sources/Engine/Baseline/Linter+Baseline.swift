import Diagnostics
import Viper

extension Linter {
    /// What working on a baseline ends with.
    public struct BaselineOutcome: Sendable {
        /// The baseline's new text; nil where it stays as it is.
        public var text: String?
        /// Where it belongs.
        public var path = ""
        /// For people: what was done, or how code and baseline differ.
        public var summary = ""
        /// Whether the code and the baseline differ.
        public var differs = false
        /// Why the run could not do what it was asked to: exit code 2.
        public var errors: [String]
        /// What the user may want to know.
        public var notes: [String]
    }

    /// Makes a baseline of all findings but those of rules that no baseline may hold.
    public func writeBaseline(_ options: Options) -> BaselineOutcome {
        let loaded = load(options)
        var outcome = BaselineOutcome(errors: loaded.errors, notes: loaded.notes)
        guard outcome.errors.isEmpty, let project = loaded.project, let file = loaded.baseline else { return outcome }
        if let refusal = file.refusal {
            outcome.errors.append(refusal)
            return outcome
        }
        let findings = findings(in: project, loaded)
        let refused = findings.filter { loaded.neverBaselined.contains($0.rule) }
        let kept = findings.filter { !loaded.neverBaselined.contains($0.rule) }
        if !refused.isEmpty {
            outcome.notes.append(
                "\(Self.counted(refused.count, "finding")) not written, of rules that no baseline may hold: \(LoadedProject.names(refused))")
        }
        if !loaded.problems.isEmpty {
            outcome.notes.append("some files could not be read or followed whole; what they hold will be new once they are")
        }
        outcome.text = Baseline(kept.map { BaselineEntry($0) }, paths: loaded.baselinePaths).text
        outcome.path = file.path
        outcome.summary = "wrote \(Self.counted(kept.count, "finding")) to \(file.shownPath)\n"
        return outcome
    }

    /// Takes the entries out that have no finding any more. Nothing is added.
    public func pruneBaseline(_ options: Options) -> BaselineOutcome {
        var outcome = BaselineOutcome(errors: [], notes: [])
        guard let (loaded, file, agreed, findings) = compare(options, &outcome) else { return outcome }
        if let reason = file.refusal ?? loaded.reasonNotToJudge(agreed).map({ "\(file.shownPath) can't be pruned: \($0)" }) {
            outcome.errors.append(reason)
            return outcome
        }
        let known = Set(agreed.compare(findings).known.filter { !loaded.neverBaselined.contains($0.rule) }.map(\.fingerprint))
        let pruned = Baseline(agreed.entries.filter { known.contains($0.fingerprint) }, paths: agreed.paths)
        let count = agreed.entries.count - pruned.entries.count
        outcome.text = pruned.text
        outcome.path = file.path
        outcome.summary = "took \(count) of \(Self.counted(agreed.entries.count, "finding")) out of \(file.shownPath)\n"
        return outcome
    }

    /// Tells in what the findings and the baseline differ.
    public func diffBaseline(_ options: Options) -> BaselineOutcome {
        var outcome = BaselineOutcome(errors: [], notes: [])
        guard let (loaded, file, agreed, findings) = compare(options, &outcome) else { return outcome }
        let (new, known, fixed) = agreed.compare(findings)
        let reason = fixed.isEmpty ? nil : loaded.reasonNotToJudge(agreed)
        if let reason { outcome.notes.append("what is gone is not told: \(reason)") }
        let gone = reason == nil ? fixed : []
        var lines = new.map { finding in
            let entry = BaselineEntry(finding)
            return "+ \(Self.line(entry)) (\(finding.location.path):\(finding.location.line))\n"
        }
        lines += gone.map { "- \(Self.line($0))\n" }
        outcome.differs = !lines.isEmpty
        outcome.summary = lines.joined() + "\(new.count) new, \(known.count) known, \(gone.count) fixed since \(file.shownPath)\n"
        return outcome
    }

    private func findings(in project: VIPERProject, _ loaded: LoadedProject) -> [Finding] {
        var timings = StageTimes()
        return findings(in: project, loaded, ContractRun(loaded, project), rules[...], &timings).reported
    }

    private static func line(_ entry: BaselineEntry) -> String {
        entry.from == entry.to ? "\(entry.rule): \(entry.from)" : "\(entry.rule): \(entry.from) → \(entry.to)"
    }

    private func compare(
        _ options: Options, _ outcome: inout BaselineOutcome
    ) -> (LoadedProject, BaselineFile, Baseline, [Finding])? {
        let loaded = load(options)
        outcome.errors = loaded.errors
        outcome.notes = loaded.notes
        guard outcome.errors.isEmpty, let project = loaded.project, let file = loaded.baseline else { return nil }
        do {
            return (loaded, file, try file.read(), findings(in: project, loaded))
        } catch {
            outcome.errors.append(error.description)
            return nil
        }
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
