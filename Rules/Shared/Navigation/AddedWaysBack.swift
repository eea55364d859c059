import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `func close() { dismiss(animated: true) }` of `extension UIViewController`, or of a protocol's, where that does nothing else. Where extensions
    /// show something that stays, or the name tells of that, it may be this that goes.
    func isAddedWayBack(_ call: FrameworkCall) -> Bool {
        let isOfProtocol = graph[call.from].kind == .protocol
        guard call.isSelf, call.caller.exists, isOfProtocol || graph[call.from].isExternal && isViewController(call.from) else { return false }
        let name = graph.symbols[graph[call.caller].name]
        guard !["hide", "stop", "end", "remove"].contains(where: { name.begins(withWord: $0) }), !Self.overlays.contains(where: name.contains) else { return false }
        let outline = graph.outline(of: graph[call.caller].file)
        let isAlone = graph.declaration(of: call.caller).code.indices.allSatisfy { ![.declaration, .scopeBegin, .unwrapMatch].contains(outline.code[$0].kind) }
        return isAlone && !graph.frameworkCalls.contains { other in
            (graph[other.from].isExternal || isOfProtocol && graph[other.from].kind == .protocol) && ["present", "presentViewController"].contains(graph.symbols[other.name])
                && !(isKind(other.argument, of: ["UIAlertController"]) && isClosingItself(other))
        }
    }
}
