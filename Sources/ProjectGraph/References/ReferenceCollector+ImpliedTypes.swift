import Syntax

/// What is made by a mere `.init(…)`.
extension ReferenceCollector {
    /// `let detail: LoanDetail = .init(loan)`: the type stands beside what is made.
    func noteMadeOfWrittenType(_ declaration: Declaration) {
        guard declaration.type.exists, isImplicitlyMade(declaration.initialValue), !body.isSilent else { return }
        let callee = outline[outline[declaration.initialValue].base]
        body.madeOfWrittenType = callee.offset
        let type = written(declaration.type)
        let named = nominalTypes(of: type).all.map(\.type) + [externalType(of: type)].compactMap { $0 }
        guard let made = named.first(where: { Self.kindsMade.contains(index[$0].kind) }) else { return }
        add(to: made, at: site(from: callee.offset, name: callee.name), context(.instantiation, kind: .creates))
    }

    /// `LAContext` of `let context: LAContext? = .init()`: of most of the frameworks' types no members are known.
    private func externalType(of type: ExpressionType) -> TypeID? {
        guard case .written(var written, _) = type else { return nil }
        for _ in 0..<8 where written.type.exists {
            let node = index.node(of: written)
            switch node.kind {
            case .optional, .implicitlyUnwrapped: written = written.with(node.base)
            case .named, .member:
                switch index.meaning(ofName: written, node) {
                case .external(let type): return type
                case .type(let type):
                    guard let alias = index.alias(of: type) else { return nil }
                    written = alias
                default: return nil
                }
            default: return nil
            }
        }
        return nil
    }

    /// `view.presenter = .init(router: router)`, `view?.show(.init(loan: loan))`: what the place asks for is made there as if its name were written. What
    /// a function gives, its signature names. Of several functions that could be called so nothing tells which one is, and what can't be made so is
    /// something else.
    func noteMadeOfExpectedType(_ type: TypeID, _ callee: CodeNode, _ node: CodeNode) {
        guard !body.isSilent, callee.offset != body.madeOfWrittenType, !index[type].isExternal, Self.kindsMade.contains(index[type].kind),
            !isGiven(type), !isOverloaded, takes(node, type)
        else { return }
        add(to: type, at: site(from: callee.offset, name: callee.name), context(.instantiation, kind: .creates))
    }

    private static let kindsMade: Set<TypeEntity.Kind> = [.class, .actor, .struct, .enum]

    /// Whether the function or computed property at hand gives a type, or several of it.
    private func isGiven(_ type: TypeID) -> Bool {
        let member = body.context.member
        guard member.exists, index[member].file == file, case let declaration = index.declaration(of: member), declaration.type.exists,
            declaration.kind == .func || declaration.traits.contains(.computed)
        else { return false }
        return heldTypes(.written(WrittenType(file: file, type: declaration.type, scope: index[member].declaration))).contains(type)
    }

    /// Whether the call whose arguments are read may mean another function of that name as well.
    private var isOverloaded: Bool {
        guard let asked = body.asked else { return false }
        var other = index[asked.function].next
        while other.exists {
            if index[other].isStatic == index[asked.function].isStatic, accepts(asked.call, member: other) { return true }
            other = index[other].next
        }
        return false
    }

    /// Whether an initialiser of a type takes a call's arguments, or its properties do where it is a struct.
    private func takes(_ call: CodeNode, _ type: TypeID) -> Bool {
        var initializer = index.firstMember(named: index.known.initializer, in: type)
        guard initializer.exists || index[type].kind == .struct else { return true }
        while initializer.exists {
            if accepts(call, member: initializer) { return true }
            initializer = index[initializer].next
        }
        return index[type].kind == .struct && call.arguments.allSatisfy { argument in
            let label = symbol(outline.arguments[argument].label)
            guard label != .none else { return outline.arguments[argument].value.exists && outline[outline.arguments[argument].value].kind == .closure }
            return member(named: label, of: type, Use(isStatic: false, isCalled: false)).exists
        }
    }
}
