import Syntax

/// Arguments of calls: each is read knowing the type of the parameter that takes it.
extension ReferenceCollector {
    /// - Returns: what the arguments tell of the member's generic parameters.
    @discardableResult
    func readArguments(of number: MemberID, _ receiver: NominalType, _ node: CodeNode) -> [GenericArgumentTable.Binding] {
        let member = index[number]
        let declaring = index.outline(member.file)
        let declaration = declaring.declarations[member.declaration.position]
        let outer = body.asked
        body.asked = (number, node)
        defer { body.asked = outer }
        return readArguments(
            node, of: declaration, in: declaring, file: member.file, scope: member.declaration, arguments(of: receiver),
            names: inferableNames(of: number), function: number, receiver: receiver.type)
    }

    @discardableResult
    func readArguments(
        _ node: CodeNode, of declaration: Declaration, in declaring: Outline, file declaringFile: FileID, scope: DeclarationIndex,
        _ outer: GenericArguments
    ) -> [GenericArgumentTable.Binding] {
        let names = declaration.genericParameters.indices.map {
            index.symbol(declaring.genericParameters[$0].name, in: declaringFile)
        }
        return readArguments(node, of: declaration, in: declaring, file: declaringFile, scope: scope, outer, names: names)
    }

    private func readArguments(
        _ node: CodeNode, of declaration: Declaration, in declaring: Outline, file declaringFile: FileID, scope: DeclarationIndex,
        _ outer: GenericArguments, names: [Symbol], function: MemberID = .none, receiver: TypeID = .none
    ) -> [GenericArgumentTable.Binding] {
        var bindings: [GenericArgumentTable.Binding] = []
        var next = declaration.parameters.indices.lowerBound
        let count = node.arguments.count
        for (position, argument) in node.arguments.enumerated() {
            let label = outline.arguments[argument].label
            let value = outline.arguments[argument].value
            let chosen = parameter(
                for: label, isLast: position == count - 1, of: declaration, in: declaring, file: declaringFile, value, from: &next)
            guard let chosen else {
                _ = readArgument(value)
                continue
            }
            let written = WrittenType(file: declaringFile, type: declaring.parameters[chosen].type, scope: scope)
            let known = bindings.isEmpty ? outer : genericArguments.add(bindings, outer: outer)
            let type = readArgument(value, as: written, known, names, into: &bindings)
            guard function.exists else { continue }
            let number = chosen - declaration.parameters.indices.lowerBound
            noteNil(value, to: function, parameter: number)
            notePassed(type, to: function, parameter: number, as: written, receiver, node)
            notePassed(value, to: function, parameter: number, as: written, receiver, node)
        }
        return bindings
    }

    /// - Returns: the argument's type.
    private func readArgument(
        _ value: CodeIndex, as written: WrittenType, _ known: GenericArguments, _ names: [Symbol],
        into bindings: inout [GenericArgumentTable.Binding]
    ) -> ExpressionType {
        let isClosure = value.exists && outline.code[value.position].kind == .closure
        let type = readArgument(value, expecting: .written(written, known))
        guard !names.isEmpty else { return type }
        if let result = functionResult(of: written) {
            infer(names, from: result, isClosure ? body.lastValue : self.result(ofFunction: value, type, .written(written, known)), into: &bindings)
        } else if !isClosure {
            infer(names, from: written, type, into: &bindings)
        }
        return type
    }

    /// What `\.title`, `LoanRow.init` and `makeRow` give, where they stand for a function.
    ///
    /// - Parameters:
    ///   - type: of the value.
    ///   - expected: the function's type that the place asks for.
    private func result(ofFunction value: CodeIndex, _ type: ExpressionType, _ expected: ExpressionType) -> ExpressionType {
        guard value.exists else { return .unknown }
        if startsWithKeyPath(value) { return self.value(at: value, of: expected) }
        if let result = functionType(of: type)?.result { return result }
        let node = outline[value]
        switch node.kind {
        case .identifier:
            let name = symbol(node.name)
            if let local = body.locals.last(where: { $0.name == name }) {
                guard case .localFunction(let number) = local.type, outline[number].type.exists else { return .unknown }
                return .written(WrittenType(file: file, type: outline[number].type, scope: number))
            }
            let found = implicitMember(named: name, isCalled: true)
            return result(ofOnly: found.member, found.receiver)
        case .member where node.base.exists:
            let base = silently { self.type(of: node.base) }
            let receivers = base.isMetatype ? nominalTypes(ofMetatype: base) : nominalTypes(of: base)
            guard receivers.first.type.exists else { return .unknown }
            if base.isMetatype, symbol(node.name) == index.known.initializer { return .instance(receivers.first.type, receivers.first.arguments) }
            let member = member(named: symbol(node.name), of: receivers.first.type, Use(isStatic: base.isMetatype, isCalled: true))
            return result(ofOnly: member, receivers.first)
        default: return .unknown
        }
    }

    /// Of overloads nothing tells which is meant.
    private func result(ofOnly function: MemberID, _ receiver: NominalType) -> ExpressionType {
        guard function.exists, index[function].kind == .func, !index[function].next.exists else { return .unknown }
        return resultType(of: function, receiver: receiver, bindings: [])
    }

    /// The result of a parameter's function type, as it is written.
    private func functionResult(of written: WrittenType) -> WrittenType? {
        let declaring = index.outline(written.file)
        let type = declaring.type(written.type, without: [.optionals, .attributes])
        return type.exists && declaring[type].kind == .function ? written.with(declaring[type].base) : nil
    }

    /// The parameter that takes an argument: the next one of its label; a trailing closure goes to the last function.
    private func parameter(
        for label: NameID, isLast: Bool, of declaration: Declaration, in declaring: Outline, file declaringFile: FileID,
        _ value: CodeIndex, from next: inout Int
    ) -> Int? {
        let parameters = declaration.parameters.indices
        let wanted = symbol(label)
        var position = next
        while position < parameters.upperBound {
            if index.symbol(declaring.parameters[position].label, in: declaringFile) == wanted {
                next = declaring.parameters[position].isVariadic ? position : position + 1
                return position
            }
            position += 1
        }
        guard label == .none, isLast, value.exists, outline.code[value.position].kind == .closure else { return nil }
        return parameters.last
    }

    // MARK: - Closures

    /// Leaves the type of what the closure gives in ``BodyState/lastValue``.
    func readClosure(_ closure: Closure, parameters: [ExpressionType], result: ExpressionType) {
        let written = closure.result.exists ? self.written(closure.result) : result
        body.lastValue = .unknown
        let unwrapped = body.unwrapped
        body.unwrapped = nil
        let outer = body.weakSelf
        defer { body.weakSelf = outer }
        inScope(giving: written) {
            bindCaptures(of: closure)
            bindParameters(of: closure, to: parameters)
            if let unwrapped, parameters.isEmpty { bindFirst(of: closure, to: unwrapped) }
            if closure.result.exists { reference(closure.result, context(.closureSignature)) }
            readStatements(closure.body.indices)
        }
    }

    private func bindParameters(of closure: Closure, to contextual: [ExpressionType]) {
        // `{ name, row in }` takes apart a pair.
        let isTakenApart = contextual.count == 1 && (closure.parameters.indices.count > 1 || closure.parameters.isEmpty && namesSecondArgument(closure))
        let spread = isTakenApart ? tupleElements(of: contextual[0]) : contextual
        for (position, number) in closure.parameters.indices.enumerated() {
            let parameter = outline.parameters[number]
            if parameter.type.exists { reference(parameter.type, context(.closureSignature)) }
            guard parameter.name != .none else { continue }
            let known = spread.indices.contains(position) ? spread[position] : .unknown
            bind(parameter.name, to: parameter.type.exists ? written(parameter.type) : known)
        }
        guard closure.parameters.isEmpty else { return }
        for (position, type) in spread.prefix(index.known.closureArguments.count).enumerated() {
            body.locals.append(BodyState.Local(name: index.known.closureArguments[position], type: type))
        }
    }

    /// `{ $1.title }`
    private func namesSecondArgument(_ closure: Closure) -> Bool {
        guard index.known.closureArguments.count > 1 else { return false }
        return closure.body.indices.contains { number in
            outline.code[number].kind == .identifier && symbol(outline.code[number].name) == index.known.closureArguments[1]
        }
    }

    private func bindFirst(of closure: Closure, to unwrapped: BodyState.Unwrapped) {
        var name = index.known.closureArguments.first
        if let first = closure.parameters.indices.first {
            guard outline.parameters[first].name != .none, !outline.parameters[first].type.exists else { return }
            name = symbol(outline.parameters[first].name)
        }
        guard let name else { return }
        body.locals.append(BodyState.Local(name: name, type: unwrapped.type, place: unwrapped.place))
    }

    /// `navigationController.map { $0.popViewController(animated: true) }`, `(view as? UIViewController).map { … }`: the optional's value, where it
    /// is known by its name on the screen or by the cast. A framework's optional has no declaration here that would tell.
    func unwrapped(by callee: CodeNode, _ node: CodeNode, _ base: ExpressionType) -> BodyState.Unwrapped? {
        guard node.arguments.count == 1, case let argument = outline.arguments[node.arguments.lowerBound].value, argument.exists,
            outline[argument].kind == .closure, outline.names.equals(callee.name, "map") || outline.names.equals(callee.name, "flatMap")
        else { return nil }
        var value = outline[callee.base]
        while value.kind == .tuple, value.arguments.count == 1, case let inner = outline.arguments[value.arguments.lowerBound].value, inner.exists { value = outline[inner] }
        if value.kind == .conditionalCast { return BodyState.Unwrapped(type: written(value.type)) }
        let place = base.isUnknown ? placeOnScreen(callee.base) : .none
        return place == .none ? nil : BodyState.Unwrapped(place: place)
    }

    private func bindCaptures(of closure: Closure) {
        for number in closure.captures.indices {
            let capture = outline.captures[number]
            let type = type(of: capture.value)
            guard capture.name != .none else { continue }
            if symbol(capture.name) == index.known.selfInstance {
                // `[weak self]` leaves `self` what it is.
                body.weakSelf = capture.ownership.retains ? nil : body.locals.count
            } else {
                bind(capture.name, to: type)
                if !capture.ownership.retains {
                    noteOrigin(capture.ownership, .none)
                } else if capture.value.exists, isSelf(capture.value) {
                    noteOrigin(.strong, capture.value)
                }
            }
        }
    }
}
