import ProjectGraph
import Viper

extension VIPERProject {
    /// What to do about `static let shared = LoginInteractor(biometrics: BiometricService())`: what the class needs its initialiser takes already, and it is
    /// the class's own instance that puts itself together.
    func helpOnOwnInstance(madeBeside edge: Edge) -> String? {
        guard edge.kind == .creates, edge.member.exists, edge.to != edge.from, graph[edge.member].isStatic, graph[edge.member].kind != .func,
            graph.edges(of: edge.member, from: edge.from).contains(where: { $0.kind == .holds && $0.isStatic && $0.to == edge.from })
        else { return nil }
        return "Drop '\(label(of: edge.member))', and let the assembler make \(name(edge.from)) with its \(name(edge.to)), and hand it to whoever needs it."
    }
}
