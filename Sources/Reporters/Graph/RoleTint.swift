/// The colour of a part of the stack. Models stand with those who make them, boundary protocols with those who declare
/// the need, so that a dependency that points outward leads from one colour into another.
///
/// Light enough for black text. A drawing never relies on colour alone: the role's name stands in the node.
enum RoleTint: String, CaseIterable {
    case view, presenter, interactor, entity, gateway, router, assembler

    init?(role: String?) {
        switch role {
        case "view": self = .view
        case "presenter", "view-model", "view-interface", "presenter-interface", "router-interface", "module-interface":
            self = .presenter
        case "interactor", "transformer", "presentation-model", "interactor-output", "interactor-interface",
            "gateway-interface", "manager-interface":
            self = .interactor
        case "entity": self = .entity
        case "gateway", "manager": self = .gateway
        case "router": self = .router
        case "assembler": self = .assembler
        default: return nil
        }
    }

    /// As `#rrggbb`.
    var fill: String {
        switch self {
        case .view: "#dbe8f5"
        case .presenter: "#deefdb"
        case .interactor: "#fcf0d3"
        case .entity: "#f6dedb"
        case .gateway: "#e8e0f1"
        case .router: "#d9eeee"
        case .assembler: "#e8e8e8"
        }
    }
}
