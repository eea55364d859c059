extension Outline {
    /// What is called, behind generic arguments, `?` and `!`.
    public func callee(of call: CodeNode) -> CodeNode? {
        var place = call.base
        while place.exists, [.forceUnwrap, .optionalChain, .specialization].contains(self[place].kind) { place = self[place].base }
        return place.exists ? self[place] : nil
    }
}
