import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// Whether a view's function takes what the view's assembler is to wire it up with, and does nothing else with it:
    /// `static func make(router: LoanRouter) { … LoanConnector.configure(controller, router: router) }`, or to make its stack with.
    ///
    /// - Parameter edge: where the function's parameter names its type.
    func isForAssembler(_ edge: Edge) -> Bool {
        guard edge.position == .parameter, edge.kind == .names, edge.isSignature, edge.member.exists, graph[edge.member].kind == .func
        else { return false }
        let outline = graph.outline(of: edge.site.file)
        let declaration = graph.declaration(of: edge.member)
        guard graph[edge.member].file == edge.site.file,
            let parameter = outline.parameter(of: declaration, at: edge.site.offset), parameter.name != .none
        else { return false }
        let assemblers = callsOfAssemblers(by: edge)
        guard !assemblers.isEmpty else { return false }
        let nodes = declaration.code.indices.filter { outline.code[$0].kind == .identifier && outline.code[$0].name == parameter.name }
        let passed = Set(declaration.code.indices.lazy.map { outline.code[$0] }.filter { node in
            guard node.kind == .call, let callee = outline.callee(of: node) else { return false }
            return assemblers.contains(callee.offset) || assemblers.contains(outline.start(of: node.base))
        }.flatMap { call in call.arguments.map { outline.arguments[$0].value.position } })
        return !nodes.isEmpty && nodes.allSatisfy(passed.contains)
    }

    /// Where a function names an assembler of its own type, or calls one that it has, or makes the parts itself that stand behind its view:
    /// `static func make(router: LoanRouter) -> LoanView { LoanView(presenter: LoanPresenter(router: router)) }`.
    private func callsOfAssemblers(by edge: Edge) -> Set<UInt32> {
        let edges = graph.edges(from: edge.from).filter { other in
            role(of: other.to) == .assembler && graph.edges(from: other.to).contains { $0.to == edge.from }
        }
        let named = edges.filter { $0.member == edge.member && !$0.isSignature && $0.site.file == edge.site.file }.map(\.site.offset)
        let called = Set(edges.map(\.to)).flatMap { graph[$0].members }.flatMap { graph.calls(of: $0) }
            .filter { $0.caller == edge.member && $0.site.file == edge.site.file }.map(\.site.offset)
        return Set(named + called + partsMade(by: edge))
    }

    private func partsMade(by edge: Edge) -> [UInt32] {
        guard graph[edge.member].isStatic else { return [] }
        let made = graph.edges(from: edge.from).filter { $0.member == edge.member && $0.kind == .creates && $0.site.file == edge.site.file }
        guard made.contains(where: { role(of: $0.to) == .presenter }) else { return [] }
        return made.filter { [.presenter, .interactor, .router].contains(role(of: $0.to)) }.map(\.site.offset)
    }
}
