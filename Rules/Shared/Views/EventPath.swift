import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What stands around the events that a body sends.
struct EventPath {
    /// What of a body is one event.
    enum Extent {
        /// All of it: what a touch calls.
        case whole
        /// What runs with it. The closures in `viewDidLoad` are for what happens later, each by itself: of those only a touch's are looked at.
        case ownStatements
        /// The closures in it that a touch calls.
        case closuresOfTouches
    }

    /// The first event that is only sent if something holds, or in a loop.
    private(set) var decided: (call: Call, why: String)?
    /// What is sent whenever the body runs.
    private(set) var unconditional: [Call] = []
    /// What is sent whenever a closure runs, by where the closures end.
    private(set) var unconditionalInClosures: [Int: [Call]] = [:]
    /// What is sent at all, in the order of the places.
    private(set) var sent: [Call] = []
    /// Where closures send it that run later.
    private(set) var sentLater: Set<Site> = []
    private let outline: Outline
    private let calls: SendingCalls
    private let closures: EventClosures
    let extent: Extent
    private var conditions: EventConditions
    private var ways = EventWays()

    /// An event that the view seems to decide on.
    private struct Candidate {
        var call: Call
        var closure: Int
        var why: Why
    }

    private enum Why: String {
        case whether
        case howOften = "how often"
    }

    private var candidates: [Candidate] = []

    private struct Scope {
        var kind: CodeNode.Scope
        /// By which sides of conditions of the view's own the place is reached, from the scope around it.
        var sides: [EventWays.Side] = []
        /// The block of an `else if` stands in it.
        var isConditional = false
        /// It ends by leaving what stands around it.
        var isLeft = false
        /// Where the closure ends whose body this is.
        var closureEnd: Int?
        /// A touch calls the closure.
        var isOfTouch = false
        /// The closure stands in a condition that something decided already: `guard limit > 3, names.allSatisfy({ … })`.
        var isInCondition = false
        /// What was known of names before it began.
        var namesBefore = EventConditions.Names()
        /// What the cases are about that stand in it, where that stands, and how many of them there were.
        var subject = CodeIndex.none
        var subjectPosition = 0
        var caseCount = 0

        /// A condition of the view's own leads here.
        var isChosen: Bool { !sides.isEmpty }

        /// The body of a closure, but for those that run at once, `forEach { … }`.
        var isLater: Bool { closureEnd != nil && kind != .loop }
    }

    /// What stands around the place that is read.
    private struct Surroundings {
        /// The body itself is the outermost scope.
        var scopes = [Scope(kind: .block)]
        /// The scope that ended last.
        var closed = Scope(kind: .block)
        /// What decides has been read, and the scope that it leads to hasn't begun.
        var isCondition = false
        /// Where the last local declaration ends.
        var localEnd = 0

        var innermost: Scope {
            get { scopes[scopes.count - 1] }
            set { scopes[scopes.count - 1] = newValue }
        }
    }

    /// - Parameters:
    ///   - own: by which functions of the view's own it may send something as well.
    init(
        project: VIPERProject, entry: MemberID, sent events: [Call], by own: OwnSenders?, _ closures: EventClosures, _ extent: Extent = .whole,
        conditions: ViewConditions
    ) {
        (self.closures, self.extent) = (closures, extent)
        let entity = project.graph[entry]
        outline = project.graph[entity.file].outline
        let declaration = outline[entity.declaration]
        self.conditions = conditions.conditions(of: entry)
        calls = SendingCalls(in: declaration, outline)
        let events = Dictionary(events.lazy.filter { $0.site.file == entity.file }.map { ($0.site.offset, $0) }) { first, _ in first }
        var around = Surroundings()
        for position in declaration.code.indices {
            let node = outline.code[position]
            endClosures(before: position, &around)
            follow(node, at: position, of: declaration, &around)
            guard node.kind == .member || node.kind == .identifier, reaches(position, around) else { continue }
            let isRepeated = calls.isRepeated(functionAt: node.offset)
            if let call = events[node.offset] {
                if isRepeated || calls.isCalled(at: call.site.offset) && !calls.isQuestion(call, in: project) {
                    note(call, at: position, in: around.scopes, isRepeated: isRepeated)
                }
            } else if let own, calls.isCalled(at: node.offset) {
                for call in own.events(sentAt: position, in: outline, of: entity.file) { note(call, at: position, in: around.scopes, isRepeated: isRepeated) }
            }
        }
        decided = candidates.first { $0.why == .howOften || !ways.areAll(for: $0.call.callee, in: $0.closure) }.map { ($0.call, $0.why.rawValue) }
    }

    private func reaches(_ position: Int, _ around: Surroundings) -> Bool {
        switch extent {
        case .whole: return true
        case .ownStatements where !around.scopes.contains(where: \.isLater): return true
        case .ownStatements, .closuresOfTouches: return closures.bodies.contains { $0.contains(position) }
        }
    }

    private mutating func endClosures(before position: Int, _ around: inout Surroundings) {
        while let end = around.scopes.last?.closureEnd, end <= position {
            let closure = around.scopes.removeLast()
            (conditions.names, around.isCondition) = (closure.namesBefore, closure.isInCondition)
        }
    }

    /// Where scopes begin and end, and what is known in them.
    private mutating func follow(_ node: CodeNode, at position: Int, of declaration: Declaration, _ around: inout Surroundings) {
        switch node.kind {
        case .closureBody:
            let kind = calls.isRepeated(closureAt: position) ? CodeNode.Scope.loop : .block
            let isOfTouch = closures.bodies.contains { $0.lowerBound == position + 1 }
            around.scopes.append(
                Scope(kind: kind, closureEnd: node.end, isOfTouch: isOfTouch, isInCondition: around.isCondition, namesBefore: conditions.names))
            around.isCondition = false
            conditions.names.given.formUnion(closures.given(to: position + 1))
        case .scopeBegin: begin(node.scope, at: position, &around)
        case .scopeEnd where around.scopes.count > 1: end(&around)
        case .declaration:
            around.localEnd = max(around.localEnd, node.end)
            conditions.note(outline[node.declaration])
        case .unwrapMatch, .match:
            if node.other.exists, outline[node.other].kind == .bindingPattern { conditions.note(outline[node.other].name, takenFrom: node.base) }
        case .subject:
            around.innermost.subject = node.base
            (around.innermost.subjectPosition, around.innermost.caseCount) = (position, 0)
        case .elementMatch where around.innermost.kind == .loop
            && isSubscription(node.base, mayWait: declaration.traits.contains(.async) || around.scopes.contains { $0.closureEnd != nil }):
            around.innermost.kind = .block
        case .return, .break:
            // A local function's own `return` leaves that one.
            if position >= around.localEnd { around.innermost.isLeft = true }
        case .evaluate where conditions.isDecision(node.base):
            if [.branch, .alternative].contains(around.innermost.kind), !around.innermost.isChosen {
                around.innermost.sides = [EventWays.Side(condition: position, number: 0)]
            }
            around.isCondition = true
        default: break
        }
    }

    private mutating func begin(_ scope: CodeNode.Scope, at position: Int, _ around: inout Surroundings) {
        var begun = Scope(kind: scope, namesBefore: conditions.names)
        if scope == .branch, around.isCondition {
            // The block of a `guard`.
            begun.sides = [EventWays.Side(condition: position, number: 0)]
            begun.isLeft = true
        } else if scope == .alternative, let side = around.closed.sides.first {
            // `else`: chosen as its `if` was.
            begun.sides = [EventWays.Side(condition: side.condition, number: side.number + 1)]
        } else if scope == .choice, isChoice(around.innermost.subject) {
            begun.sides = [EventWays.Side(condition: around.innermost.subjectPosition, number: around.innermost.caseCount)]
            around.innermost.caseCount += 1
            // Of the cases of a `switch` one is always taken.
            ways.close(around.innermost.subjectPosition, sides: around.innermost.caseCount)
        }
        if scope == .block, around.innermost.kind == .alternative { around.innermost.isConditional = true }
        around.scopes.append(begun)
        around.isCondition = false
    }

    /// `switch text.count { case 0...2: … }`, `switch text.count > 2 { case true: … }`
    private func isChoice(_ subject: CodeIndex) -> Bool {
        calls.picksByLiteral(subject) && conditions.isOwnValue(subject) || conditions.isOwnDecision(subject)
    }

    private mutating func end(_ around: inout Surroundings) {
        let closed = around.scopes.removeLast()
        around.closed = closed
        conditions.names = closed.namesBefore
        around.isCondition = false
        if closed.kind == .branch || closed.kind == .alternative, let side = closed.sides.first { end(side, of: closed, &around) }
        if closed.kind == .block, closed.isLeft { around.innermost.isLeft = true }
    }

    private mutating func end(_ side: EventWays.Side, of closed: Scope, _ around: inout Surroundings) {
        if closed.kind == .alternative, !closed.isConditional { ways.close(side.condition, sides: side.number + 1) }
        guard closed.isLeft else { return }
        // `if code.isShort { return }`: what follows is chosen as after a `guard`, and as its `else` is.
        if closed.kind == .branch { ways.close(side.condition, sides: 2) }
        around.innermost.sides.append(closed.kind == .branch ? EventWays.Side(condition: side.condition, number: 1) : .only(of: side.condition))
    }

    /// A closure runs when what it was handed to calls it: on another touch, mostly, and not with the body around it.
    private mutating func note(_ call: Call, at position: Int, in allScopes: [Scope], isRepeated: Bool) {
        sent.append(call)
        if allScopes.contains(where: \.isLater) { sentLater.insert(call.site) }
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
        let isChosen = scopes.contains(where: \.isChosen)
        let isPicked = choices.contains { conditions.isOwnDecision($0.condition) }
        let isInLoop = isRepeated || scopes.contains { $0.kind == .loop }
        let touch = allScopes.lastIndex(where: \.isOfTouch) ?? 0
        let end = allScopes[touch].closureEnd ?? 0
        if !isPicked, !isInLoop { ways.note(call.callee, in: end, on: allScopes[touch...].flatMap(\.sides)) }
        if isChosen || isPicked || isInLoop { candidates.append(Candidate(call: call, closure: end, why: isChosen || isPicked ? .whether : .howOften)) }
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
