import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `useCase.last?.title`, `useCase[0]`, `useCase.onSaved = { … }`: whether a type of a role, which keeps the owner by its class, reads one of
    /// its properties or its subscript, or sets it. That something is there at all (`useCase.last != nil`) takes nothing.
    func isTaken(_ property: MemberID, of owner: TypeID, by role: Role, isSet: Bool = false) -> Bool {
        let (name, isStatic) = (graph.symbols[graph[property].name], graph[property].isStatic)
        // Most types of the role have nothing to do with the owner: who has leads here.
        let reaches = graph.edges(to: owner).filter { edge in
            edge.from != owner && self.role(of: edge.from) == role
                && (isStatic ? edge.position == .staticMember : edge.kind == .holds && edge.member.exists)
        }
        return Dictionary(grouping: reaches, by: \.from).contains { user, edges in
            let places = isStatic ? [self.name(owner)] : edges.map { graph.symbols[graph[$0.member].name] }
            return graph[user].members.contains { takes(name, of: places, isSet: isSet, in: $0) }
        }
    }

    /// Of several, which one is asked depends on the types of the arguments.
    func hasOneSubscript(_ type: TypeID) -> Bool { graph[type].members.count { graph[$0].kind == .subscript } == 1 }

    private func takes(_ property: String, of places: [String], isSet: Bool, in member: MemberID) -> Bool {
        let outline = graph.outline(of: graph[member].file)
        let code = graph.declaration(of: member).code.indices
        return code.contains { number in
            let node = outline.code[number]
            guard isUse(node, of: property, in: outline), let place = outline.asked(by: node), places.contains(outline.names[outline[place].name])
            else { return false }
            let isTarget = outline.isSet(number, in: code)
            return isSet ? isTarget : !isTarget && !code.contains { outline.comparesWithNil(number, at: $0) }
        }
    }

    /// `useCase.last`, `useCase.$last`, `useCase[0]`
    private func isUse(_ node: CodeNode, of property: String, in outline: Outline) -> Bool {
        if property == "subscript" { return node.kind == .subscript }
        guard node.kind == .member, case let name = outline.names[node.name] else { return false }
        return name == property || name.first == "$" && name.dropFirst() == property
    }

    /// Whether a name stands among what a property's closure is handed: `Loan` of `var onSaved: ((Loan) -> Void)?`.
    func isHandedToClosure(_ edge: Edge) -> Bool {
        guard edge.position == .closureSignature, edge.member.exists, !edge.throughAlias, graph[edge.member].file == edge.site.file else { return false }
        let outline = graph.outline(of: edge.site.file)
        let type = outline.type(graph.declaration(of: edge.member).type, without: [.optionals, .attributes])
        guard type.exists, outline[type].kind == .function else { return false }
        return outline.types(in: outline[type].list).contains { outline[$0].offset <= edge.site.offset && edge.site.offset < outline[$0].end }
    }
}

extension Outline {
    fileprivate func comparesWithNil(_ position: Int, at comparison: Int) -> Bool {
        guard code[comparison].kind == .comparison else { return false }
        let sides = code[comparison].arguments.map { arguments[$0].value }.filter(\.exists)
        return sides.contains { unwrapped($0).position == position } && sides.contains { self[$0].kind == .nilLiteral }
    }
}
