import Testing

@Suite struct UnprefixedEventTests {
    private func expect(_ scene: Scene, others: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws {
        // These views send in every way there is, often twice.
        try expectFindings(
            in: scene.files, rule: "unprefixed-event", others: others, settings: "rules:\n  busy-view: off\n",
            sourceLocation: sourceLocation)
    }

    // MARK: - Ways to send

    @Test(arguments: [
        "presenter.load()",
        "presenter?.load()",
        "presenter!.load()",
        "self.presenter.load()",
        "let target = presenter; target?.load()",
        "if let presenter { presenter.load() }",
        "if let target = presenter { target.load() }",
        "guard let target = presenter else { return }; target.load()",
        "for target in presenters { target.load() }",
        "presenters[0].load()",
        "DispatchQueue.main.async { [weak self] in self?.presenter.load() }",
        "DispatchQueue.main.async { [weak self] in guard let self else { return }; presenter.load() }",
        "DispatchQueue.main.async { [presenter] in presenter?.load() }",
        "UIView.animate(withDuration: 1) { self.presenter.load() }",
        "defer { presenter.load() }",
        "switch title { case nil: presenter.load(); default: break }",
        "_ = title.map { _ in presenter.load() }",
        "title == nil ? presenter.load() : ()",
    ])
    func callsOfAView(viewDidLoad: String) throws {
        let scene = Scene(
            presenter: "func ↓load() { useCase.eventViewReady() }", view: "var presenters: [LoanListPresenter] = []",
            viewDidLoad: viewDidLoad)
        try expect(scene)
    }

    @Test(arguments: [
        "for target in [presenter] { target?.load() }", "presenters.first?.load()", "presenters.forEach { $0.load() }",
        "for (_, target) in presenters.enumerated() { target.load() }", "byName[\"\"]?.load()",
        "byName.values.forEach { target in target.load() }",
    ])
    func callsOnElements(viewDidLoad: String) throws {
        try expect(
            Scene(
                presenter: "func ↓load() { useCase.eventViewReady() }",
                view: "var presenters: [LoanListPresenter] = []\nvar byName: [String: LoanListPresenter] = [:]",
                viewDidLoad: viewDidLoad))
    }

    @Test func callsFromAnExtensionOfTheView() throws {
        try expect(
            Scene(
                presenter: "func ↓load() { useCase.eventViewReady() }",
                others: [
                    (
                        "LoanListViewController+Touches.swift",
                        "extension LoanListViewController { @objc func touched() { presenter.load() } }"
                    )
                ]))
    }

    @Test func callsFromACellAndFromANestedType() throws {
        let cell = """
            import UIKit
            final class LoanListCell: UITableViewCell {
                var presenter: LoanListPresenter!
                @IBAction func touched() { presenter.load(); presenter.eventTouched() }
            }
            extension LoanListViewController {
                final class Handler {
                    let presenter: LoanListPresenter
                    init(presenter: LoanListPresenter) { self.presenter = presenter }
                    func tap() { presenter.renew() }
                }
            }
            """
        try expect(
            Scene(
                presenter: "func ↓load() { useCase.eventViewReady() }\nfunc ↓renew() { useCase.eventViewReady() }\nfunc eventTouched() { useCase.eventViewReady() }",
                others: [("LoanListCell.swift", cell)]))
    }

    @Test func messagesToTheUseCase() throws {
        try expect(
            Scene(
                presenter: "func eventPulled() { useCase.refresh(all: true) }",
                useCase: "func ↓refresh(all: Bool) { output?.presentLoans() }", viewDidLoad: "presenter.eventPulled()"))
        try expect(
            Scene(
                presenter: "func eventPulled() { Task { await useCase.refresh() } }",
                useCase: "func ↓refresh() async { output?.presentLoans() }", viewDidLoad: "presenter.eventPulled()"))
    }

    // MARK: - Names

    @Test(arguments: [
        "eventuallyLoad", "events", "eventful", "Event", "load", "didTap", "viewDidLoad", "_event", "présent", "読む",
    ])
    func namesThatAreNoEvents(name: String) throws {
        try expect(Scene(presenter: "func ↓\(name)() { useCase.eventViewReady() }", viewDidLoad: "presenter.\(name)()"))
    }

    @Test(arguments: ["event", "eventLoad", "event2", "eventÉcran", "event_load", "`eventLoad`"])
    func namesOfEvents(name: String) throws {
        try expect(Scene(presenter: "func \(name)() { useCase.eventViewReady() }", viewDidLoad: "presenter.\(name)()"))
    }

    /// `present(order:)` of an output is no navigation, and no message inward.
    @Test func presentOfAnOutput() throws {
        try expect(
            Scene(
                presenter: "func present(order: String) { output?.showLoans() }",
                useCase: "func eventOrder() { output?.present(order: \"\") }", useCaseOutput: "func present(order: String)"))
    }

    // MARK: - No messages

    @Test(arguments: [
        "private func load() { useCase.eventViewReady() }",
        "fileprivate func load() { useCase.eventViewReady() }",
        "static func load() -> LoanListPresenter? { nil }",
        "func row(at index: Int) -> String { rows[index] }",
        "var rowCount: Int { rows.count }",
        "subscript(index: Int) -> String { rows[index] }",
        "func count<Value>(of values: [Value]) -> Int { values.count }",
    ])
    func membersThatAreNoMessages(presenter: String) throws {
        try expect(Scene(presenter: presenter))
    }

    @Test func anAccessorThatTheViewCalls() throws {
        try expect(
            Scene(presenter: "func row(at index: Int) -> String { rows[index] }", viewDidLoad: "title = presenter.row(at: 0)"))
        try expect(
            Scene(
                presenter: "@discardableResult func ↓row(at index: Int) -> String { useCase.eventViewReady(); return \"\" }",
                viewDidLoad: "presenter.row(at: 0)"))
        try expect(
            Scene(
                presenter: "func ↓take(at index: Int) -> String? { rows = []; return nil }",
                viewDidLoad: "title = presenter.take(at: 0)"))
        try expect(Scene(presenter: "func ↓load() -> Void { useCase.eventViewReady() }", viewDidLoad: "presenter.load()"))
    }

    /// What only asks others for values does nothing.
    @Test func anAccessorThatDelegates() throws {
        let row = ("Row.swift", "struct LoanListRowViewModel { let name: String; func shortened() -> String { name } }")
        try expect(
            Scene(
                presenter: "private var cells: [LoanListRowViewModel] = []\nfunc title(at i: Int) -> String { cells[i].shortened() }",
                viewDidLoad: "title = presenter.title(at: 0)", others: [row]))
    }

    @Test func aMethodHandedOnAsAFunction() throws {
        try expect(
            Scene(presenter: "func handle(_ row: String) { rows.removeAll() }\nfunc eventClear() { rows.forEach(handle) }"))
    }

    @Test func whatAFrameworksProtocolAsksFor() throws {
        try expect(
            Scene(others: [("Hash.swift", "extension LoanListPresenter: Hashable { func hash(into hasher: inout Hasher) {} }")]))
    }

    @Test func anAccessorThatAsksItselfWeakly() throws {
        try expect(
            Scene(
                presenter:
                    "func titles() -> [String] { rows.compactMap { [weak self] in self?.title($0) } }\nprivate func title(_ row: String) -> String { row }",
                viewDidLoad: "title = presenter.titles().first"))
    }

    @Test func overrides() throws {
        let base = "class BasePresenter { func eventReady() {}\nfunc load() {} }"
        let detail = """
            final class LoanDetailPresenter: BasePresenter, LoanListUseCaseOutput {
                override func load() {}
                func presentLoans() {}
            }
            """
        try expect(Scene(others: [("BasePresenter.swift", base), ("LoanDetailPresenter.swift", detail)]))
    }

    @Test func conformanceInAnotherFile() throws {
        try expect(
            Scene(
                others: [
                    (
                        "LoanDetailPresenterDelegate.swift",
                        "protocol LoanDetailPresenterDelegate: AnyObject { func renewed(id: Int) }"
                    ),
                    (
                        "LoanListPresenter+Delegate.swift",
                        "extension LoanListPresenter: LoanDetailPresenterDelegate { func renewed(id: Int) {} }"
                    ),
                ]))
    }

    @Test func callbacksOfAFramework() throws {
        try expect(
            Scene(
                others: [
                    (
                        "LoanListPresenter+Search.swift",
                        "import CoreLocation\nextension LoanListPresenter: CLLocationManagerDelegate { func locationManager(_ m: CLLocationManager, didFailWithError e: Error) {} }"
                    )
                ]), others: true)
    }

    @Test func whatOnlyTheAssemblerCalls() throws {
        let connector = """
            final class LoanListConnector {
                func configure(_ view: LoanListViewController) {
                    let useCase = LoanListUseCase()
                    let presenter = LoanListPresenter(useCase: useCase)
                    presenter.attach(view)
                    view.presenter = presenter
                    useCase.output = presenter
                }
            }
            """
        try expect(
            Scene(
                presenter: "func attach(_ screen: LoanListPresenterOutput) { output = screen }",
                others: [("LoanListConnector.swift", connector)]))
    }

    @Test func whatThePresenterCallsItself() throws {
        try expect(Scene(presenter: "func reload() { useCase.eventViewReady() }\nfunc eventPulled() { reload() }"))
        try expect(Scene(presenter: "func reload() { useCase.eventViewReady() }\nfunc eventPulled() { self.reload() }"))
    }

    /// Nobody calls it in sight: it may come from anywhere, or from nowhere any more.
    @Test func aMessageWithoutASender() throws {
        try expect(Scene(presenter: "func reload() { useCase.eventViewReady() }"))
        try expect(
            Scene(
                presenter: "func ↓reload() { useCase.eventViewReady() }", viewDidLoad: "let action = presenter.reload; action()"))
        try expect(Scene(presenter: "@objc func reload() { useCase.eventViewReady() }"))
    }

    /// Something of that name is called on something unknown: it may be this.
    @Test func aSenderThatIsNotKnown() throws {
        try expect(
            Scene(presenter: "func reload() { useCase.eventViewReady() }", viewDidLoad: "Registry.find(Any.self).reload()"))
    }

    // MARK: - Interfaces

    @Test func requirementsOfThePresentersInterface() throws {
        let handler = """
            protocol LoanListEventHandler: AnyObject {
                func ↓load()
                func eventPulled()
                func row(at index: Int) -> String
            }
            extension LoanListEventHandler { func reloadTwice() { eventPulled(); eventPulled() } }
            extension LoanListPresenter: LoanListEventHandler {
                func load() {}
                func eventPulled() {}
            }
            """
        let interface = Scene(
            presenter: "func row(at index: Int) -> String { rows[index] }",
            view: "var handler: LoanListEventHandler!", viewDidLoad: "handler.load(); handler.eventPulled()",
            others: [("LoanListEventHandler.swift", handler)])
        try expect(interface)
    }

    @Test func aTeamsOwnPrefixes() throws {
        let files = Scene(
            presenter: "func didPull() {}\nfunc ↓load() {}\nfunc eventTapped() {}",
            viewDidLoad: "presenter.didPull(); presenter.load()"
        ).files
        try expectFindings(
            in: files, rule: "unprefixed-event", settings: "naming:\n  events: {presenter: [did, event], interactor: [event]}\n")
    }

    /// A team that names nearly all its messages another way has a convention of its own.
    @Test(arguments: [
        ("", 1), ("func didPull() {}\nfunc save() {}", 2), ("func save() {}", 0), ("func save() {}\nfunc close() {}", 0),
    ])
    func whereTheConventionIsUsual(others: String, count: Int) throws {
        let calls = ["didPull", "save", "close"].filter(others.contains).map { "; presenter.\($0)()" }.joined()
        let files = Scene(presenter: "func load() {}\n" + others, viewDidLoad: "presenter.load(); presenter.eventViewReady()" + calls).files
        let settings = "naming:\n  events: {presenter: [did, event], interactor: [event]}\nrules:\n  unprefixed-event: {severity: error, exceptions: 50}\n"
        #expect(try lint(files, settings: settings).map(\.rule) == Array(repeating: "unprefixed-event", count: count))
    }

    /// Of several prefixes none can be put before a name unseen: `obtainPay`.
    @Test func severalPrefixes() throws {
        let files = Scene(presenter: "func load() {}", viewDidLoad: "presenter.load()").files
        let findings = try lint(files, settings: "naming:\n  events: {presenter: [did, event], interactor: [event]}\n")
        #expect(findings.map(\.help) == ["Begin its name with the one of these that tells what it is about."])
        #expect(findings.map(\.because) == ["In this dialect every message that moves inward begins with 'did' or 'event'."])
    }

    /// The view's own method may say what happened, where that begins with `did`.
    @Test(arguments: [
        ("loadTapped", "Name it after what happened, for example 'didTapLoad'."), ("loadButtonPressed", "Name it after what happened, for example 'didTapLoad'."),
        ("load", "Name it after what happened."), ("textChanged", "Name it after what happened."), ("didTapped", "Name it after what happened."),
    ])
    func theNameThatAViewGivesIt(sender: String, help: String) throws {
        let files = Scene(presenter: "func load() {}", others: [("LoanListActions.swift", "extension LoanListViewController { @objc func \(sender)() { presenter.load() } }")]).files
        let settings = "naming:\n  events: {presenter: [event, did, didObtain, \"*ed\"]}\nrules:\n  unprefixed-event: {exceptions: 100}\n"
        let findings = try lint(files, settings: settings).filter { $0.rule == "unprefixed-event" }
        #expect(findings.map(\.help) == [help])
        #expect(findings.map(\.because) == ["In this dialect messages that move inward tell what happened: 'event…', 'did…' or '…ed'."])
    }

    @Test func oneFindingHoweverManyCalls() throws {
        let findings = try lint(
            Scene(
                presenter: "func load() {}", viewDidLoad: "presenter.load(); presenter.load(); presenter.load(); presenter.load()"
            ).files)
        #expect(
            findings.map(\.message) == [
                "'load()' of the presenter LoanListPresenter is a message inward but isn't named as an event"
            ])
        #expect(findings.first?.help == "Name it after what happened, for example 'eventLoad'.")
        #expect(findings.first?.related.count == 3)
        #expect(findings.first?.from.type == "LoanListPresenter")
    }

    /// A name is made of a pattern only where it would be one.
    @Test(arguments: [("*Did", "for example '<view>DidLoad'"), ("*ed", "Name it after what happened."), ("event", "for example 'eventLoad'")])
    func theNameThatIsAdvised(pattern: String, advice: String) throws {
        let files = Scene(presenter: "func load() {}", viewDidLoad: "presenter.load()").files
        let findings = try lint(files, settings: "naming:\n  events: {presenter: [\"\(pattern)\"]}\nrules:\n  unprefixed-event: {exceptions: 100}\n")
        #expect(findings.contains { $0.help.contains(advice) }, "\(findings.map(\.help))")
    }

    @Test func theNameThatIsAdvisedForAnOutput() throws {
        let findings = try lint(
            Scene(presenterOutput: "func reload()").files, settings: "rules:\n  unprefixed-output: {view-interface: [\"*Did\"]}\n")
        #expect(findings.filter { $0.rule == "unprefixed-output" }.map(\.help).contains("Name it for example '<view>DidReload'."), "\(findings.map(\.help))")
        let verbs = try lint(Scene(presenterOutput: "func reload()").files).filter { $0.rule == "unprefixed-output" }
        #expect(verbs.map(\.help) == ["Begin its name with the verb that fits: 'show' or 'hide'."])
    }

    /// The book asks for what happened, not for a word in front.
    @Test(arguments: [("closeTapped()", 0), ("phoneEntered(_ phone: String)", 0), ("loadCards()", 1)])
    func whatHappened(method: String, count: Int) throws {
        let source = """
            import UIKit
            protocol CardViewInput: AnyObject { func show() }
            protocol CardViewOutput: AnyObject { func viewIsReady(); func didTriggerPull(); func \(method) }
            protocol CardInteractorInput: AnyObject { func obtainCards() }
            final class CardViewController: UIViewController, CardViewInput { var output: CardViewOutput?; func show() {} }
            final class CardPresenter: CardViewOutput {
                weak var view: CardViewInput?
                var interactor: CardInteractorInput?
                func viewIsReady() { interactor?.obtainCards() }
                func didTriggerPull() {}
                func \(method) {}
            }
            final class CardInteractor: CardInteractorInput { func obtainCards() {} }
            """
        #expect(try lint([("Card.swift", source)], dialect: "book").filter { $0.rule == "unprefixed-event" }.count == count)
    }

    /// Where several names do, any that tells what happened does as well; who asks for one certain word wants that.
    @Test(arguments: [
        ("closeTapped", 0, 1), ("viewLoaded", 0, 1), ("rowSelected", 0, 1), ("keyboardWillShow", 0, 1), ("applicationDidBecomeActive", 0, 1),
        ("screenShown", 0, 1), ("close", 1, 1), ("loadFeed", 1, 1), ("loadSavedItems", 1, 1),
    ])
    func whatHappenedInOtherWords(name: String, count: Int, countOfOneWord: Int) throws {
        let files = Scene(presenter: "func \(name)() { useCase.eventViewReady() }", viewDidLoad: "presenter.\(name)()").files
        for (prefixes, count) in [("[did, should]", count), ("[did]", countOfOneWord), ("[event, on]", 1)] {
            let settings = "naming:\n  events: {presenter: \(prefixes)}\nrules:\n  unprefixed-event: {exceptions: 100}\n"
            let found = try lint(files, settings: settings).filter { $0.message.hasPrefix("'\(name)()'") }
            #expect(found.map(\.rule) == Array(repeating: "unprefixed-event", count: count), "\(prefixes)")
        }
    }
}
