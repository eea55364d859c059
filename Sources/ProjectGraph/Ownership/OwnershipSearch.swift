/// Looks for chains of strong holds that lead to one type.
struct OwnershipSearch {
    private struct Node {
        var instance: Instance
        var holds: [Link] = []
        /// The shortest way here.
        var reachedFrom = -1
        var reachedBy = -1
        /// In how many rounds it was certain to lead there; -1 where it isn't.
        var rank = -1
        /// The hold that leads there for certain.
        var way = -1
    }

    private struct Link {
        var hold: ProjectGraph.Hold
        var targets: [Int]
    }

    /// More than this nobody looks at for one question.
    private static let limit = 20_000

    private let graph: ProjectGraph
    private let conformers: ConformerTable
    private let passes: (TypeID) -> Bool
    private let cut: Set<Holding>
    private let goal: TypeID
    private var nodes: [Node] = []
    private var numbers: [Instance: Int] = [:]
    private var isCut = false

    init(_ graph: ProjectGraph, goal: TypeID, conformers: ConformerTable, except cut: Set<Holding>, passes: @escaping (TypeID) -> Bool) {
        self.graph = graph
        self.goal = goal
        self.conformers = conformers
        self.cut = cut
        self.passes = passes
    }

    /// The shortest chain from a type; a certain one before any other.
    ///
    /// - Parameter first: the hold that it begins with; nil for any.
    mutating func chain(from type: TypeID, beginningWith first: ProjectGraph.Hold?) -> OwnershipChain? {
        let start = number(of: Instance(type: type))
        if let first {
            let objects = graph.candidates(for: first, of: Instance(type: type), conformers)
            nodes[start].holds = [Link(hold: first, targets: objects.map { number(of: $0) })]
        } else {
            nodes[start].holds = links(of: start)
        }
        guard let possible = shortest(from: start) else { return nil }
        if let doubt = doubt(in: possible) {
            return certain(from: start) ?? chain(of: possible, .possible(doubt))
        }
        return chain(of: possible, .certain)
    }

    // MARK: - Any chain

    /// Steps as pairs of a node and its link, the last one leads to the goal.
    private typealias Path = [(node: Int, link: Int, target: Int)]

    private mutating func shortest(from start: Int) -> Path? {
        var queue = [start]
        var next = 0
        while next < queue.count {
            let number = queue[next]
            next += 1
            if number != start { nodes[number].holds = links(of: number) }
            for (position, link) in nodes[number].holds.enumerated() {
                for target in link.targets {
                    if nodes[target].instance.type == goal { return path(to: number, from: start) + [(number, position, target)] }
                    guard nodes[target].reachedFrom < 0, target != start, passes(nodes[target].instance.type) else { continue }
                    nodes[target].reachedFrom = number
                    nodes[target].reachedBy = position
                    queue.append(target)
                }
            }
            if queue.count > Self.limit { return nil }
        }
        return nil
    }

    private func path(to number: Int, from start: Int) -> Path {
        var path: Path = []
        var number = number
        while number != start, nodes[number].reachedFrom >= 0 {
            path.append((nodes[number].reachedFrom, nodes[number].reachedBy, number))
            number = nodes[number].reachedFrom
        }
        return path.reversed()
    }

    private func doubt(in path: Path) -> OwnershipChain.Doubt? {
        for step in path {
            let link = nodes[step.node].holds[step.link]
            if link.hold.holding.isLetGo { return .letGo(link.hold.holding.member) }
        }
        for step in path {
            let link = nodes[step.node].holds[step.link]
            if link.targets.count > 1 || link.hold.isInDoubt || keepsAnother(step) { return .otherCandidates(link.hold.holding.member) }
        }
        return nil
    }

    /// A property of its own holder's type keeps another instance as a rule: a child, the next one.
    private func keepsAnother(_ step: (node: Int, link: Int, target: Int)) -> Bool {
        nodes[step.node].instance.type == nodes[step.target].instance.type && nodes[step.node].holds[step.link].hold.object != .holder
    }

    // MARK: - Certain chains

    /// An instance leads there for certain if one of its holds does, and a hold does if all that may stand there do.
    private mutating func certain(from start: Int) -> OwnershipChain? {
        expandAll()
        guard !isCut else { return nil }
        for number in nodes.indices where nodes[number].instance.type == goal { nodes[number].rank = 0 }
        var rank = 0
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            rank += 1
            for number in nodes.indices where nodes[number].rank < 0 && passes(nodes[number].instance.type) {
                guard let way = wayBack(of: number, before: rank) else { continue }
                (nodes[number].rank, nodes[number].way) = (rank, way)
                isGrowing = true
            }
        }
        let ways = nodes[start].holds.indices.compactMap { position in self.rank(of: position, in: start).map { (position, rank: $0) } }
        guard let first = ways.min(by: { $0.rank < $1.rank })?.0 else { return nil }
        return chain(of: certainPath(from: start, first), .certain)
    }

    private func wayBack(of number: Int, before rank: Int) -> Int? {
        nodes[number].holds.indices.first { position in self.rank(of: position, in: number).map { $0 < rank } ?? false }
    }

    /// In how many rounds all that may stand in a hold's place was certain to lead there; nil where some of it isn't.
    private func rank(of position: Int, in number: Int) -> Int? {
        let link = nodes[number].holds[position]
        guard !link.hold.holding.isLetGo, !link.hold.isInDoubt, !link.targets.isEmpty else { return nil }
        var rank = 0
        for target in link.targets {
            guard nodes[target].rank >= 0, !keepsAnother((number, position, target)) else { return nil }
            rank = max(rank, nodes[target].rank)
        }
        return rank
    }

    private func certainPath(from start: Int, _ first: Int) -> Path {
        var path: Path = []
        var (number, link) = (start, first)
        while path.count <= nodes.count {
            guard let target = nodes[number].holds[link].targets.min(by: { nodes[$0].rank < nodes[$1].rank }) else { break }
            path.append((number, link, target))
            guard nodes[target].rank > 0 else { break }
            (number, link) = (target, nodes[target].way)
        }
        return path
    }

    private mutating func expandAll() {
        var number = 0
        while number < nodes.count {
            if nodes[number].holds.isEmpty, nodes[number].instance.type != goal, passes(nodes[number].instance.type) {
                nodes[number].holds = links(of: number)
            }
            number += 1
            if nodes.count > Self.limit { return isCut = true }
        }
    }

    // MARK: - Instances

    private mutating func number(of instance: Instance) -> Int {
        if let known = numbers[instance] { return known }
        nodes.append(Node(instance: instance))
        numbers[instance] = nodes.count - 1
        return nodes.count - 1
    }

    private mutating func links(of number: Int) -> [Link] {
        var links: [Link] = []
        let instance = nodes[number].instance
        for hold in graph.holds(of: instance, conformers: conformers) where hold.holding.ownership.retains && !cut.contains(hold.holding) {
            let objects = graph.candidates(for: hold, of: instance, conformers)
            links.append(Link(hold: hold, targets: objects.map { self.number(of: $0) }))
        }
        return links
    }

    private func chain(of path: Path, _ certainty: OwnershipChain.Certainty) -> OwnershipChain {
        let steps = path.map { step in
            OwnershipChain.Step(
                hold: nodes[step.node].holds[step.link].hold, holder: nodes[step.node].instance.type,
                held: nodes[step.target].instance.type)
        }
        return OwnershipChain(steps: steps, certainty: certainty)
    }
}

extension ProjectGraph.Hold {
    /// Whether another instance may be the one that holds.
    fileprivate var isInDoubt: Bool { isShared || holding.isShared }
}
