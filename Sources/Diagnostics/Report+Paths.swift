extension Report {
    /// The same report with every path behind a prefix, for readers that stand elsewhere than at the linted root.
    public func withPaths(below prefix: String) -> Report {
        let prefix = prefix.hasSuffix("/") ? prefix : prefix + "/"
        func moved(_ location: SourceLocation) -> SourceLocation {
            var location = location
            location.path = prefix + location.path
            return location
        }
        var report = self
        for index in report.findings.indices {
            report.findings[index].location = moved(report.findings[index].location)
            for related in report.findings[index].related.indices {
                report.findings[index].related[related].location = moved(report.findings[index].related[related].location)
            }
        }
        for index in report.problems.indices { report.problems[index].path = prefix + report.problems[index].path }
        return report
    }
}
