import Diagnostics
import Testing

/// What is made around a part of a scene is one as well, and does nothing wrong by that.
@Suite struct DecoratedPartTests {
    private func scene(_ name: String, presenter: String = "presenter", interactor: String = "interactor", looks: String = "") -> Files {
        [
            (
                "\(name)/\(name)Contracts.swift",
                """
                protocol \(name)ViewInput: AnyObject { func show(_ names: [String]) }
                protocol \(name)ViewOutput: AnyObject { func viewIsReady(); func didSelectRow(at index: Int) }
                protocol \(name)InteractorInput: AnyObject { func obtainNames() }
                protocol \(name)InteractorOutput: AnyObject { func didObtainNames(_ names: [String]) }
                """
            ),
            (
                "\(name)/\(name)Interactor.swift",
                """
                final class \(name)Interactor: \(name)InteractorInput {
                    weak var output: \(name)InteractorOutput?
                    private let repository: NamesRepository
                    init(repository: NamesRepository) { self.repository = repository }
                    func obtainNames() { output?.didObtainNames(repository.names()) }
                }
                """
            ),
            (
                "\(name)/\(name)Presenter.swift",
                """
                \(looks.isEmpty ? "import Foundation" : "import UIKit")
                final class \(name)Presenter: \(name)ViewOutput, \(name)InteractorOutput {
                    weak var view: \(name)ViewInput?
                    private let interactor: \(name)InteractorInput
                    init(interactor: \(name)InteractorInput) { self.interactor = interactor }
                    func viewIsReady() { interactor.obtainNames() }
                    func didSelectRow(at index: Int) { interactor.obtainNames() }
                    func didObtainNames(_ names: [String]) { view?.show(names) }
                    \(looks)
                }
                """
            ),
            (
                "\(name)/\(name)ViewController.swift",
                """
                import UIKit
                final class \(name)ViewController: UIViewController, \(name)ViewInput {
                    private let output: \(name)ViewOutput
                    init(output: \(name)ViewOutput) { self.output = output; super.init(nibName: nil, bundle: nil) }
                    required init?(coder: NSCoder) { nil }
                    override func viewDidLoad() { super.viewDidLoad(); output.viewIsReady() }
                    func show(_ names: [String]) { title = names.first }
                }
                """
            ),
            (
                "\(name)/\(name)Assembly.swift",
                """
                import UIKit
                final class \(name)Assembly {
                    private let repository: NamesRepository
                    init(repository: NamesRepository) { self.repository = repository }
                    func module() -> UIViewController {
                        let interactor = \(name)Interactor(repository: repository)
                        let presenter = \(name)Presenter(interactor: \(interactor))
                        let view = \(name)ViewController(output: \(presenter))
                        presenter.view = view
                        interactor.output = presenter
                        return view
                    }
                }
                """
            ),
        ]
    }

    private static let services: Files = [
        (
            "Services/Names.swift",
            """
            import Foundation
            protocol NamesRepository { func names() -> [String] }
            final class NamesRepositoryImpl: NamesRepository { func names() -> [String] { UserDefaults.standard.stringArray(forKey: "names") ?? [] } }
            protocol EventTracking { func track(_ event: String) }
            final class EventTracker: EventTracking { func track(_ event: String) { print(event) } }
            """
        )
    ]

    private static let decorators: Files = [
        (
            "Trip/TripTracking.swift",
            """
            final class TripEvents: TripViewOutput {
                private let decorated: TripViewOutput
                private let tracker: EventTracking
                init(_ decorated: TripViewOutput, tracker: EventTracking) { (self.decorated, self.tracker) = (decorated, tracker) }
                func viewIsReady() { tracker.track("ready"); decorated.viewIsReady() }
                func didSelectRow(at index: Int) { tracker.track("row"); decorated.didSelectRow(at: index) }
            }
            final class TripOnce: TripInteractorInput {
                private let decorated: TripInteractorInput
                private var isAsked = false
                init(_ decorated: TripInteractorInput) { self.decorated = decorated }
                func obtainNames() {
                    guard !isAsked else { return }
                    isAsked = true
                    decorated.obtainNames()
                }
            }
            """
        ),
        (
            "Services/KeptNames.swift",
            """
            final class KeptNames: NamesRepository {
                private let decorated: NamesRepository
                private var kept: [String]?
                init(_ decorated: NamesRepository) { self.decorated = decorated }
                func names() -> [String] {
                    let names = kept ?? decorated.names()
                    kept = names
                    return names
                }
            }
            """
        ),
    ]

    private static let maker: Files = [
        (
            "App.swift",
            """
            import UIKit
            final class AppAssembly { func start() -> UIViewController { TripAssembly(repository: KeptNames(NamesRepositoryImpl())).module() } }
            """
        )
    ]

    private func lines(_ findings: [Finding]) -> Set<String> { Set(findings.map { "\($0.rule): \($0.message)" }) }

    /// Whatever a dialect says of the scene, it says no more of one whose parts are wrapped.
    @Test(arguments: ["common", "clean", "infinum", "module-factory", "event-handler", "book", "swiftui", "xcode-templates"])
    func decoratorsAreNoFault(dialect: String) throws {
        let plain = try lint(scene("Trip") + Self.services, dialect: dialect)
        let wrapped = scene("Trip", presenter: "TripEvents(presenter, tracker: EventTracker())", interactor: "TripOnce(interactor)")
        let decorated = try lint(wrapped + Self.services + Self.decorators + Self.maker, dialect: dialect)
        #expect(lines(decorated).subtracting(lines(plain)) == [])
    }

    @Test func bookHasNothingToSay() throws {
        let wrapped = scene("Trip", presenter: "TripEvents(presenter, tracker: EventTracker())", interactor: "TripOnce(interactor)")
        try expectFindings(in: wrapped + Self.services + Self.decorators + Self.maker, rule: "retain-cycle", dialect: "book")
    }

    /// Two presenters of which one chooses colours have no habit, and who is made around one of them gives them none.
    @Test func aDecoratorHasNoHabits() throws {
        let looks = "var tint: UIColor { UIColor.systemRed }"
        let wrapped = scene("Trip", presenter: "TripEvents(presenter, tracker: EventTracker())", looks: looks) + scene("Loan")
        try expectFindings(in: wrapped + Self.services + Self.decorators, rule: "forbidden-framework", dialect: "common")
        let told = scene("Trip", looks: "var tint: ↓UIColor { UIColor.systemRed }") + scene("Loan") + scene("Card")
        try expectFindings(in: told + Self.services, rule: "forbidden-framework", dialect: "common")
    }
}
