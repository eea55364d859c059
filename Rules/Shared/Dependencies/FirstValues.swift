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

    /// `init(service: LoanService = LoanServiceImpl.shared)`: whoever makes the instance may hand it another one.
    func isBesideProtocol(_ edge: Edge) -> Bool {
        guard edge.position == .defaultArgument, edge.member.exists, graph[edge.member].file == edge.site.file else { return false }
        let outline = graph.outline(of: edge.site.file)
        let parameter = outline.parameter(of: graph.declaration(of: edge.member), at: edge.site.offset)
        guard let parameter else { return false }
        return graph.edges(from: edge.from).contains { type in
            type.member == edge.member && type.isSignature && type.position == .parameter && type.site.file == edge.site.file
                && type.site.offset >= parameter.offset && type.site.offset < edge.site.offset
                && graph[type.to].kind == .protocol && graph.allSupertypes(of: edge.to).contains(type.to)
        }
    }

    /// `let client = APIClient.shared`, `let client: APIClient = APIClient()`: who is handed a service has no need to name its class.
    ///
    /// - Returns: where the property that a service's class is named for names it.
    func namings(ofPropertyWith edge: Edge) -> [Edge] {
        guard role(of: edge.to)?.isDataAccess ?? false, edge.member.exists, !graph[edge.member].kind.isFunction else { return [] }
        return graph.edges(from: edge.from).filter { $0.member == edge.member && $0.to == edge.to && $0 != edge }
    }

    /// `var service: LoanService = LoanServiceImpl()`, lazy or not: whoever makes the instance may put something else behind the
    /// protocol. What a storyboard makes can be handed it in no other way.
    func isSettable(_ edge: Edge) -> Bool {
        edge.kind == .creates && isValueOfSettable(edge)
    }

    /// `var client = APIClient.shared`: whoever makes the instance may put another one there, if of the same class only.
    func isFirstValueOfSettable(_ edge: Edge) -> Bool {
        guard edge.member.exists, graph[edge.member].kind == .var else { return false }
        let declaration = graph.declaration(of: edge.member)
        return !declaration.modifiers.isPrivate && declaration.initialValue.exists && declaration.traits.isDisjoint(with: .computed)
    }

    /// Where the property's type is a protocol, and others than its owner may set it.
    func isValueOfSettable(_ edge: Edge) -> Bool {
        guard edge.member.exists, graph[edge.member].kind == .var else { return false }
        let declaration = graph.declaration(of: edge.member)
        return !declaration.modifiers.isPrivate && declaration.traits.isDisjoint(with: .computed)
            && graph.edges(from: edge.from).contains { $0.member == edge.member && $0.kind == .holds && graph[$0.to].kind == .protocol }
    }
}
