/// Looks for chains of strong holds that lead from one type to another.
struct OwnershipSearch {
    /// More instances than this nobody looks at for one question.
    private static let limit = 20_000

    private let chains: OwnershipChains
    private let goal: TypeID
    private let cut: Set<Holding>
    private let start: Int
    /// The start's own: all that it holds, or the hold that the chain begins with.
    private let first: [OwnershipChains.Link]
    /// By instance: the shortest way there.
    private var steps: [Int: Step] = [:]
    /// By instance: in how many rounds it was certain to lead to the goal; -1 where it isn't.
    private var ranks: [Int] = []
    /// By instance: the hold that leads there for certain.
    private var ways: [Int] = []

    /// A hold, and which of those that may stand there is meant.
    private struct Step {
        var node: Int
        var position: Int
        var target: Int
    }

    /// - Parameters:
    ///   - first: the hold that the chain begins with; nil for any.
    ///   - cut: what is taken for weak.
    init(
        _ chains: OwnershipChains, from start: TypeID, to goal: TypeID, beginningWith first: ProjectGraph.Hold?, except cut: Set<Holding>
    ) {
        self.chains = chains
        self.goal = goal
        self.cut = cut
        let instance = Instance(type: start)
        let number = chains.number(of: instance)
        self.start = number
        self.first = first.map { [OwnershipChains.Link(hold: $0, group: chains.group(of: $0, in: instance))] } ?? chains.links(of: number)
    }

    /// The shortest chain; a certain one before any other.
    mutating func chain() -> OwnershipChain? {
        guard let possible = shortest() else { return nil }
        guard let doubt = doubt(in: possible) else { return chain(of: possible, .certain) }
        return certain() ?? chain(of: possible, .possible(doubt))
    }

    // MARK: - Any chain

    private mutating func shortest() -> [Step]? {
        var queue = [start]
        var next = 0
        // A second place of the same type leads nowhere else.
        var seen: Set<Int> = []
        while next < queue.count {
            let number = queue[next]
            next += 1
            let links = links(of: number)
            guard chains.spend(1 + links.count) else { return nil }
            for (position, link) in links.enumerated() where !isCut(link) && seen.insert(link.group).inserted {
                for target in chains.groups[link.group].targets {
                    let step = Step(node: number, position: position, target: target)
                    if type(of: target) == goal { return path(to: number) + [step] }
                    guard steps[target] == nil, target != start, chains.passes(type(of: target)) else { continue }
                    steps[target] = step
                    queue.append(target)
                }
            }
            if queue.count > Self.limit { return nil }
        }
        return nil
    }

    private func path(to number: Int) -> [Step] {
        var path: [Step] = []
        var number = number
        while number != start, let step = steps[number] {
            path.append(step)
            number = step.node
        }
        return path.reversed()
    }

    private func doubt(in path: [Step]) -> OwnershipChain.Doubt? {
        let links = path.map { self.links(of: $0.node)[$0.position] }
        if let link = links.first(where: \.hold.holding.isUnset) { return .unset(link.hold.holding.member) }
        if let link = links.first(where: \.hold.holding.isLetGo) { return .letGo(link.hold.holding.member) }
        for (step, link) in zip(path, links) {
            let isOneOfSeveral = chains.groups[link.group].targets.count > 1
            if isOneOfSeveral || link.hold.isInDoubt || keepsAnother(step.node, link) { return .otherCandidates(link.hold.holding.member) }
        }
        return nil
    }

    /// A property of its own holder's type keeps another instance as a rule: a child, the next one.
    private func keepsAnother(_ number: Int, _ link: OwnershipChains.Link) -> Bool {
        link.hold.object != .holder && chains.groups[link.group].types.contains(type(of: number))
    }

    // MARK: - Certain chains

    /// An instance leads there for certain if one of its holds does, and a hold does if all that may stand there do, or one that puts
    /// itself there.
    private mutating func certain() -> OwnershipChain? {
        guard let reached = reachable() else { return nil }
        ranks = Array(repeating: -1, count: chains.nodes.count)
        ways = Array(repeating: -1, count: chains.nodes.count)
        for number in reached where type(of: number) == goal { ranks[number] = 0 }
        let open = reached.filter { ranks[$0] < 0 && chains.passes(type(of: $0)) }
        var round = 0
        var isGrowing = true
        while isGrowing {
            isGrowing = false
            round += 1
            var known = GroupRanks(count: chains.groups.count)
            guard chains.spend(open.count + chains.groups.count / 16) else { return nil }
            for number in open where ranks[number] < 0 {
                let way = links(of: number).indices.first { rank(of: $0, in: number, &known).map { $0 < round } ?? false }
                guard let way else { continue }
                (ranks[number], ways[number]) = (round, way)
                isGrowing = true
            }
        }
        var known = GroupRanks(count: chains.groups.count)
        let certain = first.indices.compactMap { position in rank(of: position, in: start, &known).map { (position, rank: $0) } }
        return certain.min { $0.rank < $1.rank }.map { chain(of: certainPath(beginningWith: $0.0), .certain) }
    }

    /// What groups were found to be worth in a round.
    private struct GroupRanks {
        private var ranks: [Int??]

        init(count: Int) { ranks = Array(repeating: .none, count: count) }

        mutating func rank(of group: Int, _ find: () -> Int?) -> Int? {
            if let known = ranks[group] { return known }
            let rank = find()
            ranks[group] = .some(rank)
            return rank
        }
    }

    /// In how many rounds all that may stand in a hold's place was certain to lead there; nil where some of it isn't.
    private func rank(of position: Int, in number: Int, _ known: inout GroupRanks) -> Int? {
        let link = links(of: number)[position]
        guard !isCut(link), !link.hold.holding.isLetGo, !link.hold.holding.isUnset, !link.hold.isInDoubt, !keepsAnother(number, link) else { return nil }
        let ofAll = known.rank(of: link.group) {
            var rank = -1
            for target in chains.groups[link.group].targets {
                guard ranks[target] >= 0 else { return nil }
                rank = max(rank, ranks[target])
            }
            return rank < 0 ? nil : rank
        }
        return ofAll ?? targetPut(by: link, of: number).map { ranks[$0] }
    }

    /// Of those that may stand in a place, the one by which it leads there soonest among those that put themselves there, whatever else does:
    /// `presenter.view = self` of a view controller.
    private func targetPut(by link: OwnershipChains.Link, of number: Int) -> Int? {
        var best: Int?
        for target in chains.groups[link.group].targets where ranks[target] >= 0 && chains.isPut(type(of: target), into: link.hold.holding.member, of: type(of: number)) {
            if best.map({ ranks[target] < ranks[$0] }) ?? true { best = target }
        }
        return best
    }

    private func certainPath(beginningWith first: Int) -> [Step] {
        var path: [Step] = []
        var (number, position) = (start, first)
        while path.count <= chains.nodes.count {
            let link = links(of: number)[position]
            let targets = chains.groups[link.group].targets
            let isAny = targets.allSatisfy { ranks[$0] >= 0 }
            guard let target = isAny ? shown(of: targets, by: link) : targetPut(by: link, of: number) else { break }
            path.append(Step(node: number, position: position, target: target))
            guard ranks[target] > 0 else { break }
            (number, position) = (target, ways[target])
        }
        return path
    }

    /// Of several that all lead there, the soonest of those that code is seen to put into the place.
    private func shown(of targets: [Int], by link: OwnershipChains.Link) -> Int? {
        let put = targets.count < 2 ? [] : Set(chains.graph.assignments(to: link.hold.holding.member).map(\.value))
        return targets.min { (put.contains(type(of: $0)) ? 0 : 1, ranks[$0]) < (put.contains(type(of: $1)) ? 0 : 1, ranks[$1]) }
    }

    /// All that the start leads to, up to the goal; nil where that has no end.
    private func reachable() -> [Int]? {
        var reached = [start]
        var isReached: Set = [start]
        var seen: Set<Int> = []
        var next = 0
        while next < reached.count {
            let number = reached[next]
            next += 1
            guard number == start || type(of: number) != goal && chains.passes(type(of: number)) else { continue }
            let links = links(of: number)
            guard chains.spend(1 + links.count) else { return nil }
            for link in links where !isCut(link) && seen.insert(link.group).inserted {
                for target in chains.groups[link.group].targets where isReached.insert(target).inserted { reached.append(target) }
            }
            if reached.count > Self.limit { return nil }
        }
        return reached
    }

    // MARK: - Steps

    private func links(of number: Int) -> [OwnershipChains.Link] { number == start ? first : chains.links(of: number) }
    private func isCut(_ link: OwnershipChains.Link) -> Bool { !cut.isEmpty && cut.contains(link.hold.holding) }
    private func type(of number: Int) -> TypeID { chains.nodes[number].instance.type }

    private func chain(of path: [Step], _ certainty: OwnershipChain.Certainty) -> OwnershipChain {
        let steps = path.map { step in
            OwnershipChain.Step(hold: links(of: step.node)[step.position].hold, holder: type(of: step.node), held: type(of: step.target))
        }
        return OwnershipChain(steps: steps, certainty: certainty)
    }
}

extension ProjectGraph.Hold {
    /// Whether another instance may be the one that holds.
    fileprivate var isInDoubt: Bool { isShared || holding.isShared }
}
