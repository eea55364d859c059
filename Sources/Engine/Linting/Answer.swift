extension Linter {
    /// What a question about a project ends with.
    public struct Answer<Value: Sendable>: Sendable {
        /// Nil where there is no project, or where the question means nothing in it.
        public var value: Value?
        /// Why the run could not do what it was asked to: exit code 2.
        public var errors: [String]
        /// What the user may want to know.
        public var notes: [String]
    }
}
