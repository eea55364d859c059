import Diagnostics
import Reporters
import Testing

@Suite struct XcodeReporterTests {
    @Test func notesFollowTheirFinding() {
        let related = Finding.Related(location: .marking("B", in: "class B", path: "B.swift", line: 2), message: "declared here")
        let finding = Finding.between(severity: .warning, location: .marking("B", in: "let b: B"), related: [related])
        expectLines(.with(findings: [finding, finding]), by: XcodeReporter(), """
            A.swift:1:8: warning: `A` names `B` [outward-dependency]
            B.swift:2:7: note: declared here
            A.swift:1:8: warning: `A` names `B` [outward-dependency]
            B.swift:2:7: note: declared here
            """)
    }

    @Test func aProblemOfAWholeFileStandsAtItsStart() {
        expectLines(.with(problems: [.init(path: "A.swift", message: "cannot be read")]), by: XcodeReporter(), """
            A.swift:1:1: warning: cannot be read
            """)
    }
}
