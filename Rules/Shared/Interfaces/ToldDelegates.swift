import ProjectGraph
import RuleKit
import Syntax
import Viper

// Views without a presenter of their own, which tell a delegate what happens in them.

extension VIPERProject {
    /// A cell mostly doesn't; of a base class, those that inherit from it do.
    func speaksToPresenter(_ view: TypeID) -> Bool {
        (graph.family(of: view) + conformers[view]).contains { part in
            graph.edges(from: part).contains { reachedRole(of: $0.to) == .presenter }
        }
    }

    /// `weak var delegate: AddressPickerDelegate?` of a view without a presenter.
    func delegate(of view: TypeID) -> TypeID? {
        if speaksToPresenter(view) { return nil }
        return graph.edges(from: view).first { hold in
            hold.kind == .holds && hold.ownership != .strong && hold.member.exists && graph[hold.to].kind == .protocol && !graph[hold.to].isExternal
                && (graph.symbols[graph[hold.member].name] == "delegate" || name(hold.to).hasSuffix("Delegate"))
        }?.to
    }

    /// `tableView(_:didSelectRowAt:)`
    func isToldOfEvent(_ member: MemberID) -> Bool {
        guard member.exists, graph[member].kind == .func else { return false }
        let outline = graph.outline(of: graph[member].file)
        return outline.parameters(of: graph.declaration(of: member)).contains { outline.names[$0.label].begins(withWord: "did") }
    }
}
