import Diagnostics
import Testing

/// Code that stands once in each branch of `#if`: no branch lacks what the rest of the code does for the other one.
@Suite struct BranchTests {
    /// Extensions, those in other files too, are of both, and so is what an assembler sets.
    @Test(arguments: App.spotless)
    func classesInTwoBranches(app: App) throws {
        let report = try lint(app) { line, next in
            guard line.prefixMatch(of: /(final )?class \w/) != nil else { return 0 }
            return line.hasSuffix("}") ? 1 : (next.firstIndex(of: "}") ?? 0) - next.startIndex + 1
        }
        #expect(report.findings.map(\.message) == [])
        #expect(try report.metrics.types == app.lint().metrics.types)
    }

    @Test(arguments: App.spotless)
    func propertiesInTwoBranches(app: App) throws {
        let report = try lint(app) { line, _ in line.wholeMatch(of: /\s{4}(private |private\(set\) )?(weak )?(var|let) \w+: [^{=]+/) == nil ? 0 : 1 }
        #expect(report.findings.map(\.message) == [])
    }

    /// - Parameter count: of a line and those from it on, how many are to stand in two branches.
    private func lint(_ app: App, repeating count: (Substring, ArraySlice<Substring>) -> Int) throws -> Report {
        var files: [String: String] = [:]
        for source in try app.sources() {
            var rest = try app.text(of: source).split(separator: "\n", omittingEmptySubsequences: false)[...]
            var lines: [Substring] = []
            while let line = rest.first {
                let branch = rest.prefix(count(line, rest))
                lines += branch.isEmpty ? [line] : ["#if os(macOS)"] + branch + ["#else"] + branch + ["#endif"]
                rest = rest.dropFirst(max(1, branch.count))
            }
            files[source] = lines.joined(separator: "\n")
        }
        return try SourceTree(files).lint()
    }
}
