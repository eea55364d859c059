import ProjectGraph
import RuleKit
import Viper

/// What comes of an object that crosses a boundary, and what to hand over instead.
struct CrossingAdvice {
    let project: VIPERProject

    func kind(of type: TypeID) -> String {
        let entity = project.graph[type]
        if entity.fullName == "AnyObject" { return "an object of any class" }
        let kind = entity.kind == .actor ? "actor" : "class"
        return entity.isExternal ? "the \(entity.framework.map { $0 + " " } ?? "")\(kind) \(entity.fullName)" : "the \(kind) \(entity.fullName)"
    }

    /// What comes of handing the object over.
    func sharing(_ edge: Edge) -> String {
        if !edge.isInout, TypeNatures.isImmutable(edge.to, in: project) {
            // Foundation everybody depends on anyway.
            let framework = project.graph[edge.to].framework.flatMap { $0 == "Foundation" ? nil : $0 }
            return framework.map { "with \(project.name(edge.to)), whoever gets it depends on \($0) as well" }
                ?? "with an object, whoever hands it over and whoever gets it stay tied to one class"
        }
        if listener(of: edge) != nil { return "whoever gets the list can tell everybody in it something, in place of the one who keeps it" }
        return "an object that both sides hold lets one change what the other sees"
    }

    func help(_ edge: Edge) -> String {
        if edge.isInout { return "Pass the value in and hand the new one back in a message of its own." }
        let name = project.name(edge.to)
        if !project.graph[edge.to].isExternal, TypeNatures.isImmutable(edge.to, in: project) {
            return TypeNatures.isBoundToClass(edge.to, in: project)
                ? "Pass the values of \(name) that the other side needs, or what tells which one it is."
                : "Declare \(name) a struct\(TypeNatures.whatStructNeeds(edge.to, in: project)): nothing of it changes."
        }
        if isForView(edge), project.graph[edge.to].isExternal {
            if let parts = Self.madeByViews.first(where: { project.isKind(edge.to, of: $0.classes) })?.parts { return "Hand over \(parts), and let the view make the \(name)." }
            if FrameworkAdvice.alerts.contains(name) { return FrameworkAdvice.helpOnAlerts }
        }
        if project.isViewController(edge.to) {
            if project.role(of: edge.from)?.reached == .presenter, edge.position == .parameter, project.isKind(edge.to, of: ["UINavigationController"]) {
                return "Drop the parameter: give the router its scene's view controller, weakly, and let it push through that one's navigationController."
            }
            if project.isAskedForByUIKit(edge) { return "Hand the view a closure that makes it, as its scene is assembled: UIKit asks the view for it, and waits." }
            if isHandedOut(edge) { return "Drop it, and let the router keep its scene's view controller weakly: then nobody has to hand that on." }
            let place = project.role(of: edge.from) == .viewInterface ? ", or embed it in a container that this view has for it" : ""
            return Self.helpForScreens(place)
        }
        let isView = project.graph.isOnScreen(edge.to, as: .view)
        if project.role(of: edge.from) == .viewInterface, isView || project.name(edge.to) == "NSLayoutConstraint", edge.position != .parameter {
            return "Keep \(isView ? "the view" : "it") private, and ask for what it is to show in a message: 'show(title:)', 'reload()'."
        }
        if let role = project.role(of: edge.to), role == .presenter || role == .interactor, !project.graph[edge.to].isExternal {
            return helpForParts(edge, role)
        }
        if FrameworkPurposes.subjects.contains(name), project.graph[edge.to].isExternal {
            // Who is handed one may send by it, which a publisher would not let it.
            if edge.position == .parameter {
                return "Keep the subject private: hand over a closure, or an object behind a protocol, that is told, or a publisher of its values where those are only heard of."
            }
            return "Keep the subject private, and hand out a publisher of its values: 'eraseToAnyPublisher()'."
        }
        if project.isSegue(edge.to), project.role(of: edge.from)?.reached == .presenter { return project.helpOnSegue(edge.from) }
        if let listener = listener(of: edge) { return "Keep the list private, and ask for who is to be told: 'add(_ observer: \(project.name(listener)))'." }
        if TypeNatures.isPlainData(edge.to, in: project) {
            let needs = TypeNatures.whatStructNeeds(edge.to, in: project)
            return "Declare \(name) a struct\(needs): it has nothing but data, which is copied then as it is handed over."
        }
        return "Pass a struct or enum of the values that the other side needs."
    }

    /// `func toPresent() -> UIViewController` of a view's interface, by which the presenter gets the screen to present from.
    private func isHandedOut(_ edge: Edge) -> Bool {
        guard project.role(of: edge.from) == .viewInterface, edge.member.exists, edge.position != .parameter else { return false }
        return project.graph[edge.member].kind == .func || !project.graph.declaration(of: edge.member).traits.contains(.setter)
    }

    /// `func showRating(for presenter: RidePresenter)`: who wants to hear of something is known by what it hears.
    private func helpForParts(_ edge: Edge, _ role: Role) -> String {
        let name = project.name(edge.to)
        let known = project.graph.allSupertypes(of: edge.to).first { project.role(of: $0) == .moduleInterface }
        if let known { return "Type it by \(project.name(known)), which \(name) implements." }
        return role == .presenter
            ? "Type it by a delegate protocol that \(name) implements, with what it is to be told."
            : "Type it by a protocol that \(name) implements, with what it is to be asked."
    }

    /// No values stand for a screen.
    static func helpForScreens(_ place: String) -> String { "Let the router put it on the screen\(place): it knows the view controllers at both ends." }

    /// What is handed to a view, or answered to it.
    private func isForView(_ edge: Edge) -> Bool {
        switch project.role(of: edge.from) {
        case .viewInterface: edge.position != .result && edge.position != .computedProperty
        case .presenter, .presenterInterface: edge.position == .result || edge.position == .computedProperty
        default: false
        }
    }

    /// What a framework's own view takes, and nothing else, with what it is made of.
    /// Source: developer.apple.com/documentation (ARKit.ARSession, AVFoundation, LinkPresentation.LPLinkView, PDFKit.PDFView, SceneKit.SCNView).
    private static let madeByViews: [(classes: Set<String>, parts: String)] = [
        (["PDFDocument"], "the file's URL or its data"), (["LPLinkMetadata"], "the URL and what is to be said of it"),
        (["AVAsset", "AVPlayerItem"], "the URL"), (["SCNScene"], "the scene's name or URL"), (["ARConfiguration"], "what is to be tracked, as an enumeration of your own"),
    ]

    /// `var observers: MulticastDelegate<LoanListInteractorOutput> { get }`: whom a list of the team's own speaks to.
    private func listener(of edge: Edge) -> TypeID? {
        guard project.graph[edge.to].kind == .class, !project.graph[edge.to].isExternal else { return nil }
        return project.graph.edges(from: edge.from).first { other in
            guard project.graph[other.to].kind == .protocol, project.isArgument(other, of: edge) else { return false }
            switch project.role(of: other.to) {
            case .interactorOutput, .viewInterface, .moduleInterface: return true
            default: return false
            }
        }?.to
    }

    func because(_ type: TypeID, _ sharing: String) -> String {
        guard isLook(type) else { return "Only values cross between layers: \(sharing)." }
        let name = project.name(type)
        return "Values cross between layers, and the view alone makes of them what is seen: with \(name), the layers inside depend on it as well."
    }

    /// Colours, fonts and pictures, which nobody changes.
    private func isLook(_ type: TypeID) -> Bool {
        project.graph[type].isExternal
            && (FrameworkPurposes.coloursAndFonts.contains(project.name(type)) || FrameworkPurposes.pictures.contains(project.name(type)))
    }
}
