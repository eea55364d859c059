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
        let old = oldFindings(of: changes, preparation, loaded, neededFor: open, &notes)
        let root = loaded.root
        var introduced = IntroducedFindings(since: old, oldLines: SourceLines(root: root, tree: changes.base), lines: loaded.lines)
        return introduced.among(findings).filter(isOpen).map { finding in
            guard !changes.changed.contains(PathText.joined(root, finding.location.path)) else { return finding }
            var finding = finding
            finding.note = "the change does not touch this file"
            return finding
        }
    }

    /// Those that an earlier run has kept, else those that the base has now.
    private func oldFindings(
        of changes: ChangeSet, _ preparation: Preparation, _ loaded: LoadedProject, neededFor open: [Finding], _ notes: inout [String]
    ) -> [OldFinding] {
        let name = changes.cache.flatMap { cache in
            loaded.entry.map { cache.name(of: changes.base, preparation, dialect: $0.dialect.name) }
        }
        if let name, let known = changes.cache?.findings.findings(of: name) { return known }
        let root = loaded.root
        let problems = Set(loaded.problems)
        var preparation = preparation
        preparation.written = loaded.entry
        var base = LoadedProject()
        base.root = root
        base.isWhole = loaded.isWhole
        read(preparation, changes.base, known: known(loaded, on: changes), &base)
        let others = base.problems.filter { !problems.contains($0) && changes.changed.contains(PathText.joined(root, $0.path)) }
        if !others.isEmpty {
            notes.append("\(others[0].path) could not be read or followed whole on the older side; what it holds may look new")
        }
        guard let project = base.project else { return [] }
        var timings = StageTimes()
        let rules = name == nil ? rules(needed: open) : rules[...]
        let old = findings(in: project, base, ContractRun(base, project), rules, &timings).reported.map { OldFinding($0) }
        if let name, base.isSeenWhole { changes.cache?.findings.keep(old, of: name) }
        return old
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
