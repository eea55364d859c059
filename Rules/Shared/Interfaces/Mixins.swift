import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// The role of all who implement a protocol that has none itself: `Loadable`, which the interfaces of several scenes' views inherit, `Remembering`,
    /// whose extension adds to presenters. Nil where others implement it as well, or nobody does.
    func roleOfMixin(_ type: TypeID) -> Role? {
        guard graph[type].kind == .protocol, !graph[type].isExternal, role(of: type) == nil, !isSetAside(type) else { return nil }
        let implementers = conformers[type].filter { graph[$0].kind != .protocol && !isSetAside($0) }
        guard let first = implementers.first.flatMap({ role(of: $0) }), implementers.allSatisfy({ role(of: $0) == first }) else { return nil }
        return first
    }

    /// What a presenter names, and what the extensions of protocols do that nobody else implements.
    func faultyNamings(byCodeOf presenter: TypeID, where isFault: (Edge) -> Bool) -> [Edge] {
        let added = graph.allSupertypes(of: presenter).filter { type in
            graph[type].kind == .protocol && !graph[type].isExternal && conformers[type].allSatisfy { $0 == presenter || graph[$0].kind == .protocol || isSetAside($0) }
        }
        return faultyNamings(by: presenter, where: isFault) + added.flatMap { type in faultyNamings(by: type) { !$0.isSignature && isFault($0) } }
    }
}
