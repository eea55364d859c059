/// Finds chains of strong holds: who keeps whom alive.
///
/// What an instance holds is looked up once for all questions, and what may stand in a place once for all places of the
/// same type: where scenes share the protocols of their bases, each may hold any other. For one thread.
public final class OwnershipChains {
    struct Node {
        var instance: Instance
        /// Nil until somebody asks.
        var links: [Link]?
    }

    struct Link {
        var hold: ProjectGraph.Hold
        /// Who may stand there: a number among the groups.
        var group: Int
    }

    /// Instances that may stand in one place.
    struct Group {
        var targets: [Int]
        var types: Set<TypeID>
    }

    let graph: ProjectGraph
    let conformers: ConformerTable
    /// Whether a chain may lead through a type.
    let passes: (TypeID) -> Bool
    private(set) var nodes: [Node] = []
    private(set) var groups: [Group] = []
    private var numbers: [Instance: Int] = [:]
    /// Of places that are typed without generic arguments.
    private var plainGroups: [TypeID: Int] = [:]
    /// Where objects are seen to put themselves: `presenter.view = self`.
    private lazy var puts: Set<Put> = Set(graph.assignments.lazy.compactMap { [graph] in Put($0, in: graph) })

    private struct Put: Hashable {
        var member: MemberID
        var receiver: TypeID
        var value: TypeID

        init(member: MemberID, receiver: TypeID, value: TypeID) {
            (self.member, self.receiver, self.value) = (member, receiver, value)
        }

        init?(_ assignment: Assignment, in graph: ProjectGraph) {
            guard !assignment.isSelf, !assignment.isNil, assignment.receiver.exists, assignment.value.exists, assignment.value == assignment.from,
                graph[assignment.value].kind == .class, !graph[assignment.site.file].isSetAside
            else { return nil }
            self.init(member: assignment.target, receiver: assignment.receiver, value: assignment.value)
        }
    }

    /// - Parameters:
    ///   - conformers: ``ProjectGraph/conformers()``, made once for all questions.
    ///   - passes: whether a chain may lead through a type.
    public init(_ graph: ProjectGraph, conformers: ConformerTable, passes: @escaping (TypeID) -> Bool = { _ in true }) {
        self.graph = graph
        self.conformers = conformers
        self.passes = passes
    }

    /// The shortest cycle of strong holds through a type; one that is certain before any other.
    ///
    /// - Parameters:
    ///   - first: the hold that the cycle begins with, of the type or of a value in it; nil for any.
    ///   - cut: what is taken for weak.
    /// - Returns: nil where there is none.
    public func cycle(
        through type: TypeID, beginningWith first: ProjectGraph.Hold? = nil, except cut: Set<Holding> = []
    ) -> OwnershipChain? {
        chain(from: type, to: type, beginningWith: first, except: cut)
    }

    /// The shortest chain of strong holds by which one type keeps another alive; one that is certain before any other.
    ///
    /// - Returns: nil where there is none.
    public func chain(
        from start: TypeID, to goal: TypeID, beginningWith first: ProjectGraph.Hold? = nil, except cut: Set<Holding> = []
    ) -> OwnershipChain? {
        var search = OwnershipSearch(self, from: start, to: goal, beginningWith: first, except: cut)
        return search.chain()
    }

    /// Those of some types that a ``cycle(through:beginningWith:except:)`` may lead through, found for all at once; the others
    /// have none.
    public func typesInCircles(among types: [TypeID], except cut: Set<Holding> = []) -> [TypeID] {
        var circles = OwnershipCircles(graph, conformers: conformers, except: cut, passes: passes)
        return circles.members(among: types)
    }

    // MARK: - Instances

    /// Whether objects of a class put themselves into a property of instances that they know by their own class.
    func isPut(_ value: TypeID, into member: MemberID, of receiver: TypeID) -> Bool {
        puts.contains(Put(member: member, receiver: receiver, value: value))
    }

    func number(of instance: Instance) -> Int {
        if let known = numbers[instance] { return known }
        nodes.append(Node(instance: instance))
        numbers[instance] = nodes.count - 1
        return nodes.count - 1
    }

    /// The strong holds of an instance, and who may stand there.
    func links(of number: Int) -> [Link] {
        if let known = nodes[number].links { return known }
        let instance = nodes[number].instance
        let links = graph.holds(of: instance, conformers: conformers, bounds: true).filter(\.holding.ownership.retains).map { hold in
            Link(hold: hold, group: group(of: hold, in: instance))
        }
        nodes[number].links = links
        return links
    }

    func group(of hold: ProjectGraph.Hold, in holder: Instance) -> Int {
        let plain = graph.plainType(of: hold, in: holder)
        if let plain, let known = plainGroups[plain] { return known }
        let instances = graph.candidates(for: hold, of: holder, conformers)
        groups.append(Group(targets: instances.map { number(of: $0) }, types: Set(instances.map(\.type))))
        if let plain { plainGroups[plain] = groups.count - 1 }
        return groups.count - 1
    }
}
