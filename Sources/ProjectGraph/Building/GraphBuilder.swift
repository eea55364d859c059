import Syntax

/// Makes the graph of a project out of the outlines of its files.
///
/// What needs no more than a file and those before it is done as the file is added, so that one thread may do it while
/// others still read: by one thread at a time, and each file before the graph is asked for, once.
public final class GraphBuilder: Sendable {
    /// How many files a thread takes at a time.
    private static let filesPerTask = 16

    private let index: ProjectIndex

    /// - Parameter targets: those that the files' target numbers mean.
    public init(targets: [Target] = []) {
        index = ProjectIndex(targets: targets)
    }

    /// Adds a file to the graph to be.
    ///
    /// - Parameter file: in the order of the paths; it may still lack what its imports hand on.
    public func add(_ file: SourceFile) { index.add(file) }

    /// Those that have been added.
    public var files: [SourceFile] { index.files }

    /// Adds to the files' imports what imported targets hand on.
    public func completeImports(reexports: [TargetImports.Reexport]) {
        TargetImports.completeImports(of: &index.files, reexports: reexports)
    }

    /// The graph of the files that have been added; nothing can be added behind it.
    ///
    /// - Parameter jobs: how many threads work; the graph is the same with any number.
    public func graph(jobs: Int = 1) -> ProjectGraph {
        index.declareInterface()
        index.attachExtensions()
        index.nameTypes(jobs: jobs)
        index.declareExternals(jobs: jobs)
        index.resolveSupertypes(jobs: jobs)
        index.makeAncestors(jobs: jobs)
        index.declareMembers(jobs: jobs)
        Self.lookUpWrittenTypes(index, jobs: jobs)
        index.makeLineages(jobs: jobs)
        let references = Self.collectReferences(index, jobs: jobs)
        index.forgetNames()
        return Self.graph(index, references, jobs: jobs)
    }

    /// - Parameters:
    ///   - files: in any order.
    ///   - targets: those that the files' target numbers mean.
    ///   - jobs: how many threads work; the graph is the same with any number.
    public static func build(_ files: [SourceFile], targets: [Target] = [], jobs: Int = 1) -> ProjectGraph {
        let builder = GraphBuilder(targets: targets)
        for file in files.sorted(by: { $0.path < $1.path }) { builder.add(file) }
        return builder.graph(jobs: jobs)
    }

    /// What written types name is asked again and again, from other files too, so it is looked up once, beforehand.
    private static func lookUpWrittenTypes(_ index: ProjectIndex, jobs: Int) {
        let found = Parallel.map(parts: index.outlines.count, jobs: jobs) { files -> WrittenTypeLookup in
            var lookup = WrittenTypeLookup(index: index)
            for file in files { lookup.lookUp(FileID(file)) }
            return lookup
        }
        index.meanings = RaggedArray(parts: found.lazy.map { $0.meanings })
        index.declareMissing(found.flatMap { $0.unknown })
        for use in found.lazy.flatMap({ $0.aliasUses }) { index.aliasUses.set(IntegerMap.key(use.file.rawValue, UInt32(use.type.position)), to: use.alias.rawValue) }
    }

    private static func collectReferences(_ index: ProjectIndex, jobs: Int) -> [References] {
        let count = index.interface.position
        return Parallel.map(tasks: (count + filesPerTask - 1) / filesPerTask, jobs: jobs) {
            let collector = ReferenceCollector(index: index)
            return { task in
                let range = task * filesPerTask..<min(count, (task + 1) * filesPerTask)
                for position in range { collector.collect(FileID(position)) }
                return collector.takeReferences()
            }
        }
    }

    private static func graph(_ index: ProjectIndex, _ references: consuming [References], jobs: Int) -> ProjectGraph {
        let ungrouped = HoldingTable(takingFrom: &references, index: index)
        let lists = references
        let ((edges, grouped), (calls, fates, uses)) = Parallel.both(jobs: jobs) {
            (
                Self.grouped(
                    lists.map { $0.edges }, owners: index.types.count, owner: { $0.from.position },
                    inOrder: { ($0.site, $0.kind.rank) < ($1.site, $1.kind.rank) }),
                ungrouped.grouped(index)
            )
        } _: {
            (
                Self.grouped(
                    lists.map { $0.calls }, owners: index.members.count, owner: { $0.callee.position },
                    inOrder: { $0.site < $1.site }),
                ungrouped.fates(lists, index), CodeUses(lists, symbolCount: index.symbols.count)
            )
        }
        var holdings = grouped
        holdings.note(fates)
        return ProjectGraph(index, edges: edges, calls: calls, holdings: holdings, uses: uses)
    }

    /// Sorts by owner, by counting; then each owner's own elements, of which there are few.
    static func grouped<Element>(
        _ lists: [[Element]], owners: Int, owner: (Element) -> Int, inOrder: (Element, Element) -> Bool
    ) -> ProjectGraph.Grouped<Element> {
        var starts = Array(repeating: 0, count: owners + 1)
        for list in lists { for element in list { starts[owner(element) + 1] += 1 } }
        for position in 0..<owners { starts[position + 1] += starts[position] }
        let ranges = (0..<owners).map { starts[$0]..<starts[$0 + 1] }
        let count = starts[owners]
        let elements = [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            for list in lists {
                for element in list {
                    let place = starts[owner(element)]
                    starts[owner(element)] = place + 1
                    buffer.initializeElement(at: place, to: element)
                }
            }
            for range in ranges where range.count > 1 { buffer[range].sort(by: inOrder) }
            initialized = count
        }
        return (elements, ranges)
    }
}

/// What some files refer to.
struct References: Sendable {
    var edges: [Edge] = []
    var ownMakings: [Edge] = []
    var calls: [Call] = []
    var assignments: [Assignment] = []
    var unresolvedWrites: [UnresolvedWrite] = []
    var holdings: [Holding] = []
    var heldTypes = HeldTypeTable()
    var inheritedArguments: [InheritedArguments] = []
    var closureFlows = ClosureFlows()
    var objectFlows = ObjectFlows()
    var nilFlows = NilFlows()
    var frameworkCalls: [FrameworkCall] = []
    var collectionUses: [CollectionUse] = []
    var calculations: [Calculation] = []
    var addedPropertyUses: [AddedPropertyUse] = []
    var storeUses: [StoreUse] = []
    var globalUses: [Edge] = []
    /// Each name once, whichever files the thread read.
    var unresolvedCallNames: [Symbol] = []
    var unresolvedReceivers = 0
    /// How many signatures name a type that neither the project declares nor a known framework.
    var unknownTypes = 0
}

/// What all files together do that stands in the order of their code.
struct CodeUses: Sendable {
    let assignments: [Assignment]
    /// What is set and where in ``assignments``, as one number each, in order.
    let assignmentPlaces: [UInt64]
    let frameworkCalls: [FrameworkCall]
    let collectionUses: [CollectionUse]
    let calculations: [Calculation]
    let addedPropertyUses: [AddedPropertyUse]
    let storeUses: [StoreUse]
    let globalUses: [Edge]
    let ownMakings: [Edge]
    /// By symbol: whether something is called by the name where the receiver's type is not known.
    let isCalledUnresolved: [Bool]
    let unresolved: [UnresolvedReason: Int]

    init(_ references: [References], symbolCount: Int) {
        let assignments = Self.joined(references) { $0.assignments }
        self.assignments = assignments
        // Bare numbers are sorted faster than what they stand for.
        assignmentPlaces = assignments.indices.filter { assignments[$0].target.exists }
            .map { UInt64(assignments[$0].target.position) << 32 | UInt64($0) }.sorted()
        frameworkCalls = Self.joined(references) { $0.frameworkCalls }
        collectionUses = Self.joined(references) { $0.collectionUses }
        calculations = Self.joined(references) { $0.calculations }
        addedPropertyUses = Self.joined(references) { $0.addedPropertyUses }
        storeUses = Self.joined(references) { $0.storeUses }
        globalUses = Self.joined(references) { $0.globalUses }
        ownMakings = Self.joined(references) { $0.ownMakings }
        isCalledUnresolved = references.reduce(into: Array(repeating: false, count: symbolCount)) { isCalled, chunk in
            for name in chunk.unresolvedCallNames { isCalled[Int(name.rawValue)] = true }
        }
        let counts = [
            UnresolvedReason.unknownReceiver: references.reduce(0) { $0 + $1.unresolvedReceivers },
            .unknownType: references.reduce(0) { $0 + $1.unknownTypes },
        ]
        unresolved = counts.filter { $0.value > 0 }
    }

    private static func joined<Element>(_ references: [References], _ list: (References) -> [Element]) -> [Element] {
        var all: [Element] = []
        all.reserveCapacity(references.reduce(0) { $0 + list($1).count })
        for chunk in references { all += list(chunk) }
        return all
    }
}
