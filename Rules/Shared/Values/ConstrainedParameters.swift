import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `eventTouched<Control: UIControl>(_ control: Control)`: whether a message takes an instance of what an edge constrains one of its generic
    /// parameters to. `Cell.Type` names a class, and hands nothing over.
    func isTakenAsConstrained(_ edge: Edge) -> Bool {
        guard edge.position == .genericConstraint, graph[edge.to].kind == .class, graph[edge.member].kind == .func else { return false }
        let (outline, declaration) = (graph.outline(of: graph[edge.member].file), graph.declaration(of: edge.member))
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
        let type = self.type(type, without: [.arrays, .attributes, .optionals])
        return type.exists && self[type].kind == .named && self[type].name == parameter && self[type].list.isEmpty
    }
}
