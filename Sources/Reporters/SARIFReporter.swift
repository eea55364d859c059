import Diagnostics

/// The Static Analysis Results Interchange Format, which code scanning on GitHub, Azure DevOps and many viewers read.
///
/// Source: OASIS, Static Analysis Results Interchange Format (SARIF) Version 2.1.0.
public struct SARIFReporter: Reporter {
    public init() {}

    public func render(_ report: Report) -> String {
        JSONText.of(SARIFLog(report))
    }
}
