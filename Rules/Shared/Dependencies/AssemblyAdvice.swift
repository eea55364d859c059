import ProjectGraph
import RuleKit
import Viper

/// What to do in place of a creation by a part of a stack: who could make it instead, and how it gets to where it is needed.
struct AssemblyAdvice {
    private let project: VIPERProject
    /// The scenes that assemblers stand in, or put together, and routers that do.
    private var scenes: Set<Scene> = []
    /// One that stands in none and makes things of several, or of none.
    private var hasAssemblerOfAll = false
    /// What is made by code, or cast to by whoever got it from a storyboard.
    private let made: Set<TypeID>
    private let replacements: Replacements
    /// View controllers with outlets, of which a segue makes each, or a storyboard that begins with it: nobody could call what would make it.
    private var madeByStoryboards: Set<TypeID> = []

    init(_ project: VIPERProject) {
        self.project = project
        replacements = Replacements(project)
        made = Set(project.graph.edges.lazy.filter { $0.kind == .creates || $0.position == .cast && !project.isSegueHook($0.member) }.map(\.to))
        madeByStoryboards = Set(project.ownTypes.filter { isMadeByStoryboard($0) })
        let assemblers = project.types(.assembler) + project.types(.router).filter { router in
            project.graph.edges(from: router).contains { $0.kind == .creates && [.presenter, .interactor].contains(project.role(of: $0.to)) }
        }
        for assembler in assemblers {
            // `TVLoansModule` puts one scene together, whatever it is called after, and the app's factory any.
            let parts = project.graph.edges(from: assembler).filter { $0.kind == .creates }.map(\.to)
            let own = project.scene(of: assembler).map { [$0] as Set } ?? Set(parts.compactMap { project.scene(of: $0) })
            if own.count == 1 { scenes.formUnion(own) } else { hasAssemblerOfAll = true }
        }
    }

    /// What belongs to another scene is not to be handed in.
    func help(_ edge: Edge) -> String {
        if project.isSegueHook(edge.member), project.effectiveRole(of: edge.from) == .view, !isKeptByMaker(edge) {
            return "Forward 'prepare' to the router, which may hand the next screen to its assembler, or let that screen have itself assembled (awakeFromNib)."
        }
        guard project.areInDifferentScenes(edge.from, edge.to) else { return helpInScene(edge) }
        if project.role(of: edge.to) == .interactor {
            return "Put what both scenes need into a service of its own, and let this scene's interactor ask it."
        }
        switch project.effectiveRole(of: edge.from) {
        case .view: return "Send the presenter an event, and let its router open the other scene."
        case .presenter: return "Let the router open the other scene."
        default: return "Put what both scenes need into a service of its own."
        }
    }

    private func helpInScene(_ edge: Edge) -> String {
        let name = project.name(edge.to)
        let asked = askedInstead(edge)
        if asked == nil, replacements.areOf(edge) {
            return "Leave '\(project.label(of: edge.member))' empty to begin with: it is handed in where the scene is put together."
        }
        if isWakingUp(edge) { return "Let an assembler fill the controller in, called from 'awake(withContext:)': WatchKit makes it." }
        let place = asked.map { "it to the presenter, \($0)" } ?? "it in"
        if hasAssembler(for: edge) { return "Let the assembler create \(name) and hand \(place)." }
        return madeByStoryboards.contains(edge.from)
            ? "Add a configurator to the scene that creates \(name) and hands \(place), called from 'awakeFromNib': a storyboard makes \(project.name(edge.from))."
            : "Add an assembler to the scene, a builder or a 'static func createModule()', that creates \(name) and hands \(place)."
    }

    /// Whether the view that makes it keeps it, too.
    private func isKeptByMaker(_ edge: Edge) -> Bool {
        let family = project.graph.family(of: edge.to)
        return project.graph.edges(from: edge.from).contains { $0.kind == .holds && family.contains($0.to) }
    }

    /// Whether anybody is there for it. Those of other scenes do nothing for this one.
    private func hasAssembler(for edge: Edge) -> Bool {
        hasAssemblerOfAll || (project.scene(of: edge.from).map(scenes.contains) ?? !scenes.isEmpty) || isMadeByNamesake(edge.from)
    }

    /// `struct LoanBuilder { func build() -> some View { LoanContainer() } }`: what is called an assembler, and leaves the rest to the view that it makes.
    private func isMadeByNamesake(_ type: TypeID) -> Bool {
        project.graph.edges(to: type).contains { making in
            making.kind == .creates && project.role(of: making.from) == nil && project.evidence(of: making.from).contains { $0.role == .assembler }
        }
    }

    /// What a part does that keeps or asks what it may not know, however it comes by that: `private let router = LoanListRouter()` of a view.
    private func askedInstead(_ edge: Edge) -> String? {
        guard let made = project.role(of: edge.to), !project.isObserved(edge.to, by: edge.from) else { return nil }
        guard isAskedByMaker(edge) || isKeptByMaker(edge) else { return nil }
        switch (project.effectiveRole(of: edge.from), made) {
        case (.view, .router), (.view, .interactor): return "which the view sends an event"
        case (.interactor, .router): return "which the interactor tells what came out"
        default: return nil
        }
    }

    private func isAskedByMaker(_ edge: Edge) -> Bool {
        let graph = project.graph
        let family = graph.family(of: edge.to)
        return family.flatMap { graph[$0].members }.contains { member in
            graph.calls(of: member).contains { $0.from == edge.from && family.contains($0.receiver) }
        }
    }

    /// `awake(withContext:)`, before which nobody has a controller that WatchKit makes from a storyboard.
    /// Source: developer.apple.com/documentation (WatchKit.WKInterfaceController).
    private func isWakingUp(_ edge: Edge) -> Bool {
        edge.member.exists && project.label(of: edge.member) == "awake(withContext:)" && project.isKind(edge.from, of: ["WKInterfaceController"])
    }

    private func isMadeByStoryboard(_ view: TypeID) -> Bool {
        project.isViewController(view) && !made.contains(view) && project.graph[view].members.contains { member in
            let outline = project.graph.outline(of: project.graph[member].file)
            return outline.has("IBOutlet", project.graph.declaration(of: member)) || outline.has("IBAction", project.graph.declaration(of: member))
        }
    }
}
