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
        self.init(format: format, path: parts.count > 1 ? parts[1] : nil)
    }

    static var allValueStrings: [String] { ReportFormat.allCases.map(\.rawValue) }
    static var allValueDescriptions: [String: String] { [:] }
}

enum ReportFormat: String, CaseIterable {
    case text, xcode, github, sarif, gitlab, junit, checkstyle, sonarqube, markdown, json, openmetrics

    func render(_ report: Report, _ outcome: Linter.Outcome, toTerminal: Bool, quiet: Bool = false) -> String {
        switch self {
        case .text:
            // As seen from the working directory, where a terminal opens what one clicks on.
            TextReporter(colour: toTerminal && Tool.usesColour, maximumWidth: toTerminal ? Tool.terminalWidth : nil, quiet: quiet)
                .render(outcome.shownRoot == "." ? report : report.withPaths(below: outcome.shownRoot))
        // Xcode opens nothing but absolute paths.
        case .xcode: XcodeReporter().render((quiet ? report.withoutProblems : report).withPaths(below: outcome.root))
        // Relative to the root that was linted: part of the published format.
        case .json: JSONReporter().render(report)
        case .github: GitHubReporter().render(outcome.fromRepository(report))
        case .sarif: SARIFReporter().render(outcome.fromRepository(report))
        case .gitlab: GitLabReporter().render(outcome.fromRepository(report))
        case .junit: JUnitReporter().render(outcome.fromRepository(report))
        case .checkstyle: CheckstyleReporter().render(outcome.fromRepository(report))
        case .sonarqube: SonarQubeReporter().render(outcome.fromRepository(report))
        case .markdown: MarkdownReporter().render(outcome.fromRepository(report))
        case .openmetrics: OpenMetricsReporter().render(report)
        }
    }
}

extension Linter.Outcome {
    /// With paths from the top of the repository: what reads the report knows files by those.
    fileprivate func fromRepository(_ report: Report) -> Report {
        let prefix = RepositoryTop.path(of: root)
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
