import Diagnostics
import Foundation
import Reporters
import Testing

@Suite struct RolesReporterTests {
    private static func subject(_ name: String, module: String? = nil) -> RolesReport.Subject {
        RolesReport.Subject(name: name, kind: "class", module: module, path: "A.swift", line: 3)
    }

    private static let rich = RolesReport(
        toolVersion: "1.2.3", dialect: "clean",
        types: [
            RolesReport.Assigned(
                type: subject("LoanPresenter", module: "Loan"), role: "presenter", confidence: 0.625,
                evidence: ["its name ends in Presenter"],
                others: [RolesReport.Claim(role: "view", evidence: ["it stands in the folder View"])]),
            RolesReport.Assigned(
                type: subject("Loan"), role: "entity", confidence: 0.4, evidence: ["it is used by Loans"], others: []),
        ],
        unassigned: [
            RolesReport.Unassigned(
                type: subject("APIRouter"), others: [RolesReport.Claim(role: "router", evidence: ["its name ends in Router"])]),
            RolesReport.Unassigned(type: subject("\u{1B}\n"), others: []),
        ],
        problems: [Report.Problem(path: "B.swift", message: "could not be read")])

    private static let empty = RolesReport(toolVersion: "1.2.3", dialect: "clean", types: [], unassigned: [], problems: [])

    @Test(arguments: [rich, empty])
    func outputKeepsToThePublishedSchema(report: RolesReport) throws {
        let rendered = try JSON(parsing: Data(RolesJSONReporter().render(report).utf8))
        #expect(SchemaValidator(try publishedSchema("roles")).faults(in: rendered) == [])
    }

    @Test(arguments: ["clean-spotless", "infinum-spotless", "module-factory-spotless", "event-handler-spotless", "book-spotless", "xcode-templates-spotless"])
    func realOutputKeepsToThePublishedSchema(app: String) throws {
        let recorded = try recordedOutput("expected-roles.json", ofApp: app)
        #expect(SchemaValidator(try publishedSchema("roles")).faults(in: recorded) == [])
    }

    @Test(arguments: ["schemaVersion", "tool", "dialect", "types", "unassigned", "partial", "problems"])
    func theSchemaWantsEveryKey(key: String) throws {
        guard case .object(var members) = try JSON(parsing: Data(RolesJSONReporter().render(Self.rich).utf8)) else {
            Issue.record("no object")
            return
        }
        members[key] = nil
        #expect(SchemaValidator(try publishedSchema("roles")).faults(in: .object(members)) == ["$: lacks \(key)"])
    }

    @Test func textForPeople() {
        #expect(
            RolesTextReporter().render(Self.rich) == """
                Loan
                  presenter  63 %   LoanPresenter  A.swift:3

                (no module)
                  entity  40 %   Loan  A.swift:3

                Without a role
                  class APIRouter  A.swift:3  (not enough for router: its name ends in Router)
                  class \u{241B}\u{240A}  A.swift:3

                2 types with a role, 2 without · dialect clean

                """)
    }
}
