import Testing

/// A presenter that puts its own scene together does one thing wrong: what belongs to that is told with it.
@Suite struct OwnAssemblyTests {
    @Test(arguments: [
        // One finding for the whole function.
        ("static func build() -> UIViewController { let own = OrderPresenter(interactor: OrderInteractor()); let view = OrderViewController(); view.presenter = own; own.view = view; return view }", ["self-assembly"]),
        ("func assemble() -> OrderViewController { let view = OrderViewController(); view.presenter = OrderPresenter(interactor: OrderInteractor()); return view }", ["self-assembly"]),
        ("static func build() -> UIViewController { let view = UIStoryboard(name: \"Order\", bundle: nil).instantiateInitialViewController() as! OrderViewController; view.presenter = OrderPresenter(interactor: OrderInteractor()); return UINavigationController(rootViewController: view) }", ["self-assembly"]),
        // Without a collaborator, the view is all that it makes.
        ("static func build() -> UIViewController { let view = OrderViewController(); return view }", ["forbidden-framework", "outward-dependency"]),
        // What another function does is another fault.
        ("static func build() -> UIViewController { _ = OrderInteractor(); return OrderViewController() }; func look() { _ = OrderViewController() }", ["outward-dependency", "self-assembly"]),
        ("func load() { _ = OrderInteractor() }; func shown() -> UIViewController? { nil }", ["forbidden-framework", "self-assembly"]),
    ])
    func aPresenterThatAssembles(member: String, rules: [String]) throws {
        let found = try lint(files(member), dialect: "common").filter { $0.location.path == "Order.swift" }
        #expect(found.map(\.rule).sorted() == rules, "\(found.map(\.message))")
        guard rules == ["self-assembly"] else { return }
        #expect(found.map(\.severity) == [.error])
        #expect(found.allSatisfy { $0.help.hasPrefix("Move '") && $0.related.contains { $0.message.contains("OrderViewController") } }, "\(found.map(\.help))")
    }

    private func files(_ member: String) -> Files {
        let others = ["Client", "Invoice", "Parcel"].map { name in
            (name: "\(name).swift", source: """
                import UIKit
                protocol \(name)Viewing: AnyObject { func show(_ text: String) }
                protocol \(name)Presenting: AnyObject { func viewDidLoad() }
                protocol \(name)InteractorInput: AnyObject { func load() -> Int }
                final class \(name)Interactor: \(name)InteractorInput { func load() -> Int { 3 } }
                final class \(name)Presenter: \(name)Presenting {
                    weak var view: \(name)Viewing?
                    private let interactor: \(name)InteractorInput
                    init(interactor: \(name)InteractorInput) { self.interactor = interactor }
                    func viewDidLoad() { view?.show("\\(interactor.load())") }
                    \(name)Member
                }
                final class \(name)ViewController: UIViewController, \(name)Viewing {
                    var presenter: \(name)Presenting?
                    override func viewDidLoad() { super.viewDidLoad(); presenter?.viewDidLoad() }
                    func show(_ text: String) { title = text }
                }
                """)
        }
        let own = others[0].source.replacing("ClientMember", with: member).replacing("Client", with: "Order")
        return others.map { ($0.name, $0.source.replacing("\($0.name.dropLast(6))Member", with: "")) } + [("Order.swift", own)]
    }
}
