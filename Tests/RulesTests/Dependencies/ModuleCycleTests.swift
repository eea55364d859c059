import Testing

/// Scenes that name each other's models and interfaces.
@Suite struct ModuleCycleTests {
    /// A scene with a view model and room for what its presenter knows.
    private static func scene(_ name: String, presenter: String = "", others: String = "") -> (name: String, source: String) {
        (
            "\(name).swift",
            """
            struct \(name)ViewModel { let title: String }
            protocol \(name)PresenterOutput: AnyObject { func show(model: \(name)ViewModel) }
            final class \(name)UseCase { func eventViewReady() {} }
            final class \(name)Presenter {
                weak var output: \(name)PresenterOutput?
                private let useCase: \(name)UseCase
                init(useCase: \(name)UseCase) { self.useCase = useCase }
                func eventViewReady() { useCase.eventViewReady(); output?.show(model: \(name)ViewModel(title: "")) }
                \(presenter)
            }
            \(others)
            """
        )
    }

    private func expect(_ files: Files, settings: String = "", sourceLocation: SourceLocation = #_sourceLocation) throws {
        try expectFindings(in: files, rule: "module-cycle", settings: settings, sourceLocation: sourceLocation)
    }

    @Test func oneWayIsNoCircle() throws {
        try expect([
            Self.scene("Cart", presenter: "func eventOpened(from order: OrderViewModel) {}"), Self.scene("Order"),
        ])
    }

    /// One finding, however many scenes and places, at the dependency with the fewest of them.
    @Test func threeScenesInACircle() throws {
        let files = [
            Self.scene("Cart", presenter: "func eventOpened(from order: OrderViewModel) {}\nprivate var last: OrderViewModel?"),
            Self.scene("Order", presenter: "func eventOpened(from payment: ↓PaymentViewModel) {}"),
            Self.scene("Payment", presenter: "func eventOpened(from cart: CartViewModel) {}\nprivate var last: CartViewModel?"),
        ]
        try expect(files)
        let finding = try #require(try lint(MarkedFiles(files).plain).first)
        #expect(finding.message.hasSuffix("scenes in a circle: Order → Payment → Cart → Order"))
        #expect(finding.related.map(\.location.path) == ["Payment.swift", "Cart.swift"])
    }

    /// What begins with `Cart` may be of both scenes.
    @Test(arguments: [("Order", "error"), ("CartItem", "warning")])
    func aSceneCalledAfterAnother(name: String, severity: String) throws {
        let found = try lint([
            Self.scene("Cart", presenter: "func eventOpened(from item: \(name)ViewModel) {}"), Self.scene(name, presenter: "func eventOpened(from cart: CartViewModel) {}"),
        ])
        #expect(found.map { "\($0.rule) \($0.severity)" } == ["module-cycle \(severity)"])
    }

    @Test func twoCirclesAreTwoFindings() throws {
        try expect([
            Self.scene("Cart", presenter: "func eventOpened(from order: ↓OrderViewModel) {}"),
            Self.scene("Order", presenter: "func eventOpened(from cart: CartViewModel) {}"),
            Self.scene("Map", presenter: "func eventOpened(from place: ↓PlaceViewModel) {}"),
            Self.scene("Place", presenter: "func eventOpened(from map: MapViewModel) {}"),
        ])
    }

    /// Delegates and routers are how scenes are meant to know each other.
    @Test(arguments: [
        "protocol OrderPresenterDelegate: AnyObject { func eventDone() }\nextension CartPresenter: OrderPresenterDelegate { func eventDone() {} }",
        "protocol OrderRouter: AnyObject { func eventPicked(_ model: OrderViewModel) }",
        "final class OrderConnector { func cart() -> CartPresenter { CartPresenter(useCase: CartUseCase()) } }",
    ])
    func whatLeadsFromSceneToScene(declaration: String) throws {
        try expect([
            Self.scene("Cart", presenter: "weak var router: OrderRouter?\nfunc eventOpened() { router?.eventPicked(OrderViewModel(title: \"\")) }"),
            Self.scene("Order", others: declaration.contains("OrderRouter") ? declaration : "protocol OrderRouter: AnyObject { func eventPicked(_ model: OrderViewModel) }\n" + declaration),
        ])
    }

    /// Whose name an entity's begins with says nothing about whose it is.
    @Test func entitiesAreShared() throws {
        let entities = (
            "Entities/Entities.swift",
            """
            enum CartState { case open, paid }
            enum OrderState { case sent, kept }
            """
        )
        try expect([
            Self.scene("Cart", presenter: "func eventOpened(state: OrderState) {}"),
            Self.scene("Order", presenter: "func eventOpened(state: CartState) {}"), entities,
        ])
    }

    /// An entity in the midst of a scene is that scene's.
    @Test func anEntityAmongAScenesParts() throws {
        try expect([
            Self.scene("Cart", presenter: "func eventOpened(place: PlaceEntity) {}", others: "// viperlint:role entity\nstruct CartEntity { let id: Int }"),
            Self.scene("Place", presenter: "func eventOpened(cart: CartEntity) {}", others: "// viperlint:role entity\nstruct PlaceEntity { let id: Int }"),
        ].map { ($0.name, $0.source.replacing("place: Place", with: "place: ↓Place")) }, settings: "rules: {skipped-layer: off}\n")
    }

    /// Instances that keep each other alive are told as that.
    @Test func aRetainCycleIsToldOnce() throws {
        let files = [
            Self.scene(
                "Cart", presenter: "var order: OrderUseCaseOutput?\nfunc eventSent() { useCase.eventViewReady() }",
                others: "protocol CartUseCaseOutput: AnyObject { func presentCart() }\nextension OrderPresenter: CartUseCaseOutput { func presentCart() {} }"),
            Self.scene(
                "Order", presenter: "var cart: CartUseCaseOutput?",
                others: "protocol OrderUseCaseOutput: AnyObject { func presentOrder() }\nextension CartPresenter: OrderUseCaseOutput { func presentOrder() {} }"),
        ]
        let rules = try lint(files).map(\.rule)
        #expect(rules.filter { $0 == "retain-cycle" || $0 == "module-cycle" }.count <= 1, "\(rules)")
    }

    /// Any number of scenes, each in one circle with the next.
    @Test func aLongChainIsOneCircle() throws {
        let names = (10..<60).map { "Step\($0)" }
        let files = names.indices.map { position in
            let next = names[(position + 1) % names.count]
            return Self.scene(names[position], presenter: "func eventOpened(from next: \(position == 0 ? "↓" : "")\(next)ViewModel) {}")
        }
        try expect(files)
    }
}
