import ProjectGraph
import RuleKit
import Syntax
import Viper

// A router that changes what a store keeps, by a property.

extension SkippedLayer {
    /// `SessionStore.shared.token = nil` of a scene's router that its presenter asks, the first of each two, and none where a call is told.
    ///
    /// - Parameter told: the calls.
    func changes(_ layers: LayerSpans, besides told: [Violation], in project: VIPERProject) -> [Violation] {
        lazy var asked = project.routersThatPresentersAsk
        return (project.types(.manager) + project.types(.gateway)).filter { project.worksWithData($0) }.flatMap { store -> [Violation] in
            let kept = project.graph[store].members.filter { project.keepsWhatIsSet($0) }
            if kept.isEmpty || layers.isCrossCutting(store, as: .manager) || project.keepsPlaces(store) { return [] }
            let family = [store] + project.graph.allSupertypes(of: store).filter { !project.graph[$0].isExternal }
            let names = Set(kept.map { project.graph[$0].name })
            let set = family.flatMap { project.graph[$0].members }.filter { names.contains(project.graph[$0].name) }.flatMap { project.graph.assignments(to: $0) }
            var seen = Set(told.lazy.filter { family.contains($0.to) }.map(\.from))
            return set.filter { project.role(of: $0.from) == .router && !$0.isSelf && $0.caller.exists && !project.graph[$0.caller].isStatic }
                .sorted { $0.site < $1.site }
                .filter { project.isRouterOfScene($0.from, asked: asked) && seen.insert($0.from).inserted }
                .map { change in
                    let use = ReachedProperty(member: change.target, receiver: project.graph[change.target].owner, type: .none, site: change.site, isSet: true)
                    return violation(use, "sets", by: change.from, role: .router, isUncertain: true, in: project)
                }
        }
    }
}

extension VIPERProject {
    /// `var token: String? { get { … } set { UserDefaults.standard.set(newValue, forKey: "token") } }`: whatever is put there stays.
    /// Source: developer.apple.com/documentation (Foundation.UserDefaults).
    fileprivate func keepsWhatIsSet(_ property: MemberID) -> Bool {
        guard graph[property].kind == .var else { return false }
        let declaration = graph.declaration(of: property)
        let outline = graph.outline(of: graph[property].file)
        return declaration.code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .call, let callee = outline.callee(of: node), callee.kind == .member else { return false }
            switch outline.names[callee.name] {
            case "set", "setValue": return node.arguments.count == 2 && outline.names.equals(outline.arguments[node.arguments.upperBound - 1].label, "forKey")
            case "removeObject": return node.arguments.first.map { outline.names.equals(outline.arguments[$0].label, "forKey") } ?? false
            default: return false
            }
        }
    }
}
