import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `eventTouched<Control: UIControl>(_ control: Control)`: whether a message takes an instance of what an edge constrains one of its generic
    /// parameters to. `Cell.Type` names a class, and hands nothing over.
    func isTakenAsConstrained(_ edge: Edge) -> Bool {
        guard edge.position == .genericConstraint, graph[edge.to].kind == .class, !edge.throughAlias, graph[edge.member].kind == .func,
            graph[edge.member].file == edge.site.file
        else { return false }
        let (outline, declaration) = (graph.outline(of: edge.site.file), graph.declaration(of: edge.member))
        let constrained = declaration.genericParameters.indices.map { outline.genericParameters[$0] }.first { parameter in
            parameter.constraint.exists && outline[parameter.constraint].offset == edge.site.offset
        }
        guard let constrained else { return false }
        return outline.parameters(of: declaration).contains { outline.isInstance($0.type, of: constrained.name) }
    }
}

extension Outline {
    /// `Control`, `Control?`, `[Control]`
    fileprivate func isInstance(_ type: TypeIndex, of parameter: NameID) -> Bool {
        guard type.exists else { return false }
        let node = self[type]
        switch node.kind {
        case .named: return node.name == parameter && node.list.isEmpty
        case .array, .attributed, .implicitlyUnwrapped, .optional: return isInstance(node.base, of: parameter)
        default: return false
        }
    }
}
