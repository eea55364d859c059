import Configuration
import Diagnostics
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
        /// How many threads read files; nil for one a core.
        public var jobs: Int?
        /// The dialect to use whatever the configuration says.
        public var dialect: String?
        /// Whether a configuration is left aside.
        public var ignoresConfiguration: Bool

        public init(
            paths: [String] = [], configurationPath: String? = nil, jobs: Int? = nil, dialect: String? = nil,
            ignoresConfiguration: Bool = false
        ) {
            self.paths = paths
            self.configurationPath = configurationPath
            self.jobs = jobs
            self.dialect = dialect
            self.ignoresConfiguration = ignoresConfiguration
        }
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

        /// 0: clean; 1: findings at or above the failing severity; 2: could not run.
        public var exitCode: Int32 {
            if !errors.isEmpty { return 2 }
            guard let threshold, let report else { return 0 }
            return report.findings.contains { $0.severity >= threshold } ? 1 : 0
        }
    }

    let rules: [any Rule]
    let dialects: [String: String]
    let version: String

    /// - Parameters:
    ///   - dialects: the text of each dialect's file, by name.
    ///   - version: of the tool, for reports.
    public init(rules: [any Rule], dialects: [String: String], version: String) {
        self.rules = rules
        self.dialects = dialects
        self.version = version
    }

    /// Reads the project, runs the rules and tells what they found.
    public func run(_ options: Options) -> Outcome {
        let loaded = load(options)
        var outcome = Outcome(root: loaded.root, shownRoot: loaded.shownRoot, errors: loaded.errors, notes: loaded.notes, threshold: loaded.threshold)
        guard let project = loaded.project else { return outcome }
        if !project.isVIPER {
            outcome.notes.append(
                "no VIPER stack was found (no presenter that works with an interactor), so there is nothing to judge; "
                    + "'viperlint explain TYPE' shows what speaks for and against a type's role")
        }
        outcome.report = Report(
            toolVersion: version, dialect: project.dialect.name, findings: findings(in: project, loaded),
            metrics: metrics(of: project, lines: loaded.lineCount),
            unresolved: Dictionary(uniqueKeysWithValues: project.graph.unresolved.map { ($0.key.rawValue, $0.value) }),
            problems: loaded.problems.sorted())
        return outcome
    }

    // MARK: - Findings

    private func findings(in project: VIPERProject, _ loaded: LoadedProject) -> [Finding] {
        guard project.isVIPER else { return [] }
        var builder = FindingBuilder(project: project, root: loaded.root)
        var seen: Set<Place> = []
        var findings: [Finding] = []
        for rule in rules {
            for (violation, severity, reason) in violations(of: rule, in: project, loaded.settings) {
                // One fault, one finding: an earlier rule has said more about this place.
                guard seen.insert(Place(site: violation.site, to: violation.to)).inserted else { continue }
                findings.append(builder.finding(violation, rule: rule.metadata.id, severity: severity, reason: reason))
            }
        }
        return Self.numbered(findings.sorted())
    }

    /// With the severity that goes for the file; a rule that is off everywhere is not asked.
    private func violations(
        of rule: any Rule, in project: VIPERProject, _ settings: RuleSettings
    ) -> [(violation: Violation, severity: Severity, reason: String?)] {
        let files = project.graph.files.indices.map { FileID($0) }
        return settings.variants(of: rule.metadata.id).flatMap { variant -> [(violation: Violation, severity: Severity, reason: String?)] in
            guard files.contains(where: { variant.severity($0)?.severity != nil }) else { return [] }
            return rule.check(project, options: variant.options).compactMap { violation in
                guard !project.graph[violation.site.file].isSetAside,
                    let severity = variant.severity(violation.site.file)?.severity
                else { return nil }
                return (violation, severity, variant.reason(violation.site.file))
            }
        }
    }

    private struct Place: Hashable {
        var site: Site
        var to: TypeID
    }

    /// Equal faults between the same two types get different fingerprints, by their order.
    private static func numbered(_ findings: [Finding]) -> [Finding] {
        var counts: [Fingerprint: Int] = [:]
        return findings.map { finding in
            let ordinal = counts[finding.fingerprint, default: 0]
            counts[finding.fingerprint] = ordinal + 1
            guard ordinal > 0 else { return finding }
            var finding = finding
            finding.fingerprint = finding.fingerprint.repeated(ordinal)
            return finding
        }
    }

    private func metrics(of project: VIPERProject, lines: Int) -> Report.Metrics {
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
