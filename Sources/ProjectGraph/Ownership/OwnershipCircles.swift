/// Which types may keep themselves alive by a circle of strong holds: for each of them alone one would look at much of
/// the project, for all of them together once.
struct OwnershipCircles {
    /// More instances than this for each type, on average, are generics without end.
    private static let limit = 16
    /// So many who may stand in a place are told at each of its holders.
    private static let few = 4

    private let graph: ProjectGraph
    private let conformers: ConformerTable
    private let passes: (TypeID) -> Bool
    private let cut: Set<Holding>
    private var instances: [Instance] = []
    /// By type: whether its plain instance is among them, as most are plain.
    private var isKnown: [Bool]
    /// Those whose generic parameters stand for something.
    private var knownGenerics: Set<Instance> = []
    /// By type: where its holds lead. Behind the types stand those places that many may stand in, once for all who have one.
    private var successors: [[Int32]]
    /// Those by the type that they are typed by.
    private var places: [TypeID: Int32] = [:]

    init(_ graph: ProjectGraph, conformers: ConformerTable, except cut: Set<Holding>, passes: @escaping (TypeID) -> Bool) {
        self.graph = graph
        self.conformers = conformers
        self.cut = cut
        self.passes = passes
        successors = Array(repeating: [], count: graph.types.count)
        isKnown = Array(repeating: false, count: graph.types.count)
    }

    /// - Returns: at least those of the types that stand in a circle.
    mutating func members(among types: [TypeID]) -> [TypeID] {
        for type in types { reach(Instance(type: type)) }
        var next = 0
        while next < instances.count {
            let instance = instances[next]
            next += 1
            if next <= types.count || passes(instance.type) { follow(instance) }
            if next > graph.types.count * Self.limit { return types }
        }
        let components = StronglyConnected(successors)
        return types.filter { type in
            components.sizes[components.groups[type.position]] > 1 || successors[type.position].contains(Int32(type.position))
        }
    }

    private mutating func follow(_ instance: Instance) {
        for hold in graph.holds(of: instance, conformers: conformers, bounds: true) where hold.holding.ownership.retains && !cut.contains(hold.holding) {
            if let place = place(of: hold, in: instance) {
                successors[instance.type.position].append(place)
                continue
            }
            for target in graph.candidates(for: hold, of: instance, conformers) {
                successors[instance.type.position].append(Int32(target.type.position))
                reach(target)
            }
        }
    }

    /// In an app whose scenes share the protocols of their bases, each may hold any other: one place stands for all of these holds.
    private mutating func place(of hold: ProjectGraph.Hold, in holder: Instance) -> Int32? {
        guard let type = graph.plainType(of: hold, in: holder), conformers[type].count > Self.few else { return nil }
        if let known = places[type] { return known }
        let place = Int32(successors.count)
        places[type] = place
        let targets = graph.candidates(for: hold, of: holder, conformers)
        successors.append(targets.map { Int32($0.type.position) })
        for target in targets { reach(target) }
        return place
    }

    private mutating func reach(_ instance: Instance) {
        if instance.bindings.isEmpty {
            if isKnown[instance.type.position] { return }
            isKnown[instance.type.position] = true
        } else if !knownGenerics.insert(instance).inserted {
            return
        }
        instances.append(instance)
    }
}
