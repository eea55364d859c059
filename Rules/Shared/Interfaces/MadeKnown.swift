import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// `func attach(presenter: AnyObject) { output = presenter as? LoanListInteractorOutput }`: whoever implements it is told by what protocol to
    /// know its neighbour, which is no message between the two.
    func isMadeKnown(_ edge: Edge) -> Bool {
        guard edge.position == .parameter, graph[edge.to].isExternal, name(edge.to) == "AnyObject", graph[edge.member].kind == .func,
            !graph.declaration(of: edge.member).type.exists, graph.declaration(of: edge.member).parameters.indices.count == 1
        else { return false }
        let family = graph[edge.from].kind == .protocol ? Array(conformers[edge.from]) : [edge.from]
        let implementations = family.flatMap { graph[$0].members }.filter { $0 == edge.member || isRequirement(edge.member, for: $0) }
        return implementations.contains { graph[graph[$0].owner].kind != .protocol } && implementations.allSatisfy { implementation in
            graph[graph[implementation].owner].kind == .protocol
                || graph.edges(from: graph[implementation].owner).contains { cast in
                    cast.member == implementation && cast.position == .cast && role(of: cast.to)?.isBoundary ?? false
                        && graph.edges(from: cast.from).contains { $0.kind == .holds && $0.to == cast.to }
                }
        }
    }
}
