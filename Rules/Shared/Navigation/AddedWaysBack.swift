import ProjectGraph
import RuleKit
import Syntax
import Viper

/// `func close() { dismiss(animated: true) }` of `extension UIViewController`, or of a protocol's, where that does nothing else. Where extensions
/// show something that stays, or the name tells of that, it may be this that goes.
struct AddedWaysBack {
    private let project: VIPERProject
    /// Whether extensions of what is not the app's show anything that stays.
    private let isShownByExtensions: Bool
    /// Likewise, or those of protocols.
    private let isShownByAny: Bool

    init(_ project: VIPERProject) {
        self.project = project
        let showings = project.graph.frameworkCalls.filter { call in
            (project.graph[call.from].isExternal || project.graph[call.from].kind == .protocol)
                && ScreenNavigation.presentations.contains(project.graph.symbols[call.name])
                && !(project.isKind(call.argument, of: ["UIAlertController"]) && project.isClosingItself(call))
        }
        isShownByExtensions = showings.contains { project.graph[$0.from].isExternal }
        isShownByAny = !showings.isEmpty
    }

    func contains(_ call: FrameworkCall) -> Bool {
        let graph = project.graph
        let isOfProtocol = graph[call.from].kind == .protocol
        guard call.isSelf, call.caller.exists, isOfProtocol || graph[call.from].isExternal && project.isViewController(call.from) else { return false }
        let name = graph.symbols[graph[call.caller].name]
        guard !["hide", "stop", "end", "remove"].contains(where: { name.begins(withWord: $0) }), !VIPERProject.overlays.contains(where: name.contains)
        else { return false }
        let outline = graph.outline(of: graph[call.caller].file)
        let isAlone = graph.declaration(of: call.caller).code.indices.allSatisfy { ![.declaration, .scopeBegin, .unwrapMatch].contains(outline.code[$0].kind) }
        return isAlone && !(isOfProtocol ? isShownByAny : isShownByExtensions)
    }
}
