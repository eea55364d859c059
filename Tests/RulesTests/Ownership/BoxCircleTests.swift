import Diagnostics
import Testing

/// Circles by a box that several scenes may share.
@Suite struct BoxCircleTests {
    private func circles(_ property: String, box: String) throws -> [Finding] {
        let source = """
            import UIKit
            protocol LoansViewInput: AnyObject { func show() }
            protocol LoansViewOutput { func viewIsReady() }
            final class LoansViewController: UIViewController, LoansViewInput {
                var output: LoansViewOutput?
                override func viewDidLoad() { super.viewDidLoad(); output?.viewIsReady() }
                func show() {}
            }
            final class LoansPresenter: LoansViewOutput {
                \(property)
                private let interactor: LoansInteractor
                init(interactor: LoansInteractor) { self.interactor = interactor }
                func viewIsReady() { interactor.load() }
            }
            final class LoansInteractor { weak var output: LoansPresenter?; func load() {} }
            enum LoansAssembly {
                static func module() -> UIViewController {
                    let view = LoansViewController()
                    let presenter = LoansPresenter(interactor: LoansInteractor())
                    view.output = presenter
                    return view
                }
            }
            """
        return try lint([("Loans.swift", source), ("Model/Box.swift", box)], dialect: "book").filter { $0.rule == "retain-cycle" }
    }

    /// It is the part that has the box which keeps what is in it.
    @Test(arguments: [
        ("private let box = Box<LoansViewInput?>(nil)", "final class Box<Value> { var value: Value; init(_ value: Value) { self.value = value } }", "box"),
        ("@Guarded var view: LoansViewInput?", "@propertyWrapper final class Guarded<Value> { var wrappedValue: Value; init(wrappedValue: Value) { self.wrappedValue = wrappedValue } }", "view"),
    ])
    func aBoxOfTheView(property: String, box: String, name: String) throws {
        let found = try circles(property, box: box)
        #expect(found.map(\.from.type) == ["LoansPresenter"])
        #expect(found.first?.message.hasPrefix("'\(name)' of the presenter LoansPresenter closes a circle of strong references: LoansPresenter → ") ?? false, "\(found.map(\.message))")
        #expect(found.map(\.location.path) == ["Loans.swift"])
        #expect(found.map(\.help) == ["Keep what stands there in a box that refers to it weakly, or let it go when the scene ends."])
    }

    @Test(arguments: [
        ("private let box = Box<LoansViewInput>()", "final class Box<Value: AnyObject> { weak var value: Value? }"), ("private let box = Box<Int>()", "final class Box<Value> { var value: Value? }"),
    ])
    func aBoxThatKeepsNobody(property: String, box: String) throws { #expect(try circles(property, box: box).isEmpty) }

    // MARK: - Connectors with their parts as properties

    /// What a connector has as its properties its closures capture by themselves.
    @Test(arguments: [
        ("presenter.onReport = view.showReport", 1), ("presenter.onReport = { [view] in view.showReport() }", 1), ("presenter.onReport = { [shown = view] in shown.showReport() }", 1),
        ("presenter.onReport = { [weak view] in view?.showReport() }", 0), ("presenter.onReport = { [unowned view] in view.showReport() }", 0),
        ("presenter.onDetail = view.show(detail:)", 1), ("presenter.onDetail = self.view.show(detail:)", 1),
        ("presenter.onDetail = log.note(of:)", 0),
        ("presenter.onReport = { [log] in log.note() }", 0), ("presenter.onReport = log.note", 0), ("presenter.title = view.name", 0),
        ("presenter.onReport = view.showReport; presenter.onReport = nil", 0), ("view.onTap = { [presenter] in presenter.viewDidLoad() }", 0),
    ])
    func aConnector(statement: String, count: Int) throws {
        let source = """
            import UIKit
            final class LoansViewController: UIViewController {
                var presenter: LoansPresenter!
                var onTap: (() -> Void)?
                let name = ""
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func showReport() {}
                func show(detail: String) {}
            }
            final class LoansPresenter {
                var onDetail: ((String) -> Void)?
                var onReport: (() -> Void)?
                var title = ""
                private let useCase = LoansUseCase()
                func viewDidLoad() { useCase.load(); onReport?() }
            }
            final class LoansUseCase { func load() {} }
            final class LoansLog { func note() {}; func note(of detail: String) {} }
            final class LoansConnector {
                private let view: LoansViewController
                private let presenter: LoansPresenter
                private let log = LoansLog()
                init(view: LoansViewController) { self.view = view; presenter = LoansPresenter() }
                func configure() { view.presenter = presenter; \(statement) }
            }
            """
        let found = try lint([("Loans.swift", source)], dialect: "common").filter { $0.rule == "retain-cycle" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    // MARK: - Sources that a function hands out after something else

    @Test(arguments: [
        ("print(1); return subject.eraseToAnyPublisher()", 1), ("Task { print(1) }; return subject.eraseToAnyPublisher()", 1),
        ("let count = 1; print(count); return subject.map { $0 + count }.eraseToAnyPublisher()", 1),
        ("Task { [subject] in subject.send(1) }; return subject.eraseToAnyPublisher()", 1), ("Task { [subject] in subject.send(completion: .finished) }; return subject.eraseToAnyPublisher()", 0),
        ("Task { [given = subject] in given.send(completion: .finished) }; return subject.eraseToAnyPublisher()", 0), ("Task { [subject] in end(subject) }; return subject.eraseToAnyPublisher()", 0),
        ("subject = PassthroughSubject(); return subject.eraseToAnyPublisher()", 0), ("if isOff { return Empty().eraseToAnyPublisher() }; return subject.eraseToAnyPublisher()", 0),
        ("let subject = PassthroughSubject<Int, Never>(); print(1); return subject.eraseToAnyPublisher()", 0), ("print(1); return subject.first().eraseToAnyPublisher()", 0),
        ("subject.send(completion: .finished); return subject.eraseToAnyPublisher()", 0), ("for _ in 0..<1 { return Just(1).eraseToAnyPublisher() }; return subject.eraseToAnyPublisher()", 0),
    ])
    func aPublisher(body: String, count: Int) throws {
        let source = """
            import Combine
            import SwiftUI
            final class LoansInteractor {
                private var subject = PassthroughSubject<Int, Never>()
                private var isOff = false
                func changes() -> AnyPublisher<Int, Never> { \(body) }
            }
            final class LoansPresenter: ObservableObject {
                @Published private(set) var rows = 0
                private let interactor: LoansInteractor
                private var cancellables: Set<AnyCancellable> = []
                init(interactor: LoansInteractor) { self.interactor = interactor }
                func onAppear() { interactor.changes().sink { self.rows = $0 }.store(in: &cancellables) }
            }
            struct LoansView: View {
                @StateObject var presenter: LoansPresenter
                var body: some View { Text("\\(presenter.rows)").onAppear { presenter.onAppear() } }
            }
            """
        #expect(try lint([("Loans.swift", source)], dialect: "swiftui").filter { $0.rule == "retain-cycle" }.count == count)
        let asked = source.replacing("changes() ->", with: "changes(of id: Int) ->").replacing("changes().sink", with: "changes(of: 1).sink")
        #expect(try lint([("Loans.swift", asked)], dialect: "swiftui").filter { $0.rule == "retain-cycle" }.count == count)
        // Nobody sees which one is asked, nor what is handed in.
        let several = asked.replacing("private var isOff", with: "func changes(in row: String) -> AnyPublisher<Int, Never> { Empty().eraseToAnyPublisher() }\nprivate var isOff")
        #expect(try lint([("Loans.swift", several)], dialect: "swiftui").filter { $0.rule == "retain-cycle" }.isEmpty)
        let handed = source.replacing("changes() ->", with: "changes(_ subject: PassthroughSubject<Int, Never>) ->").replacing("changes().sink", with: "changes(PassthroughSubject()).sink")
        #expect(try lint([("Loans.swift", handed)], dialect: "swiftui").filter { $0.rule == "retain-cycle" }.isEmpty)
    }
}
