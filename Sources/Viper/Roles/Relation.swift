import ProjectGraph

/// How two candidates relate in a way that speaks for the roles of both: where a type of one role stands so to a type
/// of the other, the names were right.
enum Relation {
    /// Conforms to it, or inherits from it.
    case implements
    /// Holds, creates or names it.
    case worksWith

    /// The relation that an edge makes.
    init(_ kind: Edge.Kind) {
        switch kind {
        case .conforms, .inherits: self = .implements
        case .holds, .creates, .names: self = .worksWith
        }
    }

    /// The roles that a type of a role means something to by standing so to them.
    func partners(of role: Role) -> RoleSet {
        switch self {
        case .implements: Self.implemented[role.ordinal]
        case .worksWith: Self.workedWith[role.ordinal]
        }
    }

    private static let implemented: [RoleSet] = {
        var table = Table()
        table.note([.view], [.viewInterface])
        table.note([.presenter], [.presenterInterface, .interactorOutput, .moduleInterface])
        table.note([.interactor], [.interactorInterface])
        table.note([.gateway], [.gatewayInterface])
        // `APIClient` is what an interactor's `LoanGateway` is implemented by.
        table.note([.manager], [.managerInterface, .gatewayInterface])
        table.note([.router], [.routerInterface])
        // Boundary protocols are composed of others of their kind.
        for role in RoleSet.boundaries { table.note([role], [role]) }
        return table.partners
    }()

    private static let workedWith: [RoleSet] = {
        var table = Table()
        table.note([.view], [.presenter, .presenterInterface])
        table.note([.presenter], [.interactor, .interactorInterface, .viewInterface])
        table.note([.presenter], [.router, .routerInterface, .moduleInterface])
        // `LogoutUseCase`, which the interactors of several scenes ask.
        table.note([.interactor], [.interactorInterface])
        table.note([.interactor], [.interactorOutput, .gateway, .gatewayInterface, .manager, .managerInterface, .transformer])
        table.note([.transformer], [.interactorOutput, .managerInterface, .gatewayInterface])
        table.note([.gatewayInterface, .gateway, .manager], [.managerInterface])
        table.note(entityUsers, [.entity])
        table.note([.presenter, .interactorOutput, .interactorInterface, .viewInterface, .presenterInterface, .moduleInterface], [.entity])
        // A record that loads or keeps itself, which a view may ask.
        table.note([.view], [.entity])
        table.note([.router], [.moduleInterface])
        table.note([.viewInterface, .presenter, .view, .interactor, .transformer, .interactorOutput], [.viewModel])
        table.note([.interactorOutput, .interactor, .transformer, .presenter], [.presentationModel])
        return table.partners
    }()

    private static let entityUsers: [Role] = [.managerInterface, .manager, .gateway, .gatewayInterface, .interactor, .transformer]

    /// Whether it says anything of a type's role that the type works with such partners: everybody may use entities, and
    /// whatever is called a manager may work with a service.
    func says(_ role: Role, with partners: RoleSet) -> Bool {
        if partners == [.entity] { return Self.entityUsers.contains(role) }
        return role != .manager || partners != [.managerInterface]
    }

    /// By role.
    private struct Table {
        var partners = [RoleSet](repeating: [], count: Role.inOrder.count)

        mutating func note(_ sources: [Role], _ targets: [Role]) {
            for source in sources { partners[source.ordinal].formUnion(RoleSet(targets)) }
        }
    }
}
