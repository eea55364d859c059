import Diagnostics
import Testing

/// Proxies and wrappers that keep weakly what they stand for, and what is told where they are passed by or have lost the word.
@Suite struct WeakProxyTests {
    /// - Parameter wiring: what the builder does with `view` and `presenter`.
    private func found(_ property: String = "var view: CardsViewProtocol?", wiring: String, proxy: String = WeakProxyTests.proxy(), others: String = "", dialect: String = "common") throws -> [Finding] {
        let source = """
            import UIKit
            protocol CardsViewProtocol: AnyObject { func show() }
            protocol CardsPresenterProtocol: AnyObject { func viewDidLoad() }
            protocol CardsInteractorProtocol: AnyObject { func load() }
            final class CardsInteractor: CardsInteractorProtocol { func load() {} }
            final class CardsPresenter: CardsPresenterProtocol {
                \(property)
                private let interactor: CardsInteractorProtocol
                init(interactor: CardsInteractorProtocol) { self.interactor = interactor }
                func viewDidLoad() { interactor.load(); view?.show() }
            }
            final class CardsViewController: UIViewController, CardsViewProtocol {
                var presenter: CardsPresenterProtocol!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                func show() {}
            }
            enum CardsBuilder {
                static func build() -> UIViewController {
                    let view = CardsViewController()
                    let presenter = CardsPresenter(interactor: CardsInteractor())
                    view.presenter = presenter
                    \(wiring)
                    return view
                }
            }
            \(others)
            """
        return try lint([("Cards.swift", source), ("Proxy.swift", proxy)], dialect: dialect).filter { ["retain-cycle", "strong-view-reference"].contains($0.rule) }
    }

    private static func proxy(_ word: String = "weak var") -> String {
        """
        final class WeakRef<T: AnyObject> {
            \(word) object: T?
            init(_ object: T) { self.object = object }
        }
        extension WeakRef: CardsViewProtocol where T: CardsViewProtocol { func show() { object?.show() } }
        """
    }

    // MARK: - Proxies

    @Test(arguments: ["common", "book", "clean"])
    func aProxyThatIsPassedBy(dialect: String) throws {
        let found = try found(wiring: "presenter.view = view", dialect: dialect)
        #expect(found.map(\.rule) == ["strong-view-reference"])
        #expect(found.map(\.severity) == [.error])
        #expect(found.allSatisfy { $0.message.hasSuffix("strongly in 'view'; a cycle: CardsPresenter → CardsViewController → CardsPresenter") })
    }

    /// A proxy may stand there wherever not all is seen.
    @Test(arguments: [
        ("presenter.view = WeakRef(view)", ""), ("presenter.view = WeakRef(view); presenter.view = view", ""), ("presenter.view = view; let made = make(view); presenter.view = made", "func make(_ view: CardsViewController) -> CardsViewProtocol { WeakRef(view) }"),
        ("presenter.view = view; some.view = WeakRef(view)", ""), ("presenter.attach(view)", "extension CardsPresenter { func attach(_ shown: CardsViewProtocol) { view = shown } }\nfunc attach(_ shown: CardsViewController, _ presenter: CardsPresenter) { presenter.attach(WeakRef(shown)) }"),
        ("let shown: CardsViewProtocol = WeakRef(view); presenter.view = shown", ""), ("presenter.view = view; let any: Showing = presenter; any.view = WeakRef(view)", "protocol Showing: AnyObject { var view: CardsViewProtocol? { get set } }\nextension CardsPresenter: Showing {}"),
    ])
    func aProxyThatMayStandThere(wiring: String, others: String) throws {
        #expect(try found(wiring: wiring, others: others).map(\.message) == [])
    }

    // MARK: - Wrappers

    private static func wrapper(_ name: String, _ word: String) -> String {
        """
        @propertyWrapper struct \(name)<T> {
            private \(word) object: AnyObject?
            var wrappedValue: T? { get { object as? T } set { object = newValue as AnyObject? } }
        }
        """
    }

    /// Swift takes no `weak` before a property that a wrapper keeps.
    @Test func aWrapperThatLostTheWord() throws {
        let found = try found("@WeakReference var view: CardsViewProtocol?", wiring: "presenter.view = view", proxy: Self.wrapper("WeakReference", "var"))
        #expect(found.map(\.rule) == ["strong-view-reference"])
        #expect(found.map(\.help) == ["Declare 'WeakReference.object' weak."])
        #expect(found.first?.related.map { "\($0.location.path): \($0.message)" }.first == "Proxy.swift: WeakReference keeps it strongly here")
        #expect(try self.found("@WeakReference var view: CardsViewProtocol?", wiring: "presenter.view = view", proxy: Self.wrapper("WeakReference", "weak var")).isEmpty)
    }

    /// What another wrapper is for, nobody knows.
    @Test func aWrapperForOtherThings() throws {
        let found = try found("@Stored var view: CardsViewProtocol?", wiring: "presenter.view = view", proxy: Self.wrapper("Stored", "var"))
        #expect(found.map(\.help) == ["Declare 'view' weak, without '@Stored'."])
    }

    // MARK: - Boxes

    private static func box(_ name: String, _ kind: String, _ word: String) -> String {
        "\(kind) \(name)<T: AnyObject> {\n    \(word) object: T?\n    init(_ object: T) { self.object = object }\n}"
    }

    private func found(inBox name: String, _ kind: String, _ word: String = "var") throws -> [Finding] {
        try found(
            "var box: \(name)<CardsViewController>?\n    var view: CardsViewController? { box?.object }", wiring: "presenter.box = \(name)(view)",
            proxy: Self.box(name, kind, word))
    }

    /// What stands there is held by way of the box, which can't be weak itself.
    @Test(arguments: [("struct", "strong-view-reference"), ("final class", "retain-cycle")])
    func aBoxThatLostTheWord(kind: String, rule: String) throws {
        let found = try found(inBox: "WeakRef", kind)
        #expect(found.map(\.rule) == [rule])
        #expect(found.map(\.help) == ["Declare 'WeakRef.object' weak."])
        #expect(found.first?.related.first?.location.path == "Proxy.swift")
        #expect(try self.found(inBox: "WeakRef", kind, "weak var").isEmpty)
    }

    /// One that is called otherwise may be meant to hold.
    @Test(arguments: ["struct", "final class"])
    func aBoxThatIsMeantToHold(kind: String) throws {
        let found = try found(inBox: "Ref", kind)
        #expect(found.count == 1)
        #expect(found.allSatisfy { !$0.help.contains("Declare") && $0.help.contains("in a box that refers to it weakly") })
    }
}
