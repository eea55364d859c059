import ProjectGraph
import Syntax
import Viper

/// Which of its own properties a type's functions change: by assignment, by `count += 1`, by `rows.append(row)`.
struct StateChanges {
    private(set) var members: Set<MemberID> = []
    private let graph: ProjectGraph

    init(by type: TypeID, _ assigned: Set<MemberID>, in project: VIPERProject) {
        graph = project.graph
        let own = graph[type].members.filter { graph[$0].kind == .var }
        members = assigned.intersection(own)
        let names = Dictionary(own.map { (graph.symbols[graph[$0].name], $0) }) { first, _ in first }
        for function in graph[type].members where graph[function].kind == .func && !graph[function].isStatic { collect(in: function, names) }
    }

    private mutating func collect(in function: MemberID, _ properties: [String: MemberID]) {
        let outline = graph.outline(of: graph[function].file)
        let declaration = graph.declaration(of: function)
        let local = localNames(of: declaration, outline)
        for number in declaration.code.indices {
            guard let name = ownName(outline.changed(by: outline.code[number]), besides: local, outline), let member = properties[name] else { continue }
            members.insert(member)
        }
    }

    /// A name that is the function's own hides the property's.
    private func localNames(of declaration: Declaration, _ outline: Outline) -> Set<String> {
        Set(outline.parameters(of: declaration).filter { $0.name != .none }.map { outline.names[$0.name] } + declaration.code.indices.compactMap { number in
            let node = outline.code[number]
            switch node.kind {
            case .declaration: return outline.names[outline[node.declaration].name]
            case .bindingPattern: return outline.names[node.name]
            default: return nil
            }
        })
    }

    /// `count`, `self.count`
    private func ownName(_ position: CodeIndex, besides local: Set<String>, _ outline: Outline) -> String? {
        guard position.exists else { return nil }
        let node = outline[position]
        switch node.kind {
        case .identifier:
            let name = outline.names[node.name]
            return local.contains(name) ? nil : name
        case .member where outline.isSelf(node.base):
            return outline.names[node.name]
        default: return nil
        }
    }
}
