import Syntax

/// Nil that is handed to functions which keep what they are handed.
extension ReferenceCollector {
    /// `sensor.setDelegate(nil)`, `interactor.subscribe(isOn ? self : nil)`
    func noteNil(_ value: CodeIndex, to function: MemberID, parameter: Int) {
        guard isNil(value) || mayBeNil(value), index[function].kind == .func, !body.isSilent, body.context.member.exists,
            !index.files[file.position].isSetAside
        else { return }
        // A cycle keeps `deinit` from ever running, and an initialiser has nothing to let go of.
        let kind = index[body.context.member].kind
        if kind == .deinit || kind == .`init` { return }
        references.nilFlows.passings.append(NilFlows.Passing(function: function, parameter: Int32(truncatingIfNeeded: parameter)))
    }

    /// `self.delegate = delegate`, of a parameter that is optional, and no constant that has been unwrapped from it.
    func noteHanded(_ value: CodeIndex, to target: MemberID) {
        guard value.exists, outline.code[value.position].kind == .identifier, body.context.member.exists,
            index[body.context.member].kind == .func
        else { return }
        let parameters = index.declaration(of: body.context.member).parameters.indices
        let written = outline.code[value.position].name
        guard let parameter = parameters.firstIndex(where: { outline.parameters[$0].name == written }),
            outline.parameters[parameter].type.exists, isOptional(outline.parameters[parameter].type)
        else { return }
        let name = symbol(written)
        guard body.locals.count(where: { $0.name == name }) == 1 else { return }
        references.nilFlows.stores.append(
            ParameterStore(
                function: body.context.member, parameter: Int32(truncatingIfNeeded: parameter - parameters.lowerBound), member: target))
    }

    private func isOptional(_ type: TypeIndex) -> Bool {
        let kind = outline.types[type.position].kind
        return kind == .optional || kind == .implicitlyUnwrapped
    }

    /// `isOn ? self : nil`
    func mayBeNil(_ value: CodeIndex) -> Bool {
        guard value.exists, outline.code[value.position].kind == .ternary else { return false }
        return outline.code[value.position].arguments.dropFirst().contains { isNil(outline.arguments[$0].value) }
    }
}
