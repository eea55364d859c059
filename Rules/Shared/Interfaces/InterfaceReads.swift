import ProjectGraph
import Syntax
import Viper

/// Who reads the properties of some protocols.
struct InterfaceReads {
    private let project: VIPERProject
    /// Who names each of the protocols, but for those who conform to it.
    private var users: [TypeID: [TypeID]] = [:]

    init(of interfaces: [TypeID], in project: VIPERProject) {
        self.project = project
        if interfaces.isEmpty { return }
        var isAsked = Array(repeating: false, count: project.graph.types.count)
        for interface in interfaces { isAsked[interface.position] = true }
        for type in project.ownTypes {
            for edge in project.graph.edges(from: type) where isAsked[edge.to.position] && edge.position != .inheritance && users[edge.to]?.last != type {
                users[edge.to, default: []].append(type)
            }
        }
    }

    /// Whether nobody is seen to read a property: `view?.title = "Loans"` is all that is done with `var title: String? { get set }`.
    func isOnlySet(_ property: MemberID, of interface: TypeID) -> Bool {
        let graph = project.graph
        let name = graph.symbols[graph[property].name]
        return (users[interface] ?? []).allSatisfy { type in
            // `BasePresenter<LoanListView>` has the property, and its heirs say of what kind.
            let inherited = project.inheritedHolds(by: type).filter { $0.to == interface && $0.member.exists }
            let places = project.names(of: interface, keptBy: type) + inherited.map { graph.symbols[graph[$0.member].name] }
            // What is kept in a property of its own is something else, `note` of `view?.text = note.text`, where a base has the place.
            let others = places.isEmpty ? graph[type].members.filter { graph[$0].kind == .var || graph[$0].kind == .let }.map { graph.symbols[graph[$0].name] } : []
            return graph[type].members.allSatisfy { !reads(name, of: places, besides: others, in: $0) }
        }
    }

    /// - Parameters:
    ///   - places: by what names the one who has the property is known; any, if none: a parameter may be called as it likes.
    ///   - others: by what names somebody else is known.
    private func reads(_ name: String, of places: [String], besides others: [String], in member: MemberID) -> Bool {
        let outline = project.graph.outline(of: project.graph[member].file)
        let code = project.graph.declaration(of: member).code.indices
        let reads = code.filter { number in
            let node = outline.code[number]
            guard node.kind == .member, node.base.exists, outline.names[node.name] == name else { return false }
            let asked = outline.asked(by: node).map { outline.names[outline[$0].name] }
            return places.isEmpty ? !(asked.map(others.contains) ?? false) : asked.map(places.contains) ?? false
        }
        return reads.contains { !outline.isSet($0, in: code) }
    }
}
