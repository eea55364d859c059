import ProjectGraph

/// Services that stand among what they fetch.
extension RoleInference {
    /// `class Session { static let current = Session(); func logout() { URLSession.shared… } }`: the one that all share fetches and keeps data
    /// itself, beside what it fetches.
    func isSharedService(_ type: TypeID) -> Bool {
        guard entities[type.position].kind == .class || entities[type.position].kind == .actor,
            entities[type.position].members.contains(where: { isOneForAll($0, of: type) })
        else { return false }
        return graph.edges(from: type).contains { graph.isDataAccess($0.to) } && !graph.isKeptByDatabase(type)
    }

    /// `static let current = Session()`
    private func isOneForAll(_ member: MemberID, of type: TypeID) -> Bool {
        guard graph[member].isStatic, graph[member].kind == .let || graph[member].kind == .var else { return false }
        let (declaration, outline) = (graph.declaration(of: member), graph.outline(of: graph[member].file))
        guard declaration.initialValue.exists, case let made = outline[declaration.initialValue], made.kind == .call, made.base.exists,
            outline[made.base].kind == .identifier
        else { return false }
        return outline.names[outline[made.base].name] == graph.lastName(of: type)
    }
}
