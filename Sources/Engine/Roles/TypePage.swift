import ProjectGraph
import Viper

/// What is known about a type: its role, and what speaks for it.
public enum TypePage {
    /// - Parameter name: a type's name, with or without the types around it, or what graphs call it where types share a name.
    /// - Returns: a page for each type of that name.
    public static func pages(for name: String, in project: VIPERProject) -> [String] {
        let identities = TypeIdentities(project.graph)
        return project.graph.projectTypes
            .filter { project.graph[$0].fullName == name || project.graph.symbols[project.graph[$0].name] == name || identities[$0] == name }
            .map { page(for: $0, in: project) }
    }

    private static func page(for type: TypeID, in project: VIPERProject) -> String {
        let entity = project.graph[type]
        var lines = ["\(entity.kind.rawValue) \(entity.fullName)"]
        if let part = entity.parts.first {
            let file = project.graph[part.file]
            let (line, _) = file.outline.lines.position(of: file.outline[part.declaration].offset)
            lines.append("  declared in  \(file.path):\(line)")
        }
        if let module = project.module(of: type) { lines.append("  module       \(module)") }
        if project.isSetAside(type) {
            lines.append("  role         none: the file is set aside (\(project.graph.category(of: type).rawValue))")
        } else if let assignment = project.assignment(of: type) {
            let percent = Int((assignment.confidence * 100).rounded())
            lines.append("  role         \(assignment.role.rawValue) (\(percent) % sure)")
            lines += assignment.evidence.map { "    \($0.text)" }
        } else {
            lines.append("  role         none: not enough speaks for one")
        }
        if project.isOutsideOfScenes(type) {
            lines.append("  judged       only for cycles of strong references: it is of no scene, none uses it, and most screens of the app work with no presenter")
        } else if project.isOfOtherArchitecture(type) {
            lines.append("  judged       only for cycles of strong references: its screen follows another architecture")
        }
        let evidence = project.evidence(of: type)
        let others = evidence.filter { $0.role != project.role(of: type) }
        if !others.isEmpty {
            let isAssigned = project.role(of: type) != nil
            lines.append(isAssigned ? "  against it" : "  not enough for another role")
            lines += others.map { other in
                let why = other.missing ?? (isAssigned ? "but less than for its role" : whatIsInTheWay(of: other, among: evidence))
                return "    \(other.role.rawValue): " + other.evidence.map(\.text).joined(separator: ", ") + "; " + why
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Why a type without a role hasn't one that enough speaks for.
    private static func whatIsInTheWay(of one: RoleAssignment, among evidence: [RoleAssignment]) -> String {
        let rivals = evidence.filter { $0.role != one.role && $0.confidence >= one.confidence }.map(\.role.rawValue)
        return rivals.isEmpty ? "but what it has to do with is no scene's" : "but as much for \(rivals.joined(separator: " and "))"
    }
}
