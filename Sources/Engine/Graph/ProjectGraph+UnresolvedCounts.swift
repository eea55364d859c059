import ProjectGraph

extension ProjectGraph {
    /// How many references lead nowhere, by the name of the reason.
    var unresolvedCounts: [String: Int] {
        Dictionary(uniqueKeysWithValues: unresolved.map { ($0.key.rawValue, $0.value) })
    }
}
