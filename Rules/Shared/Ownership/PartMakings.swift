import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Where the parts of scenes are made and made known to each other.
struct PartMakings {
    let project: VIPERProject

    /// Where scenes are put together: by an assembler or a router, that has the part by name and makes somebody known to
    /// somebody. None of a part that is made elsewhere as well, where nobody sees whether it is complete.
    func makings(of parts: Set<TypeID>) -> [TypeID: Edge] {
        let graph = project.graph
        var makings: [TypeID: Edge] = [:]
        var elsewhere: Set<TypeID> = []
        var gettings: [Edge] = []
        var handings: [Edge] = []
        func note(_ edge: Edge, _ makings: inout [TypeID: Edge]) {
            if makings[edge.to].map({ edge.site < $0.site }) ?? true { makings[edge.to] = edge }
        }
        lazy var replacements = Replacements(project)
        func noteMaking(_ edge: Edge) {
            // What a presenter's initialiser makes where it is handed nothing says nothing of where it is handed something.
            if edge.position == .defaultArgument, project.role(of: edge.from).map(Self.parts.contains) ?? false { return }
            // `var presenter: LoanPresenting = LoanPresenter()` of a view stands there until somebody puts the scene's own in its place.
            if edge.position != .defaultArgument, project.role(of: edge.from).map(Self.parts.contains) ?? false, replacements.areOf(edge) { return }
            if isAssembling(edge), isNamed(edge) { return note(edge, &makings) }
            elsewhere.insert(edge.to)
        }
        for maker in project.ownTypes where !project.isSetAside(maker) {
            for edge in graph.edges(from: maker) {
                if edge.kind == .creates, parts.contains(maker), isHandingOver(edge) { handings.append(edge) }
                guard parts.contains(edge.to) else { continue }
                if isGetting(edge) { gettings += self.gettings(by: edge) }
                if edge.kind == .creates { noteMaking(edge) }
            }
        }
        for edge in graph.ownMakings where parts.contains(edge.to) && !project.isSetAside(edge.to) { noteMaking(edge) }
        let wiring = graph.assignments.filter { !$0.isNil && $0.caller.exists && !project.isSetAside($0.from) }
        let (callers, owners) = (Set(wiring.map(\.caller)), Set(wiring.lazy.filter { !$0.isSelf }.map(\.from)))
        var wired = makings.filter { part, edge in !elsewhere.contains(part) && isWired(edge, callers, owners) }
        func isOpen(_ part: TypeID) -> Bool { makings[part] == nil && !elsewhere.contains(part) }
        for edge in gettings where isOpen(edge.to) && isInFunction(edge) && (isHandedOn(edge, owners) || isMadeKnown(edge, wiring)) { note(edge, &wired) }
        for edge in handings where isOpen(edge.from) && owners.contains(edge.to) && wired[edge.from] == nil { wired[edge.from] = edge }
        return wired
    }

    /// `LoanConnector(viewController: self)`, of a view that a storyboard makes.
    private func isHandingOver(_ edge: Edge) -> Bool {
        guard project.role(of: edge.to) == .assembler, isInFunction(edge) else { return false }
        return project.graph.outline(of: edge.site.file).handsSelf(toCallAt: edge.site.offset, in: project.graph.declaration(of: edge.member))
    }

    /// `presenter.view = view`: so the view that a storyboard gives is put together there.
    private func isMadeKnown(_ getting: Edge, _ wiring: [Assignment]) -> Bool {
        guard isAssembling(getting), isLocal(getting) else { return false }
        return wiring.contains { assignment in
            assignment.caller == getting.member && assignment.value == getting.to
                && project.role(of: project.graph[assignment.target].owner)?.reached == .presenter
        }
    }

    /// `func loansView() -> LoansViewController { storyboard.instantiate… as! LoansViewController }`: what a function gives has its name where the
    /// same object calls that, or whoever puts the scene together a static one.
    private func gettings(by edge: Edge) -> [Edge] {
        guard isInFunction(edge), isReturned(edge) else { return [edge] }
        let isStatic = project.graph[edge.member].isStatic
        return project.graph.calls(of: edge.member).filter { call in
            call.caller.exists && (isStatic && call.from != edge.from || call.from == edge.from && call.site.file == edge.site.file)
        }.map { call in
            var edge = edge
            (edge.from, edge.member, edge.site, edge.position) = (call.from, call.caller, call.site, .result)
            return edge
        }
    }

    private func isReturned(_ getting: Edge) -> Bool {
        let (outline, function) = (project.graph.outline(of: getting.site.file), project.graph.declaration(of: getting.member))
        let local = local(of: getting)
        return function.code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .return || node.kind == .evaluate, node.base.exists, case let value = outline[node.base] else { return false }
            if let local { return node.kind == .return && value.kind == .identifier && value.name == local }
            return [.coercion, .conditionalCast, .forcedCast].contains(value.kind) && value.base.exists && outline[value.type].offset == getting.site.offset
                && isStoryboards(value.base, outline, in: function)
        }
    }

    /// `let view: LoansViewController = storyboard.instantiateViewController(…)`, or with `as! LoansViewController`.
    private func isGetting(_ edge: Edge) -> Bool {
        edge.kind == .names && [.cast, .localVariable, .metatype, .result].contains(edge.position)
    }

    private func isAssembling(_ making: Edge) -> Bool {
        let role = project.effectiveRole(of: making.from)
        return (role == .assembler || role == .router) && isInFunction(making)
    }

    private func isInFunction(_ making: Edge) -> Bool {
        making.member.exists && project.graph[making.member].kind.isFunction && project.graph[making.member].file == making.site.file
    }

    /// Whether the function that makes a part makes somebody known to somebody, or the object that keeps the part or is handed it there does:
    /// `LoanModule(view: view, presenter: presenter)`.
    private func isWired(_ making: Edge, _ callers: Set<MemberID>, _ owners: Set<TypeID>) -> Bool {
        let isKnown = isLocal(making)
            ? callers.contains(making.member) || isHandedOn(making) || owners.contains(making.from) && isHandedToOwnInitializer(making)
            : owners.contains(making.from)
        if isKnown { return true }
        return project.graph.edges(from: making.from).contains { edge in
            edge.kind == .creates && edge.member == making.member && owners.contains(edge.to) && project.role(of: edge.to) == .assembler
        }
    }

    /// `LoanPresenter(view: view)`: so the two are of one stack, though only one of them knows.
    ///
    /// - Parameter owners: who makes somebody known to somebody: a connector among them is handed what it connects.
    private func isHandedOn(_ making: Edge, _ owners: Set<TypeID> = []) -> Bool {
        guard let local = local(of: making) else { return false }
        let (graph, outline) = (project.graph, project.graph.outline(of: making.site.file))
        // A navigation controller that hands a screen to its connector has no part in the scene.
        let isAssembling = isAssembling(making)
        let others = graph.edges(from: making.from).filter { edge in
            edge.kind == .creates && edge.member == making.member && edge.to != making.to
                && project.role(of: edge.to).map { isAssembling && Self.parts.contains($0) || $0 == .assembler && owners.contains(edge.to) } ?? false
        }
        return others.contains { other in
            call(of: other).map { number in
                outline.code[number].arguments.contains { argument in
                    let value = outline.arguments[argument].value
                    return value.exists && outline[value].kind == .identifier && outline[value].name == local
                }
            } ?? false
        }
    }

    private static let parts: RoleSet = [.view, .presenter, .interactor]

    private func isNamed(_ making: Edge) -> Bool { isLocal(making) || isKept(making) || isDefault(making) || isPutInPlace(making) }

    /// `presenter.interactor = LoanInteractor()`, `LoanPresenter(interactor: LoanInteractor())`: who puts a part into its neighbour at once leaves nobody
    /// else to connect it. What is given away otherwise may be connected where it goes.
    func isPutInPlace(_ making: Edge) -> Bool {
        guard isInFunction(making), let call = call(of: making) else { return false }
        let (graph, outline) = (project.graph, project.graph.outline(of: making.site.file))
        let function = graph.declaration(of: making.member)
        let target = function.code.indices.lazy.map { outline.code[$0] }.first { node in
            node.kind == .assignment && node.base.exists && node.base.position == call && node.other.exists && outline[node.other].kind == .member
        }
        guard let target else { return isHandedToNeighbour(making, call, outline) }
        return graph.assignments.contains { assignment in
            assignment.caller == making.member && !assignment.isSelf && assignment.site.file == making.site.file
                && assignment.site.offset == outline[target.other].offset && isOfPart(assignment.target)
        }
    }

    private func isOfPart(_ property: MemberID) -> Bool {
        project.role(of: project.graph[property].owner).map { Self.parts.contains($0.reached) } ?? false
    }

    private func isHandedToNeighbour(_ making: Edge, _ made: Int, _ outline: Outline) -> Bool {
        project.graph.edges(from: making.from).contains { other in
            guard other.kind == .creates, other.member == making.member, other.to != making.to, project.role(of: other.to).map(Self.parts.contains) ?? false,
                let call = call(of: other)
            else { return false }
            return outline.code[call].arguments.contains { outline.arguments[$0].value.position == made }
        }
    }

    /// `init(interactor: LoanInteracting = LoanInteractor()) { self.interactor = interactor }` of a module that connects it later.
    private func isDefault(_ making: Edge) -> Bool {
        guard making.position == .defaultArgument, project.graph[making.member].kind == .`init` else { return false }
        let (outline, declaration) = (project.graph.outline(of: making.site.file), project.graph.declaration(of: making.member))
        let parameter = outline.parameters(of: declaration).first { parameter in
            guard parameter.defaultValue.exists, case let value = outline[parameter.defaultValue], value.kind == .call else { return false }
            return outline.callee(of: value)?.offset == making.site.offset
        }
        guard let parameter else { return false }
        return declaration.code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .assignment, node.base.exists, node.other.exists else { return false }
            let (value, target) = (outline[node.base], outline[node.other])
            return value.kind == .identifier && value.name == parameter.name && target.kind == .member && outline.isSelf(target.base)
        }
    }

    /// `let interactor = LoanInteractor()`: what has a name there could be told whom it answers.
    func isLocal(_ making: Edge) -> Bool { local(of: making) != nil }

    private func local(of making: Edge) -> NameID? {
        let (outline, function) = (project.graph.outline(of: making.site.file), project.graph.declaration(of: making.member))
        let call = isGetting(making) ? nil : call(of: making)
        return function.code.indices.lazy.compactMap { number -> NameID? in
            guard let local = outline.binding(by: outline.code[number]) else { return nil }
            if let call { return isCall(call, local.value, outline) ? local.name : nil }
            return isGot(local, by: making, outline, function) ? local.name : nil
        }.first
    }

    /// `LoansViewController(nibName: nil, bundle: nil)`, or the call of a storyboard that makes it in a closure.
    private func isCall(_ call: Int, _ value: CodeIndex, _ outline: Outline) -> Bool {
        if value.position == call { return true }
        let node = outline[value]
        guard isStoryboards(value, outline), let last = node.arguments.last, case let creator = outline.arguments[last].value, creator.exists, outline[creator].kind == .closure
        else { return false }
        return outline.closures[outline[creator].closure].body.indices.contains(call)
    }

    /// Source: developer.apple.com/documentation (UIKit: UIStoryboard); the long name is that of Swift 2.
    private func isStoryboards(_ call: CodeIndex, _ outline: Outline) -> Bool {
        guard outline[call].kind == .call, let callee = outline.callee(of: outline[call]) else { return false }
        return Self.instantiations.contains { outline.names.equals(callee.name, $0) }
    }

    private static let instantiations: [StaticString] = [
        "instantiateViewController", "instantiateInitialViewController", "instantiateViewControllerWithIdentifier",
    ]

    /// By the call itself or by the name that it has in the function, or as what a container that a storyboard gives begins with:
    /// `navigation.viewControllers.first`.
    private func isStoryboards(_ value: CodeIndex, _ outline: Outline, in function: Declaration, depth: Int = 0) -> Bool {
        var root = value
        while outline[root].base.exists, isContents(outline[root], outline) { root = outline[root].base }
        guard outline[root].kind == .identifier else { return isStoryboards(root, outline) }
        let bindings = function.code.indices.compactMap { outline.binding(by: outline.code[$0]) }.filter { $0.name == outline[root].name }
        return bindings.count == 1 && depth < 4 && isStoryboards(bindings[0].value, outline, in: function, depth: depth + 1)
    }

    /// Source: developer.apple.com/documentation (UIKit: UIViewController, UINavigationController, UITabBarController)
    private func isContents(_ node: CodeNode, _ outline: Outline) -> Bool {
        switch node.kind {
        case .optionalChain, .forceUnwrap, .coercion, .forcedCast, .conditionalCast, .subscript: true
        case .member: Self.contents.contains { outline.names.equals(node.name, $0) }
        default: false
        }
    }

    private static let contents: [StaticString] = ["childViewControllers", "children", "first", "topViewController", "viewControllers"]

    /// Whether a constant is what a storyboard gives, by a type that is written at the place. A container may well give what it has connected.
    private func isGot(_ local: Outline.Binding, by getting: Edge, _ outline: Outline, _ function: Declaration) -> Bool {
        let (value, offset) = (outline[outline.unwrapped(local.value)], getting.site.offset)
        switch value.kind {
        case .call where getting.position == .result: return outline.callee(of: value)?.offset == offset
        case .call where getting.position == .metatype: return isStoryboardsByType(value, getting, outline)
        case .call: return local.type.exists && isStoryboards(local.value, outline) && outline[local.type].offset == offset
        // Swift 1 wrote a downcast `as`.
        case .coercion, .forcedCast, .conditionalCast:
            return value.base.exists && isStoryboards(value.base, outline, in: function) && outline[value.type].offset == offset
        default: return false
        }
    }

    /// `storyboard.instantiateViewController(ofType: LoansViewController.self)`, a function of the app's own:
    /// `func instantiateViewController<T: UIViewController>(ofType: T.Type) -> T`.
    private func isStoryboardsByType(_ call: CodeNode, _ getting: Edge, _ outline: Outline) -> Bool {
        let isNamed = call.arguments.contains { argument in
            guard outline.arguments[argument].value.exists, case let value = outline[outline.arguments[argument].value] else { return false }
            return value.kind == .member && value.base.exists && outline[value.base].offset == getting.site.offset
        }
        guard isNamed, let callee = outline.callee(of: call) else { return false }
        let called = project.graph.calls(by: getting.member).first { $0.site.file == getting.site.file && $0.site.offset == callee.offset }?.callee
        return called.map { function in
            let outline = project.graph.outline(of: project.graph[function].file)
            return project.graph.declaration(of: function).code.indices.contains { isStoryboards(CodeIndex($0), outline) }
        } ?? false
    }

    /// `self.init(view: view, presenter: presenter)`, to one that keeps what it is to connect.
    private func isHandedToOwnInitializer(_ making: Edge) -> Bool {
        guard project.graph[making.member].kind == .`init`, let local = local(of: making) else { return false }
        let outline = project.graph.outline(of: making.site.file)
        return project.graph.declaration(of: making.member).code.indices.contains { number in
            guard outline.code[number].kind == .call, let callee = outline.callee(of: outline.code[number]), callee.kind == .member,
                outline.names.equals(callee.name, "init"), outline.isSelf(callee.base)
            else { return false }
            return outline.code[number].arguments.contains { argument in
                let value = outline.arguments[argument].value
                return value.exists && outline[value].kind == .identifier && outline[value].name == local
            }
        }
    }

    /// `interactor = LoanInteractor()` in the initialiser of whoever connects it later.
    private func isKept(_ making: Edge) -> Bool {
        let outline = project.graph.outline(of: making.site.file)
        guard project.graph[making.member].kind == .`init`, let call = call(of: making) else { return false }
        return project.graph.declaration(of: making.member).code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .assignment, node.base.exists, node.base.position == call, node.other.exists else { return false }
            return outline.isOwn(node.other)
        }
    }

    private func call(of making: Edge) -> Int? {
        let outline = project.graph.outline(of: making.site.file)
        return outline.call(at: making.site.offset, in: project.graph.declaration(of: making.member).code.indices)
    }
}

extension Outline {
    /// What a constant is bound to.
    fileprivate struct Binding {
        var name: NameID
        var type: TypeIndex
        var value: CodeIndex
    }

    /// `let view = …`, `if let view = …`
    fileprivate func binding(by node: CodeNode) -> Binding? {
        switch node.kind {
        case .declaration:
            let local = self[node.declaration]
            return local.initialValue.exists ? Binding(name: local.name, type: local.type, value: local.initialValue) : nil
        case .unwrapMatch where node.base.exists && node.other.exists && [.bindingPattern, .identifier].contains(self[node.other].kind):
            return Binding(name: self[node.other].name, type: .none, value: node.base)
        default: return nil
        }
    }
}
