import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `didTapShare(sourceView: UIView)`: where a popover points to on an iPad, which nothing but the view itself can tell. By another name it is
    /// one where it ends as one: `share(button: UIButton) { popover.sourceView = button }`. A sender is no more where the presenter only hands it
    /// on: `didTapShare(sender: UIView) { router.share(from: sender) }`.
    func isAnchor(_ edge: Edge) -> Bool {
        guard edge.position == .parameter, edge.member.exists, isOfAnchorsType(edge.to) else { return false }
        let outline = graph.outline(of: edge.site.file)
        let parameters = outline.parameters(of: graph.declaration(of: edge.member))
        guard let number = parameters.lastIndex(where: { $0.offset <= edge.site.offset }) else { return false }
        let parameter = parameters[number]
        let (label, name) = (outline.names[parameter.label], outline.names[parameter.name])
        if Anchors.isAnchor(name) { return true }
        let isOfRouter = role(of: edge.from) == .routerInterface
        if isOfRouter, Anchors.isBarButton(name) { return true }
        let isSender = name.lowercased() == "sender" || label == "from" || label == "sender"
        if isSender, isOfRouter { return true }
        return isUsed(edge.member, of: edge.from) { isAnchor($0, number - parameters.startIndex, isSender: isSender) }
    }

    /// `case share(text: String, sourceView: UIView)`, `let barButtonItem: UIBarButtonItem`: what a value carries to a router for a popover to point to.
    func isAnchor(storedAs edge: Edge) -> Bool {
        guard edge.member.exists, isOfAnchorsType(edge.to) else { return false }
        let outline = graph.outline(of: edge.site.file)
        let declaration = graph.declaration(of: edge.member)
        guard declaration.kind == .case else { return Anchors.isStoredAnchor(graph.symbols[graph[edge.member].name]) }
        guard let value = outline.parameter(of: declaration, at: edge.site.offset) else { return false }
        return [value.label, value.name].contains { $0 != .none && Anchors.isStoredAnchor(outline.names[$0]) }
    }

    private func isOfAnchorsType(_ type: TypeID) -> Bool { graph[type].isExternal && Anchors.types.contains(graph[type].fullName) }

    /// Whether all who receive a message use it in one way.
    private func isUsed(_ message: MemberID, of receiver: TypeID, by isUse: (MemberID) -> Bool) -> Bool {
        let members = graph[receiver].kind != .protocol
            ? [message] : conformers[receiver].flatMap { graph[$0].members }.filter { isRequirement(message, for: $0) }
        return !members.isEmpty && members.allSatisfy(isUse)
    }

    /// Whether a parameter becomes what a popover points to, is handed on for that, or asked for its size; a sender may be handed on for anything.
    private func isAnchor(_ member: MemberID, _ number: Int, isSender: Bool) -> Bool {
        let (outline, declaration) = (graph.outline(of: graph[member].file), graph.declaration(of: member))
        let parameters = outline.parameters(of: declaration)
        guard parameters.count > number else { return false }
        let name = parameters[parameters.startIndex + number].name
        var (uses, pointed, measured) = (0, 0, 0)
        for place in declaration.code.indices {
            let node = outline.code[place]
            switch node.kind {
            case .identifier where node.name == name: uses += 1
            case .assignment where isName(node.base, name, outline) && outline[node.other].kind == .member && Anchors.isPlace(outline.names[outline[node.other].name]): pointed += 1
            case .member where isName(node.base, name, outline) && ["bounds", "frame"].contains(outline.names[node.name]): measured += 1
            case .call where outline.callee(of: node)?.kind == .member:
                pointed += node.arguments.count { argument in
                    isName(outline.arguments[argument].value, name, outline) && (isSender || Anchors.isLabel(outline.names[outline.arguments[argument].label]))
                }
            default: break
            }
        }
        return pointed > 0 && pointed + measured == uses
    }

    private func isName(_ place: CodeIndex, _ name: NameID, _ outline: Outline) -> Bool {
        place.exists && outline[place].kind == .identifier && outline[place].name == name
    }
}

/// What says of a view that a popover points to it.
private enum Anchors {
    static let types: Set<String> = ["UIBarButtonItem", "UIButton", "UIControl", "UIPopoverPresentationControllerSourceItem", "UIView"]

    /// `anchor`, `sourceView`, `popoverButton`
    static func isAnchor(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["anchor", "popover", "source"].contains { name.contains($0) }
    }

    static func isBarButton(_ name: String) -> Bool { name.lowercased().contains("barbutton") }

    static func isStoredAnchor(_ name: String) -> Bool { isAnchor(name) || isBarButton(name) || name.lowercased() == "sender" }

    static func isLabel(_ name: String) -> Bool { name == "from" || isStoredAnchor(name) }

    /// Source: developer.apple.com/documentation (UIKit.UIPopoverPresentationController).
    static func isPlace(_ name: String) -> Bool { ["barButtonItem", "sourceItem", "sourceView"].contains(name) }
}
