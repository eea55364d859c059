import Diagnostics
import ProjectGraph
import RuleKit
import Viper

// A presenter that leads on past the router that it has.

extension SkippedLayer {
    /// Calls by which a presenter leads on past the router that it has, the first of each two: `AppRouter.shared.showLogin()`.
    func detours(_ layers: LayerSpans, in project: VIPERProject) -> [Violation] {
        if layers.allowed.contains(RolePair(from: .presenter, to: .router)) { return [] }
        return firstCalls(in: project) { call, receiver, target in
            target.reached == .router && project.role(of: call.from) == .presenter && project.isWayOn(call.callee) && !project.isSetAside(call.from)
                && ownRouter(of: call.from, beside: call.receiver, in: project) != nil && sharedInstances(call, in: project).contains { $0.member == call.caller }
        }.compactMap { call in
            ownRouter(of: call.from, beside: call.receiver, in: project).map { violation(call, past: $0, in: project) }
        }
    }

    /// What a presenter keeps to lead on, other than the one that it calls.
    private func ownRouter(of presenter: TypeID, beside called: TypeID, in project: VIPERProject) -> TypeID? {
        let kept = project.graph.edges(from: presenter).filter { $0.kind == .holds && project.role(of: $0.to)?.reached == .router }.map(\.to)
        let isKept = kept.contains { $0 == called || project.graph.allSupertypes(of: called).contains($0) || project.graph.allSupertypes(of: $0).contains(called) }
        return isKept ? nil : kept.first
    }

    /// Where the type that calls gets the router from its class.
    private func sharedInstances(_ call: Call, in project: VIPERProject) -> [Edge] {
        project.graph.edges(from: call.from).filter { edge in
            edge.position == .staticMember && !edge.isSignature && project.role(of: edge.to) == .router
                && (edge.to == call.receiver || project.graph.allSupertypes(of: edge.to).contains(call.receiver)) && project.sharesObjects(edge.to)
        }
    }

    private func violation(_ call: Call, past own: TypeID, in project: VIPERProject) -> Violation {
        let label = project.label(of: call.callee)
        return Violation(
            site: call.site, from: call.from, to: project.graph[call.callee].owner, subject: label,
            message: "\(project.phrase(call.from)) calls '\(label)' of \(project.phrase(call.receiver)), past its own router",
            because: "All ways out of a scene lead through its own router: who reads that one, or tests the presenter with another, knows them all.",
            help: "Ask \(project.name(own)) for it, and call '\(label)' there.",
            related: project.declared(call.receiver), repetitions: sharedInstances(call, in: project).map { Violation.Repetition($0) })
    }
}
