import Syntax

/// Publishers of what a control tells of, CombineCocoa's and those that a project writes for UIKit's controls itself: they send
/// no completion, for as long as there is a control or longer.
/// Source: github.com/CombineCommunity/CombineCocoa (Sources/CombineCocoa/Controls)
extension ReferenceCollector {
    private static let controlPublishers: Set<String> = [
        "attributedTextPublisher", "cancelButtonClickedPublisher", "controlEventPublisher", "currentPagePublisher", "datePublisher", "didBeginEditingPublisher",
        "didDeselectRowPublisher", "didSelectItemPublisher", "didSelectRowPublisher", "isOnPublisher", "isRefreshingPublisher", "longPressPublisher",
        "panPublisher", "pinchPublisher", "returnPublisher", "rotationPublisher", "screenEdgePanPublisher", "searchButtonClickedPublisher",
        "selectedSegmentIndexPublisher", "swipePublisher", "tapPublisher", "textDidChangePublisher", "textPublisher", "valuePublisher",
    ]

    /// `button.tapPublisher` of a control that is kept.
    func isControlPublisher(_ access: CodeNode, isCalled: Bool) -> Bool {
        access.kind == .member && access.base.exists && isCombineCocoas(access) && isControlKept(access.base) && !isOfProject(access, isCalled: isCalled)
    }

    private func isCombineCocoas(_ access: CodeNode) -> Bool {
        guard Self.controlPublishers.contains(outline.names[access.name]), let library = index.symbols.symbol(of: "CombineCocoa") else { return false }
        return index.imports(library, file)
    }

    /// `publisher(for: .touchUpInside)` in an extension of UIControl, `EventPublisher(control: self)`.
    func isEventSource(_ call: CodeNode, _ library: SubscriptionLibrary) -> Bool {
        let callee = outline[call.base]
        guard callee.kind == .identifier else { return false }
        let found = silently { implicitMember(named: symbol(callee.name), isCalled: true).member }
        if found.exists { return index[index[found].owner].isExternal && isSource(found, Use(isStatic: false, isCalled: true), library) }
        guard body.context.from.exists, index[body.context.from].isExternal else { return false }
        guard case .metatype(let made, _) = silently({ type(of: call.base) }), made.exists, !index[made].isExternal else { return isCombineCocoas(callee) }
        return isEndlessPublisher(made)
    }

    /// `struct EventPublisher: Publisher`, beside its subscription, and with no completion in the code around the two.
    private func isEndlessPublisher(_ type: TypeID) -> Bool {
        guard index.ancestors[type.position].contains(where: { index[$0].isExternal && index.symbols[index[$0].name] == "Publisher" }) else { return false }
        return index.types[type.position].parts.allSatisfy { part in
            let outline = index.outline(part.file)
            return declaresSubscription(outline) && !outline.arguments.contains { outline.names.equals($0.label, "completion") }
        }
    }

    private func declaresSubscription(_ outline: Outline) -> Bool {
        outline.declarations.contains { declaration in
            outline.types(in: declaration.inheritedTypes).contains { type in
                outline[type].kind == .named && outline.names.equals(outline[type].name, "Subscription")
            }
        }
    }
}
