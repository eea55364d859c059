import Diagnostics
import ProjectGraph
import Reporters
import Testing

@testable import Engine

/// What is not the team's own is read and known, and not judged.
@Suite struct SetAsideTests {
    /// Faulty wherever it stands: a presenter that holds its view for ever.
    private func stack(_ name: String) -> String {
        """
        import UIKit
        protocol \(name)PresenterOutput: AnyObject { func show\(name)() }
        protocol \(name)UseCaseOutput: AnyObject { func present\(name)() }
        final class \(name)UseCase {
            weak var output: \(name)UseCaseOutput?
            func eventViewReady() { output?.present\(name)() }
        }
        final class \(name)Presenter: \(name)UseCaseOutput {
            var output: \(name)PresenterOutput?
            let useCase: \(name)UseCase
            init(useCase: \(name)UseCase) { self.useCase = useCase }
            func eventViewReady() { useCase.eventViewReady() }
            func present\(name)() { output?.show\(name)() }
        }
        final class \(name)ViewController: UIViewController, \(name)PresenterOutput {
            var presenter: \(name)Presenter!
            override func viewDidLoad() { presenter.eventViewReady() }
            func show\(name)() {}
        }

        """
    }

    private func findings(_ files: [String: String], configuration: String? = nil) throws -> Report {
        var files = files
        files[".viperlint.yml"] = configuration
        return try SourceTree(files).lint()
    }

    private var files: [String: String] {
        [
            "App/List.swift": stack("List"), "AppTests/Fixture.swift": stack("Fixture"), "App/Mocks/Double.swift": stack("Double"),
            "App/Api.generated.swift": stack("Api"), "Vendor/Kit.swift": stack("Kit"), "Pods/Fetched.swift": stack("Fetched"),
        ]
    }

    @Test func onlyOnesOwn() throws {
        let report = try findings(files)
        #expect(report.findings.map(\.location.path) == ["App/List.swift"])
        #expect(report.metrics.setAside == ["tests": 1, "mocks": 1, "generated": 1, "vendored": 1])
        #expect(report.metrics.files == 5)
        let text = TextReporter(colour: false).render(report)
        #expect(text.contains("· set aside: 1 generated, 1 mock, 1 test, 1 vendored ·"), "\(text)")
    }

    @Test(arguments: [
        ("[tests]", ["App/List.swift", "AppTests/Fixture.swift"], 3), ("[mocks]", ["App/List.swift", "App/Mocks/Double.swift"], 3),
        ("[generated]", ["App/Api.generated.swift", "App/List.swift"], 3),
        ("[vendored]", ["App/List.swift", "Pods/Fetched.swift", "Vendor/Kit.swift"], 3),
        (
            "[tests, mocks, generated, vendored, templates]",
            ["App/Api.generated.swift", "App/List.swift", "App/Mocks/Double.swift", "AppTests/Fixture.swift", "Pods/Fetched.swift", "Vendor/Kit.swift"], 0
        ),
    ])
    func whatIsAskedFor(list: String, paths: [String], setAside: Int) throws {
        let report = try findings(files, configuration: "version: 1\nalso-lint: \(list)\n")
        #expect(Set(report.findings.map(\.location.path)).sorted() == paths)
        #expect(report.metrics.setAside.values.reduce(0, +) == setAside)
    }

    /// An app's tests name, make, hold and set whatever they like.
    @Test func testsSayNothingOfTheApp() throws {
        let uses = """
            import XCTest
            @testable import App
            final class ListTests: XCTestCase, ListPresenterOutput {
                var presenter: ListPresenter!
                func setUp() { presenter = ListPresenter(useCase: ListUseCase()); presenter.output = self; ListViewController().presenter = presenter }
                func showList() { UIApplication.shared.keyWindow?.rootViewController?.present(ListViewController(), animated: true) }
            }
            extension ListUseCase { func fetch() -> ListViewController { ListViewController() } }
            """
        let app = ["App/List.swift": stack("List")]
        for path in ["AppTests/ListTests.swift", "AppTests/Mocks/ListMock.swift", "App/ListTests.swift"] {
            let tree = try SourceTree(app.merging([path: uses]) { $1 })
            let (report, alone) = try (tree.lint(), SourceTree(app).lint())
            #expect(report.findings.map(\.fingerprint) == alone.findings.map(\.fingerprint) && report.findings.count == 1)
            #expect(report.metrics.types == alone.metrics.types + 1 && report.metrics.edges == alone.metrics.edges)
            // Whoever asks for the graph itself gets theirs, too.
            let graph = try #require(tree.load().project).graph
            #expect(graph.edges.contains { graph[$0.from].fullName == "ListTests" && graph[$0.to].fullName == "ListPresenter" })
        }
    }

    /// The mock holds its presenter and conforms to what the presenter holds: no cycle of the app.
    @Test func mocksCloseNoCycle() throws {
        let app = """
            import UIKit
            protocol AOutput: AnyObject { func showA() }
            protocol AUseCaseOutput: AnyObject { func presentA() }
            final class AUseCase { weak var output: AUseCaseOutput?; func eventReady() { output?.presentA() } }
            final class APresenter: AUseCaseOutput {
                var output: AOutput?
                let useCase = AUseCase()
                func eventReady() { useCase.eventReady() }
                func presentA() { output?.showA() }
            }
            final class AViewController: UIViewController, AOutput {
                weak var presenter: APresenter?
                override func viewDidLoad() { presenter?.eventReady() }
                func showA() {}
            }
            """
        let mock = "class AOutputMock: AOutput { var presenter: APresenter?; func showA() {} }"
        let without = try findings(["App/A.swift": app])
        let with = try findings(["App/A.swift": app, "AppTests/AOutputMock.swift": mock])
        #expect(with.findings.map(\.message) == without.findings.map(\.message))
        #expect(with.findings.map(\.severity) == without.findings.map(\.severity))
    }

    @Test func aTypesPageSaysWhy() throws {
        let loaded = try SourceTree(files).load()
        let page = TypePage.pages(for: "FixturePresenter", in: try #require(loaded.project)).joined()
        #expect(page.contains("role         none: the file is set aside (tests)"), "\(page)")
    }

    /// Whoever lints other people's code wants to know.
    @Test func aFolderThatIsNamed() throws {
        let report = try SourceTree(files).load(["Pods"])
        #expect(report.project?.graph.files.map(\.category) == [.own])
    }
}
