import RuleKit
import Rules
import Testing

@testable import Engine

/// What rules tell of the older side of a change: what they excuse there as the team's way, too.
@Suite struct AssumedHabitTests {
    private static let rules = Catalog.rules.filter(\.goesByHabits)

    private static func examples(of rule: RuleMetadata) -> [DocumentedExample] {
        DocumentedExample.all.filter { $0.rule == rule.id }
    }

    /// Nothing that is told in general may be new there.
    @Test(arguments: rules.map(\.metadata))
    func nothingIsLostWithoutAnExcuse(rule: RuleMetadata) throws {
        for documented in Self.examples(of: rule) {
            let lost = try names(documented, assumesHabits: false).subtracting(names(documented, assumesHabits: true))
            #expect(lost.isEmpty, "\(documented)")
        }
    }

    @Test(arguments: [
        (rule: "entity-leak", dialect: "common", how: "row: Loan", told: 3), ("reference-crossing", "common", "row: Loan", 3),
        ("forbidden-framework", "common", "func open() { UIApplication.shared.open(URL(fileURLWithPath: \"\")) }", 3),
        ("forbidden-framework", "common", "var colour = UIColor.red", 3), ("unprefixed-event", "book", "load()", 3),
        ("unprefixed-output", "book", "load()", 3), ("concrete-boundary", "common", "Presenter?", 3),
    ])
    func whatIsTheTeamsWay(_ way: (rule: String, dialect: String, how: String, told: Int)) throws {
        let tests = HabitTests()
        let files = tests.app(3, of: 6) { name in
            switch way.rule {
            case "entity-leak", "reference-crossing": tests.scene(name, shows: way.how)
            case "forbidden-framework": tests.scene(name, presenter: way.how)
            case "unprefixed-event": tests.scene(name, events: way.how)
            case "unprefixed-output": tests.scene(name, outputs: way.how)
            default:
                tests.scene(name).map { path, source in
                    let held = source.replacing("var output: \(name)ViewOutput?", with: "var output: \(name)Presenter?")
                    return (path, held.replacing("\(name)Presenter: \(name)ViewOutput, ", with: "\(name)Presenter: "))
                }
            }
        }.map { path, source in
            guard way.rule == "reference-crossing" else { return (path, source) }
            return (path, source.replacing("struct Loan: Decodable { let", with: "final class Rate: Decodable { var id = 1 }\nfinal class Loan: Decodable { var")
                .replacing("struct Money {", with: "final class Money: Decodable {").replacing("func total(_ done: @escaping (Money) -> Void)", with: "func total(_ done: @escaping (Money, Rate) -> Void)"))
        }
        #expect(try names(files, rule: way.rule, dialect: way.dialect, assumesHabits: false) == [])
        let told = try names(files, rule: way.rule, dialect: way.dialect, assumesHabits: true)
        #expect(told.count == way.told, "\(told)")
    }

    private func names(_ documented: DocumentedExample, assumesHabits: Bool) throws -> Set<String> {
        let files = documented.files.map { ($0.name, $0.source.filter { $0 != RuleMetadata.Example.marker }) }
        return try names(files, rule: documented.rule, dialect: documented.example.dialect, settings: documented.settings, assumesHabits: assumesHabits)
    }

    /// What the rule tells of, as fingerprints name it.
    private func names(_ files: Files, rule: String, dialect: String, settings: String = "", assumesHabits: Bool) throws -> Set<String> {
        let folder = try TemporaryFolder()
        for file in files { try folder.write(file.source, to: file.name) }
        try folder.write("version: 1\ndialect: \(dialect)\n\(settings)", to: ".viperlint.yml")
        let dialects = Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) })
        var loaded = Linter(rules: Catalog.rules, dialects: dialects, version: "test").load(Linter.Options(paths: [folder.path], jobs: 1))
        let project = try #require(loaded.project)
        let check = try #require(Self.rules.first { $0.metadata.id == rule })
        loaded.settings.assumesHabits = assumesHabits
        return Set(loaded.settings.variants(of: rule).flatMap { check.check(project, options: $0.options) }.map {
            "\(project.name($0.from)) -> \(project.name($0.to)): \($0.subject)"
        })
    }
}
