import Diagnostics

extension GraphReport {
    static let empty = GraphReport(
        toolVersion: "1.2.3", dialect: "clean", nodes: [], edges: [], unresolved: [:], problems: [])

    /// Every kind of node, edge and ownership, types of one name, two modules, a framework and a problem.
    static let rich = GraphReport(
        toolVersion: "1.2.3", dialect: "clean",
        nodes: [
            .own("Loan", "struct", role: "entity"),
            .own("LoanListOutput", "protocol", role: "view-interface", module: "LoanList"),
            .own("LoanListPresenter", "class", role: "presenter", module: "LoanList"),
            .own("LoanListView", "class", role: "view", module: "LoanList"),
            .own("Login.Presenter", "actor", role: "presenter", module: "Login"),
            .own("Row", "enum", id: "Row@Scenes/A.swift", path: "Scenes/A.swift"),
            .own("Row", "typealias", id: "Row@Scenes/B.swift", path: "Scenes/B.swift"),
            GraphReport.Node(id: "Mystery", name: "Mystery", kind: "unknown"),
            GraphReport.Node(id: "UIViewController", name: "UIViewController", kind: "class", framework: "UIKit"),
        ],
        edges: [
            .between("LoanListPresenter", "LoanListOutput", "holds", "weak", line: 2),
            .between("LoanListPresenter", "LoanListOutput", "holds", "strong", line: 3),
            .between("LoanListPresenter", "Loan", "names", line: 4),
            .between("LoanListPresenter", "Loan", "names", line: 5),
            .between("LoanListPresenter", "Loan", "creates", line: 6),
            .between("LoanListView", "UIViewController", "inherits", line: 7),
            .between("LoanListView", "LoanListOutput", "conforms", line: 8),
            .between("LoanListView", "Login.Presenter", "holds", "unowned(unsafe)", line: 9),
            .between("Login.Presenter", "Login.Presenter", "holds", "strong", line: 10),
            .between("Row@Scenes/A.swift", "Row@Scenes/B.swift", "names", line: 11),
            .between("Row@Scenes/B.swift", "Mystery", "names", line: 12),
        ],
        unresolved: ["unknown-type": 1], problems: [Report.Problem(path: "Broken.swift", message: "could not be read")])

    /// A type of that name, in a module of that name, that holds itself.
    static func named(_ name: String) -> GraphReport {
        GraphReport(
            toolVersion: "1.2.3", dialect: "clean", nodes: [.own(name, "class", module: name)],
            edges: [.between(name, name, "holds", "strong", line: 1)], unresolved: [:], problems: [])
    }
}

extension GraphReport.Node {
    static func own(
        _ name: String, _ kind: String, role: String? = nil, module: String? = nil, id: String? = nil, path: String = "A.swift"
    ) -> Self {
        Self(
            id: id ?? name, name: name, kind: kind, role: role, module: module,
            place: GraphReport.Place(path: path, line: 1, column: 1))
    }
}

extension GraphReport.Edge {
    static func between(_ from: String, _ to: String, _ kind: String, _ ownership: String? = nil, line: Int) -> Self {
        Self(
            from: from, to: to, kind: kind, ownership: ownership, position: "stored property",
            place: GraphReport.Place(path: "A.swift", line: line, column: 5))
    }
}
