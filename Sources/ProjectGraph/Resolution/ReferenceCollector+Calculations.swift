import Syntax

extension ReferenceCollector {
    /// The operands of `movie.minutes / 60` and `Double(movie.minutes) / 60`: whose property it is, is noted where the property is looked up.
    func readOperands(_ node: CodeNode) {
        guard !node.isChange, node.arguments.contains(where: { isNumber(outline.arguments[$0].value) }) else { return readArguments(node) }
        let outer = body.calculatedName
        for argument in node.arguments {
            let value = outline.arguments[argument].value
            body.calculatedName = propertyName(in: value)
            _ = readArgument(value)
        }
        body.calculatedName = outer
    }

    func noteCalculation(of property: MemberID, _ receiver: NominalType, _ node: CodeNode) {
        guard body.calculatedName == node.offset, !body.isSilent, !body.isLogged, body.context.from.exists, receiver.type != body.context.from,
            !index[receiver.type].isExternal
        else { return }
        references.calculations.append(
            Calculation(from: body.context.from, caller: body.context.member, property: property, owner: receiver.type, site: site(of: node)))
    }

    private func isNumber(_ value: CodeIndex) -> Bool { value.exists && [.integerLiteral, .floatLiteral].contains(outline[value].kind) }

    /// Where the property's name stands, be it in `Double(…)`.
    private func propertyName(in value: CodeIndex) -> UInt32? {
        guard value.exists else { return nil }
        let node = outline[value]
        switch node.kind {
        case .member: return node.base.exists ? node.offset : nil
        case .call where node.arguments.count == 1 && node.base.exists && outline[node.base].kind == .identifier:
            guard let argument = node.arguments.first.map({ outline.arguments[$0] }), argument.label == .none, argument.value.exists,
                outline[argument.value].kind == .member, outline[argument.value].base.exists,
                Self.conversions.contains(where: { outline.names.equals(outline[node.base].name, $0) })
            else { return nil }
            return outline[argument.value].offset
        default: return nil
        }
    }

    private static let conversions: [StaticString] = ["CGFloat", "Decimal", "Double", "Float", "Int", "TimeInterval"]
}
