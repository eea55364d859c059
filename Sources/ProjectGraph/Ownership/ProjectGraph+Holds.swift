import Syntax

/// Who keeps whom alive.
extension ProjectGraph {
    /// A hold that an instance of a type has, by a property of its own or an inherited one.
    public struct Hold: Sendable, Hashable {
        public var holding: Holding
        /// The type that the property names there: a protocol, not who conforms to it; of a composition the first part.
        public var named: TypeID
        /// The types of what may be held, the one that is named first.
        public var candidates: [TypeID] = []
        /// Another instance may be the one that holds: a closure is handed to whoever conforms to a protocol.
        var isShared = false
        /// A generic parameter that is bound to a type, where nobody says more: `let presenter: P` in `LoanView<P: LoanPresenting>`.
        public var isOfBound = false
        /// Where a property keeps it by a wrapper or another box: the property of that, which has it.
        public internal(set) var inBox = MemberID.none
        let object: HeldObject
    }

    /// What an instance holds, in the order of the places that do.
    ///
    /// - Parameter conformers: of all types, made once for all questions.
    public func holds(of type: TypeID, conformers: ConformerTable) -> [Hold] {
        let instance = Instance(type: type)
        return holds(of: instance, conformers: conformers).map { hold in
            var hold = hold
            hold.candidates = candidates(for: hold, of: instance, conformers).map(\.type)
            return hold
        }
    }

    /// The properties of a type's own that nobody puts anything into, strong or weak: `weak var output: LoanOutput?`, which stays nil.
    public func unsetProperties(of type: TypeID) -> [MemberID] {
        holdings.holdings(of: type).filter(\.isUnset).map(\.member)
    }

    /// Whether a type has properties that are unset for some who inherit them, or for all.
    public func leavesHeirsWithout(_ type: TypeID) -> Bool { holdings.leavesHeirsWithout(type) || !unsetProperties(of: type).isEmpty }

    /// Whether nobody puts anything into an inherited property of a class's instances, though other heirs' are given something.
    public func isUnset(_ member: MemberID, inheritedBy type: TypeID) -> Bool {
        holdings.isGivenToOthers(member, than: [type] + ancestors[type.position])
    }

    /// The one type of the project that what is put into a property of a holder is of; nil where that isn't known.
    public func typePut(into member: MemberID, of holder: TypeID) -> TypeID? {
        guard holdings.knowsValues(of: member) else { return nil }
        return holdings.valueType(of: member, in: [holder] + ancestors[holder.position])
    }

    /// What a class keeps by generic parameters of those that it inherits from: `LoanListPresenting` of `BaseView<LoanListPresenting>`.
    public func argumentsKept(by type: TypeID) -> [(member: MemberID, kept: TypeID)] {
        guard ([type] + ancestors[type.position]).contains(where: { !holdings.inheritedArguments(of: $0).isEmpty }) else { return [] }
        let instance = Instance(type: type)
        return lineage(of: instance).dropFirst().filter { !$0.bindings.isEmpty }.flatMap { holder in
            holdings.holdings(of: holder.type).filter { $0.kind == .stored && $0.ownership.retains && $0.held.plainType == nil }.flatMap { holding in
                holds(by: holding, in: holder).flatMap { namedTypes(of: $0) }.map { (holding.member, $0) }
            }
        }
    }

    /// Whether what is held is a generic parameter's: `value` of `class Box<Value>`.
    public func isOfParameter(_ holding: Holding) -> Bool { holdings.types[holding.held].kind == .parameter }

    /// What an instance holds, and what the structs and enums that are stored in it do.
    public func holdsThroughValues(of type: TypeID, conformers: ConformerTable) -> [Hold] {
        var holders: [(instance: Instance, within: Holding?)] = [(Instance(type: type), nil)]
        var found: [Hold] = []
        var next = 0
        while next < holders.count, holders.count < 1_000 {
            let within = holders[next].within
            for hold in holds(of: holders[next].instance, conformers: conformers) {
                let hold = hold.toldAt(within, isParameter: holdings.types[hold.holding.held].kind == .parameter)
                found.append(hold)
                guard case .instance(let value) = hold.object, self[value.type].kind.isValue,
                    !holders.contains(where: { $0.instance == value })
                else { continue }
                holders.append((value, hold.holding))
            }
            next += 1
        }
        return found
    }

    /// The parts that a hold names: those of a composition, else one.
    public func namedTypes(of hold: Hold) -> [TypeID] {
        func named(_ object: HeldObject) -> [TypeID] {
            switch object {
            case .instance(let instance): [instance.type]
            case .composition(let parts): parts.flatMap { named($0) }
            case .holder: []
            }
        }
        return named(hold.object)
    }

    /// - Parameter bounds: whether what a parameter is bound to is held as well, as who follows chains has to know.
    func holds(of instance: Instance, conformers: ConformerTable, bounds: Bool = false) -> [Hold] {
        guard !self[instance.type].isExternal else { return [] }
        var found: [Hold] = []
        for holder in lineage(of: instance, bounds: bounds) {
            for holding in holdings.holdings(of: holder.type) { found += holds(by: holding, in: holder, bounds: bounds) }
        }
        return found + holdsByProtocols(of: instance, conformers)
    }

    private func holds(by holding: Holding, in holder: Instance, bounds: Bool = false) -> [Hold] {
        let isOfBound = bounds && isOpen(holding.held, in: holder)
        return resolve(holding.held, in: holder, bounds: bounds).map {
            Hold(holding: holding, named: named($0, holder), isOfBound: isOfBound, object: $0)
        }
    }

    private func isOpen(_ id: HeldTypeID, in holder: Instance) -> Bool {
        guard id.plainType == nil else { return false }
        let held = holdings.types[id]
        return held.kind == .parameter && holder.held(by: held.type, held.position) == nil
    }

    /// What a type's own properties keep by a generic parameter, as far as it is bound: `LoanPresenting` in
    /// `struct LoanView<P: LoanPresenting>: View { @ObservedObject var presenter: P }`.
    public func boundsKept(by type: TypeID) -> [(member: MemberID, bound: TypeID)] {
        var kept: [(member: MemberID, bound: TypeID)] = []
        for holding in holdings.holdings(of: type) where holding.kind == .stored && holding.ownership.retains && holding.held.plainType == nil {
            let held = holdings.types[holding.held]
            if held.kind == .parameter { addTypes(of: holdings.types.parts(of: held), of: holding.member, to: &kept) }
        }
        return kept
    }

    private func addTypes(of bounds: ArraySlice<HeldTypeID>, of member: MemberID, to kept: inout [(member: MemberID, bound: TypeID)]) {
        for id in bounds {
            let bound = holdings.types[id]
            if bound.kind == .type { kept.append((member, bound.type)) }
            if bound.kind == .composition { addTypes(of: holdings.types.parts(of: bound), of: member, to: &kept) }
        }
    }

    /// `view.onTap = { … }`, where `view` is known by its protocol: whoever stores the property keeps the closure.
    private func holdsByProtocols(of instance: Instance, _ conformers: ConformerTable) -> [Hold] {
        allSupertypes(of: instance.type).flatMap { requiring -> [Hold] in
            let captures = holdings.holdings(of: requiring)
            guard !captures.isEmpty, self[requiring].kind == .protocol else { return [] }
            return captures.filter { stores(self[$0.member].name, instance.type) }.flatMap { holds(by: $0, in: instance) }.map { hold in
                var hold = hold
                hold.isShared = conformers[requiring].count > 1
                return hold
            }
        }
    }

    private func stores(_ name: Symbol, _ type: TypeID) -> Bool {
        lineage(of: Instance(type: type)).contains { holder in
            self[holder.type].members.contains { member in
                self[member].name == name && self[member].kind == .var && !declaration(of: member).traits.contains(.computed)
            }
        }
    }

    private func named(_ object: HeldObject, _ holder: Instance) -> TypeID {
        switch object {
        case .instance(let instance): instance.type
        case .composition(let parts): parts.first.map { named($0, holder) } ?? .none
        case .holder: holder.type
        }
    }

    // MARK: - Candidates

    /// The instances that a hold may keep.
    func candidates(for hold: Hold, of holder: Instance, _ conformers: ConformerTable) -> [Instance] {
        plainType(of: hold, in: holder).map { candidates(for: Instance(type: $0), conformers) }
            ?? candidates(for: hold.object, of: holder, conformers)
    }

    /// The type that alone tells what a hold may keep; nil where generic arguments, several types or the holder do.
    func plainType(of hold: Hold, in holder: Instance) -> TypeID? {
        if holdings.knowsValues(of: hold.holding.member),
            let value = holdings.valueType(of: hold.holding.member, in: [holder.type] + ancestors[holder.type.position])
        { return value }
        guard case .instance(let instance) = hold.object, instance.bindings.isEmpty else { return nil }
        return instance.type
    }

    /// The instances that may stand in a place.
    private func candidates(for object: HeldObject, of holder: Instance, _ conformers: ConformerTable) -> [Instance] {
        switch object {
        case .holder: return [holder]
        case .instance(let instance): return candidates(for: instance, conformers)
        case .composition(let parts):
            // Whoever is only one part of `P & Q` can't be held by it. Protocols of frameworks say little of who conforms.
            let known = parts.filter { isTelling($0) }
            guard let first = known.first else { return parts.first.map { candidates(for: $0, of: holder, conformers) } ?? [] }
            var common = candidates(for: first, of: holder, conformers)
            for part in known.dropFirst() {
                let others = Set(candidates(for: part, of: holder, conformers).map(\.type))
                common.removeAll { !others.contains($0.type) }
            }
            return common
        }
    }

    private func candidates(for instance: Instance, _ conformers: ConformerTable) -> [Instance] {
        let (kind, isExternal) = (self[instance.type].kind, self[instance.type].isExternal)
        if kind == .protocol {
            // Every object of Objective-C's conforms: what is typed so is a token of a framework's own.
            if isExternal, self[instance.type].fullName == "NSObjectProtocol" { return [] }
            return conformers[instance.type].compactMap { self[$0].kind == .protocol ? nil : Instance(type: $0) }
        }
        guard kind == .class, !isExternal else { return [instance] }
        return [instance] + conformers[instance.type].compactMap { conformer in
            let subclass = Instance(type: conformer)
            return lineage(of: subclass).contains(instance) ? subclass : nil
        }
    }

    private func isTelling(_ object: HeldObject) -> Bool {
        switch object {
        case .instance(let instance): !self[instance.type].isExternal
        case .composition(let parts): parts.contains { isTelling($0) }
        case .holder: true
        }
    }
}

extension ProjectGraph.Hold {
    /// What a box holds through its parameter, the property holds that the box stands in.
    fileprivate func toldAt(_ holding: Holding?, isParameter: Bool) -> ProjectGraph.Hold {
        guard let holding, isParameter else { return self }
        var hold = self
        hold.inBox = hold.holding.member
        (hold.holding.owner, hold.holding.member, hold.holding.site) = (holding.owner, holding.member, holding.site)
        return hold
    }
}
