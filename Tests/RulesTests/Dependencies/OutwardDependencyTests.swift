import Testing

@Suite struct OutwardDependencyTests {
    private func expect(_ scene: Scene, others: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expectFindings(in: scene.files, rule: "outward-dependency", others: others, sourceLocation: sourceLocation)
    }

    // MARK: - Every position

    @Test(arguments: [
        "weak var screen: ↓LoanListViewController?",
        "private func show(_ screen: ↓LoanListViewController) {}",
        "private func show(_ screens: [String: [↓LoanListViewController]]) {}",
        "private func find() -> ↓LoanListViewController? { nil }",
        "private func find() { let screen: ↓LoanListViewController? = nil; _ = screen }",
        "private func find() { let screen = output as? ↓LoanListViewController; _ = screen }",
        "private func find() { if output is ↓LoanListViewController {} }",
        "private func find() { if let screen = output as? ↓LoanListViewController { screen.showLoans() } }",
        "private func find() { guard case let screen as ↓LoanListViewController = output as AnyObject else { return }; _ = screen }",
        "private func find() { switch output as AnyObject { case is ↓LoanListViewController: break; default: break } }",
        "private func find() { switch output as AnyObject { case let screen as ↓LoanListViewController: _ = screen; default: break } }",
        "private func find() { _ = ↓LoanListViewController() }",
        "private func find() { _ = ↓LoanListViewController.init() }",
        "private func find() { _ = ↓LoanListViewController.self }",
        "private func find() { print(String(describing: ↓LoanListViewController.self)) }",
        "private func find() { \"\\(↓LoanListViewController.self)\".forEach { _ in } }",
        "private func find() { rows.forEach { (screen: ↓LoanListViewController) in _ = screen } }",
        "private func find() { rows.forEach { _ in _ = ↓LoanListViewController.init() } }",
        "private func find() { func inner(_ screen: ↓LoanListViewController) {} }",
        "private func find() { _ = [↓LoanListViewController]() }",
        "private func find() { _ = Set<↓LoanListViewController>() }",
        "private func find() { _ = \\↓LoanListViewController.title }",
        "private func find() throws { do { try run() } catch let screen as ↓LoanListViewController { _ = screen } }",
        "private func fade<Screen: ↓LoanListViewController>(_ screen: Screen) {}",
        "private func fade<Screen>(_ screen: Screen) where Screen: ↓LoanListViewController {}",
        "private var onShow: ((↓LoanListViewController) -> Void)?",
        "private var screenType: ↓LoanListViewController.Type?",
        "private var screen: ↓LoanListViewController? { nil }",
        "typealias Screen = ↓LoanListViewController",
        "private var screens = WeakBox<↓LoanListViewController>()",
        "private enum State { case shown(↓LoanListViewController) }",
        "private struct State { weak var screen: ↓LoanListViewController? }",
        "private func size(_ height: Double = ↓LoanListViewController.height) {}",
        "#if DEBUG\nweak var screen: ↓LoanListViewController?\n#else\nweak var other: ↓LoanListViewController?\n#endif",
        "@available(iOS 13, *) private func show(_ screen: ↓LoanListViewController) {}",
        "private func show(_ screen: sending ↓LoanListViewController) async throws {}",
        "subscript(screen: ↓LoanListViewController) -> Int { 0 }",
    ])
    func positions(presenter: String) throws {
        try expect(Scene(presenter: presenter, view: "static let height = 44.0"))
    }

    /// The protocol is the place to mend: whoever implements it has no choice.
    @Test func whatAProtocolAsksFor() throws {
        try expect(
            Scene(
                presenter: "func presentLoans(on screen: LoanListViewController) {}",
                useCaseOutput: "func presentLoans(on screen: ↓LoanListViewController)"))
    }

    /// One that is called alike is another message.
    @Test func whatNoProtocolAsksFor() throws {
        try expect(
            Scene(
                presenter: "func presentLoans(on screen: LoanListViewController) {}\nprivate func presentLoans(again screen: ↓LoanListViewController) {}",
                useCaseOutput: "func presentLoans(on screen: ↓LoanListViewController)"))
    }

    @Test func whatAProtocolWithoutARoleAsksFor() throws {
        let finding = "protocol Finding { func find(_ screen: LoanListViewController) }\nextension LoanListPresenter: Finding {}"
        try expect(Scene(presenter: "func find(_ screen: ↓LoanListViewController) {}", others: [("Finding.swift", finding)]))
    }

    /// By a service whoever conforms is told, with its name or without.
    @Test(arguments: [("in", ""), ("of", "↓")])
    func whatAServicesListenerIsTold(label: String, mark: String) throws {
        let manager = """
            import Foundation
            protocol LoanObserving: AnyObject { func loansChanged(in manager: LoanManager) }
            final class LoanManager {
                private let session = URLSession(configuration: .default)
                func load() -> [Int] { session.invalidateAndCancel(); return [] }
            }
            extension LoanListUseCase: LoanObserving {}
            """
        let useCase = "func loansChanged(\(label) manager: \(mark)LoanManager) { _ = manager.load() }"
        try expect(Scene(useCase: useCase, others: [("LoanManager.swift", manager)]), others: true)
    }

    @Test func selectors() throws {
        let scene = Scene(
            presenter: "private func find() { _ = #selector(↓LoanListViewController.touched) }", view: "@objc func touched() {}")
        try expect(scene)
    }

    @Test func nestedTypesOfTheView() throws {
        let scene = Scene(presenter: "private var mode: ↓LoanListViewController.Mode = .full", view: "enum Mode { case full }")
        try expect(scene)
        try expect(
            Scene(presenter: "private func find() { _ = ↓LoanListViewController.Mode.full }", view: "enum Mode { case full }"))
    }

    /// What a row shows is called after the row.
    @Test(arguments: [
        ("UITableViewCell", "struct Model {}", ""), ("UIView", "enum Model { case full }", ""), ("UITableViewCell", "final class Model {}", "↓"),
        ("UIViewController", "struct Model {}", "↓"),
    ])
    func nestedTypesOfAPartOfTheView(base: String, nested: String, mark: String) throws {
        let cell = "import UIKit\nfinal class LoanListCell: \(base) { \(nested)\nprivate var presenter: LoanListPresenter? }"
        try expectFindings(
            in: Scene(presenter: "private var models: [\(mark)LoanListCell.Model] = []", others: [("Cell.swift", cell)]).files,
            rule: "outward-dependency", others: true)
    }

    /// A service tells its delegate who speaks.
    @Test(arguments: [("LoanStoreDelegate", ""), ("Any", "↓")])
    func whoSpeaksToADelegate(implemented: String, mark: String) throws {
        let store = """
            protocol LoanStoring { func loans() -> [String] }
            protocol LoanStoreDelegate: AnyObject { func loanStoreChanged(_ store: LoanStore) }
            final class LoanStore: LoanStoring { weak var delegate: LoanStoreDelegate?; func loans() -> [String] { delegate?.loanStoreChanged(self); return [] } }
            """
        let useCase = "private var store: LoanStoring?\nfunc loanStoreChanged(_ store: \(mark)LoanStore) { _ = self.store?.loans() }"
        let files = Scene(useCase: useCase, others: [("Stores/LoanStore.swift", store), ("E.swift", implemented == "Any" ? "" : "extension LoanListUseCase: LoanStoreDelegate {}")]).files
        try expectFindings(
            in: files, rule: "outward-dependency", others: true,
            settings: "roles: {manager: {suffixes: [Store]}, manager-interface: {suffixes: [Storing]}}\n")
    }

    /// A router that has been handed in can't be asked for what belongs to its class.
    @Test(arguments: [("static func", ""), ("func", "↓")])
    func whatARoutersInterfaceAsksFor(function: String, mark: String) throws {
        let router = """
            protocol LoanListRouter: AnyObject {
                \(function) makeScene() -> \(mark)LoanListViewController
                \(function) assemble(_ screen: \(mark)LoanListViewController)
            }
            """
        try expect(Scene(presenter: "weak var router: LoanListRouter?", others: [("LoanListRouter.swift", router)]))
    }

    @Test func throughAnAliasOfAnotherFile() throws {
        try expect(
            Scene(presenter: "weak var screen: ↓Screen?", others: [("Screen.swift", "typealias Screen = LoanListViewController")])
        )
    }

    @Test(arguments: ["[LoanListViewController]", "LoanListViewController?", "(LoanListViewController) -> Void"])
    func throughAnAliasOfACompoundType(target: String) throws {
        try expect(
            Scene(
                presenter: "private func show(_ screens: ↓Screens) {}",
                others: [("Screens.swift", "typealias Screens = \(target)")]))
    }

    @Test func inheritance() throws {
        let useCase = """
            class LoanBasePresenter: LoanListUseCaseOutput {
                weak var screen: LoanListPresenterOutput?
                func presentLoans() { screen?.showLoans() }
            }
            final class LoanDetailUseCase: ↓LoanBasePresenter {
                weak var listener: LoanListUseCaseOutput?
                func eventDetail() { listener?.presentLoans() }
            }
            """
        try expect(Scene(others: [("LoanDetailUseCase.swift", useCase)]))
    }

    // MARK: - Every role

    @Test func theUseCaseNamesThePresenter() throws {
        try expect(Scene(useCase: "weak var presenter: ↓LoanListPresenter?"))
        try expect(Scene(useCase: "func eventRow(_ row: Int) { _ = ↓LoanListPresenter.pageSize }"))
    }

    @Test func theUseCaseNamesAViewModel() throws {
        try expect(
            Scene(
                presenterOutput: "func show(row: LoanListRowViewModel)",
                useCase: "private var rows: [↓LoanListRowViewModel] = []",
                view: "func show(row: LoanListRowViewModel) {}",
                others: [("LoanListRowViewModel.swift", "struct LoanListRowViewModel { let title: String }")]))
    }

    @Test func boundaryProtocolsBelongToTheirOwner() throws {
        try expect(
            Scene(
                presenterOutput: "func show(in screen: ↓LoanListViewController)",
                view: "func show(in screen: LoanListViewController) {}"))
        try expect(
            Scene(
                presenter: "func present(to presenter: LoanListPresenter) {}",
                useCaseOutput: "func present(to presenter: ↓LoanListPresenter)"))
    }

    @Test func anEntityNamesAnyoneFurtherOut() throws {
        let entity = """
            struct Loan {
                let title: String
                func show(on screen: ↓LoanListViewController) {}
                func send(to useCase: ↓LoanListUseCase) {}
            }
            """
        try expect(
            Scene(useCase: "private var loans: [Loan] = []", others: [("Entities/Loan.swift", entity)]))
    }

    /// No assembler puts a service into an entity, and what is made for a repository goes with it.
    @Test(arguments: [
        ("static func all() -> [Loan] { ↓LoanStore.shared.loans }", "let that ask LoanStoring:"),
        ("static func all() -> [Loan] { ↓LoanStore(client: LoanClient()).loans }", "let that ask LoanStoring:"),
        ("static func all() -> [Loan] { _ = ↓LoanClient(); return [] }", "let that ask LoanClient:"),
    ])
    func anEntityThatFetchesItself(member: String, help: String) throws {
        let store = ("Managers/LoanStore.swift", """
            import Foundation
            protocol LoanStoring { var loans: [Loan] { get } }
            final class LoanClient { func load() { _ = URLSession.shared } }
            final class LoanStore: LoanStoring {
                static let shared = LoanStore(client: LoanClient())
                private let client: LoanClient
                init(client: LoanClient) { self.client = client }
                var loans: [Loan] { client.load(); return [] }
            }
            """)
        let scene = { (member: String) in
            Scene(useCase: "private var store: LoanStoring?\nprivate var loans: [Loan] = []", others: [("Entities/Loan.swift", "struct Loan { let title: String; \(member) }"), store])
        }
        try expect(scene(member))
        let found = try lint(scene(member.replacing("↓", with: "")).files).filter { $0.rule == "outward-dependency" }
        #expect(found.map { $0.help.contains(help) } == [true], "\(found.map(\.help))")
    }

    /// A row's class is chosen where the rows are made.
    @Test(arguments: [
        ("func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: \"\", for: path) as! LoanCell }", true),
        ("func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { let cell: LoanCell = tableView.dequeue(path); return cell }", true),
        ("func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: LoanCell.id, for: path) as! LoanCell }", true),
        ("private func fill(_ any: Any) { _ = any as? LoanCell }", false),
    ])
    func aPresenterThatDequeues(member: String, isOfRows: Bool) throws {
        let cell = ("LoanCell.swift", "import UIKit\nfinal class LoanCell: UITableViewCell { static let id = \"Loan\" }")
        let files = Scene(presenter: member, view: "private func dequeue() -> LoanCell { LoanCell() }", others: [cell]).files
        let found = try lint(files.map { ($0.name, "import UIKit\n" + $0.source) }).filter { $0.rule == "outward-dependency" }
        #expect(found.map { $0.help.contains("choose the class that shows each") } == [isOfRows], "\(found.map(\.help))")
    }

    @Test func gatewaysAndManagersStandOutsideTheInteractor() throws {
        let gateway = """
            protocol EntityGateway { var loanManager: LoanManager { get } }
            protocol LoanManager { func loans() -> [Loan] }
            final class EntityGatewayImpl: EntityGateway { let loanManager: LoanManager = LoanManagerImpl() }
            final class LoanManagerImpl: LoanManager { func loans() -> [Loan] { [] } }
            struct Loan { let title: String }
            """
        func scene(_ useCase: String) -> Scene { Scene(useCase: useCase, others: [("Gateway.swift", gateway)]) }
        try expect(scene("private let gateway: EntityGateway? = nil"))
        try expect(scene("private let gateway: ↓EntityGatewayImpl? = nil"))
        try expect(scene("private let manager: LoanManager = ↓LoanManagerImpl()"))
    }

    @Test func inwardsAndSidewaysIsRight() throws {
        try expect(Scene(presenter: "private var second: LoanListUseCase?", view: "private var second: LoanListPresenter?"))
    }

    @Test func theAssemblerNamesEveryone() throws {
        let connector = """
            final class LoanListConnector {
                private let view: LoanListViewController
                init(view: LoanListViewController) { self.view = view }
                func configure() {
                    let useCase = LoanListUseCase()
                    let presenter = LoanListPresenter(useCase: useCase)
                    useCase.output = presenter
                    presenter.output = view
                    view.presenter = presenter
                }
            }
            """
        try expect(
            Scene(
                view: "override func awakeFromNib() { super.awakeFromNib(); LoanListConnector(view: self).configure() }",
                others: [("LoanListConnector.swift", connector)]))
    }

    // MARK: - Names that mean something else

    @Test func aGenericParameterOfTheSameName() throws {
        try expect(Scene(presenter: "private func show<LoanListViewController>(_ value: LoanListViewController) {}"))
    }

    @Test func aNestedTypeOfTheSameName() throws {
        try expect(
            Scene(
                presenter:
                    "private struct LoanListViewController { let title: String }\nprivate var shown: LoanListViewController?"))
    }

    @Test func aLocalValueOfTheSameName() throws {
        try expect(
            Scene(presenter: "private func find() { let LoanListViewController = rows; _ = LoanListViewController.count }"))
    }

    @Test func aPrivateTypeOfTheSameNameInAnotherFile() throws {
        let cell = "import UIKit\nprivate final class Row: UITableViewCell { var presenter: LoanListPresenter! }"
        try expect(Scene(presenter: "private var row: Row?\nstruct Row {}", others: [("A/Row.swift", cell)]))
        try expect(
            Scene(others: [
                ("A/Row.swift", cell),
                (
                    "B/Other.swift",
                    "private struct Row { let title: String }\nextension LoanListPresenter { private func use(_ row: Row) {} }"
                ),
            ]))
    }

    @Test func labelsAndStringsAreNoNames() throws {
        try expect(
            Scene(
                presenter:
                    "private func find(LoanListViewController title: String) { find(LoanListViewController: \"LoanListViewController\") }"
            ))
    }

    @Test func anExtensionOfTheViewBesideThePresenter() throws {
        try expect(
            Scene(others: [
                (
                    "LoanListPresenter+Types.swift",
                    "extension LoanListViewController { func mark(_ other: LoanListViewController) {} }"
                )
            ]))
    }

    /// A suffix decides nothing: an API's router, UIKit's presentation controllers, data called ViewInput.
    @Test func suffixesOfOtherTrades() throws {
        let others = """
            import UIKit
            enum APIRouter { case loans; var path: String { "loans" } }
            final class CardPresentationController: UIPresentationController {}
            struct LoanListViewInput { let title: String }
            final class DepositBuilder { func make() -> Int { 0 } }
            """
        let presenter = """
            private var input: LoanListViewInput?
            private let builder = DepositBuilder()
            private func size(_ controller: CardPresentationController) {}
            """
        try expect(
            Scene(
                presenter: presenter, useCase: "private func load() { _ = APIRouter.loans.path }",
                others: [("Others.swift", others)]))
    }

    @Test func thePropertyAndItsParameterAreOneFault() throws {
        let others = """
            import UIKit
            final class LoanBadgePresenter {
                private weak var view: ↓LoanListViewController?
                private var useCase: LoanListUseCase?
                init(view: LoanListViewController) { self.view = view }
                private func attach(view: ↓LoanListViewController) { self.view = view }
            }
            """
        let scene = Scene(
            presenter: "var badge: LoanBadgePresenter?\ninit(screen: ↓LoanListViewController, useCase: LoanListUseCase) { self.useCase = useCase }",
            view: "var badge: LoanBadgePresenter?", others: [("LoanBadge.swift", others)])
        try expect(scene)
    }

    // MARK: - Delegates of views

    /// What a view tells its own delegate is told as Apple's tell theirs, and whoever implements it has no choice.
    @Test(arguments: [
        ("weak var delegate: ImageCropperDelegate?", "func cropper(_ cropper: ImageCropper, didCrop data: Data)", ""),
        ("weak var cropping: ImageCropperDelegate?", "func cropper(_ cropper: ImageCropper, didCrop data: Data)", ""),
        ("weak var listener: ImageCropperListener?", "func imageCropper(_ cropper: ImageCropper, didCrop data: Data)", ""),
        ("weak var delegate: ImageCropperDelegate?", "func cropper(_ data: Data, of cropper: ↓ImageCropper)", "↓"),
        ("var other: Int?", "func cropper(_ cropper: ↓ImageCropper, didCrop data: Data)", "↓"),
    ])
    func whatAViewTellsItsDelegate(property: String, requirement: String, mark: String) throws {
        let interface = property.contains("Listener") ? "ImageCropperListener" : "ImageCropperDelegate"
        let cropper = """
            import UIKit
            protocol \(interface): AnyObject { \(requirement.replacing("↓", with: "")) }
            final class ImageCropper: UIViewController { \(property) }
            """
        let implementation = mark.isEmpty ? requirement : requirement.replacing("↓", with: "").replacing("ImageCropper", with: mark + "ImageCropper")
        let presenter = "import Foundation\nextension LoanListPresenter: \(interface) { \(implementation) {} }"
        try expect(Scene(others: [("ImageCropper.swift", cropper), ("LoanListPresenter+Cropper.swift", presenter)]))
    }

    /// Who answers a view by telling it something knows it by its class, whoever has spoken first.
    @Test(arguments: [
        ("↓", "cropper.reload()"), ("↓", "useCase.eventViewReady(); cropper.reload()"), ("", "useCase.eventViewReady()"), ("", "if cropper.isEmpty() { useCase.eventViewReady() }"),
        ("", "rows = [cropper.name]"),
    ])
    func whatAPresenterTellsAView(mark: String, body: String) throws {
        let cropper = """
            import UIKit
            protocol ImageCropperDelegate: AnyObject { func cropper(_ cropper: ImageCropper, didCrop data: Data) }
            final class ImageCropper: UIView {
                weak var delegate: ImageCropperDelegate?
                var name = ""
                func reload() { setNeedsLayout() }
                func isEmpty() -> Bool { subviews.isEmpty }
            }
            """
        let conformance = "func cropper(_ cropper: \(mark)ImageCropper, didCrop data: Data) { \(body) }"
        var scene = Scene(presenter: conformance, others: [("ImageCropper.swift", cropper)])
        scene.others.append(("LoanListPresenter+Cropper.swift", "extension LoanListPresenter: ImageCropperDelegate {}"))
        try expect(scene)
    }

    /// A presenter knows its own view by the view's interface, however that calls it.
    @Test func whatAViewTellsItsPresenter() throws {
        let delegate = "protocol LoanListDelegate: AnyObject { func list(_ list: ↓LoanListViewController, didSelect row: Int) }"
        try expect(
            Scene(
                view: "weak var delegate: LoanListDelegate?",
                others: [
                    ("LoanListDelegate.swift", delegate),
                    ("LoanListPresenter+Delegate.swift", "extension LoanListPresenter: LoanListDelegate { func list(_ list: LoanListViewController, didSelect row: Int) {} }"),
                ]))
    }

    // MARK: - Messages

    @Test func theSameTypeTwiceInOneMemberIsOneFault() throws {
        let findings = try lint(
            Scene(presenter: "private func swap(_ old: LoanListViewController, _ new: LoanListViewController) {}").files)
        #expect(findings.map(\.rule) == ["outward-dependency"])
        #expect(
            findings.first?.message
                == "the presenter LoanListPresenter names the view LoanListViewController as the type of a parameter")
        #expect(findings.first?.help == "Use LoanListPresenterOutput, which LoanListViewController already implements.")
        #expect(findings.first?.related.map(\.message) == ["LoanListViewController is declared here"])
    }

    /// No protocol hands out what belongs to a class itself, whoever implements one is of it, and none makes an instance.
    @Test(arguments: [
        ("var height: Double { LoanListViewController.rowHeight }", "Declare 'rowHeight' on this side, or take its value from outside."),
        ("var isOnScreen: Bool { output is LoanListViewController }",
            "Speak to all of them by LoanListPresenterOutput, and let LoanListViewController do by itself what only it does."),
        ("func show() { output?.showHeader(LoanListHeaderView().title) }",
            "Let the assembler create LoanListHeaderView; what is needed of it here, declare as a protocol on this side."),
        ("func show(_ header: Any = LoanListHeaderView()) { output?.showHeader(\"\\(header)\") }",
            "Drop the default: let whoever calls pass it, behind a protocol that is declared on this side."),
    ])
    func whatAPresenterDoesInstead(member: String, help: String) throws {
        let scene = Scene(
            presenter: member, presenterOutput: "func showHeader(_ title: String)", view: "static let rowHeight = 44.0\nfunc showHeader(_ title: String) {}",
            others: [("LoanListHeaderView.swift", "import UIKit\nfinal class LoanListHeaderView: UIView { let title = \"\" }")])
        #expect(try lint(scene.files).filter { $0.rule == "outward-dependency" }.map(\.help) == [help])
    }

    /// A protocol in its hands would be an object as well.
    @Test func whatAModelDoesInstead() throws {
        let scene = Scene(
            presenterOutput: "func show(row: LoanListRowViewModel)", view: "func show(row: LoanListRowViewModel) {}",
            others: [("LoanListRowViewModel.swift", "struct LoanListRowViewModel { let title: String; let owner: LoanListViewController }")])
        let helps = try lint(scene.files).filter { $0.rule == "outward-dependency" }.map(\.help)
        #expect(helps == ["Hand it the values that it needs: a model is data, and asks nobody."])
    }

    /// How views speak to a presenter is no way for its interactor, and no protocol hands out what is nested in a class.
    @Test(arguments: [
        ("private weak var owner: LoanListPresenter?", "Use LoanListUseCaseOutput, which LoanListPresenter already implements."),
        ("private lazy var owner = LoanListPresenter()", "Keep LoanListUseCaseOutput in a weak property, and let the assembler put LoanListPresenter there."),
        ("private weak var owner: LoanEditPresenter?", "Declare what is needed as a protocol on this side and let LoanEditPresenter implement it."),
        ("private let draft: LoanListPresenter.Draft? = nil", "Declare on this side what is nested in LoanListPresenter, or pass plain values."),
    ])
    func whatAnInteractorMayUse(property: String, help: String) throws {
        let edit = """
            import UIKit
            protocol LoanEditEventHandler: AnyObject { func eventReady() }
            final class LoanEditPresenter: LoanEditEventHandler { let useCase: LoanListUseCase? = nil; func eventReady() { useCase?.eventViewReady() } }
            final class LoanEditViewController: UIViewController {
                var presenter: LoanEditEventHandler?
                override func viewDidLoad() { super.viewDidLoad(); presenter?.eventReady() }
            }
            """
        let findings = try lint(
            Scene(presenter: "struct Draft { let title: String }", useCase: property, others: [("LoanEdit.swift", edit)]).files)
        #expect(findings.filter { $0.rule == "outward-dependency" }.map(\.help) == [help])
    }

    @Test func aSignatureAndABodyAreTwoPlacesToMend() throws {
        try expect(
            Scene(presenter: "private func find(_ screen: ↓LoanListViewController) { _ = output as? ↓LoanListViewController }"))
    }

    /// What is nested in a view model is named together with it.
    @Test func anInteractorThatMakesRowsOfAViewModel() throws {
        let state = "enum LoanListViewModel { case rows([Row]); struct Row: Identifiable { let id: Int } }"
        let scene = Scene(
            presenter: "func present(rows: [LoanListViewModel.Row]) { output?.show(.rows(rows)) }", presenterOutput: "func show(_ model: LoanListViewModel)",
            useCase: "func rows() -> [↓LoanListViewModel.Row] { [] }", view: "func show(_ model: LoanListViewModel) {}", others: [("LoanListViewModel.swift", state)])
        try expectFindings(in: scene.files, rule: "outward-dependency")
    }
}
