import Diagnostics
import Engine
import Foundation
import RuleKit
import Rules
import Testing
import Viper

/// Rules that whoever builds the program adds to the built-in ones.
@Suite struct OwnRuleTests {
    /// Finds every presenter, and says what its option is.
    private struct PresenterCensus: Rule {
        var id = "presenter-census"
        var severity = Severity.warning

        var metadata: RuleMetadata {
            RuleMetadata(
                id: id, summary: "There is a presenter.", what: "", why: "", instead: "", severity: severity,
                options: [RuleMetadata.Option(name: "greeting", kind: .strings, summary: "")])
        }

        func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
            project.types(.presenter).compactMap { type in
                project.declarationSite(of: type).map {
                    Violation(
                        site: $0, from: type, to: type, subject: "",
                        message: "\(options.strings("greeting").first ?? "hello"), \(project.name(type))", because: "", help: "")
                }
            }
        }
    }

    private func findings(_ rule: PresenterCensus, _ settings: String) throws -> [Finding] {
        let configuration = FileManager.default.temporaryDirectory.appendingPathComponent("viperlint-\(UUID().uuidString).yml")
        try Data("version: 1\ndialect: clean\n\(settings)".utf8).write(to: configuration)
        defer { try? FileManager.default.removeItem(at: configuration) }
        let outcome = Linter(
            rules: Catalog.rules, ownRules: [rule],
            dialects: Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) }), version: "test"
        ).run(Linter.Options(paths: [App(name: "clean-spotless").folder.path], configurationPath: configuration.path))
        #expect(outcome.errors == [])
        return try #require(outcome.report).findings
    }

    @Test func itRunsWithoutBeingNamedInTheConfiguration() throws {
        let found = try findings(PresenterCensus(), "")
        #expect(found.map(\.message) == ["hello, LoanDetailPresenter", "hello, LoanListPresenter"])
        #expect(found.allSatisfy { $0.severity == .warning && $0.rule == "presenter-census" })
        #expect(try findings(PresenterCensus(severity: .error), "").map(\.severity) == [.error, .error])
    }

    @Test func theConfigurationSetsItLikeAnyOther() throws {
        #expect(try findings(PresenterCensus(), "rules: {presenter-census: off}").isEmpty)
        let set = try findings(PresenterCensus(), "rules: {presenter-census: {severity: error, greeting: [good morning]}}")
        #expect(set.first?.message == "good morning, LoanDetailPresenter" && set.first?.severity == .error)
        let options = try findings(PresenterCensus(), "rules: {presenter-census: {greeting: [good morning]}}")
        #expect(options.first?.message == "good morning, LoanDetailPresenter" && options.first?.severity == .warning)
    }

    @Test func idsThatCantBeTold() {
        func problems(_ ids: String...) -> [String] {
            Linter.problems(adding: ids.map { PresenterCensus(id: $0) }, to: Catalog.rules)
        }
        #expect(problems("presenter-census", "other") == [])
        #expect(problems("skipped-layer") == ["the rule 'skipped-layer' can't be added: there is one of that id already"])
        #expect(problems("a-b", "a-b") == ["the rule 'a-b' can't be added: there is one of that id already"])
        #expect(problems("A b") == ["the rule 'A b' can't be added: its id is not lower-case words joined by hyphens"])
    }
}
