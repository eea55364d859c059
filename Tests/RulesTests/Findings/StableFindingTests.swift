import Diagnostics
import Testing

/// What doesn't depend on how files are called, or on who asks first.
@Suite struct StableFindingTests {
    /// The findings of a rule, by their fingerprints, of the same files under names in another order.
    private func fingerprints(_ rule: String, _ files: Files, dialect: String = "clean") throws -> (Set<Fingerprint>, Set<Fingerprint>) {
        let renamed = files.enumerated().map { ("\(files.count - $0.offset)\($0.element.name)", $0.element.source) }
        let found = try [files, renamed].map { files in try Set(lint(files, dialect: dialect).filter { $0.rule == rule }.map(\.fingerprint)) }
        #expect(!found[0].isEmpty)
        return (found[0], found[1])
    }

    private static func other(_ name: String, _ use: String) -> (name: String, source: String) {
        ("\(name).swift", "import UIKit\nfinal class \(name): UIViewController { var presenter: LoanListPresenter!; func touched() { \(use) } }")
    }

    @Test(arguments: [
        ("unprefixed-event", "func loadAll() { useCase.eventViewReady() }", "presenter.loadAll()"),
        ("exposed-collection", "var lines: [String] = []", "title = presenter.lines[0]"),
    ])
    func whoAsksFirst(rule: String, presenter: String, use: String) throws {
        let scene = Scene(presenter: presenter, others: [Self.other("LoanListAlphaViewController", use), Self.other("LoanListOmegaViewController", use)])
        let (found, renamed) = try fingerprints(rule, scene.files)
        #expect(found.count == 1)
        #expect(found == renamed)
    }

    /// The first call of each two types is told, whichever that is.
    @Test func callsPastALayer() throws {
        let services = """
            protocol LoanListManager { func renew(); func drop() }
            struct Loan {}
            extension LoanListPresenter { var behind: LoanListUseCase { useCase } }
            """
        let scene = Scene(
            useCase: "var manager: LoanListManager?",
            view: "func touched() { presenter.behind.manager?.renew() }\nfunc held() { presenter.behind.manager?.drop() }", others: [("Services.swift", services)])
        let swapped = scene.files.map { ($0.name, $0.source.replacing("renew() }", with: "x() }").replacing("drop() }", with: "renew() }").replacing("x() }", with: "drop() }")) }
        let found = try [scene.files, swapped].map { try lint($0).filter { $0.rule == "skipped-layer" && $0.message.contains("calls") } }
        #expect(found.allSatisfy { !$0.isEmpty })
        #expect(Set(found[0].map(\.fingerprint)) == Set(found[1].map(\.fingerprint)))
    }

    /// Who reaches for a service in two functions has one finding, whichever function stands first.
    @Test(arguments: ["skipped-layer", "outward-dependency", "hidden-dependency"])
    func functionsInAnotherOrder(rule: String) throws {
        let store = "import Foundation\nfinal class LoanStoreManagerImpl { static let shared = LoanStoreManagerImpl(); func keep() { UserDefaults.standard.set(1, forKey: \"a\") } }"
        let functions = ["func renew() { LoanStoreManagerImpl.shared.keep() }", "func drop() { let all = LoanStoreManagerImpl.shared; all.keep() }"]
        let found = try [functions, functions.reversed()].map { functions in
            let code = functions.joined(separator: "\n")
            var scene = Scene(others: [("Store.swift", store), ("Loan.swift", "struct Loan: Codable { let id: String\n\(rule == "outward-dependency" ? code : "") }")])
            if rule == "skipped-layer" { scene.view = code }
            scene.useCase = rule == "hidden-dependency" ? code : "private var loans: [Loan] = []"
            return try lint(scene.files).filter { $0.rule == rule && $0.message.contains("LoanStoreManagerImpl") }.map(\.fingerprint)
        }
        #expect(found[0].count == 1)
        #expect(found[0] == found[1])
    }

    /// The texts that an entity has are one finding, whichever of them stands first.
    @Test func textsInAnotherOrder() throws {
        let texts = ["var long: String { DateFormatter.localizedString(from: due, dateStyle: .long, timeStyle: .none) }", "var short: String { String(format: NSLocalizedString(\"%d\", comment: \"\"), 1) }"]
        let found = try [texts, texts.reversed()].map { texts in
            let entity = "import Foundation\nstruct Loan: Codable { let due: Date\n\(texts.joined(separator: "\n")) }"
            return try lint(Scene(useCase: "private var loans: [Loan] = []", others: [("Loan.swift", entity)]).files)
                .filter { $0.rule == "formatting-outside-presenter" }.map(\.fingerprint)
        }
        #expect(found[0].count == 1)
        #expect(found[0] == found[1])
    }
}
