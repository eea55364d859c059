import Diagnostics
import Testing

/// Who stands in for a part where it is only looked at stands in no circle's way.
@Suite struct StandInTests {
    private func found(_ view: String, _ output: String = "weak var", _ host: String = "weak var", besides other: String, dialect: String = "common") throws -> [String] {
        let source = """
            import UIKit
            protocol CardsViewProtocol: AnyObject { func show() }
            protocol CardsPresenterProtocol: AnyObject { func viewDidLoad(); func close() }
            protocol CardsInteractorProtocol: AnyObject { func load() }
            protocol CardsInteractorOutput: AnyObject { func didLoad() }
            protocol CardsRouterProtocol: AnyObject { func close() }
            final class CardsInteractor: CardsInteractorProtocol {
                \(output) output: CardsInteractorOutput?
                func load() { output?.didLoad() }
            }
            final class CardsPresenter: CardsPresenterProtocol, CardsInteractorOutput {
                \(view) view: CardsViewProtocol?
                private let interactor: CardsInteractorProtocol
                private let router: CardsRouterProtocol
                init(interactor: CardsInteractorProtocol, router: CardsRouterProtocol) { self.interactor = interactor; self.router = router }
                func viewDidLoad() { interactor.load() }
                func close() { router.close() }
                func didLoad() { view?.show() }
            }
            final class CardsViewController: UIViewController, CardsViewProtocol {
                var presenter: CardsPresenterProtocol!
                override func viewDidLoad() { super.viewDidLoad(); presenter.viewDidLoad() }
                @IBAction func tap() { presenter.close() }
                func show() {}
            }
            final class CardsRouter: CardsRouterProtocol {
                \(host) host: UIViewController?
                static func build() -> UIViewController {
                    let (view, interactor, router) = (CardsViewController(), CardsInteractor(), CardsRouter())
                    let presenter = CardsPresenter(interactor: interactor, router: router)
                    view.presenter = presenter
                    presenter.view = view
                    interactor.output = presenter
                    router.host = view
                    return view
                }
                func close() { host?.dismiss(animated: true) }
            }
            """
        return try lint([("Cards.swift", source), ("Others.swift", "import UIKit\n" + other)], dialect: dialect).map(\.rule)
    }

    private static let nobody = [
        "#Preview { let view = CardsViewController(); view.presenter = PreviewPresenter(); return view }\nprivate final class PreviewPresenter: CardsPresenterProtocol { func viewDidLoad() {}; func close() {} }",
        "private final class CardsPreviewPresenter: CardsPresenterProtocol { func viewDidLoad() {}; func close() {} }",
        "fileprivate final class PresenterStub: CardsPresenterProtocol { func viewDidLoad() {}; func close() {} }",
        "#if DEBUG\nfinal class CardsPresenterMock: CardsPresenterProtocol { func viewDidLoad() {}; func close() {} }\n#endif",
        "private final class PreviewInteractor: CardsInteractorProtocol { func load() {} }",
        "private final class FakeRouter: CardsRouterProtocol { func close() {} }",
    ]

    @Test(arguments: nobody)
    func aStandIn(_ other: String) throws {
        #expect(try found("var", besides: other) == ["strong-view-reference"])
        #expect(try found("weak var", "var", besides: other) == ["strong-output-reference"])
        #expect(try found("weak var", "weak var", "var", besides: other) == ["retain-cycle"])
        #expect(try found("weak var", besides: other) == [])
    }

    /// Any other may be the one, and then nothing is certain.
    @Test(arguments: [
        "final class OtherPresenter: CardsPresenterProtocol { func viewDidLoad() {}; func close() {} }",
        "final class CardsDemoPresenter: CardsPresenterProtocol { func viewDidLoad() {}; func close() {} }",
        "#if os(iOS)\nfinal class CompactPresenter: CardsPresenterProtocol { func viewDidLoad() {}; func close() {} }\n#endif",
    ])
    func anotherPresenter(_ other: String) throws {
        #expect(try found("var", besides: other) == [])
    }
}
