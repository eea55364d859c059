import ProjectGraph

/// Which files belong to an app that has a stack. A repository may hold apps of several architectures, and an app features
/// that are not of VIPER yet: that two targets use the same networking makes them no one app.
struct JudgedTargets {
    /// By file.
    let files: [Bool]

    /// - Parameters:
    ///   - stacks: the presenters that work with an interactor.
    ///   - groups: ``ProjectGraph/targetGroups()``.
    init(graph: ProjectGraph, roles: [Role?], stacks: [TypeID], scenes: Scenes, groups: [Int]) {
        let group = { (type: TypeID) in graph[type].parts.first.map { groups[$0.file.position] } }
        let targets = { (types: [TypeID]) in Set(types.flatMap { graph[$0].parts.first.map { graph[$0.file].targets } ?? [] }) }
        let withStack = Set(stacks.compactMap(group))
        // Where one scene has an interactor, another may do without.
        let presenters = roles.indices.lazy.map { TypeID($0) }.filter { type in
            roles[type.position] == .presenter && scenes.scene(of: type) != nil && group(type).map { withStack.contains($0) } ?? false
        }
        let parts = (stacks + presenters).flatMap { [$0] + Self.parts(of: $0, graph, roles) }
        let models = parts.flatMap { graph.edges(from: $0).map(\.to).filter { roles[$0.position] == .entity } }
        let judged = graph.targets(around: targets(parts)).union(targets(models))
        files = graph.files.indices.map { groups[$0] < 0 || graph.files[$0].targets.contains { judged.contains($0) } }
    }

    /// What a presenter works with in its stack.
    private static func parts(of presenter: TypeID, _ graph: ProjectGraph, _ roles: [Role?]) -> [TypeID] {
        graph.edges(from: presenter).map(\.to).filter { type in
            guard let role = roles[type.position] else { return false }
            return (role.isPartOfStack || role.isBoundary) && !role.isDataAccess && role.reached != .view
        }
    }
}
