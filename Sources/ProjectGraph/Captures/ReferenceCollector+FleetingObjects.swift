import Syntax

/// Objects and values that a function makes and that nothing can keep when it has run: what a property of the same type holds is another one.
/// `let alert = AlertViewController(); alert.onClose = { self.reload() }; present(alert, animated: true)`
extension ReferenceCollector {
    /// - Parameter made: the call that makes it.
    func isFleeting(_ made: CodeNode) -> Bool {
        guard let code = codeOfFunction, let position = code.first(where: { outline.code[$0] == made }) else { return false }
        // `Row(action: …).titled(title)` may be what the function gives.
        let isChanged = code.contains { outline.code[$0].kind == .member && outline.uses(position, at: $0) }
        if isChanged, index.declaration(of: body.context.member).type.exists { return false }
        return isFleeting(position, in: ObjectCode(outline: outline, code: code, closure: .none))
    }

    /// - Parameters:
    ///   - name: of what the function at hand made.
    ///   - closure: what is stored in it, and may well use it.
    func isFleeting(_ name: Symbol, storing closure: CodeIndex) -> Bool {
        guard name != .none, let code = codeOfFunction, let local = body.locals.lastIndex(where: { $0.name == name }), let value = origin(of: local)?.value,
            value.exists, outline[value].kind == .call, code.contains(value.position), makesObject(outline[value])
        else { return false }
        return isFleeting(value.position, in: ObjectCode(outline: outline, code: code, closure: closure))
    }

    private var codeOfFunction: Range<Int>? {
        guard body.context.member.exists, index[body.context.member].kind.isFunction else { return nil }
        return index.declaration(of: body.context.member).code.indices
    }

    /// `Alert(…)`, `.init(…)`
    private func makesObject(_ call: CodeNode) -> Bool {
        guard let callee = outline.callee(of: call) else { return false }
        guard let first = outline.names.firstByte(of: callee.name) else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) || outline.names.equals(callee.name, "init")
    }

    // MARK: - Uses

    /// The code in which an object is looked for.
    private struct ObjectCode {
        var outline: Outline
        var code: Range<Int>
        var closure: CodeIndex
        /// Of a function that is handed it: calls there are not looked into again.
        var isCallee = false
    }

    private func isFleeting(_ position: Int, in object: ObjectCode) -> Bool {
        guard let user = object.code.first(where: { object.outline.uses(position, at: $0) }) else { return false }
        let (outline, node) = (object.outline, object.outline.code[user])
        switch node.kind {
        case .declaration: return isFleeting(named: outline[node.declaration].name, in: object)
        case .assignment: return true
        case .optionalChain, .forceUnwrap: return isFleeting(user, in: object)
        // What a method gives may be the object itself: `row.titled(title)`.
        case .member, .subscript: return isDropped(user, in: object)
        case .call where node.base.position != position: return isShown(by: node, user, in: object) || isFleeting(handedTo: node, position, in: object)
        default: return false
        }
    }

    private func isFleeting(named name: NameID, in object: ObjectCode) -> Bool {
        let outline = object.outline
        guard object.code.count(where: { outline.code[$0].kind == .declaration && outline[outline.code[$0].declaration].name == name }) < 2 else { return false }
        let own = object.closure.exists && outline[object.closure].kind == .closure ? outline.closures[outline[object.closure].closure].body.indices : 0..<0
        let weak = object.code.lazy.filter { outline.code[$0].kind == .closure }.map { outline.closures[outline.code[$0].closure] }.filter { closure in
            outline.captures[closure.captures.indices].contains { !$0.ownership.retains && $0.name == name }
        }
        let weakly = weak.flatMap { closure in
            [closure.body.indices] + outline.captures[closure.captures.indices].filter { $0.value.exists }.map { $0.value.position..<$0.value.position + 1 }
        }
        let inner = object.code.lazy.filter { outline.code[$0].kind == .closure }.map { outline.closures[outline.code[$0].closure].body.indices }
        return object.code.allSatisfy { number in
            guard outline.code[number].kind == .identifier, outline.code[number].name == name, !own.contains(number), !weakly.contains(where: { $0.contains(number) })
            else { return true }
            return !inner.contains { $0.contains(number) } && isFleeting(number, in: object)
        }
    }

    /// `alert.show()`, `alert.title = title`
    private func isDropped(_ position: Int, in object: ObjectCode) -> Bool {
        guard let user = object.code.first(where: { object.outline.uses(position, at: $0) }), case let node = object.outline.code[user] else { return false }
        switch node.kind {
        case .evaluate, .assignment: return true
        case .member, .subscript, .optionalChain, .forceUnwrap: return isDropped(user, in: object)
        case .call: return node.base.position == position && isDropped(user, in: object)
        default: return false
        }
    }

    /// `present(alert, animated: true)`: what UIKit shows it keeps till that is closed.
    private func isShown(by call: CodeNode, _ position: Int, in object: ObjectCode) -> Bool {
        let outline = object.outline
        guard let callee = outline.callee(of: call) else { return false }
        if callee.kind == .identifier, outline.names.equals(callee.name, "UINavigationController") { return isFleeting(position, in: object) }
        guard Self.showing.contains(outline.names[callee.name]) else { return false }
        let isOwn = callee.kind == .identifier || callee.base.exists && outline[callee.base].kind == .identifier && outline.names.equals(outline[callee.base].name, "self")
        guard isOwn, !object.isCallee else { return callee.kind == .member && callee.base.exists }
        let method = member(named: symbol(callee.name), of: body.context.from, Use(isStatic: false, isCalled: true))
        return !method.exists || index[index[method].owner].isExternal
    }

    private static let showing: Set<String> = ["present", "pushViewController", "show", "showDetailViewController"]

    // MARK: - Functions

    /// `ask(row)` of the type at hand, which does no more with it.
    private func isFleeting(handedTo call: CodeNode, _ position: Int, in object: ObjectCode) -> Bool {
        guard !object.isCallee, let callee = outline.callee(of: call), let function = ownFunction(callee),
            let argument = call.arguments.firstIndex(where: { outline.arguments[$0].value.position == position })
        else { return false }
        let (declaration, declaring) = (index.declaration(of: function), index.outline(index[function].file))
        let taking = declaring.parameters(of: declaration)
        guard taking.count == call.arguments.count, declaration.modifiers.isDisjoint(with: [.override, .open]) else { return false }
        let parameter = taking[taking.startIndex + (argument - call.arguments.startIndex)]
        let code = declaration.code.indices
        guard !code.isEmpty else { return false }
        return isFleeting(named: parameter.name, in: ObjectCode(outline: declaring, code: code, closure: .none, isCallee: true))
    }

    private func ownFunction(_ callee: CodeNode) -> MemberID? {
        var isStatic = body.context.isStatic
        if callee.kind == .member {
            guard callee.base.exists, outline[callee.base].kind == .identifier else { return nil }
            let name = outline[callee.base].name
            if outline.names.equals(name, "Self") || outline.names[name] == index[body.context.from].fullName { isStatic = true } else if !isSelf(callee.base) { return nil }
        } else if callee.kind != .identifier || body.locals.contains(where: { $0.name == symbol(callee.name) }) {
            return nil
        }
        let function = member(named: symbol(callee.name), of: body.context.from, Use(isStatic: isStatic, isCalled: true))
        guard function.exists, index[function].kind == .func, index[index[function].owner].kind != .protocol, !index[index[function].owner].isExternal else { return nil }
        return function
    }
}

extension Outline {
    /// Whether a node is made of the one at a position, where that may leave an object with nobody: each is part of one node only.
    fileprivate func uses(_ position: Int, at user: Int) -> Bool {
        let node = code[user]
        switch node.kind {
        case .declaration:
            let declaration = self[node.declaration]
            return declaration.initialValue.exists && declaration.initialValue.position == position && !declaration.traits.contains(.tuplePattern)
        case .member, .optionalChain, .forceUnwrap, .evaluate: return node.base.exists && node.base.position == position
        case .assignment: return node.other.exists && node.other.position == position
        case .call, .subscript:
            return node.base.exists && node.base.position == position || node.arguments.contains { arguments[$0].value.position == position }
        default: return false
        }
    }
}
