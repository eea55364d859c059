import ProjectGraph
import Viper

extension VIPERProject {
    /// ", and declare 'open(_:)' there" where a protocol lacks what is called by the class: `tabs?.open(url)`, where `Coordinator` has a
    /// `start()` only. Else nothing.
    ///
    /// - Parameter edge: where the class is named: calls count in the same member, and anywhere if that is a property.
    func wantedDeclarations(in boundary: TypeID, of edge: Edge) -> String {
        let labels = labelsOfCalls(of: edge, lackedBy: boundary)
        switch labels.count {
        case 0: return ""
        case 1: return ", and declare '\(labels[0])' there"
        case 2: return ", and declare '\(labels[0])' and '\(labels[1])' there"
        default: return ", and declare there what is called here: '\(labels[0])' and \(labels.count - 1) more"
        }
    }

    private func labelsOfCalls(of edge: Edge, lackedBy boundary: TypeID) -> [String] {
        let (part, implemented) = (edge.to, Set(graph.allSupertypes(of: edge.to)))
        let whole = compositions(with: boundary).first { $0.protocols.allSatisfy(implemented.contains) }?.protocols ?? [boundary]
        let offered = Set(whole.flatMap { [$0] + graph.allSupertypes(of: $0) }.flatMap { graph[$0].members }.map { graph[$0].name })
        let others = ([part] + graph.allSupertypes(of: part)).flatMap { graph[$0].members }.filter { member in
            graph[member].kind == .func && !graph[member].isStatic && !offered.contains(graph[member].name)
        }
        var labels: [String] = []
        for member in others where graph.calls(of: member).contains(where: { isMeant($0, by: edge) }) {
            let label = label(of: member)
            if !labels.contains(label) { labels.append(label) }
        }
        return labels
    }

    private func isMeant(_ call: Call, by edge: Edge) -> Bool {
        call.from == edge.from && call.receiver == edge.to && !call.isSelf && (edge.kind == .holds || call.caller == edge.member)
    }
}
