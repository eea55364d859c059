import ProjectGraph
import RuleKit
import Viper

// Why something comes up or goes by the wrong hand, and who is to do it instead.

extension NavigationOutsideRouter {
    func because(_ call: FrameworkCall, isPart: Bool, in project: VIPERProject) -> String {
        if isPart { return "What comes up is the router's part, unless it is a mere part of the view: then 'allowed-types' may name it." }
        let role = project.effectiveRole(of: call.from)
        if role != .view, Self.showing(project.shown(by: call), in: project) != nil {
            return "What comes up on the screen is shown by the view or the router: whoever shows it by itself can be tested on a screen only."
        }
        let who = role == .view ? "a screen" : role == .presenter ? "a presenter" : "an object"
        return "Which scene comes next is the router's part: \(who) that navigates by itself is bound to one flow."
    }

    /// What of the system's own comes up: no scene of the team's. Nil for anything else.
    static func showing(_ screen: TypeID, in project: VIPERProject) -> String? {
        if project.isOverlayOfLibrary(screen) { return "shows \(project.name(screen).withArticle)" }
        guard project.isScreenOfSystem(screen), project.isViewController(screen) || project.isModalPanel(screen) else { return nil }
        switch project.name(screen) {
        case "NSAlert", "UIAlertController": return "shows an alert"
        case "UIActivityViewController": return "shows a share sheet"
        case let name: return "shows \(name.withArticle)"
        }
    }

    /// `NavigationLink(destination: LoanDetailView())`
    func link(_ edge: Edge, in project: VIPERProject) -> Violation {
        Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: "\(project.label(of: edge.member)) NavigationLink",
            message: "\(project.phrase(edge.from)) goes to another scene by itself, with a link to \(project.name(edge.to)) in '\(project.label(of: edge.member))'",
            because: "Which scene comes next is the router's part: a screen that navigates by itself is bound to one flow.",
            help: "Let the router make \(project.name(edge.to)), and the presenter hand the link over with it.")
    }

    func help(_ call: FrameworkCall, _ name: String, _ way: WayOn?, in project: VIPERProject) -> String {
        if let advice = project.adviceOnRoutersOwnWay(beside: call) { return advice }
        let use = ScreenNavigation.assignments.contains(name) ? "set" : "call"
        return switch project.effectiveRole(of: call.from) {
        case .view where !project.mayHaveRouter(call.from) && !project.hasPresenterWithRouter(call.from): "Send the presenter an event, and give the scene a router that \(use)s '\(name)'."
        case .view: "Send the presenter an event, and let its router \(use) '\(name)'."
        case .presenter where project.isKind(project.shown(by: call), of: ["NSAlert", "UIAlertController"]): "Tell the view by its interface what to say or ask, or let the router show it."
        case .presenter: "Ask the router for it, and \(way == nil ? "" : "make the screen and ")\(use) '\(name)' there."
        case .gateway, .manager: "Answer with what came out, and let the presenter that hears of it ask its router."
        default: "Tell the output what came out, and let the presenter ask the router."
        }
    }
}
