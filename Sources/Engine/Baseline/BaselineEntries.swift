import Diagnostics
import ProjectGraph

/// What a baseline keeps of findings.
struct BaselineEntries {
    private var members: MemberNames?

    /// - Parameter graph: of what the findings stand in; nil where there is none.
    init(in graph: ProjectGraph?) {
        members = graph.map { MemberNames(of: $0) }
    }

    /// - Parameter line: the one at fault.
    mutating func entry(of finding: Finding, _ line: LineWords) -> BaselineEntry {
        let members = membersOfEnds(of: finding)
        return BaselineEntry(finding, lineText: line.text, members: Set(line.words.map { String($0) }).intersection(members).sorted())
    }

    /// What the members of both types are called.
    mutating func membersOfEnds(of finding: Finding) -> Set<String> {
        (members?.ofType(finding.from.type) ?? []).union(members?.ofType(finding.to.type) ?? [])
    }
}
