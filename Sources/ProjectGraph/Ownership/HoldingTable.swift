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
    private var inheritedArguments: [TypeID: [HeldTypeID]] = [:]
    private var ungrouped: [[Holding]] = []

    init() {}

    /// A table that ``grouped(letGoIn:_:)`` makes a whole one of.
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

    /// - Parameter references: those that the table has been taken from.
    func grouped(letGoIn references: [References], _ index: ProjectIndex) -> HoldingTable {
        var table = self
        table.ungrouped = []
        (table.holdings, table.ranges) = GraphBuilder.grouped(
            ungrouped, owners: index.types.count, owner: { $0.owner.position }, inOrder: { $0.site < $1.site })
        Self.noteWhatIsLetGo(references, in: &table.holdings, index)
        Self.noteWhatIsUnset(references, in: &table.holdings, index)
        table.put = Self.whatIsPut(references, table.holdings, index)
        return table
    }

    func holdings(of type: TypeID) -> ArraySlice<Holding> {
        ranges.indices.contains(type.position) ? holdings[ranges[type.position]] : []
    }

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
                return (stores[passing.function] ?? []).filter { $0.parameter == passing.parameter }.map { store in
                    let isHolder = passing.receiver.exists && index[passing.receiver].kind != .protocol
                    return passing.holding(by: store, of: isHolder ? passing.receiver : index[store.member].owner)
                }
            }
            let implementing = (byName[index[passing.function].name] ?? []).filter { store in
                store.parameter == passing.parameter && index.ancestors[index[store.function].owner.position].contains(required)
            }
            if implementing.isEmpty { return [] }
            if conformerCounts.isEmpty { conformerCounts = countConformers(index) }
            return implementing.map { store in
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
            guard let part = type.parts.first else { continue }
            let category = index.files[part.file.position].category
            guard category.isProduction, !category.isMock(type.fullName) else { continue }
            for ancestor in index.ancestors[position] { counts[ancestor.position] += 1 }
        }
        return counts
    }

    /// What is set to nil, by its own type or another one. Not what is so as one of them comes or goes, for a cycle keeps
    /// `deinit` from ever running, nor what a test clears away.
    private static func noteWhatIsLetGo(_ references: [References], in holdings: inout [Holding], _ index: ProjectIndex) {
        var letGo: Set<MemberID> = []
        for chunk in references {
            for assignment in chunk.assignments
            where assignment.isNil && assignment.caller.exists && !index.files[assignment.site.file.position].isSetAside {
                let kind = index[assignment.caller].kind
                if kind != .deinit, kind != .`init` { letGo.insert(assignment.target) }
            }
        }
        guard !letGo.isEmpty else { return }
        let requirements = requirements(among: letGo, index)
        for position in holdings.indices where holdings[position].member.exists {
            let member = holdings[position].member
            if letGo.contains(member) || isRequired(member, by: requirements, index) { holdings[position].isLetGo = true }
        }
    }

    /// `var controller: UIViewController?` of a router says little, and `router.controller = loginViewController` all, if
    /// nothing else is ever put there.
    private static func whatIsPut(_ references: [References], _ holdings: [Holding], _ index: ProjectIndex) -> [MemberID: [TypeID: TypeID]] {
        let open = holdings.filter { isOpen($0, index) }.map(\.member)
        if open.isEmpty { return [:] }
        // No entry for what anybody may set whom nobody knows.
        var put: [MemberID: [TypeID: TypeID]] = Dictionary(open.map { ($0, [:]) }) { first, _ in first }
        let requirements = requirements(among: Set(references.flatMap { $0.assignments.map(\.target) }), index)
        for member in open where isRequired(member, by: requirements, index) { put[member] = nil }
        let handed = handedOver(references)
        for chunk in references {
            for assignment in chunk.assignments where !index.files[assignment.site.file.position].isSetAside {
                guard put[assignment.target] != nil else { continue }
                let passings = handed[Handover(function: assignment.caller, member: assignment.target)]
                for (value, maker) in passings?.map({ ($0.type, $0.receiver) }) ?? [(assignment.value, assignment.receiver)] {
                    // A base's initialiser says what each of its heirs is handed.
                    let isHeir = maker.exists && index.ancestors[maker.position].contains(assignment.receiver)
                    let receiver = isHeir ? maker : assignment.receiver
                    let known = put[assignment.target]?[receiver] ?? value
                    let isOwn = value.exists && !index[value].isExternal && index[value].kind == .class
                    put[assignment.target]?[receiver] = isOwn && known == value ? value : TypeID.none
                }
            }
        }
        return put
    }

    private struct Handover: Hashable {
        var function: MemberID
        var member: MemberID
    }

    /// What initialisers are handed and put into a property.
    private static func handedOver(_ references: [References]) -> [Handover: [ObjectFlows.Passing]] {
        let passings = Dictionary(grouping: references.lazy.flatMap { $0.objectFlows.passings }.filter { !$0.isSetAside }, by: \.function)
        return references.reduce(into: [:]) { handed, chunk in
            for store in chunk.objectFlows.stores {
                let found = passings[store.function]?.filter { $0.parameter == store.parameter } ?? []
                if !found.isEmpty { handed[Handover(function: store.function, member: store.member), default: []] += found }
            }
        }
    }

    /// `router?.host = nil`, where the router is known by its protocol, may set any conformer's: the protocols, by name.
    static func requirements(among members: Set<MemberID>, _ index: ProjectIndex) -> [Symbol: Set<TypeID>] {
        var protocols: [Symbol: Set<TypeID>] = [:]
        for member in members where index[index[member].owner].kind == .protocol {
            protocols[index[member].name, default: []].insert(index[member].owner)
        }
        return protocols
    }

    static func isRequired(_ member: MemberID, by requirements: [Symbol: Set<TypeID>], _ index: ProjectIndex) -> Bool {
        guard let protocols = requirements[index[member].name] else { return false }
        return index.ancestors[index[member].owner.position].contains { protocols.contains($0) }
    }

    /// Whether a property is written to keep any instance of a framework's type, and gets one later.
    private static func isOpen(_ holding: Holding, _ index: ProjectIndex) -> Bool {
        guard holding.kind == .stored, holding.ownership.retains, let type = holding.held.plainType else { return false }
        let entity = index[type]
        return entity.isExternal && [.class, .protocol, .unknown].contains(entity.kind) && !index.declaration(of: holding.member).initialValue.exists
    }
}

extension ClosureFlows.Passing {
    fileprivate func holding(by store: ParameterStore, of owner: TypeID) -> Holding {
        // What is put into another object is kept by that one: `popup.onClose = completion`.
        let kept = store.other.exists && held == .holder ? .plain(from) : held
        return Holding(
            owner: store.other.exists ? store.other : owner, member: store.member, site: site, ownership: .strong, kind: .capture,
            isByMethod: isByMethod, held: kept)
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
