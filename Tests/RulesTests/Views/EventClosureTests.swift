import Testing

/// Where a touch reaches a view by a closure, or by what one of the app's own views tells it.
@Suite struct EventClosureTests {
    private static let events = """
        func eventSaved() { useCase.eventViewReady() }
            func eventNamed(_ name: String) { rows = [name] }
            func eventDiscarded() { rows = [] }
        """

    private func expect(
        _ members: String, conformance: String = "", files: Files = [], sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let view = """
            private let button = UIButton()
                private let table = UITableView()
                private let bag = DisposeBag()
                private let loans = LoanFeed()
                private var amount = 3
                private var titles = ["sold"]
                \(members)
            """
        var scene = Scene(presenter: Self.events, view: view, others: files)
        scene.others.append(("LoanFeed.swift", "import RxSwift\nfinal class LoanFeed { func all() -> Observable<[String]> { .never() } }"))
        let sources = scene.files.map { file in
            guard file.name == "LoanListViewController.swift" else { return file }
            return (name: file.name, source: "import RxSwift\nimport RxCocoa\n" + file.source.replacing("LoanListPresenterOutput {", with: "LoanListPresenterOutput\(conformance) {"))
        }
        try expectFindings(in: sources, rule: "busy-view", others: true, sourceLocation: sourceLocation)
    }

    /// A view that appears sets up what happens later, each of it by itself.
    @Test(arguments: [
        "loans.all().subscribe(onNext: { names in if names.count > 3 { self.presenter.eventNamed(names[0]) } }).disposed(by: bag)",
        "loans.all().subscribe(onNext: { _ in self.presenter.eventSaved(); self.presenter.eventDiscarded() }).disposed(by: bag)",
        "table.rx.willDisplayCell.subscribe(onNext: { if self.amount > 3 { self.presenter.eventSaved() } }).disposed(by: bag)",
        "button.addAction(UIAction { _ in self.presenter.eventSaved(); self.presenter.↓eventDiscarded() }, for: .touchUpInside)",
        "if amount > 3 { presenter.↓eventSaved() }", "titles.forEach { presenter.↓eventNamed($0) }",
    ])
    func whatAppears(code: String) throws {
        try expect("override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); \(code) }")
    }

    /// UIKit calls what an action is made with, wherever that is.
    @Test(arguments: [
        "alert.addAction(UIAlertAction(title: nil, style: .default) { _ in if self.amount > 3 { self.presenter.↓eventSaved() } })",
        "alert.addAction(UIAlertAction(title: nil, style: .default, handler: { [weak self] _ in self?.presenter.eventSaved(); self?.presenter.↓eventDiscarded() }))",
        "alert.addAction(.init(title: nil, style: .default) { _ in self.amount > 3 ? self.presenter.↓eventSaved() : self.presenter.eventDiscarded() })",
        "button.addAction(UIAction { [weak self] _ in guard let self else { return }; guard self.amount > 3 else { return }; self.presenter.↓eventSaved() }, for: .touchUpInside)",
        "let swipe = UIContextualAction(style: .normal, title: nil) { [presenter, amount] _, _, done in if amount > 3 { presenter?.↓eventSaved() }; done(true) }; print(swipe)",
        "alert.addAction(UIAlertAction(title: nil, style: .default) { _ in self.presenter.eventSaved() })",
        "alert.addAction(UIAlertAction(title: nil, style: .default) { _ in self.presenter.eventSaved() }); alert.addAction(UIAlertAction(title: nil, style: .cancel) { _ in self.presenter.eventDiscarded() })",
        "alert.addAction(UIAlertAction(title: nil, style: .default) { _ in guard let text = alert.textFields?.first?.text else { return }; self.presenter.eventNamed(text) })",
        "alert.addAction(UIAlertAction(title: nil, style: .default) { action in if action.title == self.title { self.presenter.eventSaved() } })",
        "alert.addAction(UIAlertAction(title: nil, style: .default) { if $0.title == self.title { self.presenter.eventSaved() } })",
        "if amount > 3 { alert.addAction(UIAlertAction(title: nil, style: .default) { _ in self.presenter.eventSaved() }) }",
        "titles.forEach { name in alert.addAction(UIAlertAction(title: name, style: .default) { _ in self.presenter.eventNamed(name) }) }",
        "if amount > 3 { presenter.eventSaved() }; alert.addAction(UIAlertAction(title: nil, style: .default) { _ in self.presenter.eventDiscarded() })",
        "present(alert, animated: true) { if self.amount > 3 { self.presenter.eventSaved() } }",
        "alert.addAction(LoanAction { if self.amount > 3 { self.presenter.eventSaved() } })",
    ])
    func actions(statement: String) throws {
        try expect("func show(message: String) { let alert = UIAlertController(title: message, message: nil, preferredStyle: .alert); \(statement) }")
    }

    /// What a control's events are subscribed with is called on each touch; what data is subscribed with is not.
    @Test(arguments: [
        "button.rx.tap.subscribe(onNext: { [weak self] in if (self?.amount ?? 0) > 3 { self?.presenter.↓eventSaved() } }).disposed(by: bag)",
        "button.rx.tap.throttle(.seconds(1), scheduler: MainScheduler.instance).bind { [weak self] in self?.presenter.eventSaved(); self?.presenter.↓eventDiscarded() }.disposed(by: bag)",
        "table.rx.itemSelected.subscribe(onNext: { path in if self.titles[path.row].count > 3 { self.presenter.↓eventSaved() } }).disposed(by: bag)",
        "table.rx.itemSelected.asDriver().drive(onNext: { if self.titles[$0.row] == \"sold\" { self.presenter.↓eventSaved() } }).disposed(by: bag)",
        "button.rx.controlEvent(.touchUpInside).subscribe(with: self, onNext: { view, _ in if view.amount > 3 { self.presenter.↓eventSaved() } }).disposed(by: bag)",
        "button.rx.tap.subscribe(onNext: { self.presenter.eventSaved() }).disposed(by: bag)",
        "table.rx.itemSelected.subscribe(onNext: { path in if path.row > 3 { self.presenter.eventSaved() } else { self.presenter.eventDiscarded() } }).disposed(by: bag)",
        "table.rx.itemSelected.subscribe(with: self, onNext: { view, path in if path.row > 3 { self.presenter.eventSaved() } }).disposed(by: bag)",
        "table.rx.itemSelected.bind(with: self) { if $1.row > 3 { self.presenter.eventSaved() } }.disposed(by: bag)",
        "table.rx.contentOffset.subscribe(onNext: { _ in if self.amount > 3 { self.presenter.eventSaved() } }).disposed(by: bag)",
        "loans.all().subscribe(onNext: { if self.amount > 3 { self.presenter.eventNamed($0[0]) } }).disposed(by: bag)",
        "button.rx.tap.flatMapLatest { self.loans.all() }.subscribe(onNext: { if self.amount > 3 { self.presenter.eventNamed($0[0]) } }).disposed(by: bag)",
        "button.rx.tap.subscribe(onNext: { print(1) }, onDisposed: { if self.amount > 3 { self.presenter.eventSaved() } }).disposed(by: bag)",
    ])
    func subscriptions(statement: String) throws {
        try expect("private func bind() { \(statement) }")
    }

    private static let header = """
        import UIKit
        protocol LoanHeaderDelegate: AnyObject {
            func headerDidTapSave(_ header: LoanHeader)
            func header(_ header: LoanHeader, didPick index: Int)
            func headerDidLayout()
            func headerTitle() -> String
        }
        final class LoanHeader: UIView {
            weak var delegate: LoanHeaderDelegate?
            @objc func saveTouched() { delegate?.headerDidTapSave(self) }
        }
        """

    /// A view of the app's own tells of a touch as UIKit's do.
    @Test(arguments: [
        "func headerDidTapSave(_ header: LoanHeader) { if amount > 3 { presenter.↓eventSaved() } else { presenter.eventDiscarded() } }",
        "func headerDidTapSave(_ header: LoanHeader) { presenter.eventSaved(); presenter.↓eventDiscarded() }",
        "func header(_ header: LoanHeader, didPick index: Int) { guard titles[index].count > 3 else { return }; presenter.↓eventSaved() }",
        "func header(_ header: LoanHeader, didPick index: Int) { if index > 3 { presenter.eventSaved() } else { presenter.eventDiscarded() } }",
        "func headerDidTapSave(_ header: LoanHeader) { presenter.eventSaved() }",
        "func headerDidLayout() { if amount > 3 { presenter.eventSaved() } }",
        "func headerTitle() -> String { if amount > 3 { presenter.eventSaved() }; return \"\" }",
        "func headerDidClose() { if amount > 3 { presenter.eventSaved() } }",
    ])
    func childViews(method: String) throws {
        try expect(method, conformance: ", LoanHeaderDelegate", files: [("LoanHeader.swift", Self.header)])
    }

    /// What others tell by the protocol as well, nobody knows for a touch.
    @Test(arguments: [
        "final class LoanClock { weak var delegate: LoanHeaderDelegate? }", "final class LoanHeaderController: UIViewController { weak var delegate: LoanHeaderDelegate? }",
    ])
    func otherSenders(sender: String) throws {
        let method = "func headerDidTapSave(_ header: LoanHeader) { if amount > 3 { presenter.eventSaved() } }"
        try expect(method, conformance: ", LoanHeaderDelegate", files: [("LoanHeader.swift", Self.header), ("Sender.swift", "import UIKit\n" + sender)])
    }
}
