import Diagnostics
import ProjectGraph
import Syntax
import Viper

extension Linter {
    /// Reads the project and tells each type's role.
    public func roles(_ options: Options) -> Answer<RolesReport> {
        let loaded = load(options)
        let report = loaded.project.map { project in
            RolesReport(
                toolVersion: version, dialect: project.dialect.name, types: project.assigned, unassigned: project.unassigned,
                problems: loaded.problems.sorted())
        }
        return Answer(value: report, errors: loaded.errors, notes: loaded.notes)
    }
}

extension VIPERProject {
    fileprivate var assigned: [RolesReport.Assigned] {
        judgedTypes.compactMap { type in
            guard let assignment = assignment(of: type) else { return nil }
            return RolesReport.Assigned(
                type: subject(type), role: assignment.role.rawValue, confidence: assignment.confidence,
                evidence: assignment.evidence.map(\.text), others: otherClaims(of: type))
        }
    }

    fileprivate var unassigned: [RolesReport.Unassigned] {
        judgedTypes.filter { role(of: $0) == nil }.map { RolesReport.Unassigned(type: subject($0), others: otherClaims(of: $0)) }
    }

    private func otherClaims(of type: TypeID) -> [RolesReport.Claim] {
        evidence(of: type).filter { $0.role != role(of: type) }
            .map { RolesReport.Claim(role: $0.role.rawValue, evidence: $0.evidence.map(\.text)) }
    }

    private func subject(_ type: TypeID) -> RolesReport.Subject {
        let place = graph.place(of: type)
        return RolesReport.Subject(
            name: graph[type].fullName, kind: graph[type].kind.rawValue, module: module(of: type), path: place?.path ?? "",
            line: place?.line ?? 1)
    }
}
