/// The part that a type plays in VIPER (seed 000 § The VIPER Classes; the vocabulary of each dialect is data).
public enum Role: String, CaseIterable, Sendable {
    /// View controllers, views, cells and the adapters of their data sources.
    case view
    case presenter
    /// Interactor or use case.
    case interactor
    /// A use case's method object (seed 000 § The Transformer).
    case transformer
    case entity
    /// Gives use cases access to the managers (seed 000 § The EntityGateway and EntityManagers).
    case gateway
    /// Entity manager, data manager or service.
    case manager
    /// Router or wireframe.
    case router
    /// Connector, module, module factory, configurator, builder: whatever wires a stack.
    case assembler
    /// What a presenter makes for a view.
    case viewModel = "view-model"
    /// What an interactor makes for a presenter.
    case presentationModel = "presentation-model"

    /// How a presenter speaks to a view: the PresenterOutput of seed 000, ViewInterface elsewhere.
    case viewInterface = "view-interface"
    /// How a view speaks to a presenter: presenter interface, view event handler, view delegate.
    case presenterInterface = "presenter-interface"
    /// How an interactor speaks to a presenter: the UseCaseOutput of seed 000.
    case interactorOutput = "interactor-output"
    /// How a presenter speaks to an interactor.
    case interactorInterface = "interactor-interface"
    case gatewayInterface = "gateway-interface"
    case managerInterface = "manager-interface"
    case routerInterface = "router-interface"
    /// How another module speaks to a presenter: module input or output, delegate between presenters.
    case moduleInterface = "module-interface"
}

extension Role {
    /// Whether the role takes part in a scene's work rather than being what it works on.
    public var isPartOfStack: Bool {
        switch self {
        case .view, .presenter, .interactor, .transformer, .router, .assembler: true
        default: false
        }
    }

    /// Whether the role is a protocol between two others rather than a part of its own.
    public var isBoundary: Bool { owner != nil }

    /// The role that declares the need for a boundary protocol; nil for all other roles.
    public var owner: Role? {
        switch self {
        case .viewInterface, .presenterInterface, .routerInterface, .moduleInterface: .presenter
        case .interactorOutput, .interactorInterface, .gatewayInterface, .managerInterface: .interactor
        default: nil
        }
    }

    /// The role whose types stand behind a boundary protocol; nil for all other roles.
    public var implementer: Role? {
        switch self {
        case .viewInterface: .view
        case .presenterInterface, .interactorOutput, .moduleInterface: .presenter
        case .interactorInterface: .interactor
        case .gatewayInterface: .gateway
        case .managerInterface: .manager
        case .routerInterface: .router
        default: nil
        }
    }

    /// Gateways, managers and their protocols.
    public var isDataAccess: Bool { reached == .gateway || reached == .manager }

    /// Whether the role stands beside the layers: whatever wires, routes or fetches may name everybody.
    public var isBesideLayers: Bool { isDataAccess || reached == .router || self == .assembler || self == .moduleInterface }

    /// The role that a reference of this role reaches in the end: a boundary protocol stands for its implementer.
    public var reached: Role { implementer ?? self }
}

extension Role {
    /// Not by the text that a role is written as: tables by roles are asked at every type.
    public func hash(into hasher: inout Hasher) { hasher.combine(ordinal) }

    /// The role's place in the list of all, for tables.
    var ordinal: Int {
        switch self {
        case .view: 0
        case .presenter: 1
        case .interactor: 2
        case .transformer: 3
        case .entity: 4
        case .gateway: 5
        case .manager: 6
        case .router: 7
        case .assembler: 8
        case .viewModel: 9
        case .presentationModel: 10
        case .viewInterface: 11
        case .presenterInterface: 12
        case .interactorOutput: 13
        case .interactorInterface: 14
        case .gatewayInterface: 15
        case .managerInterface: 16
        case .routerInterface: 17
        case .moduleInterface: 18
        }
    }
}
