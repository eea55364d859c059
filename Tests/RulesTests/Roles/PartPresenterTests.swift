import Testing

/// The presenter of a row is made by the scene's, handed to the cell by way of the view, and asked by nobody but its cell.
@Suite struct PartPresenterTests {
    private func files(row: String = "", made: String = "RouteCellPresenter(delegate: self)") -> Files {
        [
            (
                "RouteContract.swift",
                """
                protocol RouteViewInput: AnyObject { func show(_ rows: [RouteCellPresenter]) }
                protocol RouteViewOutput: AnyObject { func viewIsReady() }
                protocol RouteInteractorInput: AnyObject { func obtain() }
                protocol RouteCellView: AnyObject { func show(title: String) }
                protocol RouteCellPresenterDelegate: AnyObject { func didNeedPicture(_ row: RouteCellPresenter) }
                """
            ),
            (
                "RoutePresenter.swift",
                """
                import Foundation
                final class RoutePresenter: RouteViewOutput, RouteCellPresenterDelegate {
                    weak var view: RouteViewInput?
                    var interactor: RouteInteractorInput?
                    func viewIsReady() { interactor?.obtain(); view?.show([\(made)]) }
                    func didNeedPicture(_ row: RouteCellPresenter) {}
                }
                final class RouteCellPresenter {
                    private weak var cell: RouteCellView?
                    private weak var delegate: RouteCellPresenterDelegate?
                    init(delegate: RouteCellPresenterDelegate?) { self.delegate = delegate }
                    func attach(_ cell: RouteCellView) { self.cell = cell; cell.show(title: ""); delegate?.didNeedPicture(self) }
                    func detach() { cell = nil }
                    \(row)
                }
                """
            ),
            (
                "RouteViewController.swift",
                """
                import UIKit
                final class RouteViewController: UIViewController, RouteViewInput {
                    var output: RouteViewOutput?
                    override func viewDidLoad() { super.viewDidLoad(); output?.viewIsReady() }
                    func show(_ rows: [RouteCellPresenter]) { RouteCell().bind(to: rows[0]) }
                }
                final class RouteCell: UITableViewCell, RouteCellView {
                    private var presenter: RouteCellPresenter?
                    func bind(to presenter: RouteCellPresenter) { self.presenter?.detach(); self.presenter = presenter; presenter.attach(self) }
                    func show(title: String) { textLabel?.text = title }
                }
                """
            ),
            (
                "RouteInteractor.swift",
                """
                final class RouteInteractor: RouteInteractorInput { func obtain() {} }
                """
            ),
            (
                "RouteAssembly.swift",
                """
                import UIKit
                enum RouteAssembly {
                    static func make() -> UIViewController {
                        let (view, presenter) = (RouteViewController(), RoutePresenter())
                        view.output = presenter
                        presenter.view = view
                        presenter.interactor = RouteInteractor()
                        return view
                    }
                }
                """
            ),
        ]
    }

    @Test func isAModelOfItsScene() throws {
        #expect(try lint(files(), dialect: "book").map(\.message) == [])
    }

    /// What has an interactor is a scene of its own.
    @Test func withAnInteractorItIsAScene() throws {
        let found = try lint(files(row: "var interactor: RouteInteractorInput?"), dialect: "book")
        #expect(found.contains { $0.rule == "self-assembly" && $0.to.type == "RouteCellPresenter" })
        #expect(found.contains { $0.rule == "concrete-boundary" && $0.from.type == "RouteCell" })
        #expect(found.contains { $0.rule == "reference-crossing" && $0.from.type == "RouteViewInput" })
    }

    /// No assembler could make it before there are rows, and no protocol stands between a cell and its row's presenter.
    @Test func aViewThatMakesItForEachRow() throws {
        let list = """
            import UIKit
            extension RouteViewController: UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = RouteCell()
                    cell.bind(to: RouteCellPresenter(delegate: nil))
                    return cell
                }
            }
            """
        let files = files(made: "").map { file in (file.0, file.1.replacing("func show(_ rows: [RouteCellPresenter])", with: "func show()").replacing("show([])", with: "show()").replacing("show() { RouteCell().bind(to: rows[0]) }", with: "show() {}")) }
        let found = try lint(files + [("RouteViewController+List.swift", list)], dialect: "book")
        #expect(found.map { "\($0.severity) \($0.rule): \($0.help)" } == ["warning self-assembly: Let the scene's presenter make one for each row, or tell the cell what to show."])
    }

    /// Whose class the cell is, the row's presenter doesn't say: another scene is told of it all the same.
    @Test(arguments: [
        ("final class RouteTableCell: UITableViewCell, RouteTableCellProtocol { func set(_ text: String) {} }", "RouteTableCell", 1),
        ("extension UITableViewCell: RouteTableCellProtocol { func set(_ text: String) {} }", "UITableViewCell", 1),
    ])
    func theRowOfAnotherScene(cell: String, made: String, count: Int) throws {
        let row = """
            import UIKit
            protocol RouteTableCellProtocol: AnyObject { func set(_ text: String) }
            struct RouteTableCellPresenter { weak var view: RouteTableCellProtocol?; func configure() { view?.set("") } }
            \(cell)
            extension RouteViewController { func cell() -> UITableViewCell { let cell = \(made)(); RouteTableCellPresenter(view: cell).configure(); return cell } }
            """
        let other = files(made: "").map { ($0.0.replacing("Route", with: "Ship"), $0.1.replacing("Route", with: "Ship")) }
            .map { ($0.0, $0.1.replacing("final class ShipCellPresenter {", with: "extension ShipPresenter { func reuse(_ row: RouteTableCellPresenter) { row.configure() } }\nfinal class ShipCellPresenter {")) }
        let found = try lint(files(made: "") + other + [("RouteTable.swift", row)], dialect: "module-factory").filter { $0.rule == "foreign-module-type" }
        #expect(found.map(\.to.type) == Array(repeating: "RouteTableCellPresenter", count: count), "\(found.map(\.message))")
    }
}
