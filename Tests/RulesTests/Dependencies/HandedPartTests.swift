import Diagnostics
import Testing

/// What parts are handed, or should be, in place of what they may not know.
@Suite struct HandedPartTests {
    private func scene(
        view: String = "", viewInterface: String = "", presenterInterface: String = "", presenter: String = "", interactorInterface: String = "", interactor: String = "",
        held: String = "weak var view: CardViewProtocol?", others: String = ""
    ) -> Files {
        let module = """
            import UIKit
            protocol CardViewProtocol: AnyObject { func show(_ text: String); \(viewInterface) }
            protocol CardPresenterProtocol: AnyObject { func viewDidLoad(); \(presenterInterface) }
            protocol CardInteractorProtocol: AnyObject { func load() -> String; \(interactorInterface) }
            protocol CardRouterProtocol: AnyObject { func close() }
            final class CardViewController: UIViewController, CardViewProtocol {
                var presenter: CardPresenterProtocol?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                func show(_ text: String) { title = text }
                \(view)
            }
            final class CardPresenter: CardPresenterProtocol {
                \(held)
                var interactor: CardInteractorProtocol?
                var router: CardRouterProtocol?
                func viewDidLoad() { view?.show(interactor?.load() ?? ""); router?.close() }
                \(presenter)
            }
            final class CardInteractor: CardInteractorProtocol {
                func load() -> String { "" }
                \(interactor)
            }
            final class CardRouter: CardRouterProtocol {
                weak var screen: UIViewController?
                func close() { screen?.dismiss(animated: true) }
                static func build() -> UIViewController {
                    let (view, presenter, router) = (CardViewController(), CardPresenter(), CardRouter())
                    view.presenter = presenter
                    presenter.view = view
                    presenter.interactor = CardInteractor()
                    presenter.router = router
                    router.screen = view
                    return view
                }
            }
            """
        return [("Card.swift", module + "\n" + others)]
    }

    /// An interactor knows no view, and a view no interactor, whoever hands them one; told once, where that is decided.
    @Test(arguments: ["common", "book", "xcode-templates", "module-factory"])
    func aPartThatIsHandedWhatItMayNotKnow(dialect: String) throws {
        for (requirement, implementation) in [
            ("func fill(_ view: ↓CardViewProtocol)", "func fill(_ view: CardViewProtocol) { view.show(load()) }"),
            ("func finish(_ router: ↓CardRouterProtocol)", "func finish(_ router: CardRouterProtocol) { router.close() }"),
            ("", "func fill(_ view: ↓CardViewProtocol) { view.show(load()) }"),
            ("func fill(_ show: (String) -> Void)", "func fill(_ show: (String) -> Void) { show(load()) }"),
        ] {
            try expectFindings(
                in: scene(interactorInterface: requirement, interactor: implementation), rule: "skipped-layer", others: true, dialect: dialect)
        }
        for (requirement, implementation) in [
            ("func leave(by router: ↓CardRouterProtocol)", "func leave(by router: CardRouterProtocol) { router.close() }"),
            ("func fill(from interactor: ↓CardInteractorProtocol)", "func fill(from interactor: CardInteractorProtocol) { show(interactor.load()) }"),
            ("func leave(by router: CardRouterProtocol)", "func leave(by router: CardRouterProtocol) { CardModule.fill(self, router: router) }"),
        ] {
            let assembler = """
                enum CardModule {
                    static func fill(_ view: CardViewController, router: CardRouterProtocol) {
                        let presenter = CardPresenter()
                        (presenter.router, presenter.interactor, presenter.view, view.presenter) = (router, CardInteractor(), view, presenter)
                    }
                }
                """
            try expectFindings(
                in: scene(view: implementation, viewInterface: requirement, others: assembler), rule: "skipped-layer", others: true, dialect: dialect)
        }
        // Its presenter may know it.
        try expectFindings(
            in: scene(
                presenterInterface: "func attach(view: CardViewProtocol); func attach(router: CardRouterProtocol)",
                presenter: "func attach(view: CardViewProtocol) { self.view = view }\nfunc attach(router: CardRouterProtocol) { self.router = router }"),
            rule: "skipped-layer", others: true, dialect: dialect)
    }

    /// Whoever may not keep what it makes is not to be handed it, either.
    @Test(arguments: [
        (
            "private let router = CardRouter()\nfunc leave() { router.close() }", "",
            "Let the assembler create CardRouter and hand it to the presenter, which the view sends an event."
        ),
        ("private let router = CardRouter()", "", "Let the assembler create CardRouter and hand it to the presenter, which the view sends an event."),
        ("func leave() { CardRouter().close() }", "", "Let the assembler create CardRouter and hand it to the presenter, which the view sends an event."),
        ("private let loader = CardInteractor()\nfunc again() { title = loader.load() }", "",
            "Let the assembler create CardInteractor and hand it to the presenter, which the view sends an event."),
        ("private let other = CardPresenter()", "", "Let the assembler create CardPresenter and hand it in."),
        ("", "private let way = CardRouter()", "Let the assembler create CardRouter and hand it in."),
    ])
    func aPartThatMakesWhatItMayNotKeep(view: String, presenter: String, help: String) throws {
        let found = try lint(scene(view: view, presenter: presenter), dialect: "common").filter { $0.rule == "self-assembly" }
        #expect(found.map(\.help) == [help])
    }

    /// The protocol that is there already, though nobody speaks by it.
    @Test(arguments: [
        ("protocol CardDisplaying: AnyObject { func show(_ text: String) }", "", "Use CardDisplaying, which CardViewController already implements."),
        ("protocol CardDisplaying: AnyObject { func show(_ text: String) }", "init(view: CardViewController? = nil) { self.view = view }",
            "Use CardDisplaying, which CardViewController already implements."),
        ("protocol CardDisplaying: AnyObject { func clear() }", "", "Declare what is needed as a protocol on this side and let CardViewController implement it."),
        ("protocol CardDisplaying: AnyObject { func show(_ text: String) }\nfinal class Sign: CardDisplaying { func show(_ text: String) {} }", "",
            "Declare what is needed as a protocol on this side and let CardViewController implement it."),
        ("protocol CardDisplaying: AnyObject { func show(_ text: String) }", "func ask() { view?.label.text = nil }",
            "Use CardDisplaying, which CardViewController already implements, and declare there a function for what is done with 'label'."),
        ("protocol CardDisplaying: AnyObject { func show(_ text: String) }", "func ask() { view?.becomeFirstResponder() }",
            "Declare what is needed as a protocol on this side and let CardViewController implement it."),
        ("protocol CardDisplaying: AnyObject { func show(_ text: String) }", "func ask() { hand(view) }",
            "Declare what is needed as a protocol on this side and let CardViewController implement it."),
    ])
    func theInterfaceThatNobodyHolds(protocols: String, presenter: String, help: String) throws {
        let files = scene(view: "let label = UILabel(); func clear() {}", presenter: presenter, held: "weak var view: CardViewController?", others: protocols).map { file in
            (name: file.name, source: file.source.replacing("UIViewController, CardViewProtocol", with: "UIViewController, CardDisplaying")
                .replacing("protocol CardViewProtocol: AnyObject { func show(_ text: String);  }", with: ""))
        }
        let found = try lint(files, dialect: "common").filter { $0.rule == "outward-dependency" }
        #expect(found.map(\.help) == [help])
    }

    /// What a base class implements for all views is no place for what one of them is asked.
    @Test(arguments: [
        ("class Screen: UIViewController, CardViewProtocol", "view?.mark()", "Declare what is needed as a protocol on this side and let CardViewController implement it."),
        ("class Screen: UIViewController, CardViewProtocol", "view?.label.text = nil", "Declare what is needed as a protocol on this side and let CardViewController implement it."),
        ("class Screen: UIViewController, CardViewProtocol", "view?.show(\"\")", "Use CardViewProtocol, which CardViewController already implements."),
        ("class Screen: UIViewController", "view?.mark()", "Use CardViewProtocol, which CardViewController already implements, and declare 'mark()' there."),
        ("class Screen: UIViewController", "view?.mark(); view?.label.text = nil",
            "Use CardViewProtocol, which CardViewController already implements, and declare 'mark()' there, and a function for what is done with 'label'."),
        ("class Screen: UIViewController", "view?.label.text = nil; view?.label.isHidden = true; view?.sign.isHidden = true",
            "Use CardViewProtocol, which CardViewController already implements, and declare there functions for what is done with 'label' and 'sign'."),
    ])
    func theInterfaceOfABase(base: String, asked: String, help: String) throws {
        let (ofBase, own) = base.contains("CardViewProtocol") ? ("func show(_ text: String) {}", "Screen") : ("", "Screen, CardViewProtocol")
        let files = scene(
            view: "let label = UILabel(); let sign = UIView(); func mark() {}", presenter: "func ask() { \(asked) }", held: "weak var view: CardViewController?",
            others: "\(base) { \(ofBase) }\nfinal class AboutViewController: Screen {}"
        ).map { ($0.name, $0.source.replacing("UIViewController, CardViewProtocol {\n", with: "\(own) {\n")) }
        let found = try lint(files, dialect: "common").filter { $0.rule == "outward-dependency" }
        #expect(found.map(\.help) == [help])
    }

    /// A protocol that a part alone implements, and nothing is typed by, was written for whoever holds the part.
    @Test(arguments: [
        ("", 1), ("final class Probe { var sut: CardInteractorProtocol? }", 0),
        ("final class Other: CardInteractorProtocol { func load() -> String { \"\" } }", 0),
        ("protocol CardLoading: CardInteractorProtocol {}", 0),
        ("enum Tests { static func open<Part: CardInteractorProtocol>(_ part: Part) {} }", 0),
        ("enum Locator { static func all(_ part: Any) -> Bool { part is CardInteractorProtocol } }", 0),
    ])
    func aProtocolThatNothingIsTypedBy(others: String, count: Int) throws {
        let files = scene(others: others).map { ($0.name, $0.source.replacing("var interactor: CardInteractorProtocol?", with: "var interactor: CardInteractor?")) }
        let found = try lint(files, dialect: "common").filter { $0.rule == "concrete-boundary" }
        #expect(found.count == count)
        #expect(found.allSatisfy { $0.severity == .warning && $0.help == "Type the property CardInteractorProtocol, which CardInteractor already implements." })
        #expect(try lint(scene(others: others), dialect: "common").allSatisfy { $0.rule != "concrete-boundary" })
    }

    /// What such a protocol is called is the team's affair; one that lacks what is asked, or is another part's as well, was not written for the place.
    @Test(arguments: [
        ("ICardPresenter", "", 1), ("CardPresenting", "", 1), ("CardPresentationLogic", "", 1), ("CardPresentable", "", 1), ("Loadable", "", 1),
        ("CardPresentationLogic", "final class Other: CardPresentationLogic { func viewDidLoad() {} }", 0),
        ("CardPresentationLogic", "final class Probe { var sut: CardPresentationLogic? }", 0),
        ("CardPresentationLogic", "extension CardViewController { func tap() { presenter?.reload() } }; extension CardPresenter { func reload() {} }", 0),
        ("ShelfPresenting", "protocol ShelfView: AnyObject {}; final class ShelfPresenter { weak var view: ShelfView?; var router: ShelfRouter? }; final class ShelfRouter {}", 0),
    ])
    func aProtocolWhoseNameTellsNoRole(name: String, others: String, count: Int) throws {
        let files = scene(others: others).map { file, source in
            (file, source.replacing("CardPresenterProtocol", with: name).replacing("var presenter: \(name)?", with: "var presenter: CardPresenter?"))
        }
        let found = try lint(files, dialect: "common").filter { $0.rule == "concrete-boundary" }
        #expect(found.map(\.message) == Array(
            repeating: "the view CardViewController holds the presenter CardPresenter by its class in 'presenter', and nothing is typed by \(name)", count: count))
        #expect(found.allSatisfy { $0.severity == .warning && $0.help == "Type the property \(name), which CardPresenter already implements." })
    }

    /// Likewise of interactors and routers.
    @Test(arguments: [("Interactor", "CardBusinessLogic"), ("Interactor", "ICardInteractor"), ("Router", "CardRoutingLogic"), ("Router", "CardRoutable")])
    func aPartByItsClassBesideAProtocolOfAnyName(part: String, name: String) throws {
        let files = scene().map { file, source in
            (file, source.replacing("Card\(part)Protocol", with: name).replacing("var \(part.lowercased()): \(name)?", with: "var \(part.lowercased()): Card\(part)?"))
        }
        let found = try lint(files, dialect: "common").filter { $0.rule == "concrete-boundary" }
        #expect(found.map(\.help) == ["Type the property \(name), which Card\(part) already implements."])
    }

    /// What a database's results carry, and the list whose cell comes back, is one matter each.
    @Test(arguments: [
        ("func fill(_ cards: Results<↓Card>)", ""), ("func fill(_ cards: [↓Card])", ""), ("", "func cell(_ table: ↓UITableView, at row: Int) -> UITableViewCell"),
        ("", "func width(of table: ↓UITableView) -> Int; func cell() -> ↓UITableViewCell"),
    ])
    func oneMatterOfAMessage(viewInterface: String, presenterInterface: String) throws {
        let others = "import RealmSwift\nfinal class Card: Object { @Persisted var title = \"\" }"
        let files = scene(viewInterface: viewInterface, presenterInterface: presenterInterface, others: others)
        let rules: Set = ["forbidden-framework", "reference-crossing"]
        let marked = MarkedFiles(files)
        let found = try lint(marked.plain, dialect: "common").filter { rules.contains($0.rule) && $0.from.type.hasSuffix("Protocol") }
        #expect(found.map { "\($0.place) \($0.rule)" }.sorted() == marked.places.map { "\($0) reference-crossing" }.sorted())
    }
}
