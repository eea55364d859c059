import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// Whether a control's own action shows the value that it has just been set to: `label.text = String(format: "%.0f", slider.value)`,
    /// `label.text = slider.value.asText`.
    ///
    /// - Parameter site: of the name of what makes the text.
    func isOfOwnControl(at site: Site, in action: MemberID, of view: TypeID) -> Bool {
        guard action.exists else { return false }
        let outline = graph.outline(of: site.file)
        let declaration = graph.declaration(of: action)
        guard outline.attributes(of: declaration).contains(where: { ["IBAction", "objc"].contains(outline.names[$0.name]) }) else { return false }
        let nodes = declaration.code.indices.lazy.map { outline.code[$0] }
        let call = nodes.first { $0.kind == .call && outline.callee(of: $0)?.offset == site.offset }
        guard let made = call ?? nodes.first(where: { $0.kind == .member && $0.offset == site.offset }) else { return false }
        let values = made.kind == .call ? made.arguments.map { outline.arguments[$0].value } + [outline.callee(of: made)?.base ?? .none] : [made.base]
        return values.contains { isValue(of: controls(in: action, of: view), in: $0, outline) }
    }

    private func isValue(of controls: Set<String>, in place: CodeIndex, _ outline: Outline) -> Bool {
        guard place.exists else { return false }
        let node = outline[place]
        if node.kind == .member, node.base.exists, ["countDownDuration", "date", "value"].contains(outline.names[node.name]),
            [.identifier, .member].contains(outline[node.base].kind), controls.contains(outline.names[outline[node.base].name])
        {
            return true
        }
        return outline.parts(of: node).contains { isValue(of: controls, in: $0, outline) }
    }

    /// What the controls are called that an action knows: its sender, and those that the view has.
    private func controls(in action: MemberID, of view: TypeID) -> Set<String> {
        let outline = graph.outline(of: graph[action].file)
        let parameters = outline.parameters(of: graph.declaration(of: action))
        let edges = graph.edges(from: view).filter { isKind($0.to, of: ["NSControl", "UIControl"]) && $0.member.exists }
        return Set(edges.compactMap { edge in
            if edge.kind == .holds { return graph.symbols[graph[edge.member].name] }
            guard edge.member == action, edge.position == .parameter else { return nil }
            return parameters.first { $0.type.exists && outline[$0.type].offset == edge.site.offset }.map { outline.names[$0.name] }
        })
    }
}
