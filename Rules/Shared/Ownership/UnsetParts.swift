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
        (.view, [.presenter]), (.presenter, [.view, .interactor, .router]), (.interactor, [.presenter]),
    ]

    private func holds(of type: TypeID, _ reached: RoleSet) -> [Edge] {
        let unset = project.graph.unsetProperties(of: type)
        // What an heir's protocol asks for may be set by that.
        guard !unset.isEmpty, project.conformers[type].isEmpty else { return [] }
        return unset.compactMap { property in
            let hold = project.graph.edges(from: type).first { edge in
                edge.member == property && edge.kind == .holds && edge.isSignature
                    && project.role(of: edge.to).map { reached.contains($0.reached) } ?? false
            }
            return hold.flatMap { isUsed($0) ? $0 : nil }
        }
    }

    /// Where scenes are put together: by an assembler or a router, that has the part by name and makes somebody known to
    /// somebody. None of a part that is made elsewhere as well, where nobody sees whether it is complete.
    private func makings(of parts: Set<TypeID>) -> [TypeID: Edge] {
        let graph = project.graph
        var makings: [TypeID: Edge] = [:]
        var elsewhere: Set<TypeID> = []
        for maker in project.ownTypes where !project.isSetAside(maker) {
            for edge in graph.edges(from: maker) where edge.kind == .creates && parts.contains(edge.to) {
                guard isAssembling(edge), isNamed(edge) else {
                    elsewhere.insert(edge.to)
                    continue
                }
                if makings[edge.to].map({ edge.site < $0.site }) ?? true { makings[edge.to] = edge }
            }
        }
        let wiring = graph.assignments.filter { !$0.isNil && $0.caller.exists && !project.isSetAside($0.from) }
        let (callers, owners) = (Set(wiring.map(\.caller)), Set(wiring.lazy.filter { !$0.isSelf }.map(\.from)))
        return makings.filter { part, edge in !elsewhere.contains(part) && isWired(edge, callers, owners) }
    }

    private func isAssembling(_ making: Edge) -> Bool {
        let role = project.effectiveRole(of: making.from)
        return (role == .assembler || role == .router) && making.member.exists && project.graph[making.member].kind.isFunction
            && project.graph[making.member].file == making.site.file
    }

    /// Whether the function that makes a part makes somebody known to somebody, or the object that keeps the part or is handed it there does:
    /// `LoanModule(view: view, presenter: presenter)`.
    private func isWired(_ making: Edge, _ callers: Set<MemberID>, _ owners: Set<TypeID>) -> Bool {
        if isLocal(making) ? callers.contains(making.member) : owners.contains(making.from) { return true }
        return project.graph.edges(from: making.from).contains { edge in
            edge.kind == .creates && edge.member == making.member && owners.contains(edge.to) && project.role(of: edge.to) == .assembler
        }
    }

    private func isNamed(_ making: Edge) -> Bool { isLocal(making) || isKept(making) }

    /// `let interactor = LoanInteractor()`: what has a name there could be told whom it answers.
    private func isLocal(_ making: Edge) -> Bool {
        let outline = project.graph.outline(of: making.site.file)
        guard let call = call(of: making) else { return false }
        return project.graph.declaration(of: making.member).code.indices.contains { number in
            let node = outline.code[number]
            return node.kind == .declaration && outline[node.declaration].initialValue.exists && outline[node.declaration].initialValue.position == call
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
        for file in project.graph.files.indices {
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

    /// `output?.didLoad()`, `self.output.didLoad()`
    private func isUsed(_ hold: Edge) -> Bool {
        let graph = project.graph
        let name = graph.symbols[graph[hold.member].name]
        return graph[hold.from].members.contains { member in
            guard graph[member].kind.isFunction || graph[member].kind == .var else { return false }
            let outline = graph.outline(of: graph[member].file)
            return graph.declaration(of: member).code.indices.contains { number in
                let node = outline.code[number]
                guard node.kind == .call, let callee = outline.callee(of: node), callee.kind == .member, callee.base.exists else { return false }
                let receiver = outline.unwrapped(callee.base)
                guard [.identifier, .member].contains(outline[receiver].kind), outline.names[outline[receiver].name] == name else { return false }
                // `func tell(_ output: …) { output.present() }` asks whom it is handed.
                return outline.isOwnOrUnwrapped(receiver)
            }
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
