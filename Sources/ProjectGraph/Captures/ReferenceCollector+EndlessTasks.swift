import Syntax

/// Tasks that an object keeps and that keep it, for they wait for what never ends:
/// `task = Task { for await _ in NotificationCenter.default.notifications(named: name) { self.load() } }`,
/// `task = Task { while !Task.isCancelled { await self.load() } }`.
extension ReferenceCollector {
    /// The closure of a task that is made there.
    func task(_ value: CodeIndex, in outline: Outline) -> CodeIndex? {
        guard value.exists, outline[value].kind == .call, outline[value].base.exists, let last = outline[value].arguments.last
        else { return nil }
        var callee = outline[outline[value].base]
        if callee.kind == .member, callee.base.exists, outline.names.equals(callee.name, "detached") { callee = outline[callee.base] }
        let closure = outline.arguments[last].value
        guard callee.kind == .identifier, outline.names.equals(callee.name, "Task"), closure.exists, outline[closure].kind == .closure
        else { return nil }
        return closure
    }

    func noteTask(_ task: CodeIndex, in place: StoredPlace) {
        guard place.isSelf, !body.isSilent, cannotFail(place.member) || failsOnlyWhenCancelled(outline.closures[outline[task].closure]), let captures = captures(ofEndlessTask: task), captures.hasSelf,
            isNeverEmptied(place.member)
        else { return }
        references.holdings.append(
            Holding(
                owner: place.owner, member: place.member, site: site(of: captures, in: task), ownership: .strong, kind: .capture,
                capture: captures.way, held: .holder))
    }

    /// `Task { for await _ in center.notifications(named: name) { self.load() } }` as a statement: nobody has what would cancel it.
    func noteAbandonedTask(_ task: CodeIndex) {
        guard failsOnlyWhenCancelled(outline.closures[outline[task].closure]), isObject(body.context.from),
            let captures = captures(ofEndlessTask: task), captures.hasSelf
        else { return }
        references.holdings.append(
            Holding(
                owner: body.context.from, member: body.context.member, site: site(of: captures, in: task), ownership: .strong, kind: .abandoned,
                capture: captures.way, isOfTask: true, held: .holder))
    }

    /// What a task's closure keeps till its loop ends, which it doesn't; nil where it may.
    private func captures(ofEndlessTask task: CodeIndex) -> Captures? {
        let closure = outline.closures[outline[task].closure]
        guard let loop = endlessLoop(in: closure) else { return nil }
        var captures = captures(of: task)
        if !captures.hasSelf, let site = unwrapping(in: closure, before: loop) {
            (captures.hasSelf, captures.way, captures.site) = (true, .unwrapped, site)
        }
        return captures
    }

    /// Whether each `try` is one of `try await Task.sleep(for: .seconds(5))` or `try Task.checkCancellation()`, by itself.
    /// Source: developer.apple.com/documentation (Swift.Task: sleep(for:tolerance:clock:), sleep(nanoseconds:), checkCancellation()).
    private func failsOnlyWhenCancelled(_ closure: Closure) -> Bool {
        let tries = outline.tries(in: closure)
        if tries.isEmpty { return true }
        let code = closure.body.indices
        let waits = code.compactMap { number -> UInt32? in
            let statement = outline.code[number]
            guard statement.kind == .evaluate, statement.base.exists, case let call = outline[statement.base], call.kind == .call,
                let callee = outline.callee(of: call), callee.kind == .member, callee.base.exists, case let task = outline[callee.base],
                task.kind == .identifier, outline.names.equals(task.name, "Task"), ["checkCancellation", "sleep"].contains(outline.names[callee.name]),
                call.arguments.allSatisfy({ isDuration(outline.arguments[$0].value) })
            else { return nil }
            return task.offset
        }
        return tries.allSatisfy { offset in
            // The first name behind it is what it stands before.
            let next = code.lazy.map { self.outline.code[$0] }.filter { [.identifier, .call, .member].contains($0.kind) }.map(\.offset).filter { $0 > offset }.min()
            return next.map(waits.contains) ?? false
        }
    }

    /// `5_000_000_000`, `interval`, `self.interval`, `.seconds(5)`, `UInt64(seconds * 1_000)`: what throws nothing itself.
    private func isDuration(_ value: CodeIndex) -> Bool {
        guard value.exists else { return false }
        let node = outline[value]
        switch node.kind {
        case .identifier, .integerLiteral, .floatLiteral: return true
        case .member: return !node.base.exists || isDuration(node.base)
        case .binary: return node.arguments.allSatisfy { isDuration(outline.arguments[$0].value) }
        case .call:
            guard let callee = outline.callee(of: node) else { return false }
            let isMade = callee.kind == .member && !callee.base.exists || callee.kind == .identifier && outline.names.equals(callee.name, "UInt64")
            return isMade && node.arguments.allSatisfy { isDuration(outline.arguments[$0].value) }
        default: return false
        }
    }

    /// `Task<Void, Never>`: an error would end the loop.
    private func cannotFail(_ member: MemberID) -> Bool {
        let (declaration, declaring) = (index.declaration(of: member), index.outline(index[member].file))
        let type = declaring.type(declaration.type, without: .optionals)
        guard type.exists, case let node = declaring[type], node.kind == .named, declaring.names.equals(node.name, "Task"), let failure = declaring.types(in: node.list).last, failure.exists
        else { return false }
        return declaring.types[failure.position].kind == .named && declaring.names.equals(declaring.types[failure.position].name, "Never")
    }

    // MARK: - Loops

    /// The nodes of a loop that a closure comes to, and that nothing in it leaves.
    private func endlessLoop(in closure: Closure) -> Range<Int>? {
        let range = closure.body.indices
        var depth = 0
        var start: Int?
        var position = range.lowerBound
        while position < range.upperBound {
            let node = outline.code[position]
            switch node.kind {
            case .closureBody, .declaration:
                position = max(position + 1, node.end)
                continue
            case .scopeBegin:
                depth += 1
                if depth == 1, node.scope == .loop, isEndlessWhile(position, before: range.upperBound) { start = position }
            case .scopeEnd:
                depth -= 1
                if depth == 0, let start { return start..<position }
            case .elementMatch where depth <= 1 && isEndlessSequence(node.base): start = position
            case .break, .return: if start != nil { return nil }
            default: break
            }
            position += 1
        }
        return nil
    }

    /// `while true`, `while !Task.isCancelled`, `while Task.isCancelled == false`: who keeps the task till a `deinit` cancels it never comes to that.
    private func isEndlessWhile(_ loop: Int, before end: Int) -> Bool {
        var isEndless = false
        for position in loop + 1..<max(loop + 1, end) {
            let node = outline.code[position]
            switch node.kind {
            case .evaluate:
                guard isAlwaysTrue(node.base) else { return false }
                isEndless = true
            // The body, behind all conditions.
            case .scopeBegin: return isEndless
            case .elementMatch, .match, .unwrapMatch, .scopeEnd, .declaration, .closureBody, .return, .break: return false
            default: break
            }
        }
        return false
    }

    /// Source: developer.apple.com/documentation (Swift.Task.isCancelled)
    private func isAlwaysTrue(_ condition: CodeIndex) -> Bool {
        guard condition.exists else { return false }
        let node = outline[condition]
        switch node.kind {
        case .booleanLiteral: return node.isTrue
        case .unary: return isCancelled(node.base)
        case .comparison:
            let values = node.arguments.map { outline.arguments[$0].value }
            return values.count == 2 && isCancelled(values[0]) && values[1].exists && outline[values[1]].kind == .booleanLiteral
                && !outline[values[1]].isTrue
        default: return false
        }
    }

    private func isCancelled(_ place: CodeIndex) -> Bool {
        guard place.exists, outline[place].kind == .member, outline[place].base.exists, outline.names.equals(outline[place].name, "isCancelled")
        else { return false }
        let task = outline[outline[place].base]
        return task.kind == .identifier && outline.names.equals(task.name, "Task")
    }

    /// Source: developer.apple.com/documentation (Foundation: NotificationCenter.notifications(named:object:); Combine: Publisher.values)
    private func isEndlessSequence(_ sequence: CodeIndex) -> Bool {
        guard sequence.exists else { return false }
        let node = outline[sequence]
        switch node.kind {
        case .call:
            guard node.base.exists, case let callee = outline[node.base], callee.kind == .member, callee.base.exists else { return false }
            if outline.names.equals(callee.name, "notifications") { return isDefaultCenter(outline[callee.base]) }
            return isEndlessStream(callee, isCalled: true)
        case .member:
            guard node.base.exists else { return false }
            return outline.names.equals(node.name, "values") && isEndlessPublisher(node.base) || isEndlessStream(node, isCalled: false)
        default: return false
        }
    }

    // MARK: - Streams

    /// `interactor.prices()`, `interactor.prices`: a stream that nobody ends, whoever may be asked for it.
    private func isEndlessStream(_ access: CodeNode, isCalled: Bool) -> Bool {
        let name = symbol(access.name)
        guard index.names.uses(of: name).contains(.member) else { return false }
        let use = Use(isStatic: false, isCalled: isCalled)
        let owners = silently { nominalTypes(of: type(of: access.base)).all.map(\.type) }
        let isOwnerKept = keptMember(access.base).exists
        return !owners.isEmpty && owners.allSatisfy { owner in
            let stream = member(named: name, of: owner, use)
            return stream.exists && allBehind(stream, use) { isEndlessStream($0) || isOwnerKept && endsOnlyWithOwner($0) }
        }
    }

    /// `AsyncStream { continuation in … }` whose continuation only yields: it is handed to nobody, and nobody finishes it.
    /// Source: developer.apple.com/documentation/swift/asyncstream (Continuation.finish()).
    private func isEndlessStream(_ member: MemberID) -> Bool {
        guard isAlone(member) else { return false }
        return silently(in: index[member]) {
            guard let value = value(of: index.declaration(of: member), afterOthers: true)?.expression, outline[value].kind == .call,
                let callee = outline.callee(of: outline[value]), callee.kind == .identifier, outline.names.equals(callee.name, "AsyncStream"),
                let build = outline[value].arguments.last.map({ outline.arguments[$0] }), build.label == .none, build.value.exists,
                outline[build.value].kind == .closure
            else { return false }
            let closure = outline.closures[outline[build.value].closure]
            guard closure.parameters.indices.count == 1, let continuation = closure.parameters.indices.first.map({ outline.parameters[$0].name }) else { return false }
            return isOnlyFed(continuation, in: closure.body.indices)
        }
    }

    private func isOnlyFed(_ continuation: NameID, in code: Range<Int>) -> Bool {
        func isMeant(_ position: CodeIndex) -> Bool {
            position.exists && outline[position].kind == .identifier && outline[position].name == continuation
        }
        let fed = code.count { number in
            let node = outline.code[number]
            return node.kind == .member && isMeant(node.base) && (outline.names.equals(node.name, "yield") || outline.names.equals(node.name, "onTermination"))
        }
        return fed > 0 && fed == code.count { isMeant(CodeIndex($0)) }
    }

    /// `guard let self else { return }` before a loop that uses it.
    private func unwrapping(in closure: Closure, before loop: Range<Int>) -> Site? {
        guard weakSelf(of: closure) != nil else { return nil }
        let before = closure.body.indices.lowerBound..<loop.lowerBound
        guard let match = before.first(where: { number in
            let node = outline.code[number]
            return node.kind == .unwrapMatch && node.base.exists && isSelf(node.base) && node.other.exists
                && outline[node.other].kind == .bindingPattern
        }) else { return nil }
        let pattern = outline[outline.code[match].other]
        let isUsed = loop.contains { number in
            let node = outline.code[number]
            guard node.kind == .identifier else { return false }
            return node.name == pattern.name || outline.names.equals(pattern.name, "self") && isMemberOfSelf(symbol(node.name))
        }
        return isUsed ? site(from: pattern.offset, name: pattern.name) : nil
    }

    private func isMemberOfSelf(_ name: Symbol) -> Bool {
        guard index.names.uses(of: name).contains(.member), !body.locals.contains(where: { $0.name == name }) else { return false }
        let found = silently { implicitMember(named: name, isCalled: false) }
        return found.member.exists && found.isSelf
    }
}
