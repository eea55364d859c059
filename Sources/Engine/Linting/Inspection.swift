import Diagnostics
import ProjectGraph

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

extension ProjectGraph {
    /// How many references lead nowhere, by the name of the reason.
    var unresolvedCounts: [String: Int] {
        Dictionary(uniqueKeysWithValues: unresolved.map { ($0.key.rawValue, $0.value) })
    }
}
