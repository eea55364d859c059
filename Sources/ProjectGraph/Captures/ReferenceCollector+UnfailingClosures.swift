import Syntax

/// Closures of operators that can't end a subscription. Where a `try` stands is not recorded, so those are told that have
/// nothing in them which could throw.
extension ReferenceCollector {
    /// `{ $0 + 1 }`, `{ self.router.close() }`, `decorate`, `\.count`, and values that are no closures.
    func throwsNothing(_ argument: CodeIndex) -> Bool {
        switch outline[argument].kind {
        case .closure: doesNothingUnknown(outline.closures[outline[argument].closure])
        case .keyPath, .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .nilLiteral, .arrayLiteral, .dictionaryLiteral: true
        case .identifier, .member: startsWithKeyPath(argument) || isUnfailingFunction(outline[argument], besides: [])
        default: startsWithKeyPath(argument)
        }
    }

    /// `throw` and `return` look alike: what is a closure's only statement gives its value.
    private func doesNothingUnknown(_ closure: Closure, besides outer: [NameID] = []) -> Bool {
        let statements = outline.statements(in: closure.body.indices)
        let names = outer + outline.parameters[closure.parameters.indices].map(\.name)
        return (onlyValue(of: closure) != nil || statements.allSatisfy { $0.kind == .evaluate })
            && closure.body.indices.allSatisfy { number in
                let node = outline.code[number]
                switch node.kind {
                case .call: return isHarmless(node, besides: names)
                case .closure: return doesNothingUnknown(outline.closures[node.closure], besides: names)
                case .subject, .match, .unwrapMatch, .elementMatch, .scopeBegin, .scopeEnd, .declaration, .macroExpansion, .unknown: return false
                default: return true
                }
            }
    }

    private func isHarmless(_ call: CodeNode, besides names: [NameID]) -> Bool {
        guard call.base.exists, outline[call.base].kind == .identifier || outline[call.base].kind == .member else { return false }
        return Self.harmless.contains(outline.names[outline[call.base].name]) || isUnfailingFunction(outline[call.base], besides: names)
    }

    // MARK: - Functions of the project

    /// `decorate`, `self.load`, `self?.router.close`: a method that can't throw, and no other one of its name does.
    ///
    /// - Parameter names: what closures around call their parameters, whose types are not known here.
    private func isUnfailingFunction(_ callee: CodeNode, besides names: [NameID]) -> Bool {
        let owners = owners(of: callee, besides: names)
        return !owners.isEmpty && owners.allSatisfy { throwsNothing(named: symbol(callee.name), of: $0) }
    }

    /// The types whose method is called.
    private func owners(of callee: CodeNode, besides names: [NameID]) -> [TypeID] {
        if callee.kind == .identifier {
            let name = symbol(callee.name)
            if names.contains(callee.name) || body.locals.contains(where: { $0.name == name }) { return [] }
            let found = implicitMember(named: name, isCalled: true)
            return found.member.exists ? [found.receiver.type] : []
        }
        guard callee.kind == .member, callee.base.exists, !names.contains(first(of: callee.base)) else { return [] }
        return silently { nominalTypes(of: type(of: callee.base)).all.map(\.type) }
    }

    /// The name that a chain of members begins with.
    private func first(of chain: CodeIndex) -> NameID {
        var position = chain
        while [.member, .optionalChain, .forceUnwrap, .call].contains(outline[position].kind), outline[position].base.exists { position = outline[position].base }
        return outline[position].kind == .identifier ? outline[position].name : .none
    }

    private func throwsNothing(named name: Symbol, of type: TypeID) -> Bool {
        var isFound = false
        for position in index.lineages.indices(of: type.position) {
            var member = index.memberNames.first(named: name, of: index.lineages.elements[position])
            while member.exists {
                guard index[member].kind == .func, !index.declaration(of: member).traits.contains(.throws) else { return false }
                isFound = true
                member = index[member].next
            }
        }
        return isFound
    }

    // MARK: - Streams

    /// `{ Observable.just($0) }`, `{ service.search($0).catchAndReturn([]) }`, `load`
    func givesWhatCannotFail(_ argument: CodeIndex) -> Bool {
        guard outline[argument].kind == .closure else { return isUnfailingStream(of: outline[argument], besides: [], depth: 0) }
        let closure = outline.closures[outline[argument].closure]
        guard let value = onlyValue(of: closure) else { return answersWithStreamsOnly(closure) }
        return cannotFail(value, besides: outline.parameters[closure.parameters.indices].map(\.name), depth: 0)
    }

    /// `Observable.just(0)`, `service.all().catchAndReturn([])`, where no closure gives it.
    func cannotFail(_ stream: CodeIndex) -> Bool { cannotFail(stream, besides: [], depth: 0) }

    /// `{ guard let self else { return .empty() }; self.page += 1; return self.load() }`: what is a stream is not thrown, and nothing else here could be.
    private func answersWithStreamsOnly(_ closure: Closure) -> Bool {
        let range = closure.body.indices
        let answers = outline.statements(in: range).filter { $0.kind == .return }
        let names = outline.parameters[closure.parameters.indices].map(\.name) + range.compactMap { number in
            let node = outline.code[number]
            switch node.kind {
            case .declaration: return outline[node.declaration].name
            case .bindingPattern: return outline.names.equals(node.name, "self") ? nil : node.name
            default: return nil
            }
        }
        return !answers.isEmpty && answers.allSatisfy { $0.base.exists && cannotFail($0.base, besides: names, depth: 0) }
            && range.allSatisfy { number in
                let node = outline.code[number]
                switch node.kind {
                case .call: return isHarmless(node, besides: names) || makesStream(node)
                case .closure: return doesNothingUnknown(outline.closures[node.closure], besides: names)
                case .subject, .match, .elementMatch, .macroExpansion, .unknown: return false
                default: return true
                }
            }
    }

    /// `.just(0)`, `Observable.empty()`, and what a stream gives in place of its failure.
    private func makesStream(_ call: CodeNode) -> Bool {
        guard call.base.exists, case let callee = outline[call.base], callee.kind == .member else { return false }
        switch outline.names[callee.name] {
        case "catchAndReturn", "catchErrorJustReturn": return callee.base.exists
        case "asDriver", "asSignal": return callee.base.exists && call.arguments.contains { outline.names.equals(outline.arguments[$0].label, "onErrorJustReturn") }
        case "empty", "just", "of":
            return !callee.base.exists || outline[callee.base].kind == .identifier && outline.names.equals(outline[callee.base].name, "Observable")
        default: return false
        }
    }

    private static let streamWords: Set<String> = ["asDriver", "asSignal", "catchAndReturn", "catchErrorJustReturn", "empty", "just", "of"]

    private func cannotFail(_ value: CodeIndex, besides names: [NameID], depth: Int) -> Bool {
        if outline[value].kind == .nilCoalescing {
            return outline[value].arguments.allSatisfy { outline.arguments[$0].value.exists && cannotFail(outline.arguments[$0].value, besides: names, depth: depth) }
        }
        guard outline[value].kind == .call, outline[value].base.exists else { return false }
        let callee = outline[outline[value].base]
        if Self.streamWords.contains(outline.names[callee.name]), callee.kind == .member { return makesStream(outline[value]) }
        return isUnfailingStream(of: callee, besides: names, depth: depth)
    }

    /// `self.load()`, where all that may stand behind it give a driver, or what is seen not to fail.
    private func isUnfailingStream(of callee: CodeNode, besides names: [NameID], depth: Int) -> Bool {
        guard depth < 3, isUnfailingFunction(callee, besides: names) else { return false }
        let (name, use) = (symbol(callee.name), Use(isStatic: false, isCalled: true))
        return owners(of: callee, besides: names).allSatisfy { owner in
            let member = member(named: name, of: owner, use)
            guard member.exists, !givesDriver(member) else { return member.exists }
            return allBehind(member, use, limit: 7) { givesWhatCannotFail($0, depth: depth + 1) }
        }
    }

    private func givesWhatCannotFail(_ function: MemberID, depth: Int) -> Bool {
        silently(in: index[function]) {
            let declaration = index.declaration(of: function)
            guard declaration.kind == .func, let value = value(of: declaration), value.locals.isEmpty else { return false }
            return cannotFail(value.expression, besides: outline.parameters[declaration.parameters.indices].map(\.name), depth: depth)
        }
    }

    /// Of RxSwift and RxCocoa.
    /// Source: github.com/ReactiveX/RxSwift (Documentation/Traits.md)
    static let unfailingClasses: Set<String> = ["Driver", "Infallible", "SharedSequence", "Signal"]

    private func givesDriver(_ function: MemberID) -> Bool {
        let (declaration, declaring) = (index.declaration(of: function), index.outline(index[function].file))
        guard declaration.type.exists, case let type = declaring.types[declaration.type.position], type.kind == .named else { return false }
        return Self.unfailingClasses.contains(declaring.names[type.name])
    }

    private func onlyValue(of closure: Closure) -> CodeIndex? {
        let statements = outline.statements(in: closure.body.indices)
        guard statements.count == 1, let statement = statements.first, statement.kind == .evaluate || statement.kind == .return else { return nil }
        return statement.base.exists ? statement.base : nil
    }

    /// What the standard library and Foundation make of values without throwing, but for what their closures do.
    private static let harmless: Set<String> = [
        "Array", "Bool", "Double", "Float", "Int", "Set", "String", "abs", "allSatisfy", "capitalized", "compactMap", "components", "contains",
        "dropFirst", "dropLast", "enumerated", "filter", "first", "firstIndex", "flatMap", "hasPrefix", "hasSuffix", "joined", "lowercased",
        "map", "max", "min", "prefix", "reduce", "replacingOccurrences", "reversed", "sorted", "split", "suffix", "trimmingCharacters", "uppercased",
    ]
}

extension Outline {
    /// The statements of a body, those of closures in it left out.
    func statements(in range: Range<Int>) -> [CodeNode] {
        var found: [CodeNode] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let node = code[position]
            switch node.kind {
            case .closureBody:
                position = max(position + 1, node.end)
                continue
            case .evaluate, .return, .declaration, .scopeBegin, .subject: found.append(node)
            default: break
            }
            position += 1
        }
        return found
    }

    /// What comes next in the body that a statement stands in, or the end of its block.
    func statement(after position: Int) -> CodeNode? {
        var position = position + 1
        while position < code.count {
            let node = code[position]
            switch node.kind {
            case .closureBody: position = max(position + 1, node.end)
            case .evaluate, .return, .declaration, .scopeBegin, .scopeEnd, .subject, .break, .match, .unwrapMatch, .elementMatch: return node
            default: position += 1
            }
        }
        return nil
    }
}
