import Syntax

/// Key paths that stand where a function is asked for: `weights.map(\.asKilograms)`.
extension ReferenceCollector {
    /// What the last step of a path takes of a framework's type that the project adds it to.
    func noteKeyPath(_ step: CodeNode, _ expected: ExpressionType) {
        for receiver in nominalTypes(of: value(at: step.base, of: expected)).all {
            let member = member(named: symbol(step.name), of: receiver.type, Use(isStatic: false, isCalled: false))
            if member.exists { return noteAddedPropertyUse(of: member, step) }
        }
    }

    /// What a path leads to that begins with a written type, or else with what the function would be handed.
    func value(at position: CodeIndex, of expected: ExpressionType, depth: Int = 0) -> ExpressionType {
        guard position.exists, depth < 8 else { return .unknown }
        let node = outline[position]
        switch node.kind {
        case .keyPath: return node.type.exists ? written(node.type) : functionType(of: expected)?.parameters.first ?? .unknown
        case .optionalChain, .forceUnwrap: return unwrapped(value(at: node.base, of: expected, depth: depth + 1))
        case .member:
            guard node.base.exists, case let base = value(at: node.base, of: expected, depth: depth + 1) else { return .unknown }
            if symbol(node.name) == index.known.selfInstance { return base }
            if let element = tupleElement(named: node.name, of: base) ?? tupleElement(labelled: symbol(node.name), of: base) { return element }
            for receiver in nominalTypes(of: base).all {
                let member = member(named: symbol(node.name), of: receiver.type, Use(isStatic: false, isCalled: false))
                if member.exists { return typeOfMember(member, receiver) }
            }
            return .unknown
        default: return .unknown
        }
    }
}
