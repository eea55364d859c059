import ProjectGraph

/// How two candidates relate in a way that speaks for the roles of both: where a type of one role stands so to a type
/// of the other, the names were right.
struct Relation: OptionSet {
    let rawValue: UInt8

    /// Conforms to it, or inherits from it.
    static let implements = Relation(rawValue: 1)
    /// Holds, creates or names it.
    static let worksWith = Relation(rawValue: 2)

    /// What relations between two roles mean something.
    static func between(_ source: Role, _ target: Role) -> Relation {
        table[source.ordinal * Role.allCases.count + target.ordinal]
    }

    /// The relation that an edge makes.
    init(_ kind: Edge.Kind) {
        switch kind {
        case .conforms, .inherits: self = .implements
        case .holds, .creates, .names: self = .worksWith
        }
    }

    init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    private static let table: [Relation] = {
        var table = [Relation](repeating: [], count: Role.allCases.count * Role.allCases.count)
        func note(_ relation: Relation, _ sources: [Role], _ targets: [Role]) {
            for source in sources {
                for target in targets { table[source.ordinal * Role.allCases.count + target.ordinal].insert(relation) }
            }
        }
        note(.implements, [.view], [.viewInterface])
        note(.implements, [.presenter], [.presenterInterface, .interactorOutput, .moduleInterface])
        note(.implements, [.interactor], [.interactorInterface])
        note(.implements, [.gateway], [.gatewayInterface])
        note(.implements, [.manager], [.managerInterface])
        note(.implements, [.router], [.routerInterface])
        // Boundary protocols are composed of others of their kind.
        for role in Role.allCases where role.isBoundary { note(.implements, [role], [role]) }
        note(.worksWith, [.view], [.presenter, .presenterInterface])
        note(.worksWith, [.presenter], [.interactor, .interactorInterface, .viewInterface])
        note(.worksWith, [.presenter], [.router, .routerInterface, .moduleInterface])
        note(.worksWith, [.interactor], [.interactorOutput, .gatewayInterface, .managerInterface, .transformer])
        note(.worksWith, [.transformer], [.interactorOutput, .managerInterface, .gatewayInterface])
        note(.worksWith, [.gatewayInterface, .gateway], [.managerInterface])
        note(.worksWith, [.managerInterface, .manager, .gateway, .gatewayInterface, .interactor, .transformer], [.entity])
        note(.worksWith, [.viewInterface, .presenter, .view, .interactor, .transformer, .interactorOutput], [.viewModel])
        note(.worksWith, [.interactorOutput, .interactor, .transformer, .presenter], [.presentationModel])
        return table
    }()
}
