import Diagnostics
import Rules
import Testing

/// Which services a team's interactors know by their classes, and which ones serve everybody.
@Suite struct UsualServiceTests {
    private func scene(_ replacements: [String: String], others: Files) throws -> Files {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "book" })
        return scene.files.map { file in (file.name, "import UIKit\n" + replacements.reduce(file.source) { $0.replacing($1.key, with: $1.value) }) } + others
    }

    /// What interactors beside the one that is looked at hold.
    private func others(_ types: [String]) -> Files {
        types.enumerated().map { number, type in
            (
                "Other\(number)/Other\(number)Interactor.swift",
                """
                protocol Other\(number)InteractorInput: AnyObject { func obtain() }
                protocol Other\(number)InteractorOutput: AnyObject { func didObtain() }
                final class Other\(number)Interactor: Other\(number)InteractorInput {
                    weak var output: Other\(number)InteractorOutput?
                    var store: \(type)?
                    func obtain() { store?.load(); output?.didObtain() }
                }
                final class Other\(number)Presenter: Other\(number)InteractorOutput {
                    var interactor: Other\(number)InteractorInput?
                    func didObtain() {}
                }
                """
            )
        }
    }

    private static let stores: Files = [
        (
            "Services/Stores.swift",
            """
            import Foundation
            final class PlainDataManager { static let shared = PlainDataManager(); func load() { URLSession.shared.invalidateAndCancel() } }
            final class SecondDataManager { func load() { URLSession.shared.invalidateAndCancel() } }
            final class ThirdDataManager { func load() { URLSession.shared.invalidateAndCancel() } }
            protocol KnownManagerProtocol { func load() }
            final class KnownDataManager: KnownManagerProtocol { func load() { URLSession.shared.invalidateAndCancel() } }
            """
        )
    ]

    /// Where most of a team's services have no protocol, one more by its class is the team's way; one that has a protocol isn't, nor one that
    /// is made on the spot.
    @Test(arguments: [
        ("var store: PlainDataManager?", ["SecondDataManager", "ThirdDataManager"], Severity.warning),
        ("var store: PlainDataManager?", ["SecondDataManager"], .error), ("var store: PlainDataManager?", [], .error),
        ("var store: PlainDataManager?", ["SecondDataManager", "ThirdDataManager", "KnownManagerProtocol", "KnownManagerProtocol", "KnownManagerProtocol"], .error),
        ("var store: PlainDataManager?", ["SecondDataManager", "ThirdDataManager", "KnownManagerProtocol"], .warning),
        ("var store: KnownDataManager?", ["PlainDataManager", "SecondDataManager", "ThirdDataManager"], .error),
        ("private let store = PlainDataManager()", ["SecondDataManager", "ThirdDataManager"], .error),
    ])
    func aServiceByItsClass(member: String, others: [String], severity: Severity) throws {
        let files = try scene(["var service: LoanService?": "var service: LoanService?\n    \(member)\n    func load() { store\(member.contains("?") ? "?" : "").load() }"], others: Self.stores + self.others(others))
        let found = try lint(files, dialect: "book").filter { $0.rule == "outward-dependency" && $0.from.type == "LoanListInteractor" }
        #expect(found.map(\.severity) == [severity])
    }

    /// What only hands a library of analytics what happened serves everybody, whatever it is called; what follows a parcel doesn't.
    @Test(arguments: [
        ("import FirebaseAnalytics", "func track(_ event: Int) { Analytics.logEvent(event) }", 0), ("import Sentry", "func screen(_ name: String) {}; func flush() {}", 0),
        ("import Foundation", "func track(_ event: Int) {}", 1), ("import FirebaseAnalytics", "func position() -> Int { 0 }", 1),
        ("import FirebaseAnalytics", "func track(_ event: Int) {}; var last: Int { 0 }", 1), ("import FirebaseAnalytics", "func start() {}", 1),
        ("import FirebaseAnalytics", "func track(_ event: Int) { UserDefaults.standard.set(event, forKey: \"\") }", 1),
    ])
    func aTracker(line: String, member: String, count: Int) throws {
        let tracker = ("Tracker.swift", "import Foundation\n\(line)\nfinal class Tracker { static let shared = Tracker(); \(member) }")
        let call = member.contains("position") ? "_ = Tracker.shared.position()" : member.contains("start") ? "Tracker.shared.start()" : member.contains("screen") ? "Tracker.shared.screen(\"\")" : "Tracker.shared.track(1)"
        let files = try scene(["var service: LoanService?": "var service: LoanService?\n    func note() { \(call) }"], others: [tracker])
        #expect(try lint(files, dialect: "book").count { $0.to.type == "Tracker" } == count)
    }

    /// A first value that others may set again is seen from outside; its class is what a team is told of that has protocols.
    @Test(arguments: [
        ("var store = PlainDataManager.shared", ["SecondDataManager", "ThirdDataManager"], Severity.warning), ("var store = PlainDataManager.shared", [], .error),
        ("private var store = PlainDataManager.shared", ["SecondDataManager", "ThirdDataManager"], .error),
        ("private let store = PlainDataManager.shared", ["SecondDataManager", "ThirdDataManager"], .error),
    ])
    func aFirstValue(member: String, others: [String], severity: Severity) throws {
        let files = try scene(["var service: LoanService?": "var service: LoanService?\n    \(member)\n    func load() { store.load() }"], others: Self.stores + self.others(others))
        let found = try lint(files, dialect: "book").filter { ["hidden-dependency", "outward-dependency"].contains($0.rule) && $0.from.type == "LoanListInteractor" && $0.to.type == "PlainDataManager" }
        #expect(found.map(\.severity) == [severity], "\(found.map(\.message))")
    }

    @Test func filesAreKeptByAService() throws {
        let files = try scene(["var service: LoanService?": "var service: LoanService?\n    private let files = FileManager.default"], others: [])
        let found = try lint(files, dialect: "book").filter { $0.rule == "hidden-dependency" }
        #expect(found.map(\.help) == ["Let a gateway or manager keep the files, and take that in the initialiser, as a protocol."])
    }
}
