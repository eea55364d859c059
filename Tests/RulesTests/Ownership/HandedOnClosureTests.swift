import Testing

/// Closures that one part is handed and that it gives on to the system.
@Suite struct HandedOnClosureTests {
    private func expect(
        _ observe: String, closure: String = "↓{ self.found($0) }", interactor: String = "LoansInteractor", others: String = "", mock: String = "",
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let source = """
            import FirebaseFirestore
            import UIKit
            protocol LoansView: AnyObject { func show(_ loans: [String]) }
            final class LoansViewController: UIViewController, LoansView {
                var presenter: LoansPresenter!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show(_ loans: [String]) {}
            }
            final class LoansPresenter {
                weak var view: LoansView?
                var interactor: \(interactor)?
                func viewDidLoad() { interactor?.observe \(closure) }
                private func found(_ loans: [String]) { view?.show(loans) }
            }
            protocol LoansInteracting { func observe(_ handler: @escaping ([String]) -> Void) }
            final class LoansInteractor: LoansInteracting {
                private let query = Firestore.firestore().collection("loans")
                private var registration: ListenerRegistration?
                private var last: [String] = []
                func observe(_ handler: @escaping ([String]) -> Void) { \(observe) }
                func close() { registration?.remove() }
            }
            \(others)
            """
        let files = [("Loans.swift", source)] + (mock.isEmpty ? [] : [("LoansTests/Mocks.swift", "import XCTest\n" + mock)])
        try expectFindings(in: files, rule: "retain-cycle", others: true, sourceLocation: sourceLocation)
    }

    /// What would end it is thrown away, so the closure and what it captures are kept for good.
    @Test(arguments: [
        "query.addSnapshotListener { _, _ in handler([]) }", "_ = query.addSnapshotListener { [weak self] _, _ in self?.last = []; handler([]) }",
        "NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in handler([]) }",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in handler([]); handler([]) }",
    ])
    func thrownAway(observe: String) throws { try expect(observe) }

    @Test(arguments: [
        "query.getDocuments { _, _ in handler([]) }", "registration = query.addSnapshotListener { _, _ in handler([]) }",
        "query.addSnapshotListener { [weak self] _, _ in self?.last = [] }; handler([])",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in handler([]) }",
        "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in handler([]); timer.invalidate() }",
    ])
    func whatEnds(observe: String) throws { try expect(observe, closure: "{ self.found($0) }") }

    @Test(arguments: ["{ [weak self] in self?.found($0) }", "{ print($0) }"])
    func whatKeepsNobody(closure: String) throws { try expect("query.addSnapshotListener { _, _ in handler([]) }", closure: closure) }

    /// Who is asked by a protocol is known where only one of the app's conforms.
    @Test(arguments: [
        ("", "↓{ self.found($0) }"), ("final class CachedLoans: LoansInteracting { func observe(_ handler: @escaping ([String]) -> Void) { handler([]) } }", "{ self.found($0) }"),
    ])
    func byAProtocol(others: String, closure: String) throws {
        let mock = "final class MockLoansInteractor: LoansInteracting { func observe(_ handler: @escaping ([String]) -> Void) {} }"
        try expect("query.addSnapshotListener { _, _ in handler([]) }", closure: closure, interactor: "LoansInteracting", others: others, mock: mock)
    }

    /// Only a stand-in gives it on.
    @Test func aMock() throws {
        let mock = """
            final class MockLoansInteractor: LoansInteracting {
                func observe(_ handler: @escaping ([String]) -> Void) { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in handler([]) } }
            }
            """
        try expect("handler([])", closure: "{ self.found($0) }", interactor: "LoansInteracting", mock: mock)
    }

    /// What is put into another object that one keeps.
    @Test(arguments: [("", "let popup = Popup()", ""), ("private let popup = Popup()", "popup.show()", "↓")])
    func putIntoAnother(property: String, statement: String, mark: String) throws {
        let presenter = """
            \(property)
            func eventStarted() { ask \(mark){ self.tick() } }
            private func ask(_ done: @escaping () -> Void) { \(statement); popup.onClose = done }
            private func tick() {}
            """
        let popup = ("Popup.swift", "final class Popup { var onClose: (() -> Void)?; func show() {} }")
        try expectFindings(in: Scene(presenter: presenter, others: [popup]).files, rule: "retain-cycle", others: true)
    }

    @Test func words() throws {
        let source = """
            import FirebaseFirestore
            final class LoansPresenter {
                let interactor = LoansInteractor()
                func viewDidLoad() { interactor.observe { self.found($0) } }
                private func found(_ loans: [String]) {}
            }
            final class LoansInteractor {
                func observe(_ handler: @escaping ([String]) -> Void) { Firestore.firestore().collection("loans").addSnapshotListener { _, _ in handler([]) } }
            }
            """
        let found = try lint([("Loans.swift", source)]).filter { $0.rule == "retain-cycle" }
        #expect(found.map(\.message) == ["the closure handed on to the system in 'viewDidLoad()' of the presenter LoansPresenter keeps self, and what would end that is thrown away"])
        #expect(found.map(\.because) == ["It is never released: 'observe(_:)' of LoansInteractor hands it to the system, and throws away what would end that."])
        #expect(found.map(\.help) == ["Capture it weakly, '[weak self]', and let 'observe(_:)' keep what the system returns, to end it with the scene."])
        #expect(found.first?.related.map(\.message) == ["handed to the system here"])
    }
}
