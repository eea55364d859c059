import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// `struct ISBN { let value: String }`: a value by another name.
    private func isWrapper(_ type: TypeID) -> Bool {
        let stored = graph[type].members.filter { member in
            (graph[member].kind == .var || graph[member].kind == .let) && !graph[member].isStatic
                && !graph.declaration(of: member).traits.contains(.computed)
        }
        return stored.count == 1 && ["rawValue", "string", "value"].contains(graph.symbols[graph[stored[0]].name])
    }

    /// `Loan.ID`, `Tagged<Loan, Int>`: what a thing goes by is no part of it.
    func isIdentifier(_ type: TypeID) -> Bool {
        guard graph[type].kind.isValue else { return false }
        if ["ID", "Id", "Identifier", "Tagged"].contains(where: name(type).hasSuffix) || isWrapper(type) { return true }
        return graph[type].outer.flatMap { role(of: $0) } == .entity && graph.allSupertypes(of: type).contains { name($0) == "RawRepresentable" }
    }
}
