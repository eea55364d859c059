import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Conditions on what a row that the view keeps was given to say: `!rows[indexPath.row].isBlocked`, `rows[0].title.hasPrefix("Old")`.
struct RowTests {
    let outline: Outline
    let project: VIPERProject

    /// Whether a row's value is negated, or its text tested, or that negated.
    func isTest(_ condition: CodeIndex) -> Bool {
        guard condition.exists else { return false }
        let isNegated = outline[condition].kind == .unary
        let place = isNegated ? outline[condition].base : condition
        guard place.exists, case let node = outline[place] else { return false }
        switch node.kind {
        case .member: return isNegated && isOfRow(place, "Bool")
        case .call:
            guard let callee = outline.callee(of: node), callee.kind == .member, callee.base.exists else { return false }
            return outline.isPartTest(node) && isOfRow(callee.base, "String")
        default: return false
        }
    }

    /// `rows[indexPath.row].title`, where each value of the project's that has a `title` has it for good: what can change may be how the view shows it.
    private func isOfRow(_ place: CodeIndex, _ type: StaticString) -> Bool {
        let node = outline[place]
        guard node.kind == .member, node.base.exists, case let row = outline[outline.unwrapped(node.base)], row.kind == .subscript, row.base.exists,
            case let rows = outline.unwrapped(row.base), outline[rows].kind == .identifier || outline[rows].kind == .member, outline.isOwn(rows),
            let name = project.graph.symbols.symbol(of: outline.names[node.name])
        else { return false }
        let members = project.graph.members.filter { $0.name == name && !$0.isStatic }
        return !members.isEmpty && members.allSatisfy { member in
            let (declaring, owner) = (project.graph.outline(of: member.file), project.graph[member.owner])
            let declaration = declaring[member.declaration]
            return member.kind == .let && owner.kind == .struct && !owner.isExternal && project.role(of: member.owner) != .view && declaration.type.exists
                && declaring[declaration.type].kind == .named && declaring.names.equals(declaring[declaration.type].name, type)
        }
    }
}
