import ProjectGraph
import RuleKit
import Viper

/// `menu.build()` of a presenter or interactor that is handed another scene's assembler, by its class or its protocol.
struct HandedAssemblers {
    private let project: VIPERProject

    init(_ project: VIPERProject) { self.project = project }

    private struct Opening {
        var call: Call
        var assembler: TypeID
    }

    /// The calls of the one who does so: where several do, it is how the team leads on.
    func openings() -> [Violation] {
        let openings = project.graph.calls.compactMap(opening).sorted { $0.call.site < $1.call.site }
        guard Set(openings.map(\.call.from)).count == 1 else { return [] }
        return Dictionary(grouping: openings, by: \.assembler).map { violation($1.map(\.call), of: $0) }
    }

    private func opening(by call: Call) -> Opening? {
        let graph = project.graph
        guard let role = project.role(of: call.from), role == .presenter || role == .interactor, !call.isSelf, graph[call.callee].kind == .func,
            !graph[call.callee].isStatic, !project.isSetAside(call.from), project.isJudged(call.from, as: role), !project.isRouting(call.from), hasRouter(call.from)
        else { return nil }
        let owner = graph[call.callee].owner
        let classes = graph[owner].kind == .protocol ? project.conformers[owner].filter { graph[$0].kind != .protocol } : [owner]
        guard classes.count == 1, project.role(of: classes[0]) == .assembler, project.areInDifferentScenes(call.from, classes[0]), givesScreen(call.callee),
            isHanded([owner, classes[0]], to: call.from)
        else { return nil }
        return Opening(call: call, assembler: classes[0])
    }

    /// Who makes one names it, and is told of that.
    private func isHanded(_ family: [TypeID], to type: TypeID) -> Bool {
        let edges = project.graph.edges(from: type).filter { family.contains($0.to) }
        return edges.contains { $0.kind == .holds } && !edges.contains { $0.kind == .creates }
    }

    private func hasRouter(_ type: TypeID) -> Bool {
        project.graph.family(of: type).contains { part in
            project.graph.edges(from: part).contains { $0.kind == .holds && project.role(of: $0.to)?.reached == .router }
        }
    }

    private func givesScreen(_ function: MemberID) -> Bool {
        project.graph.edges(of: function, from: project.graph[function].owner).contains { edge in
            edge.position == .result && (project.reachedRole(of: edge.to) ?? project.roleOfFramework(edge.to)) == .view
        }
    }

    private func violation(_ calls: [Call], of assembler: TypeID) -> Violation {
        let (call, label) = (calls[0], project.label(of: calls[0].callee))
        return Violation(
            site: call.site, from: call.from, to: assembler, subject: label,
            message: "\(project.phrase(call.from)) opens another scene by '\(label)' of \(project.phrase(assembler))",
            because: "Another scene is the router's alone to know, and answers through a delegate: \(project.name(call.from)) can't be used without \(project.scene(of: assembler)?.name ?? "the other").",
            help: "Hand \(project.name(assembler)) to the router, let that open the scene, and take what comes back through a delegate protocol.",
            related: project.declared(assembler) + calls.dropFirst().map { Violation.Related(site: $0.site, message: "and here") }.fewest)
    }
}
