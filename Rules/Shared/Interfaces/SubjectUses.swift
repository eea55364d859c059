import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `presenter.amount.send(text)`, `field.texts.subscribe(presenter.amount)`: whether a view sends into a subject that its presenter
    /// has for it. What a view writes there, a publisher of its values could not take; what a view listens to as well
    /// (`presenter.amount.sink { … }`) is the presenter's state, which nobody else is to set. What a field begins with is only asked (`.value`).
    func isSentInto(_ subject: MemberID, of interface: TypeID) -> Bool {
        let name = graph.symbols[graph[subject].name]
        let views = Set(graph.edges(to: interface).map(\.from)).filter { !graph[$0].isExternal && effectiveRole(of: $0) == .view }
        return views.contains { view in graph[view].parts.contains { sends(into: name, in: graph.outline(of: $0.file)) } }
            && !views.contains { listens(to: name, of: interface, by: $0) }
    }

    /// Of the presenter that a property keeps, and of nobody else who has something of the same name.
    private func listens(to subject: String, of interface: TypeID, by view: TypeID) -> Bool {
        let presenters = names(of: interface, keptBy: view)
        return !presenters.isEmpty && graph[view].parts.contains { part in
            let outline = graph.outline(of: part.file)
            return outline.code.contains { node in
                guard node.kind == .member, !outline.names.equals(node.name, "send"), !outline.names.equals(node.name, "value"),
                    let read = outline.asked(by: node).map({ outline[$0] }), read.kind == .member, outline.names[read.name] == subject,
                    let owner = outline.asked(by: read)
                else { return false }
                return presenters.contains(outline.names[outline[owner].name])
            }
        }
    }

    private func sends(into subject: String, in outline: Outline) -> Bool {
        func isSubject(_ position: CodeIndex) -> Bool {
            guard position.exists, outline[position].kind == .member, outline[position].base.exists else { return false }
            return outline.names[outline[position].name] == subject
        }
        return outline.code.contains { node in
            guard node.kind == .call, node.base.exists, case let callee = outline[node.base], callee.kind == .member else { return false }
            if outline.names.equals(callee.name, "send") { return isSubject(callee.base) }
            guard outline.names.equals(callee.name, "subscribe"), let first = node.arguments.first else { return false }
            return isSubject(outline.arguments[first].value)
        }
    }
}
