import Diagnostics

/// Mermaid's flowchart: https://mermaid.js.org/syntax/flowchart.html.
public struct GraphMermaidReporter: GraphReporter {
    /// What readers draw unless they are told otherwise (`maxTextSize`, in UTF-16 units, and `maxEdges`).
    private static let maximumLength = 50_000
    private static let maximumArrows = 500

    public init() {}

    public func render(_ graph: GraphReport) -> String {
        let drawing = GraphDrawing(graph)
        let body =
            drawing.groups.flatMap(lines(of:)) + drawing.arrows.map { line(of: $0.arrow, count: $0.count) }
            + tints(graph.nodes)
        return (["flowchart LR"] + body.map { "  " + $0 }).joined(separator: "\n") + "\n"
    }

    /// Whether readers of Mermaid will refuse a rendered graph for its size.
    public static func isTooLarge(_ graph: GraphReport, rendered: String) -> Bool {
        rendered.utf16.count > maximumLength || GraphDrawing(graph).arrows.count > maximumArrows
    }

    // MARK: - Nodes

    private func lines(of group: GraphDrawing.Group) -> [String] {
        let nodes = group.nodes.map(line(of:))
        guard let name = group.name else { return nodes }
        let id = identifier(name, prefix: group.isFramework ? "framework_" : "module_")
        return ["subgraph \(id)[\"\(text(name))\"]"] + nodes.map { "  " + $0 } + ["end"]
    }

    private func line(of node: GraphReport.Node) -> String {
        let label = "\"" + GraphDrawing.lines(in: node).map(text).joined(separator: "<br>") + "\""
        return identifier(node.id) + (node.kind == "protocol" ? "([\(label)])" : "[\(label)]")
    }

    private func tints(_ nodes: [GraphReport.Node]) -> [String] {
        let byTint = Dictionary(grouping: nodes) { RoleTint(role: $0.role) }
        return RoleTint.allCases.flatMap { tint -> [String] in
            guard let nodes = byTint[tint] else { return [] }
            return [
                "classDef \(tint.rawValue) fill:\(tint.fill),stroke:#666,color:#000",
                "class \(nodes.map { identifier($0.id) }.joined(separator: ",")) \(tint.rawValue)",
            ]
        }
    }

    // MARK: - Arrows

    private func line(of arrow: GraphDrawing.Arrow, count: Int) -> String {
        let words = [word(for: arrow), count > 1 ? "×\(count)" : nil].compactMap(\.self)
        let label = words.isEmpty ? "" : "|\"\(text(words.joined(separator: " ")))\"|"
        let line = arrow.isStrongHold ? "==>" : arrow.isWeakHold ? "-.->" : "-->"
        return "\(identifier(arrow.from)) \(line)\(label) \(identifier(arrow.to))"
    }

    /// There is no room for a legend, so every arrow but the plainest says what it is.
    private func word(for arrow: GraphDrawing.Arrow) -> String? {
        switch arrow.kind {
        case "names": nil
        case "holds": arrow.isStrongHold ? "holds" : arrow.ownership
        default: arrow.kind
        }
    }

    // MARK: - Text

    /// A name of letters, digits and underscores that is different for different ids, and the same in every graph.
    /// The prefix keeps it apart from Mermaid's words, such as `end`.
    private func identifier(_ id: String, prefix: String = "t_") -> String {
        prefix
            + id.utf8.map { byte in
                isAlphanumeric(byte) ? String(UnicodeScalar(byte)) : "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
            }.joined()
    }

    /// Text that is shown. Mermaid reads Markdown and HTML in it, and has entities of its own: `#34;` is a quotation mark.
    private func text(_ text: String) -> String {
        text.harmless.unicodeScalars.map { scalar in
            isPlain(scalar) ? String(scalar) : "#\(scalar.value);"
        }.joined()
    }

    private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else { return true }
        return isAlphanumeric(byte) || scalar == " " || scalar == "." || scalar == "-"
    }

    private func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: false
        }
    }
}
