import Syntax

/// Members of types: which one a name means, and of what type it is.
extension ReferenceCollector {
    /// How an expression uses a member.
    struct Use {
        /// Through the type itself.
        var isStatic: Bool
        var isCalled: Bool
    }

    /// The member that a name means: of the type, else of the nearest type that it inherits from.
    ///
    /// A property and a function may share a name, and so may a static and an instance member.
    func member(named name: Symbol, of type: TypeID, _ use: Use) -> MemberID {
        guard index.names.uses(of: name).contains(.member), type.exists else { return .none }
        var fallback = MemberID.none
        for position in index.lineages.indices(of: type.position) {
            var member = index.memberNames.first(named: name, of: index.lineages.elements[position])
            while member.exists {
                let candidate = index[member]
                if candidate.isStatic == use.isStatic || candidate.kind == .`init` {
                    if (candidate.kind == .func) == use.isCalled || use.isCalled && candidate.kind != .var && candidate.kind != .let {
                        return member
                    }
                    if !fallback.exists { fallback = member }
                }
                member = candidate.next
            }
        }
        return fallback
    }

    /// The declared type of a property or case; what its initial value tells where none is written.
    func typeOfMember(_ number: MemberID, _ receiver: NominalType) -> ExpressionType {
        let member = index[number]
        switch member.kind {
        case .case: return .instance(receiver.type.exists ? receiver.type : member.owner, receiver.arguments)
        case .var, .let:
            let declaration = index.declaration(of: number)
            guard declaration.type.exists else {
                return inferredType(by: IntegerMap.key(number.rawValue, 0), member, declaration)
            }
            return .written(
                WrittenType(file: member.file, type: declaration.type, scope: member.declaration), arguments(of: receiver))
        default: return .unknown
        }
    }

    /// What the parameters of a receiver's type stand for, seen by its members.
    func arguments(of receiver: NominalType) -> GenericArguments {
        guard receiver.arguments == .none, receiver.type.exists, index.hasInheritedArguments(receiver.type) else {
            return receiver.arguments
        }
        return genericArguments.add([], receiver: receiver.type)
    }

    /// The declared type of a variable at the top level of a file; what its initial value tells where none is written.
    func typeOfVariable(_ variable: GlobalVariable, named name: Symbol) -> ExpressionType {
        let declaration = index.outline(variable.file)[variable.declaration]
        guard !declaration.type.exists else {
            return .written(WrittenType(file: variable.file, type: declaration.type, scope: .none))
        }
        let number = index.number(of: variable.declaration, in: variable.file)
        let member = Member(
            owner: .none, name: name, file: variable.file, declaration: variable.declaration, kind: declaration.kind, isStatic: false,
            isTyped: false)
        return inferredType(by: IntegerMap.key(Int32(truncatingIfNeeded: number), 1), member, declaration)
    }

    /// What an initial value tells of its variable, or the key path that its wrapper is given.
    ///
    /// Each is looked at for itself, as far as a budget goes: the answer must not depend on who was asked before, nor from how
    /// deep within an expression, and initial values of broken code lead back to themselves.
    private func inferredType(by key: UInt64, _ member: Member, _ declaration: Declaration) -> ExpressionType {
        guard declaration.initialValue.exists || !declaration.attributes.isEmpty else { return .unknown }
        if let budget = inferenceBudget {
            inferenceBudget = budget - 1
            return budget > 0 ? silently(in: member) { typeOfValue(declaration, in: member) } : .unknown
        }
        let known = inferredMembers.value(key)
        if known >= 0 { return inferredTypes[Int(known)] }
        let depth = expressionDepth
        (inferenceBudget, expressionDepth) = (Self.inferenceLimit, 0)
        let type = silently(in: member) { typeOfValue(declaration, in: member) }
        (inferenceBudget, expressionDepth) = (nil, depth)
        inferredMembers.set(key, to: Int32(truncatingIfNeeded: inferredTypes.count))
        inferredTypes.append(type)
        keepGenericArguments(of: type)
        return type
    }

    private func typeOfValue(_ declaration: Declaration, in member: Member) -> ExpressionType {
        declaration.initialValue.exists ? type(of: declaration.initialValue) : typeOfInjected(declaration, in: member.declaration)
    }

    /// A constant is made of another one, and that of a third.
    private static let inferenceLimit = 64

    /// What a call of a member gives.
    func resultType(of number: MemberID, receiver: NominalType, bindings: [GenericArgumentTable.Binding]) -> ExpressionType {
        let member = index[number]
        switch member.kind {
        case .`init`, .case: return .instance(receiver.type, with(bindings, receiver))
        default:
            let result = index.declaration(of: number).type
            guard result.exists else { return .unknown }
            let node = index.outline(member.file).types[result.position]
            if node.kind == .named, index.symbol(node.name, in: member.file) == index.known.selfType {
                return .instance(receiver.type, receiver.arguments)
            }
            return .written(WrittenType(file: member.file, type: result, scope: member.declaration), with(bindings, receiver))
        }
    }

    private func with(_ bindings: [GenericArgumentTable.Binding], _ receiver: NominalType) -> GenericArguments {
        let outer = arguments(of: receiver)
        return bindings.isEmpty ? outer : genericArguments.add(bindings, receiver: receiver.type, outer: outer)
    }

    // MARK: - Overloads

    /// The overload that takes arguments with the labels of a call.
    func overload(from first: MemberID, for call: CodeNode, isStatic: Bool) -> MemberID {
        guard index[first].next.exists else { return first }
        var member = first
        while member.exists {
            let candidate = index[member]
            if candidate.isStatic == isStatic || candidate.kind == .`init`, accepts(call, member: member) { return member }
            member = candidate.next
        }
        return first
    }

    func accepts(_ call: CodeNode, member number: MemberID) -> Bool {
        let member = index[number]
        let declaring = index.outline(member.file)
        let parameters = declaring.declarations[member.declaration.position].parameters.indices
        let arguments = call.arguments
        let endsInClosure = arguments.last.map { isTrailingClosure($0) } ?? false
        var next = parameters.lowerBound
        for argument in arguments {
            let isTrailing = endsInClosure && argument == arguments.upperBound - 1
            let label = symbol(outline.arguments[argument].label)
            while next < parameters.upperBound, !isTrailing,
                index.symbol(declaring.parameters[next].label, in: member.file) != label
            {
                guard declaring.parameters[next].isOptional else { return false }
                next += 1
            }
            if next == parameters.upperBound { return false }
            if isTrailing {
                let written = WrittenType(file: member.file, type: declaring.parameters[next].type, scope: member.declaration)
                guard mayBeFunction(written) else { return false }
            }
            if !declaring.parameters[next].isVariadic { next += 1 }
        }
        return endsInClosure || (next..<parameters.upperBound).allSatisfy { declaring.parameters[$0].isOptional }
    }

    /// Whether a call means a method of a framework's type: the project's method of that name, added to it or in a subclass, can't take it.
    func isInheritedFromFrameworks(_ call: CodeNode, instead number: MemberID, _ receiver: TypeID) -> Bool {
        guard index[number].kind == .func, isAddedToFrameworks(number) || index.inheritsFrameworksClass(receiver) else { return false }
        let member = index[number]
        let declaring = index.outline(member.file)
        let parameters = declaring.declarations[member.declaration.position].parameters.indices
        var next = parameters.lowerBound
        for argument in call.arguments where !isTrailingClosure(argument) {
            let label = symbol(outline.arguments[argument].label)
            while next < parameters.upperBound, index.symbol(declaring.parameters[next].label, in: member.file) != label {
                guard declaring.parameters[next].isOptional else { return true }
                next += 1
            }
            if next == parameters.upperBound { return true }
            if !declaring.parameters[next].isVariadic { next += 1 }
        }
        return false
    }

    /// `extension Decimal { func formatted(currency: String) -> String }`, beside which `formatted(.currency(code: "NOK"))` stays what it is.
    private func isAddedToFrameworks(_ number: MemberID) -> Bool {
        index[number].file != index.interface && index[index[number].owner].isExternal
    }

    /// Whether a closure can be passed: a function type, or what is not known not to be one.
    private func mayBeFunction(_ written: WrittenType) -> Bool {
        if functionType(of: .written(written)) != nil { return true }
        return nominalTypes(of: .written(written)).isEmpty && !isKnownExternal(written)
    }

    private func isKnownExternal(_ written: WrittenType) -> Bool {
        guard written.type.exists else { return false }
        let node = index.outline(written.file).types[written.type.position]
        guard node.kind == .named || node.kind == .member else { return node.kind != .attributed && node.kind != .optional }
        guard case .external(let external) = index.meaning(ofName: written, node) else { return false }
        return index[external].kind != .unknown
    }

    private func isTrailingClosure(_ argument: Int) -> Bool {
        let value = outline.arguments[argument].value
        return outline.arguments[argument].label == .none && value.exists && outline.code[value.position].kind == .closure
    }
}

extension Parameter {
    /// A call may leave it out.
    fileprivate var isOptional: Bool { defaultValue.exists || isVariadic }
}
