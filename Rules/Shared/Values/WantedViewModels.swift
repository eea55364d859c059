import ProjectGraph
import Viper

extension VIPERProject {
    /// Whether a protocol that an interactor speaks to wants such a view model: where there is no presenter, somebody has to
    /// make it, and the protocol tells of it first.
    func isWantedViewModel(_ edge: Edge) -> Bool {
        guard role(of: edge.to) == .viewModel, graph[edge.to].kind.isValue, !edge.isSignature else { return false }
        return graph.edges(from: edge.from).contains { held in
            // A generic base may keep it: `PresentableInteractor<LoanPresentable>`.
            (held.kind == .holds || held.position == .genericArgument) && graph[held.to].kind == .protocol
                && graph.edges(from: held.to).contains { $0.to == edge.to && $0.position == .parameter && $0.isSignature }
        }
    }
}
