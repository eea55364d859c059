extension ProjectGraph {
    /// Everything that a type inherits from or conforms to, nearest first, itself not included.
    public func allSupertypes(of type: TypeID) -> [TypeID] {
        var found: [TypeID] = []
        var visited: Set<TypeID> = [type]
        var next = 0
        var queue = [type]
        while next < queue.count {
            for supertype in self[queue[next]].supertypes where visited.insert(supertype.type).inserted {
                found.append(supertype.type)
                queue.append(supertype.type)
            }
            next += 1
        }
        return found
    }

    public func isSubtype(_ type: TypeID, of ancestor: TypeID) -> Bool {
        type == ancestor || allSupertypes(of: type).contains(ancestor)
    }

    /// The types of the project that inherit from or conform to each type, directly or not.
    public func conformers() -> [TypeID: [TypeID]] {
        var conformers: [TypeID: [TypeID]] = [:]
        for type in projectTypes {
            for supertype in allSupertypes(of: type) { conformers[supertype, default: []].append(type) }
        }
        return conformers
    }
}
