import Testing
import Viper

/// Parts that nothing speaks for but what they implement, keep or inherit.
@Suite struct DecoratorTests {
    private static let stack = """
        import UIKit
        protocol TripViewInput: AnyObject { func show(_ names: [String]) }
        protocol TripViewOutput: AnyObject { func viewIsReady() }
        protocol TripInteractorInput: AnyObject { func load() }
        protocol TripInteractorOutput: AnyObject { func didLoad(_ names: [String]) }
        protocol TripsProviding { func trips() -> [String] }
        protocol TripRepository { func names() -> [String] }
        protocol TripRouterInput: AnyObject { func close() }
        final class RemoteTrips: TripsProviding { private let session = URLSession.shared; func trips() -> [String] { session.description.isEmpty ? [] : [""] } }
        final class TripInteractor: TripInteractorInput {
            weak var output: TripInteractorOutput?
            private let trips: TripsProviding
            private let names: TripRepository
            init(trips: TripsProviding, names: TripRepository) { (self.trips, self.names) = (trips, names) }
            func load() { output?.didLoad(trips.trips() + names.names()) }
        }
        final class TripPresenter: TripViewOutput, TripInteractorOutput {
            weak var view: TripViewInput?
            private let interactor: TripInteractorInput
            private let router: TripRouterInput
            init(interactor: TripInteractorInput, router: TripRouterInput) { (self.interactor, self.router) = (interactor, router) }
            func viewIsReady() { interactor.load() }
            func didLoad(_ names: [String]) { view?.show(names); router.close() }
        }
        final class TripRouter: TripRouterInput { weak var controller: UIViewController?; func close() { controller?.dismiss(animated: true) } }
        final class TripViewController: UIViewController, TripViewInput { var output: TripViewOutput?; func show(_ names: [String]) {} }
        final class TripAssembly {
            func make() -> UIViewController {
                let view = TripViewController()
                let presenter = TripPresenter(interactor: TripInteractor(trips: RemoteTrips(), names: BundledNames()), router: TripRouter())
                view.output = presenter
                presenter.view = view
                _ = Wrapped(presenter)
                return view
            }
        }

        """

    private func expect(_ source: String, _ expected: KeyValuePairs<String, Role?>, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let book = try #require(library["book"]?.dialect)
        try expectRoles([("A.swift", Self.stack + source)], expected, dialect: book, sourceLocation: sourceLocation)
    }

    /// Nothing but what they implement and keep says what they are.
    @Test(arguments: [
        ("final class Wrapped: TripViewOutput { let other: TripViewOutput; init(_ other: TripViewOutput) { self.other = other }; func viewIsReady() { other.viewIsReady() } }", Role.presenter),
        ("final class Wrapped: TripInteractorInput { private let other: TripInteractorInput; func load() { other.load() } }", .interactor),
        ("final class Wrapped: TripsProviding { private let other: TripsProviding; func trips() -> [String] { other.trips() } }", .manager),
        ("struct Wrapped: TripsProviding { let others: [TripsProviding]; func trips() -> [String] { others.flatMap { $0.trips() } } }", .manager),
        ("actor Wrapped: NSObject, TripsProviding { let other: any TripsProviding; nonisolated func trips() -> [String] { [] } }", .manager),
    ])
    func whoeverKeepsAnotherOfItsKind(source: String, role: Role) throws {
        try expect(source, ["Wrapped": role])
    }

    /// What a service keeps its data by is one as well.
    @Test func theStoreOfADecorator() throws {
        let source = """
            final class TripFile { func load() -> Data? { try? Data(contentsOf: URL(fileURLWithPath: "")) }; func save(_ data: Data) { try? data.write(to: URL(fileURLWithPath: "")) } }
            final class Wrapped: TripsProviding { let other: TripsProviding; let file: TripFile; func trips() -> [String] { other.trips() } }
            """
        try expect(source, ["Wrapped": .manager, "TripFile": .manager])
    }

    @Test(arguments: [
        // Held by others only, weakly, or in common.
        "final class Wrapped: TripViewOutput { weak var other: TripViewOutput?; func viewIsReady() { other?.viewIsReady() } }",
        "final class Wrapped: TripInteractorInput { static var other: TripInteractorInput?; func load() {} }",
        "final class Wrapped { let other: TripsProviding }",
        // Made for a framework, or to be shown.
        "final class Wrapped: NSObject, UIScrollViewDelegate, TripViewOutput { let other: TripViewOutput; func viewIsReady() { other.viewIsReady() } }",
        "final class Wrapped: TripViewOutput { let other: TripViewOutput; let label: UIView; func viewIsReady() { other.viewIsReady() } }",
        // Views and routers are wrapped for their own reasons.
        "final class Wrapped: TripViewInput { let other: TripViewInput; func show(_ names: [String]) {} }",
        "final class Wrapped: TripRouterInput { let other: TripRouterInput; func close() { other.close() } }",
        // Two kinds at once, or something else besides.
        "final class Wrapped: TripViewOutput { let other: TripViewOutput; func viewIsReady() { UserDefaults.standard.set(true, forKey: \"seen\"); other.viewIsReady() } }",
        "final class Wrapped: TripViewOutput, TripsProviding { let other: TripsProviding; func viewIsReady() {}; func trips() -> [String] { [] } }",
        // Stands for whatever implements it.
        "final class AnyTripsProviding: TripsProviding { let other: TripsProviding; func trips() -> [String] { [] } }\nfinal class Wrapped {}",
    ])
    func whatIsNone(source: String) throws {
        try expect(source, ["Wrapped": Role?.none])
    }

    /// Nobody makes it with the scene: a view has it pass on what it is told.
    @Test func aHelperThatPassesOn() throws {
        let source = "final class Forwarder: TripViewOutput { let other: TripViewOutput; func viewIsReady() { other.viewIsReady() } }\nfinal class AnyTripsProviding: TripsProviding { let other: TripsProviding; func trips() -> [String] { [] } }"
        try expect(source, ["Forwarder": Role?.none, "AnyTripsProviding": Role?.none])
    }

    @Test func viewsStayViews() throws {
        let source = "final class Wrapped: UIView, TripViewOutput { let other: TripViewOutput; func viewIsReady() { other.viewIsReady() } }"
        try expect(source, ["Wrapped": .view])
    }

    /// An assembler makes what an interactor asks by a service's interface.
    @Test(arguments: [
        ("final class BundledNames: TripRepository { func names() -> [String] { [] } }", Role?.some(.manager)),
        ("struct BundledNames: TripRepository { func names() -> [String] { [] } }", .manager),
        ("final class BundledNames: TripRepository, TripRouterInput { func names() -> [String] { [] }; func close() {} }", nil),
        ("final class BundledNames: UIViewController, TripRepository { func names() -> [String] { [] } }", .view),
        ("final class BundledNames { func names() -> [String] { [] } }", nil),
    ])
    func aServiceByAnyName(source: String, role: Role?) throws {
        try expect(source, ["BundledNames": role])
    }

    /// What nobody of a scene's makes may be for a preview.
    @Test func aServiceThatNobodyMakes() throws {
        try expect("final class SampleNames: TripRepository { func names() -> [String] { [] } }", ["SampleNames": Role?.none])
    }

    // MARK: - Assemblies

    /// Swinject's assemblies register services as well as scenes.
    @Test(arguments: ["common", "clean", "infinum", "book", "event-handler", "swiftui", "xcode-templates"])
    func anAssemblyOfServices(dialect: String) throws {
        let source = """
            import Swinject
            final class StorageAssembly: Assembly { func assemble(container: Container) { container.register(TripsProviding.self) { _ in RemoteTrips() } } }
            final class AssemblyLine { func assemble() {} }
            final class RouteAssembly { let parts: [String] = [] }
            """
        let words = try #require(library[dialect]?.dialect)
        try expectRoles(
            [("A.swift", Self.stack + source)], ["StorageAssembly": .assembler, "AssemblyLine": Role?.none, "RouteAssembly": Role?.none], dialect: words)
    }

    /// What a team calls so itself may be what its app is about.
    @Test(arguments: [("class Assembly { let parts: [String] = [] }", Role?.none), ("protocol Assembly { var parts: [String] { get } }", nil), ("protocol Assembly { func make() -> UIViewController }", .assembler)])
    func anAssemblyOfParts(base: String, role: Role?) throws {
        try expect(base + "\nfinal class EngineAssembly: Assembly { let power = 3 }", ["EngineAssembly": role])
    }
}
