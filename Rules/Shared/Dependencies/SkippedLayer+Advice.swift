import ProjectGraph
import RuleKit
import Viper

// What to do instead of reaching past a layer, by what the scene has for it.

extension SkippedLayer {
    /// - Parameters:
    ///   - other: the type that is reached.
    ///   - member: where; none where that is no matter.
    func help(_ type: TypeID, _ role: Role, _ target: Role, _ other: TypeID, at member: MemberID = .none, in project: VIPERProject) -> String {
        switch (role.reached, target.reached) {
        case (.view, .gateway), (.view, .manager):
            project.speaksToPresenter(type)
                ? "Send the presenter an event, and show what it hands back."
                : isOnlyTold(other, by: type, in: project) || project.isToldOfEvent(member)
                    ? project.delegate(of: type).map {
                        "Tell \(project.name($0)) what has happened, and let the presenter that hears of it have its interactor ask \(project.name(other))."
                    } ?? "Tell whoever shows it what was done, by a closure or a delegate, and let that send the presenter an event."
                    : "Let whoever shows it hand it over with the rest, as the presenter said."
        case (.view, .router): "Send the presenter an event, and let it ask the router."
        case (.interactor, .router): "Tell the output what came out, and let the presenter ask the router."
        case (.router, _):
            "Let an interactor do it: this scene's where it decides what comes next, else the next scene's, handed what tells it which."
        case (_, .entity): "Hand out a struct of the values that are needed, made where the entity is known."
        case (.view, .presentationModel): "Let the presenter make a view model of it."
        case (.view, _): "Send the presenter an event, and show what it hands back."
        case (.presenter, _) where role == .presenter && !hasInteractor(type, in: project):
            maker(of: type, in: project).map {
                "Let \(project.name($0)), which makes it, hand over what is to be shown and hear of what happens, and have the interactor ask \(project.name(other))."
            } ?? "This scene has no interactor: give it one that asks \(project.name(other)), and send that an event."
        case (.viewModel, _): "Hand it the values that are needed: who makes it has them from the interactor."
        case (.presenter, _): "Send the interactor an event, and let it ask for the data."
        case (.entity, .view): "Declare on this side what is needed of \(project.name(other)), or take plain values."
        default: "Tell the output what came out, and let the presenter tell the view."
        }
    }

    private func hasInteractor(_ presenter: TypeID, in project: VIPERProject) -> Bool {
        let isHeld = project.graph.family(of: presenter).contains { part in
            project.graph.edges(from: part).contains { project.reachedRole(of: $0.to) == .interactor }
        }
        guard !isHeld, let scene = project.scene(of: presenter) else { return isHeld }
        return project.roles(in: scene).contains(.interactor) || project.roles(in: scene).contains(.interactorInterface)
    }

    /// `RowPresenter(loan: loans[row])`: the scene's presenter, with an interactor behind it, that makes one for a row.
    private func maker(of presenter: TypeID, in project: VIPERProject) -> TypeID? {
        let makings = project.graph.edges(to: presenter).lazy.filter { $0.kind == .creates && $0.from != presenter && project.role(of: $0.from) == .presenter }
        return makings.map(\.from).first { hasInteractor($0, in: project) }
    }

    /// `var presenter: (LoanViewOutput & LoanInteractorOutput)?` of a view that asks nothing of the second.
    func helpToTakeOut(_ edge: Edge, in project: VIPERProject) -> String? {
        guard edge.kind == .holds, project.graph[edge.to].kind == .protocol,
            let rest = project.compositionMates(of: edge).first(where: { project.role(of: $0.to)?.reached == project.role(of: edge.to)?.implementer })
        else { return nil }
        let isAsked = project.graph.family(of: edge.to).flatMap { project.graph[$0].members }.contains { member in
            project.graph[member].kind != .func || project.graph.calls(of: member).contains { $0.from == edge.from }
        }
        return isAsked ? nil : "Take \(project.name(edge.to)) out of the type: \(project.name(rest.to)) alone has what is asked here."
    }

    /// What is only kept hands nothing back.
    func helpToKeep(_ edge: Edge, _ role: Role, _ target: Role, in project: VIPERProject) -> String? {
        guard target.isDataAccess, project.isWrite(edge) else { return nil }
        switch role.reached {
        case .view where project.speaksToPresenter(edge.from): return "Send the presenter an event, and let the interactor keep it."
        case .presenter where hasInteractor(edge.from, in: project): return "Send the interactor an event, and let it keep that."
        default: return nil
        }
    }

    /// Whether a type sends another one orders and asks it for nothing: `cart.clear()`.
    private func isOnlyTold(_ other: TypeID, by type: TypeID, in project: VIPERProject) -> Bool {
        let called = project.graph.family(of: other).flatMap { project.graph[$0].members }.filter { member in
            project.graph.calls(of: member).contains { $0.from == type }
        }
        return !called.isEmpty && called.allSatisfy { member in
            project.graph[member].kind == .func && !project.graph.declaration(of: member).type.exists && !project.answersLater(member)
        }
    }
}
