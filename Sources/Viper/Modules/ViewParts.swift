import ProjectGraph

/// Which of the views that a view names it is made of.
struct ViewParts {
    private let graph: ProjectGraph
    /// The screens that types lead to by UIKit's navigation, and those that they put into their own.
    private var opened: Set<Pair> = []
    private var embedded: Set<Pair> = []
    /// Members that open what hosts a SwiftUI view.
    private var hosting: Set<MemberID> = []

    private struct Pair: Hashable {
        var from: TypeID
        var to: TypeID
    }

    init(_ graph: ProjectGraph) {
        self.graph = graph
        let symbols = { (names: [String]) in Set(names.compactMap { graph.symbols.symbol(of: $0) }) }
        let (openings, embeddings) = (symbols(Array(ScreenNavigation.openings)), symbols(ScreenNavigation.embeddings))
        let hosts = symbols(["UIHostingController", "NSHostingController"])
        for call in graph.frameworkCalls where call.argument.exists {
            if openings.contains(call.name) {
                opened.insert(Pair(from: call.from, to: call.argument))
                if hosts.contains(graph[call.argument].name), call.caller.exists { hosting.insert(call.caller) }
            } else if embeddings.contains(call.name) {
                embedded.insert(Pair(from: call.from, to: call.argument))
            }
        }
    }

    /// A view controller is a screen: whoever names one is made of it only where it keeps it and doesn't bring it up, or puts it
    /// into its own.
    func isPart(_ edge: Edge) -> Bool {
        let pair = Pair(from: edge.from, to: edge.to)
        if edge.kind == .inherits || edge.kind == .conforms || embedded.contains(pair) { return true }
        if opened.contains(pair) { return false }
        return edge.kind == .holds || !graph.isOnScreen(edge.to, as: .viewController) && !(edge.kind == .creates && hosting.contains(edge.member))
    }
}
