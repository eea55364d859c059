import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `static let news = Topic(id: "news")` of a class with nothing in it but constants of values: one of its values by its name. There is
    /// nothing to hand in instead, and no test could see a difference.
    func isNamedConstant(_ own: Edge) -> Bool {
        let type = own.to
        guard own.from == type, own.member.exists, graph.declaration(of: own.member).kind == .let,
            !Self.namesOfInstances.contains(graph.symbols[graph[own.member].name]), TypeNatures.isImmutable(type, in: self, functions: isOfValue)
        else { return false }
        let stored = graph[type].members.filter { !graph[$0].isStatic && isStored($0) }
        return !stored.isEmpty && stored.allSatisfy(isOfWrittenType)
            // A constant may be worked out from what the system has, and so may what is asked of one.
            && graph.edges(from: type).allSatisfy { $0.to == type || isPlain($0) }
    }

    /// What says of itself that everybody shares it.
    private static let namesOfInstances: Set<String> = [
        "current", "default", "instance", "live", "main", "shared", "sharedInstance", "singleton", "standard",
    ]

    /// `func hash(into hasher: inout Hasher)`, `func adding(_ other: Money) -> Money`
    private func isOfValue(_ member: MemberID) -> Bool {
        guard graph[member].kind == .func, case let declaration = graph.declaration(of: member) else { return false }
        let (outline, name) = (graph.outline(of: graph[member].file), graph.symbols[graph[member].name])
        if name == "hash" || name == "encode" { return true }
        guard declaration.type.exists, case let result = outline[declaration.type], result.kind == .named else { return false }
        return ["Self", graph.symbols[graph[graph[member].owner].name]].contains(outline.names[result.name])
    }

    private func isStored(_ member: MemberID) -> Bool {
        let kind = graph[member].kind
        return (kind == .let || kind == .var) && graph.declaration(of: member).traits.isDisjoint(with: .computed)
    }

    /// A closure may do anything, and what a function gives is not known here.
    private func isOfWrittenType(_ member: MemberID) -> Bool {
        let (outline, declaration) = (graph.outline(of: graph[member].file), graph.declaration(of: member))
        if declaration.type.exists { return !graph.keepsFunctions(TypePlace(file: graph[member].file, type: declaration.type)) }
        guard declaration.initialValue.exists else { return false }
        return [.booleanLiteral, .floatLiteral, .integerLiteral, .stringLiteral].contains(outline[declaration.initialValue].kind)
    }

    private func isPlain(_ edge: Edge) -> Bool {
        let entity = graph[edge.to]
        if edge.kind == .inherits || edge.kind == .conforms { return entity.isExternal && (entity.kind == .protocol || entity.fullName == MarkerProtocols.rootClass) }
        return entity.isExternal && (entity.kind.isValue || entity.kind == .alias) && !graph.isDataAccess(edge.to)
            || entity.kind == .enum && edge.position != .staticMember
    }
}
