import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Presenters that know their view by `unowned` and use it when an answer comes, which they are kept for and the view isn't:
/// `Task { let loans = await interactor.load(); view.show(loans) }`.
struct UnownedViews {
    let project: VIPERProject

    private struct Reference {
        var owner: TypeID
        var property: MemberID
        var view: TypeID
    }

    var violations: [Violation] {
        guard project.dialect.ownership.allowed(owner: .presenter, held: .view)?.contains(.weak) ?? false else { return [] }
        let references = project.types(.presenter).compactMap { reference(of: $0) }
        if references.isEmpty { return [] }
        let calls = Answered(project, by: references.map(\.owner))
        return references.compactMap { reference in
            let file = project.graph[reference.property].file
            let uses = project.graph[reference.owner].members.lazy.filter {
                project.graph[$0].file == file && project.graph[$0].kind == .func && !project.graph[$0].isStatic
            }.compactMap { LateUse(project, calls, of: reference.property, in: $0).first }
            return uses.first.map { violation(reference, usedAt: $0) }
        }
    }

    private func reference(of presenter: TypeID) -> Reference? {
        project.graph.edges(from: presenter).first { edge in
            edge.kind == .holds && edge.isSignature && !edge.isStatic && edge.member.exists && edge.ownership != .weak && !edge.ownership.retains
                && project.graph.declaration(of: edge.member).ownership == edge.ownership
                && project.reachedRole(of: edge.to) ?? project.roleOfFramework(edge.to) == .view
        }.map { Reference(owner: presenter, property: $0.member, view: $0.to) }
    }

    private func violation(_ reference: Reference, usedAt use: Site) -> Violation {
        let property = project.label(of: reference.property)
        return Violation(
            site: project.declarationSite(of: reference.property), from: reference.owner, to: reference.view, subject: property,
            message: "\(project.phrase(reference.owner)) knows \(project.phrase(reference.view)) by the unowned '\(property)', and uses it when an answer comes",
            because: "What waits for the answer keeps the presenter until then, and nothing keeps the view: whoever goes back before it comes crashes the app.",
            help: "Declare '\(property)' weak, as an optional 'var'.",
            related: [Violation.Related(site: use, message: "used here, after the wait")], isUncertain: true)
    }
}

// MARK: - Answers

/// The calls of some types that are answered later, by where they stand.
private struct Answered {
    private enum Way { case awaited, byClosure }
    private struct Place: Hashable {
        var file: FileID
        var offset: UInt32
    }

    private var ways: [Place: Way] = [:]

    init(_ project: VIPERProject, by owners: [TypeID]) {
        var isOwner = Array(repeating: false, count: project.graph.types.count)
        for owner in owners { isOwner[owner.position] = true }
        for call in project.graph.calls where isOwner[call.from.position] && !call.isSelf {
            guard let way = Self.way(of: call, in: project) else { continue }
            ways[Place(file: call.site.file, offset: call.site.offset)] = way
        }
    }

    /// What is asked of an interactor, or of what stands behind one, by a method that takes its time. A closure that doesn't escape has
    /// run when the method is through.
    private static func way(of call: Call, in project: VIPERProject) -> Way? {
        guard let role = project.reachedRole(of: call.receiver), role == .interactor || role == .gateway || role == .manager else { return nil }
        let declaration = project.graph.declaration(of: call.callee)
        if declaration.traits.contains(.async) { return .awaited }
        guard role == .interactor, declaration.kind == .func else { return nil }
        let outline = project.graph.outline(of: project.graph[call.callee].file)
        return outline.parameters(of: declaration).contains { escapes($0.type, in: outline) } ? .byClosure : nil
    }

    /// `@escaping (Result<[Loan], Error>) -> Void`, `((Loan) -> Void)?`
    private static func escapes(_ type: TypeIndex, in outline: Outline) -> Bool {
        var (type, isMarked) = (type, false)
        while type.exists {
            let node = outline[type]
            switch node.kind {
            case .attributed, .optional, .implicitlyUnwrapped: isMarked = isMarked || !outline.isParentheses(node)
            default: return node.kind == .function && isMarked
            }
            type = node.base
        }
        return false
    }

    func isAwaited(_ callee: CodeNode, in file: FileID) -> Bool { ways[Place(file: file, offset: callee.offset)] == .awaited }
    func isByClosure(_ callee: CodeNode, in file: FileID) -> Bool { ways[Place(file: file, offset: callee.offset)] == .byClosure }
}

// MARK: - Uses

/// Where a function uses a property of its instance after a wait, by what keeps the instance meanwhile.
private struct LateUse {
    private let outline: Outline
    private let file: FileID
    private let property: NameID
    private let calls: Answered
    private let body: Range<Int>
    private let isShadowed: Bool

    init(_ project: VIPERProject, _ calls: Answered, of property: MemberID, in function: MemberID) {
        file = project.graph[function].file
        outline = project.graph.outline(of: file)
        self.property = project.graph.declaration(of: property).name
        self.calls = calls
        let declaration = project.graph.declaration(of: function)
        body = declaration.code.indices
        let name = self.property
        isShadowed = outline.parameters(of: declaration).contains { $0.name == name }
    }

    var first: Site? {
        if isShadowed { return nil }
        for position in body {
            let node = outline.code[position]
            if node.kind == .evaluate, node.base.exists, let closure = task(outline[node.base]), let use = use(in: closure, isLate: false) { return use }
            guard node.kind == .call, let callee = outline.callee(of: node), calls.isByClosure(callee, in: file) else { continue }
            for argument in node.arguments {
                let value = outline.arguments[argument].value
                guard value.exists, outline[value].kind == .closure else { continue }
                if let use = use(in: outline.closures[outline[value].closure], isLate: true) { return use }
            }
        }
        return nil
    }

    /// `Task { … }` that is put nowhere: what is kept may be cancelled before the view goes.
    private func task(_ call: CodeNode) -> Closure? {
        guard call.kind == .call, let last = call.arguments.last, var callee = outline.callee(of: call) else { return nil }
        if callee.kind == .member, callee.base.exists, outline.names.equals(callee.name, "detached") { callee = outline[callee.base] }
        let value = outline.arguments[last].value
        guard callee.kind == .identifier, outline.names.equals(callee.name, "Task"), value.exists, outline[value].kind == .closure else { return nil }
        return outline.closures[outline[value].closure]
    }

    /// - Parameter isLate: the closure itself is what waits.
    private func use(in closure: Closure, isLate: Bool) -> Site? {
        if bindsAnew(closure) { return nil }
        var isLate = isLate
        // Whether it was late before each branch: only that one has waited, and another may have been taken. Nil for other scopes.
        var branches: [Bool?] = []
        var found: Site?
        var position = closure.body.indices.lowerBound
        while position < closure.body.indices.upperBound {
            let node = outline.code[position]
            switch node.kind {
            case .bindingPattern where node.name == property: return nil
            case .declaration where outline[node.declaration].name == property: return nil
            case .identifier where node.name == property, .member where node.name == property && outline.isSelf(node.base):
                if isLate, found == nil { found = Site(file: file, offset: node.offset, end: node.offset + outline.names.length(of: property)) }
            case .member where outline.names.equals(node.name, "isCancelled") || outline.names.equals(node.name, "checkCancellation"): return nil
            case .call:
                if let callee = outline.callee(of: node), calls.isAwaited(callee, in: file) { isLate = true }
            // The closure itself stands behind its body.
            case .closureBody where outline.code.indices.contains(node.end) && outline.code[node.end].kind == .closure
                && bindsAnew(outline.closures[outline.code[node.end].closure]):
                position = max(position, node.end)
            case .scopeBegin: branches.append(node.scope == .block ? nil : isLate)
            case .scopeEnd: if let before = branches.popLast() ?? nil { isLate = before }
            default: break
            }
            position += 1
        }
        return found
    }

    /// `[weak self]`, `[view]`: what is used there is no longer the presenter's for certain.
    private func bindsAnew(_ closure: Closure) -> Bool {
        outline.captures[closure.captures.indices].contains { !$0.ownership.retains || $0.name == property }
            || closure.parameters.indices.contains { outline.parameters[$0].name == property }
    }
}
