import Syntax

/// Handlers of Dispatch's sources: `source.setEventHandler { self.tick() }`. A source has them until it is cancelled, whether it calls them again or not.
/// Source: developer.apple.com/documentation/dispatch/dispatchsourceprotocol (setEventHandler(qos:flags:handler:), setCancelHandler(qos:flags:handler:), cancel()).
extension ReferenceCollector {
    func noteHandlerOfSource(_ statement: CodeIndex) {
        guard statement.exists, case let call = outline[statement], call.kind == .call, call.base.exists, case let callee = outline[call.base],
            callee.kind == .member, callee.base.exists, Self.handlers.contains(where: { outline.names.equals(callee.name, $0) }),
            !body.isSilent, body.context.member.exists, isObject(body.context.from),
            let handler = call.arguments.last.map({ outline.arguments[$0].value })
        else { return }
        let captures = captures(of: handler)
        guard captures.hasSelf, let keeper = keptSource(callee.base), isSetOnce(callee.name), isNeverCancelled(keeper) else { return }
        note(captures, by: keeper, at: handler)
    }

    private static let handlers: [StaticString] = ["setCancelHandler", "setEventHandler"]

    /// A handler takes the place of the one before.
    private func isSetOnce(_ setter: NameID) -> Bool { outline.code.lazy.filter { $0.kind == .member && $0.name == setter }.prefix(2).count == 1 }

    /// The property of `self` that keeps a source, or that a local constant is put into.
    private func keptSource(_ position: CodeIndex) -> MemberID? {
        let source = unwrapped(position, in: outline)
        if let place = place(of: source) { return keptSource(in: place) }
        guard outline[source].kind == .identifier, isMadeSource(original(source), in: outline),
            case let code = index.declaration(of: body.context.member).code.indices, case let name = outline[source].name,
            isOnlyAsked(in: code, of: outline, { $0.kind == .identifier && $0.name == name })
        else { return nil }
        let putting = code.first { number in
            let node = outline.code[number]
            return node.kind == .assignment && node.other.exists && node.base.exists && outline[node.base].kind == .identifier && outline[node.base].name == name
        }
        return putting.flatMap { place(of: outline.code[$0].other) }.flatMap { keptSource(in: $0) }
    }

    private func keptSource(in place: StoredPlace) -> MemberID? {
        place.isSelf && isKept(place.member) && isSource(place.member) ? place.member : nil
    }

    private func isNeverCancelled(_ member: MemberID) -> Bool {
        let mention = mention(of: member)
        return files(of: mention).allSatisfy { other in
            let outline = index.outline(other)
            return isOnlyAsked(in: outline.code.indices, of: outline) { node in
                (node.kind == .identifier || node.kind == .member) && index.symbol(node.name, in: other) == mention.name
            }
        }
    }

    /// Whether nothing but a `deinit`, which never comes, does with a name what might end the source that it stands for.
    private func isOnlyAsked(in code: Range<Int>, of outline: Outline, _ isNamed: (CodeNode) -> Bool) -> Bool {
        var harmless: Set<Int> = []
        for number in code {
            let node = outline.code[number]
            switch node.kind {
            // `source.resume()`, `source?.schedule(deadline: .now())`
            case .member where node.base.exists && Self.harmless.contains(outline.names[node.name]):
                harmless.insert(unwrapped(node.base, in: outline).position)
            // `source = DispatchSource.makeTimerSource()`, `self.source = source`
            case .assignment where node.other.exists && node.base.exists && (isNamed(outline[node.other]) || isNamed(outline[node.base])):
                guard isMadeSource(node.base, in: outline) || isNameOfSource(node.base, in: outline) else { continue }
                harmless.formUnion([node.other.position, node.base.position])
            default: break
            }
        }
        let last = outline.declarations.filter { $0.kind == .deinit }.map(\.code.indices)
        return code.allSatisfy { number in
            !isNamed(outline.code[number]) || harmless.contains(number) || last.contains { $0.contains(number) }
        }
    }

    private static let harmless: Set<String> = [
        "activate", "data", "handle", "isCancelled", "mask", "resume", "schedule", "scheduleOneshot", "scheduleRepeating", "setCancelHandler",
        "setEventHandler", "setRegistrationHandler", "suspend",
    ]

    /// By the written type, or by what it begins with.
    private func isSource(_ member: MemberID) -> Bool {
        let (declaration, declaring) = (index.declaration(of: member), index.outline(index[member].file))
        let type = declaring.type(declaration.type, without: [.optionals, .anyAndSome])
        guard type.exists else { return isMadeSource(declaration.initialValue, in: declaring) }
        let node = declaring[type]
        return node.kind == .named && declaring.names[node.name].hasPrefix("DispatchSource")
    }

    /// `DispatchSource.makeTimerSource(queue: .main)`
    private func isMadeSource(_ value: CodeIndex, in outline: Outline) -> Bool {
        guard value.exists, case let call = outline[value], call.kind == .call, call.base.exists, case let callee = outline[call.base],
            callee.kind == .member, callee.base.exists, outline.names[callee.name].hasPrefix("make")
        else { return false }
        return outline[callee.base].kind == .identifier && outline.names.equals(outline[callee.base].name, "DispatchSource")
    }

    /// Whether a value is the name of a constant somewhere in the file that is made so.
    private func isNameOfSource(_ value: CodeIndex, in outline: Outline) -> Bool {
        guard value.exists, outline[value].kind == .identifier else { return false }
        return outline.declarations.contains { local in
            local.kind == .let && local.name == outline[value].name && isMadeSource(local.initialValue, in: outline)
        }
    }
}
