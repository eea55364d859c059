import ProjectGraph

/// A fact about two candidates that speaks for the roles of both.
///
/// Each says: where a type of one role relates to a type of another in this way, the names were right.
struct Relation: Sendable {
    var evidence: Evidence.Kind
    var kinds: Set<Edge.Kind>
    var source: Set<Role>
    var target: Set<Role>
    var verb: String
    var passive: String

    func applies(to edge: Edge, from source: Role, to target: Role) -> Bool {
        kinds.contains(edge.kind) && self.source.contains(source) && self.target.contains(target)
    }

    private static func holds(_ source: Set<Role>, _ target: Set<Role>) -> Relation {
        Relation(
            evidence: .collaboration, kinds: [.holds, .creates, .names], source: source, target: target, verb: "works with",
            passive: "is used by")
    }

    private static func implements(_ source: Set<Role>, _ target: Set<Role>) -> Relation {
        Relation(
            evidence: .conformance, kinds: [.conforms, .inherits], source: source, target: target, verb: "implements",
            passive: "is implemented by")
    }

    static let all: [Relation] = [
        implements([.view], [.viewInterface]),
        implements([.presenter], [.presenterInterface, .interactorOutput, .moduleInterface]),
        implements([.interactor], [.interactorInterface]),
        implements([.gateway], [.gatewayInterface]),
        implements([.manager], [.managerInterface]),
        implements([.router], [.routerInterface]),
        implements([.viewInterface], [.viewInterface]),
        implements([.interactorOutput], [.interactorOutput]),
        implements([.presenterInterface], [.presenterInterface]),
        implements([.interactorInterface], [.interactorInterface]),
        implements([.routerInterface], [.routerInterface]),
        holds([.view], [.presenter, .presenterInterface]),
        holds([.presenter], [.interactor, .interactorInterface, .viewInterface]),
        holds([.presenter], [.router, .routerInterface]),
        holds([.presenter], [.moduleInterface]),
        holds([.interactor], [.interactorOutput, .gatewayInterface, .managerInterface, .transformer]),
        holds([.transformer], [.interactorOutput, .managerInterface, .gatewayInterface]),
        holds([.gatewayInterface, .gateway], [.managerInterface]),
        holds([.managerInterface, .manager, .gateway, .gatewayInterface], [.entity]),
        holds([.interactor, .transformer], [.entity]),
        holds([.viewInterface, .presenter, .view, .interactor, .transformer, .interactorOutput], [.viewModel]),
        holds([.interactorOutput, .interactor, .transformer, .presenter], [.presentationModel]),
    ]
}
