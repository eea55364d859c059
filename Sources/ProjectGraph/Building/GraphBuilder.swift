import Syntax

/// Makes the graph of a project out of the outlines of its files.
public enum GraphBuilder {
    /// How many files a thread takes at a time.
    private static let filesPerTask = 16

    /// - Parameters:
    ///   - files: in any order.
    ///   - targets: those that the files' target numbers mean.
    ///   - jobs: how many threads work; the graph is the same with any number.
    public static func build(_ files: [SourceFile], targets: [Target] = [], jobs: Int = 1) -> ProjectGraph {
        let index = ProjectIndex(files: sorted(files), targets: targets, interface: StandardInterface.outline(for: files))
        index.attachExtensions(index.declareTypes())
        index.nameTypes()
        index.declareExternals(jobs: jobs)
        index.resolveSupertypes(jobs: jobs)
        index.makeAncestors()
        index.declareMembers(jobs: jobs)
        lookUpWrittenTypes(index, jobs: jobs)
        index.makeLineages()
        index.bindInheritedParameters()
        let references = collectReferences(index, jobs: jobs)
        index.forgetNames()
        return graph(index, references, targets: targets)
    }

    private static func sorted(_ files: [SourceFile]) -> [SourceFile] {
        // A walk gives them so, and there may be tens of thousands to copy.
        let isSorted = zip(files, files.dropFirst()).allSatisfy { $0.path <= $1.path }
        return isSorted ? files : files.sorted { $0.path < $1.path }
    }

    /// What written types name is asked again and again, from other files too, so it is looked up once, beforehand.
    private static func lookUpWrittenTypes(_ index: ProjectIndex, jobs: Int) {
        let found = perFile(index, jobs: jobs) { file in WrittenTypeLookup.meanings(of: file, in: index) }
        index.meanings = RaggedArray(found.lazy.map { $0.meanings })
        index.declareMissing(found.map { $0.unknown })
    }

    private static func collectReferences(_ index: ProjectIndex, jobs: Int) -> [References] {
        let count = index.interface.position
        let results = Parallel.map(tasks: (count + filesPerTask - 1) / filesPerTask, jobs: jobs) {
            let collector = ReferenceCollector(index: index)
            return { task in
                let range = task * filesPerTask..<min(count, (task + 1) * filesPerTask)
                for position in range { collector.collect(FileID(position)) }
                return collector.takeReferences()
            }
        }
        return results
    }

    private static func perFile<Result: Sendable>(
        _ index: ProjectIndex, jobs: Int, _ work: @Sendable @escaping (FileID) -> Result
    ) -> [Result] {
        let count = index.outlines.count
        let chunks = Parallel.map(tasks: (count + filesPerTask - 1) / filesPerTask, jobs: jobs) {
            { task in (task * filesPerTask..<min(count, (task + 1) * filesPerTask)).map { work(FileID($0)) } }
        }
        return chunks.flatMap { $0 }
    }

    private static func graph(_ index: ProjectIndex, _ references: consuming [References], targets: [Target]) -> ProjectGraph {
        let holdings = HoldingTable(takingFrom: &references, index: index)
        let edges = grouped(
            references.map { $0.edges }, owners: index.types.count, owner: { $0.from.position },
            inOrder: { ($0.site, $0.kind.rank) < ($1.site, $1.kind.rank) })
        let calls = grouped(
            references.map { $0.calls }, owners: index.members.count, owner: { $0.callee.position }, inOrder: { $0.site < $1.site })
        return ProjectGraph(index, targets: targets, edges: edges, calls: calls, holdings: holdings, references: references)
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
    var calls: [Call] = []
    var assignments: [Assignment] = []
    var holdings: [Holding] = []
    var heldTypes = HeldTypeTable()
    var inheritedArguments: [InheritedArguments] = []
    var closureFlows = ClosureFlows()
    var frameworkCalls: [FrameworkCall] = []
    var collectionUses: [CollectionUse] = []
    /// Each name once, whichever files the thread read.
    var unresolvedCallNames: [Symbol] = []
    var unresolvedReceivers = 0
}
