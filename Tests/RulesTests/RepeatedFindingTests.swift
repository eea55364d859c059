import Testing

/// What one decision made, told once.
@Suite struct RepeatedFindingTests {
    private static let manager = "protocol LoanManager { func all() -> [Loan] }"

    private static func files(_ loan: String, others: String = "") -> Files {
        Scene(
            presenter: "func present(loans: [Loan]) {}\nfunc present(loan: Loan) {}",
            presenterOutput: (1...9).map { "func show\($0)(loan: Loan)" }.joined(separator: "\n"), useCase: "var manager: LoanManager?",
            useCaseOutput: "func present(loans: [Loan])\nfunc present(loan: Loan)",
            others: [("Entities/Loan.swift", "\(loan)\n\(manager)\n\(others)")]
        ).files
    }

    /// A class of the team's in eleven messages of a scene.
    @Test(arguments: ["reference-crossing", "entity-leak"])
    func aClassInManyMessages(rule: String) throws {
        let settings = rule == "entity-leak" ? "" : "rules:\n  entity-leak: off\n"
        let findings = try lint(Self.files("class Loan: Decodable { var id = 0 }"), settings: settings).filter { $0.rule == rule }
        #expect(findings.count == 1, "\(findings.map(\.message))")
        let finding = try #require(findings.first)
        #expect(finding.from.type == "LoanListUseCaseOutput")
        #expect(finding.message.hasPrefix("'present(loan:)'"))
        // Its declaration and three others, the last of which tells of the rest.
        #expect(finding.related.count == 4)
        #expect(finding.related.last?.message.hasSuffix(", and 7 more") ?? false, "\(finding.related.map(\.message))")
    }

    /// A framework's class is another matter in each message, and so is a second class.
    @Test func severalClasses() throws {
        let scene = Scene(
            presenterOutput: "func show(one: UIColor)\nfunc show(other: UIColor)\nfunc show(loan: Loan)\nfunc show(next: Loan)\nfunc show(shelf: Shelf)",
            others: [("Objects.swift", "final class Loan { var id = 0 }\nfinal class Shelf { var id = 0 }")])
        let findings = try lint(scene.files).filter { $0.rule == "reference-crossing" }
        #expect(findings.map(\.to.type).sorted() == ["Loan", "Shelf", "UIColor", "UIColor"])
    }

    /// Which message it is told of depends on no file's name.
    @Test func renamedFiles() throws {
        let files = Self.files("class Loan: Decodable { var id = 0 }")
        let renamed = files.reversed().enumerated().map { ("\($0.offset)\($0.element.name.split(separator: "/").last ?? "")", $0.element.source) }
        #expect(try Set(lint(files).map(\.fingerprint)) == Set(lint(renamed).map(\.fingerprint)))
    }

    /// Who switches the rule off where it is told hears of the next place, and of nothing more where that is off as well.
    @Test(arguments: [([], ["LoanListUseCaseOutput"]), (["UseCase"], ["LoanListPresenterOutput"]), (["UseCase", "Presenter"], [String]())])
    func switchedOffWhereItIsTold(parts: [String], told: [String]) throws {
        let override = "overrides:\n  - because: legacy\n    paths: [\(parts.map { "'**/LoanList\($0)*'" }.joined(separator: ", "))]\n    rules: {entity-leak: off}\n"
        let findings = try lint(Self.files("class Loan: Decodable { var id = 0 }"), settings: parts.isEmpty ? "" : override)
        #expect(findings.filter { $0.rule == "entity-leak" }.map(\.from.type) == told, "\(findings.map(\.message))")
    }

    /// A comment speaks for the place at which it stands; one at a place that is not told has its use.
    @Test(arguments: [
        ([1], ["Second"], 1), ([2], ["First"], 0), ([1, 2], [], 2), ([], ["First"], 0),
    ] as [([Int], [String], Int)])
    func keptQuietWhereItIsTold(commented: [Int], told: [String], suppressed: Int) throws {
        let messages = [(1, "First"), (2, "Second")].map { number, name in
            (commented.contains(number) ? "// viperlint:disable:next reference-crossing -- why\n" : "") + "func show\(name)(loan: Loan)"
        }
        let scene = Scene(
            presenterOutput: messages.joined(separator: "\n"), others: [("Loan.swift", "final class Loan { var id = 0 }")])
        let report = try #require(outcome(of: scene.files).report)
        #expect(report.findings.map { "\($0.rule) \($0.message.dropFirst().prefix { $0 != "(" })" } == told.map { "reference-crossing show\($0)" })
        #expect(report.suppressed.count == suppressed)
    }

    /// One entity is a habit where there is no other, if it is mapped.
    @Test(arguments: [
        ("class Loan: Decodable { var id = 0 }", 0), ("class Loan: NSObject { var id = 0 }", 0), ("class Loan: Mappable { var id = 0 }", 0),
        ("class Loan { var id = 0 }", 1), ("class Loan: Decodable { var id = 0 }\nstruct Shelf: Decodable { var id = 0 }", 1),
    ])
    func theOnlyEntityIsAClass(models: String, count: Int) throws {
        let shelf = models.contains("Shelf") ? "protocol ShelfManager { func all() -> [Shelf] }" : ""
        let findings = try lint(
            Self.files("import Foundation\nimport ObjectMapper\n\(models)", others: shelf),
            settings: "rules:\n  reference-crossing: {leave-usual-classes: true}\n  entity-leak: off\n")
        #expect(findings.count { $0.rule == "reference-crossing" } == count, "\(findings.map(\.message))")
    }
}
