import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `presenter.amount.send(text)`, `field.texts.subscribe(presenter.amount)`: whether a view sends into a subject that its presenter
    /// has for it. What a view writes there, a publisher of its values could not take.
    func isSentInto(_ subject: MemberID, of interface: TypeID) -> Bool {
        let name = graph.symbols[graph[subject].name]
        return ownTypes.contains { view in
            effectiveRole(of: view) == .view && graph.edges(from: view).contains { $0.to == interface }
                && graph[view].parts.contains { sends(into: name, in: graph.outline(of: $0.file)) }
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
