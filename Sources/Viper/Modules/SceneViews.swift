import ProjectGraph

/// Which views belong to scenes: those that a presenter works with, and what these are made of.
struct SceneViews {
    private let graph: ProjectGraph
    private let roles: [Role?]
    private let scenes: [Int32]
    private let parts: ViewParts
    private let cells: DequeuedCells
    /// The views that implement each of the project's protocols.
    private let implementers: [TypeID: [TypeID]]

    /// - Parameters:
    ///   - views: all of the project.
    ///   - scenes: the number of each type's scene; -1 for none.
    init(graph: ProjectGraph, roles: [Role?], views: [TypeID], scenes: [Int32]) {
        (self.graph, self.roles, self.scenes) = (graph, roles, scenes)
        parts = ViewParts(graph)
        cells = DequeuedCells(graph)
        var implementers: [TypeID: [TypeID]] = [:]
        for view in views {
            for edge in graph.edges(from: view) where edge.kind == .conforms && !graph[edge.to].isExternal { implementers[edge.to, default: []].append(view) }
        }
        self.implementers = implementers
    }

    /// By type: whether it is one of some views, or one that these are made of.
    func made(of views: [TypeID]) -> [Bool] {
        var pending = views
        var isFound = [Bool](repeating: false, count: roles.count)
        for view in pending { isFound[view.position] = true }
        while let view = pending.popLast() {
            for edge in graph.edges(from: view) {
                if roles[edge.to.position] == .view {
                    guard !isFound[edge.to.position], parts.isPart(edge) else { continue }
                    isFound[edge.to.position] = true
                    pending.append(edge.to)
                } else if edge.kind != .conforms, let implementers = implementers[edge.to] {
                    // `(cell as! LoanListRow).show(row)`, of cells that a storyboard names.
                    for cell in implementers where !isFound[cell.position] {
                        let isOfScene = scenes[cell.position] >= 0 && scenes[cell.position] == scenes[view.position]
                        guard isOfScene || scenes[cell.position] < 0 && cells.mayBe(cell, takenBy: edge) else { continue }
                        isFound[cell.position] = true
                        pending.append(cell)
                    }
                }
            }
        }
        return isFound
    }
}
