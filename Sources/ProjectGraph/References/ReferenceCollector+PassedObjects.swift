import Syntax

/// Objects of the project that functions take as a framework's class, or as any: `LoanRouter(controller: loanViewController)`,
/// `router.start(in: loanViewController)`.
extension ReferenceCollector {
    /// - Parameters:
    ///   - type: the argument's.
    ///   - written: the parameter's.
    ///   - receiver: the type whose instance is made or called.
    func notePassed(
        _ type: ExpressionType, to function: MemberID, parameter: Int, as written: WrittenType, _ receiver: TypeID, _ call: CodeNode
    ) {
        guard index[function].kind == .`init` || index[function].kind == .func, !body.isSilent, written.type.exists, written.file != index.interface, isOfAnyProject(written)
        else { return }
        references.objectFlows.passings.append(
            ObjectFlows.Passing(
                function: function, parameter: Int32(truncatingIfNeeded: parameter), type: nominalTypes(of: type).first.type,
                receiver: isSentToSuper(call) ? body.context.from : receiver, isSetAside: index.files[file.position].isSetAside))
    }

    /// `self.controller = controller`, in an initialiser or a function.
    ///
    /// - Parameter type: the value's, where the project declares it: what it is then need not be asked of callers.
    func noteKept(_ value: CodeIndex, of type: TypeID, in target: MemberID) {
        guard !type.exists || index[type].isExternal, body.context.member.exists, value.exists, outline.code[value.position].kind == .identifier
        else { return }
        switch index[body.context.member].kind {
        case .`init`: break
        // A constant of the parameter's name may be something else.
        case .func:
            let name = symbol(outline.code[value.position].name)
            guard body.locals.count(where: { $0.name == name }) == 1 else { return }
        default: return
        }
        let parameters = index.declaration(of: body.context.member).parameters.indices
        guard let parameter = parameters.firstIndex(where: { outline.parameters[$0].name == outline.code[value.position].name }) else { return }
        references.objectFlows.stores.append(
            ParameterStore(
                function: body.context.member, parameter: Int32(truncatingIfNeeded: parameter - parameters.lowerBound), member: target))
    }

    /// `super.init(controller: view)` is part of making what the code belongs to.
    private func isSentToSuper(_ call: CodeNode) -> Bool {
        guard call.base.exists, outline.code[call.base.position].kind == .member, outline.code[call.base.position].base.exists else { return false }
        let receiver = outline.code[outline.code[call.base.position].base.position]
        return receiver.kind == .identifier && outline.names.equals(receiver.name, "super")
    }

    private func isOfAnyProject(_ written: WrittenType) -> Bool {
        let outline = index.outline(written.file)
        let type = outline.type(written.type, without: .optionals)
        guard type.exists, case let node = outline[type], node.kind == .named, node.list.isEmpty else { return false }
        switch index.meaning(ofName: written, node) {
        case .type(let type), .external(let type):
            let origin = index.origins[type.position]
            return !origin.file.exists && (origin.kind == .class || type == index.anyObject)
        default: return false
        }
    }
}
