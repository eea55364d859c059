import Syntax

/// Streams that are made together with what feeds them: `(updates, feed) = AsyncStream.makeStream()`.
/// Source: developer.apple.com/documentation/swift/asyncstream (makeStream(of:bufferingPolicy:), Continuation.finish()).
extension ReferenceCollector {
    /// Whether nobody ends a stream but its owner's `deinit`, which doesn't come while somebody waits who keeps the owner.
    func endsOnlyWithOwner(_ stream: MemberID) -> Bool {
        silently(in: index[stream]) {
            let stream = streamHandedOut(by: stream)
            guard stream.exists, isKept(stream), index.declaration(of: stream).kind == .let, index.declaration(of: stream).initialValue == .none else { return false }
            let feed = feed(of: stream)
            return feed.exists && index.declaration(of: feed).modifiers.isPrivate && isFedUntilDeinit(feed)
        }
    }

    /// `var updates: AsyncStream<Loan> { stream }`
    private func streamHandedOut(by member: MemberID) -> MemberID {
        guard isAlone(member), index.kind(of: index[member].owner) != .protocol else { return .none }
        let declaration = index.declaration(of: member)
        guard declaration.kind == .func || declaration.traits.contains(.computed) else { return member }
        return value(of: declaration).map { property($0.expression) } ?? .none
    }

    /// `feed`, `self.feed`
    private func property(_ position: CodeIndex) -> MemberID {
        guard position.exists, case let node = outline[position], node.kind == .identifier || node.kind == .member && node.base.exists && isSelf(node.base)
        else { return .none }
        return member(named: symbol(node.name), of: body.context.from, Use(isStatic: false, isCalled: false))
    }

    // MARK: - What feeds it

    private func feed(of stream: MemberID) -> MemberID {
        let declaration = index.declaration(of: stream)
        if declaration.traits.contains(.tuplePattern) {
            let pair = index[index[stream].owner].members.filter { member in
                let other = index.declaration(of: member)
                return index[member].file == file && other.traits.contains(.tuplePattern) && other.end == declaration.end
            }
            let isMade = outline.code.contains { $0.offset > declaration.offset && $0.offset < declaration.end && isMaking($0) }
            return pair.count == 2 && pair.first == stream && isMade ? pair[1] : .none
        }
        // Another initialiser may be handed a stream.
        let initialisers = index[index[stream].owner].members.filter { index[$0].kind == .`init` }
        guard initialisers.count == 1, let only = initialisers.first, index[only].file == file else { return .none }
        return feed(of: stream, madeIn: index.declaration(of: only).code.indices)
    }

    private func feed(of stream: MemberID, madeIn code: Range<Int>) -> MemberID {
        // `let (updates, feed) = AsyncStream.makeStream(of: Loan.self); self.updates = updates`
        var locals: [(stream: NameID, feed: NameID)] = []
        var kept: NameID?
        for number in code {
            let node = outline.code[number]
            guard node.kind == .match || node.kind == .assignment, node.base.exists, node.other.exists else { continue }
            let target = outline[node.other]
            if target.kind == .tuple, target.arguments.count == 2, isMaking(outline[node.base]), let first = target.arguments.first {
                let (made, feed) = (outline.arguments[first].value, outline.arguments[first + 1].value)
                guard made.exists, feed.exists else { return .none }
                if node.kind == .match { locals.append((outline[made].name, outline[feed].name)) } else if property(made) == stream { return property(feed) }
            } else if node.kind == .assignment, property(node.other) == stream {
                guard outline[node.base].kind == .identifier else { return .none }
                kept = locals.first { $0.stream == outline[node.base].name }?.feed
            }
        }
        guard let kept else { return .none }
        return code.lazy.map { self.outline.code[$0] }.first { node in
            node.kind == .assignment && node.base.exists && self.outline[node.base].kind == .identifier && self.outline[node.base].name == kept
        }.map { property($0.other) } ?? .none
    }

    /// `AsyncStream<Loan>.makeStream(bufferingPolicy: .unbounded)`
    private func isMaking(_ call: CodeNode) -> Bool {
        guard call.kind == .call, let callee = outline.callee(of: call), callee.kind == .member, callee.base.exists,
            outline.names.equals(callee.name, "makeStream")
        else { return false }
        var type = outline[callee.base]
        if type.kind == .specialization, type.base.exists { type = outline[type.base] }
        return type.kind == .identifier && outline.names.equals(type.name, "AsyncStream")
    }

    // MARK: - Its end

    private func isFedUntilDeinit(_ feed: MemberID) -> Bool {
        let name = index.declaration(of: feed).name
        let members = index[index[feed].owner].members.filter { index[$0].file == file }
        let own = members.map { index.declaration(of: $0).code.indices }.filter { !$0.isEmpty }
        let last = members.filter { index[$0].kind == .deinit }.map { index.declaration(of: $0).code.indices }
        var (mentions, told): (Set<CodeIndex>, Set<CodeIndex>) = ([], [])
        for number in outline.code.indices where !last.contains(where: { $0.contains(number) }) {
            let node = outline.code[number]
            switch node.kind {
            // Without a base another type in the file means something else.
            case .identifier where node.name == name && own.contains { $0.contains(number) }: mentions.insert(CodeIndex(number))
            case .member where node.name == name: mentions.insert(CodeIndex(number))
            case .member where node.base.exists && (outline.names.equals(node.name, "yield") || outline.names.equals(node.name, "onTermination")): told.insert(node.base)
            case .closure:
                for capture in outline.captures[outline.closures[node.closure].captures.indices] where capture.name == name { told.insert(capture.value) }
            case .assignment where node.other.exists:
                // What it is made with is put there once.
                told.insert(node.other)
                if outline[node.other].kind == .tuple { told.formUnion(outline[node.other].arguments.map { outline.arguments[$0].value }) }
                if property(node.other) == feed { told.insert(node.base) }
            default: break
            }
        }
        return mentions.isSubset(of: told)
    }
}
