import Syntax

/// What functions are handed and put into properties that say little: `func start(in controller: UIViewController) { self.controller = controller }`,
/// then `router.start(in: loginViewController)`.
struct HandedObjects {
    /// Where something is put into a property.
    struct Place: Hashable {
        var function: MemberID
        var member: MemberID
    }

    /// Of places that are filled with parameters only: what these are, by call. None where nobody calls.
    private(set) var passings: [Place: [ObjectFlows.Passing]] = [:]

    private let index: ProjectIndex

    /// - Parameters:
    ///   - assignments: those to the properties.
    ///   - members: the properties.
    init(_ references: [References], _ assignments: [Assignment], to members: MemberSet, _ index: ProjectIndex) {
        self.index = index
        let stores = references.flatMap { $0.objectFlows.stores.filter { members.contains($0.member) } }
        if stores.isEmpty { return }
        let byPlace = Dictionary(grouping: stores) { Place(function: $0.function, member: $0.member) }
        // What a place gets from elsewhere as well, its callers don't tell.
        var counts: [Place: Int] = [:]
        for assignment in assignments { counts[Place(function: assignment.caller, member: assignment.target), default: 0] += 1 }
        let callers = callers(of: stores, references)
        var conformerCounts: [TypeID: Int] = [:]
        var uncalled: [Place] = []
        for (place, stores) in byPlace where counts[place] == stores.count {
            let found = stores.flatMap { passings(to: $0, callers, &conformerCounts) }
            if !found.isEmpty { passings[place] = found } else if isCalledInSightOnly(place.function) { uncalled.append(place) }
        }
        noteUncalled(uncalled, references)
    }

    /// By the name of what is called, which all initialisers share.
    private func callers(of stores: [ParameterStore], _ references: [References]) -> [Symbol: [ObjectFlows.Passing]] {
        let functions = Set(stores.map(\.function))
        let names = Set(functions.lazy.filter { index[$0].kind == .func }.map { index[$0].name })
        return Dictionary(
            grouping: references.flatMap { chunk in
                chunk.objectFlows.passings.filter { passing in
                    !passing.isSetAside && (functions.contains(passing.function) || index[passing.function].kind == .func && names.contains(index[passing.function].name))
                }
            }, by: { index[$0.function].name })
    }

    private func passings(
        to store: ParameterStore, _ callers: [Symbol: [ObjectFlows.Passing]], _ conformerCounts: inout [TypeID: Int]
    ) -> [ObjectFlows.Passing] {
        (callers[index[store.function].name] ?? []).compactMap { passing in
            guard passing.parameter == store.parameter else { return nil }
            if passing.function == store.function { return passing }
            guard index[store.function].kind == .func, NilFlows.mayCall(store.function, passing.function, index) else { return nil }
            // Whoever is called by a base class or by what several conform to may be another one.
            var passing = passing
            passing.receiver = .none
            if !isOnlyConformer(to: index[passing.function].owner, &conformerCounts) { passing.type = .none }
            return passing
        }
    }

    private func isOnlyConformer(to required: TypeID, _ conformerCounts: inout [TypeID: Int]) -> Bool {
        guard index[required].kind == .protocol else { return false }
        if let known = conformerCounts[required] { return known == 1 }
        let count = index.types.indices.count { position in
            let type = index.types[position]
            guard type.kind != .protocol, index.ancestors[position].contains(required), let part = type.parts.first else { return false }
            let category = index.files[part.file.position].category
            return category.isProduction && !category.isMock(type.fullName)
        }
        conformerCounts[required] = count
        return count == 1
    }

    // MARK: - Functions that nobody calls

    /// Whether no framework, subclass or other module calls a function.
    private func isCalledInSightOnly(_ function: MemberID) -> Bool {
        guard index[function].kind == .func else { return false }
        let declaration = index.declaration(of: function)
        return declaration.attributes.isEmpty && declaration.modifiers.isDisjoint(with: [.public, .open, .package, .override, .dynamic])
            && index.ancestors[index[function].owner.position].allSatisfy { !index[$0].isExternal || ["AnyObject", "NSObject"].contains(index[$0].fullName) }
    }

    /// What nobody calls puts nothing anywhere.
    private mutating func noteUncalled(_ places: [Place], _ references: [References]) {
        if places.isEmpty { return }
        var called = Set(references.flatMap(\.unresolvedCallNames))
        for chunk in references { for call in chunk.calls { called.insert(index[call.callee].name) } }
        for place in places where !called.contains(index[place.function].name) { passings[place] = [] }
    }
}
