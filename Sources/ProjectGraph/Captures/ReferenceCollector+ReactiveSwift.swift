import Syntax

/// Observers of ReactiveSwift's own sources. Those keep their observers until they end themselves, whoever has the disposable:
/// `query.producer.startWithValues { self.search($0) }`, `save.values.observeValues { self.close() }`.
/// Source: github.com/ReactiveCocoa/ReactiveSwift (Sources/Property.swift, Action.swift, Signal.swift, Lifetime.swift)
extension ReferenceCollector {
    /// Whoever observes by these is told of no failure, so what they observe can't fail.
    static let reactiveSwift = SubscriptionLibrary(
        subjects: [],
        endless: [
            "combinePrevious", "compactMap", "debounce", "delay", "filter", "filterMap", "flatMap", "logEvents", "map", "observe", "observeValues", "on", "scan",
            "skipNil", "skipRepeats", "startWithValues", "throttle",
        ], endlessWithoutClosure: ["skip"], observesProperties: true)

    /// `source.observeValues { … }`, `producer.startWithValues { … }`
    func isObservation(_ value: CodeIndex, in outline: Outline) -> Bool {
        guard value.exists, outline[value].kind == .call, outline[value].arguments.count == 1, outline[value].base.exists else { return false }
        let callee = outline[outline[value].base]
        return callee.kind == .member && callee.base.exists
            && (outline.names.equals(callee.name, "startWithValues") || outline.names.equals(callee.name, "observeValues"))
    }

    /// An observation as a statement: nobody has what would end it.
    ///
    /// - Parameter range: the body that it stands in.
    func noteObserved(_ statement: CodeIndex, in range: Range<Int>) {
        guard let value = valueOfNobody(statement, in: range, where: { isObservation($0, in: outline) }), !body.isSilent, body.context.member.exists,
            isObject(body.context.from), let keepers = keepers(ofEndless: value, Self.reactiveSwift),
            let keeper = keepers.last(where: { captures(of: $0).hasSelf }), let source = observedMember(of: value)
        else { return }
        note(captures(of: keeper), by: source, at: keeper)
    }

    /// `disposables += query.producer.startWithValues { … }`
    func noteJoined(_ operation: CodeNode) {
        guard operation.arguments.count == 2, !body.isSilent, let first = operation.arguments.first,
            case let (target, value) = (outline.arguments[first].value, outline.arguments[first + 1].value), target.exists,
            isObservation(value, in: outline), let place = place(of: target)
        else { return }
        noteSubscription(value, in: place)
    }

    /// The property that a chain of operators begins with.
    private func observedMember(of chain: CodeIndex) -> MemberID? {
        var position = chain
        while position.exists, outline[position].kind == .call, outline[position].base.exists { position = outline[outline[position].base].base }
        return position.exists ? observedMember(position) : nil
    }

    /// `query` of `query.producer`, `save` of `save.values`
    func observedMember(_ position: CodeIndex) -> MemberID? {
        let node = outline[position]
        guard node.kind == .member, node.base.exists else { return nil }
        let isStream = outline.names.equals(node.name, "producer") || outline.names.equals(node.name, "signal")
        if isStream, case let base = outline[node.base], base.kind == .member, base.base.exists, Self.stateOfAction.contains(outline.names[base.name]),
            let action = constant(base.base), frameworkType(of: action) == "Action" { return action }
        guard let member = constant(node.base) else { return nil }
        switch frameworkType(of: member) {
        case "MutableProperty": return isStream ? member : nil
        case "Action": return Self.signalsOfAction.contains(outline.names[node.name]) ? member : nil
        default: return nil
        }
    }

    private static let signalsOfAction: Set<String> = ["completed", "errors", "values"]
    private static let stateOfAction: Set<String> = ["isEnabled", "isExecuting"]

    /// A property of `self` that is never another one.
    private func constant(_ position: CodeIndex) -> MemberID? {
        guard let place = place(of: position), place.isSelf, isKept(place.member), case let declaration = index.declaration(of: place.member),
            declaration.kind == .let || declaration.modifiers.contains(.lazy)
        else { return nil }
        return place.member
    }

    /// `take(during: reactive.lifetime)`, `take(duringLifetimeOf: self)`: whom the closure keeps has a life that never ends.
    func isOwnLifetime(_ call: CodeNode) -> Bool {
        guard call.arguments.count == 1, let first = call.arguments.first, case let argument = outline.arguments[first], argument.value.exists
        else { return false }
        if outline.names.equals(argument.label, "duringLifetimeOf") { return isSelf(argument.value) }
        let lifetime = outline[argument.value]
        guard outline.names.equals(argument.label, "during"), lifetime.kind == .member, outline.names.equals(lifetime.name, "lifetime"), lifetime.base.exists
        else { return false }
        let reactive = outline[lifetime.base]
        guard reactive.kind == .identifier || reactive.kind == .member && reactive.base.exists && isSelf(reactive.base) else { return false }
        return outline.names.equals(reactive.name, "reactive")
    }
}
