import ProjectGraph

/// What belongs to scenes, made once for all rules.
///
/// An app may have screens of another architecture beside its scenes: a view that nothing ties to a presenter is none
/// of VIPER's business.
struct Scenes: Sendable {
    /// By type: whether it is a view that works with a presenter, or one that such a view is made of.
    private let isView: [Bool]
    /// All modules, those of a row's or a header's presenter among them, which are no scenes.
    private let scenes: [Scene]
    /// By scene: the types that stand in it, in source order.
    private let types: [[TypeID]]
    /// By scene: the roles of those.
    private let parts: [RoleSet]
    /// By type: which of ``scenes`` it stands in; -1 for none, and in what is none.
    private let numbers: [Int32]
    /// By type: which one it may stand in as well, since its name says one thing and its folder another; -1 for none.
    private let others: [Int32]
    /// By type: whether it is a use case that interactors alone ask, or its protocol, and doesn't stand with the scene that its name begins with.
    private let isShared: [Bool]

    private let innerUseCases: InnerUseCases

    /// What may be a scene: a module of one of the repository's apps.
    private struct Module {
        /// Of its name.
        var number: Int
        var group: Int
    }

    /// - Parameter groups: ``ProjectGraph/targetGroups()``.
    init(graph: ProjectGraph, roles: [Role?], names: ModuleNames, dialect: Dialect, groups: [Int]) {
        let entities = graph.types
        var modules: [Module] = []
        var parts: [RoleSet] = []
        /// By the numbers of name and group as one.
        var known: [Int: Int] = [:]
        let groupCount = (groups.max() ?? -1) + 2
        var numbers = [Int32](repeating: -1, count: roles.count)
        for (position, role) in roles.enumerated() {
            guard let role, let name = names.number(of: TypeID(position), in: graph) else { continue }
            let module = Module(number: name, group: entities[position].parts.first.map { groups[$0.file.position] } ?? -1)
            let key = module.number * groupCount + module.group + 1
            let number = known[key] ?? modules.count
            if number == modules.count {
                known[key] = number
                modules.append(module)
                parts.append([])
            }
            parts[number].insert(role.reached)
            numbers[position] = Int32(truncatingIfNeeded: number)
        }
        for position in numbers.indices where numbers[position] >= 0 {
            if !Self.isComplete(parts[Int(numbers[position])]) { numbers[position] = -1 }
        }
        scenes = modules.enumerated().map { number, module in
            Scene(name: names.name(of: module.number, in: graph), group: module.group, number: number)
        }
        let places = ScenePlaces(graph: graph, roles: roles, numbers: numbers)
        innerUseCases = InnerUseCases(graph: graph, roles: roles)
        isShared = Self.takeUseCases(innerUseCases, from: &numbers, places, graph)
        others = Self.settle(&numbers, by: places) { type, scene in
            Self.isCalledAsPart(type, of: names.name(of: modules[scene].number, in: graph), roles[type.position], graph, dialect)
        } file: { type in
            entities[type.position].parts.first?.file
        }
        self.numbers = numbers
        let placed = numbers
        types = placed.indices.reduce(into: Array(repeating: [], count: scenes.count)) { types, position in
            if placed[position] >= 0 { types[Int(placed[position])].append(TypeID(position)) }
        }
        self.parts = types.map { types in RoleSet(types.compactMap { roles[$0.position] }) }
        isView = Self.views(in: graph, roles: roles, scenes: numbers)
    }

    private static func isComplete(_ parts: RoleSet) -> Bool {
        parts.contains(.presenter) && !parts.isDisjoint(with: [.interactor, .router, .assembler])
    }

    /// `ProfileEditHeaderView` beside the presenter of `EditProfile` is no `Profile`'s, nor is an `OrderListBadge` that `Order` is
    /// made of: where names and folders tell of two scenes, a type that is called as their parts are goes by its name, any other
    /// by its place.
    ///
    /// - Returns: by type, the scene that the other sign tells of.
    private static func settle(
        _ numbers: inout [Int32], by places: ScenePlaces, isPart: (TypeID, Int) -> Bool, file: (TypeID) -> FileID?
    ) -> [Int32] {
        var others = [Int32](repeating: -1, count: numbers.count)
        for position in numbers.indices where numbers[position] >= 0 {
            let type = TypeID(position)
            guard let file = file(type) else { continue }
            let place = places[file]
            guard place >= 0, place != numbers[position] else { continue }
            others[position] = place
            if !isPart(type, Int(numbers[position])) { swap(&numbers[position], &others[position]) }
        }
        return others
    }

    /// What an interactor asks in place of a service serves whoever asks it, and is a scene's only where it stands with it.
    ///
    /// - Returns: by type, whether it is one that doesn't.
    private static func takeUseCases(_ useCases: InnerUseCases, from numbers: inout [Int32], _ places: ScenePlaces, _ graph: ProjectGraph) -> [Bool] {
        numbers.indices.map { position in
            guard useCases.contains(TypeID(position)), let file = graph.types[position].parts.first?.file else { return false }
            if numbers[position] >= 0, places[file] == numbers[position] { return false }
            numbers[position] = -1
            return true
        }
    }

    /// Whether a name is a scene's and the word for the part, and nothing else: `LoanDetailViewController`, `PresenterToViewLoanDetailProtocol`.
    private static func isCalledAsPart(_ type: TypeID, of scene: String, _ role: Role?, _ graph: ProjectGraph, _ dialect: Dialect) -> Bool {
        guard let words = role.flatMap({ dialect.vocabulary[$0] }) else { return false }
        let name = graph.symbols[graph[type].name]
        return (words.suffixes + words.synonyms).contains { RoleWord.rest(of: name, without: $0).map { $0 == scene } ?? false }
    }

    subscript(number: Int) -> Scene { scenes[number] }

    func types(in scene: Scene) -> [TypeID] { types[scene.number] }

    func roles(in scene: Scene) -> RoleSet { parts[scene.number] }

    func isView(_ type: TypeID) -> Bool { type.exists && isView[type.position] }

    func isSharedUseCase(_ type: TypeID) -> Bool { type.exists && isShared[type.position] }

    func isAmongInteractors(_ type: TypeID) -> Bool { type.exists && innerUseCases.isAmongInteractors(type) }

    /// The scene that a type stands in; nil for what is shared, and for the presenter of a part.
    func scene(of type: TypeID) -> Scene? {
        guard type.exists, numbers[type.position] >= 0 else { return nil }
        return scenes[Int(numbers[type.position])]
    }

    /// By type: whether it is one of some views, or one that these are made of.
    ///
    /// - Parameter all: the project's views.
    func views(madeOf views: [TypeID], among all: [TypeID], in graph: ProjectGraph, roles: [Role?]) -> [Bool] {
        SceneViews(graph: graph, roles: roles, views: all, scenes: numbers).made(of: views)
    }

    /// The number of a type's scene; -1 for none.
    func number(of type: TypeID) -> Int { type.exists ? Int(numbers[type.position]) : -1 }

    /// The scene that a type may stand in as well; nil where its name and its folder say the same.
    func otherScene(of type: TypeID) -> Scene? {
        guard type.exists, others[type.position] >= 0 else { return nil }
        return scenes[Int(others[type.position])]
    }

    /// Whether two types certainly stand in scenes, and not in the same one.
    func areApart(_ one: TypeID, _ other: TypeID) -> Bool {
        guard one.exists, other.exists, numbers[one.position] >= 0, numbers[other.position] >= 0 else { return false }
        let (number, otherNumber) = (others[one.position], others[other.position])
        return numbers[one.position] != numbers[other.position] && number != numbers[other.position] && otherNumber != numbers[one.position]
            && (number < 0 || number != otherNumber)
    }

    /// - Parameter scenes: the number of each type's scene; -1 for none.
    private static func views(in graph: ProjectGraph, roles: [Role?], scenes: [Int32]) -> [Bool] {
        let views = roles.indices.filter { roles[$0] == .view }.map { TypeID($0) }
        return SceneViews(graph: graph, roles: roles, views: views, scenes: scenes).made(of: views.filter { view in
            worksWithPresenter(view, graph, roles) || isMadeWithPresenter(view, graph, roles, scenes)
        })
    }

    /// `let view = LoanView(); view.onTap = presenter.tapped`: where closures alone lead from one to the other, who makes both ties them.
    private static func isMadeWithPresenter(_ view: TypeID, _ graph: ProjectGraph, _ roles: [Role?], _ scenes: [Int32]) -> Bool {
        let scene = scenes[view.position]
        return scene >= 0 && graph.edges(to: view).contains { making in
            making.kind == .creates && making.member.exists && graph.edges(from: making.from).contains {
                $0.kind == .creates && $0.member == making.member && roles[$0.to.position] == .presenter && scenes[$0.to.position] == scene
            }
        }
    }

    private static func worksWithPresenter(_ view: TypeID, _ graph: ProjectGraph, _ roles: [Role?]) -> Bool {
        graph.allSupertypes(of: view).contains { roles[$0.position] == .viewInterface }
            // Whoever only makes one hands it on, as an app's first view does for its scenes.
            || graph.edges(from: view).contains {
                roles[$0.to.position]?.reached == .presenter && $0.kind != .conforms && $0.kind != .creates
            }
    }
}
