import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Parts that work with a neighbour whom nobody has made known to them: `weak var output: LoanListInteractorOutput?` of an interactor that an
/// assembly puts together, where no `interactor.output = presenter` is written anywhere.
struct UnsetParts {
    private let project: VIPERProject
    private let places: PartMakings

    static func violations(in project: VIPERProject) -> [Violation] {
        let parts = UnsetParts(project: project, places: PartMakings(project: project))
        let holds = neighbours.flatMap { role, reached in
            project.types(role).filter { !project.isSetAside($0) && project.isJudged($0, as: role) }.flatMap { parts.holds(of: $0, reached) }
        }
        if holds.isEmpty { return [] }
        let makings = parts.places.makings(of: Set(holds.map(\.from)))
        let unset = holds.compactMap { hold in makings[hold.from].map { (hold: hold, making: $0) } }.filter { parts.isAtHand($0.hold, where: $0.making) }
        if unset.isEmpty { return [] }
        let setters = DynamicSetters(project, for: unset.map(\.hold.member))
        let made = unset.filter { !setters.maySet($0.hold, madeBy: $0.making.from) }
        return zip(made, parts.areWrittenOutsideTypes(made.map(\.hold.member))).compactMap { $1 ? nil : parts.violation($0.hold, $0.making) }
    }

    private static let neighbours: [(role: Role, reached: RoleSet)] = [
        (.view, [.presenter]), (.presenter, [.view, .interactor, .router]), (.interactor, [.presenter, .gateway, .manager]), (.router, [.view, .presenter]),
        (.gateway, [.interactor]), (.manager, [.interactor]),
    ]

    private func holds(of type: TypeID, _ reached: RoleSet) -> [Edge] {
        // What an heir's protocol asks for may be set by that.
        guard project.conformers[type].isEmpty else { return [] }
        let own: [Edge] = project.graph.unsetProperties(of: type).filter { !project.isBehindAccessor($0) }.compactMap { property in
            let hold = project.graph.edges(from: type).first { edge in
                edge.member == property && edge.kind == .holds && edge.isSignature
                    && isReached(edge.to, reached, of: project.role(of: type))
            }
            return hold.flatMap { isUsed($0) ? $0 : nil }
        }
        return own + inheritedHolds(of: type, reached) + accessors(of: type, reached)
    }

    /// `final class LoanListPresenter: BasePresenter<LoanListView>`, of whose `weak var view: View?` no code of the app sets any presenter's.
    private func inheritedHolds(of type: TypeID, _ reached: RoleSet) -> [Edge] {
        let graph = project.graph
        guard let inheriting = graph.edges(from: type).first(where: { $0.kind == .inherits && graph[$0.to].kind == .class && !graph[$0.to].isExternal }),
            graph.allSupertypes(of: type).contains(where: graph.leavesHeirsWithout)
        else { return [] }
        return graph.holds(of: type, conformers: project.conformers).compactMap { hold in
            let holding = hold.holding
            let isForHeir = !holding.isUnset && graph.isUnset(holding.member, inheritedBy: type)
            guard holding.isUnset || isForHeir, holding.kind == .stored, holding.owner != type, !isOverridden(holding, by: type),
                isReached(hold.named, reached, of: project.role(of: type))
            else { return nil }
            var edge = inheriting
            (edge.kind, edge.to, edge.member, edge.ownership) = (.holds, hold.named, holding.member, holding.ownership)
            return isUsed(edge, isForHeir: isForHeir) ? edge : nil
        }
    }

    /// What overrides it may be set in its place.
    private func isOverridden(_ holding: Holding, by type: TypeID) -> Bool {
        let (graph, name) = (project.graph, project.graph[holding.member].name)
        return graph.family(of: type).contains { heir in
            heir != holding.owner && graph[heir].kind == .class && graph[heir].members.contains { graph[$0].name == name && graph[$0].kind == .var }
        }
    }

    private func accessors(of type: TypeID, _ reached: RoleSet) -> [Edge] {
        project.unsetAccessors(of: type).filter { isReached($0.to, reached, of: project.role(of: type)) && isUsed($0) }
    }

    /// A router may know its screen as no more than a `UIViewController`, and who fetches data whom it answers by a protocol of its own.
    private func isReached(_ type: TypeID, _ reached: RoleSet, of role: Role?) -> Bool {
        if let role = project.role(of: type) { return reached.contains(role.reached) }
        if role?.isDataAccess ?? false { return project.conformers[type].contains { project.role(of: $0) == .interactor } }
        return role == .router && project.graph[type].isExternal && project.graph.isOnScreen(type, as: .viewController)
    }

    /// Whether an interactor's data access, or whom that answers, is made in the same function, and so forgotten there: an app may do without.
    private func isAtHand(_ hold: Edge, where making: Edge) -> Bool {
        guard [hold.from, hold.to].contains(where: { project.role(of: $0)?.isDataAccess ?? false }) else { return true }
        return project.graph.edges(from: making.from).contains { edge in
            edge.kind == .creates && edge.member == making.member && (edge.to == hold.to || project.graph.allSupertypes(of: edge.to).contains(hold.to))
        }
    }

    /// Nobody but its own type can set it, wherever the part is made.
    private func isClosed(_ hold: Edge) -> Bool {
        let modifiers = project.graph.declaration(of: hold.member).modifiers
        return modifiers.isPrivate || modifiers.contains(.privateSetter)
    }

    /// `func connect(_ part: LoanInteractor) { part.output = … }`: by names, for what functions and statements at the top level of a file do is
    /// nobody's.
    private func areWrittenOutsideTypes(_ properties: [MemberID]) -> [Bool] {
        // By bytes: every assignment of the app is looked at.
        let names = properties.map { Array(project.graph.symbols[project.graph[$0].name].utf8) }
        var areWritten = names.map { _ in false }
        for file in project.graph.files.indices where project.graph.files[file].category.isProduction {
            let outline = project.graph.outline(of: FileID(file))
            for number in outline.topLevelCode.indices {
                for part in outline.written(by: outline.code[number]) where part.kind == .member {
                    for position in names.indices where !areWritten[position] {
                        let isNamed = outline.names.withBytes(of: part.name) { $0.count == names[position].count && $0.elementsEqual(names[position]) }
                        areWritten[position] = isNamed && !outline.isInType(part.offset)
                    }
                }
            }
        }
        return areWritten
    }

    /// `output?.didLoad()`, `self.output.didLoad()`, `view?.headline = title`, `transformer.transform(output: output)`
    ///
    /// - Parameter isForHeir: whether the property is set for others who inherit it, so that code may well ask for it.
    private func isUsed(_ hold: Edge, isForHeir: Bool = false) -> Bool {
        let graph = project.graph
        return graph[hold.from].members.contains { member in
            if isUsed(hold, by: member, isForHeir: isForHeir) { return true }
            // `func close() { pop() }`, where the base pops what it knows.
            return graph[hold.member].owner != hold.from && graph.calls(by: member).contains { call in
                call.isSelf && graph[call.callee].owner == graph[hold.member].owner && isUsed(hold, by: call.callee, isForHeir: true)
            }
        }
    }

    private func isUsed(_ hold: Edge, by member: MemberID, isForHeir: Bool) -> Bool {
        let graph = project.graph
        // What observes the property waits for somebody to set it.
        guard graph[member].kind.isFunction || graph[member].kind == .var, member != hold.member else { return false }
        let name = graph.symbols[graph[hold.member].name]
        let (outline, declaration) = (graph.outline(of: graph[member].file), graph.declaration(of: member))
        let code = declaration.code.indices.lazy.map { outline.code[$0] }
        return code.contains { node in
            switch node.kind {
            case .member: return node.base.exists && isNamed(name, node.base, outline)
            case .call: return isHandedOn(name, by: node, outline)
            default: return false
            }
        } && !(isForHeir && code.contains(where: Self.isChoice))
    }

    /// `(navigation ?? host?.navigationController)?.popViewController(animated: true)`: some heirs may do with the one, some with the other.
    private static func isChoice(_ node: CodeNode) -> Bool {
        switch node.kind {
        case .nilCoalescing, .ternary, .unwrapMatch: true
        case .scopeBegin: node.scope == .branch || node.scope == .choice
        default: false
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
        let isHanded = making.to != hold.from
        var violation = Violation(
            site: site(of: hold), from: hold.from, to: hold.to, subject: property,
            message: "\(project.phrase(hold.from)) works with \(project.phrase(hold.to)) by '\(property)', which nobody sets",
            because: "It stays nil: what is told or asked there goes nowhere, or ends the app.",
            help: "Set '\(property)' in \(place(of: hold, making)).",
            related: [Violation.Related(site: making.site, message: isHanded ? "\(part) is handed to \(project.name(making.to)) here" : "\(part) is made here")])
        // That such a reference is strong, of which another rule tells, matters once somebody sets it.
        violation.speaksFirst = hold.ownership.retains
        return violation
    }

    /// What is inherited is nobody's fault where it stands.
    private func site(of hold: Edge) -> Site {
        project.graph[hold.member].owner == hold.from ? project.declarationSite(of: hold.member) : project.declarationSite(ofOwn: hold.from)
    }

    /// The one function of an assembler's or a router's in which a part is told of others, if that isn't where it is made.
    private func wiring(of part: TypeID, besides making: Edge) -> Assignment? {
        // What a base has, others who inherit it are given elsewhere.
        let sides = Set([part] + project.graph.allSupertypes(of: part).filter { project.graph[$0].kind == .protocol || project.conformers[$0].count == 1 })
        let wiring = project.graph.assignments.filter { assignment in
            guard !assignment.isSelf, !assignment.isNil, assignment.caller.exists, sides.contains(project.graph[assignment.target].owner) else { return false }
            let role = project.effectiveRole(of: assignment.from)
            return role == .assembler || role == .router
        }
        return Set(wiring.map(\.caller)).count == 1 && wiring[0].from != making.from ? wiring[0] : nil
    }

    private func place(of hold: Edge, _ making: Edge) -> String {
        let part = project.name(hold.from)
        // What makes itself may set it all the same.
        if isClosed(hold), making.from != project.graph[hold.member].owner { return "\(project.name(project.graph[hold.member].owner)) itself, for nobody else can" }
        if making.to != hold.from { return "\(project.name(making.to)), which is handed \(part)" }
        if let wiring = wiring(of: hold.from, besides: making) {
            return "'\(project.label(of: wiring.caller))', where \(part) is given its '\(project.label(of: wiring.target))'"
        }
        return places.isLocal(making) || places.isPutInPlace(making) ? "'\(project.label(of: making.member))', where \(part) is made" : "\(project.name(making.from)), which makes \(part)"
    }
}

extension Outline {
    /// `part.output = presenter`, `(part.output, part.router) = (presenter, router)`, `fill(&part.output)`, `\.output`.
    fileprivate func written(by node: CodeNode) -> [CodeNode] {
        switch node.kind {
        case .assignment where node.other.exists:
            let target = self[unwrapped(node.other)]
            guard target.kind == .tuple else { return [target] }
            return target.arguments.map { arguments[$0].value }.filter(\.exists).map { self[$0] }
        case .inoutReference where node.base.exists: return [self[node.base]]
        case .member where node.base.exists && self[node.base].kind == .keyPath: return [node]
        default: return []
        }
    }
}
