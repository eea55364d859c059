import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `LoanStore.shared.selected = loan`, `LoanStore.shared.page += 1`: whether something is kept behind a type's name, and nothing asked.
    func isWrite(_ edge: Edge) -> Bool {
        guard edge.position == .staticMember, edge.member.exists, graph[edge.member].file == edge.site.file else { return false }
        let outline = graph.outline(of: edge.site.file)
        return graph.declaration(of: edge.member).code.indices.contains { number in
            // What is called may answer as well, and be a method of the store's own: `LoanStore.shared.remove(loan)`.
            guard outline.code[number].kind != .call, case let changed = outline.changed(by: outline.code[number]), changed.exists else { return false }
            return outline[changed].kind == .member && outline.start(of: changed) == edge.site.offset
        }
    }
}
