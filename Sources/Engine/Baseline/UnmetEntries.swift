import Diagnostics
import LintConfiguration
import ProjectGraph
import Viper

/// The entries of a baseline that a run has no finding for: what is fixed, and what nobody has looked for.
///
/// An entry of `view-query` says nothing of the code where `view-query: off` stands, and a type in an excluded folder may be as it
/// was. What a comment keeps quiet is neither: it has been found.
struct UnmetEntries {
    private(set) var fixed: [BaselineEntry] = []
    /// The rule is off for them, or their file is excluded or set aside.
    private(set) var unsought: [BaselineEntry] = []

    /// - Parameter rules: all that there are; an entry of another one will never be met again.
    init(_ entries: [BaselineEntry], in loaded: LoadedProject, suppressed: [SuppressedFinding], rules: Set<String>) {
        let found = Set(suppressed.map(\.finding.fingerprint))
        let entries = entries.filter { !found.contains($0.fingerprint) }
        guard !entries.isEmpty, let graph = loaded.project?.graph else { return }
        let types = TypesByName(Set(entries.flatMap { [$0.from, $0.to] }), in: graph, loaded.excluded)
        for entry in entries {
            let isSought = !rules.contains(entry.rule)
                || !types.isExcluded(entry.from) && !types.isExcluded(entry.to) && Self.isLookedFor(entry, types, graph, loaded.settings)
            if isSought { fixed.append(entry) } else { unsought.append(entry) }
        }
    }

    func note(on file: BaselineFile) -> String? {
        guard !unsought.isEmpty else { return nil }
        let entries = unsought.count == 1 ? "1 entry of \(file.shownPath) was" : "\(unsought.count) entries of \(file.shownPath) were"
        return "\(entries) not looked for and \(unsought.count == 1 ? "stays" : "stay"): the rule is off there, or the file is excluded or set aside"
    }

    private static func isLookedFor(_ entry: BaselineEntry, _ types: TypesByName, _ graph: ProjectGraph, _ settings: RuleSettings) -> Bool {
        // Rules about comments are on wherever nobody says otherwise.
        let usual: RuleSeverity = DirectiveRules.all.contains { $0.id == entry.rule } ? .error : .off
        let files = types.files[entry.from] ?? []
        guard !files.isEmpty else { return usual != .off || settings.isOn(entry.rule) }
        return files.contains { !graph[$0].isSetAside && settings.severity(of: entry.rule, in: $0, unlessSet: usual) != .off }
    }
}

/// Where types are declared that only their names tell of.
private struct TypesByName {
    private(set) var files: [String: [FileID]] = [:]
    private let excluded: Set<String>

    init(_ names: Set<String>, in graph: ProjectGraph, _ others: ExcludedSources?) {
        var known: Set<String> = []
        for type in graph.types where names.contains(type.fullName) {
            files[type.fullName, default: []] += type.parts.map(\.file)
            if !type.isExternal || type.framework != nil { known.insert(type.fullName) }
        }
        let unknown = names.filter { !$0.isEmpty && !known.contains($0) }
        excluded = unknown.isEmpty ? [] : others?.typeNames.intersection(unknown) ?? []
    }

    func isExcluded(_ name: String) -> Bool { excluded.contains(name) }
}

/// The code that a configuration excludes from what was walked. It is read only where somebody has to know what is in it.
struct ExcludedSources: Sendable {
    let root: String
    /// Relative to the root.
    let folders: [String]
    let configuration: Configuration
    /// What patterns see before a path of the root.
    let prefix: String
    let jobs: Int

    /// Of the types that are declared there, with the types around them.
    var typeNames: Set<String> {
        var walk = FileWalk(root: root, configuration: Configuration(alsoLinted: configuration.alsoLinted), prefix: prefix)
        for folder in folders { walk.collect(folder, jobs: jobs) }
        walk.finish()
        let paths = walk.files.filter { !configuration.covers(file: prefix + $0) }
        let graph = SourceReader(root: root, jobs: jobs).read(paths).builder.graph(jobs: jobs)
        return Set(graph.projectTypes.map { graph[$0].fullName })
    }
}
