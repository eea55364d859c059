import ProjectGraph
import Viper

extension VIPERProject {
    /// `protocol Remembering {}` with an extension, which presenters alone implement: what it adds is their code. Nil where others have it as well,
    /// or nobody.
    func roleOfMixin(_ type: TypeID) -> Role? {
        guard graph[type].kind == .protocol, !graph[type].isExternal, role(of: type) == nil, !isSetAside(type) else { return nil }
        let implementers = conformers[type].filter { graph[$0].kind != .protocol && !isSetAside($0) }
        guard let first = implementers.first.flatMap({ role(of: $0) }), first == .presenter || first == .interactor,
            implementers.allSatisfy({ role(of: $0) == first })
        else { return nil }
        return first
    }
}
