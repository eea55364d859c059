import Syntax

/// What the system calls again and again until it is told otherwise: observers of notifications, repeating timers, display
/// links. It keeps what it calls.
extension ReferenceCollector {
    /// The closure that a notification centre keeps until what it gave for it is handed back, or a query of Firestore's.
    /// Source: developer.apple.com/documentation/foundation/notificationcenter/addobserver(forname:object:queue:using:),
    /// firebase.google.com/docs/firestore/query-data/listen (Detach a listener)
    func observer(_ value: CodeIndex, in outline: Outline) -> CodeIndex? {
        guard let call = call(value, in: outline), let first = call.arguments.first else { return nil }
        let callee = outline[call.base]
        if isSnapshotListener(callee, in: outline) { return lastClosure(of: call, in: outline) }
        guard callee.kind == .member, outline.names.equals(callee.name, "addObserver"), isCentre(callee.base, in: outline),
            outline.names.equals(outline.arguments[first].label, "forName")
        else { return nil }
        return lastClosure(of: call, in: outline) ?? argument("using", of: call, in: outline)
    }

    private func isSnapshotListener(_ callee: CodeNode, in outline: Outline) -> Bool {
        callee.kind == .member && outline.names.equals(callee.name, "addSnapshotListener")
    }

    /// `token = results.observe { _ in self.reload() }`: a token of Realm's keeps the closure until it is invalidated or gone.
    /// Source: www.mongodb.com/docs/realm-sdks/swift (NotificationToken, Results.observe)
    func observation(_ value: CodeIndex, in outline: Outline) -> CodeIndex? {
        guard let call = call(value, in: outline), case let callee = outline[call.base], callee.kind == .member,
            outline.names.equals(callee.name, "observe") || outline.names.equals(callee.name, "addNotificationBlock")
        else { return nil }
        return lastClosure(of: call, in: outline)
    }

    /// `NotificationCenter.default`, `center`, `self.notificationCenter`
    private func isCentre(_ receiver: CodeIndex, in outline: Outline) -> Bool {
        guard receiver.exists, outline[receiver].kind == .identifier || outline[receiver].kind == .member else { return false }
        let name = outline.names[outline[receiver].name].lowercased()
        if name == "default" { return outline[receiver].base.exists && isCentre(outline[receiver].base, in: outline) }
        return name.hasSuffix("center") || name.hasSuffix("centre")
    }

    /// The closure or the target of a timer that repeats, or of a display link: only `invalidate()` lets go of it.
    /// Source: developer.apple.com/documentation (Foundation.Timer; QuartzCore.CADisplayLink)
    func timer(_ value: CodeIndex, in outline: Outline) -> CodeIndex? {
        guard let call = call(value, in: outline), let made = classOfTimer(madeBy: call, in: outline) else { return nil }
        let target = argument("target", of: call, in: outline)
        switch made {
        case "CADisplayLink": return target
        case "NSTimer", "Timer":
            guard let repeats = argument("repeats", of: call, in: outline), outline[repeats].isTrue else { return nil }
            return target ?? lastClosure(of: call, in: outline) ?? argument("block", of: call, in: outline)
        default: return nil
        }
    }

    /// `Timer(…)`, `Timer.scheduledTimer(…)`. Of `.scheduledTimer(…)` and `.init(…)` the place tells the class; the labels show that it may be one of these.
    private func classOfTimer(madeBy call: CodeNode, in outline: Outline) -> String? {
        let callee = outline[call.base]
        guard callee.kind == .member else { return callee.kind == .identifier ? outline.names[callee.name] : nil }
        let isScheduled = outline.names[callee.name].hasPrefix("scheduledTimer")
        if callee.base.exists {
            let receiver = outline[callee.base]
            return isScheduled && receiver.kind == .identifier ? outline.names[receiver.name] : nil
        }
        if isScheduled { return "Timer" }
        guard outline.names.equals(callee.name, "init") else { return nil }
        if argument("repeats", of: call, in: outline) != nil { return "Timer" }
        return argument("selector", of: call, in: outline) != nil ? "CADisplayLink" : nil
    }

    /// `let timer = Timer(timeInterval: 1, repeats: true) { … }`, where a value is that timer's name.
    func timer(named value: CodeIndex) -> CodeIndex? {
        guard value.exists, outline[value].kind == .identifier else { return nil }
        let made = original(value)
        return made != value && timer(made, in: outline) != nil ? made : nil
    }

    /// Whether a value is the name of such a constant somewhere in the file.
    func isNameOfTimer(_ value: CodeIndex, in outline: Outline) -> Bool {
        guard value.exists, outline[value].kind == .identifier else { return false }
        return outline.declarations.contains { local in
            local.kind == .let && local.name == outline[value].name && timer(local.initialValue, in: outline) != nil
        }
    }

    private func call(_ value: CodeIndex, in outline: Outline) -> CodeNode? {
        value.exists && outline[value].kind == .call && outline[value].base.exists ? outline[value] : nil
    }

    func argument(_ label: StaticString, of call: CodeNode, in outline: Outline) -> CodeIndex? {
        call.arguments.lazy.map { outline.arguments[$0] }.first { outline.names.equals($0.label, label) && $0.value.exists }?.value
    }

    func lastClosure(of call: CodeNode, in outline: Outline) -> CodeIndex? {
        guard let last = call.arguments.last else { return nil }
        let closure = outline.arguments[last].value
        return closure.exists && outline[closure].kind == .closure ? closure : nil
    }

    // MARK: - Thrown away

    /// `center.addObserver(forName: …) { _ in self.load() }` as a statement: nobody has what would end it.
    ///
    /// - Parameter range: the body that it stands in; a closure's only statement may be what it gives.
    func noteAbandoned(_ statement: CodeIndex, in range: Range<Int>) {
        let value = valueOfNobody(statement, in: range) { value in
            let call = outline[value]
            return call.arguments.count > 2 || isSnapshotListener(outline[call.base], in: outline) || isDatabaseObserver(call) || isRemoteCommand(call)
                || task(value, in: outline) != nil
        }
        guard let value, !body.isSilent, body.context.member.exists else { return }
        if let task = task(value, in: outline) { return noteAbandonedTask(task) }
        guard
            let keeper = observer(value, in: outline) ?? endlessTimer(value, of: body.context.from) ?? databaseObserver(value) ?? remoteCommand(value)
        else { return }
        let captures = isSelf(keeper) ? Captures(hasSelf: true) : captures(of: keeper)
        // What the function is handed, `handler(rooms)`, its callers have kept.
        for parameter in captures.parameters {
            references.closureFlows.stores.append(
                ParameterStore(
                    function: body.context.member, parameter: Int32(truncatingIfNeeded: parameter), member: body.context.member, isAbandoned: true))
        }
        guard captures.hasSelf, !body.context.isStatic, isObject(body.context.from) else { return }
        references.holdings.append(
            Holding(
                owner: body.context.from, member: body.context.member, site: site(of: captures, in: keeper), ownership: .strong, kind: .abandoned,
                capture: captures.way, held: .holder))
    }

    /// A call whose value nobody takes: `start()`, `_ = start()`.
    ///
    /// - Parameter isMeant: asked first, for a body is long.
    func valueOfNobody(_ statement: CodeIndex, in range: Range<Int>, where isMeant: (CodeIndex) -> Bool) -> CodeIndex? {
        guard statement.exists else { return nil }
        let node = outline[statement]
        let isPutNowhere = node.kind == .assignment && node.other.exists && outline[node.other].kind == .wildcard
        let value = isPutNowhere ? node.base : statement
        guard value.exists, outline[value].kind == .call, outline[value].base.exists, isMeant(value), isPutNowhere || isValueUnused(in: range)
        else { return nil }
        return value
    }

    /// `rooms.observe(.childAdded) { snapshot in self.show(snapshot) }`: Firebase's database keeps the closure until the number that it gave for
    /// it is handed back, or all that observe the same place are sent away.
    /// Source: firebase.google.com/docs/reference/swift/firebasedatabase/api/reference/Classes/DatabaseQuery (observe(_:with:), removeAllObservers()).
    private func databaseObserver(_ value: CodeIndex) -> CodeIndex? {
        let call = outline[value]
        guard isDatabaseObserver(call), isImported(Self.databases), !isOfProject(outline[call.base]), !areObserversRemoved() else { return nil }
        return call.arguments.lazy.map { self.outline.arguments[$0].value }.first { $0.exists && self.outline[$0].kind == .closure }
    }

    private func isDatabaseObserver(_ call: CodeNode) -> Bool {
        let callee = outline[call.base]
        guard callee.kind == .member, callee.base.exists, outline.names.equals(callee.name, "observe"), let first = call.arguments.first,
            outline.arguments[first].label == .none, outline.arguments[first].value.exists, case let event = outline[outline.arguments[first].value],
            event.kind == .member
        else { return false }
        return Self.databaseEvents.contains(outline.names[event.name])
    }

    private static let databases = ["Firebase", "FirebaseDatabase"]
    /// DataEventType
    private static let databaseEvents: Set<String> = ["childAdded", "childChanged", "childMoved", "childRemoved", "value"]

    func isImported(_ modules: [String]) -> Bool {
        modules.contains { module in index.symbols.symbol(of: module).map { index.imports($0, file) } ?? false }
    }

    /// Whether a method is one that the project declares.
    func isOfProject(_ callee: CodeNode, isCalled: Bool = true) -> Bool {
        let name = symbol(callee.name)
        return silently { nominalTypes(of: type(of: callee.base)).all }.contains { owner in
            member(named: name, of: owner.type, Use(isStatic: false, isCalled: isCalled)).exists
        }
    }

    /// Whether somebody sends observers away but in the `deinit` beside them, which never comes.
    private func areObserversRemoved() -> Bool {
        removalsOfObservers.contains { removal in removal.file != file || !removal.isInDeinit }
    }

    func findRemovals(by method: String) -> [(file: FileID, isInDeinit: Bool)] {
        guard let name = index.symbols.symbol(of: method) else { return [] }
        return index.files(naming: name).flatMap { file -> [(file: FileID, isInDeinit: Bool)] in
            let outline = index.outline(file)
            let places = outline.code.indices.filter { outline.code[$0].kind == .member && index.symbol(outline.code[$0].name, in: file) == name }
            let last = outline.declarations.filter { $0.kind == .deinit }.map(\.code.indices)
            return places.map { place in (file: file, isInDeinit: last.contains { $0.contains(place) }) }
        }
    }

    /// Whether an expression that stands as a statement is not what the body gives.
    func isValueUnused(in range: Range<Int>) -> Bool {
        guard case .unknown = body.result else { return false }
        let isOfFunction = body.context.member.exists && index.declaration(of: body.context.member).code.indices == range
        return isOfFunction || outline.statements(in: range).count > 1
    }

    /// The closure of `observation = webView.observe(\.title) { _, _ in self.show() }`: the observation has it, whoever is observed.
    /// Source: developer.apple.com/documentation/foundation/nskeyvalueobservation, github.com/swiftlang/swift (Foundation: NSObject.swift)
    func keyValueObserver(_ value: CodeIndex, in outline: Outline) -> CodeIndex? {
        guard let call = call(value, in: outline), outline[call.base].kind == .identifier || outline[call.base].kind == .member,
            outline.names.equals(outline[call.base].name, "observe"), let first = call.arguments.first, case let path = outline.arguments[first],
            path.label == .none, startsWithKeyPath(path.value, in: outline)
        else { return nil }
        return lastClosure(of: call, in: outline) ?? argument("changeHandler", of: call, in: outline)
    }

    /// `NSKeyValueObservation?`, `[NSKeyValueObservation]`, `Set<NSKeyValueObservation>`
    func isOfObservations(_ member: MemberID) -> Bool {
        let (declaration, declaring) = (index.declaration(of: member), index.outline(index[member].file))
        var type = declaration.type
        for _ in 0..<4 where type.exists {
            let node = declaring.types[type.position]
            switch node.kind {
            case .optional, .implicitlyUnwrapped, .array: type = node.base
            case .named where !node.list.isEmpty: type = declaring.types(in: node.list).last ?? .none
            case .named: return declaring.names.equals(node.name, "NSKeyValueObservation")
            default: return false
            }
        }
        return false
    }

    /// A timer that is under way and that its own block or method doesn't stop.
    private func endlessTimer(_ value: CodeIndex, of owner: TypeID) -> CodeIndex? {
        let callee = outline[outline[value].base]
        guard callee.kind == .member, let keeper = timer(value, in: outline) else { return nil }
        return (isSelf(keeper) ? isStopped(keeper, of: owner) : isStoppedByItself(keeper, of: owner)) ? nil : keeper
    }

    // MARK: - Stopping

    /// Whether a timer is told to stop before its owner is gone: wherever the owner's code stops any, for which one it is a
    /// method's parameter may say, and by a closure that is handed the timer and does something with it.
    func isStopped(_ keeper: CodeIndex, of owner: TypeID) -> Bool {
        isStoppedByItself(keeper, of: owner) || index.types[owner.position].parts.contains { stopsTimers(in: index.outline($0.file)) }
    }

    private func isStoppedByItself(_ keeper: CodeIndex, of owner: TypeID) -> Bool {
        switch outline[keeper].kind {
        case .closure: usesParameter(outline.closures[outline[keeper].closure])
        case .identifier: isStoppedByLocal(keeper) ?? isStoppedByMethod(keeper, of: owner)
        case .member: isStoppedByMethod(keeper, of: owner)
        default: false
        }
    }

    /// `block: tick`, where `tick` is a function or a constant beside it; nil where that is no local name.
    private func isStoppedByLocal(_ keeper: CodeIndex) -> Bool? {
        guard let position = body.locals.lastIndex(where: { $0.name == symbol(outline[keeper].name) }) else { return nil }
        if case .localFunction(let number) = body.locals[position].type { return usesParameter(outline[number], in: outline) }
        guard let value = origin(of: position)?.value, value.exists, outline[value].kind == .closure else { return false }
        return usesParameter(outline.closures[outline[value].closure])
    }

    /// `block: tick`, where `tick(_ timer: Timer)` does something with it.
    private func isStoppedByMethod(_ keeper: CodeIndex, of owner: TypeID) -> Bool {
        let method = member(named: symbol(outline[keeper].name), of: owner, Use(isStatic: false, isCalled: true))
        return method.exists && usesParameter(index.declaration(of: method), in: index.outline(index[method].file))
    }

    private func usesParameter(_ function: Declaration, in outline: Outline) -> Bool {
        guard let parameter = function.parameters.indices.first else { return false }
        return function.code.indices.contains { number in
            outline.code[number].kind == .identifier && outline.code[number].name == outline.parameters[parameter].name
        }
    }

    private func usesParameter(_ closure: Closure) -> Bool {
        let names = outline.parameters[closure.parameters.indices].map(\.name)
        return closure.body.indices.contains { number in
            let node = outline.code[number]
            return node.kind == .identifier && (names.contains(node.name) || outline.names.equals(node.name, "$0"))
        }
    }

    private func stopsTimers(in outline: Outline) -> Bool {
        let last = outline.declarations.filter { $0.kind == .deinit }.map(\.code.indices)
        return outline.code.indices.contains { number in
            outline.code[number].kind == .member && outline.names.equals(outline.code[number].name, "invalidate") && !last.contains { $0.contains(number) }
                && !isOfFormer(number, in: outline)
        }
    }

    /// `timer?.invalidate(); timer = Timer.scheduledTimer(…)` stops the timer before, and the new one goes on.
    ///
    /// - Parameter stop: the name `invalidate`.
    private func isOfFormer(_ stop: Int, in outline: Outline) -> Bool {
        let receiver = unwrapped(outline.code[stop].base, in: outline)
        guard stop + 2 < outline.code.count, receiver.exists, case let call = outline.code[stop + 1], call.kind == .call, call.base.position == stop,
            outline.code[stop + 2].kind == .evaluate, let next = outline.statement(after: stop + 2), next.kind == .evaluate, next.base.exists,
            case let assignment = outline[next.base], assignment.kind == .assignment, assignment.other.exists, assignment.base.exists
        else { return false }
        let (target, former) = (outline[assignment.other], outline[receiver])
        return (target.kind == .identifier || target.kind == .member) && (former.kind == .identifier || former.kind == .member) && target.name == former.name
            && outline[assignment.base].kind == .call
    }

    func unwrapped(_ position: CodeIndex, in outline: Outline) -> CodeIndex {
        var position = position
        while position.exists, outline[position].kind == .optionalChain || outline[position].kind == .forceUnwrap { position = outline[position].base }
        return position
    }

    /// `displayLink?.add(to: .main, forMode: .common)`, `RunLoop.main.add(timer, forMode: .common)`, `timer.tolerance = 1`,
    /// `timer.fire()`, `timer.isValid`,
    /// `timer == nil`: none of them ends what a property keeps.
    func isSetGoing(_ number: Int, in outline: Outline, _ isNamed: (CodeNode) -> Bool) -> Bool {
        func isProperty(_ position: CodeIndex) -> Bool {
            let position = unwrapped(position, in: outline)
            return position.exists && isNamed(outline[position])
        }
        let node = outline.code[number]
        switch node.kind {
        case .call:
            guard node.base.exists, outline[node.base].kind == .member, case let callee = outline[node.base] else { return false }
            if outline.names.equals(callee.name, "fire") { return node.arguments.isEmpty && isProperty(callee.base) }
            guard outline.names.equals(callee.name, "add"), argument("forMode", of: node, in: outline) != nil, let first = node.arguments.first
            else { return false }
            return isProperty(outline.names.equals(outline.arguments[first].label, "to") ? callee.base : outline.arguments[first].value)
        case .assignment:
            guard node.other.exists, outline[node.other].kind == .member else { return false }
            return outline.names.equals(outline[node.other].name, "tolerance") && isProperty(outline[node.other].base)
        case .member:
            return isProperty(node.base)
                && (outline.names.equals(node.name, "isValid") || outline.names.equals(node.name, "invalidate") && isOfFormer(number, in: outline))
        case .comparison:
            let operands = node.arguments.map { outline.arguments[$0].value }
            return operands.contains(where: isProperty) && operands.contains { $0.exists && outline[$0].kind == .nilLiteral }
        default: return false
        }
    }
}
