import ProjectGraph
import Syntax
import Testing
import Viper

/// Which dialect code shows whose words several have.
@Suite struct SharedWordsTests {
    private func detect(_ sources: [String]) -> DialectDetection {
        let reader = OutlineReader()
        let files = sources.enumerated().map { SourceFile(path: "F\($0.offset)Interfaces.swift", outline: reader.read(PaddedBytes($0.element))) }
        return DialectDetection(graph: GraphBuilder.build(files), dialects: library.shelf().recognisable)
    }

    private func interfaces(_ name: String, router: String) -> String {
        """
        import UIKit
        protocol \(name)\(router)Interface: AnyObject { func openDetails() }
        protocol \(name)ViewInterface: AnyObject { func reload() }
        protocol \(name)PresenterInterface: AnyObject { func didSelectRow() }
        protocol \(name)InteractorInterface: AnyObject { func load(_ completion: @escaping (Int) -> Void) }
        final class \(name)\(router): \(name)\(router)Interface { func openDetails() {} }
        final class \(name)Interactor: \(name)InteractorInterface { func load(_ completion: @escaping (Int) -> Void) { completion(1) } }
        final class \(name)Presenter: \(name)PresenterInterface {
            private unowned let view: \(name)ViewInterface
            private let interactor: \(name)InteractorInterface
            private let router: \(name)\(router)Interface
            init(view: \(name)ViewInterface, interactor: \(name)InteractorInterface, router: \(name)\(router)Interface) {
                self.view = view
                self.interactor = interactor
                self.router = router
            }
            func didSelectRow() { interactor.load { [weak self] _ in self?.view.reload() }; router.openDetails() }
        }
        final class \(name)ViewController: UIViewController, \(name)ViewInterface {
            var presenter: \(name)PresenterInterface!
            func tap() { presenter.didSelectRow() }
            func reload() {}
        }
        """
    }

    /// The wireframe is what infinum's modules are built around; who has routers only ends names in `Interface` as well.
    @Test(arguments: [("Wireframe", DialectDetection.Verdict.dialect), ("Router", .unclear)])
    func interfacesAroundAnotherPart(router: String, verdict: DialectDetection.Verdict) {
        let detection = detect([interfaces("Loan", router: router), interfaces("Card", router: router)])
        #expect(detection.verdict == verdict && detection.nearest == "infinum", "\(detection.candidates.first as Any)")
    }

    /// A dialect has no words for what only interactors ask.
    @Test func useCasesBelowInteractors() {
        let scenes = ["Loan", "Card"].map { interfaces($0, router: "Wireframe") }
        let asking = scenes.map { $0.replacing("InteractorInterface {", with: "InteractorInterface { var logout: LogoutUseCase?;") }
        #expect(asking != scenes)
        #expect(detect(asking + ["protocol LogoutUseCase { func execute() }"]).confidence >= detect(scenes).confidence)
    }

    private func protocols(_ name: String, input: String) -> String {
        """
        import UIKit
        protocol \(name)ViewProtocol: AnyObject { func show() }
        protocol \(name)PresenterProtocol: AnyObject { func load() }
        protocol \(name)RouterProtocol: AnyObject { func open() }
        protocol \(name)Interactor\(input)Protocol: AnyObject { func fetch() }
        protocol \(name)InteractorOutputProtocol: AnyObject { func fetched() }
        final class \(name)Router: \(name)RouterProtocol { func open() {} }
        final class \(name)Interactor: \(name)Interactor\(input)Protocol {
            weak var presenter: \(name)InteractorOutputProtocol?
            func fetch() { presenter?.fetched() }
        }
        final class \(name)Presenter: \(name)PresenterProtocol, \(name)InteractorOutputProtocol {
            weak var view: \(name)ViewProtocol?
            var interactor: \(name)Interactor\(input)Protocol?
            var router: \(name)RouterProtocol?
            func load() { interactor?.fetch() }
            func fetched() { view?.show(); router?.open() }
        }
        final class \(name)ViewController: UIViewController, \(name)ViewProtocol {
            var presenter: \(name)PresenterProtocol?
            override func viewDidLoad() { presenter?.load() }
            func show() {}
        }
        """
    }

    /// What others have the same words for as well doesn't make unsure who has words that nobody else has.
    @Test(arguments: [("Input", DialectDetection.Verdict.dialect), ("", .unclear)])
    func wordsOfItsOwnBesideWordsOfMany(input: String, verdict: DialectDetection.Verdict) {
        let detection = detect(["Loan", "Card", "Tax"].map { protocols($0, input: input) })
        #expect(detection.verdict == verdict, "\(detection.candidates.prefix(2))")
        if verdict == .dialect { #expect(detection.nearest == "xcode-templates") }
    }
}
