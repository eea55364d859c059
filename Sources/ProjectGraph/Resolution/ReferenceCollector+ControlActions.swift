import Syntax

/// Closures that UIKit keeps with what is on a screen: `button.addAction(UIAction { _ in self.tap() }, for: .touchUpInside)`,
/// `UIBarButtonItem(primaryAction: …)`, a diffable data source's `cellProvider`. Whoever keeps that keeps the closure.
/// Source: developer.apple.com/documentation/uikit (UIAction, UIControl, UIBarButtonItem, UITableViewDiffableDataSource)
extension ReferenceCollector {
    /// What one of UIKit's objects keeps of what it is made with.
    ///
    /// - Parameter type: what the object's class is called.
    func kept(byMaking type: String, _ call: CodeNode) -> CodeIndex? {
        switch type {
        case "UIAction", "UICollectionViewDiffableDataSource", "UITableViewDiffableDataSource":
            call.arguments.last.map { outline.arguments[$0].value }
        case "UIBarButtonItem", "UIButton":
            call.arguments.first { outline.names.equals(outline.arguments[$0].label, "primaryAction") }.map { outline.arguments[$0].value }
        default: nil
        }
    }

    func isKeptByUIKit(_ value: CodeIndex) -> Bool {
        guard outline[value].kind == .call, outline[value].base.exists else { return false }
        var callee = outline[outline[value].base]
        if callee.kind == .specialization, callee.base.exists { callee = outline[callee.base] }
        return callee.kind == .identifier && kept(byMaking: outline.names[callee.name], outline[value]) != nil
    }

    /// `button.addAction(action, for: .touchUpInside)`, where nothing takes actions away again.
    func noteAction(_ call: CodeNode, on control: CodeIndex) {
        guard call.arguments.count == 2, !body.isSilent, let first = call.arguments.first,
            outline.names.equals(outline.arguments[first + 1].label, "for"), mayBeClosure(outline.arguments[first].value)
        else { return }
        let value = outline.arguments[first].value
        let captures = captures(of: value)
        guard captures.hasSelf, let member = keptControl(control), !isNamed("removeAction") else { return }
        note(captures, by: member, at: value)
    }

    /// The property of `self` that keeps a control, or that it is being made for.
    private func keptControl(_ control: CodeIndex) -> MemberID? {
        if let place = place(of: control) { return place.isSelf && isControlKept(control) ? place.member : nil }
        return lazyMember(of: control)
    }

    /// `lazy var button: UIButton = { let button = UIButton(); …; return button }()`
    private func lazyMember(of local: CodeIndex) -> MemberID? {
        guard outline[local].kind == .identifier, body.context.member.exists, index[body.context.member].file == file else { return nil }
        let declaration = index.declaration(of: body.context.member)
        guard declaration.modifiers.contains(.lazy), isKept(body.context.member), declaration.initialValue.exists,
            outline[declaration.initialValue].kind == .call, outline[declaration.initialValue].base.exists,
            outline[outline[declaration.initialValue].base].kind == .closure
        else { return nil }
        let closure = outline.closures[outline[outline[declaration.initialValue].base].closure]
        return outline.statements(in: closure.body.indices).contains { statement in
            statement.kind == .return && statement.base.exists && outline[statement.base].kind == .identifier
                && outline[statement.base].name == outline[local].name
        } ? body.context.member : nil
    }

    /// `navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: …)`, which stays for as long as its view controller,
    /// where nothing else is ever put there.
    func noteBarItem(_ assignment: CodeNode) {
        guard !body.isSilent, assignment.base.exists, body.context.member.exists, !body.context.isStatic,
            outline[assignment.base].kind == .call || outline[assignment.base].kind == .arrayLiteral
        else { return }
        let target = outline[assignment.other]
        guard target.kind == .member, Self.barItems.contains(outline.names[target.name]), isOwnNavigationItem(target.base), isInViewController,
            isPutOnce(target.name), mayBeClosure(assignment.base) || outline[assignment.base].kind == .arrayLiteral
        else { return }
        let captures = captures(of: assignment.base)
        if captures.hasSelf { note(captures, by: body.context.member, at: assignment.base) }
    }

    private static let barItems: Set<String> = ["leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems"]

    /// `navigationItem`, `self.navigationItem`
    private func isOwnNavigationItem(_ position: CodeIndex) -> Bool {
        guard position.exists else { return false }
        let node = outline[position]
        switch node.kind {
        case .identifier: return outline.names.equals(node.name, "navigationItem") && !body.locals.contains { $0.name == symbol(node.name) }
        case .member: return outline.names.equals(node.name, "navigationItem") && node.base.exists && isSelf(node.base)
        default: return false
        }
    }

    private var isInViewController: Bool {
        index.ancestors[body.context.from.position].contains { index.symbols[index[$0].name] == "UIViewController" }
    }

    private func isPutOnce(_ name: NameID) -> Bool {
        outline.code.count { $0.kind == .member && $0.name == name } == 1 && !isNamed("setLeftBarButton") && !isNamed("setRightBarButton")
    }

    private func isNamed(_ name: StaticString) -> Bool {
        outline.code.contains { $0.kind == .member && outline.names.equals($0.name, name) }
    }

    private func note(_ captures: Captures, by member: MemberID, at value: CodeIndex) {
        references.holdings.append(
            Holding(
                owner: body.context.from, member: member, site: site(ofClosure: value), ownership: .strong, kind: .capture,
                isByMethod: captures.isByMethod, held: .holder))
    }
}
