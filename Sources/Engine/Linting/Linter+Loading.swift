import Diagnostics
import LintConfiguration
import ProjectGraph
import RuleKit
import Viper

extension Linter {
    /// Reads the files and the configuration, and builds the graph.
    public func load(_ options: Options) -> LoadedProject {
        var loaded = LoadedProject()
        if let preparation = prepare(options, &loaded) { read(preparation, DiskTree(), readsTests: true, &loaded) }
        if let exclusion = loaded.exclusion { loaded.errors.append(exclusion) }
        return loaded
    }

    /// What is known before a file is read.
    struct Preparation {
        var place: PlaceOfWork
        var team: TeamConfiguration
        /// The dialect that the configuration names, with the team's words; nil where it names none.
        var written: DialectLibrary.Entry?
        /// Nil for as many threads as are worth while.
        var jobs: Int?
        var isSurvey: Bool
        /// Whether the user named the configuration.
        var isConfigured: Bool
        /// The files to judge, where nothing is compared.
        var tree: any FileTree

        /// Whether all is read that the configuration covers.
        var coversAll: Bool { place.walksByChoice && place.folders.contains("") && team.prefix.isEmpty }

        /// Whether a pattern that matches nothing is a mistake: all that it could match is read.
        func coversAll(of pattern: Located<PathPattern>) -> Bool {
            place.walksByChoice && place.folders.contains { pattern.value.isAbout(folder: team.prefix + $0) }
        }
    }

    /// Nil where nothing can be read; ``LoadedProject/errors`` tells why.
    func prepare(_ options: Options, _ loaded: inout LoadedProject) -> Preparation? {
        var place = PlaceOfWork(paths: options.paths, selection: options.selection, buffer: options.buffer?.path)
        loaded.errors += place.errors
        if options.configurationPath == nil {
            let (notes, errors) = place.findProject()
            loaded.notes += notes
            loaded.errors += errors
            guard errors.isEmpty else { return nil }
        }
        guard var team = TeamConfiguration(options, place: place, library: library, errors: &loaded.errors) else { return nil }
        if options.configurationPath == nil, !options.isSurvey, let note = ConfigurationFile.noteOnOtherEnding(root: place.innermost, team) {
            loaded.notes.append(note)
        }
        // Whoever names a file means its place in the project; where nothing tells what the project is, the file alone.
        if team.exists, place.enter(team.folder) { team.start(at: place.root) }
        loaded.root = place.root
        loaded.shownRoot = place.shownRoot
        loaded.isWhole = !place.folders.isEmpty
        let written = dialect(of: team, &loaded)
        guard written != nil || team.dialect == nil else { return nil }
        loaded.threshold = options.isStrict ? .warning : team.threshold
        loaded.baseline = team.baseline(options.baselinePath, root: place.root)
        loaded.neverBaselined = team.neverBaselined
        loaded.linted = (place.folders + place.files).map { PathText.joined(place.root, $0) }
        let preparation = Preparation(
            place: place, team: team, written: written, jobs: options.jobs,
            isSurvey: options.isSurvey, isConfigured: options.configurationPath != nil, tree: tree(options, place))
        loaded.coversAll = preparation.coversAll
        loaded.isConfiguredFromAbove = preparation.isConfigured && place.walksByChoice && place.folders.contains("") && !team.prefix.isEmpty
        return preparation
    }

    private func tree(_ options: Options, _ place: PlaceOfWork) -> any FileTree {
        guard let buffer = options.buffer, let path = place.selection?.first else { return DiskTree() }
        return BufferTree(path: path, bytes: buffer.bytes)
    }

    /// One thread has done with fewer before others have started.
    private static let fewFiles = 32

    /// - Parameters:
    ///   - known: files that need not be read again.
    ///   - readsTests: whether more is asked of tests than what they declare; no rule does.
    func read(
        _ preparation: Preparation, _ tree: any FileTree, known: SourceReader.Known = SourceReader.Known(), readsTests: Bool = false,
        _ loaded: inout LoadedProject
    ) {
        let (place, team) = (preparation.place, preparation.team)
        var timings = loaded.timings
        let walk = timings.measure("walk") { self.walk(preparation, tree, &loaded) }
        defer { loaded.timings = timings }
        guard !walk.files.isEmpty, loaded.exclusion == nil else { return }
        let layout = timings.measure("targets") { self.layout(walk.layoutFiles, place, tree, &loaded) }
        loaded.jobs = preparation.jobs ?? (walk.files.count < Self.fewFiles ? 1 : FileSystem.coreCount)
        let reader = SourceReader(
            root: place.root, jobs: loaded.jobs, layout: layout, alsoLinted: team.alsoLinted,
            setAside: (team.configuration.setAside.map(\.value), team.prefix), readsTests: readsTests, tree: tree, known: known)
        let result = timings.measure("read") { reader.read(walk.files) }
        loaded.tree = tree
        loaded.headers = result.headers
        (loaded.cached, loaded.uncached) = (result.cached, result.uncached)
        if var tree = tree as? GitTree, !result.cached.isEmpty {
            tree.keptPaths = Set(result.cached.map { PathText.joined(place.root, $0.path) })
            loaded.tree = tree
        }
        loaded.problems += result.problems
        loaded.errors += place.errors(among: result.problems)
        guard result.fileCount > 0 else {
            if loaded.errors.isEmpty { loaded.errors.append(place.absence(of: walk.files.count, result.problems)) }
            return
        }
        loaded.lineCount = result.lineCount
        let graph = timings.measure("graph") { result.builder.graph(jobs: loaded.jobs) }
        let found = timings.measure("dialect") {
            preparation.written ?? detectedDialect(of: graph, isThorough: preparation.isSurvey, team, &loaded)
        }
        guard let entry = found else { return }
        loaded.entry = entry
        for pattern in team.configuration.setAside where preparation.coversAll(of: pattern) {
            let isUsed = graph.files.contains { pattern.value.matches(team.prefix + $0.path) }
            if !isUsed { loaded.errors.append(team.unmatched(pattern)) }
        }
        let overrides = FileOverrides(team, graph: graph)
        loaded.errors += overrides.unused.filter(preparation.coversAll).map { team.unmatched($0) }
        loaded.settings = RuleSettings(general: settings(entry, team), overrides: overrides)
        loaded.contracts = team.contracts
        loaded.prefix = team.prefix
        loaded.project = timings.measure("roles") {
            VIPERProject(
                graph: graph, dialect: entry.dialect, regions: overrides.regions(of: entry.dialect), jobs: loaded.jobs)
        }
        // A part of what the configuration is for needn't have all that it speaks of.
        guard preparation.coversAll, !preparation.isSurvey, team.exists, let project = loaded.project else { return }
        loaded.notes += team.notes(onIdleAmong: rules, set: loaded.settings.general, entry.dialect)
        if team.configuration.words.isEmpty { return }
        loaded.notes += team.notes(onWordsUnusedIn: project, beside: team.dialect.flatMap { library[$0] })
    }

    /// What contracts, and rules that no dialect knows, say of themselves lies below what the configuration says of them.
    func settings(_ entry: DialectLibrary.Entry, _ team: TeamConfiguration) -> [String: RuleSetting] {
        var settings = entry.rules
        let own = ownSeverities.mapValues { RuleSeverity($0) }
        for (id, severity) in Array(own) + team.contracts.map({ ($0.id, $0.contract.severity) }) {
            let base = RuleSetting(severity: severity, line: 0)
            settings[id] = settings[id].map { base.overlaid(with: $0) } ?? base
        }
        return settings
    }

    // MARK: - Dialect

    var library: DialectLibrary { DialectLibrary(texts: dialects, vocabulary: vocabulary) }

    /// The dialect that the configuration names; nil where it names none.
    private func dialect(of team: TeamConfiguration, _ loaded: inout LoadedProject) -> DialectLibrary.Entry? {
        guard let name = team.dialect else { return nil }
        let (entry, problems) = library.load(name)
        loaded.errors += problems.map(\.description)
        return problems.isEmpty ? entry.map { team.laid(over: $0) } : nil
    }

    /// The dialect that the code shows, or what all have in common where it shows none.
    private func detectedDialect(
        of graph: ProjectGraph, isThorough: Bool, _ team: TeamConfiguration, _ loaded: inout LoadedProject
    ) -> DialectLibrary.Entry? {
        let library = library
        let shelf = library.shelf()
        let detection = DialectDetection(graph: graph, dialects: shelf.recognisable, isThorough: isThorough, jobs: loaded.jobs)
        loaded.detection = detection
        // A survey tells the dialect and all that speaks for it itself.
        if !isThorough, let note = detection.note(team) { loaded.notes.append(note) }
        let loads = (detection.verdict == .dialect ? detection.nearest : shelf.common).map { library.load($0, from: shelf) }
        let problems = shelf.problems + (loads?.problems ?? [])
        loaded.errors += problems.map(\.description)
        return problems.isEmpty ? loads?.entry.map { team.laid(over: $0) } : nil
    }

    /// The rules and options that a configuration may name.
    public var vocabulary: RuleVocabulary {
        RuleVocabulary(
            rules: Dictionary(
                (rules.map(\.metadata) + DirectiveRules.all).map { rule in
                    (rule.id, Dictionary(rule.options.map { ($0.name, $0.kind) }) { first, _ in first })
                }) { first, _ in first })
    }

    // MARK: - Files

    private func layout(_ found: LayoutFiles, _ place: PlaceOfWork, _ tree: any FileTree, _ loaded: inout LoadedProject) -> TargetLayout {
        var found = found
        found.noteThoseAbove(root: place.root, walked: place.folders, files: place.files, tree: tree)
        var discovery = TargetDiscovery(root: place.root, tree: tree)
        discovery.read(manifests: found.manifests, projects: found.projects)
        loaded.notes += discovery.notes
        return discovery.layout
    }

    /// The files of a side that the configuration covers.
    func files(_ place: PlaceOfWork, _ team: TeamConfiguration, _ tree: any FileTree, jobs: Int = 1) -> FileWalk {
        var walk = FileWalk(root: place.root, configuration: team.configuration, prefix: team.prefix, tree: tree)
        for folder in place.folders { walk.collect(folder, jobs: jobs) }
        for file in place.files { walk.add(file: file) }
        walk.finish()
        return walk
    }

    private func walk(_ preparation: Preparation, _ tree: any FileTree, _ loaded: inout LoadedProject) -> FileWalk {
        let (place, team) = (preparation.place, preparation.team)
        let walk = files(place, team, tree, jobs: preparation.jobs ?? FileSystem.coreCount)
        let failures = walk.failures.map { Report.Problem(path: $0.path, message: $0.message) }
        loaded.problems += failures
        loaded.errors += place.errors(among: failures)
        for (position, pattern) in team.configuration.included.enumerated()
        where !walk.usedIncluded.contains(position) && preparation.coversAll(of: pattern) {
            loaded.errors.append(team.unmatched(pattern, by: team.configuration.excluded.isEmpty ? "no Swift file" : "no Swift file that 'excluded' leaves"))
        }
        // No error: what is excluded (a folder of generated code, say) may not be there on every machine.
        for (position, pattern) in team.configuration.excluded.enumerated()
        where !walk.usedExcluded.contains(position) && preparation.coversAll(of: pattern) {
            loaded.notes.append(team.unmatched(pattern, by: "nothing to exclude"))
        }
        if place.walksByChoice, !preparation.isConfigured, !preparation.isSurvey {
            let unused = walk.configurations.sorted().filter { !team.files.contains(PathText.joined(place.root, $0)) }
            loaded.notes += place.notes(onUnused: unused)
        }
        lookForWhatWasNamed(in: walk, preparation, &loaded)
        if walk.excludesSome {
            loaded.excluded = ExcludedSources(
                root: place.root, folders: place.folders, configuration: team.configuration, prefix: team.prefix,
                jobs: preparation.jobs ?? FileSystem.coreCount)
        }
        return walk
    }

    /// Programs that hand on the names of files, such as pre-commit and editors, don't know what the configuration excludes.
    private func lookForWhatWasNamed(in walk: FileWalk, _ preparation: Preparation, _ loaded: inout LoadedProject) {
        let (place, team) = (preparation.place, preparation.team)
        let isThere = place.named.isEmpty ? !walk.files.isEmpty
            : walk.files.contains { place.isNamed(PathText.joined(place.root, $0)) }
        let excluded = place.note(onExcluded: walk.namedExcluded, by: team.path)
        if isThere { return loaded.notes += [excluded, place.note(onSelectionBeside: walk.files)].compactMap(\.self) }
        guard loaded.errors.isEmpty else { return }
        if let excluded {
            loaded.exclusion = excluded
        } else if walk.excludesSome {
            let all = "there is no Swift file in \(place.shownRoot) but what \(team.path) excludes"
            // Whoever lints the whole, and excludes all of it, has made a mistake.
            if preparation.coversAll { loaded.errors.append(all) } else { loaded.exclusion = all }
        } else {
            loaded.errors.append("there is no Swift file in \(place.named.isEmpty ? place.shownRoot : "what was named")")
        }
    }
}
