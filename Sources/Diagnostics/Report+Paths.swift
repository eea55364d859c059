extension Report {
    /// The same report with every path behind a prefix, for readers that stand elsewhere than at the linted root.
    public func withPaths(below prefix: String) -> Report {
        let prefix = prefix.hasSuffix("/") ? prefix : prefix + "/"
        var report = self
        for index in report.findings.indices { report.findings[index].movePaths(below: prefix) }
        for index in report.baseline?.known.indices ?? 0..<0 { report.baseline?.known[index].movePaths(below: prefix) }
        for index in report.suppressed.indices {
            report.suppressed[index].finding.movePaths(below: prefix)
            report.suppressed[index].directive.path = prefix + report.suppressed[index].directive.path
        }
        for index in report.problems.indices { report.problems[index].path = prefix + report.problems[index].path }
        return report
    }
}

extension Finding {
    fileprivate mutating func movePaths(below prefix: String) {
        location.path = prefix + location.path
        for index in related.indices { related[index].location.path = prefix + related[index].location.path }
    }
}
