import Diagnostics

extension Linter {
    /// What a look at a project ends with that judges nothing.
    public struct Inspection<Report: PartialReport>: Sendable {
        /// Nil where there is no project, or where the question means nothing in it.
        public var report: Report?
        /// Why the run could not do what it was asked to: exit code 2.
        public var errors: [String]
        /// What the user may want to know.
        public var notes: [String]
    }
}
