import Diagnostics

/// One JSON object for other programs, as `Schemas/report.schema.json` describes it.
///
/// Strings are exact here, whatever they hold: escaping is the format's, and hiding is the reader's business.
public struct JSONReporter: Reporter {
    public init() {}

    public func render(_ report: Report) -> String {
        JSONText.of(ReportDocument(report))
    }
}
