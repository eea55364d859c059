import ProjectGraph
import Viper

extension VIPERProject {
    /// The labels of what a type calls on a part and one of the part's protocols lacks: `open(_:)` of `tabs?.open(url)`, where
    /// `Coordinator` has a `start()` only. Typed by the protocol, that wouldn't compile.
    func labelsOfCalls(of part: TypeID, by type: TypeID, lackedBy boundary: TypeID) -> [String] {
        let implemented = Set(graph.allSupertypes(of: part))
        let whole = compositions(with: boundary).first { $0.protocols.allSatisfy(implemented.contains) }?.protocols ?? [boundary]
        let offered = Set(whole.flatMap { [$0] + graph.allSupertypes(of: $0) }.flatMap { graph[$0].members }.map { graph[$0].name })
        let others = ([part] + graph.allSupertypes(of: part)).flatMap { graph[$0].members }.filter { member in
            graph[member].kind == .func && !graph[member].isStatic && !offered.contains(graph[member].name)
        }
        var labels: [String] = []
        for member in others where graph.calls(of: member).contains(where: { $0.from == type && $0.receiver == part && !$0.isSelf }) {
            let label = label(of: member)
            if !labels.contains(label) { labels.append(label) }
        }
        return labels
    }

    /// ", and declare 'open(_:)' there" where a type couldn't call a part by its protocol as it does now; else nothing.
    func wantedDeclarations(of part: TypeID, by type: TypeID, in boundary: TypeID) -> String {
        let labels = labelsOfCalls(of: part, by: type, lackedBy: boundary)
        switch labels.count {
        case 0: return ""
        case 1: return ", and declare '\(labels[0])' there"
        case 2: return ", and declare '\(labels[0])' and '\(labels[1])' there"
        default: return ", and declare there what is called here: '\(labels[0])' and \(labels.count - 1) more"
        }
    }
}
