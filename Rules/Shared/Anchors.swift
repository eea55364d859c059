import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `didTapShare(sourceView: UIView)`: where a popover points to on an iPad, which nothing but the view itself can tell. A sender is
    /// no more where the presenter only hands it on: `didTapShare(sender: UIView) { router.share(from: sender) }`.
    func isAnchor(_ edge: Edge) -> Bool {
        guard edge.position == .parameter, edge.member.exists, graph[edge.to].isExternal, Self.anchors.contains(graph[edge.to].fullName)
        else { return false }
        let outline = graph.outline(of: edge.site.file)
        guard let parameter = outline.parameters(of: graph.declaration(of: edge.member)).last(where: { $0.offset <= edge.site.offset })
        else { return false }
        let (label, name) = (outline.names[parameter.label], outline.names[parameter.name].lowercased())
        if ["anchor", "popover", "source"].contains(where: { name.contains($0) }) { return true }
        guard name == "sender" || label == "from" || label == "sender" else { return false }
        return role(of: edge.from) == .routerInterface || isOnlyHandedOn(edge.member, of: edge.from, parameter: label)
    }

    private static let anchors: Set<String> = ["UIBarButtonItem", "UIButton", "UIControl", "UIPopoverPresentationControllerSourceItem", "UIView"]

    /// Whether those who receive a message do nothing with one of its values but pass it to somebody else.
    private func isOnlyHandedOn(_ message: MemberID, of receiver: TypeID, parameter label: String) -> Bool {
        let members = graph[receiver].kind != .protocol
            ? [message] : conformers[receiver].flatMap { graph[$0].members }.filter { isRequirement(message, for: $0) }
        return !members.isEmpty && members.allSatisfy { isOnlyHandedOn($0, parameter: label) }
    }

    private func isOnlyHandedOn(_ member: MemberID, parameter label: String) -> Bool {
        let (outline, declaration) = (graph.outline(of: graph[member].file), graph.declaration(of: member))
        guard let parameter = outline.parameters(of: declaration).first(where: { outline.names[$0.label] == label }) else { return false }
        let code = declaration.code.indices
        let uses = code.filter { outline.code[$0].kind == .identifier && outline.code[$0].name == parameter.name }
        let handed = code.filter { outline.code[$0].kind == .call && outline.callee(of: outline.code[$0])?.kind == .member }
            .flatMap { outline.code[$0].arguments }.map { outline.arguments[$0].value.position }
        return !uses.isEmpty && Set(uses).isSubset(of: handed)
    }
}
