import ArgumentParser
import Diagnostics
import Engine
import Reporters

/// What `--reporter` asks for: a format, and the file that the report is for.
struct ReportRequest: ExpressibleByArgument, Equatable {
    var format: ReportFormat
    /// Nil for standard output.
    var path: String?

    init(format: ReportFormat, path: String? = nil) {
        self.format = format
        self.path = path
    }

    /// `sarif`, or `sarif:report.sarif`.
    init?(argument: String) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let format = ReportFormat(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
        self.init(format: format, path: parts.count > 1 ? Tool.file(named: parts[1]) : nil)
    }

    static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }
    static var allValueDescriptions: [String: String] { [:] }
}

/// The reports that the arguments ask for.
struct ReportOptions: ParsableArguments {
    @Option(help: ArgumentHelp(
        "The form of the report, with the file that it is for behind a colon; may be repeated.", valueName: "format[:file]"))
    var reporter: [ReportRequest] = []

    @Option(help: ArgumentHelp("Write the report to a file instead of standard output.", valueName: "file"), completion: .file())
    var output: String?

    @Flag(help: "Only findings: no notes, no summary.")
    var quiet = false

    func validate() throws {
        if requests.count(where: { $0.path == nil }) > 1 {
            throw ValidationError("only one report can go to standard output; write others to files: --reporter sarif:report.sarif")
        }
        if output != nil, reporter.contains(where: { $0.path != nil }) {
            throw ValidationError("--output names the file of a single report; with several each names its own: --reporter sarif:report.sarif")
        }
        try Tool.refuseEmpty(output, of: "--output")
        let paths = requests.compactMap(\.path)
        for path in paths { try Tool.refuseSource(path) }
        if let shared = paths.first(where: { path in paths.count { Tool.isOnePlace($0, path) } > 1 }) {
            throw ValidationError("two reports can't go to one file: \(shared)")
        }
    }

    /// What is asked for; text if nothing is.
    var requests: [ReportRequest] {
        let requests = reporter.isEmpty ? [ReportRequest(format: .text)] : reporter
        return requests.map { ReportRequest(format: $0.format, path: $0.path ?? output.flatMap { Tool.file(named: $0) }) }
    }
}

extension [ReportRequest] {
    /// - Returns: whether every report reached its place. One that does not keeps back none of the others.
    func deliver(_ report: Report, _ root: LintedRoot, quiet: Bool) -> Bool {
        var succeeded = true
        // Without a finding, a quiet report of half a project would look like that of a clean one.
        if quiet, let partial = root.asShown(report).noteOnWhatIsMissing {
            Tool.tell("warning", partial)
        }
        for request in self {
            let text = request.format.render(report, root, toTerminal: request.path == nil, quiet: quiet)
            succeeded = Tool.deliver(text, to: request.path) && succeeded
            guard request.format == .github else { continue }
            succeeded = Tool.addToStepSummary(ReportFormat.markdown.render(report, root, toTerminal: false)) && succeeded
        }
        return succeeded
    }
}

enum ReportFormat: String, CaseIterable {
    case text, xcode, github, sarif, gitlab, junit, checkstyle, sonarqube, markdown, json, openmetrics

    /// Whether people read in it which files could not be read.
    var tellsProblems: Bool { [.text, .xcode, .github, .markdown].contains(self) }

    func render(_ report: Report, _ root: LintedRoot, toTerminal: Bool, quiet: Bool = false) -> String {
        switch self {
        case .text:
            // As seen from the working directory, where a terminal opens what one clicks on.
            TextReporter(colour: toTerminal && Tool.usesColour, maximumWidth: toTerminal ? Tool.terminalWidth : nil, quiet: quiet)
                .render(root.asShown(report))
        // Xcode opens nothing but absolute paths.
        case .xcode: XcodeReporter().render((quiet ? report.withoutProblems : report).withPaths(below: root.path))
        // Relative to the root that was linted: part of the published format.
        case .json: JSONReporter().render(report)
        case .github: GitHubReporter().render(root.fromRepository(report))
        case .sarif: SARIFReporter().render(root.fromRepository(report))
        case .gitlab: GitLabReporter().render(root.fromRepository(report))
        case .junit: JUnitReporter().render(root.fromRepository(report))
        case .checkstyle: CheckstyleReporter().render(root.fromRepository(report))
        case .sonarqube: SonarQubeReporter().render(root.fromRepository(report))
        case .markdown: MarkdownReporter().render(root.fromRepository(report))
        case .openmetrics: OpenMetricsReporter().render(report)
        }
    }
}

/// Where a report's paths start.
struct LintedRoot {
    /// Absolute.
    var path: String
    /// The same as the user wrote it.
    var shownPath: String

    /// With paths from the working directory.
    func asShown(_ report: Report) -> Report { shownPath == "." ? report : report.withPaths(below: shownPath) }

    /// With paths from the top of the repository: what reads the report knows files by those.
    fileprivate func fromRepository(_ report: Report) -> Report {
        let prefix = RepositoryTop.path(of: path)
        return prefix.isEmpty ? report : report.withPaths(below: prefix)
    }
}

extension Report {
    fileprivate var withoutProblems: Report {
        var report = self
        report.problems = []
        return report
    }
}
