import ProjectGraph

/// What the parts of stacks are called where nobody knows the words, as in another language: told by who holds whom.
///
/// A view controller holds a presenter, which holds the view again and something that is neither on the screen nor a part by
/// another name. A guess for people to look at: no rule goes by it.
public struct StackWords: Sendable {
    /// How the names of presenters, interactors and routers end, each role's usual word first; only what is no word of the dialect's.
    public let endings: [(role: Role, ending: String)]
    /// One of the stacks: its view, presenter, and interactor or router.
    public let example: [TypeID]

    /// A stack by its parts' places in a scene.
    private struct Stack {
        var parts: [TypeID]
        var presenter: String
        /// The interactor's ending, or the router's.
        var other: (role: Role, ending: String)
    }

    /// Nil where nothing looks like a stack, or all of its words are known.
    public init?(of project: VIPERProject) {
        let stacks = project.ownTypes.flatMap { Self.stacks(of: $0, in: project) }
        guard let presenter = Self.mostFrequent(stacks.map(\.presenter)) else { return nil }
        let alike = stacks.filter { $0.presenter == presenter }
        // One of a kind may be anything, unless it has a router as well: a search's data source works with several models.
        guard Set(alike.map { $0.parts[1] }).count > 1 || Set(alike.map(\.other.role)).count > 1, let example = alike.first(where: { $0.other.role == .interactor }) ?? alike.first else { return nil }
        let others = [Role.interactor, .router].flatMap { role -> [(role: Role, ending: String)] in
            guard let usual = Self.mostFrequent(alike.filter { $0.other.role == role }.map(\.other.ending)) else { return [] }
            let more = role == .interactor ? Self.endings(inPlaceOf: usual, presenter: presenter, in: project) : []
            return ([usual] + more).map { (role: role, ending: $0) }
        }
        endings = ([(role: .presenter, ending: presenter)] + others).filter { !Self.isWord($0.ending, of: $0.role, in: project) }
        self.example = example.parts
        if endings.isEmpty { return nil }
    }

    private static func mostFrequent(_ endings: [String]) -> String? {
        let counts = endings.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private static func stacks(of view: TypeID, in project: VIPERProject) -> [Stack] {
        let graph = project.graph
        guard graph[view].kind == .class, graph.isOnScreen(view, as: [.view, .viewController]) else { return [] }
        let sides = Set([view] + graph.allSupertypes(of: view).filter { !graph[$0].isExternal && graph[$0].kind == .protocol })
        return parts(heldBy: view, in: project).flatMap { presenter -> [Stack] in
            let others = parts(heldBy: presenter, in: project).filter { $0 != view }
            guard !others.isEmpty, graph.edges(from: presenter).contains(where: { $0.kind == .holds && sides.contains($0.to) }) else { return [] }
            return others.compactMap { stack([view, presenter, $0], in: project) }
        }
    }

    /// The classes behind what a type holds, but for what is on the screen. None of one that knows too much to be a scene's: it is
    /// asked for with each that holds it.
    private static func parts(heldBy type: TypeID, in project: VIPERProject) -> [TypeID] {
        let graph = project.graph
        guard graph.edges(from: type).count < 2_000 else { return [] }
        let held = Set(graph.edges(from: type).lazy.filter { $0.kind == .holds && !$0.isStatic }.map(\.to)).sorted()
        return held.filter { !graph[$0].isExternal && $0 != type }.flatMap { [$0] + project.conformers[$0] }.filter { part in
            graph[part].kind == .class && part != type && !graph.isOnScreen(part, as: [.view, .viewController])
        }
    }

    /// `Fetcher` of `HistoryFetcher`, where most scenes have a `…Handler`: the only part that a presenter without one of these knows by a protocol,
    /// and that works with data access.
    private static func endings(inPlaceOf usual: String, presenter: String, in project: VIPERProject) -> [String] {
        let graph = project.graph
        let presenters = project.ownTypes.lazy.filter { graph.isOnScreen($0, as: [.view, .viewController]) }.flatMap { view in
            parts(heldBy: view, in: project).filter { graph.lastName(of: $0).hasSuffix(presenter) }
        }
        let endings = Set(presenters).compactMap { type -> String? in
            let scene = graph.lastName(of: type).dropLast(presenter.count)
            let parts = parts(heldBy: type, in: project)
            let endings = parts.compactMap { RoleWord.rest(of: graph.lastName(of: $0), behind: scene) }
            if scene.isEmpty || endings.contains(usual) || endings.contains(where: { isWord($0, of: .interactor, in: project) }) { return nil }
            let found = parts.filter { isBehindProtocol($0, of: type, in: graph) && asksDataAccess($0, in: project) }
                .compactMap { RoleWord.rest(of: graph.lastName(of: $0), behind: scene) }
                .filter { !isAnotherWord($0, than: .interactor, in: project) }
            return found.count == 1 ? found[0] : nil
        }
        return Set(endings).sorted()
    }

    private static func isBehindProtocol(_ part: TypeID, of presenter: TypeID, in graph: ProjectGraph) -> Bool {
        let held = graph.edges(from: presenter).filter { $0.kind == .holds && graph[$0.to].kind == .protocol }.map(\.to)
        return graph.allSupertypes(of: part).contains { held.contains($0) }
    }

    private static func asksDataAccess(_ part: TypeID, in project: VIPERProject) -> Bool {
        project.graph.edges(from: part).contains { edge in
            edge.kind == .holds && ([edge.to] + project.conformers[edge.to]).contains { project.role(of: $0)?.isDataAccess ?? false }
        }
    }

    /// Nil where the names have no scene in common, or one of the parts is known by another word.
    private static func stack(_ parts: [TypeID], in project: VIPERProject) -> Stack? {
        let names = parts.map { Array(project.graph.lastName(of: $0)) }
        var length = zip(names[0], zip(names[1], names[2])).prefix { $0 == $1.0 && $0 == $1.1 }.count
        while length > 0, names.contains(where: { $0.count <= length || !$0[length].isUppercase }) { length -= 1 }
        guard length > 1 else { return nil }
        let endings = names.map { String($0[length...]) }
        let role: Role = isRouting(parts[2], in: project) ? .router : .interactor
        let isKnown = isWord(endings[1], of: .presenter, in: project)
        guard !isAnotherWord(endings[1], than: .presenter, in: project), !isAnotherWord(endings[2], than: role, in: project),
            // A presenter with a service is MVP's.
            !isKnown || role == .router || speaksBack(parts[2], to: parts[1], in: project)
        else { return nil }
        return Stack(parts: parts, presenter: endings[1], other: (role, endings[2]))
    }

    private static func isRouting(_ type: TypeID, in project: VIPERProject) -> Bool {
        let graph = project.graph
        return graph.edges(from: type).contains { edge in
            edge.kind == .holds && graph[edge.to].isExternal && (graph.isGeneralController(edge.to) || graph.isOnScreen(edge.to, as: .window))
        }
    }

    /// Whether it holds what the presenter listens by.
    private static func speaksBack(_ type: TypeID, to presenter: TypeID, in project: VIPERProject) -> Bool {
        let sides = Set([presenter] + project.graph.allSupertypes(of: presenter).filter { !project.graph[$0].isExternal })
        return project.graph.edges(from: type).contains { $0.kind == .holds && sides.contains($0.to) }
    }

    private static func isWord(_ ending: String, of role: Role, in project: VIPERProject) -> Bool {
        guard let vocabulary = project.dialect.vocabulary[role] else { return false }
        return (vocabulary.suffixes + vocabulary.synonyms).contains { ending.hasSuffix($0) }
    }

    private static func isAnotherWord(_ ending: String, than role: Role, in project: VIPERProject) -> Bool {
        Role.allCases.contains { $0 != role && !$0.isBoundary && isWord(ending, of: $0, in: project) } && !isWord(ending, of: role, in: project)
    }
}
