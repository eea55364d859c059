import Diagnostics
import ProjectGraph
import RuleKit
import Viper

// Properties by which a type has to do with one that it doesn't border on.

extension SkippedLayer {
    /// `ServiceLayer.shared.settings.isPushEnabled`: where a type reads or sets a property of what somebody hands out; the first of each two,
    /// and none where a call is told.
    func uses(_ layers: LayerSpans, in project: VIPERProject) -> [Violation] {
        var sharing: [TypeID: Bool] = [:]
        return project.ownTypes.flatMap { type -> [Violation] in
            guard let role = project.effectiveRole(of: type), let span = layers.own(role), project.isJudged(type, as: role) else { return [] }
            var seen: Set<TypeID> = []
            return project.graph.edges(from: type).filter { edge in
                edge.position == .staticMember && sharing.value(for: edge.to) { project.sharesObjects($0) } && !project.isOfPreview(edge)
            }.flatMap { project.properties(behind: $0).dropFirst() }.sorted { $0.site < $1.site }.filter { use in
                guard let target = project.role(of: use.receiver), target.isDataAccess, seen.insert(use.receiver).inserted else { return false }
                let family = [use.receiver, project.graph[use.member].owner]
                return layers.isSkipped(target, use.receiver, by: type, role: role, span: span) && !isNamed(family, by: type, in: project)
                    && !family.contains { isCalled($0, by: type, in: project) }
            }.map { violation($0, "uses", by: type, role: role, in: project) }
        }
    }

    private func isCalled(_ receiver: TypeID, by type: TypeID, in project: VIPERProject) -> Bool {
        project.graph[receiver].members.contains { project.graph.calls(of: $0).contains { $0.from == type } }
    }

    /// Where a view opens something in the state of a router that it may only observe, the first of each view.
    ///
    /// - Parameter told: whose calls are told.
    func openings(besides told: Set<Pair>, in project: VIPERProject) -> [Violation] {
        guard project.types(.router).contains(where: { project.graph.isObservable($0) }) else { return [] }
        return project.ownTypes.compactMap { type in
            guard project.effectiveRole(of: type) == .view, project.isJudged(type, as: .view) else { return nil }
            let opening = project.graph.edges(from: type).filter { edge in
                edge.kind == .holds && project.role(of: edge.to) == .router && !told.contains(Pair(from: type, to: edge.to))
            }.flatMap { project.stateChanges(by: $0) }.min { $0.site < $1.site }
            return opening.map { violation($0, "changes", by: type, role: .view, isUncertain: true, in: project) }
        }
    }

    private func violation(
        _ use: ReachedProperty, _ verb: String, by type: TypeID, role: Role, isUncertain: Bool = false, in project: VIPERProject
    ) -> Violation {
        let target = project.role(of: use.receiver) ?? .manager
        return Violation(
            site: use.site, from: type, to: use.receiver, subject: "",
            message: "\(project.phrase(type)) \(verb) '\(project.label(of: use.member))' of \(project.phrase(use.receiver)), past the layer between them",
            because: because(role, target),
            help: help(type, role, target, in: project),
            related: project.declared(use.receiver), isUncertain: isUncertain)
    }
}
