import ProjectGraph
import RuleKit
import Viper

// Which scenes have a router to ask.

extension VIPERProject {
    /// Whether a view's presenter may ask a router. A view that is no scene's may stand in one that has.
    func mayHaveRouter(_ view: TypeID) -> Bool {
        guard let scene = scene(of: view), roles(in: scene).contains(.presenter) else { return true }
        return hasRouter(scene)
    }

    /// Whether the presenter of a view's scene keeps a router, though it be another scene's or several ones'.
    func hasPresenterWithRouter(_ view: TypeID) -> Bool {
        guard let scene = scene(of: view) else { return false }
        return types(.presenter).contains { presenter in
            self.scene(of: presenter) == scene
                && graph.edges(from: presenter).contains { $0.kind == .holds && role(of: $0.to)?.reached == .router }
        }
    }

    /// Whether one stands in a scene, or what would be its interface.
    func hasRouter(_ scene: Scene) -> Bool { roles(in: scene).contains(.router) || roles(in: scene).contains(.routerInterface) }

    /// Whether several scenes have routers of their own, and hardly any has none.
    func areRoutersUsual(_ habit: Habit) -> Bool {
        if habit.isAssumed { return true }
        let scenes = Set(typesInScope.filter { role(of: $0) == .presenter }.compactMap { scene(of: $0) }).filter { roles(in: $0).contains(.view) }
        let routed = scenes.count(where: hasRouter)
        return routed > 2 && routed < scenes.count && habit.isKeptButOnce(faults: scenes.count - routed, among: scenes.count)
    }
}
