import ProjectGraph

/// Views of SwiftUI, which are called all kinds of things.
extension RoleInference {
    /// Some stand beside UIKit's: one that observes a presenter is its view, and so is one that tells its own what happened, by an
    /// interface. What keeps a presenter by its class may be a container that puts the scene together.
    mutating func lookAtObservers(among types: [TypeID], _ candidates: inout Candidates) {
        guard let name = graph.symbols.symbol(of: "View"), entities.contains(where: { $0.isExternal && $0.name == name }) else { return }
        let interfaces = interfacesOfPresenters(among: types, candidates)
        for type in types where entities[type.position].kind == .struct && !candidates[type].contains(.view) {
            let view = graph.allSupertypes(of: type).first { entities[$0.position].isExternal && entities[$0.position].name == name }
            guard let view, graph.edges(from: type).contains(where: { edge in
                let isKept = edge.kind == .holds && !edge.isStatic
                if interfaces.observed[edge.to.position] { return edge.kind == .holds || isConstraint(edge) }
                let presenters = interfaces.told[edge.to] ?? []
                if (isKept || isConstraint(edge)) && presenters.contains(where: { isOwn($0, of: type, by: edge) }) { return true }
                return edge.kind == .holds && candidates[edge.to].contains(.presenter) && graph.isObservable(edge.to)
            }) else { continue }
            claims.add(.supertype(view), for: .view, to: type)
            candidates.set(.view, for: type)
        }
    }

    /// `struct CardsScreen<P: CardsPresenting>`
    private func isConstraint(_ edge: Edge) -> Bool { edge.position == .genericConstraint && !edge.member.exists }

    /// Whether a view is called after a presenter's scene, or calls it its `presenter`: helpers of views (`AlertPresenter`) are kept by them as well.
    private func isOwn(_ presenter: TypeID, of view: TypeID, by edge: Edge) -> Bool {
        if edge.member.exists, graph.symbols[graph[edge.member].name] == "presenter" { return true }
        return sceneInName(of: presenter).map { graph.lastName(of: view).hasPrefix($0) } ?? false
    }

    /// What presenters implement by which views may know them: any protocol of one that views observe; of others those that nobody but presenters
    /// implements, and which are no delegates.
    private func interfacesOfPresenters(among types: [TypeID], _ candidates: Candidates) -> (observed: [Bool], told: [TypeID: [TypeID]]) {
        var observed = [Bool](repeating: false, count: entities.count)
        var told: [TypeID: [TypeID]] = [:]
        for type in types where candidates.main(of: type) == .presenter && entities[type.position].kind == .class {
            for supertype in graph.allSupertypes(of: type) where isOpenInterface(supertype, candidates) {
                if graph.isObservable(type) { observed[supertype.position] = true }
                told[supertype, default: []].append(type)
            }
        }
        return (observed, told.filter { interface, _ in
            !Self.delegates.contains(where: graph.lastName(of: interface).hasSuffix) && graph.edges(to: interface).allSatisfy { edge in
                edge.kind != .conforms || candidates[edge.from].contains(.presenter) || entities[edge.from.position].kind == .protocol || graph.isSetAside(edge.from)
            }
        })
    }

    private static let delegates = ["Delegate", "Listener", "Observer"]

    private func isOpenInterface(_ type: TypeID, _ candidates: Candidates) -> Bool {
        entities[type.position].kind == .protocol && !entities[type.position].isExternal
            && (candidates[type].isEmpty || candidates[type] == [.presenterInterface])
    }
}
