import ProjectGraph
import Viper

/// What is made once and is there for as long as the app runs: a circle among such instances keeps nobody alive who should have gone.
final class AppInstances {
    private let project: VIPERProject
    /// What the app's delegate has from the start, shared instances, and what those make for a property that nobody sets anew: `let container =
    /// Container()`, whose services keep it to ask for others.
    private lazy var lasting = lastingTypes()
    private lazy var makings = Dictionary(
        grouping: project.graph.edges.lazy.filter { [project] edge in edge.kind == .creates && !project.isSetAside(edge.from) }, by: \.to)

    init(_ project: VIPERProject) { self.project = project }

    /// Whether all of a circle is there for as long as the app runs.
    func make(_ cycle: OwnershipChain) -> Bool { isOfSharedInstance(cycle) || isOfLasting(cycle) }

    /// `static let shared = LoanPlayer()`, which makes for itself what leads back to it.
    private func isOfSharedInstance(_ cycle: OwnershipChain) -> Bool {
        let (graph, types) = (project.graph, Set(cycle.steps.map(\.holder)))
        func isConstant(_ type: TypeID) -> Bool {
            graph.edges(from: type).contains { $0.kind == .holds && $0.isStatic && $0.to == type && graph[$0.member].kind == .let }
        }
        return types.contains(where: isConstant) && cycle.steps.allSatisfy { step in
            isMade(step.held, onlyBy: types.contains) || graph.edges(from: step.holder).contains { $0.kind == .creates && $0.to == step.held }
                && isSetByHolder(step)
        }
    }

    /// What stands in properties. A closure may have been handed over by whoever should have gone.
    private func isOfLasting(_ cycle: OwnershipChain) -> Bool {
        guard cycle.steps.allSatisfy({ $0.hold.holding.kind == .stored }), cycle.steps.contains(where: { lasting.contains($0.holder) }) else { return false }
        let types = Set(cycle.steps.map(\.holder))
        return cycle.steps.allSatisfy { step in
            lasting.contains(step.held)
                || makings[step.held] != nil && isMade(step.held, onlyBy: { types.contains($0) || isLasting($0) }) && isSetByHolder(step)
        }
    }

    private func isSetByHolder(_ step: OwnershipChain.Step) -> Bool {
        project.graph.assignments(to: step.hold.holding.member).allSatisfy { $0.from == step.holder || project.isSetAside($0.from) }
    }

    private func isMade(_ type: TypeID, onlyBy isMeant: (TypeID) -> Bool) -> Bool { (makings[type] ?? []).allSatisfy { isMeant($0.from) } }

    /// Itself, or as the base of what lasts.
    private func isLasting(_ type: TypeID) -> Bool { lasting.contains(type) || isBase(type, of: lasting) }

    private func isBase(_ type: TypeID, of types: Set<TypeID>) -> Bool {
        guard project.graph[type].kind == .class, makings[type] == nil else { return false }
        let heirs = project.conformers[type].filter { !project.isSetAside($0) }
        return !heirs.isEmpty && heirs.allSatisfy(types.contains)
    }

    /// `static var main = Container()`, where only the type itself makes any.
    private func isShared(_ type: TypeID) -> Bool {
        makings[type] == nil && project.graph.edges(from: type).contains { edge in
            edge.kind == .holds && edge.isStatic && edge.to == type && isNeverSet(edge.member)
        }
    }

    private func isNeverSet(_ member: MemberID) -> Bool { project.graph.assignments(to: member).allSatisfy { project.isSetAside($0.from) } }

    private func lastingTypes() -> Set<TypeID> {
        let graph = project.graph
        // What is made in more places is no app's one and only.
        let candidates = makings.filter { type, makings in
            makings.count <= 4 && graph[type].kind.isReference && !graph[type].isExternal
        }
        var made: [TypeID: [TypeID]] = [:]
        for (type, makings) in candidates { for making in makings { made[making.from, default: []].append(type) } }
        var lasting = Set(project.ownTypes.filter(isShared))
        var makers = Array(lasting) + made.keys.filter { project.isKind($0, of: Keepers.apps) }
        while let maker = makers.popLast() {
            for type in graph.family(of: maker).flatMap({ made[$0] ?? [] }) where !lasting.contains(type) {
                guard candidates[type]?.allSatisfy({ isForGood($0, among: lasting) }) ?? false else { continue }
                lasting.insert(type)
                makers.append(type)
            }
        }
        return lasting
    }

    private func isForGood(_ making: Edge, among lasting: Set<TypeID>) -> Bool {
        let graph = project.graph
        guard making.member.exists, [.let, .var].contains(graph[making.member].kind), graph[making.member].owner == making.from,
            graph.declaration(of: making.member).traits.isDisjoint(with: .computed), !graph[making.member].isStatic, isNeverSet(making.member)
        else { return false }
        return project.isKind(making.from, of: Keepers.apps) || lasting.contains(making.from) || isBase(making.from, of: lasting)
    }
}
