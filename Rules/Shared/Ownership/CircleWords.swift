import ProjectGraph
import RuleKit
import Syntax
import Viper

/// How a finding speaks of the reference that closes a circle, and of what to do about it.
struct CircleWords {
    let holding: Holding
    let property: String
    /// What is kept keeps its owner, and nobody else stands between the two.
    let isAlone: Bool
    let project: VIPERProject

    static let helpAround = "Write '[weak self]' for the outer closure: the one inside makes that capture self strongly, to have it at hand."

    static let helpWithBox = "Keep what stands there in a box that refers to it weakly, or let it go when the scene ends."

    /// What closes the circle: `the closure in 'onTap'`.
    var what: String {
        switch holding.kind {
        case .stored: "'\(property)'"
        case .capture:
            switch holding.capture {
            case .method: "the function in '\(property)'"
            case .listInside: "the closure around '[weak self]' in '\(property)'"
            case .unwrapped: "the task in '\(property)'"
            case .body: "the closure in '\(property)'"
            }
        case .assignment: "the subscription in '\(property)'"
        case .target: "the \(isOf("CADisplayLink") ? "display link" : "timer") in '\(property)'"
        case .abandoned where holding.isOfTask: "the task that is started in '\(property)'"
        case .abandoned: "the closure \(holding.capture == .listInside ? "around '[weak self]' " : "")handed \(holding.handedOnBy.exists ? "on " : "")to the system in '\(property)'"
        }
    }

    /// What is wrong with it.
    var fault: String {
        switch holding.kind {
        case .abandoned where holding.isOfTask: return "keeps self while its loop waits, and what would end that is thrown away"
        case .abandoned: return "keeps self, and what would end that is thrown away"
        case .stored: return Self.circle
        case .assignment: return "assigns to self, and self keeps '\(property)'"
        case .target: return "keeps self, which it calls, and self keeps '\(property)'"
        case .capture:
            guard isAlone else { return Self.circle }
            switch holding.capture {
            case .unwrapped: return "holds self strongly while its loop waits"
            case .method: return captured.map { "is a method of it, as '\($0)', and it keeps '\(property)'" } ?? "is a method of self, and self keeps '\(property)'"
            case .body, .listInside:
                return captured.map { "captures it strongly, as '\($0)', and it keeps '\(property)'" } ?? "captures self strongly, and self keeps \(keeper)"
            }
        }
    }

    /// `navigationItem.rightBarButtonItem = …` of `viewDidLoad()`: what is handed to a property that is inherited is known by who does it.
    private var keeper: String {
        project.graph[holding.member].kind.isFunction ? "what it is handed to there" : "'\(property)'"
    }

    private static let circle = "closes a circle of strong references"

    /// - Parameter named: the type that a stored reference is written with, or of what a closure captures.
    func help(for named: TypeID) -> String {
        switch holding.kind {
        case .stored:
            let weak = project.mayBeDeclaredWeak(holding.member) ? project.whatWeakTakes(named) : nil
            return weak.map { more in
                let needs = project.whatWeakNeeds(holding.member)
                return "Declare '\(property)' weak\(needs)\(more)" + (needs.isEmpty ? ", or set it to nil when the scene ends." : ".")
            } ?? (project.graph[named].kind.isValue ? "Set '\(property)' to nil when the scene ends, or don't keep it: only an object can be known weakly." : Self.helpWithBox)
        case .capture:
            switch holding.capture {
            case .method where project.graph[named].kind.isValue: return "Hand over a closure that captures what it needs by itself: a value can't be captured weakly."
            case .method: return "Hand over a closure that captures it weakly: '{ [weak \(captured ?? "self")] in … }'."
            case .listInside: return Self.helpAround
            case .unwrapped: return helpForUnwrapped
            case .body: return project.graph[named].kind.isValue ? helpForValue(named) : helpForClosure
            }
        case .assignment:
            return project.publishedTarget(of: holding).map {
                "Write '.assign(to: &$\($0))'\(project.isStored(holding) ? " without '.store(in:)'" : ""), which keeps nobody and ends with '\($0)', or assign in a closure: 'sink { [weak self] … }'."
            } ?? "Assign in a closure that captures it weakly: 'sink { [weak self] … }'."
        case .target:
            return "Invalidate it when the scene ends ('deinit' is too late), or "
                + (isOf("CADisplayLink") ? "let it call an object that knows self weakly." : "hand it a closure that captures weakly: '[weak self]'.")
        case .abandoned where holding.isOfTask && holding.capture == .unwrapped: return helpForUnwrapped
        case .abandoned where holding.isOfTask && holding.capture == .body: return helpForTask
        case .abandoned where holding.capture == .listInside: return Self.helpAround
        case .abandoned where holding.handedOnBy.exists:
            return "Capture it weakly, '[weak self]', and let '\(project.label(of: holding.handedOnBy))' keep what the system returns, to end it with the scene."
        case .abandoned: return "Capture it weakly, '[weak self]', and keep what is returned, to end it with the scene."
        }
    }

    private var helpForClosure: String {
        if isOf("Timer") { return "Capture it weakly, '[weak self]', and let 'deinit' invalidate the timer, which the run loop keeps." }
        if isAlone, isTasks { return helpForTask }
        if let captured { return ClosureCode(of: holding, in: project).help(forCapturing: captured) }
        return ClosureCode(of: holding, in: project).helpForFunction ?? "Capture it weakly: '[weak self]'."
    }

    /// `state` of `router.onOpen = { state.reload() }` in a view of SwiftUI, which a closure takes with all that the view has.
    private func helpForValue(_ type: TypeID) -> String {
        if let captured { return "Capture what the closure needs of '\(captured)' by itself: a value can't be captured weakly." }
        let needs = ClosureCode(of: holding, in: project).list(ofNeeded: type).map { ", '\($0)'" } ?? ""
        return "Capture what the closure needs by itself\(needs): all of \(project.name(type)) is captured now, and a value can't be captured weakly."
    }

    private var helpForUnwrapped: String {
        waitedFor.map { "Capture what the loop waits for by itself, '[weak self, \($0)]', and unwrap self inside the loop, for each turn anew." }
            ?? "Unwrap it inside the loop, for each turn anew: 'guard let self else { return }'."
    }

    private var helpForTask: String {
        waitedFor.map { "Capture self weakly, and what the loop waits for by itself, '[weak self, \($0)]'; unwrap self inside the loop, for each turn anew." }
            ?? "Capture it weakly, '[weak self]', and unwrap it inside the loop, for each turn anew."
    }

    /// `presenter` of `interactor.onLoad = { presenter.show($0) }`; nil for the instance whose code it is.
    private var captured: String? { holding.captured == .none ? nil : project.graph.symbols[holding.captured] }

    /// Whether a property is of a framework's class: `timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { … }`, while a
    /// display link takes no closure.
    /// Source: developer.apple.com/documentation (Foundation.Timer.invalidate(); QuartzCore.CADisplayLink).
    private func isOf(_ name: String) -> Bool {
        project.graph.edges(from: holding.owner).contains {
            $0.member == holding.member && $0.kind == .holds && project.graph[$0.to].isExternal && project.graph[$0.to].fullName == name
        }
    }

    /// `var task: Task<Void, Never>?`
    private var isTasks: Bool {
        let outline = project.graph.outline(of: project.graph[holding.member].file)
        let type = outline.type(project.graph.declaration(of: holding.member).type, without: .optionals)
        return type.exists && outline[type].kind == .named && outline.names.equals(outline[type].name, "Task")
    }

    /// `interactor` of `for await titles in interactor.titles.values`: what a task's loop asks of self before its first turn.
    private var waitedFor: String? {
        let outline = project.graph.outline(of: holding.site.file)
        let task = outline.closures.last { closure in
            guard closure.offset <= holding.site.offset, let last = closure.body.indices.last else { return false }
            return outline.code[last].offset >= holding.site.offset
        }
        guard let task, let loop = outline.code[task.body.indices].first(where: { $0.kind == .elementMatch }), loop.base.exists else { return nil }
        var node = outline[loop.base]
        while [.call, .forceUnwrap, .member, .optionalChain].contains(node.kind), node.base.exists {
            if node.kind == .member, outline[node.base].kind == .identifier, outline.names.equals(outline[node.base].name, "self") { break }
            node = outline[node.base]
        }
        guard node.kind == .identifier || node.kind == .member else { return nil }
        let name = outline.names[node.name]
        let isWrapped = name.hasPrefix("$")
        let property = isWrapped ? String(name.dropFirst()) : name
        let isOwn = project.graph.family(of: holding.owner).contains { owner in
            project.graph[owner].members.contains { project.graph.symbols[project.graph[$0].name] == property }
        }
        return !isOwn ? nil : isWrapped ? "\(property) = \(name)" : property
    }
}
