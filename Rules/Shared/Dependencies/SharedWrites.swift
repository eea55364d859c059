import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `LoanStore.shared.selected = loan`, `LoanStore.shared.page += 1`: whether something is kept behind a type's name, and nothing asked.
    func isWrite(_ edge: Edge) -> Bool {
        guard edge.position == .staticMember, edge.member.exists, graph[edge.member].file == edge.site.file else { return false }
        let outline = graph.outline(of: edge.site.file)
        let declaration = graph.declaration(of: edge.member)
        // `var next: Int { LoanStore.shared.page + 1 }`
        let mayBeAnswer = declaration.type.exists && !declaration.code.indices.contains { outline.code[$0].kind == .return }
        return declaration.code.indices.contains { number in
            let node = outline.code[number]
            switch node.kind {
            case .assignment: return outline[node.other].kind == .member && outline.start(of: node.other) == edge.site.offset
            case .evaluate where !mayBeAnswer && node.base.exists && outline[node.base].kind == .binary:
                guard let changed = outline[node.base].arguments.first.map({ outline.arguments[$0].value }), changed.exists else { return false }
                return outline[changed].kind == .member && outline.start(of: changed) == edge.site.offset
            default: return false
            }
        }
    }
}
