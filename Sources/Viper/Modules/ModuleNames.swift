import ProjectGraph

/// The scenes of a project, by the names that their types share.
struct ModuleNames: Sendable {
    private let names: NameBeginnings

    init(graph: ProjectGraph, roles: [Role?], dialect: Dialect) {
        let words = dialect.vocabulary[.presenter] ?? Vocabulary()
        let suffixes = words.suffixes + words.synonyms
        var table = RoleWordTable()
        let endings = NameEndings(dialect, &table)
        let entities = graph.types
        lazy var views = Set(roles.indices.lazy.filter { roles[$0] == .view }.map { graph.symbols[entities[$0].name] })
        var names: [String] = []
        for (position, role) in roles.enumerated() where role == .presenter {
            let name = graph.symbols[entities[position].name]
            guard let suffix = suffixes.first(where: { name.hasSuffix($0) }) else { continue }
            if name == suffix {
                // `Login.Presenter`: what stands beside the namespace begins with its name, as `LoginViewInput` does.
                let outermost = Self.outermost(of: TypeID(position), in: graph)
                if outermost.position != position { names.append(graph.symbols[graph[outermost].name]) }
                continue
            }
            let base = String(name.dropLast(suffix.count))
            // The presenter of `LoanTableViewCell` belongs to a part of a scene.
            if endings.longest(of: base, among: [.view]) != nil, views.contains(base) { continue }
            names.append(base)
        }
        self.names = NameBeginnings(names)
    }

    /// Stands for a module's name: nobody need compare texts.
    enum Number: Hashable, Sendable {
        /// Of ``names``.
        case scene(Int)
        /// `Login.Presenter`: the namespace is the scene.
        case namespace(Symbol)
    }

    func number(of type: TypeID, in graph: ProjectGraph) -> Number? {
        guard type.exists, !graph[type].isExternal else { return nil }
        let outermost = Self.outermost(of: type, in: graph)
        let name = graph[outermost].name
        if let scene = names.longest(startingIn: graph.symbols[name]) { return .scene(scene) }
        return outermost == type ? nil : .namespace(name)
    }

    func name(of module: Number, in graph: ProjectGraph) -> String {
        switch module {
        case .scene(let number): names[number]
        case .namespace(let name): graph.symbols[name]
        }
    }

    func module(of type: TypeID, in graph: ProjectGraph) -> String? {
        number(of: type, in: graph).map { name(of: $0, in: graph) }
    }

    private static func outermost(of type: TypeID, in graph: ProjectGraph) -> TypeID {
        var outermost = type
        while let outer = graph[outermost].outer { outermost = outer }
        return outermost
    }
}
