import Syntax

/// HealthKit's queries that go on until the store is told to stop them. Whoever keeps one for good keeps the closure that it was given.
/// Source: developer.apple.com/documentation/healthkit (HKAnchoredObjectQuery.updateHandler, HKObserverQuery, HKHealthStore.stop(_:)).
extension ReferenceCollector {
    /// `query.updateHandler = { … self … }` of a property's query, or of a local that is put into one: `self.query = query`.
    func noteQueryHandler(_ assignment: CodeNode) {
        let target = outline[assignment.other]
        guard target.kind == .member, outline.names.equals(target.name, "updateHandler"), target.base.exists else { return }
        let query = unwrapped(target.base, in: outline)
        noteHandler(assignment.base, of: query, keptBy: keeper(of: query), "HKAnchoredObjectQuery")
    }

    /// `query = HKObserverQuery(sampleType: steps, predicate: nil) { … self … }`, or of a local that is made so.
    func noteObserverQuery(_ value: CodeIndex, in member: MemberID) {
        guard value.exists, outline[value].kind == .identifier || outline[value].kind == .call, let call = queryCall(value),
            let handler = lastClosure(of: call, in: outline) ?? argument("updateHandler", of: call, in: outline)
        else { return }
        noteHandler(handler, of: value, keptBy: member, "HKObserverQuery")
    }

    private func queryCall(_ value: CodeIndex) -> CodeNode? {
        var value = value
        if outline[value].kind == .identifier {
            let name = symbol(outline[value].name)
            guard let local = body.locals.lastIndex(where: { $0.name == name }), let origin = origin(of: local), origin.value.exists else { return nil }
            value = origin.value
        }
        let call = outline[value]
        guard call.kind == .call, call.base.exists, outline[call.base].kind == .identifier, outline.names.equals(outline[call.base].name, "HKObserverQuery")
        else { return nil }
        return call
    }

    /// The own property that a query is of, or that the function puts it into.
    private func keeper(of query: CodeIndex) -> MemberID {
        let member = keptMember(query)
        guard !member.exists, outline[query].kind == .identifier, body.context.member.exists else { return member }
        for number in index.declaration(of: body.context.member).code.indices where outline.code[number].kind == .assignment {
            let node = outline.code[number]
            guard node.base.exists, node.other.exists, outline[node.base].kind == .identifier, outline[node.base].name == outline[query].name else { continue }
            let member = keptMember(node.other)
            if member.exists { return member }
        }
        return .none
    }

    private func noteHandler(_ handler: CodeIndex, of query: CodeIndex, keptBy keeper: MemberID, _ kind: String) {
        guard !body.isSilent, body.context.member.exists, isObject(body.context.from), keeper.exists, isKept(keeper),
            frameworkType(of: keeper) == kind, isNeverStopped(keeper, query)
        else { return }
        let captures = captures(of: handler)
        if captures.hasSelf { note(captures, by: keeper, at: handler) }
    }

    /// Whether a property is filled once, and its query is started and no more, but in a `deinit`, which never comes; nor is any other query stopped
    /// there, for a handler may be handed its own by another name.
    private func isNeverStopped(_ member: MemberID, _ query: CodeIndex) -> Bool {
        let mention = mention(of: member)
        let local = outline[query].kind == .identifier ? symbol(outline[query].name) : mention.name
        var filled = 0
        let isLeft = files(of: mention).allSatisfy { other in
            let outline = index.outline(other)
            let last = outline.declarations.filter { $0.kind == .deinit }.map(\.code.indices)
            func isNamed(_ position: CodeIndex) -> Bool {
                guard position.exists, case let node = outline[unwrapped(position, in: outline)], node.kind == .identifier || node.kind == .member else { return false }
                let name = index.symbol(node.name, in: other)
                return name == mention.name || other == file && node.kind == .identifier && name == local
            }
            var harmless: Set<Int> = []
            func allow(_ position: CodeIndex) { harmless.insert(unwrapped(position, in: outline).position) }
            for node in outline.code {
                switch node.kind {
                case .assignment where isNamed(node.other) && node.base.exists && outline[node.base].kind != .nilLiteral:
                    filled += 1
                    allow(node.other)
                    if isNamed(node.base) { allow(node.base) }
                case .call where outline.callee(of: node).map { outline.names.equals($0.name, "execute") } ?? false:
                    node.arguments.map { outline.arguments[$0].value }.filter(isNamed).forEach(allow)
                case .comparison:
                    let operands = node.arguments.map { outline.arguments[$0].value }
                    if operands.contains(where: { $0.exists && outline[$0].kind == .nilLiteral }) { operands.filter(isNamed).forEach(allow) }
                case .member where outline.names.equals(node.name, "updateHandler") && isNamed(node.base): allow(node.base)
                default: break
                }
            }
            return outline.code.indices.allSatisfy { number in
                let node = outline.code[number]
                guard node.kind == .identifier || node.kind == .member, !last.contains(where: { $0.contains(number) }) else { return true }
                if outline.names.equals(node.name, "stop") { return false }
                return !isNamed(CodeIndex(number)) || harmless.contains(number)
            }
        }
        return isLeft && filled == 1
    }
}
