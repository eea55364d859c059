import Syntax

/// Objects of the project that initialisers take as a framework's class, or as any: `LoanRouter(controller: loanViewController)`.
extension ReferenceCollector {
    /// - Parameters:
    ///   - type: the argument's.
    ///   - written: the parameter's.
    ///   - receiver: the type whose instance is made.
    func notePassed(
        _ type: ExpressionType, to function: MemberID, parameter: Int, as written: WrittenType, _ receiver: TypeID, _ call: CodeNode
    ) {
        guard index[function].kind == .`init`, !body.isSilent, written.type.exists, written.file != index.interface, isOfAnyProject(written)
        else { return }
        references.objectFlows.passings.append(
            ObjectFlows.Passing(
                function: function, parameter: Int32(truncatingIfNeeded: parameter), type: nominalTypes(of: type).first.type,
                receiver: isSentToSuper(call) ? body.context.from : receiver, isSetAside: index.files[file.position].isSetAside))
    }

    /// `self.controller = controller`, in an initialiser.
    ///
    /// - Parameter type: the value's, where the project declares it: what it is then need not be asked of callers.
    func noteKept(_ value: CodeIndex, of type: TypeID, in target: MemberID) {
        guard !type.exists || index[type].isExternal, body.context.member.exists, index[body.context.member].kind == .`init`,
            value.exists, outline.code[value.position].kind == .identifier
        else { return }
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
        var node = outline.types[written.type.position]
        while node.kind == .optional || node.kind == .implicitlyUnwrapped, node.base.exists { node = outline.types[node.base.position] }
        guard node.kind == .named, node.list.isEmpty else { return false }
        switch index.meaning(ofName: written, node) {
        case .type(let type), .external(let type):
            let origin = index.origins[type.position]
            return !origin.file.exists && (origin.kind == .class || type == index.anyObject)
        default: return false
        }
    }
}
