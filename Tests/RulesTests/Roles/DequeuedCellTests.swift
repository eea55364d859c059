import Testing

/// Cells that a storyboard names, and that a view knows by a protocol of theirs.
@Suite struct DequeuedCellTests {
    private func expect(_ use: String, cell: String = "UITableViewCell", conformance: String = "LoanRow", mark: String = "") throws {
        let cells = """
            import UIKit
            protocol LoanRow { func show(text: String) }
            final class LoanAmountCell: \(cell), \(conformance) {
                func show(text: String) { accessibilityLabel = \(mark)String(format: "%@ (%d)", text, text.count) }
            }
            """
        let view = "func cell(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell { \(use) }"
        try expectFindings(in: Scene(view: view, others: [("LoanAmountCell.swift", cells)]).files, rule: "formatting-outside-presenter", others: true)
    }

    private static let dequeue = "let cell = tableView.dequeueReusableCell(withIdentifier: \"amount\", for: path);"

    @Test(arguments: ["(cell as! LoanRow).show(text: \"\"); return cell", "(cell as? LoanRow)?.show(text: \"\"); return cell", "if let row = cell as? LoanRow { row.show(text: \"\") }; return cell"])
    func whatIsTakenForItsProtocol(use: String) throws {
        try expect("\(Self.dequeue) \(use)", mark: "↓")
        try expect("\(Self.dequeue) \(use)", cell: "UICollectionViewCell", mark: "↓")
    }

    /// What isn't dequeued, is no cell, or is something else.
    @Test func whatMayBeAnything() throws {
        try expect("for view in view.subviews { (view as? LoanRow)?.show(text: \"\") }; return UITableViewCell()")
        try expect("\(Self.dequeue) (cell as! LoanRow).show(text: \"\"); return cell", cell: "UIView")
        try expect("\(Self.dequeue) (cell as! LoanRow).show(text: \"\"); return cell", conformance: "CustomStringConvertible")
    }
}
