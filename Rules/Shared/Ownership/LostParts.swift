import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Parts that a scene is put together with and loses at once: `weak var interactor: LoanListInteractorInput!`, where nobody else keeps the
/// interactor that the assembly makes.
struct LostParts {
    private let project: VIPERProject
    private let keepers: Keepers
    private var makings: [TypeID: [Edge]] = [:]
    private var fills: [MemberID: [Assignment]] = [:]

    static func violations(in project: VIPERProject) -> [Violation] {
        let holds = weakHolds(in: project)
        // Who keeps whom is asked of all edges, and hardly any scene holds what it works with weakly.
        if holds.isEmpty { return [] }
        var parts = LostParts(project: project, keepers: Keepers(project))
        let candidates = holds.compactMap { hold in parts.part(of: hold).map { (hold: hold, part: $0) } }
        if candidates.isEmpty { return [] }
        parts.lookUp(Set(candidates.map(\.part)))
        return candidates.compactMap { hold, part in parts.making(of: part, for: hold).map { parts.violation(hold, $0) } }
    }

    private init(project: VIPERProject, keepers: Keepers) {
        self.project = project
        self.keepers = keepers
    }

    /// Where the parts are made, and what is put where there. A router's `createModule()` makes the router itself.
    private mutating func lookUp(_ parts: Set<TypeID>) {
        let made = project.ownTypes.lazy.filter { [project] in !project.isSetAside($0) }.flatMap { [project] in project.graph.edges(from: $0) }
            .filter { $0.kind == .creates && parts.contains($0.to) }
        let own = project.graph.ownMakings.lazy.filter { [project] in parts.contains($0.to) && !project.isSetAside($0.from) }
        makings = Dictionary(grouping: Array(made) + own, by: \.to)
        let makers = Set(makings.values.joined().map(\.member))
        fills = Dictionary(grouping: project.graph.assignments.filter { makers.contains($0.caller) && !$0.isNil }, by: \.caller)
    }

    private static let inward: [(role: Role, reached: RoleSet)] = [(.view, [.presenter]), (.presenter, [.interactor, .router])]

    /// The weak references of who is to keep parts: `weak var interactor: WeatherUseCase!` of a presenter.
    static func weakHolds(in project: VIPERProject) -> [Edge] {
        inward.flatMap { role, reached in
            project.types(role).filter { !project.isSetAside($0) && project.isJudged($0, as: role) }.flatMap { holder in
                project.graph.edges(from: holder).filter { hold in
                    hold.kind == .holds && hold.isSignature && !hold.isStatic && !hold.ownership.retains && hold.member.exists
                        && project.role(of: hold.to).flatMap(\.reached).map { reached.contains($0) && isStrongByCustom(role, $0, in: project) } ?? false
                }
            }
        }
    }

    /// Where views are to know their event handlers weakly, whoever keeps those may be out of sight.
    private static func isStrongByCustom(_ role: Role, _ reached: Role, in project: VIPERProject) -> Bool {
        project.dialect.ownership.allowed(owner: role, held: reached)?.contains(.strong) ?? true
    }

    /// What stands in the property, where no other property in the app keeps anything of its kind.
    private func part(of hold: Edge) -> TypeID? {
        let parts = project.graph[hold.to].kind == .protocol ? project.conformers[hold.to] : [hold.to]
        guard parts.count == 1, let part = parts.first, project.graph[part].kind.isReference, project.graph[part].kind != .protocol,
            !project.graph[part].isExternal, project.conformers[part].isEmpty, !keepers.keepAny(part), !keepers.keepAnything, isPlain(part, heldBy: hold.from)
        else { return nil }
        return part
    }

    /// Where it is made and let go of, for certain: for this property alone, in functions that hand it to nobody else.
    private func making(of part: TypeID, for hold: Edge) -> Edge? {
        guard let makings = makings[part], makings.allSatisfy({ isLetGo($0, part, hold) }) else { return nil }
        return makings.min { $0.site < $1.site }
    }

    /// What frameworks call back may be kept by them (a session keeps its delegate), and so may what hands out closures as it is made. Whom a wireframe
    /// makes and hands itself to is the one who holds it weakly.
    private func isPlain(_ part: TypeID, heldBy holder: TypeID) -> Bool {
        let graph = project.graph
        let isKnown = graph.allSupertypes(of: part).allSatisfy { !graph[$0].isExternal || MarkerProtocols.plainSupertypes.contains(graph[$0].fullName) }
        return isKnown && graph.family(of: part).flatMap { graph[$0].members }.allSatisfy { graph[$0].kind != .`init` || !project.handsOutSelf($0, except: holder) }
    }

    /// `let interactor = LoanListInteractor(); presenter.interactor = interactor` in a function that hands it to nobody else.
    private func isLetGo(_ making: Edge, _ part: TypeID, _ hold: Edge) -> Bool {
        let graph = project.graph
        guard making.member.exists, graph[making.member].kind.isFunction, !making.isSignature, graph[making.member].file == making.site.file,
            !project.hasClosure(making.member), isUsedForPropertiesOnly(making, orBy: hold.from)
        else { return false }
        let names = graph.family(of: part)
        // What it is asked there may be what keeps it: `interactor.start()`.
        let isStarted = graph[part].members.contains { asked in
            graph[asked].kind != .`init` && project.handsOutSelf(asked) && names.flatMap { graph[$0].members }.contains { member in
                graph[member].name == graph[asked].name && graph.calls(of: member).contains { $0.caller == making.member }
            }
        }
        if isStarted { return false }
        let fills = (fills[making.member] ?? []).filter { names.contains($0.value) }
        return fills.allSatisfy { isFilled($0, hold) || isWeak($0.target) }
            && (fills.contains { isFilled($0, hold) } || graph.edges(from: making.from).contains { $0.kind == .creates && $0.member == making.member && $0.to == hold.from }
                || isHandedByItself(part, to: hold.from))
    }

    /// `LoanPresenter(wireframe: self)` in a wireframe's initialiser.
    private func isHandedByItself(_ part: TypeID, to holder: TypeID) -> Bool {
        project.graph.edges(from: part).contains { making in
            making.kind == .creates && making.to == holder && making.member.exists && project.graph[making.member].kind == .`init`
                && project.graph[making.member].file == making.site.file
                && project.graph.outline(of: making.site.file).handsSelf(toCallAt: making.site.offset, in: project.graph.declaration(of: making.member))
        }
    }

    private func isFilled(_ fill: Assignment, _ hold: Edge) -> Bool {
        let (graph, owner) = (project.graph, project.graph[fill.target].owner)
        return graph[fill.target].name == graph[hold.member].name && (owner == hold.from || graph.allSupertypes(of: hold.from).contains(owner))
    }

    /// Whether what is made is put into properties, is asked for its own, and is handed at most to whoever holds it weakly.
    private func isUsedForPropertiesOnly(_ making: Edge, orBy holder: TypeID) -> Bool {
        let outline = project.graph.outline(of: making.site.file)
        let code = project.graph.declaration(of: making.member).code.indices
        guard let call = outline.call(at: making.site.offset, in: code) else { return false }
        let local = code.first { number in
            let node = outline.code[number]
            return node.kind == .declaration && outline[node.declaration].initialValue.position == call
        }
        let holderName = project.graph.symbols[project.graph[holder].name]
        guard let local else {
            return code.contains { number in
                let node = outline.code[number]
                if node.kind == .assignment { return node.base.position == call }
                guard node.kind == .call, node.arguments.contains(where: { outline.arguments[$0].value.position == call }) else { return false }
                return isForHolder(node, holderName, outline) || isOnlyAsked(by: node, outline, in: making.member) { $0.position == call }
            }
        }
        let name = outline[outline.code[local].declaration].name
        return code.allSatisfy { number in
            let node = outline.code[number]
            let isUse = { (part: CodeIndex) in part.exists && outline[part].kind == .identifier && outline[part].name == name }
            guard outline.parts(of: node).contains(where: isUse) else { return true }
            switch node.kind {
            case .assignment, .forceUnwrap, .member, .optionalChain: return true
            case .call: return isForHolder(node, holderName, outline) || isOnlyAsked(by: node, outline, in: making.member, where: isUse)
            default: return false
            }
        }
    }

    private func isForHolder(_ call: CodeNode, _ holder: String, _ outline: Outline) -> Bool {
        outline.callee(of: call).map { $0.kind == .identifier && outline.names[$0.name] == holder } ?? false
    }

    /// `navigation.pushWireframe(LoanWireframe())` of the app's own, which does no more with it than `pushViewController(wireframe.viewController, animated: true)`.
    private func isOnlyAsked(by call: CodeNode, _ outline: Outline, in caller: MemberID, where isUse: (CodeIndex) -> Bool) -> Bool {
        let graph = project.graph
        guard let first = call.arguments.first, isUse(outline.arguments[first].value), call.arguments.dropFirst().allSatisfy({ !isUse(outline.arguments[$0].value) }),
            let place = outline.callee(of: call), let function = graph.calls(by: caller).first(where: { $0.site.offset == place.offset })?.callee ?? added(outline.names[place.name]),
            graph[function].kind == .func, !project.hasClosure(function), case let declaration = graph.declaration(of: function), !declaration.code.indices.isEmpty
        else { return false }
        let callee = graph.outline(of: graph[function].file)
        guard let parameter = callee.parameters(of: declaration).first?.name else { return false }
        func isNamed(_ place: CodeIndex) -> Bool { place.exists && callee[place].kind == .identifier && callee[place].name == parameter }
        return declaration.code.indices.allSatisfy { number in
            let node = callee.code[number]
            if node.kind == .call, let asked = callee.callee(of: node), asked.kind == .member, isNamed(asked.base) { return false }
            return node.kind == .member || !callee.parts(of: node).contains(where: isNamed)
        }
    }

    /// What nothing but an extension of UIKit's has: of what a view controller's `navigationController` is, no code of the project says.
    private func added(_ name: String) -> MemberID? {
        guard let symbol = project.graph.symbols.symbol(of: name) else { return nil }
        let namesakes = project.graph.members.indices.filter { project.graph.members[$0].name == symbol }.map { MemberID($0) }
        return namesakes.count == 1 && project.graph[project.graph[namesakes[0]].owner].isExternal ? namesakes[0] : nil
    }

    private func isWeak(_ property: MemberID) -> Bool {
        let owner = project.graph[property].owner
        // What a protocol asks for is kept as its implementations keep it, which hold nothing of the kind.
        return project.graph[owner].kind == .protocol
            || project.graph.edges(from: owner).contains { $0.member == property && $0.kind == .holds && !$0.ownership.retains }
    }

    private func violation(_ hold: Edge, _ making: Edge) -> Violation {
        let (property, part) = (project.label(of: hold.member), project.name(making.to))
        let isBack = project.graph.edges(from: making.to).first { back in
            back.kind == .holds && back.isSignature && back.ownership.retains
                && ([hold.from] + project.graph.allSupertypes(of: hold.from).filter { !project.graph[$0].isExternal }).contains(back.to)
        }
        let back = isBack.map { ", and '\(project.label(of: $0.member))' of \(part) weak in its place" } ?? ""
        return Violation(
            site: project.declarationSite(of: hold.member), from: hold.from, to: hold.to, subject: property,
            message: "\(project.phrase(hold.from)) holds \(project.phrase(hold.to)) weakly in '\(property)', and nobody else keeps \(part)",
            because: "It is released as soon as the scene is put together: what is asked of it then goes nowhere, or ends the app.",
            help: "Declare '\(property)' strong\(back).",
            related: [Violation.Related(site: making.site, message: "it is made here, and let go of at the end")])
    }
}
