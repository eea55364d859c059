import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `if presentedViewController is UIAlertController { dismiss(animated: true) }`: what a view has presented goes, and its scene stays.
    func isUnderPresented(_ call: FrameworkCall) -> Bool {
        guard call.isSelf, call.caller.exists else { return false }
        let outline = graph.outline(of: graph[call.caller].file)
        return PresentedScreens(outline: outline).isKnown(at: call.site.offset, in: graph.declaration(of: call.caller))
    }
}

/// Where a body knows that something is presented.
private struct PresentedScreens {
    let outline: Outline

    private struct Scope {
        var kind: CodeNode.Scope
        var answer = Answer.nothing
        /// What holds behind it: it is the block of a `guard`.
        var behind = Answer.nothing
    }

    /// What a condition says; of a comparison with `nil` the outline doesn't tell which it is, so that it goes for both ways.
    private enum Answer: Int {
        case nothing, maybe, presented

        func or(_ other: Answer) -> Answer { rawValue < other.rawValue ? other : self }
    }

    func isKnown(at offset: UInt32, in declaration: Declaration) -> Bool {
        // The body itself is the outermost scope.
        var scopes = [Scope(kind: .block)]
        var closed = scopes[0]
        var condition = Answer.nothing
        for position in declaration.code.indices {
            let node = outline.code[position]
            switch node.kind {
            case .identifier, .member:
                if node.offset == offset { return scopes.contains { $0.answer != .nothing } }
            case .scopeBegin:
                let isElse = node.scope == .alternative && closed.answer == .maybe
                var scope = Scope(kind: node.scope, answer: isElse || node.scope == .branch && condition == .maybe ? .maybe : .nothing)
                if node.scope == .branch { scope.behind = condition }
                scopes.append(scope)
                condition = .nothing
            case .scopeEnd where scopes.count > 1:
                closed = scopes.removeLast()
                scopes[scopes.count - 1].answer = scopes[scopes.count - 1].answer.or(closed.behind)
                condition = .nothing
            case .evaluate, .unwrapMatch:
                let answer = node.kind == .evaluate ? answer(node.base) : isPresented(node.base, depth: 0) ? .presented : .nothing
                switch scopes[scopes.count - 1].kind {
                case .branch, .alternative: scopes[scopes.count - 1].answer = scopes[scopes.count - 1].answer.or(answer)
                default: condition = condition.or(answer)
                }
            default: break
            }
        }
        return false
    }

    private func answer(_ condition: CodeIndex) -> Answer {
        guard condition.exists else { return .nothing }
        let node = outline[condition]
        switch node.kind {
        case .typeCheck: return isPresented(node.base, depth: 0) ? .presented : .nothing
        case .comparison:
            let operands = outline.arguments[node.arguments].map(\.value)
            guard operands.contains(where: { isPresented($0, depth: 0) }) else { return .nothing }
            return operands.contains { $0.exists && outline[$0].kind == .nilLiteral } ? .maybe : .presented
        default: return .nothing
        }
    }

    /// `presentedViewController`, with what is asked of it: a cast, a member.
    private func isPresented(_ operand: CodeIndex, depth: Int) -> Bool {
        guard operand.exists, depth < 32 else { return false }
        let node = outline[operand]
        switch node.kind {
        case .identifier: return outline.names.equals(node.name, "presentedViewController")
        case .member:
            if outline.names.equals(node.name, "presentedViewController") { return isOwn(node.base) }
            return isPresented(node.base, depth: depth + 1)
        case .conditionalCast, .optionalChain, .forceUnwrap, .typeCheck: return isPresented(node.base, depth: depth + 1)
        default: return false
        }
    }

    /// What stands over a container stands over each screen in it (UIViewController).
    private func isOwn(_ presenting: CodeIndex) -> Bool {
        var place = presenting
        while place.exists, outline[place].kind == .optionalChain || outline[place].kind == .forceUnwrap { place = outline[place].base }
        guard place.exists, outline[place].kind == .identifier || outline[place].kind == .member else { return false }
        return ["self", "navigationController", "tabBarController"].contains { outline.names.equals(outline[place].name, $0) }
    }
}
