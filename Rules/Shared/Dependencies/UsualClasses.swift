import ProjectGraph
import Viper

// Whether a team hands its interactors services by their classes.

extension VIPERProject {
    /// Whether most of what interactors keep to work with data has no protocol: the team has no habit of any there. Once or twice is none
    /// either way.
    var areServicesUsuallyKnownByClass: Bool {
        let held = types(.interactor).flatMap { interactor in
            Set(graph.edges(from: interactor).filter { edge in
                guard edge.member.exists, !edge.isStatic, role(of: edge.to)?.isDataAccess ?? false else { return false }
                let declaration = graph.declaration(of: edge.member)
                return (declaration.kind == .var || declaration.kind == .let) && declaration.traits.isDisjoint(with: .computed)
            }.map(\.to))
        }
        let byClass = held.count { !isBehindProtocol($0) }
        return byClass > 2 && byClass > held.count - byClass
    }

    /// `var dataManager: LoanDataManager?` of an interactor, which is handed one, or may be in place of `LoanDataManager.shared`, and nobody has
    /// made a protocol for it.
    func isInjectedService(_ edge: Edge) -> Bool {
        let isFirst = isFirstValueOfSettable(edge)
        guard edge.isSignature || edge.position == .staticMember && isFirst, effectiveRole(of: edge.from) == .interactor,
            role(of: edge.to)?.isDataAccess ?? false, !isBehindProtocol(edge.to)
        else { return false }
        return !graph.edges(from: edge.from).contains { other in
            other.to == edge.to && (other.kind == .creates || other.position == .staticMember && !(isFirst && other.member == edge.member))
        }
    }

    private func isBehindProtocol(_ service: TypeID) -> Bool {
        graph[service].kind == .protocol || graph.allSupertypes(of: service).contains { supertype in
            graph[supertype].kind == .protocol && !graph[supertype].isExternal && role(of: supertype)?.isDataAccess ?? false
        }
    }
}
