import Diagnostics

/// One format of a report. A reporter sees nothing but the report: no disk, no terminal, no environment.
public protocol Reporter: Sendable {
    /// The whole report, ready to be written; it ends with a line break unless it is empty. Equal reports give equal bytes.
    func render(_ report: Report) -> String
}

extension SourceLocation {
    /// `path:line:column`, the form that editors and terminals turn into a link.
    var place: String { "\(path.harmless):\(line):\(column)" }
}
