import ProjectGraph
import RuleKit
import Syntax
import Viper

/// `func close() { dismiss(animated: true) }` of `extension UIViewController`, of a protocol's, or of a base of views, where that does nothing else. Where
/// extensions or the base show something that stays, or the name tells of that, it may be this that goes.
struct AddedWaysBack {
    private let project: VIPERProject
    /// Whether extensions of what is not the app's show anything that stays.
    private let isShownByExtensions: Bool
    /// Likewise, or those of protocols.
    private let isShownByAny: Bool
    private let showing: Set<TypeID>

    init(_ project: VIPERProject) {
        self.project = project
        let showings = project.graph.frameworkCalls.filter { call in
            ScreenNavigation.presentations.contains(project.graph.symbols[call.name])
                && !(project.isKind(call.argument, of: ["UIAlertController"]) && project.isClosingItself(call))
        }
        showing = Set(showings.map(\.from))
        isShownByExtensions = showing.contains { project.graph[$0].isExternal }
        isShownByAny = isShownByExtensions || showing.contains { project.graph[$0].kind == .protocol }
    }

    func contains(_ call: FrameworkCall) -> Bool {
        let graph = project.graph
        let isOfExtension = graph[call.from].isExternal
        guard call.isSelf || graph.symbols[call.receiverName] == "navigationController", call.caller.exists,
            graph[call.from].kind == .protocol || isOfExtension && project.isViewController(call.from) || project.isBaseOfViews(call.from)
        else { return false }
        let name = graph.symbols[graph[call.caller].name]
        guard !["hide", "stop", "end", "remove"].contains(where: { name.begins(withWord: $0) }), !VIPERProject.overlays.contains(where: name.contains)
        else { return false }
        let outline = graph.outline(of: graph[call.caller].file)
        let isAlone = graph.declaration(of: call.caller).code.indices.allSatisfy { ![.declaration, .scopeBegin, .unwrapMatch].contains(outline.code[$0].kind) }
        return isAlone && !(isOfExtension ? isShownByExtensions : isShownByAny) && !graph.family(of: call.from).contains(where: showing.contains)
    }
}
