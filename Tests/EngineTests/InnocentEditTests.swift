import Diagnostics
import Testing

/// What says the same in other words, or in another order, has the same findings.
@Suite struct InnocentEditTests {
    enum Edit: CaseIterable {
        case comments, lineEnds, condition, backticks, parenthesisedTypes, existentials, membersReversed, declarationsReversed, functionsInExtensions,
            conformancesInExtensions

        func apply(to source: EditedSource, _ protocols: Set<String>) -> String {
            switch self {
            case .comments: source.withComments()
            case .lineEnds: source.text.replacing("\n", with: "\r\n")
            case .condition: source.withCondition()
            case .backticks: source.withBackticks()
            case .parenthesisedTypes: source.propertyTypes { "(\($0))" }
            case .existentials: source.propertyTypes { protocols.contains($0) ? "(any \($0))" : $0 }
            case .membersReversed: source.withMembersReversed()
            case .declarationsReversed: source.withDeclarationsReversed()
            case .functionsInExtensions: source.withFunctionsInExtensions()
            case .conformancesInExtensions: source.withConformancesInExtensions(protocols)
            }
        }
    }

    @Test(arguments: App.all, Edit.allCases)
    func anEditThatSaysTheSame(app: App, edit: Edit) throws {
        let names = try app.sources()
        let texts = try names.map { try app.text(of: $0) }
        let sources = texts.map { EditedSource($0) }
        let protocols = Set(sources.flatMap(\.protocols))
        let edited = sources.map { edit.apply(to: $0, protocols) }
        // Where each file declares one type, their order can't change.
        if app.name == "clean-faulty" { #expect(zip(texts, edited).count { $0 != $1 } >= 5) }
        let (before, after) = try (lint(zip(names, texts), app), lint(zip(names, edited), app))
        #expect(after.problems == [])
        #expect(after.metrics.roles == before.metrics.roles)
        #expect(after.unresolved == before.unresolved)
        let (old, new) = (before.findings.map(identity).sorted(), after.findings.map(identity).sorted())
        #expect(new == old, "\(new.difference(from: old))")
    }

    private func identity(_ finding: Finding) -> String { "\(finding.fingerprint) \(finding.rule) \(finding.message)" }

    private func lint(_ files: some Sequence<(String, String)>, _ app: App) throws -> Report {
        try SourceTree(Dictionary(uniqueKeysWithValues: files.map { ($0, $1) })).lint(dialect: app.dialect)
    }
}
