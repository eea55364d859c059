extension ProjectGraph {
    /// The shortest cycle of strong holds through a type; one that is certain before any other.
    ///
    /// - Parameters:
    ///   - conformers: ``conformers()``, made once for all questions.
    ///   - first: the hold that the cycle begins with, of the type or of a value in it; nil for any.
    ///   - cut: what is taken for weak.
    ///   - passes: whether a cycle may lead through a type.
    /// - Returns: nil where there is none.
    public func ownershipCycle(
        through type: TypeID, conformers: ConformerTable, beginningWith first: Hold? = nil, except cut: Set<Holding> = [],
        passes: @escaping (TypeID) -> Bool = { _ in true }
    ) -> OwnershipChain? {
        ownershipChain(from: type, to: type, conformers: conformers, beginningWith: first, except: cut, passes: passes)
    }

    /// Those of some types that an ``ownershipCycle(through:conformers:beginningWith:except:passes:)`` may lead through, found
    /// for all at once; the others have none.
    public func typesInOwnershipCircles(
        among types: [TypeID], conformers: ConformerTable, except cut: Set<Holding> = [],
        passes: @escaping (TypeID) -> Bool = { _ in true }
    ) -> [TypeID] {
        var circles = OwnershipCircles(self, conformers: conformers, except: cut, passes: passes)
        return circles.members(among: types)
    }

    /// The shortest chain of strong holds by which one type keeps another alive; one that is certain before any other.
    ///
    /// - Returns: nil where there is none.
    public func ownershipChain(
        from start: TypeID, to goal: TypeID, conformers: ConformerTable, beginningWith first: Hold? = nil, except cut: Set<Holding> = [],
        passes: @escaping (TypeID) -> Bool = { _ in true }
    ) -> OwnershipChain? {
        var search = OwnershipSearch(self, goal: goal, conformers: conformers, except: cut, passes: passes)
        return search.chain(from: start, beginningWith: first)
    }
}
