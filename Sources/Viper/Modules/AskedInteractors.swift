import ProjectGraph

/// What presenters know of interactors, by their classes or by what these implement.
struct AskedInteractors {
    /// How well; the greater ones say more.
    enum Knowledge: UInt8, Comparable {
        case none
        /// It is named on the way in: `init(listener: LoanListPresentableListener)`.
        case named
        /// It is called back, and kept by somebody else: `weak var listener: LoanListPresentableListener?`.
        case weak
        case kept

        static func < (lhs: Knowledge, rhs: Knowledge) -> Bool { lhs.rawValue < rhs.rawValue }
    }

    /// By type that a presenter, or an interface of one, names.
    private var known: [Knowledge]

    init(graph: ProjectGraph, roles: [Role?]) {
        known = Array(repeating: .none, count: roles.count)
        for position in roles.indices where roles[position] == .presenter || roles[position] == .presenterInterface {
            for edge in graph.edges(from: TypeID(position)) {
                let knowledge = Self.knowledge(edge)
                if knowledge > known[edge.to.position] { known[edge.to.position] = knowledge }
            }
        }
    }

    private static func knowledge(_ edge: Edge) -> Knowledge {
        switch edge.kind {
        case .inherits, .conforms: .none
        case .holds: edge.ownership == .strong ? .kept : .weak
        case .creates: .kept
        // `LoanListInteractor.Response`: what it is told is called after whoever tells it.
        case .names where edge.position == .namespace: .none
        case .names: edge.position == .parameter ? .named : .kept
        }
    }

    func knowledge(of interactor: TypeID, in graph: ProjectGraph) -> Knowledge {
        graph.allSupertypes(of: interactor).reduce(known[interactor.position]) { most, supertype in
            let knowledge = known[supertype.position]
            return knowledge > most && !graph[supertype].isExternal ? knowledge : most
        }
    }
}
