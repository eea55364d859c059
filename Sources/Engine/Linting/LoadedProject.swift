import Configuration
import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// A project that has been read, with the configuration that goes for it.
public struct LoadedProject: Sendable {
    /// Nil where there is nothing to lint or the configuration can't be followed.
    public var project: VIPERProject?
    /// Absolute.
    public var root = ""
    /// The same as the user wrote it.
    public var shownRoot = ""
    public var errors: [String] = []
    public var notes: [String] = []
    public var problems: [Report.Problem] = []
    var lineCount = 0
    /// By rule: the dialect's settings with the team's laid over them.
    var settings: [String: RuleSetting] = [:]
    var threshold: Severity? = .error
}

extension Linter {
    /// Reads the files and the configuration, and builds the graph.
    public func load(_ options: Options) -> LoadedProject {
        var loaded = LoadedProject()
        let place = PlaceOfWork(paths: options.paths)
        loaded.root = place.root
        loaded.shownRoot = place.shownRoot
        loaded.errors += place.errors
        guard let team = configuration(options, root: place.root, &loaded) else { return loaded }
        let name = team.configuration.dialect?.value ?? Self.defaultDialect
        guard let dialect = dialectConfiguration(name, &loaded) else { return loaded }
        loaded.settings = dialect.rules.merging(team.configuration.rules) { $0.overlaid(with: $1) }
        loaded.threshold = (team.configuration.failOn ?? .error).threshold
        let walk = walk(place, team, &loaded)
        guard !walk.files.isEmpty else { return loaded }
        let layout = layout(walk.layoutFiles, place, &loaded)
        let jobs = options.jobs ?? FileSystem.coreCount
        let result = SourceReader(root: place.root, jobs: jobs, layout: layout, alsoLinted: team.configuration.alsoLinted)
            .read(walk.files)
        loaded.problems += result.problems
        loaded.problems += result.files.flatMap { DirectiveCheck.problems(in: $0) }
        loaded.lineCount = result.lineCount
        loaded.project = VIPERProject(
            graph: GraphBuilder.build(result.files, targets: layout.targets, jobs: jobs),
            dialect: Dialect(dialect).applying(team.configuration))
        return loaded
    }

    static let defaultDialect = "clean"

    // MARK: - Configuration

    private func dialectConfiguration(_ name: String, _ loaded: inout LoadedProject) -> Configuration? {
        let decoded = Configuration.decode(
            dialects[name] ?? "", path: name + ".yml", vocabulary: vocabulary, dialects: Array(dialects.keys))
        guard decoded.problems.isEmpty else {
            loaded.errors += decoded.problems.map(\.description)
            return nil
        }
        return decoded.configuration
    }

    /// The rules and options that a configuration may name.
    public var vocabulary: RuleVocabulary {
        RuleVocabulary(
            rules: Dictionary(
                uniqueKeysWithValues: rules.map { rule in
                    let options = rule.metadata.options.map { ($0.name, $0.kind) }
                    return (rule.metadata.id, Dictionary(uniqueKeysWithValues: options))
                }))
    }

    private func configuration(
        _ options: Options, root: String, _ loaded: inout LoadedProject
    ) -> (configuration: Configuration, prefix: String, path: String)? {
        guard let found = ConfigurationFile.find(options.configurationPath, root: root) else {
            loaded.notes.append(
                "no \(ConfigurationFile.name) was found, so the dialect '\(Self.defaultDialect)' is used as it is")
            return (Configuration(), "", "")
        }
        guard let text = found.text else {
            loaded.errors.append("\(found.shownPath): could not be read: \(found.failure)")
            return nil
        }
        let decoded = Configuration.decode(
            text, path: found.shownPath, vocabulary: vocabulary, dialects: Array(dialects.keys))
        guard decoded.problems.isEmpty else {
            loaded.errors += decoded.problems.map(\.description)
            return nil
        }
        return (decoded.configuration, found.prefix(of: root), found.shownPath)
    }

    // MARK: - Files

    private func layout(_ found: LayoutFiles, _ place: PlaceOfWork, _ loaded: inout LoadedProject) -> TargetLayout {
        var found = found
        found.noteThoseAbove(root: place.root, walked: place.folders, files: place.files)
        var discovery = TargetDiscovery(root: place.root)
        discovery.read(manifests: found.manifests, projects: found.projects)
        loaded.notes += discovery.notes
        return discovery.layout
    }

    private func walk(
        _ place: PlaceOfWork, _ team: (configuration: Configuration, prefix: String, path: String),
        _ loaded: inout LoadedProject
    ) -> FileWalk {
        var walk = FileWalk(root: place.root, configuration: team.configuration, prefix: team.prefix)
        for folder in place.folders { walk.collect(folder) }
        for file in place.files { walk.add(file: file) }
        walk.finish()
        loaded.problems += walk.failures.map { Report.Problem(path: $0.path, message: $0.message) }
        // Named files are a choice within what is included; only a walk shows that a pattern matches nothing.
        if !place.folders.isEmpty {
            for (position, pattern) in team.configuration.included.enumerated() where !walk.usedIncluded.contains(position) {
                loaded.errors.append(
                    "\(team.path):\(pattern.line):\(pattern.column): the pattern '\(pattern.value)' matches no Swift file")
            }
        }
        if !place.folders.isEmpty {
            // No error: what is excluded (a folder of generated code, say) may not be there on every machine.
            for (position, pattern) in team.configuration.excluded.enumerated() where !walk.usedExcluded.contains(position) {
                loaded.notes.append(
                    "\(team.path):\(pattern.line):\(pattern.column): the pattern '\(pattern.value)' matches nothing to exclude")
            }
        }
        if walk.files.isEmpty, loaded.errors.isEmpty {
            loaded.errors.append("there is no Swift file to lint in \(place.shownRoot)")
        }
        return walk
    }
}
