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
        guard body.calculatedName == node.offset || body.recasedName == node.offset && isText(property, receiver), !body.isSilent, !body.isLogged, body.context.from.exists, receiver.type != body.context.from,
            !index[receiver.type].isExternal
        else { return }
        references.calculations.append(
            Calculation(from: body.context.from, caller: body.context.member, property: property, owner: receiver.type, site: site(of: node)))
    }

    private func isText(_ property: MemberID, _ receiver: NominalType) -> Bool {
        frameworkType(of: unwrapped(typeOfMember(property, receiver))) == index.known.stringType
    }

    /// The type of what a member is asked of: the property behind `loan.title.uppercased()` or `loan.status.rawValue.capitalized` is noted
    /// where it is looked up.
    func typeOfBase(of access: CodeNode, expecting expected: ExpressionType) -> ExpressionType {
        guard isRecasing(access.name), var property = named(access.base) else { return type(of: access.base, expecting: expected) }
        let outer = (body.calculatedName, body.recasedName)
        defer { (body.calculatedName, body.recasedName) = outer }
        if outline.names.equals(property.name, "rawValue"), let behind = named(property.base) {
            property = behind
            body.calculatedName = property.offset
        } else {
            body.recasedName = property.offset
        }
        return type(of: access.base, expecting: expected)
    }

    private func named(_ place: CodeIndex) -> CodeNode? {
        guard place.exists, case let place = unwrapped(place, in: outline), place.exists, outline[place].kind == .member, outline[place].base.exists else { return nil }
        return outline[place]
    }

    /// Source: developer.apple.com/documentation (Swift.String; Foundation: StringProtocol).
    private func isRecasing(_ name: NameID) -> Bool {
        [10, 11, 18, 20].contains(outline.names.length(of: name)) && Self.recasing.contains { outline.names.equals(name, $0) }
    }

    private static let recasing: [StaticString] = [
        "capitalized", "localizedCapitalized", "localizedLowercase", "localizedUppercase", "lowercased", "uppercased",
    ]

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
