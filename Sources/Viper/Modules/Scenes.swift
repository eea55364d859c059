import ProjectGraph

/// What belongs to scenes, made once for all rules.
///
/// An app may have screens of another architecture beside its scenes: a view that nothing ties to a presenter is none
/// of VIPER's business.
struct Scenes: Sendable {
    /// Views that work with a presenter, and the views that they are made of.
    let views: Set<TypeID>
    /// Modules with a presenter and something that makes them more than a presenter of a part: a row, a header.
    private let scenes: [Scene]
    /// By type: which of ``scenes`` it stands in; -1 for none.
    private let numbers: [Int32]

    /// - Parameter groups: ``ProjectGraph/targetGroups()``.
    init(graph: ProjectGraph, roles: [Role?], names: ModuleNames, groups: [Int]) {
        var modules: [(scene: Scene, parts: Set<Role>)] = []
        var known: [Scene: Int] = [:]
        var numbers = [Int32](repeating: -1, count: roles.count)
        for (position, role) in roles.enumerated() {
            guard let role, let name = names.module(of: TypeID(position), in: graph) else { continue }
            let scene = Scene(name: name, group: graph.types[position].parts.first.map { groups[$0.file.position] } ?? -1)
            let number = known[scene] ?? modules.count
            if number == modules.count {
                known[scene] = number
                modules.append((scene, []))
            }
            modules[number].parts.insert(role.reached)
            numbers[position] = Int32(number)
        }
        for position in numbers.indices where numbers[position] >= 0 {
            let parts = modules[Int(numbers[position])].parts
            let isComplete = parts.contains(.presenter) && !parts.isDisjoint(with: [.interactor, .router, .assembler])
            if !isComplete { numbers[position] = -1 }
        }
        scenes = modules.map(\.scene)
        self.numbers = numbers
        views = Self.views(in: graph, roles: roles)
    }

    /// The scene that a type stands in; nil for what is shared, and for the presenter of a part.
    func scene(of type: TypeID) -> Scene? {
        guard type.exists, numbers[type.position] >= 0 else { return nil }
        return scenes[Int(numbers[type.position])]
    }

    /// Whether two types stand in scenes, and not in the same one.
    func areApart(_ one: TypeID, _ other: TypeID) -> Bool {
        one.exists && other.exists && numbers[one.position] >= 0 && numbers[other.position] >= 0 && numbers[one.position] != numbers[other.position]
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
            // Whoever only makes one hands it on, as an app's first view does for its scenes.
            || graph.edges(from: view).contains {
                roles[$0.to.position]?.reached == .presenter && $0.kind != .conforms && $0.kind != .creates
            }
    }
}
