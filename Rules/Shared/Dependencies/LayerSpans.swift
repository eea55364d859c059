import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Which layers a role stands in, and which ones may name it.
struct LayerSpans {
    let project: VIPERProject
    let allowed: Set<RolePair>
    let crossCutting: [String]
    private let heldByPresenters: Set<TypeID>

    init(project: VIPERProject, allowed: Set<RolePair>, crossCutting: [String]) {
        (self.project, self.allowed, self.crossCutting) = (project, allowed, crossCutting)
        let presenters = project.types(.presenter).flatMap { project.graph.family(of: $0) }
        heldByPresenters = Set(presenters.flatMap { project.graph.edges(from: $0).filter { $0.kind == .holds }.map(\.to) })
    }

    private static let namespaces: RoleSet = [.entity, .gateway, .manager]

    private func depth(_ role: Role) -> Int? { project.depth(of: role) }

    /// Nil for roles beside the layers: whatever wires or routes names everybody.
    func own(_ role: Role) -> ClosedRange<Int>? {
        switch role {
        case _ where role.isBesideLayers: nil
        case .viewInterface, .viewModel: between(.view, .presenter)
        case .presenterInterface: between(.view, .interactor)
        case .interactorOutput, .interactorInterface, .presentationModel: between(.presenter, .interactor)
        default: depth(role).map { $0...$0 }
        }
    }

    /// The layers that may name a type of the role; nil where this is nobody's fault.
    private func reach(_ role: Role) -> ClosedRange<Int>? {
        switch role {
        case .moduleInterface, .assembler: nil
        case .router, .routerInterface: depth(.presenter).map { $0...$0 }
        case _ where role.isDataAccess: between(.interactor, .entity)
        case .transformer: depth(.interactor).map { $0...$0 }
        case .viewInterface, .viewModel, .presenterInterface, .interactorOutput, .interactorInterface, .presentationModel: own(role)
        default: depth(role).map { $0 - 1...$0 + 1 }
        }
    }

    private func between(_ outer: Role, _ inner: Role) -> ClosedRange<Int>? {
        guard let outer = depth(outer), let inner = depth(inner), outer <= inner else { return nil }
        return outer...inner
    }

    func isSkipped(by edge: Edge, role: Role, span: ClosedRange<Int>) -> Bool {
        guard let target = project.role(of: edge.to) else { return false }
        if target.isDataAccess, project.isNotification(edge) || project.isConstantOfNamespace(edge) { return false }
        // What is nested in a type speaks for itself.
        if edge.position == .namespace, Self.namespaces.contains(target.reached) { return false }
        if target == .entity, role == .view, edge.kind == .creates, isAsked(edge.to, of: edge.from) { return false }
        if target == .entity, project.isIdentifier(edge.to) || isOfIdentifier(edge) || project.isPhantom(edge) || isModel(edge.from) && isMadeOf(edge) { return false }
        // What is said in an enumeration is said as by a message.
        if target == .entity, role == .viewModel, project.graph[edge.from].kind == .enum,
            allowed.contains(RolePair(from: .presenter, to: .entity))
        { return false }
        if target == .viewModel, role == .interactor, project.isWantedViewModel(edge) { return false }
        if target == .router, role == .view, isAssembled(by: edge) || isLedTo(by: edge) { return false }
        if target == .router, role == .view, edge.kind != .creates || project.scene(of: edge.to) == nil, project.isObserved(edge.to, by: edge.from) { return false }
        if target == .router, role == .view, edge.kind != .creates, project.isAskedForDestinations(edge.to, by: edge.from) { return false }
        if target.reached == .router, project.isSegueHook(edge.member) || role == .view && (isCarried(edge) || project.isKeptForSegues(edge)) { return false }
        if edge.position == .genericArgument, role == .view, isOfPresenter(edge) { return false }
        if role == .view, target.isDataAccess, isHandedOn(edge) { return false }
        if role == .view, target.reached == .router || target.isDataAccess, project.isForAssembler(edge) { return false }
        return isSkipped(target, edge.to, by: edge.from, role: role, span: implementersSpan(edge, role, target) ?? span) && !project.isKeptWithPart(edge)
    }

    /// `func load(for view: LoanListView)` of an interactor's interface, `func show(with router: LoanListRouting)` of a view's: the presenter, which
    /// may know both, hands it to whoever implements the interface, and may not. Nil where both sides may know it.
    private func implementersSpan(_ edge: Edge, _ role: Role, _ target: Role) -> ClosedRange<Int>? {
        guard edge.isSignature, edge.member.exists else { return nil }
        switch (role, target.reached) {
        case (.interactorInterface, .view), (.interactorInterface, .router): return own(.interactor)
        case (.viewInterface, .interactor), (.viewInterface, .router): return edge.position == .parameter && !isForAssemblers(edge) ? own(.view) : nil
        default: return nil
        }
    }

    /// Whether some view only hands on to an assembler what its interface says that it takes.
    private func isForAssemblers(_ requirement: Edge) -> Bool {
        project.conformers[requirement.from].contains { view in
            project.graph.edges(from: view).contains { edge in
                edge.to == requirement.to && project.isRequirement(requirement.member, for: edge.member) && project.isForAssembler(edge)
            }
        }
    }

    /// Whether whoever implements a protocol may name what that asks for. Templates list all that a presenter holds in its own
    /// protocol, which may know interactors: none of the presenter's clients has asked for its store.
    func isExcuse(_ requirement: Edge) -> Bool {
        guard project.graph[requirement.member].kind == .var, let role = project.role(of: requirement.from), role == .presenterInterface || role == .viewInterface,
            let target = project.role(of: requirement.to)
        else { return true }
        return !target.isDataAccess && (target.reached != .interactor || role == .presenterInterface)
    }

    /// `LoanWireframe.assemble(for: self)`: whom a storyboard makes has its stack built around it.
    private func isAssembled(by edge: Edge) -> Bool {
        let family = [edge.from] + project.graph.allSupertypes(of: edge.from).filter { !project.graph[$0].isExternal }
        return project.graph[edge.to].members.contains { member in
            project.graph[member].isStatic && project.graph.calls(of: member).contains { $0.from == edge.from && $0.caller == edge.member }
                && project.graph.edges(from: edge.to).contains { $0.member == member && $0.position == .parameter && family.contains($0.to) }
        }
    }

    /// `navigationController?.pushViewController(LoanRouter.assemble(), animated: true)`: that a view leads to another scene is
    /// navigation-outside-router's to say, and with it how it comes by that.
    private func isLedTo(by edge: Edge) -> Bool {
        // What a view may show on itself is nothing that a router made.
        guard edge.position == .staticMember else { return false }
        return project.waysOn(in: edge.member).contains { $0.from == edge.from && !project.isScreenOfSystem($0.argument) }
            || isLedToByWordOfOnesOwn(edge)
    }

    /// `go(LoanRouter.assemble())`, where `extension UIViewController` pushes what it is given.
    private func isLedToByWordOfOnesOwn(_ edge: Edge) -> Bool {
        project.graph.allSupertypes(of: edge.from).flatMap { project.graph[$0].members }.contains { word in
            project.graph.calls(of: word).contains { $0.caller == edge.member && $0.isSelf }
                && project.waysOn(in: word).contains { project.graph.symbols[$0.name] == "pushViewController" }
        }
    }

    /// `weak var router: LoanRouter!` of a view that a storyboard makes: it is handed the router by the one before, and its
    /// connector hands that on to the presenter. The view itself asks it nothing.
    private func isCarried(_ edge: Edge) -> Bool {
        guard edge.kind == .holds, edge.ownership == .weak, project.graph[edge.to].kind == .protocol, heldByPresenters.contains(edge.to) else { return false }
        let requirements = project.graph.family(of: edge.to).flatMap { project.graph[$0].members }
        return requirements.allSatisfy { requirement in
            project.graph[requirement].kind == .func && !project.graph.calls(of: requirement).contains { $0.from == edge.from }
        }
    }

    /// `presenter.store = LoanStore()`: who puts the scene together in the same place hands it on and asks it nothing, and
    /// self-assembly tells of that.
    private func isHandedOn(_ edge: Edge) -> Bool {
        guard edge.kind != .holds, edge.member.exists else { return false }
        let assembles = project.graph.edges(from: edge.from).contains { other in
            other.member == edge.member && other.kind == .creates
                && [.presenter, .interactor].contains(project.role(of: other.to))
        }
        return assembles && !project.isAsked(edge)
    }

    /// `Tagged<Loan, Int>`
    private func isOfIdentifier(_ edge: Edge) -> Bool {
        edge.position == .genericArgument && project.graph.edges(from: edge.from).contains { other in
            // All that an alias stands for has the alias's place.
            other.member == edge.member && other.to != edge.to && project.isIdentifier(other.to)
                && (edge.throughAlias ? other.site == edge.site : project.isArgument(edge, of: other))
        }
    }

    /// `LoanPresenter<LoanInteractor>`: who names the presenter's class has to say of what.
    private func isOfPresenter(_ edge: Edge) -> Bool {
        project.graph.edges(from: edge.from).contains { project.role(of: $0.to) == .presenter && project.isArgument(edge, of: $0) }
    }

    /// A view model, or what stands in a view as one: `LoanCell.Model`.
    private func isModel(_ type: TypeID) -> Bool {
        switch project.role(of: type) {
        case .viewModel: true
        case nil: project.graph[type].kind.isValue && project.graph[type].outer != nil
        default: false
        }
    }

    /// Whether a view model is only made of it, by a presenter that may know it: `init(loan: Loan)`, and `loan.total + Money(minor: tip)` in one that
    /// takes an entity. What the model keeps, its property says.
    private func isMadeOf(_ edge: Edge) -> Bool {
        guard edge.member.exists, project.graph[edge.member].kind == .`init`, allowed.contains(RolePair(from: .presenter, to: .entity)) else { return false }
        return edge.position == .parameter || !edge.isSignature && project.graph.edges(of: edge.member, from: edge.from).contains { other in
            other.position == .parameter && other.isSignature && project.role(of: other.to) == .entity
        }
    }

    /// Whether the presenter that a view speaks to takes such a value: then the view has to make one.
    private func isAsked(_ entity: TypeID, of view: TypeID) -> Bool {
        guard project.graph[entity].kind.isValue else { return false }
        let presenters = project.graph.edges(from: view).map(\.to).filter { project.role(of: $0)?.reached == .presenter }
        return presenters.contains { presenter in
            project.graph.edges(from: presenter).contains { $0.to == entity && $0.position == .parameter && $0.isSignature }
        }
    }

    /// - Parameter target: the role of the other type.
    func isSkipped(_ target: Role, _ other: TypeID, by type: TypeID, role: Role, span: ClosedRange<Int>) -> Bool {
        guard let reach = reach(target), !reach.overlaps(span), !(target == .entity && project.graph[other].kind == .enum) else { return false }
        if target.reached == .router, project.isRouting(type) || role == .entity { return false }
        if role.reached == .presenter || role.reached == .view, isCrossCutting(other, as: target) { return false }
        if role.reached == .view, target.isDataAccess, project.isForPictures(other) || project.isForLooks(other) { return false }
        // What is no view model by its name is a row or a state of what the view may know.
        let owner = role == .viewModel && !project.isCalledAfterRole(type) ? Role.view : role.owner ?? role
        let pairs = [role, owner].flatMap { from in
            [target, target.reached].flatMap { to in
                // Who may reach an entity is not known to it for that: it is data and tells nobody.
                role == .entity ? [RolePair(from: from, to: to)] : [RolePair(from: from, to: to), RolePair(from: to, to: from)]
            }
        }
        return allowed.isDisjoint(with: pairs)
    }

    /// What is said of every layer's doings (analytics, logs) is no data of the layers between.
    func isCrossCutting(_ type: TypeID, as role: Role) -> Bool {
        guard role.isDataAccess else { return false }
        return project.isCalled(type, byOneOf: crossCutting) || !crossCutting.isEmpty && project.isAskedForNoData(type)
    }
}

extension VIPERProject {
    /// Whether one of some words stands in a type's name: `Analytics` in `LoanAnalyticsTracker`.
    func isCalled(_ type: TypeID, byOneOf words: [String]) -> Bool {
        let name = name(type)
        return words.contains { name.holds($0) }
    }
}
