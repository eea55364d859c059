import Syntax

/// Streams that a function hands out as parts of a value: `func transform(_ input: Input) -> Output`, `output.failure.emit { … }`.
/// A relay among them never ends, and with an operator behind it the subscription keeps itself until it is disposed of.
/// Source: github.com/ReactiveX/RxSwift (RxSwift/Observables/Sink.swift, RxRelay/PublishRelay.swift)
extension ReferenceCollector {
    /// `presenter.transform(input).failure`, `output.failure` of `let output = presenter.transform(input)`
    func isPartOfOutput(_ part: CodeNode, _ library: SubscriptionLibrary) -> Bool {
        guard part.base.exists, let call = call(giving: part.base) else { return false }
        let callee = outline[call.base]
        guard callee.kind == .member, callee.base.exists, keptMember(callee.base).exists else { return false }
        let use = Use(isStatic: false, isCalled: true)
        let (function, name) = (symbol(callee.name), symbol(part.name))
        return silently { nominalTypes(of: type(of: callee.base)).all }.contains { owner in
            let member = member(named: function, of: owner.type, use)
            guard member.exists, index[member].kind == .func else { return false }
            return allBehind(member, use) { givesEndless(name, $0, library) }
        }
    }

    /// A call, or the one that a local constant is made of.
    private func call(giving value: CodeIndex) -> CodeNode? {
        var value = value
        if outline[value].kind == .identifier {
            let name = symbol(outline[value].name)
            guard let position = body.locals.lastIndex(where: { $0.name == name }), let made = origin(of: position)?.value else { return nil }
            value = made
        }
        guard value.exists, outline[value].kind == .call, outline[value].base.exists else { return nil }
        return outline[value]
    }

    /// `return Output(failure: failure.asSignal())`, the function's only value.
    private func givesEndless(_ part: Symbol, _ function: MemberID, _ library: SubscriptionLibrary) -> Bool {
        silently(in: index[function]) {
            let code = index.declaration(of: function).code.indices
            guard let output = onlyValue(in: code), outline[output].kind == .call else { return false }
            guard let argument = outline[output].arguments.first(where: { symbol(outline.arguments[$0].label) == part }) else { return false }
            var value = outline.arguments[argument].value
            if value.exists, outline[value].kind == .identifier, let made = initialValue(of: outline[value].name, in: code) { value = made }
            return value.exists && hasOperator(value) && keepers(ofEndless: value, library, madeIn: code) != nil
        }
    }

    /// What a body returns, or gives as its only statement.
    private func onlyValue(in code: Range<Int>) -> CodeIndex? {
        let statements = outline.statements(in: code)
        let returned = statements.filter { $0.kind == .return }
        guard let value = returned.first ?? (statements.count == 1 ? statements.first : nil), returned.count < 2, value.kind != .declaration else { return nil }
        return value.base.exists ? value.base : nil
    }

    private func initialValue(of constant: NameID, in code: Range<Int>) -> CodeIndex? {
        for number in code where outline.code[number].kind == .declaration {
            let declaration = outline[outline.code[number].declaration]
            if declaration.kind == .let, declaration.name == constant { return declaration.initialValue.exists ? declaration.initialValue : nil }
        }
        return nil
    }

    /// A subject or a relay is its own `asObservable()`.
    private func hasOperator(_ value: CodeIndex) -> Bool {
        guard outline[value].kind == .call, outline[value].base.exists, outline[outline[value].base].kind == .member else { return false }
        return !outline.names.equals(outline[outline[value].base].name, "asObservable")
    }

    /// `failure` of `let failure = PublishRelay<String>()`
    func isRelay(_ value: CodeIndex, madeIn code: Range<Int>) -> Bool {
        guard outline[value].kind == .identifier, let made = initialValue(of: outline[value].name, in: code), outline[made].kind == .call,
            outline[made].base.exists
        else { return false }
        var callee = outline[outline[made].base]
        if callee.kind == .specialization, callee.base.exists { callee = outline[callee.base] }
        return callee.kind == .identifier && (outline.names.equals(callee.name, "PublishRelay") || outline.names.equals(callee.name, "BehaviorRelay"))
    }
}
