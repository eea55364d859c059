import Syntax

/// All places of a project that keep something.
struct HoldingTable: Sendable {
    private(set) var types = HeldTypeTable()
    /// In the order of the types that hold, then of their places.
    private(set) var holdings: [Holding] = []
    /// The holdings of each type: ranges of ``holdings``, by type.
    private var ranges: [Range<Int>] = []
    /// Of properties that are written for any instance of a framework's type: what is put there, by the type that has or
    /// inherits the property; none where several types are, or nobody knows.
    private var put: [MemberID: [TypeID: TypeID]] = [:]
    /// Of properties that are set for some heirs only: those, by class.
    private var given: [MemberID: Set<TypeID>] = [:]
    private var inheritedArguments: [TypeID: [HeldTypeID]] = [:]
    private var ungrouped: [[Holding]] = []

    init() {}

    /// A table that ``grouped(_:)`` and ``note(_:)`` make a whole one of.
    ///
    /// - Parameter references: what is taken out of them is theirs no more, to save room.
    init(takingFrom references: inout [References], index: ProjectIndex) {
        var flows = ClosureFlows()
        for position in references.indices {
            var chunk = references[position].takeHoldings()
            let offset = types.append(chunk.heldTypes)
            if offset > 0 {
                for position in chunk.holdings.indices { chunk.holdings[position].held = chunk.holdings[position].held.moved(by: offset) }
            }
            ungrouped.append(chunk.holdings)
            for inherited in chunk.inheritedArguments {
                inheritedArguments[inherited.type, default: []].append(inherited.held.moved(by: offset))
            }
            flows.stores += chunk.closureFlows.stores
            for var passing in chunk.closureFlows.passings {
                passing.held = passing.held.moved(by: offset)
                flows.passings.append(passing)
            }
        }
        ungrouped.append(Self.holdings(of: flows, index))
    }

    /// A whole table, but for what becomes of what the places keep.
    func grouped(_ index: ProjectIndex) -> HoldingTable {
        var table = self
        table.ungrouped = []
        (table.holdings, table.ranges) = GraphBuilder.grouped(
            ungrouped, owners: index.types.count, owner: { $0.owner.position }, inOrder: { $0.site < $1.site })
        return table
    }

    /// What becomes of what the places keep: it needn't wait for ``grouped(_:)``.
    ///
    /// - Parameter references: those that the table has been taken from.
    func fates(_ references: [References], _ index: ProjectIndex) -> HoldingFates {
        HoldingFates(of: ungrouped, references, index)
    }

    mutating func note(_ fates: HoldingFates) {
        for position in holdings.indices where holdings[position].member.exists {
            if fates.letGo.contains(holdings[position].member) { holdings[position].isLetGo = true }
            if fates.unset.contains(holdings[position].member) { holdings[position].isUnset = true }
        }
        (put, given) = (fates.put, fates.given)
    }

    func holdings(of type: TypeID) -> ArraySlice<Holding> {
        ranges.indices.contains(type.position) ? holdings[ranges[type.position]] : []
    }

    /// Whether properties of a type stay nil for some who inherit them.
    func leavesHeirsWithout(_ type: TypeID) -> Bool { !given.isEmpty && holdings(of: type).contains { given[$0.member] != nil } }

    /// Whether a property is set for others who inherit it only.
    ///
    /// - Parameter lineage: a class, and what it inherits from.
    func isGivenToOthers(_ member: MemberID, than lineage: some Sequence<TypeID>) -> Bool {
        given[member].map { heirs in !lineage.contains(where: heirs.contains) } ?? false
    }

    /// Whether ``valueType(of:in:)`` may know of something.
    func knowsValues(of member: MemberID) -> Bool { put[member] != nil }

    /// The one type of the project whose instances are put into a property of a holder.
    ///
    /// - Parameter lineage: the holder's type, and those that it inherits from.
    func valueType(of member: MemberID, in lineage: some Sequence<TypeID>) -> TypeID? {
        guard let put = put[member], !put.isEmpty else { return nil }
        let values = Set(lineage.compactMap { put[$0] })
        return values.count == 1 ? values.first.flatMap { $0.exists ? $0 : nil } : nil
    }

    /// What a type inherits with generic arguments.
    func inheritedArguments(of type: TypeID) -> [HeldTypeID] { inheritedArguments[type] ?? [] }

    /// A closure that is passed to a function which stores it.
    private static func holdings(of flows: ClosureFlows, _ index: ProjectIndex) -> [Holding] {
        guard !flows.stores.isEmpty else { return [] }
        let stores = Dictionary(grouping: flows.stores, by: \.function)
        let byName = Dictionary(grouping: flows.stores) { index[$0.function].name }
        var conformerCounts: [Int] = []
        return flows.passings.flatMap { passing -> [Holding] in
            let required = index[passing.function].owner
            guard index[required].kind == .protocol else {
                return (stores[passing.function] ?? []).filter { $0.parameter == passing.parameter }.compactMap { store in
                    if store.isAbandoned { return passing.abandoned(by: store) }
                    if passing.isTakenByFleeting, !store.other.exists { return nil }
                    let isHolder = passing.receiver.exists && index[passing.receiver].kind != .protocol
                    return passing.holding(by: store, of: isHolder ? passing.receiver : index[store.member].owner)
                }
            }
            let implementing = (byName[index[passing.function].name] ?? []).filter { store in
                store.parameter == passing.parameter && index.ancestors[index[store.function].owner.position].contains(required)
            }
            if implementing.isEmpty { return [] }
            if conformerCounts.isEmpty { conformerCounts = countConformers(index) }
            return implementing.compactMap { store in
                if store.isAbandoned {
                    return conformerCounts[required.position] == 1 && isShipped(store.function, index) ? passing.abandoned(by: store) : nil
                }
                var holding = passing.holding(by: store, of: index[store.function].owner)
                holding.isShared = conformerCounts[required.position] > 1
                return holding
            }
        }
    }

    /// By type: how many that ship conform, of which any may be the one that is handed something.
    private static func countConformers(_ index: ProjectIndex) -> [Int] {
        var counts = Array(repeating: 0, count: index.types.count)
        for (position, type) in index.types.enumerated() where type.kind != .protocol {
            guard isShipped(type, index) else { continue }
            for ancestor in index.ancestors[position] { counts[ancestor.position] += 1 }
        }
        return counts
    }

    private static func isShipped(_ function: MemberID, _ index: ProjectIndex) -> Bool { isShipped(index.types[index[function].owner.position], index) }

    private static func isShipped(_ type: TypeEntity, _ index: ProjectIndex) -> Bool {
        guard let category = type.parts.first.map({ index.files[$0.file.position].category }) else { return false }
        return category.isProduction && !category.isMock(type.fullName)
    }
}

extension ClosureFlows.Passing {
    /// The system keeps the instance whose code passes the closure.
    fileprivate func abandoned(by store: ParameterStore) -> Holding? {
        guard caller.exists else { return nil }
        return Holding(
            owner: from, member: caller, site: site, ownership: .strong, kind: .abandoned, capture: capture, captured: captured, handedOnBy: store.function, held: .holder)
    }

    fileprivate func holding(by store: ParameterStore, of owner: TypeID) -> Holding {
        // What is put into another object is kept by that one: `popup.onClose = completion`.
        let kept = store.other.exists && held == .holder ? .plain(from) : held
        return Holding(
            owner: store.other.exists ? store.other : owner, member: store.member, site: site, ownership: .strong, kind: .capture,
            capture: capture, captured: captured, held: kept)
    }
}

extension References {
    fileprivate mutating func takeHoldings() -> References {
        var taken = References()
        swap(&taken.holdings, &holdings)
        swap(&taken.heldTypes, &heldTypes)
        swap(&taken.inheritedArguments, &inheritedArguments)
        swap(&taken.closureFlows, &closureFlows)
        return taken
    }
}
