import Diagnostics
import Engine
import Foundation
import Rules
import Testing

/// What the built-in rules about dependencies say, said in contracts: the language is strong enough for a team's own.
@Suite struct ContractEquivalenceTests {
    private static let app = repositoryFolder.appending(path: "fixtures/apps/clean-faulty")

    private func findings(_ settings: String = "") throws -> [Finding] {
        let folder = try TemporaryFolder()
        try folder.write("version: 1\ndialect: clean\n" + settings, to: "contracts.yml")
        let dialects = Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) })
        let outcome = Linter(rules: Catalog.rules, dialects: dialects, version: "test")
            .run(Linter.Options(paths: [Self.app.path], configurationPath: folder.path + "/contracts.yml"))
        #expect(outcome.errors.isEmpty)
        return try #require(outcome.report).findings
    }

    /// Roles whose own code stands in the presenter's or the interactor's layer.
    private static let presenters = "[presenter, view-model, view-interface, presenter-interface, router-interface, module-interface]"
    private static let interactors = """
        [interactor, transformer, presentation-model, interactor-output, interactor-interface, gateway-interface, manager-interface]
        """

    private static func contract(_ id: String, from: String, to: String) -> String {
        "  - {id: \(id), because: dependencies point inward, forbid: {from: {role: \(from)}, to: \(to)}}\n"
    }

    @Test func outwardDependency() throws {
        let builtIn = Set(try findings().filter { $0.rule == "outward-dependency" }.map(\.place))
        let outward = try findings(
            "contracts:\n"
                + Self.contract("ours-presenter", from: Self.presenters, to: "{role: view}")
                + Self.contract("ours-interactor", from: Self.interactors, to: "{role: [view, presenter, view-model, gateway, manager]}")
                + Self.contract(
                    "ours-entity", from: "entity",
                    to: "{role: [view, presenter, view-model, interactor, transformer, presentation-model, gateway, manager]}"))
        let ours = Set(outward.filter { $0.rule.hasPrefix("ours-") }.map(\.place))
        #expect(builtIn.count > 30)
        #expect(builtIn == ours)
        #expect(!outward.contains { $0.rule == "outward-dependency" && ours.contains($0.place) })
    }

    @Test func foreignModuleType() throws {
        let builtIn = try findings().filter { $0.rule == "foreign-module-type" }.map(\.place)
        let ours = try findings(
            "contracts:\n"
                + Self.contract(
                    // The built-in rule knows that a presenter without interactor and router belongs to a mere part of a
                    // scene. To a contract it is a module like others, and has to be named.
                    "ours-modules", from: "[view, presenter, interactor, view-model, presentation-model]",
                    to: """
                        [{module: other, role: [presenter, interactor], not: {name: TrackingStrip*}}, \
                        {module: other, role: view, conforms-to: UIViewController}]
                        """)
        ).filter { $0.rule == "ours-modules" }.map(\.place)
        #expect(!builtIn.isEmpty)
        #expect(ours == builtIn)
    }
}
