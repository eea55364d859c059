import Syntax

/// Controls that a function makes and puts on its own screen, which keeps them from then on: `view.addSubview(button)`,
/// `stack.addArrangedSubview(button)`, `navigationItem.titleView = button`.
/// Source: developer.apple.com/documentation/uikit (UIView, UIStackView, UINavigationItem)
extension ReferenceCollector {
    /// `view.addSubview(UIButton(primaryAction: UIAction { _ in self.tap() }))`, or a local name of what is made so.
    func noteShown(_ call: CodeNode, by callee: CodeNode) {
        guard !body.isSilent, body.context.member.exists, !body.context.isStatic, let first = call.arguments.first, isShowing(callee),
            case let value = outline.arguments[first].value, value.exists, outline[value].kind == .call || isLocal(value)
        else { return }
        let captures = captures(of: value)
        guard captures.hasSelf, isOwnPlace(callee), !areTakenAway else { return }
        note(captures, by: body.context.member, at: original(value))
    }

    /// Whether a local name's control stands on the screen of `self` when the function at hand is done.
    func isShown(_ local: CodeIndex, depth: Int = 0) -> Bool {
        guard depth < 4, local.exists, isLocal(local), body.context.member.exists, !body.context.isStatic, !areTakenAway,
            case let (name, code) = (outline[local].name, index.declaration(of: body.context.member).code.indices), isOne(name, in: code)
        else { return false }
        return code.contains { number in
            let node = outline.code[number]
            switch node.kind {
            case .call:
                guard let callee = outline.callee(of: node), isShowing(callee), let first = node.arguments.first,
                    isNamed(name, outline.arguments[first].value)
                else { return false }
                return isOwnPlace(callee, depth: depth)
            case .assignment: return isPutInBar(name, by: node)
            default: return false
            }
        }
    }

    /// Two controls of one name may go two ways.
    private func isOne(_ name: NameID, in code: Range<Int>) -> Bool {
        code.count { number in
            let node = outline.code[number]
            return node.kind == .declaration ? outline.declarations[node.declaration.position].name == name : node.kind == .bindingPattern && node.name == name
        } < 2
    }

    private func isLocal(_ value: CodeIndex) -> Bool {
        outline[value].kind == .identifier && body.locals.contains { $0.name == symbol(outline[value].name) }
    }

    private func isNamed(_ name: NameID, _ value: CodeIndex) -> Bool { value.exists && outline[value].kind == .identifier && outline[value].name == name }

    private func isShowing(_ callee: CodeNode) -> Bool {
        [.identifier, .member].contains(callee.kind) && index.known.showings.contains(symbol(callee.name))
    }

    /// `view.addSubview`, `addSubview` of a view itself, `stack.addArrangedSubview` of a property, or of what is shown itself.
    private func isOwnPlace(_ callee: CodeNode, depth: Int = 0) -> Bool {
        guard callee.kind == .member else { return isKind(of: "UIView") }
        guard callee.base.exists, case let place = unwrapped(callee.base, in: outline), place.exists else { return false }
        if isSelf(place) { return isKind(of: "UIView") }
        let node = outline[place]
        if node.kind == .identifier && !isLocal(place) || node.kind == .member && node.base.exists && isSelf(node.base) {
            if outline.names.equals(node.name, "view") { return isKind(of: "UIViewController") && !hasOwn(place) }
            if outline.names.equals(node.name, "contentView"), !hasOwn(place) { return isKind(of: "UIView") }
            return isControlKept(place)
        }
        return node.kind == .identifier && isShown(place, depth: depth + 1)
    }

    private func hasOwn(_ property: CodeIndex) -> Bool { place(of: property).map { !index[index[$0.member].owner].isExternal } ?? false }

    private func isKind(of framework: String) -> Bool {
        index.ancestors[body.context.from.position].contains { index.symbols[index[$0].name] == framework }
    }

    /// Who clears a screen up lets go of what stood there.
    private var areTakenAway: Bool {
        isNamed("removeFromSuperview") || isNamed("removeArrangedSubview") || isNamed("removeAction") || isNamed("removeAllActions")
    }
}
