import ProjectGraph

/// What classes are by those that inherit from them, and the other way round.
extension RoleInference {
    /// `class BasePresenter<View, Interactor, Router>` names nothing of a stack itself, and is called what all those are that inherit
    /// from it. So is `class Router { weak var viewController: UIViewController? }`.
    mutating func lookAtHeirs(among types: [TypeID], _ candidates: Candidates, _ roles: inout [Role?]) {
        for type in types where entities[type.position].kind == .class {
            guard let role = roles[type.position], role == .presenter || role == .interactor || role == .router else { continue }
            for base in graph.allSupertypes(of: type) where roles[base.position] == nil && candidates[base].contains(role) {
                guard entities[base.position].kind == .class, !entities[base.position].isExternal else { continue }
                claims.add(.isInherited(by: type), for: role, to: base)
                roles[base.position] = claims.role(of: base)
            }
        }
    }

    /// What is called a coordinator, and inherits from what is one, is one as well.
    mutating func lookAtBase(of type: TypeID, as role: Role, _ roles: inout [Role?]) {
        let base = graph.allSupertypes(of: type).first { entities[$0.position].kind == .class && roles[$0.position] == role }
        guard let base else { return }
        claims.add(.implements(base), for: role, to: type)
        roles[type.position] = claims.role(of: type)
    }
}
