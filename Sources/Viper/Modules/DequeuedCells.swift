import ProjectGraph
import Syntax

/// Cells that a list gives by their identifier, and that a view knows by a protocol of theirs:
/// `(tableView.dequeueReusableCell(withIdentifier: row.cellId, for: indexPath) as! LoanCell).show(row)`.
struct DequeuedCells {
    private let graph: ProjectGraph

    init(_ graph: ProjectGraph) { self.graph = graph }

    /// Whether a cell may be the one that is taken for what it implements.
    func mayBe(_ cell: TypeID, takenBy edge: Edge) -> Bool {
        guard edge.position == .cast, edge.member.exists, graph[edge.member].file == edge.site.file,
            graph.allSupertypes(of: cell).contains(where: { graph[$0].isExternal && Self.classes.contains(graph[$0].fullName) })
        else { return false }
        let outline = graph.outline(of: edge.site.file)
        return graph.declaration(of: edge.member).code.indices.contains { number in
            outline.code[number].kind == .member && outline.names[outline.code[number].name].hasPrefix("dequeueReusable")
        }
    }

    /// Source: developer.apple.com/documentation/uikit (UITableView, UICollectionView: what they dequeue).
    private static let classes: Set<String> = ["UICollectionReusableView", "UICollectionViewCell", "UITableViewCell", "UITableViewHeaderFooterView"]
}
