import Syntax

/// Properties that keep any object, behind a computed one that tells of what type it is.
extension ReferenceCollector {
    /// `View?` of `private var _view: AnyObject?`, which `var view: View? { get { _view as? View } set { _view = newValue as AnyObject } }` stands
    /// in front of: what is put there is of that type.
    func typeInFront(of declaration: Declaration) -> TypeIndex? {
        guard declaration.kind == .var, plainName(of: declaration.type).map({ symbol($0) }) == index.known.anyObject else { return nil }
        return outline.declarations.first { other in
            guard other.parent == declaration.parent, other.kind == .var, other.type.exists, other.traits.contains(.computed) else { return false }
            return other.traits.contains(.setter)
                ? other.code.indices.contains { isSetting(declaration.name, to: outline.code[$0]) }
                : declaration.modifiers.isPrivate && isShowing(declaration.name, other) && isFilled(declaration.name, by: other.type)
        }?.type
    }

    /// `_view = newValue as AnyObject`
    private func isSetting(_ property: NameID, to node: CodeNode) -> Bool {
        guard node.kind == .assignment, node.other.exists, node.base.exists, isOwn(property, outline.code[node.other.position]) else { return false }
        let value = withoutCasts(outline.code[node.base.position])
        return value.kind == .identifier && outline.names.equals(value.name, "newValue")
    }

    /// `_view as? View`
    private func isShowing(_ property: NameID, _ computed: Declaration) -> Bool {
        computed.code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .conditionalCast || node.kind == .forcedCast, node.base.exists else { return false }
            return isOwn(property, outline.code[node.base.position])
        }
    }

    /// Whether functions put what they are handed as one type there, `func attach(view: View) { _view = view as AnyObject }`, and nobody anything else.
    private func isFilled(_ property: NameID, by type: TypeIndex) -> Bool {
        guard let name = plainName(of: type) else { return false }
        var isFilled = false
        for number in outline.code.indices where outline.code[number].kind == .assignment {
            let node = outline.code[number]
            guard node.other.exists, node.base.exists, outline.code[node.other.position].name == property, !isNil(node.base) else { continue }
            if !isOwn(property, outline.code[node.other.position]) { return false }
            let value = withoutCasts(outline.code[node.base.position])
            let function = outline.declarations.last { $0.kind.isFunction && $0.code.indices.contains(number) }
            let parameter = function?.parameters.indices.first { outline.parameters[$0].name == value.name }
            guard value.kind == .identifier, let parameter, outline.parameters[parameter].type.exists, plainName(of: outline.parameters[parameter].type) == name
            else { return false }
            isFilled = true
        }
        return isFilled
    }

    /// `View` of `View?`.
    private func plainName(of type: TypeIndex) -> NameID? {
        let type = outline.type(type, without: .optionals)
        return type.exists && outline[type].kind == .named && outline[type].list.isEmpty ? outline[type].name : nil
    }

    private func isOwn(_ property: NameID, _ node: CodeNode) -> Bool {
        node.name == property && (node.kind == .identifier || node.kind == .member && isSelf(node.base))
    }

    private func withoutCasts(_ node: CodeNode) -> CodeNode {
        var node = node
        while [.coercion, .conditionalCast, .forcedCast].contains(node.kind), node.base.exists { node = outline.code[node.base.position] }
        return node
    }
}
