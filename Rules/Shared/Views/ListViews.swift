import ProjectGraph
import RuleKit
import Syntax
import Viper

// What tables, collections and pickers ask their data sources and delegates.

extension VIPERProject {
    /// What a list is called in a sentence, of its class, its cells and its protocols: "table" of `UITableViewDataSource`. Nil where a type is
    /// none of these.
    func listWord(of type: TypeID) -> String? {
        let name = graph[type].fullName
        guard graph[type].isExternal else { return nil }
        return Self.lists.first { name.hasPrefix($0.type) }?.word
    }

    private static let lists = [
        (type: "UITableView", word: "table"), (type: "NSTableView", word: "table"), (type: "UICollectionView", word: "collection view"),
        (type: "NSCollectionView", word: "collection view"), (type: "NSOutlineView", word: "outline"), (type: "UIPickerView", word: "picker"),
    ]

    /// `tableView(_ tableView: UITableView, cellForRowAt:)` of a class whose own interface is a `UITableViewDataSource`: what the class
    /// does there it does for the interface, which is told of.
    func isCallbackOfInterface(_ edge: Edge, isTold: (TypeID) -> Bool) -> Bool {
        guard edge.member.exists, graph[edge.member].kind == .func, graph[edge.from].kind != .protocol else { return false }
        let parameters = graph.edges(of: edge.member, from: edge.from).filter { $0.position == .parameter && graph[$0.to].isExternal }
        if parameters.isEmpty { return false }
        return graph.allSupertypes(of: edge.from).contains { interface in
            guard graph[interface].kind == .protocol, !graph[interface].isExternal, role(of: interface)?.isBoundary ?? false else { return false }
            return graph.edges(from: interface).contains { refined in
                guard refined.position == .inheritance, graph[refined.to].isExternal, isTold(refined.to) else { return false }
                let name = graph[refined.to].fullName
                return parameters.contains { name.count > graph[$0.to].fullName.count && name.hasPrefix(graph[$0.to].fullName) }
            }
        }
    }

    /// Whether a member is one by which a list asks: it is called after the list, and handed it.
    func isListCallback(_ edge: Edge) -> Bool {
        guard edge.member.exists, graph[edge.member].kind == .func else { return false }
        return ["collectionView", "outlineView", "pickerView", "tableView"].contains(graph.symbols[graph[edge.member].name])
            || graph.symbols[graph[edge.member].name].hasPrefix("numberOf")
    }

    /// Whether a list tells its delegate something by a member, or asks whether it may: `tableView(_:willDisplay:forRowAt:)`.
    func isDelegateCallback(_ edge: Edge) -> Bool {
        guard edge.position == .parameter, isListCallback(edge), let label = labelBehindList(edge) else { return false }
        return label.hasPrefix("did") || label.hasPrefix("will") || label.hasPrefix("should")
    }

    /// What is chosen where a member hears of that: the "row" of `tableView(_:didSelectRowAt:)`. Nil for any other member.
    func listChoice(of edge: Edge) -> String? {
        guard edge.position == .parameter, isListCallback(edge), let label = labelBehindList(edge), label.hasPrefix("didSelect") else { return nil }
        return label.hasPrefix("didSelectRow") ? "row" : "item"
    }

    /// `didSelectRowAt` of `tableView(_:didSelectRowAt:)`
    private func labelBehindList(_ edge: Edge) -> String? {
        let outline = graph.outline(of: graph[edge.member].file)
        return outline.parameters(of: graph.declaration(of: edge.member)).dropFirst().first.map { outline.names[$0.label] }
    }

    /// `CellConfigurator<LoanCell>(model: row)` in a presenter's code: which class shows a row has to be a class, so no protocol helps. What a
    /// property keeps (`WeakBox<LoanCell>`) may be known by one.
    func isRowsClass(_ edge: Edge) -> Bool {
        guard edge.member.exists, effectiveRole(of: edge.from) == .presenter, graph.isOnScreen(edge.to, as: .cell) else { return false }
        // A presenter that fills the list: `tableView.dequeueReusableCell(withIdentifier: LoanCell.id, for: path) as! LoanCell`.
        if isListCallback(edge) { return !edge.isSignature }
        return edge.position == .genericArgument
            && (graph[edge.member].kind.isFunction || graph.declaration(of: edge.member).traits.contains(.computed))
    }

    /// "the table's data source" that a presenter makes: `private let rows = LoanDataSource()`, a class that does nothing else.
    func listsDataSource(madeBy edge: Edge) -> String? {
        guard role(of: edge.to) == .view, effectiveRole(of: edge.from) == .presenter, !graph.isOnScreen(edge.to, as: [.view, .viewController]),
            graph.edges(of: edge.member, from: edge.from).contains(where: { $0.kind == .creates && $0.to == edge.to })
        else { return nil }
        let filled = graph.allSupertypes(of: edge.to).first { name($0).hasSuffix("DataSource") && listWord(of: $0) != nil }
        return filled.flatMap { listWord(of: $0) }.map { "the \($0)'s data source" }
    }
}
