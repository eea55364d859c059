import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// Whether `weak` or `unowned` can be written before a property: not where a collection, a tuple, a case or a wrapper holds.
    func mayBeDeclaredWeak(_ member: MemberID) -> Bool {
        let declaration = graph.declaration(of: member)
        let outline = graph.outline(of: graph[member].file)
        guard declaration.kind == .var || declaration.kind == .let, !outline.has("Published", declaration) else { return false }
        var type = declaration.type
        while type.exists {
            let node = outline[type]
            switch node.kind {
            case .optional, .implicitlyUnwrapped, .attributed, .any, .some: type = node.base
            case .tuple where node.list.count == 1: type = outline.types(in: node.list).first ?? .none
            case .named: return !Self.collections.contains { outline.names.equals(node.name, $0) }
            case .member, .composition: return true
            default: return false
            }
        }
        return true
    }

    private static let collections: [StaticString] = ["Array", "Dictionary", "Set"]
}
