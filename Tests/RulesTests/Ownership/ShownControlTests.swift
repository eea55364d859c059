import Testing

/// What a function makes and puts on the screen the screen keeps, with the closures of its actions.
@Suite struct ShownControlTests {
    @Test(arguments: [
        "let button = UIButton(primaryAction: UIAction ↓{ _ in self.tap() }); view.addSubview(button)",
        "let button = UIButton(primaryAction: UIAction { [weak self] _ in self?.tap() }); view.addSubview(button)",
        "let button = UIButton(); button.addAction(UIAction ↓{ _ in self.tap() }, for: .touchUpInside); view.addSubview(button)",
        "let button = UIButton(); self.view.addSubview(button); button.addAction(.init ↓{ _ in self.tap() }, for: .touchUpInside)",
        "let button = UIButton(); button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside); view.addSubview(button)",
        "let button = UIButton(primaryAction: UIAction { _ in self.tap() }); print(button)",
        "let button = UIButton(); button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside); print(button)",
        "view.addSubview(UIButton(primaryAction: UIAction ↓{ _ in self.tap() }))", "view.insertSubview(UIButton(primaryAction: UIAction ↓{ _ in self.tap() }), at: 0)",
        "panel.addSubview(UIButton(primaryAction: UIAction ↓{ _ in self.tap() }))", "shown?.addSubview(UIButton(primaryAction: UIAction { _ in self.tap() }))",
        "window.addSubview(UIButton(primaryAction: UIAction { _ in self.tap() }))", "next.view.addSubview(UIButton(primaryAction: UIAction { _ in self.tap() }))",
        "let stack = UIStackView(); stack.addArrangedSubview(UIButton(primaryAction: UIAction ↓{ _ in self.tap() })); view.addSubview(stack)",
        "let stack = UIStackView(); stack.addArrangedSubview(UIButton(primaryAction: UIAction { _ in self.tap() }))",
        "let stack = UIStackView(arrangedSubviews: [UIButton(primaryAction: UIAction ↓{ _ in self.tap() })]); view.addSubview(stack)",
        "let view = UIView(); view.addSubview(UIButton(primaryAction: UIAction { _ in self.tap() }))",
        "let button = UIButton(); button.menu = UIMenu(children: [UIAction ↓{ _ in self.tap() }]); view.addSubview(button)",
        "let action = UIAction { _ in self.tap() }; view.addSubview(UIButton(primaryAction: ↓action))",
        "let button = UIButton(); button.addAction(UIAction ↓{ _ in self.tap() }, for: .touchUpInside); navigationItem.titleView = button",
        "navigationItem.titleView = UIButton(primaryAction: UIAction ↓{ _ in self.tap() })",
        "navigationItem.titleView = UIButton(primaryAction: UIAction { _ in self.tap() }); navigationItem.titleView = nil",
        "let item = UIBarButtonItem(primaryAction: UIAction ↓{ _ in self.tap() }); navigationItem.rightBarButtonItem = item",
        "navigationItem.rightBarButtonItem = UIBarButtonItem(title: nil, image: nil, primaryAction: nil, menu: UIMenu(children: [UIAction ↓{ _ in self.tap() }]))",
        "toolbarItems = [UIBarButtonItem(primaryAction: UIAction ↓{ _ in self.tap() })]", "toolbarItems = [UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.tap() })]",
        "next.toolbarItems = [UIBarButtonItem(primaryAction: UIAction { _ in self.tap() })]",
        "let button = UIButton(primaryAction: UIAction { _ in self.tap() }); view.addSubview(button); button.removeFromSuperview()",
        "for _ in 0..<3 { let button = UIButton(primaryAction: UIAction ↓{ _ in self.tap() }); view.addSubview(button) }",
        "if isViewLoaded { let button = UIButton(primaryAction: nil); view.addSubview(button) } else { let button = UIButton(); button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside) }",
    ])
    func ofAController(statement: String) throws {
        let view = """
            import UIKit
            final class LoanListViewController: UIViewController {
                var presenter: LoanListPresenter?
                private let panel = UIView()
                private weak var shown: UIView?
                private let next = UIViewController()
                override func viewDidLoad() { super.viewDidLoad(); \(statement) }
                private func tap() { presenter?.eventTapped() }
                func take(_ panel: UIView) { shown = panel }
            }
            final class LoanListPresenter { var interactor: LoanListInteractor?; func eventTapped() {} }
            final class LoanListInteractor { func load() {} }
            """
        try expectFindings(in: [("LoanListViewController.swift", view)], rule: "retain-cycle", others: true)
    }

    @Test(arguments: [
        ("UIView", "addSubview(UIButton(primaryAction: UIAction ↓{ _ in self.tap() }))"), ("UIView", "self.addSubview(UIButton(primaryAction: UIAction ↓{ [self] _ in tap() }))"),
        ("UITableViewCell", "contentView.addSubview(UIButton(primaryAction: UIAction ↓{ _ in self.tap() }))"),
        ("UIView", "addSubview(UIButton(primaryAction: UIAction { [unowned self] _ in self.tap() }))"), ("NSObject", "addSubview(UIButton(primaryAction: UIAction { _ in self.tap() }))"),
    ])
    func ofAView(base: String, statement: String) throws {
        let view = """
            import UIKit
            final class LoanPanel: \(base) {
                weak var presenter: LoanListPresenter?
                func setUp() { \(statement) }
                private func tap() { presenter?.eventTapped() }
            }
            final class LoanListViewController: UIViewController { var presenter: LoanListPresenter?; private let panel = LoanPanel() }
            final class LoanListPresenter { var interactor: LoanListInteractor?; func eventTapped() {} }
            final class LoanListInteractor { func load() {} }
            """
        try expectFindings(in: [("LoanPanel.swift", view)], rule: "retain-cycle", others: true)
    }
}
