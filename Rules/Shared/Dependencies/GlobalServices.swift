import ProjectGraph
import RuleKit
import Viper

/// Services that a variable at the top level of a file has for everybody: `Current.loans`, `loanManager`.
struct GlobalServices {
    /// Where a service is reached for, and by what name.
    struct Use {
        var edge: Edge
        var name: String
    }

    let project: VIPERProject
    let isLeft: (TypeID) -> Bool

    /// - Parameter allowsDefaults: whether what a property begins with may be replaced.
    func uses(by types: [TypeID], allowsDefaults: Bool) -> [[Use]] {
        if project.graph.globalUses.isEmpty { return [] }
        let judged = Set(types)
        var seen: Set<Site> = []
        let uses = project.graph.globalUses.filter { judged.contains($0.from) && seen.insert($0.site).inserted }.compactMap { edge -> Use? in
            // Who is handed something by an argument may be handed something else.
            guard edge.position == .staticMember, edge.member.exists, !project.isOfPreview(edge), !(allowsDefaults && project.isDefault(edge) && !project.isForAllInstances(edge)) else { return nil }
            return name(of: edge).map { Use(edge: edge, name: $0) }
        }
        let groups = Dictionary(grouping: uses) { Decision(from: $0.edge.from, name: $0.name) }
        return groups.values.sorted { $0[0].edge.site < $1[0].edge.site }
    }

    private struct Decision: Hashable {
        var from: TypeID
        var name: String
    }

    private func name(of edge: Edge) -> String? {
        guard edge.site.file == project.graph[edge.member].file, case let outline = project.graph.outline(of: edge.site.file) else { return nil }
        guard let place = outline.name(at: edge.site.offset, in: project.graph.declaration(of: edge.member).code.indices),
            case let node = outline.code[place], node.kind == .identifier, case let variable = outline.names[node.name]
        else { return nil }
        if isService(edge.to) { return variable }
        return project.properties(behind: edge, isInstance: true).first { isService($0.type) }.map { "\(variable).\(project.label(of: $0.member))" }
    }

    private func isService(_ type: TypeID) -> Bool {
        type.exists && project.role(of: type)?.isDataAccess ?? false && !project.graph[type].kind.isValue && !isLeft(type)
    }
}
