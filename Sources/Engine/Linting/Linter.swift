import Diagnostics
import LintConfiguration
import ProjectGraph
import RuleKit
import Viper

/// One run from paths to a report.
public struct Linter: Sendable {
    /// What a run is asked to do.
    public struct Options: Sendable {
        /// Files and folders as the user named them; none means the working directory.
        public var paths: [String]
        /// `--config`; else `.viperlint.yml` is looked for from the root upwards.
        public var configurationPath: String?
        /// How many threads read files; nil for as many as are worth while.
        public var jobs: Int?
        /// The dialect to use whatever the configuration says.
        public var dialect: String?
        /// Whether the code is looked at thoroughly, as if there were no configuration.
        public var isSurvey: Bool
        /// `--baseline`; else the configuration's, or the one beside it.
        public var baselinePath: String?
        /// Findings are only those that a change brings in; nil for all.
        public var comparison: Comparison?
        /// Whether all findings are told where ``Comparison/staged`` has nothing to judge, since nothing at all is staged.
        public var tellsAllIfNothingIsStaged = false
        /// Hears of each stage before it begins.
        public var onStage: StageTimes.Observer?
        /// Whether warnings, stale entries of the baseline, and files that could not be read or followed fail the run.
        public var isStrict = false
        /// Ids of the only rules to tell of; empty for all.
        public var onlyRules: [String] = []
        /// Ids of rules not to tell of.
        public var skippedRules: [String] = []
        /// The only files to tell of, as the user named them; nil for all. The whole project is read.
        public var selection: [String]?
        /// What takes the place of a file's text.
        public var buffer: Buffer?
        /// Whether what earlier runs have left in git's own folder is used, and more is left there.
        public var usesCache = true

        public init(
            paths: [String] = [], configurationPath: String? = nil, jobs: Int? = nil, dialect: String? = nil,
            isSurvey: Bool = false
        ) {
            self.paths = paths
            self.configurationPath = configurationPath
            self.jobs = jobs
            self.dialect = dialect
            self.isSurvey = isSurvey
        }
    }

    /// The text of a file as an editor has it.
    public struct Buffer: Sendable {
        /// As the user named it; there may be no such file yet.
        public var path: String
        public var bytes: [UInt8]

        public init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// What the code is compared with.
    public enum Comparison: Hashable, Sendable {
        /// The working tree with the commit where a revision and `HEAD` part.
        case base(String)
        /// What is staged with `HEAD`.
        case staged
    }

    /// What a run ends with. Errors never take findings with them: what could be linted has been.
    public struct Outcome: Sendable {
        /// Nil where nothing could be linted.
        public var report: Report?
        /// Where the report's paths start: an absolute path.
        public var root: String
        /// The same as the user wrote it.
        public var shownRoot: String
        /// Why the run could not do what it was asked to: exit code 2.
        public var errors: [String]
        /// What the user may want to know.
        public var notes: [String]
        /// The lowest severity that fails the run; nil where none does.
        public var threshold: Severity?
        /// Whether entries of the baseline without a finding, and files that were not seen whole, fail the run.
        var isStrict = false
        /// How long each stage took, in their order.
        public var timings = StageTimes()
        /// What the report is about. Whoever ends the process next had better keep it until then: to give back all of a
        /// large project piece by piece takes longer than most stages.
        public var project: VIPERProject?

        /// 0: clean; 1: findings at or above the failing severity; 2: could not run.
        public var exitCode: Int32 {
            if !errors.isEmpty { return 2 }
            guard let report else { return 0 }
            if isStrict, report.isPartial || report.baseline?.fixed.isEmpty == false { return 1 }
            guard let threshold else { return 0 }
            return report.findings.contains { $0.severity >= threshold } ? 1 : 0
        }
    }

    /// The built-in ones, then those of the program's builder.
    let rules: [any Rule]
    /// Of rules that no dialect knows.
    let ownSeverities: [String: Severity]
    let dialects: [String: String]
    let version: String

    /// - Parameters:
    ///   - rules: those that dialects set.
    ///   - ownRules: beside them, with severities of their own; no two ids are equal.
    ///   - dialects: the text of each dialect's file, by name.
    ///   - version: of the tool, for reports.
    public init(rules: [any Rule], ownRules: [any Rule] = [], dialects: [String: String], version: String) {
        self.rules = rules + ownRules
        ownSeverities = Dictionary(ownRules.map { ($0.metadata.id, $0.metadata.severity) }) { first, _ in first }
        self.dialects = dialects
        self.version = version
    }

    /// Reads the project, runs the rules and tells what they found.
    public func run(_ options: Options) -> Outcome {
        var loaded = LoadedProject()
        loaded.timings = StageTimes(observer: options.onStage)
        let preparation = prepare(options, &loaded)
        var outcome = Outcome(
            root: loaded.root, shownRoot: loaded.shownRoot, errors: loaded.errors, notes: loaded.notes, threshold: loaded.threshold)
        outcome.isStrict = options.isStrict
        let choice = FindingChoice(options, place: preparation?.place)
        // A rule that there isn't is a mistake like a dialect that there isn't: nothing is read for it, and no report replaced.
        let mistakes = preparation.map { choice.problems(among: knownIDs(beside: $0.team.contracts)) } ?? []
        guard mistakes.isEmpty else {
            outcome.errors += mistakes
            return outcome
        }
        do {
            var changes = try preparation.flatMap { try changeSet($0, options, loaded.baseline, &loaded.timings) }
            if options.tellsAllIfNothingIsStaged, changes?.isOfNothing == true {
                changes = nil
                loaded.notes.append("nothing is staged, so all is judged")
            }
            if let absence = changes?.absence {
                outcome.notes = [absence] + loaded.notes
                outcome.errors = loaded.errors
                outcome.report = emptyReport(loaded, preparation)
                return outcome
            }
            if let preparation {
                read(
                    preparation, changes?.current ?? preparation.tree, known: SourceReader.Known(cache: changes?.cache?.outlines), &loaded)
            }
            outcome.errors = loaded.errors
            outcome.notes = (changes?.notes ?? []) + loaded.notes
            outcome.timings = loaded.timings
            if let exclusion = loaded.exclusion {
                outcome.notes.append(exclusion)
                outcome.report = emptyReport(loaded, preparation)
            }
            guard let preparation, loaded.project != nil else { return outcome }
            try report(preparation, loaded, changes, choice, &outcome)
        } catch {
            outcome.errors.append("\(error)")
        }
        return outcome
    }

    private func report(
        _ preparation: Preparation, _ loaded: LoadedProject, _ changes: ChangeSet?, _ choice: FindingChoice,
        _ outcome: inout Outcome
    ) throws {
        guard let project = loaded.project else { return }
        outcome.project = project
        let contracts = ContractRun(loaded, project)
        outcome.errors += contracts.errors
        outcome.notes += contracts.notes
        let baseline = try loaded.readBaseline(staged: changes?.stagedBaseline, &outcome.notes)
        let unjudged = project.noteWithoutStack(hasContracts: !contracts.isEmpty) ?? project.noteOnTargetsWithoutStack
        outcome.notes += [unjudged, project.noteOnAppsOnTheirWay, project.noteOnOtherArchitectures].compactMap(\.self) + choice.notes(on: loaded)
        let found = findings(in: project, loaded, contracts, rules[...], &outcome.timings)
        var report = report(of: found, on: project, loaded, choice)
        if let changes {
            var notes: [String] = []
            report.findings = outcome.timings.measure("older side") {
                keepIntroduced(report.findings, by: changes, preparation, loaded, &notes) { loaded.isOpen($0, beside: baseline) }
            }
            outcome.notes += notes
            report.comparison = changes.comparison
            outcome.timings.measure("cache") { keep(found.reported, loaded, preparation, changes) }
        }
        outcome.timings.measure("lines") { report.complete(by: loaded.lines) }
        outcome.report = report
        if let baseline { loaded.hold(&outcome, against: baseline, choice, rules: Set(knownIDs(beside: loaded.contracts))) }
    }

    /// All that is chosen, known and old or not.
    private func report(
        of found: (reported: [Finding], suppressed: [SuppressedFinding]), on project: VIPERProject, _ loaded: LoadedProject,
        _ choice: FindingChoice
    ) -> Report {
        var report = Report(
            toolVersion: version, dialect: project.dialect.name,
            findings: found.reported.filter { choice.tells($0, below: loaded.root) },
            suppressed: found.suppressed.filter { choice.tells($0.finding, below: loaded.root) },
            metrics: metrics(of: project, lines: loaded.lineCount), unresolved: project.graph.unresolvedCounts,
            problems: loaded.problems.sorted(), rules: describedRules(loaded))
        report.hasStack = project.isVIPER
        report.failingSeverity = loaded.threshold
        return report
    }

    /// What is told where all that was asked for is excluded: who reads reports gets one.
    private func emptyReport(_ loaded: LoadedProject, _ preparation: Preparation?) -> Report {
        Report(
            toolVersion: version, dialect: preparation?.written?.dialect.name ?? "", findings: [],
            metrics: Report.Metrics(files: 0, lines: 0, types: 0, edges: 0, roles: [:]), unresolved: [:], problems: loaded.problems.sorted())
    }

    /// Nil where nothing is to be compared.
    private func changeSet(
        _ preparation: Preparation, _ options: Options, _ baseline: BaselineFile?, _ timings: inout StageTimes
    ) throws -> ChangeSet? {
        guard let comparison = options.comparison else { return nil }
        let (place, team) = (preparation.place, preparation.team)
        return try timings.measure("git") {
            let repository = try GitRepository(at: place.root)
            // A file that the user named is meant as it is on disk.
            let baseline = options.baselinePath == nil ? baseline?.path : nil
            return try ChangeSet(comparison, of: place.root, in: repository, configuration: team.files, baseline: baseline) {
                let keeps = comparison == .staged && options.usesCache
                let jobs = preparation.jobs ?? FileSystem.coreCount
                let (cache, walk) = Parallel.both(jobs: jobs) {
                    keeps ? RepositoryCache(of: repository, version: version) : nil
                } _: {
                    files(place, team, DiskTree(), jobs: jobs)
                }
                return ChangeSet.OnDisk(sources: walk.files.map { PathText.joined(place.root, $0) }, cache: cache)
            }
        }
    }

    func knownIDs(beside contracts: [TeamContract]) -> [String] {
        rules.map(\.metadata.id) + contracts.map(\.id) + DirectiveRules.all.map(\.id)
    }

    /// The rules that ran, with the contracts.
    private func describedRules(_ loaded: LoadedProject) -> [RuleDescription] {
        let known = rules.map(\.metadata).filter { loaded.settings.isOn($0.id) } + DirectiveRules.all
        let described = known.map { rule in
            rule.described(as: loaded.settings.general[rule.id]?.severity?.severity ?? rule.severity)
        }
        return described + loaded.contracts.filter { loaded.settings.isOn($0.id) }.map(\.described)
    }

    func metrics(of project: VIPERProject, lines: Int) -> Report.Metrics {
        var roles: [String: Int] = [:]
        var count = 0
        for type in project.graph.projectTypes where project.graph[type].kind != .alias {
            count += 1
            guard !project.isSetAside(type) else { continue }
            roles[project.role(of: type)?.rawValue ?? "unassigned", default: 0] += 1
        }
        let setAside = project.graph.files.reduce(into: [String: Int]()) { counts, file in
            if file.isSetAside { counts[file.category.rawValue, default: 0] += 1 }
        }
        return Report.Metrics(
            files: project.graph.files.count, lines: lines, types: count, edges: project.graph.edges.count, roles: roles,
            setAside: setAside)
    }
}
