import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `final class LoanPresenter: BasePresenter<LoanView, LoanInteractor>`: what a class has a base's properties typed by, at the
    /// argument that says so. Only where a protocol may stand as well: none meets what is asked of a parameter, not even itself.
    func inheritedHolds(by type: TypeID) -> [Edge] {
        let arguments = graph.edges(from: type).filter { $0.position == .genericArgument && !$0.member.exists && role(of: $0.to) != nil }
        if arguments.isEmpty { return [] }
        return graph.holds(of: type, conformers: conformers).compactMap { hold in
            let holding = hold.holding
            guard holding.kind == .stored, holding.owner != type, var edge = arguments.first(where: { $0.to == hold.named }),
                isOfFreeParameter(holding.member)
            else { return nil }
            (edge.kind, edge.member, edge.ownership) = (.holds, holding.member, holding.ownership)
            return edge
        }
    }
}
