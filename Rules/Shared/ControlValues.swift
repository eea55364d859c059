import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// Whether a control's own action shows the value that it has just been set to: `label.text = String(format: "%.0f", slider.value)`.
    func isOfOwnControl(_ call: FrameworkCall) -> Bool {
        guard call.caller.exists else { return false }
        let outline = graph.outline(of: call.site.file)
        let declaration = graph.declaration(of: call.caller)
        guard outline.attributes(of: declaration).contains(where: { ["IBAction", "objc"].contains(outline.names[$0.name]) }) else { return false }
        let made = declaration.code.indices.lazy.map { outline.code[$0] }.first { node in
            node.kind == .call && outline.callee(of: node)?.offset == call.site.offset
        }
        return made?.arguments.contains { isValue(of: controls(of: call), in: outline.arguments[$0].value, outline) } ?? false
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
    private func controls(of call: FrameworkCall) -> Set<String> {
        let outline = graph.outline(of: call.site.file)
        let parameters = outline.parameters(of: graph.declaration(of: call.caller))
        let edges = graph.edges(from: call.from).filter { isKind($0.to, of: ["NSControl", "UIControl"]) && $0.member.exists }
        return Set(edges.compactMap { edge in
            if edge.kind == .holds { return graph.symbols[graph[edge.member].name] }
            guard edge.member == call.caller, edge.position == .parameter else { return nil }
            return parameters.first { $0.type.exists && outline[$0.type].offset == edge.site.offset }.map { outline.names[$0.name] }
        })
    }
}
