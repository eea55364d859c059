import Testing

/// Objects that cross under the name of a generic parameter, and lists that anybody can change.
@Suite struct ConstrainedParameterTests {
    @Test(arguments: [
        "func eventTouched<Control: ↓UIControl>(_ control: Control) { rows = [] }", "func eventTouched<Area: ↓UIView>(in area: Area?) { rows = [] }",
        "func eventTouched<Area: ↓UIView>(in areas: [Area]) { rows = [] }",
        "func eventTouched<Cell: UITableViewCell>(_ cell: Cell.Type) { rows = [] }", "func eventTouched<Row: Hashable>(_ row: Row) { rows = [] }",
        "func eventTouched<Row: CustomStringConvertible>(_ row: Row) { rows = [] }", "func eventTouched<Cell: UITableViewCell>(make: () -> Cell) { rows = [] }",
        "private func eventTouched<Control: UIControl>(_ control: Control) { rows = [] }",
    ])
    func anEvent(event: String) throws {
        let call = event.contains("make:") ? "make: { UITableViewCell() }" : event.contains("in area:") ? "in: view" : event.contains("in areas") ? "in: [view]"
            : event.contains("Cell.Type") ? "UITableViewCell.self" : event.contains("Row") ? "3" : "UIButton()"
        let files = Scene(presenter: event, viewDidLoad: "presenter.eventTouched(\(call))").files
        try expectFindings(in: files.map { ($0.name, $0.source.replacing("import Foundation", with: "import UIKit")) }, rule: "reference-crossing", others: true)
    }

    @Test(arguments: ["NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableOrderedSet"])
    func aListThatCanBeChanged(list: String) throws {
        for (member, isTold) in [
            ("func shown() -> ↓\(list) { .init() }", true), ("func shown() -> NS\(list.dropFirst(9)) { .init() }", false), ("private func shown() -> \(list) { .init() }", false),
        ] {
            let files = Scene(presenter: member, viewDidLoad: isTold ? "print(presenter.shown().count)" : "print(presenter.shown())").files
            try expectFindings(in: files, rule: "reference-crossing", others: true)
        }
    }
}
