import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// That a scene hands on objects of a class of the team's is decided once, however many messages carry them; the finding
    /// stands best where an interactor hands them out of itself, or else where they reach the view.
    ///
    /// - Parameter arguments: those of other objects (`NSFetchedResultsController<Loan>`), which are mended with these: told where nothing else is.
    func objectsOnce(_ violations: [Violation], besides arguments: Set<Site> = []) -> [Violation] {
        let groups = Dictionary(grouping: violations.indices) { number -> Crossing? in
            let violation = violations[number]
            guard isOwnClass(violation.to), let scene = sceneCrossed(at: violation.from) else { return nil }
            return Crossing(scene: scene, object: violation.to)
        }
        return groups.flatMap { crossing, numbers -> [Violation] in
            var violations = numbers.map { violations[$0] }
            if crossing == nil { return violations }
            if !arguments.isEmpty, violations.contains(where: { !arguments.contains($0.site) }) { violations.removeAll { arguments.contains($0.site) } }
            let best = violations.contains { role(of: $0.from) == .interactorOutput } ? Role.interactorOutput : .viewInterface
            return [violations.asOne(in: self) { role(of: $0.from) == best }].compactMap { $0 }
        }
    }

    /// `ViewToPresenterProtocol` is called after no scene: it is of the one that all who implement it stand in.
    private func sceneCrossed(at boundary: TypeID) -> Scene? {
        if let scene = scene(of: boundary) { return scene }
        let scenes = Set(conformers[boundary].filter { graph[$0].kind != .protocol }.map { scene(of: $0) })
        return scenes.count == 1 ? scenes.first ?? nil : nil
    }

    /// What a framework's object that crosses has in it: `Loan` of `NSFetchedResultsController<Loan>`, as far as that is an object.
    func objects(in edge: Edge) -> [Edge] {
        guard graph[edge.to].isExternal, edge.isSignature else { return [] }
        return graph.edges(of: edge.member, from: edge.from).filter { graph[$0.to].kind.isReference && isArgument($0, of: edge) }
    }

    /// `Results<Loan>` around a `Loan` that is an object of the same database's: whoever hands over values in its place hands over no results,
    /// either.
    func results(around edge: Edge) -> [Edge] {
        guard edge.position == .genericArgument, edge.isSignature, !graph[edge.to].isExternal else { return [] }
        let bases = graph.allSupertypes(of: edge.to).compactMap { graph[$0].framework }
        return graph.edges(of: edge.member, from: edge.from).filter { other in
            graph[other.to].framework.map(bases.contains) ?? false && isArgument(edge, of: other)
        }
    }

    /// `-> UITableViewCell` beside `_ tableView: UITableView`: whoever is handed the list makes its cells, which is one matter.
    func cells(besides edge: Edge) -> [Edge] {
        guard edge.position == .parameter, edge.isSignature, let word = listWord(of: edge.to), !isCell(edge.to) else { return [] }
        return graph.edges(of: edge.member, from: edge.from).filter { $0.position == .result && isCell($0.to) && listWord(of: $0.to) == word }
    }

    /// `UITableViewCell`, `UICollectionViewCell`; a cell of one's own has no word of its list's.
    private func isCell(_ type: TypeID) -> Bool { graph[type].isExternal && graph[type].fullName.hasSuffix("Cell") }

    private func isOwnClass(_ type: TypeID) -> Bool { !graph[type].isExternal && [.class, .actor].contains(graph[type].kind) }
}

/// What of which scene's crosses a boundary.
private struct Crossing: Hashable {
    var scene: Scene
    var object: TypeID
}
