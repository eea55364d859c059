import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// Whether whoever is handed an object by its own code may keep it: by a closure that is handed out, or as an argument:
    /// `Timer.scheduledTimer(timeInterval: 1, target: self, …)`.
    ///
    /// - Parameter holder: whoever is known not to keep it.
    func handsOutSelf(_ member: MemberID, except holder: TypeID = .none) -> Bool {
        let outline = graph.outline(of: graph[member].file)
        let holderName = holder.exists ? graph.symbols[graph[holder].name] : ""
        return hasClosure(member) || graph.declaration(of: member).code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .call, node.arguments.contains(where: { outline.isSelf(outline.arguments[$0].value) }) else { return false }
            return outline.callee(of: node).map { $0.kind != .identifier || outline.names[$0.name] != holderName } ?? true
        }
    }

    func hasClosure(_ member: MemberID) -> Bool {
        let outline = graph.outline(of: graph[member].file)
        return graph.declaration(of: member).code.indices.contains { outline.code[$0].kind == .closure }
    }
}
