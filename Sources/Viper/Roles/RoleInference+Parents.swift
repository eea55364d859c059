import ProjectGraph

/// What boundary protocols inherit.
extension RoleInference {
    /// `protocol LoanFormReading` of `protocol LoanViewInput: LoanFormReading`: what stands beside the one interface that inherits it, and that
    /// nobody else has to do with, is a part of that interface. What several inherit, or somebody else names, serves more than one boundary.
    mutating func lookAtParents(among types: [TypeID], _ candidates: Candidates, _ roles: inout [Role?]) {
        var all: [TypeID: [TypeID]] = [:]
        for heir in types where roles[heir.position]?.isBoundary ?? false && entities[heir.position].kind == .protocol {
            for parent in graph.allSupertypes(of: heir) where roles[parent.position] == nil && isPlainInterface(parent) { all[parent, default: []].append(heir) }
        }
        // An interface is composed of others (`LoanOutput: LoanReadyOutput, LoanSaveOutput`), of which one inherits it.
        let nearest = all.compactMapValues { heirs in heirs.first { heir in heirs.allSatisfy { $0 == heir || graph.allSupertypes(of: $0).contains(heir) } } }
        let heirs = nearest.filter { parent, heir in
            guard let role = roles[heir.position], Self.inherited.contains(role) else { return false }
            return candidates[parent].subtracting(RoleSet(role)).isEmpty && standsBeside(parent, heir)
        }
        if heirs.isEmpty { return }
        var isOfOthers: Set<TypeID> = []
        for type in types {
            for edge in graph.edges(from: type) {
                guard let heir = heirs[edge.to], edge.from != edge.to, !isInherited(edge, by: heir, heirs) else { continue }
                isOfOthers.insert(edge.to)
            }
        }
        for (parent, heir) in heirs where !isOfOthers.contains(parent) {
            guard let role = roles[heir.position] else { continue }
            claims.add(.isKept(by: heir), for: role, to: parent)
            roles[parent.position] = claims.role(of: parent)
        }
    }

    /// Of those between view, presenter and interactor: routers and services share what they like.
    private static let inherited: RoleSet = [.viewInterface, .presenterInterface, .interactorInterface, .interactorOutput]

    /// A protocol that asks for something of anybody. What is mixed into view controllers (`where Self: UIViewController`), what a framework's
    /// delegates are, and what hands out its view controller is of use to whoever has one.
    private func isPlainInterface(_ type: TypeID) -> Bool {
        let entity = entities[type.position]
        guard entity.kind == .protocol, !entity.isExternal, !entity.hasAssociatedTypes else { return false }
        let parents = graph.allSupertypes(of: type)
        // What asks for nothing is a mark.
        if entity.members.isEmpty, parents.allSatisfy({ entities[$0.position].isExternal }) { return false }
        return parents.allSatisfy { !entities[$0.position].isExternal || MarkerProtocols.names.contains(entities[$0.position].fullName) }
            && graph.edges(from: type).allSatisfy { edge in
                edge.position != .genericConstraint && !graph.isGeneralController(edge.to)
            }
    }

    private func standsBeside(_ parent: TypeID, _ heir: TypeID) -> Bool {
        guard let one = graph.file(of: parent), let other = graph.file(of: heir) else { return false }
        return graph[one].path[...].folder == graph[other].path[...].folder
    }

    /// By the interface, by another parent of it on the way there, or by a part that implements the interface as well.
    private func isInherited(_ edge: Edge, by heir: TypeID, _ heirs: [TypeID: TypeID]) -> Bool {
        guard edge.position == .inheritance else { return false }
        if edge.from == heir || heirs[edge.from] == heir { return true }
        return entities[edge.from.position].kind != .protocol && graph.allSupertypes(of: edge.from).contains(heir)
    }
}
