import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Parts that work with a neighbour whom nobody has made known to them: `weak var output: LoanListInteractorOutput?` of an interactor that an
/// assembly puts together, where no `interactor.output = presenter` is written anywhere.
struct UnsetParts {
    private let project: VIPERProject

    static func violations(in project: VIPERProject) -> [Violation] {
        let parts = UnsetParts(project: project)
        let holds = neighbours.flatMap { role, reached in
            project.types(role).filter { !project.isSetAside($0) && project.isJudged($0, as: role) }.flatMap { parts.holds(of: $0, reached) }
        }
        if holds.isEmpty { return [] }
        let makings = parts.makings(of: Set(holds.map(\.from)))
        let unset = holds.compactMap { hold in makings[hold.from].map { (hold: hold, making: $0) } }
        if unset.isEmpty { return [] }
        let setters = DynamicSetters(project)
        let made = unset.filter { !setters.maySet($0.hold, madeBy: $0.making.from) }
        return zip(made, parts.areWrittenOutsideTypes(made.map(\.hold.member))).compactMap { $1 ? nil : parts.violation($0.hold, $0.making) }
    }

    private static let neighbours: [(role: Role, reached: RoleSet)] = [
        (.view, [.presenter]), (.presenter, [.view, .interactor, .router]), (.interactor, [.presenter]), (.router, [.view]),
    ]

    private func holds(of type: TypeID, _ reached: RoleSet) -> [Edge] {
        let unset = project.graph.unsetProperties(of: type)
        // What an heir's protocol asks for may be set by that.
        guard !unset.isEmpty, project.conformers[type].isEmpty else { return [] }
        return unset.compactMap { property in
            let hold = project.graph.edges(from: type).first { edge in
                edge.member == property && edge.kind == .holds && edge.isSignature
                    && isReached(edge.to, reached)
            }
            return hold.flatMap { isUsed($0) ? $0 : nil }
        }
    }

    /// A router may know its screen as no more than a `UIViewController`.
    private func isReached(_ type: TypeID, _ reached: RoleSet) -> Bool {
        if let role = project.role(of: type) { return reached.contains(role.reached) }
        return reached == [.view] && project.graph[type].isExternal && project.isKind(type, of: .viewController)
    }

    /// Where scenes are put together: by an assembler or a router, that has the part by name and makes somebody known to
    /// somebody. None of a part that is made elsewhere as well, where nobody sees whether it is complete.
    private func makings(of parts: Set<TypeID>) -> [TypeID: Edge] {
        let graph = project.graph
        var makings: [TypeID: Edge] = [:]
        var elsewhere: Set<TypeID> = []
        var gettings: [Edge] = []
        for maker in project.ownTypes where !project.isSetAside(maker) {
            for edge in graph.edges(from: maker) where parts.contains(edge.to) {
                if isGetting(edge) { gettings.append(edge) }
                guard edge.kind == .creates else { continue }
                // What a presenter's initialiser makes where it is handed nothing says nothing of where it is handed something.
                if edge.position == .defaultArgument, project.role(of: maker).map(Self.parts.contains) ?? false { continue }
                guard isAssembling(edge), isNamed(edge) else {
                    elsewhere.insert(edge.to)
                    continue
                }
                if makings[edge.to].map({ edge.site < $0.site }) ?? true { makings[edge.to] = edge }
            }
        }
        let wiring = graph.assignments.filter { !$0.isNil && $0.caller.exists && !project.isSetAside($0.from) }
        let (callers, owners) = (Set(wiring.map(\.caller)), Set(wiring.lazy.filter { !$0.isSelf }.map(\.from)))
        var wired = makings.filter { part, edge in !elsewhere.contains(part) && isWired(edge, callers, owners) }
        for edge in gettings where makings[edge.to] == nil && !elsewhere.contains(edge.to) && isInFunction(edge) && isHandedOn(edge, owners) {
            if wired[edge.to].map({ edge.site < $0.site }) ?? true { wired[edge.to] = edge }
        }
        return wired
    }

    /// `let view: LoansViewController = storyboard.instantiateViewController(…)`, or with `as! LoansViewController`.
    private func isGetting(_ edge: Edge) -> Bool {
        edge.kind == .names && (edge.position == .cast || edge.position == .localVariable)
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
        if isLocal(making) ? callers.contains(making.member) || isHandedOn(making) : owners.contains(making.from) { return true }
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

    private func isNamed(_ making: Edge) -> Bool { isLocal(making) || isKept(making) || isDefault(making) }

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
    private func isLocal(_ making: Edge) -> Bool { local(of: making) != nil }

    private func local(of making: Edge) -> NameID? {
        let outline = project.graph.outline(of: making.site.file)
        let call = isGetting(making) ? nil : call(of: making)
        return project.graph.declaration(of: making.member).code.indices.lazy.compactMap { number -> NameID? in
            let node = outline.code[number]
            guard node.kind == .declaration, case let local = outline[node.declaration], local.initialValue.exists else { return nil }
            if let call { return isCall(call, local.initialValue, outline) ? local.name : nil }
            return isGetting(making) && isGot(local, at: making.site, outline) ? local.name : nil
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

    /// Source: developer.apple.com/documentation (UIKit: UIStoryboard)
    private func isStoryboards(_ call: CodeIndex, _ outline: Outline) -> Bool {
        guard outline[call].kind == .call, let callee = outline.callee(of: outline[call]) else { return false }
        return outline.names.equals(callee.name, "instantiateViewController") || outline.names.equals(callee.name, "instantiateInitialViewController")
    }

    /// Whether a constant is what a storyboard gives, by a type that is written at the place. A container may well give what it has connected.
    private func isGot(_ local: Declaration, at site: Site, _ outline: Outline) -> Bool {
        let value = outline[local.initialValue]
        switch value.kind {
        case .call: return local.type.exists && isStoryboards(local.initialValue, outline) && outline[local.type].offset == site.offset
        case .forcedCast, .conditionalCast: return value.base.exists && isStoryboards(value.base, outline) && outline[value.type].offset == site.offset
        default: return false
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
        return project.graph.declaration(of: making.member).code.indices.first { number in
            outline.code[number].kind == .call && outline.callee(of: outline.code[number])?.offset == making.site.offset
        }
    }

    /// `func connect(_ part: LoanInteractor) { part.output = … }`: by names, for what functions and statements at the top level of a file do is
    /// nobody's.
    private func areWrittenOutsideTypes(_ properties: [MemberID]) -> [Bool] {
        // By bytes: every assignment of the app is looked at.
        let names = properties.map { Array(project.graph.symbols[project.graph[$0].name].utf8) }
        var areWritten = names.map { _ in false }
        for file in project.graph.files.indices where project.graph.files[file].category.isProduction {
            let outline = project.graph.outline(of: FileID(file))
            for number in outline.topLevelCode.indices where outline.code[number].kind == .assignment && outline.code[number].other.exists {
                let target = outline[outline.unwrapped(outline.code[number].other)]
                let isTuple = target.kind == .tuple
                for part in isTuple ? target.arguments.map({ outline.arguments[$0].value }).filter(\.exists).map({ outline[$0] }) : [target] where part.kind == .member {
                    for position in names.indices where !areWritten[position] {
                        let isNamed = outline.names.withBytes(of: part.name) { $0.count == names[position].count && $0.elementsEqual(names[position]) }
                        areWritten[position] = isNamed && !outline.isInType(part.offset)
                    }
                }
            }
        }
        return areWritten
    }

    /// `output?.didLoad()`, `self.output.didLoad()`, `transformer.transform(output: output)`
    private func isUsed(_ hold: Edge) -> Bool {
        let graph = project.graph
        let name = graph.symbols[graph[hold.member].name]
        return graph[hold.from].members.contains { member in
            guard graph[member].kind.isFunction || graph[member].kind == .var else { return false }
            let (outline, declaration) = (graph.outline(of: graph[member].file), graph.declaration(of: member))
            return declaration.code.indices.contains { number in
                let node = outline.code[number]
                guard node.kind == .call, let callee = outline.callee(of: node), callee.kind == .member, callee.base.exists else { return false }
                return isNamed(name, callee.base, outline) || isHandedOn(name, by: node, outline)
            }
        }
    }

    /// `func tell(_ output: …) { output.present() }` asks whom it is handed.
    private func isNamed(_ name: String, _ place: CodeIndex, _ outline: Outline) -> Bool {
        var receiver = outline.unwrapped(place)
        // `host?.navigationController?.popViewController(animated: true)`
        while outline[receiver].kind == .member, outline[receiver].base.exists, !outline.isOwnOrUnwrapped(receiver) {
            receiver = outline.unwrapped(outline[receiver].base)
        }
        return [.identifier, .member].contains(outline[receiver].kind) && outline.names[outline[receiver].name] == name && outline.isOwnOrUnwrapped(receiver)
    }

    /// By its own label, to one who is to tell it something.
    private func isHandedOn(_ name: String, by call: CodeNode, _ outline: Outline) -> Bool {
        call.arguments.contains { number in
            let argument = outline.arguments[number]
            return argument.value.exists && outline.names[argument.label] == name && isNamed(name, argument.value, outline)
        }
    }

    private func violation(_ hold: Edge, _ making: Edge) -> Violation {
        let (property, part) = (project.label(of: hold.member), project.name(hold.from))
        let place = isLocal(making) ? "'\(project.label(of: making.member))', where \(part) is made" : "\(project.name(making.from)), which makes \(part)"
        return Violation(
            site: project.declarationSite(of: hold.member), from: hold.from, to: hold.to, subject: property,
            message: "\(project.phrase(hold.from)) works with \(project.phrase(hold.to)) by '\(property)', which nobody sets",
            because: "It stays nil: what is told or asked there goes nowhere, or ends the app.",
            help: "Set '\(property)' in \(place).",
            related: [Violation.Related(site: making.site, message: "\(part) is made here")])
    }
}
