import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `steps.pushViewController(next, animated: true)` of `private let steps = UINavigationController()`, which the view has as a child: what goes on in
    /// there is what the view consists of, and its scene stays.
    func isInOwnContainer(_ call: FrameworkCall) -> Bool {
        guard !call.isSelf, call.receiver.exists, graph[call.receiver].isExternal, isKind(call.receiver, of: ["UINavigationController"]),
            let container = graph[call.from].members.first(where: { graph[$0].name == call.receiverName && graph[$0].kind != .func })
        else { return false }
        return graph.edges(from: call.from).contains { $0.kind == .creates && $0.member == container && $0.to == call.receiver }
            && graph[call.from].members.contains { isAddedAsChild(container, in: $0) }
    }

    /// `addChild(steps)`
    private func isAddedAsChild(_ container: MemberID, in member: MemberID) -> Bool {
        let (outline, name) = (graph.outline(of: graph[member].file), graph.symbols[graph[container].name])
        return graph.declaration(of: member).code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .call, node.arguments.count == 1, let callee = outline.callee(of: node),
                ScreenNavigation.embeddings.contains(outline.names[callee.name]), let child = node.arguments.first.map({ outline.arguments[$0].value })
            else { return false }
            return child.exists && outline.isOwn(child, named: name)
        }
    }
}
