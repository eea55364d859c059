import Testing

/// UIKit keeps the closures of actions and of data sources with what is on the screen.
@Suite struct ControlActionTests {
    @Test(arguments: [
        "button.addAction(UIAction ↓{ _ in self.presenter?.eventTapped() }, for: .touchUpInside)",
        "button.addAction(UIAction(title: \"\", handler: ↓{ [self] _ in tap() }), for: .touchUpInside)",
        "button.addAction(.init ↓{ _ in self.tap() }, for: .touchUpInside)", "button.addAction(.init(title: \"\", handler: ↓{ _ in self.tap() }), for: .touchUpInside)",
        "button.addAction(.init { [weak self] _ in self?.tap() }, for: .touchUpInside)", "other?.addAction(.init { _ in self.tap() }, for: .touchUpInside)",
        "let action = UIAction { _ in self.tap() }; button.addAction(↓action, for: .touchUpInside)",
        "outlet.addAction(UIAction ↓{ _ in self.tap() }, for: .valueChanged)",
        "navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction ↓{ _ in self.tap() })",
        "self.navigationItem.leftBarButtonItems = [UIBarButtonItem(primaryAction: UIAction ↓{ _ in self.tap() })]",
        "menu = UIMenu(title: \"\", children: [UIAction { [weak self] _ in self?.tap() }, UIAction(title: \"\") ↓{ _ in self.tap() }])",
        "menu = UIMenu(children: [UIMenu(children: [UIAction ↓{ _ in self.tap() }])])", "menu = UIMenu(children: []); alert.title = cell().reuseIdentifier",
        "button.menu = UIMenu(children: [UIAction ↓{ _ in self.tap() }])", "button.menu = UIMenu(children: [UIAction { [weak self] _ in self?.tap() }])",
        "button.menu = UIMenu(children: [UIAction { _ in self.tap() }]); button.menu = nil", "other?.menu = UIMenu(children: [UIAction { _ in self.tap() }])",
        "navigationItem.rightBarButtonItem = UIBarButtonItem(title: nil, menu: UIMenu(children: [UIAction ↓{ _ in self.tap() }]))",
        "let menu = UIMenu(children: [UIAction { _ in self.tap() }]); alert.title = menu.title",
        "source = UITableViewDiffableDataSource(tableView: table) ↓{ _, _, _ in self.cell() }",
        "source = UITableViewDiffableDataSource<Int, Int>(tableView: table, cellProvider: ↓{ _, _, _ in self.cell() })",
        "source = DataSource(tableView: table) ↓{ _, _, _ in self.cell() }",
        "source = DataSource(tableView: table) { _, _, _ in UITableViewCell() }",
        "source = .init(tableView: table) ↓{ _, _, _ in self.cell() }", "source = .init(tableView: table) { [weak self] _, _, _ in self?.cell() }",
        "row = .init(tableView: table) { _, _, _ in self.cell() }",
        "source = Other(tableView: table) { _, _, _ in self.cell() }",
        "button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)",
        "let button = UIButton(); button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)",
        "button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside); button.removeAction(action, for: .touchUpInside)",
        "navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in self.tap() }); navigationItem.rightBarButtonItem = nil",
        "next.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction { _ in self.tap() })",
        "alert.addAction(UIAlertAction(title: nil, style: .cancel) { _ in self.tap() })",
        "source = UITableViewDiffableDataSource(tableView: table) { [unowned self] _, _, _ in cell() }",
        "navigationItem.rightBarButtonItem = .init(systemItem: .add, primaryAction: UIAction ↓{ _ in self.tap() })",
        "navigationItem.rightBarButtonItem = .init(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.tap() })",
        "table.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction ↓{ _ in self.tap() })",
        "table.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] _ in self?.tap() })",
        "table.refreshControl = UIRefreshControl(frame: .zero, primaryAction: UIAction { _ in self.tap() }); table.refreshControl = nil",
        "table.refreshControl = .init(frame: .zero, primaryAction: .init ↓{ _ in self.tap() })",
        "navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: .init ↓{ _ in self.tap() })",
        "navigationItem.rightBarButtonItem = .init(systemItem: .add, primaryAction: .init(title: \"\", handler: ↓{ _ in self.tap() }))",
        "navigationItem.rightBarButtonItem = .init(systemItem: .add, primaryAction: .init { [weak self] _ in self?.tap() })",
        "navigationItem.rightBarButtonItem = UIBarButtonItem(title: nil, menu: .init(children: [UIAction ↓{ _ in self.tap() }]))",
        "navigationItem.rightBarButtonItem = UIBarButtonItem(title: nil, image: .init { _ in self.tap() })",
        "button.menu = .init(children: [UIAction ↓{ _ in self.tap() }])", "button.menu = .init(children: [UIAction { [weak self] _ in self?.tap() }])",
        "let other = UIButton(primaryAction: .init { _ in self.tap() }); alert.title = other.currentTitle",
    ])
    func actions(statement: String) throws {
        try expect(statement: statement)
    }

    /// A closure inside that takes `self` weakly needs it all the same.
    @Test(arguments: [
        ("{ _, _, _ in let row = Row(); row.onTap = { [weak ↓self] in self?.tap() }; return UITableViewCell() }", true),
        ("↓{ _, _, _ in let row = Row(); row.onTap = { [weak self] in self?.tap() }; return self.cell() }", false),
        ("{ [weak self] _, _, _ in let row = Row(); row.onTap = { [weak self] in self?.tap() }; return UITableViewCell() }", false),
    ])
    func aListInside(provider: String, isAround: Bool) throws {
        try expect(statement: "source = UITableViewDiffableDataSource(tableView: table) \(provider)")
        guard isAround else { return }
        let files = files(statement: "source = UITableViewDiffableDataSource(tableView: table) \(provider.replacing("↓", with: ""))", member: "")
        let finding = try lint(files).first { $0.rule == "retain-cycle" }
        #expect(finding?.help.hasPrefix("Write '[weak self]' for the outer closure") ?? false)
    }

    /// What a method makes and gives, whoever has it made keeps.
    @Test(arguments: [
        ("private lazy var made = make()", "UITableViewDiffableDataSource<Int, Int>(tableView: table) ↓{ _, _, _ in self.cell() }"),
        ("private lazy var made = self.make()", "let made = DataSource(tableView: table) ↓{ _, _, _ in self.cell() }; return made"),
        ("private var made: DataSource?\nfunc set() { made = make() }", "return DataSource(tableView: table) ↓{ _, _, _ in self.cell() }"),
        ("private lazy var made = make()", "DataSource(tableView: table) { [weak self] _, _, _ in self?.cell() }"),
        ("private lazy var made = make()", ".init(tableView: table) ↓{ _, _, _ in self.cell() }"),
        ("private lazy var made = next", "DataSource(tableView: table) { _, _, _ in self.cell() }"),
        ("private weak var made: DataSource?\nfunc set() { made = make() }", "DataSource(tableView: table) { _, _, _ in self.cell() }"),
    ])
    func whatAMethodMakes(keeper: String, body: String) throws {
        try expect(member: "\(keeper)\nprivate func make() -> DataSource { \(body) }")
    }

    /// A registration keeps its closure, and the closure that uses it keeps that.
    @Test(arguments: ["↓{ cell, _, _ in self.tap() }", "{ [weak self] cell, _, _ in self?.tap() }", "{ cell, _, _ in }"])
    func registrations(handler: String) throws {
        let make = """
            private lazy var made = make()
            private func make() -> UICollectionViewDiffableDataSource<Int, Int> {
                let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> \(handler)
                return UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
                    list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
                }
            }
            """
        try expect(member: make)
        try expect(member: "private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> \(handler)")
    }

    /// The caret is at the registration's closure, which the property has only by another one.
    @Test(arguments: [("self.tap()", [["the closure that is kept here captures 'registration'"]]), ("cell.accessories = []", [])])
    func whoCapturesARegistration(body: String, notes: [[String]]) throws {
        let statement = """
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in \(body) }
            grid = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
                list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            """
        let files = files(statement: statement, member: "private var grid: UICollectionViewDiffableDataSource<Int, Int>?")
        #expect(try lint(files).filter { $0.rule == "retain-cycle" }.map { $0.related.map(\.message) } == notes)
    }

    /// A list's layout keeps what its configuration was given, and the collection view keeps the layout.
    @Test(arguments: [
        ("trailingSwipeActionsConfigurationProvider", "↓{ _ in self.swipes() }", ""), ("leadingSwipeActionsConfigurationProvider", "↓{ [self] _ in swipes() }", ""),
        ("trailingSwipeActionsConfigurationProvider", "{ [weak self] _ in self?.swipes() }", ""), ("headerMode", "{ _ in self.swipes() }", ""),
        ("trailingSwipeActionsConfigurationProvider", "{ _ in self.swipes() }", "func set() { list.setCollectionViewLayout(layout(), animated: true) }"),
        ("trailingSwipeActionsConfigurationProvider", "{ _ in self.swipes() }", "func set() { made.collectionViewLayout = UICollectionViewFlowLayout() }"),
    ])
    func lists(provider: String, closure: String, member: String) throws {
        let configuration = "var configuration = UICollectionLayoutListConfiguration(appearance: .plain)\nconfiguration.\(provider) = \(closure)"
        let layout = "UICollectionViewCompositionalLayout.list(using: configuration)"
        let view = "UICollectionView(frame: .zero, collectionViewLayout:"
        let swipes = "\(member)\nfunc swipes() -> UISwipeActionsConfiguration? { nil }"
        try expect(member: "private lazy var made: UICollectionView = {\n\(configuration)\nreturn \(view) \(layout))\n}()\n\(swipes)")
        try expect(member: "private lazy var made = \(view) layout())\nfunc layout() -> UICollectionViewLayout {\n\(configuration)\nreturn \(layout)\n}\n\(swipes)")
    }

    /// A layout keeps what makes its sections, whoever has made it.
    @Test(arguments: [
        ("private lazy var made = MADE", ""), ("private lazy var made = UICollectionView(frame: .zero, collectionViewLayout: MADE)", ""),
        ("private lazy var made: UICollectionView = { let made = UICollectionView(frame: .zero, collectionViewLayout: MADE); return made }()", ""),
        ("private lazy var made = UICollectionView(frame: .zero, collectionViewLayout: make())\nfunc make() -> UICollectionViewLayout { MADE }", ""),
        ("private var made: UICollectionView!\nfunc set() { made = UICollectionView(frame: .zero, collectionViewLayout: make()) }\nfunc make() -> UICollectionViewLayout { return MADE }", ""),
        ("func set() { list.collectionViewLayout = MADE }", "list.collectionViewLayout = UICollectionViewFlowLayout()"),
        ("func set() { list.collectionViewLayout = make() }\nfunc make() -> UICollectionViewLayout { let made = MADE; return made }", "list.collectionViewLayout = UICollectionViewFlowLayout()"),
        ("private lazy var made = UICollectionView(frame: .zero, collectionViewLayout: MADE)", "made.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)"),
    ])
    func layouts(keeper: String, replacement: String) throws {
        let sections = "\nfunc section(_ index: Int) -> NSCollectionLayoutSection? { nil }\nfunc replace() { \(replacement) }"
        func member(_ closure: String) -> String { keeper.replacing("MADE", with: "UICollectionViewCompositionalLayout \(closure)") + sections }
        try expect(member: member(replacement.isEmpty ? "↓{ index, _ in self.section(index) }" : "{ index, _ in self.section(index) }"))
        try expect(member: member("{ [weak self] index, _ in self?.section(index) }"))
        if keeper.hasPrefix("func"), !replacement.isEmpty {
            try expect(member: member("↓{ index, _ in self.section(index) }").replacing(replacement, with: ""))
        }
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

    /// A list keeps MJRefresh's headers and footers, and they keep their block.
    @Test(arguments: [
        "table.mj_header = MJRefreshNormalHeader ↓{ self.tap() }", "table.mj_footer = MJRefreshAutoNormalFooter(refreshingBlock: ↓{ [self] in tap() })",
        "let header = MJRefreshNormalHeader { self.tap() }; header.isHidden = true; table.mj_header = ↓header", "refresh = MJRefreshGifHeader ↓{ self.tap() }",
        "table.mj_header = MJRefreshNormalHeader ↓{ self.tap() }; table.mj_header?.endRefreshing()",
        "table.mj_header = MJRefreshNormalHeader(refreshingBlock: ↓tap)",
        "table.mj_header = MJRefreshNormalHeader { [weak self] in self?.tap() }", "table.mj_header = MJRefreshNormalHeader { [unowned self] in tap() }",
        "table.mj_header = MJRefreshNormalHeader(refreshingTarget: self, refreshingAction: #selector(reload))",
        "table.mj_header = MJRefreshNormalHeader { self.tap() }; table.mj_header = nil",
        "table.mj_header = MJRefreshNormalHeader { self.tap() }; table.mj_header?.refreshingBlock = nil",
        "let table = UITableView(); table.mj_header = MJRefreshNormalHeader { self.tap() }", "table.mj_header = header { self.tap() }",
        "other?.mj_header = MJRefreshNormalHeader { self.tap() }", "let header = MJRefreshNormalHeader { self.tap() }; header.beginRefreshing()",
    ])
    func refreshControls(statement: String) throws {
        try expect(
            statement: statement,
            member: """
                private var refresh: MJRefreshHeader?
                @objc private func reload() {}
                private func header(_ block: () -> Void) -> MJRefreshHeader? { block(); return nil }
                """)
    }

    @Test(arguments: [
        "let made = UITableView()\nmade.mj_footer = MJRefreshBackNormalFooter ↓{ self.tap() }\nreturn made",
        "let made = UITableView()\nmade.mj_footer = MJRefreshBackNormalFooter { [weak self] in self?.tap() }\nreturn made",
        "let made = UITableView()\nmade.mj_footer = MJRefreshBackNormalFooter { self.tap() }\nreturn UITableView()",
    ])
    func refreshControlsOfALazyList(body: String) throws {
        try expect(member: "private lazy var made: UITableView = {\n\(body)\n}()")
    }

    /// A view keeps its button as a controller keeps the view.
    @Test(arguments: [
        "panel.button.addAction(UIAction ↓{ _ in self.tap() }, for: .touchUpInside)", "self.panel.button.addAction(UIAction ↓{ [self] _ in tap() }, for: .touchUpInside)",
        "panel.button.addAction(.init ↓{ _ in self.tap() }, for: .touchUpInside)", "panel.button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)",
        "panel.spare?.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)", "shown?.button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)",
        "content.button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)", "let panel = Panel(); panel.button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)",
        "panel.made.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)", "box.button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)",
        "panel.button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside); panel.button.removeAction(action, for: .touchUpInside)",
    ])
    func buttonsOfViews(statement: String) throws {
        try expect(
            statement: statement,
            member: """
                final class Panel: UIView {
                    let button = UIButton()
                    weak var spare: UIButton?
                    var made: UIButton { UIButton() }
                }
                final class Box { let button = UIButton() }
                private let panel = Panel()
                private weak var shown: Panel?
                private var content: Panel { Panel() }
                private let box = Box()
                """)
    }

    private func expect(statement: String = "", member: String = "") throws {
        try expectFindings(in: files(statement: statement, member: member), rule: "retain-cycle", others: true)
    }

    private func files(statement: String, member: String) -> Files {
        let view = """
            import UIKit
            final class LoanListViewController: UIViewController {
                var presenter: LoanListPresenter?
                private let button = UIButton()
                private var menu: UIMenu?
                @IBOutlet private weak var outlet: UISwitch!
                private weak var other: UIButton?
                private let table = UITableView()
                private let next = UIViewController()
                private let list = UICollectionView()
                typealias DataSource = UITableViewDiffableDataSource<Int, Int>
                typealias Other = Row
                private let alert = UIAlertController()
                private var source: UITableViewDiffableDataSource<Int, Int>?
                private var row: Row?
                \(member)
                override func viewDidLoad() { super.viewDidLoad(); \(statement) }
                private func tap() { presenter?.eventTapped() }
                private func cell() -> UITableViewCell { UITableViewCell() }
                func take(_ button: UIButton) { other = button }
            }
            final class LoanListPresenter { var interactor: LoanListInteractor?; func eventTapped() {} }
            final class Row { var onTap: (() -> Void)? }
            final class LoanListInteractor { func load() {} }
            """
        return [("LoanListViewController.swift", view)]
    }
}
