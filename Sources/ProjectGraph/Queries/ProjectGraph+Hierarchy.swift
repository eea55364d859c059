extension ProjectGraph {
    /// Everything that a type inherits from or conforms to, nearest first, itself not included.
    public func allSupertypes(of type: TypeID) -> [TypeID] {
        type.exists ? ancestors[type.position] : []
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
