import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// What to do about `presenter.didPick(loan); dismiss(animated: true)` of a view whose presenter hears of it there and has its router dismiss the
    /// scene; nil where it doesn't.
    func adviceOnRoutersOwnWay(beside call: FrameworkCall) -> String? {
        let name = graph.symbols[call.name]
        guard call.caller.exists, effectiveRole(of: call.from) == .view, ScreenNavigation.isWayBack(name), let scene = scene(of: call.from) else { return nil }
        let members = types(.router, in: scene).flatMap { graph[$0].members }
        let ways = members.flatMap { graph.frameworkCalls(by: $0) }.filter { $0.name == call.name }
        let own = ways.first { way in
            let presenters = asked(for: way.caller).filter { role(of: $0.from) == .presenter && $0.caller.exists }.map(\.caller)
            return Set(presenters).contains { presenter in asked(for: presenter).contains { $0.from == call.from && $0.caller == call.caller } }
        }
        return own.map { "Leave it to the presenter, which is told here and has its router call '\(name)' in '\(label(of: $0.caller))'." }
    }

    /// The calls of a method, by its type or by the protocols that ask for it.
    private func asked(for method: MemberID) -> [Call] {
        let requirements = graph.allSupertypes(of: graph[method].owner).flatMap { graph[$0].members }.filter { isRequirement($0, for: method) }
        return ([method] + requirements).flatMap { graph.calls(of: $0) }
    }
}
