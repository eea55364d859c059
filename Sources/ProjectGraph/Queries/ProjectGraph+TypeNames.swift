extension ProjectGraph {
    /// The last part of the full name; only where there are others is it made.
    package func lastName(of type: TypeID) -> String {
        types[type.position].outer == nil ? types[type.position].fullName : symbols[types[type.position].name]
    }
}
