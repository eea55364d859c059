import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `LoanListDisplaying`, which `LoanListViewController` implements and nobody names yet: the interface that the presenter of
    /// `var view: LoanListViewController` lacks, though it has no role as long as nobody speaks by it.
    ///
    /// - Parameter edge: where a presenter keeps its scene's view.
    func unheldInterface(of edge: Edge) -> TypeID? {
        guard edge.kind == .holds, role(of: edge.to) == .view, effectiveRole(of: edge.from) == .presenter, let module = module(of: edge.to),
            self.module(of: edge.from) == module
        else { return nil }
        let asked = namesAsked(of: edge)
        guard !asked.isEmpty else { return nil }
        // `view.nameLabel.text = name`: its own parts it is told what to do with by the protocol.
        let parts = Set(graph[edge.to].members.filter { [.let, .var].contains(graph[$0].kind) }.map { graph.symbols[graph[$0].name] })
        return graph.allSupertypes(of: edge.to).first { candidate in
            guard graph[candidate].kind == .protocol, !graph[candidate].isExternal, role(of: candidate) == nil, self.module(of: candidate) == module,
                !graph[candidate].hasAssociatedTypes, conformers[candidate].allSatisfy({ $0 == edge.to || isSetAside($0) })
            else { return false }
            let members = graph.family(of: candidate).flatMap { graph[$0].members }
            let offered = Set(members.filter { !graph[$0].isStatic }.map { graph.symbols[graph[$0].name] })
            return asked.contains(where: offered.contains) && asked.allSatisfy { offered.contains($0) || parts.contains($0) }
        }
    }

    /// What a presenter asks the view that it keeps for beside its functions, and a protocol lacks: `darkSwitch` of `view?.darkSwitch.isOn = true`.
    func partsAsked(of edge: Edge, lackedBy boundary: [TypeID]) -> [String] {
        guard edge.kind == .holds, edge.member.exists, role(of: edge.to) == .view else { return [] }
        let offered = Set(boundary.flatMap { graph.family(of: $0) }.flatMap { graph[$0].members }.map { graph.symbols[graph[$0].name] })
        let own = graph.family(of: edge.to).flatMap { graph[$0].members }
        let parts = Set(own.filter { [.let, .var].contains(graph[$0].kind) && !graph[$0].isStatic }.map { graph.symbols[graph[$0].name] })
        var seen: Set<String> = []
        return asked(of: edge).names.filter { parts.contains($0) && !offered.contains($0) && seen.insert($0).inserted }
    }

    /// What a type asks a property for, `show` of `view?.show(rows)`; nothing where it hands the property on, which asks for its class.
    private func namesAsked(of edge: Edge) -> [String] {
        let (names, isAll) = asked(of: edge)
        return isAll ? names : []
    }

    /// - Returns: `isAll` where nothing else is done with the property.
    private func asked(of edge: Edge) -> (names: [String], isAll: Bool) {
        let property = graph.symbols[graph[edge.member].name]
        var (asked, uses) = ([String](), 0)
        for member in graph[edge.from].members {
            let outline = graph.outline(of: graph[member].file)
            for number in graph.declaration(of: member).code.indices {
                let node = outline.code[number]
                switch node.kind {
                case _ where outline.isOwn(CodeIndex(number), named: property): uses += 1
                case .assignment where node.other.exists && outline.isOwn(node.other, named: property): uses -= 1
                case .member where outline.asked(by: node).map { outline.isOwn($0, named: property) } ?? false: asked.append(outline.names[node.name])
                default: break
                }
            }
        }
        return (asked, uses == asked.count)
    }
}
