import ProjectGraph

/// Apps that a team has only begun to move to VIPER: most of their screens work with no presenter.
///
/// Where most screens are of scenes, what stands beside them has slipped out of one. Where most aren't, nobody said of the
/// others that they were VIPER, whatever their view models, coordinators and helpers are called.
struct AppsOnTheirWay {
    private let graph: ProjectGraph
    /// With SwiftUI's views in the role of one, whether the dialect knows of them or not.
    private let roles: [Role?]
    private let claims: ClaimTable
    private let scenes: Scenes
    private let parts: PartPresenters
    private let conformers: ConformerTable
    private let groups: [Int]
    /// SwiftUI's `View`; nil where nobody names it.
    private let swiftUIView: TypeID?

    /// - Parameter groups: ``ProjectGraph/targetGroups()``.
    init(
        graph: ProjectGraph, roles: [Role?], claims: ClaimTable, scenes: Scenes, parts: PartPresenters, conformers: ConformerTable, groups: [Int]
    ) {
        (self.graph, self.claims, self.scenes, self.parts, self.conformers, self.groups) = (graph, claims, scenes, parts, conformers, groups)
        let swiftUIView = graph.symbols.symbol(of: "View").flatMap { name in
            graph.types.indices.lazy.map { TypeID($0) }.first { graph[$0].name == name && graph[$0].isExternal && graph[$0].kind == .protocol && graph[$0].outer == nil }
        }
        self.swiftUIView = swiftUIView
        guard let swiftUIView else {
            self.roles = roles
            return
        }
        self.roles = roles.indices.map { position in
            let type = TypeID(position)
            return roles[position] ?? (graph[type].kind == .struct && graph.allSupertypes(of: type).contains(swiftUIView) ? .view : nil)
        }
    }

    /// What is found in such apps.
    struct Outside: Sendable {
        /// By type: whether it belongs to no scene, and none uses it.
        var isOutside: [Bool]
        var appCount: Int
        /// How many screens these have.
        var screenCount: Int
        /// How many of those are of scenes.
        var sceneScreenCount: Int
    }

    /// - Parameters:
    ///   - stacks: the presenters that work with an interactor.
    ///   - children: by type, the presenters that such a scene brings along.
    ///   - others: what is known to follow another architecture.
    /// - Returns: nil where most screens of all apps are of scenes.
    func outside(of stacks: [TypeID], _ children: () -> [Bool], besides others: Set<TypeID>) -> Outside? {
        if stacks.isEmpty { return nil }
        let views = roles.indices.filter { roles[$0] == .view }.map { TypeID($0) }.filter { !graph[$0].isExternal && !graph.isSetAside($0) }
        let screens = screens(among: views)
        // A scene has a screen at least: where there are no more than twice as many, nothing need be counted.
        var surplus: [Int: Int] = [:]
        for screen in screens { surplus[group(screen), default: 0] += 1 }
        for stack in stacks { surplus[group(stack), default: 0] -= 2 }
        let all = Set(stacks.map(group))
        let candidates = all.filter { surplus[$0] ?? 0 > 0 }
        if candidates.isEmpty { return nil }

        let presenters = Presenters(stacks: Set(stacks), isChild: children(), others: others)
        let isScreen = isView(of: self.presenters(presenters, isLenient: true), isLenient: true, among: views)
        var counts: [Int: (all: Int, ofScenes: Int)] = [:]
        for screen in screens {
            counts[group(screen), default: (0, 0)].all += 1
            if isScreen[screen.position] { counts[group(screen), default: (0, 0)].ofScenes += 1 }
        }
        let found = candidates.filter { counts[$0].map { $0.all > 2 * $0.ofScenes } ?? false }
        if found.isEmpty { return nil }
        let certain = self.presenters(presenters, isLenient: false)
        let reach = SceneReach(graph: graph, roles: roles, parts: parts, conformers: conformers, beginning: certain + named(), isView: isView(of: certain, isLenient: false, among: views))
        // What no target declares is anybody's.
        let isEverywhere = all == found
        return Outside(
            isOutside: roles.indices.map { position in
                let type = TypeID(position)
                guard let file = graph.file(of: type), found.contains(groups[file.position]) || groups[file.position] < 0 && isEverywhere else { return false }
                return !reach.contains(type)
            },
            appCount: found.count, screenCount: found.reduce(0) { $0 + (counts[$1]?.all ?? 0) }, sceneScreenCount: found.reduce(0) { $0 + (counts[$1]?.ofScenes ?? 0) })
    }

    private func group(_ type: TypeID) -> Int { graph.file(of: type).map { groups[$0.position] } ?? -1 }

    // MARK: - Screens

    /// View controllers that somebody comes to: no bases of others, and none of the frameworks' containers. SwiftUI's screens are
    /// called like their parts: a screen is what no other view is made of, and what has a model of its own.
    private func screens(among views: some Sequence<TypeID>) -> [TypeID] {
        var isBase = [Bool](repeating: false, count: roles.count)
        var isPart = isBase
        for view in views {
            for edge in graph.edges(from: view) where edge.to != view {
                if edge.kind == .inherits { isBase[edge.to.position] = true } else { isPart[edge.to.position] = true }
            }
        }
        return views.filter { type in
            let kinds = graph.screenKinds(of: type)
            if kinds.contains(.viewController) { return !kinds.contains(.container) && !isBase[type.position] }
            guard let swiftUIView, graph.allSupertypes(of: type).contains(swiftUIView) else { return false }
            return !isPart[type.position] || graph.edges(from: type).contains { edge in
                edge.kind == .holds && graph[edge.to].kind == .class && !graph[edge.to].isExternal
            }
        }
    }

    // MARK: - Scenes

    private struct Presenters {
        var stacks: Set<TypeID>
        var isChild: [Bool]
        var others: Set<TypeID>
    }

    /// Those with an interactor, those that their scenes bring along, those that work with a view and keep a router that is given to them, and what
    /// these inherit from. Whoever only opens a flow is called a presenter as well.
    ///
    /// - Parameter isLenient: whether whoever works with a view is one, as in an app of scenes that do without the rest here and there.
    private func presenters(_ presenters: Presenters, isLenient: Bool) -> [TypeID] {
        let own = roles.indices.lazy.filter { roles[$0] == .presenter }.map { TypeID($0) }.filter { presenter in
            if presenters.others.contains(presenter) { return false }
            return presenters.stacks.contains(presenter) || presenters.isChild[presenter.position]
                || worksWithView(presenter) && (isLenient || keepsRouter(presenter))
        }
        let bases = own.flatMap { graph.allSupertypes(of: $0).filter { roles[$0.position] == .presenter } }
        return Set(own).union(bases).sorted { $0.position < $1.position }
    }

    private func worksWithView(_ presenter: TypeID) -> Bool {
        graph.isObservable(presenter) || graph.edges(from: presenter).contains { $0.kind == .holds && roles[$0.to.position]?.reached == .view }
    }

    private func knowsView(_ presenter: TypeID) -> Bool {
        graph.edges(from: presenter).contains { $0.kind != .inherits && $0.kind != .conforms && roles[$0.to.position]?.reached == .view }
    }

    private func keepsRouter(_ presenter: TypeID) -> Bool {
        let ways = graph.edges(from: presenter).filter { roles[$0.to.position]?.reached == .router }
        return ways.contains { $0.kind == .holds } && !ways.contains { $0.kind == .creates }
    }

    /// What the team itself says is a part of a stack.
    private func named() -> [TypeID] {
        roles.indices.lazy.map { TypeID($0) }.filter { type in
            roles[type.position].map { claims.kinds(for: $0, of: type).contains(EvidenceKinds(.directive)) } ?? false
        }
    }

    private func isView(of presenters: [TypeID], isLenient: Bool, among views: [TypeID]) -> [Bool] {
        scenes.views(madeOf: views.filter(isShown(by: presenters, isLenient)), among: views, in: graph, roles: roles)
    }

    /// Whether one of some presenters speaks to a view, or a view of its scene to one that knows none. Whoever has views of its own is used by
    /// others as well: a screen of another architecture asks it to show a banner.
    private func isShown(by presenters: [TypeID], _ isLenient: Bool) -> (TypeID) -> Bool {
        /// By type: the scene from which it is asked; -1 for all.
        var asked = [Int?](repeating: nil, count: roles.count)
        var isTold = [Bool](repeating: false, count: roles.count)
        for presenter in presenters {
            let isAnybodys = isLenient || graph.isObservable(presenter)
            let number = isAnybodys ? -1 : scenes.number(of: presenter)
            if isAnybodys || number >= 0 && !knowsView(presenter) {
                for type in graph.family(of: presenter) where roles[type.position]?.reached == .presenter {
                    asked[type.position] = asked[type.position].map { $0 == number ? number : -1 } ?? number
                }
            }
            for edge in graph.edges(from: presenter) {
                switch roles[edge.to.position] {
                case .viewInterface: isTold[edge.to.position] = true
                case .view where edge.kind == .holds: isTold[edge.to.position] = true
                default: break
                }
            }
        }
        return { view in
            graph.family(of: view).contains { isTold[$0.position] } || graph.edges(from: view).contains { edge in
                guard edge.kind != .conforms, edge.kind != .creates, let number = asked[edge.to.position] else { return false }
                return number < 0 || number == scenes.number(of: view)
            }
        }
    }
}
