import Diagnostics
@testable import Rules
import Testing

/// What templates generate and their users make of it.
@Suite struct XcodeTemplatesTests {
    /// The template's scene with some text in place of another.
    private func files(_ changes: (file: String, old: String, new: String)..., others: Files = []) throws -> Files {
        let scene = try #require(Catalog.scenes.first { $0.dialect == "xcode-templates" }).files
        return scene.map { name, source in
            (name, changes.filter { name.hasSuffix($0.file) }.reduce(source) { $0.replacing($1.old, with: $1.new) })
        } + others
    }

    /// Templates list all that a presenter holds in its own protocol: that excuses nothing which no layer beside it may have.
    @Test func aStoreThatThePresentersOwnProtocolLists() throws {
        let remote = "var remoteDataManager: LoanListRemoteDataManagerInputProtocol? { get set }"
        let files = try files(
            ("Protocols.swift", "var wireFrame: LoanListWireFrameProtocol? { get set }", "var wireFrame: LoanListWireFrameProtocol? { get set }\n    \(remote)"),
            (
                "Presenter.swift", "var wireFrame: LoanListWireFrameProtocol?",
                "var wireFrame: LoanListWireFrameProtocol?\n    var remoteDataManager: ↓LoanListRemoteDataManagerInputProtocol?"
            ))
        try expectFindings(in: files, rule: "skipped-layer", dialect: "xcode-templates")
    }

    /// Whoever is handed data access everywhere but once has forgotten it; where most reach for it, the team injects none.
    @Test(arguments: [(["self.session.touch()"], 0), (["Session.shared.touch()"], 1), (["Session.shared.touch()", "Session.shared.touch()"], 0)])
    func sharedInstancesWhereOthersAreInjected(bodies: [String], count: Int) throws {
        let scenes = bodies.enumerated().map { number, body in
            """
            import UIKit
            protocol Shelf\(number)ViewProtocol: AnyObject { func show() }
            protocol Shelf\(number)InteractorInputProtocol: AnyObject { func load() }
            class Shelf\(number)Interactor: Shelf\(number)InteractorInputProtocol {
                let session = Session()
                func load() { \(body) }
            }
            class Shelf\(number)View: UIViewController, Shelf\(number)ViewProtocol { func show() {} }
            class Shelf\(number)Presenter {
                weak var view: Shelf\(number)ViewProtocol?
                var interactor: Shelf\(number)InteractorInputProtocol?
                func viewDidLoad() { interactor?.load(); view?.show() }
            }
            """
        }
        let session = "class Session { static let shared = Session(); func touch() {} }"
        let findings = try lint(
            files(others: [("Session.swift", session)] + scenes.enumerated().map { ("Shelf\($0.offset).swift", $0.element) }),
            dialect: "xcode-templates")
        #expect(findings.count { $0.rule == "hidden-dependency" } == count, "\(findings.map(\.message))")
    }

    /// A folder of solutions to one exercise has each scene as often.
    @Test func theSameSceneInTwoApps() throws {
        let app = try files()
        let both = ["One", "Two"].flatMap { folder in app.map { ("\(folder)/\($0.0)", $0.1) } }
        #expect(try lint(both, dialect: "xcode-templates").map { "\($0.place) \($0.rule)" } == [])
    }

    /// An address is looked up over the network.
    @Test func aViewThatLooksUpAnAddress() throws {
        let files = try files((
            "View.swift", "func showError()", "func find(_ place: String) { ↓CLGeocoder().geocodeAddressString(place) { _, _ in } }\n    func showError()"
        ), ("View.swift", "import UIKit", "import CoreLocation\nimport UIKit"))
        try expectFindings(in: files, rule: "forbidden-framework", dialect: "xcode-templates")
    }

    /// Where createModule() hands a presenter its parts, none is left for it to make; without that, whoever likes may put another in its place.
    @Test(arguments: [
        ("var interactor: LoanListInteractorInputProtocol? = ↓LoanListInteractor()", "", ""),
        ("var interactor: LoanListInteractorInputProtocol = ↓LoanListInteractor()", "presenter.interactor = interactor", ""),
        ("var interactor: LoanListInteractorInputProtocol? = LoanListInteractor()", "presenter.wireFrame = LoanListWireFrame()", "presenter.interactor = interactor"),
        ("var interactor: LoanListInteractorInputProtocol?", "", ""),
    ])
    func partsThatAreMadeToBeginWith(property: String, _ without: String, _ neither: String) throws {
        let files = try files(("Presenter.swift", "var interactor: LoanListInteractorInputProtocol?", property)).map { name, source in
            (name, [without, neither].filter { !$0.isEmpty && name.hasSuffix("WireFrame.swift") }.reduce(source) { $0.replacing($1, with: "") })
        }
        try expectFindings(in: files, rule: "self-assembly", others: true, dialect: "xcode-templates")
    }
}
