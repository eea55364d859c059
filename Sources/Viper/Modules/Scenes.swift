import ProjectGraph

/// What belongs to scenes, made once for all rules.
///
/// An app may have screens of another architecture beside its scenes: a view that nothing ties to a presenter is none
/// of VIPER's business.
struct Scenes: Sendable {
    /// Views that work with a presenter, and the views that they are made of.
    let views: Set<TypeID>
    /// The scene of each type with a role, where its name tells one.
    private let modules: [TypeID: String]
    /// Modules with a presenter and something that makes them more than a presenter of a part: a row, a header.
    private let complete: Set<String>

    init(graph: ProjectGraph, roles: [Role?], names: ModuleNames) {
        var modules: [TypeID: String] = [:]
        var parts: [String: Set<Role>] = [:]
        for (position, role) in roles.enumerated() {
            let type = TypeID(position)
            guard let role, let module = names.module(of: type, in: graph) else { continue }
            modules[type] = module
            parts[module, default: []].insert(role.reached)
        }
        self.modules = modules
        complete = Set(
            parts.filter { $0.value.contains(.presenter) && !$0.value.isDisjoint(with: [.interactor, .router, .assembler]) }.keys)
        views = Self.views(in: graph, roles: roles)
    }

    /// The scene that a type stands in; nil for what is shared, and for the presenter of a part.
    func scene(of type: TypeID) -> String? {
        modules[type].flatMap { complete.contains($0) ? $0 : nil }
    }

    private static func views(in graph: ProjectGraph, roles: [Role?]) -> Set<TypeID> {
        let all = roles.indices.lazy.filter { roles[$0] == .view }.map { TypeID($0) }
        var found = Set(all.filter { worksWithPresenter($0, graph, roles) })
        var pending = Array(found)
        while let view = pending.popLast() {
            for edge in graph.edges(from: view) where roles[edge.to.position] == .view && found.insert(edge.to).inserted {
                pending.append(edge.to)
            }
        }
        return found
    }

    private static func worksWithPresenter(_ view: TypeID, _ graph: ProjectGraph, _ roles: [Role?]) -> Bool {
        graph.allSupertypes(of: view).contains { roles[$0.position] == .viewInterface }
            || graph.edges(from: view).contains { roles[$0.to.position]?.reached == .presenter && $0.kind != .conforms }
    }
}
