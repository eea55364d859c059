import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `LoanListDisplaying`, which `LoanListViewController` implements and nobody names yet: the interface that the presenter of
    /// `var view: LoanListViewController` lacks, though it has no role as long as nobody speaks by it.
    ///
    /// - Parameter edge: where a presenter keeps its scene's view.
    func unheldInterface(of edge: Edge, _ asked: AskedProperties) -> TypeID? {
        guard edge.kind == .holds, role(of: edge.to) == .view, effectiveRole(of: edge.from) == .presenter, let module = module(of: edge.to),
            self.module(of: edge.from) == module
        else { return nil }
        let candidates = graph.allSupertypes(of: edge.to).filter { candidate in
            graph[candidate].kind == .protocol && !graph[candidate].isExternal && role(of: candidate) == nil && self.module(of: candidate) == module
                && !graph[candidate].hasAssociatedTypes && conformers[candidate].allSatisfy { $0 == edge.to || isSetAside($0) }
        }
        if candidates.isEmpty { return nil }
        // What hands the property on asks for its class.
        let uses = asked.uses(of: edge)
        if uses.names.isEmpty || uses.names.count < uses.count { return nil }
        // `view.nameLabel.text = name`: its own parts it is told what to do with by the protocol.
        let parts = Set(graph[edge.to].members.filter { [.let, .var].contains(graph[$0].kind) }.map { graph.symbols[graph[$0].name] })
        return candidates.first { candidate in
            let members = graph.family(of: candidate).flatMap { graph[$0].members }
            let offered = Set(members.filter { !graph[$0].isStatic }.map { graph.symbols[graph[$0].name] })
            return uses.names.contains(where: offered.contains) && uses.names.allSatisfy { offered.contains($0) || parts.contains($0) }
        }
    }

    /// What a presenter asks the view that it keeps for beside its functions, and a protocol lacks: `darkSwitch` of `view?.darkSwitch.isOn = true`.
    func partsAsked(of edge: Edge, lackedBy boundary: [TypeID], _ asked: AskedProperties) -> [String] {
        guard edge.kind == .holds, edge.member.exists, role(of: edge.to) == .view, case let names = asked.uses(of: edge).names, !names.isEmpty else { return [] }
        let offered = Set(boundary.flatMap { graph.family(of: $0) }.flatMap { graph[$0].members }.map { graph.symbols[graph[$0].name] })
        let own = graph.family(of: edge.to).flatMap { graph[$0].members }
        let parts = Set(own.filter { [.let, .var].contains(graph[$0].kind) && !graph[$0].isStatic }.map { graph.symbols[graph[$0].name] })
        var seen: Set<String> = []
        return names.filter { parts.contains($0) && !offered.contains($0) && seen.insert($0).inserted }
    }
}

/// What types ask their properties for, `show` of `view?.show(rows)`; looked up once a type, however many properties it has.
final class AskedProperties {
    private let project: VIPERProject
    private var known: [TypeID: [String: Uses]] = [:]

    struct Uses {
        var names: [String] = []
        /// How often the property is used, for whatever: where that is more, something else is done with it than to ask it.
        var count = 0
    }

    init(_ project: VIPERProject) { self.project = project }

    /// - Parameter edge: by which the property holds something.
    func uses(of edge: Edge) -> Uses {
        let all = known[edge.from] ?? uses(in: edge.from)
        known[edge.from] = all
        return all[project.graph.symbols[project.graph[edge.member].name]] ?? Uses()
    }

    private func uses(in type: TypeID) -> [String: Uses] {
        var uses: [String: Uses] = [:]
        for member in project.graph[type].members {
            let outline = project.graph.outline(of: project.graph[member].file)
            func property(at place: CodeIndex) -> String? {
                guard place.exists, [.identifier, .member].contains(outline[place].kind), outline.isOwn(place) else { return nil }
                return outline.names[outline[place].name]
            }
            for number in project.graph.declaration(of: member).code.indices {
                let node = outline.code[number]
                if let own = property(at: CodeIndex(number)) {
                    uses[own, default: Uses()].count += 1
                } else if node.kind == .assignment, let own = property(at: node.other) {
                    uses[own, default: Uses()].count -= 1
                } else if node.kind == .member, let own = outline.asked(by: node).flatMap(property) {
                    uses[own, default: Uses()].names.append(outline.names[node.name])
                }
            }
        }
        return uses
    }
}
