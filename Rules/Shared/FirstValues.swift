import ProjectGraph
import RuleKit
import Syntax
import Viper

// What stands first in a property or a parameter, and may be replaced.
extension VIPERProject {
    /// Whether a name stands where a caller may put something else: in a default argument, or as a property's first value.
    func isDefault(_ edge: Edge) -> Bool {
        if edge.position == .defaultArgument { return true }
        guard edge.member.exists, !edge.isSignature else { return false }
        let declaration = graph.declaration(of: edge.member)
        return (declaration.kind == .var || declaration.kind == .let)
            && declaration.traits.isDisjoint(with: .computed) && declaration.modifiers.isDisjoint(with: .lazy)
    }

    /// `var service: LoanService = LoanServiceImpl()`, lazy or not: whoever makes the instance may put something else behind the
    /// protocol. What a storyboard makes can be handed it in no other way.
    func isSettable(_ edge: Edge) -> Bool {
        guard edge.kind == .creates, edge.member.exists, graph[edge.member].kind == .var else { return false }
        let declaration = graph.declaration(of: edge.member)
        return !declaration.modifiers.isPrivate && declaration.traits.isDisjoint(with: .computed)
            && graph.edges(from: edge.from).contains { $0.member == edge.member && $0.kind == .holds && graph[$0.to].kind == .protocol }
    }
}
