import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What stands around the events that a body sends.
struct EventPath {
    /// The first event that is only sent if something holds, or in a loop.
    private(set) var decided: (call: Call, why: String)?
    /// What is sent whenever the body runs.
    private(set) var unconditional: [Call] = []
    /// What is sent whenever a closure runs, by where the closures end.
    private(set) var unconditionalInClosures: [Int: [Call]] = [:]
    /// What is sent at all, in the order of the places.
    private(set) var sent: [Call] = []
    private let outline: Outline
    private let calls: SendingCalls
    private var conditions: EventConditions

    private struct Scope {
        var kind: CodeNode.Scope
        /// A condition of the view's own leads here.
        var isChosen = false
        /// It ends by leaving what stands around it.
        var isLeft = false
        /// Where the closure ends whose body this is.
        var closureEnd: Int?
        /// The closure stands in a condition that something decided already: `guard limit > 3, names.allSatisfy({ … })`.
        var isInCondition = false
        /// What was known of names before it began.
        var namesBefore = EventConditions.Names()
        /// What the cases are about that stand in it.
        var subject = CodeIndex.none
    }

    /// - Parameter own: by which functions of the view's own it may send something as well.
    init(project: VIPERProject, entry: MemberID, sent events: [Call], by own: OwnSenders?) {
        let entity = project.graph[entry]
        outline = project.graph[entity.file].outline
        let declaration = outline[entity.declaration]
        conditions = EventConditions(of: entry, in: project)
        calls = SendingCalls(in: declaration, outline)
        // The body itself is the outermost scope.
        var scopes = [Scope(kind: .block)]
        var closed = Scope(kind: .block)
        var isCondition = false
        var localEnd = 0
        for position in declaration.code.indices {
            let node = outline.code[position]
            while let end = scopes.last?.closureEnd, end <= position {
                let closure = scopes.removeLast()
                (conditions.names, isCondition) = (closure.namesBefore, closure.isInCondition)
            }
            switch node.kind {
            case .closureBody:
                let kind = calls.isRepeated(closureAt: position) ? CodeNode.Scope.loop : .block
                scopes.append(Scope(kind: kind, closureEnd: node.end, isInCondition: isCondition, namesBefore: conditions.names))
                isCondition = false
            case .scopeBegin:
                // `guard`: what follows its block is chosen as well. `else`: chosen as its `if` was.
                if node.scope == .branch, isCondition { scopes[scopes.count - 1].isChosen = true }
                let isElse = node.scope == .alternative && closed.isChosen
                let isCase = node.scope == .choice && calls.picksByLiteral(scopes[scopes.count - 1].subject)
                    && conditions.isOwnValue(scopes[scopes.count - 1].subject)
                scopes.append(Scope(kind: node.scope, isChosen: isElse || isCase, namesBefore: conditions.names))
                isCondition = false
            case .scopeEnd where scopes.count > 1:
                closed = scopes.removeLast()
                conditions.names = closed.namesBefore
                isCondition = false
                // `if code.isShort { return }`: what follows is chosen as after a `guard`.
                if closed.kind == .branch || closed.kind == .alternative, closed.isChosen, closed.isLeft { scopes[scopes.count - 1].isChosen = true }
                if closed.kind == .block, closed.isLeft { scopes[scopes.count - 1].isLeft = true }
            case .declaration:
                localEnd = max(localEnd, node.end)
                conditions.note(outline[node.declaration])
            case .unwrapMatch, .match:
                if node.other.exists, outline[node.other].kind == .bindingPattern { conditions.note(outline[node.other].name, takenFrom: node.base) }
            case .subject: scopes[scopes.count - 1].subject = node.base
            case .elementMatch where scopes[scopes.count - 1].kind == .loop
                && isSubscription(node.base, mayWait: declaration.traits.contains(.async) || scopes.contains { $0.closureEnd != nil }):
                scopes[scopes.count - 1].kind = .block
            case .return, .break:
                // A local function's own `return` leaves that one.
                if position >= localEnd { scopes[scopes.count - 1].isLeft = true }
            case .evaluate where conditions.isDecision(node.base):
                if [.branch, .alternative].contains(scopes[scopes.count - 1].kind) { scopes[scopes.count - 1].isChosen = true }
                isCondition = true
            case .member, .identifier:
                let isRepeated = calls.isRepeated(functionAt: node.offset)
                if let call = events.first(where: { $0.site.offset == node.offset && $0.site.file == entity.file }) {
                    if isRepeated || calls.isCalled(at: call.site.offset) && !calls.isQuestion(call, in: project) { note(call, at: position, in: scopes, isRepeated: isRepeated) }
                } else if let own, calls.isCalled(at: node.offset) {
                    for call in own.events(sentAt: position, in: outline, of: entity.file) { note(call, at: position, in: scopes, isRepeated: isRepeated) }
                }
            default: break
            }
        }
    }

    /// A closure runs when what it was handed to calls it: on another touch, mostly, and not with the body around it.
    private mutating func note(_ call: Call, at position: Int, in allScopes: [Scope], isRepeated: Bool) {
        sent.append(call)
        let closure = allScopes.lastIndex { $0.closureEnd != nil }
        let scopes = allScopes[(closure ?? 0)...]
        // Of a closure that one side of `?:` makes, only the making is chosen.
        let choices = calls.choices.filter { choice in
            choice.nodes.contains(position) && closure.flatMap { allScopes[$0].closureEnd }.map { choice.nodes.upperBound <= $0 } ?? true
        }
        if choices.isEmpty, !isRepeated, scopes.allSatisfy({ $0.kind == .block }) {
            if let end = scopes.first?.closureEnd {
                // Of `do` and `catch` only one may have run.
                if scopes.count == 1 { unconditionalInClosures[end, default: []].append(call) }
            } else {
                unconditional.append(call)
            }
        }
        guard decided == nil else { return }
        if isRepeated || scopes.contains(where: { $0.kind == .loop }) { decided = (call, "how often") }
        if scopes.contains(where: \.isChosen) || choices.contains(where: { conditions.isOwnDecision($0.condition) }) { decided = (call, "whether") }
    }

    /// `for await _ in NotificationCenter.default.notifications(named: name)`, `for await text in $text.values`: an event for each
    /// thing that happens.
    ///
    /// - Parameter mayWait: whether an `await` may stand there, of which the outline doesn't tell: `for row in rows.values` sends
    ///   one event after the other.
    private func isSubscription(_ sequence: CodeIndex, mayWait: Bool) -> Bool {
        guard sequence.exists else { return false }
        let callee = outline[sequence].kind == .call ? outline.callee(of: outline[sequence]) : outline[sequence]
        guard let callee, callee.kind == .member else { return false }
        let name = outline.names[callee.name]
        return name == "notifications" || mayWait && ["events", "stream", "updates", "values"].contains(name)
    }
}
