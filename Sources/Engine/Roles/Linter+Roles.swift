import Diagnostics
import LintConfiguration
import ProjectGraph
import Syntax
import Viper

extension Linter {
    /// Reads the project and tells each type's role.
    ///
    /// - Parameters:
    ///   - modules: whose types to tell; none means all.
    ///   - roles: the only ones to tell, by name; none means all, and the types without one.
    public func roles(_ options: Options, modules: [String] = [], roles: [String] = []) -> Answer<RolesReport> {
        let loaded = load(options)
        let mistakes = Self.unknownRoles(roles) + (loaded.project?.unknownModules(among: modules) ?? [])
        var answer = Answer<RolesReport>(errors: loaded.errors + mistakes, notes: loaded.notes)
        guard let project = loaded.project, mistakes.isEmpty else { return answer }
        func isAsked(_ type: RolesReport.Subject) -> Bool { modules.isEmpty || type.module.map(modules.contains) ?? false }
        answer.value = RolesReport(
            toolVersion: version, dialect: project.dialect.name,
            types: project.assigned.filter { isAsked($0.type) && (roles.isEmpty || roles.contains($0.role)) },
            unassigned: roles.isEmpty ? project.unassigned.filter { isAsked($0.type) } : [],
            problems: loaded.problems.sorted())
        return answer
    }

    private static func unknownRoles(_ names: [String]) -> [String] {
        let known = Role.allCases.map(\.rawValue)
        return names.filter { !known.contains($0) }.map { name in
            let question = Suggestion.question(for: name, among: known)
            return "there is no role '\(name)'\(question.isEmpty ? "; there are: " + known.joined(separator: ", ") : question)"
        }
    }
}

extension VIPERProject {
    /// What is told of names that are no module's.
    func unknownModules(among names: [String]) -> [String] {
        if names.isEmpty { return [] }
        let known = Set(graph.projectTypes.compactMap { module(of: $0) })
        return names.filter { !known.contains($0) }.map { "there is no module '\($0)'\(Suggestion.question(for: $0, among: known))" }
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
