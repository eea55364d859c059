import ProjectGraph
import Viper

/// Which scenes name each other's models and interfaces, and in which circles.
struct SceneDependencies {
    /// A scene that names what belongs to another one: by their places in ``scenes``.
    struct Dependency: Hashable {
        var from: Int
        var to: Int
    }

    /// In alphabetical order.
    let scenes: [Scene]
    /// The places where one scene names the other, in source order.
    let namings: [Dependency: [Edge]]
    private let followers: [[Int]]

    init(_ project: VIPERProject) {
        let found = SceneNamings(project).all
        scenes = Set(found.keys.flatMap { [$0.from, $0.to] }).sorted()
        let numbers = Dictionary(uniqueKeysWithValues: scenes.enumerated().map { ($1, $0) })
        var namings: [Dependency: [Edge]] = [:]
        for (pair, edges) in found {
            guard let from = numbers[pair.from], let to = numbers[pair.to] else { continue }
            namings[Dependency(from: from, to: to)] = edges.sorted { $0.site < $1.site }
        }
        self.namings = namings
        followers = namings.keys.reduce(into: Array(repeating: [], count: scenes.count)) { $0[$1.from].append($1.to) }.map { $0.sorted() }
    }

    /// A circle for each group of scenes that all depend on each other, beginning with the dependency that is the least
    /// work to end.
    var circles: [[Dependency]] {
        let groups = StronglyConnected(followers.map { $0.map { Int32($0) } }).groups
        let weakest = namings.keys.filter { groups[$0.from] == groups[$0.to] }.reduce(into: [Int: Dependency]()) { weakest, next in
            guard let known = weakest[groups[next.from]] else { return weakest[groups[next.from]] = next }
            if isWeaker(next, than: known) { weakest[groups[next.from]] = next }
        }
        return weakest.values.sorted { ($0.from, $0.to) < ($1.from, $1.to) }.compactMap { first in
            path(from: first.to, to: first.from) { groups[$0] == groups[first.from] }.map { [first] + $0 }
        }
    }

    private func isWeaker(_ one: Dependency, than other: Dependency) -> Bool {
        guard let mine = namings[one], let others = namings[other] else { return false }
        return mine.count == others.count ? mine[0].site < others[0].site : mine.count < others.count
    }

    /// The shortest way, by breadth first search.
    private func path(from start: Int, to goal: Int, within isInside: (Int) -> Bool) -> [Dependency]? {
        var origins = [start: start]
        var queue = [start]
        var next = 0
        while next < queue.count, origins[goal] == nil {
            let scene = queue[next]
            next += 1
            for follower in followers[scene] where isInside(follower) && origins[follower] == nil {
                origins[follower] = scene
                queue.append(follower)
            }
        }
        var path: [Dependency] = []
        var scene = goal
        while scene != start {
            guard let origin = origins[scene] else { return nil }
            path.append(Dependency(from: origin, to: scene))
            scene = origin
        }
        return path.reversed()
    }
}

/// The places where types of one scene name what belongs to another.
private struct SceneNamings {
    struct Pair: Hashable {
        var from: Scene
        var to: Scene
    }

    private(set) var all: [Pair: [Edge]] = [:]
    private let project: VIPERProject
    /// The number of each type's scene; -1 where it has none. Asked at every edge.
    private let scenes: [Int]
    /// The number of the scene that a type may belong to as well; -1 for none.
    private let others: [Int]

    init(_ project: VIPERProject) {
        self.project = project
        let homes = SceneHomes(project)
        var scenes = Array(repeating: -1, count: project.graph.types.count)
        var others = scenes
        for type in project.ownTypes {
            scenes[type.position] = Self.scene(of: type, in: project, homes)?.number ?? -1
            if scenes[type.position] >= 0 { others[type.position] = project.otherScene(of: Self.part(around: type, in: project))?.number ?? -1 }
        }
        (self.scenes, self.others) = (scenes, others)
        for type in project.ownTypes where scenes[type.position] >= 0 && !project.isSetAside(type) { collect(by: type) }
    }

    private mutating func collect(by type: TypeID) {
        let scene = scenes[type.position]
        let (project, other) = (project, others[type.position])
        let leadsAway = { [self] (edge: Edge) in isForeign(edge.to, to: scene) && isForeign(edge.to, to: other) }
        guard project.graph.edges(from: type).contains(where: leadsAway), !project.isRouting(type),
            project.isJudged(type, as: project.effectiveRole(of: type) ?? .entity)
        else { return }
        for edge in project.faultyNamings(by: type, where: leadsAway) {
            let pair = Pair(from: project.scene(numbered: scene), to: project.scene(numbered: scenes[edge.to.position]))
            all[pair, default: []].append(edge)
        }
    }

    /// Parts of a stack are told by foreign-module-type, whichever way they close a circle.
    private func isForeign(_ type: TypeID, to scene: Int) -> Bool {
        guard type.exists, scenes[type.position] >= 0, scenes[type.position] != scene, others[type.position] < 0 || others[type.position] != scene
        else { return false }
        return !project.isOwnPartOfScene(type) && !project.isRouting(type)
    }

    /// What a type without a role is nested in.
    private static func part(around type: TypeID, in project: VIPERProject) -> TypeID {
        var type = type
        while project.role(of: type) == nil, let outer = project.graph[type].outer { type = outer }
        return type
    }

    /// The scene that a type is a part of; nil for what is shared and for what leads from one scene to another.
    private static func scene(of type: TypeID, in project: VIPERProject, _ homes: SceneHomes) -> Scene? {
        let type = part(around: type, in: project)
        guard let role = project.role(of: type), let scene = project.scene(of: type) else { return nil }
        switch role {
        case _ where role.isBesideLayers: return nil
        // An entity is everybody's, whatever its name begins with, unless it stands in the midst of a scene.
        case .entity: return homes.contain(type, of: scene, in: project) ? scene : nil
        default: return scene
        }
    }
}

/// Where scenes declare their stacks and their protocols, as far as anybody asks: of files with an entity that is called
/// like a scene.
private struct SceneHomes {
    private struct Home: Hashable {
        var scene: Scene
        var file: FileID
    }

    private var homes: Set<Home> = []

    init(_ project: VIPERProject) {
        let entities = project.types(.entity).filter { project.scene(of: $0) != nil }
        let files = Set(entities.compactMap { project.graph[$0].parts.first?.file })
        if files.isEmpty { return }
        for type in project.ownTypes {
            guard let role = project.role(of: type), role.isPartOfStack || role.isBoundary,
                let part = project.graph[type].parts.first, files.contains(part.file), let scene = project.scene(of: type)
            else { continue }
            homes.insert(Home(scene: scene, file: part.file))
        }
    }

    func contain(_ type: TypeID, of scene: Scene, in project: VIPERProject) -> Bool {
        project.graph[type].parts.first.map { homes.contains(Home(scene: scene, file: $0.file)) } ?? false
    }
}
