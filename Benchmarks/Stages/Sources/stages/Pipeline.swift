import Diagnostics
@testable import Engine
import LintConfiguration
import ProjectGraph
import Reporters
import RuleKit
import Rules
import Syntax
import Viper

/// The stages of `viperlint lint`, one after the other, each over the whole corpus.
struct Pipeline {
    private let root: String
    private let linter = Linter(
        rules: Catalog.rules, dialects: Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) }),
        version: "benchmark")
    private let dialect: Dialect
    private let settings: [String: RuleSetting]
    /// Every file's bytes, so that tokens and outlines are timed without the disk.
    private let sources: [(path: String, bytes: Source)]

    init(root: String) throws {
        self.root = root
        // A run over no files: the settings of the default dialect, without their times.
        let texts = Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) })
        let entry = DialectLibrary(texts: texts, vocabulary: linter.vocabulary)["clean"]
        dialect = entry?.dialect ?? Dialect(name: "")
        settings = entry?.rules ?? [:]
        sources = try Self.walk(root).map { ($0, try Source(root + "/" + $0)) }
    }

    func run(_ clock: inout StageClock) throws {
        let paths = clock.time("walk") { Self.walk(root) }
        try clock.time("read") { try readAll(paths) }
        clock.time("tokens") { tokenizeAll() }
        clock.time("outline (with tokens)") { outlineAll() }
        clock.time("outline and its printing") { printAll() }
        // Every file's outline stays alive for the graph, as in a lint.
        let files = clock.time("walk, read, outline: lint's reading, 1 thread") { read(paths, jobs: 1) }
        _ = clock.time("walk, read, outline: lint's reading, 2 threads") { read(paths, jobs: 2) }
        let graph = clock.time("graph, 1 thread") { GraphBuilder.build(files, jobs: 1) }
        _ = clock.time("graph, 2 threads") { GraphBuilder.build(files, jobs: 2) }
        let project = clock.time("roles") { VIPERProject(graph: graph, dialect: dialect) }
        judge(project, &clock)
    }

    // MARK: - Files

    private static func walk(_ root: String) -> [String] {
        var walk = FileWalk(root: root, configuration: Configuration(), prefix: "")
        walk.collect("")
        walk.finish()
        return walk.files
    }

    private func readAll(_ paths: [String]) throws {
        var bytes = PaddedBytes()
        for path in paths { try FileSystem.read(root + "/" + path, into: &bytes, limit: SourceReader.sizeLimit) }
    }

    private func tokenizeAll() {
        var tokenizer = Tokenizer()
        for source in sources { tokenizer.tokenize(source.bytes.content) }
    }

    private func outlineAll() {
        let reader = OutlineReader()
        for source in sources { _ = reader.read(source.bytes.content) }
    }

    private func printAll() {
        let reader = OutlineReader()
        for source in sources { _ = reader.printOutline(of: source.bytes.content, path: source.path) }
    }

    private func read(_ paths: [String], jobs: Int) -> [SourceFile] {
        _ = Self.walk(root)
        return SourceReader(root: root, jobs: jobs, readsTests: false).read(paths).builder.files
    }

    // MARK: - Judgement

    private func judge(_ project: VIPERProject, _ clock: inout StageClock) {
        let rules = Catalog.rules.filter { settings[$0.metadata.id]?.severity?.severity != nil }
        // Without a stack a lint asks no rule; the time shows what it is spared.
        let violations = clock.time("rules") {
            rules.map { ($0.metadata.id, $0.check(project, options: RuleOptions(settings[$0.metadata.id]?.options ?? [:]))) }
        }
        let report = clock.time("findings") {
            let lines = SourceLines(root: root, tree: DiskTree(), graph: project.graph)
            let builder = FindingBuilder(project: project, lines: lines)
            let findings = violations.flatMap { rule, found in
                found.map { builder.finding($0, rule: rule, severity: .error, reason: nil) }
            }.sorted()
            var report = Report(
                toolVersion: "benchmark", dialect: dialect.name, findings: findings,
                metrics: Report.Metrics(files: project.graph.files.count, lines: 0, types: 0, edges: project.graph.edges.count, roles: [:]),
                unresolved: [:], problems: [])
            report.complete(by: lines)
            return report
        }
        _ = clock.time("report, text") { TextReporter(colour: false).render(report) }
        _ = clock.time("report, JSON") { JSONReporter().render(report) }
    }
}

/// One file's bytes on the heap.
private final class Source {
    let content: PaddedBytes

    init(_ path: String) throws {
        var bytes = PaddedBytes()
        try FileSystem.read(path, into: &bytes, limit: SourceReader.sizeLimit)
        content = bytes
    }
}
