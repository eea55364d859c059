import Diagnostics

/// The report for people: what is wrong, the line it stands on, the places that explain it, why it matters and what to do instead.
public struct TextReporter: Reporter {
    private let palette: Palette
    private let widths: TextWidths
    private let isQuiet: Bool

    /// - Parameters:
    ///   - colour: whether to colour by ANSI sequences. The caller knows the terminal and `NO_COLOR`; without colour no
    ///     escape byte is ever written, whatever the report holds.
    ///   - maximumWidth: the columns of the terminal; nil where there is none to ask.
    ///   - quiet: findings only, without problems and summary.
    public init(colour: Bool, maximumWidth: Int? = nil, quiet: Bool = false) {
        palette = Palette(isColoured: colour)
        widths = TextWidths(terminal: maximumWidth)
        isQuiet = quiet
    }

    public func render(_ report: Report) -> String {
        var blocks = report.findings.map { FindingText(of: $0, palette: palette, widths: widths).rendered }
        if !isQuiet {
            if report.isPartial { blocks.append(problems(of: report)) }
            let summary = SummaryText(of: report, palette: palette)
            blocks.append([summary.byRule, summary.rendered].compactMap(\.self).joined(by: "\n"))
        }
        return blocks.isEmpty ? "" : blocks.joined(by: "\n\n") + "\n"
    }

    private func problems(of report: Report) -> String {
        let files = counted(Set(report.problems.map(\.path)).count, "file")
        let partial = palette.paint("The run is partial", .warning)
            + ": \(files) could not be read or followed whole, so findings may be missing."
        return (report.problems.map(line(for:)) + [partial]).joined(by: "\n")
    }

    private func line(for problem: Report.Problem) -> String {
        let position = [problem.line, problem.line == nil ? nil : problem.column].compactMap(\.self)
        let place = ([problem.path.harmless] + position.map(String.init)).joined(by: ":")
        return palette.paint("warning", .warning) + ": \(place): \(problem.message.harmless)"
    }
}

/// How wide the parts of the text report may become, in columns.
struct TextWidths {
    /// Of wrapped sentences. Longer lines than the default are no pleasure to read, even where they would fit.
    let prose: Int
    /// Of source lines, gutter included. Without a terminal it is wide enough for what most teams let pass.
    let source: Int

    init(terminal: Int?) {
        // Below 40 columns there is no room for a line and its marker; an absurd width must not cost memory.
        let columns = terminal.map { min(max($0, 40), 1000) }
        prose = min(columns ?? 100, 100)
        source = columns ?? 140
    }
}
