extension Outline {
    /// The offsets at which an error may leave a statement of a closure, or of one inside it: a `do` around it is not looked for.
    public func tries(in closure: Closure) -> [UInt32] {
        guard !tries.isEmpty, let end = code[closure.body.indices].lazy.map(\.offset).max() else { return [] }
        // What is tried follows.
        return tries.filter { $0 > closure.offset && $0 < end }
    }
}
