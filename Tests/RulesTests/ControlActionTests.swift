import Testing

/// UIKit keeps the closures of actions and of data sources with what is on the screen.
@Suite struct ControlActionTests {
    @Test(arguments: [
        "button.addAction(UIAction ↓{ _ in self.presenter?.eventTapped() }, for: .touchUpInside)",
        "button.addAction(UIAction(title: \"\", handler: ↓{ [self] _ in tap() }), for: .touchUpInside)",
        "let action = UIAction { _ in self.tap() }; button.addAction(↓action, for: .touchUpInside)",
        "outlet.addAction(UIAction ↓{ _ in self.tap() }, for: .valueChanged)",
        "navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction ↓{ _ in self.tap() })",
        "self.navigationItem.leftBarButtonItems = [UIBarButtonItem(primaryAction: UIAction ↓{ _ in self.tap() })]",
        "source = UITableViewDiffableDataSource(tableView: table) ↓{ _, _, _ in self.cell() }",
        "source = UITableViewDiffableDataSource<Int, Int>(tableView: table, cellProvider: ↓{ _, _, _ in self.cell() })",
        "button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)",
        "other?.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)",
        "let button = UIButton(); button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)",
        "button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside); button.removeAction(action, for: .touchUpInside)",
        "navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in self.tap() }); navigationItem.rightBarButtonItem = nil",
        "next.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in self.tap() })",
        "alert.addAction(UIAlertAction(title: nil, style: .cancel) { _ in self.tap() })",
        "source = UITableViewDiffableDataSource(tableView: table) { [unowned self] _, _, _ in cell() }",
    ])
    func actions(statement: String) throws {
        try expect(statement: statement)
    }

    @Test(arguments: [
        "private lazy var add = UIButton(type: .system, primaryAction: UIAction ↓{ _ in self.tap() })",
        "private lazy var add: UIButton = {\nlet add = UIButton()\nadd.addAction(UIAction ↓{ _ in self.tap() }, for: .touchUpInside)\nreturn add\n}()",
        "private lazy var add = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.tap() })",
        "private lazy var add: UIView = {\nlet add = UIButton()\nadd.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)\nreturn UIView()\n}()",
    ])
    func whatIsMadeWhenItIsAskedFor(member: String) throws {
        try expect(member: member)
    }

    private func expect(statement: String = "", member: String = "") throws {
        let view = """
            import UIKit
            final class LoanListViewController: UIViewController {
                var presenter: LoanListPresenter?
                private let button = UIButton()
                @IBOutlet private weak var outlet: UISwitch!
                private weak var other: UIButton?
                private let table = UITableView()
                private let next = UIViewController()
                private let alert = UIAlertController()
                private var source: UITableViewDiffableDataSource<Int, Int>?
                \(member)
                override func viewDidLoad() { super.viewDidLoad(); \(statement) }
                private func tap() { presenter?.eventTapped() }
                private func cell() -> UITableViewCell { UITableViewCell() }
            }
            final class LoanListPresenter { var interactor: LoanListInteractor?; func eventTapped() {} }
            final class LoanListInteractor { func load() {} }
            """
        try expectFindings(in: [("LoanListViewController.swift", view)], rule: "retain-cycle", others: true)
    }
}
