import Diagnostics

/// Graphviz: https://graphviz.org/doc/info/lang.html.
public struct GraphDOTReporter: GraphReporter {
    public init() {}

    public func render(_ graph: GraphReport) -> String {
        let drawing = GraphDrawing(graph)
        let body = drawing.groups.flatMap(lines(of:)) + drawing.arrows.map { line(of: $0.arrow, count: $0.count) }
        return (["digraph viperlint {"] + (Self.head + body).map { "  " + $0 } + ["}"]).joined(separator: "\n") + "\n"
    }

    private static let head = [
        #"graph [rankdir=LR, fontname="Helvetica", fontsize=10, labelloc=b, label="\#(legend)"]"#,
        #"node [shape=box, style=filled, fillcolor=white, fontname="Helvetica", fontsize=10]"#,
        #"edge [fontname="Helvetica", fontsize=9]"#,
    ]

    private static let legend =
        "oval: protocol · bold: holds · dashed: holds weakly or unowned · hollow head: inherits or conforms · "
        + "grey: names or creates · ×2: in 2 places"

    // MARK: - Nodes

    private func lines(of group: GraphDrawing.Group) -> [String] {
        let nodes = group.nodes.map(line(of:))
        guard let name = group.name else { return nodes }
        // Graphviz draws a frame only around what begins with `cluster`.
        let id = "cluster " + (group.isFramework ? "framework " : "module ") + name
        let head = ["label=\(label([name]))", "labelloc=t", "color=gray60", "style=" + (group.isFramework ? "dashed" : "rounded")]
        return ["subgraph \(quoted(id)) {"] + (head + nodes).map { "  " + $0 } + ["}"]
    }

    private func line(of node: GraphReport.Node) -> String {
        var attributes = ["label=\(label(GraphDrawing.lines(in: node)))"]
        if node.kind == "protocol" { attributes.append("shape=ellipse") }
        if let tint = RoleTint(role: node.role) { attributes.append("fillcolor=\"\(tint.fill)\"") }
        if node.isExternal { attributes.append("style=\"filled,dashed\"") }
        return "\(quoted(node.id)) [\(attributes.joined(separator: ", "))]"
    }

    // MARK: - Arrows

    private func line(of arrow: GraphDrawing.Arrow, count: Int) -> String {
        let attributes = (style(of: arrow) + [text(of: arrow, count: count)]).filter { !$0.isEmpty }.joined(separator: ", ")
        return "\(quoted(arrow.from)) -> \(quoted(arrow.to))" + (attributes.isEmpty ? "" : " [\(attributes)]")
    }

    private func style(of arrow: GraphDrawing.Arrow) -> [String] {
        switch arrow.kind {
        case "inherits", "conforms": ["arrowhead=empty"]
        case "holds": arrow.isStrongHold ? ["style=bold"] : ["style=dashed", "arrowhead=vee"]
        default: ["color=gray50"]
        }
    }

    /// What the line's style does not tell.
    private func text(of arrow: GraphDrawing.Arrow, count: Int) -> String {
        let word = arrow.isWeakHold ? arrow.ownership : arrow.kind == "creates" ? "creates" : nil
        let words = [word, count > 1 ? "×\(count)" : nil].compactMap(\.self)
        return words.isEmpty ? "" : "label=\(label([words.joined(separator: " ")]))"
    }

    // MARK: - Text

    /// A name that Graphviz takes as it is.
    private func quoted(_ text: String) -> String {
        let escaped = text.harmless.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }

    /// Text that is shown, a line each: in it Graphviz also reads HTML's entities.
    private func label(_ lines: [String]) -> String {
        let parts = lines.map { line in
            line.harmless.unicodeScalars.map { scalar in
                switch scalar {
                case "\\", "\"": "\\\(scalar)"
                case "&": "&amp;"
                default: String(scalar)
                }
            }.joined()
        }
        return "\"\(parts.joined(separator: "\\n"))\""
    }
}
