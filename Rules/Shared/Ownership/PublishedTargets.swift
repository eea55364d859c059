import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `titles` of `publisher.assign(to: \\.titles, on: self)`, if that is a `@Published` property: Combine assigns to it without keeping its
    /// owner (Publisher.assign(to:)).
    func publishedTarget(of holding: Holding) -> String? {
        let outline = graph.outline(of: holding.site.file)
        guard let call = outline.code.first(where: { isAssignment($0, to: holding.site.offset, in: outline) }),
            let path = call.arguments.first.map({ outline.arguments[$0].value }), path.exists, outline[path].kind == .member, outline[path].base.exists,
            outline[outline[path].base].kind == .keyPath
        else { return nil }
        let name = outline.names[outline[path].name]
        return graph[holding.owner].members.contains { member in
            graph.symbols[graph[member].name] == name
                && graph.outline(of: graph[member].file).has("Published", graph.declaration(of: member))
        } ? name : nil
    }

    /// `publisher.assign(to: \.text, on: self).store(in: &all)`: what assigns to a published property gives nothing to store.
    func isStored(_ assignment: Holding) -> Bool {
        let outline = graph.outline(of: assignment.site.file)
        guard let call = outline.code.firstIndex(where: { isAssignment($0, to: assignment.site.offset, in: outline) }) else { return false }
        return outline.code.contains { $0.kind == .member && $0.base.position == call && outline.names.equals($0.name, "store") }
    }

    private func isAssignment(_ node: CodeNode, to offset: UInt32, in outline: Outline) -> Bool {
        guard node.kind == .call, node.arguments.count == 2, let last = node.arguments.last, outline.names.equals(outline.arguments[last].label, "on"),
            outline.arguments[last].value.exists
        else { return false }
        return outline[outline.arguments[last].value].offset == offset
    }
}
