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
    /// How many holds may still be looked at. Where thousands of types keep each other alive, each search goes through all of them; an app
    /// of a million lines takes thousands.
    private var effort = 2_000_000
    private var numbers: [Instance: Int] = [:]
    /// Of places that are typed without generic arguments.
    private var plainGroups: [TypeID: Int] = [:]
    /// The class whose objects are seen to put themselves into a place, `presenter.view = self`, if it is the only one: where another does, or the
    /// class puts somebody else there as well, the place is taken over.
    private lazy var puts: [Place: TypeID] = {
        var puts: [Place: TypeID] = [:]
        var others: Set<Put> = []
        for assignment in graph.assignments where !assignment.isSelf && !assignment.isNil && assignment.receiver.exists {
            let place = Place(member: assignment.target, receiver: assignment.receiver)
            if isPut(assignment) {
                let value = isOfKept(assignment) ? assignment.value : TypeID.none
                puts[place] = puts[place].map { $0 == value ? $0 : TypeID.none } ?? value
            } else {
                others.insert(Put(place: place, by: assignment.from))
            }
        }
        return puts.filter { !others.contains(Put(place: $0.key, by: $0.value)) }
    }()
    /// Who keeps an object, and in which function: `self.presenter = presenter`.
    private lazy var kept = Set(graph.assignments.lazy.filter { $0.isSelf && $0.caller.exists && $0.value.exists }.map { Kept(in: $0.caller, type: $0.value) })

    /// A property of instances that are known by a class.
    private struct Place: Hashable {
        var member: MemberID
        var receiver: TypeID
    }

    private struct Put: Hashable {
        var place: Place
        var by: TypeID
    }

    private struct Kept: Hashable {
        var `in`: MemberID
        var type: TypeID
    }

    /// - Parameters:
    ///   - conformers: of all types, made once for all questions.
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

    /// Whether the searches came to an end because there were too many holds to look at: no answer says anything any more.
    public var isExhausted: Bool { effort <= 0 }

    /// - Returns: whether so many holds more may be looked at.
    func spend(_ holds: Int) -> Bool {
        effort -= holds
        return !isExhausted
    }

    // MARK: - Instances

    /// Whether objects of a class, and no others, put themselves into a property of instances that they know by their own class.
    func isPut(_ value: TypeID, into member: MemberID, of receiver: TypeID) -> Bool {
        puts[Place(member: member, receiver: receiver)] == value
    }

    /// `presenter.view = self`
    private func isPut(_ assignment: Assignment) -> Bool {
        assignment.value.exists && assignment.value == assignment.from && graph[assignment.value].kind == .class && !graph[assignment.site.file].isSetAside
    }

    /// An object that is handed in may be any other's, but for one that is kept there as well.
    private func isOfKept(_ assignment: Assignment) -> Bool {
        !isHandedIn(assignment) || kept.contains(Kept(in: assignment.caller, type: assignment.receiver))
    }

    private func isHandedIn(_ assignment: Assignment) -> Bool {
        guard assignment.caller.exists else { return false }
        let types = graph.family(of: assignment.receiver)
        return graph.edges(from: assignment.from).contains { $0.member == assignment.caller && $0.position == .parameter && types.contains($0.to) }
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
