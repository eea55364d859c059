import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// A view passes on what happened, and decides nothing.
///
/// Seed 000 § The ViewController: it does not process the event in any way, it retrieves associated data and sends it
/// with the event to the presenter.
public struct BusyView: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "busy-view",
        summary: "An event of a view does more than tell the presenter once what happened.",
        what: """
            Looks at actions, lifecycle methods and the callbacks of UIKit's delegates in views: whether one of them \
            sends the presenter several events, or sends one only if something holds, or again and again in a loop. \
            Unwrapping the data that goes with the event is no decision; neither is asking the presenter for values. Whether a \
            text matches (`text.range(of: pattern, options: .regularExpression) != nil`) is one.
            """,
        why: """
            Which event follows from a touch is a rule of the app. In the view it can only be tested with a screen, \
            and the next screen that needs it will write it again.
            """,
        instead: "Send one event with the data that belongs to it, and let the presenter decide.",
        source: "seed 000, The ViewController",
        limits: [
            "What a view computes for itself (its layout, its animations) is not looked at.",
            "A condition on what UIKit hands over (`sender == saveButton`), or on what is taken from that, tells events apart, and is not "
                + "looked at; nor is one on a gesture's state or on the traits of the screen.",
            "Only comparisons are taken for decisions, and what the view asks a private function that compares the text, amount or date it is "
                + "handed (`guard isValid(name)`): another condition that is a value by itself (`if toggle.isOn`) may be anything.",
            "What a closure sends (`UIAction { … }`) is no second event of the method that makes it.",
            "That a view hands itself over (`presenter.attach(self)`) is no event, nor a part of itself (`presenter.attach(legend)`).",
        ],
        examples: BusyView.examples + DialectExamples.of("busy-view"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let calls = events(in: project).flatMap { event in
            project.graph.calls(of: event).filter {
                !$0.isSelf && $0.caller.exists && project.effectiveRole(of: $0.from) == .view && !isWiring($0, in: project)
            }
        }
        let lifecycle = Self.lifecycle.compactMap { project.graph.symbols.symbol(of: $0) }
        return Dictionary(grouping: calls, by: \.caller).sorted { $0.key < $1.key }.compactMap { entry, sent in
            guard project.isViewOfScene(project.graph[entry].owner), isEntry(entry, lifecycle, in: project) else { return nil }
            return fault(in: entry, sent: sent, project)
        }
    }

    /// What may be told to a presenter, in the order of the graph.
    private func events(in project: VIPERProject) -> [MemberID] {
        let receivers = project.ownTypes.filter { project.reachedRole(of: $0) == .presenter }
        return receivers.flatMap { receiver in
            project.graph[receiver].members.filter { project.graph[$0].kind == .func && project.isActing($0) }
        }.sorted()
    }

    /// `presenter.attach(self)`, `presenter.bind(view: self)`: the view hands itself over, or a part of itself, and nothing has happened. Its name
    /// may tell that something has: `presenter.didLoad(view: self)`.
    private func isWiring(_ call: Call, in project: VIPERProject) -> Bool {
        guard call.site.file == project.graph[call.caller].file, handsSelfOver(call, in: project) else { return false }
        let name = project.graph.symbols[project.graph[call.callee].name]
        return !name.tellsWhatHappened && !["did", "view", "will"].contains(where: name.hasPrefix)
    }

    private func handsSelfOver(_ call: Call, in project: VIPERProject) -> Bool {
        let outline = project.graph.outline(of: call.site.file)
        return project.graph.declaration(of: call.caller).code.indices.contains { position in
            let node = outline.code[position]
            guard node.kind == .call, node.arguments.count == 1, let callee = outline.callee(of: node), callee.offset == call.site.offset,
                let argument = node.arguments.first.map({ outline.arguments[$0].value }), argument.exists
            else { return false }
            return outline[argument].kind == .identifier
                && (outline.names.equals(outline[argument].name, "self") || isPart(outline.names[outline[argument].name], of: call.from, in: project))
        }
    }

    /// `private let legend = LegendView()`
    private func isPart(_ name: String, of view: TypeID, in project: VIPERProject) -> Bool {
        project.graph.edges(from: view).contains { edge in
            edge.kind == .holds && edge.member.exists && project.graph.symbols[project.graph[edge.member].name] == name
                && (project.role(of: edge.to)?.reached == .view || project.isKind(edge.to, of: ["NSView", "UIView"]))
        }
    }

    /// What UIKit calls: an action, an override, a requirement of a framework's protocol.
    private func isEntry(_ member: MemberID, _ lifecycle: [Symbol], in project: VIPERProject) -> Bool {
        let entity = project.graph[member]
        let outline = project.graph[entity.file].outline
        let declaration = outline[entity.declaration]
        guard declaration.kind == .func else { return false }
        let isAction = outline.attributes(of: declaration).contains { outline.names.equals($0.name, "IBAction") || outline.names.equals($0.name, "objc") }
        if isAction || lifecycle.contains(entity.name) && declaration.modifiers.contains(.override) { return true }
        return Self.callbacks.contains(project.label(of: member))
    }

    private static let lifecycle = [
        "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    ]

    /// The callbacks by which UIKit tells of a touch; those that ask for something to show are questions.
    private static let callbacks: Set<String> = [
        "tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)",
        "collectionView(_:didSelectItemAt:)", "collectionView(_:didDeselectItemAt:)", "searchBar(_:textDidChange:)",
        "searchBarSearchButtonClicked(_:)", "searchBarCancelButtonClicked(_:)", "textFieldDidEndEditing(_:)",
        "textFieldDidBeginEditing(_:)", "textFieldShouldReturn(_:)", "textViewDidChange(_:)", "textViewDidEndEditing(_:)",
        "tabBar(_:didSelect:)", "tabBarController(_:didSelect:)", "pickerView(_:didSelectRow:inComponent:)",
        "mapView(_:didSelect:)",
    ]

    private func fault(in entry: MemberID, sent: [Call], _ project: VIPERProject) -> Violation? {
        let events = sent.sorted { $0.site < $1.site }
        let path = EventPath(project: project, entry: entry, events: events)
        if let decided = path.decided {
            return violation(decided.call, entry, "decides by itself \(decided.why) it sends an event", events, project)
        }
        let always = path.unconditional
        guard let first = always.first, let second = always.first(where: { $0.callee != first.callee }) else { return nil }
        return violation(second, entry, "sends \(Set(always.map(\.callee)).count) events for one", always, project)
    }
}

/// What stands around the events that a body sends.
private struct EventPath {
    /// The first event that is only sent if something holds, or in a loop.
    private(set) var decided: (call: Call, why: String)?
    /// What is sent whenever the body runs.
    private(set) var unconditional: [Call] = []
    private let outline: Outline
    private let predicates: OwnPredicates
    /// What runs only if the condition of a ternary says so, by its nodes.
    private let choices: [Range<Int>]
    /// The names by which UIKit hands over what happened, and those of what is taken from it: telling one control from another
    /// decides nothing.
    private var given: Set<NameID>

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
        /// What was given before it began.
        var givenBefore: Set<NameID> = []
    }

    init(project: VIPERProject, entry: MemberID, events: [Call]) {
        let entity = project.graph[entry]
        outline = project.graph[entity.file].outline
        predicates = OwnPredicates(of: entity.owner, in: entity.file, project)
        let declaration = outline[entity.declaration]
        given = Set(outline.parameters(of: declaration).map(\.name))
        choices = Self.choices(in: declaration, outline)
        // The body itself is the outermost scope.
        var scopes = [Scope(kind: .block)]
        var closed = Scope(kind: .block)
        var isCondition = false
        var localEnd = 0
        for position in declaration.code.indices {
            let node = outline.code[position]
            while let end = scopes.last?.closureEnd, end <= position {
                let closure = scopes.removeLast()
                (given, isCondition) = (closure.givenBefore, closure.isInCondition)
            }
            switch node.kind {
            case .closureBody:
                scopes.append(Scope(kind: .block, closureEnd: node.end, isInCondition: isCondition, givenBefore: given))
                isCondition = false
            case .scopeBegin:
                // `guard`: what follows its block is chosen as well. `else`: chosen as its `if` was.
                if node.scope == .branch, isCondition { scopes[scopes.count - 1].isChosen = true }
                let isElse = node.scope == .alternative && closed.isChosen
                scopes.append(Scope(kind: node.scope, isChosen: isElse, givenBefore: given))
                isCondition = false
            case .scopeEnd where scopes.count > 1:
                closed = scopes.removeLast()
                given = closed.givenBefore
                isCondition = false
                // `if code.isShort { return }`: what follows is chosen as after a `guard`.
                if closed.kind == .branch || closed.kind == .alternative, closed.isChosen, closed.isLeft { scopes[scopes.count - 1].isChosen = true }
                if closed.kind == .block, closed.isLeft { scopes[scopes.count - 1].isLeft = true }
            case .declaration:
                localEnd = max(localEnd, node.end)
                let local = outline[node.declaration]
                if mentionsGiven(local.initialValue, depth: 0) { given.insert(local.name) }
            case .unwrapMatch, .match:
                if node.other.exists, outline[node.other].kind == .bindingPattern, mentionsGiven(node.base, depth: 0) {
                    given.insert(outline[node.other].name)
                }
            case .elementMatch where scopes[scopes.count - 1].kind == .loop
                && isSubscription(node.base, mayWait: declaration.traits.contains(.async) || scopes.contains { $0.closureEnd != nil }):
                scopes[scopes.count - 1].kind = .block
            case .return, .break:
                // A local function's own `return` leaves that one.
                if position >= localEnd { scopes[scopes.count - 1].isLeft = true }
            case .evaluate where isDecision(node):
                if [.branch, .alternative].contains(scopes[scopes.count - 1].kind) { scopes[scopes.count - 1].isChosen = true }
                isCondition = true
            case .member, .identifier:
                guard let call = events.first(where: { $0.site.offset == node.offset && $0.site.file == entity.file }) else { break }
                note(call, at: position, in: scopes)
            default: break
            }
        }
    }

    /// What stands behind the conditions of `?:`, operands being noted before what is made of them.
    private static func choices(in declaration: Declaration, _ outline: Outline) -> [Range<Int>] {
        declaration.code.indices.compactMap { position in
            let node = outline.code[position]
            guard node.kind == .ternary, let condition = node.arguments.first, outline.arguments[condition].value.exists else { return nil }
            let start = outline.arguments[condition].value.position + 1
            return start < position ? start..<position : nil
        }
    }

    /// A closure runs when what it was handed to calls it: on another touch, mostly, and not with the body around it.
    private mutating func note(_ call: Call, at position: Int, in allScopes: [Scope]) {
        let closure = allScopes.lastIndex { $0.closureEnd != nil }
        let scopes = allScopes[(closure ?? 0)...]
        let isChosen = choices.contains { $0.contains(position) }
        if closure == nil, !isChosen, scopes.allSatisfy({ $0.kind == .block }) { unconditional.append(call) }
        guard decided == nil else { return }
        if scopes.contains(where: { $0.kind == .loop }) { decided = (call, "how often") }
        if scopes.contains(where: \.isChosen) { decided = (call, "whether") }
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

    /// A comparison of the view's own, or what the view asks a function of its own that compares; what is neither may be anything,
    /// `#available` included.
    private func isDecision(_ node: CodeNode) -> Bool {
        guard node.base.exists else { return false }
        if predicates.isAsked(node.base, in: outline) { return !mentionsGiven(node.base, depth: 0) }
        guard outline[node.base].kind == .comparison else { return false }
        let operands = outline.arguments[outline[node.base].arguments]
        return !mentionsGiven(node.base, depth: 0) && !isOfGesture(operands) && !operands.contains { isOfLayout($0.value) }
            && !isOfWay(operands) && !outline.isUnwrapping(operands)
    }

    /// `press.state == .began`: a recognizer calls at every step of one touch.
    private func isOfGesture(_ operands: some Sequence<Argument>) -> Bool {
        let members = operands.map(\.value).filter { $0.exists && outline[$0].kind == .member }
        return members.contains { outline[$0].base.exists && outline.names.equals(outline[$0].name, "state") }
            && members.contains { place in !outline[place].base.exists && isStep(outline[place].name) }
    }

    /// UIGestureRecognizer.State
    private func isStep(_ name: NameID) -> Bool {
        ["began", "cancelled", "changed", "ended", "failed", "possible", "recognized"].contains(outline.names[name])
    }

    /// `traitCollection.horizontalSizeClass == .compact`: how much room there is, is the view's own business.
    private func isOfLayout(_ operand: CodeIndex) -> Bool {
        var place = operand
        while place.exists, [.member, .identifier].contains(outline[place].kind) {
            if outline.names.equals(outline[place].name, "traitCollection") { return true }
            guard outline[place].kind == .member else { return false }
            place = outline[place].base
        }
        return false
    }

    /// `isMovingFromParent || isBeingDismissed`: how UIKit tells that a screen comes or goes for good. Each may be negated, or be a parent's,
    /// where nothing may be: `navigationController?.isBeingDismissed ?? false`.
    private func isOfWay(_ operands: some Collection<Argument>) -> Bool {
        let values = operands.map(\.value).filter { !$0.exists || outline[$0].kind != .booleanLiteral }
        return !values.isEmpty && values.allSatisfy { isWay($0, depth: 0) }
    }

    private func isWay(_ operand: CodeIndex, depth: Int) -> Bool {
        guard operand.exists, depth < 32 else { return false }
        let node = outline[operand]
        switch node.kind {
        case .unary, .forceUnwrap: return isWay(node.base, depth: depth + 1)
        case .comparison, .nilCoalescing, .tuple:
            return outline.arguments[node.arguments].allSatisfy {
                $0.value.exists && outline[$0.value].kind == .booleanLiteral || isWay($0.value, depth: depth + 1)
            }
        case .identifier, .member: return Self.ways.contains(outline.names[node.name])
        default: return false
        }
    }

    /// UIViewController
    private static let ways: Set<String> = ["isBeingDismissed", "isBeingPresented", "isMovingFromParent", "isMovingToParent"]

    private func mentionsGiven(_ position: CodeIndex, depth: Int) -> Bool {
        guard position.exists, depth < 32 else { return false }
        let node = outline[position]
        switch node.kind {
        case .identifier: return given.contains(node.name)
        case .comparison, .binary, .nilCoalescing, .tuple, .ternary:
            return outline.arguments[node.arguments].contains { mentionsGiven($0.value, depth: depth + 1) }
        // `rows[indexPath.row]` is the view's own.
        case .subscript: return mentionsGiven(node.base, depth: depth + 1)
        case .call:
            return mentionsGiven(node.base, depth: depth + 1)
                || outline.arguments[node.arguments].contains { mentionsGiven($0.value, depth: depth + 1) }
        case .annotated, .coercion, .conditionalCast, .forcedCast, .member, .optionalChain, .forceUnwrap, .typeCheck, .unary:
            return mentionsGiven(node.base, depth: depth + 1)
        default: return false
        }
    }
}

// MARK: - Messages

extension BusyView {
    private func violation(_ call: Call, _ entry: MemberID, _ what: String, _ events: [Call], _ project: VIPERProject) -> Violation {
        let owner = project.graph[entry].owner
        return Violation(
            site: call.site, from: owner, to: project.graph[call.callee].owner, subject: project.label(of: entry),
            message: "'\(project.label(of: entry))' of \(project.phrase(owner)) \(what)",
            because: "A view sends every event as it comes, with its data: what follows from it is for the presenter to decide.",
            help: "Send one event from '\(project.label(of: entry))', with what the decision needs, and decide in the presenter.",
            related: events.filter { $0.site != call.site }.map {
                Violation.Related(site: $0.site, message: "sends '\(project.label(of: $0.callee))'")
            }.fewest)
    }
}

// MARK: - Examples

extension BusyView {
    private static let presenter = """
        func eventViewReady() { useCase.eventViewReady() }
            func eventSaved(title: String) { useCase.eventViewReady() }
            func eventDiscarded() { useCase.eventViewReady() }
        """

    private static func action(_ body: String) -> String {
        "extension LoanListViewController {\n    @IBAction func saveTouched(_ sender: UIButton) { \(body) }\n}"
    }

    static let examples = [
        RuleMetadata.Example(
            "The view decides whether it may be saved",
            ExampleStack.source(
                presenter: presenter,
                others: action("if (title ?? \"\").count > 3 { presenter.↓eventSaved(title: title ?? \"\") }"))),
        RuleMetadata.Example(
            "The presenter decides",
            ExampleStack.source(presenter: presenter, others: action("presenter.eventSaved(title: title ?? \"\")"))),
        RuleMetadata.Example(
            "The data has to be there",
            ExampleStack.source(presenter: presenter, others: action("guard let title else { return }; presenter.eventSaved(title: title)"))),
        RuleMetadata.Example(
            "Two events for one touch",
            ExampleStack.source(
                presenter: presenter, others: action("presenter.eventSaved(title: \"\"); presenter.↓eventDiscarded()"))),
    ]
}
