import Diagnostics
import ProjectGraph
import RuleKit
import Viper

extension Linter {
    /// Leaves of the findings what the change brought in.
    ///
    /// The other side is read only where it can matter: without a finding that would be told of there is nothing to ask
    /// it about, and where nothing differs it has the same findings.
    ///
    /// - Parameter isOpen: whether a finding is told of if the change brought it in.
    func keepIntroduced(
        _ findings: [Finding], by changes: ChangeSet, _ preparation: Preparation, _ loaded: LoadedProject,
        _ notes: inout [String], isOpen: (Finding) -> Bool
    ) -> [Finding] {
        let open = findings.filter(isOpen)
        guard !open.isEmpty, !changes.changed.isEmpty else { return [] }
        var older = OlderSide(preparation: preparation, changes: changes, newer: loaded)
        let old = oldFindings(of: &older, neededFor: open, &notes)
        func introduced(besides excused: [OldFinding]) -> [Finding] {
            var introduced = IntroducedFindings(
                since: old, excused: excused, oldLines: SourceLines(root: loaded.root, tree: changes.base), lines: loaded.lines)
            return introduced.among(findings) { base(of: &older, &notes).project.flatMap { old in
                loaded.project.map { Renamings(from: old.graph, to: $0.graph) }
            } }.filter(isOpen)
        }
        var told = introduced(besides: [])
        // Of what is a fault because hardly anybody does it, the change may have brought in no more than that.
        let habits = rules.filter { rule in rule.goesByHabits && told.contains { $0.rule == rule.metadata.id } }
        if !habits.isEmpty { told = introduced(besides: excusedFindings(of: &older, habits, besides: old, &notes)) }
        return told.map { finding in
            guard !changes.changed.contains(PathText.joined(loaded.root, finding.location.path)) else { return finding }
            var finding = finding
            finding.note = "the change does not touch this file"
            return finding
        }
    }

    /// The base of a change, read when it is first asked for.
    private struct OlderSide {
        let preparation: Preparation
        let changes: ChangeSet
        let newer: LoadedProject
        var base: LoadedProject?
    }

    /// Those that an earlier run has kept, else those that the base has now.
    private func oldFindings(of older: inout OlderSide, neededFor open: [Finding], _ notes: inout [String]) -> [OldFinding] {
        let cache = older.changes.cache
        let name = cache.flatMap { cache in
            older.newer.entry.map { cache.name(of: older.changes.base, older.preparation, dialect: $0.dialect.name) }
        }
        if let name, let known = cache?.findings.findings(of: name) { return known }
        let base = base(of: &older, &notes)
        let old = findings(in: base, name == nil ? rules(needed: open) : rules[...])
        if let name, base.isSeenWhole { cache?.findings.keep(old, of: name) }
        return old
    }

    /// What rules would tell of the base but for the team's habits.
    private func excusedFindings(
        of older: inout OlderSide, _ rules: [any Rule], besides known: [OldFinding], _ notes: inout [String]
    ) -> [OldFinding] {
        var base = base(of: &older, &notes)
        base.settings.assumesHabits = true
        let names = Set(known.map(\.fingerprint))
        return findings(in: base, rules[...]).filter { !names.contains($0.fingerprint) }
    }

    private func findings(in base: LoadedProject, _ rules: ArraySlice<any Rule>) -> [OldFinding] {
        guard let project = base.project else { return [] }
        var timings = StageTimes()
        return findings(in: project, base, ContractRun(base, project), rules, &timings).reported.map { OldFinding($0) }
    }

    private func base(of older: inout OlderSide, _ notes: inout [String]) -> LoadedProject {
        if let base = older.base { return base }
        let (changes, loaded) = (older.changes, older.newer)
        let problems = Set(loaded.problems)
        var preparation = older.preparation
        preparation.written = loaded.entry
        var base = LoadedProject()
        base.root = loaded.root
        base.isWhole = loaded.isWhole
        read(preparation, changes.base, known: known(loaded, on: changes), &base)
        let others = base.problems.filter { !problems.contains($0) && changes.changed.contains(PathText.joined(loaded.root, $0.path)) }
        if !others.isEmpty {
            notes.append("\(others[0].path) could not be read or followed whole on the older side; what it holds may look new")
        }
        older.base = base
        return base
    }

    /// What the older side need not read again.
    private func known(_ loaded: LoadedProject, on changes: ChangeSet) -> SourceReader.Known {
        var known = SourceReader.Known(headers: loaded.headers, cache: changes.cache?.outlines)
        let current = changes.current as? GitTree
        for file in loaded.project?.graph.files ?? []
        where changes.base.shares(PathText.joined(loaded.root, file.path), with: current) {
            known.outlines[file.path] = file.outline
        }
        return known
    }

    /// Keeps what this run has found out for the next one: what is staged mostly is what will be committed.
    ///
    /// - Parameter findings: all that were reported.
    func keep(_ findings: [Finding], _ loaded: LoadedProject, _ preparation: Preparation, _ changes: ChangeSet) {
        guard let cache = changes.cache, let side = changes.current as? GitTree, let entry = loaded.entry else { return }
        cache.outlines.keep(loaded.uncached, used: loaded.cached.map(\.key))
        guard loaded.isSeenWhole else { return }
        cache.findings.keep(findings.map { OldFinding($0) }, of: cache.name(of: side, preparation, dialect: entry.dialect.name))
    }

    /// The rules up to the last one that found something: an earlier one may speak for a later one. What is said of
    /// comments depends on all.
    private func rules(needed findings: [Finding]) -> ArraySlice<any Rule> {
        let found = Set(findings.map(\.rule))
        if DirectiveRules.all.contains(where: { found.contains($0.id) }) { return rules[...] }
        let last = rules.lastIndex { found.contains($0.metadata.id) } ?? rules.count - 1
        return rules[...last]
    }
}
