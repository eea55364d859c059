import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What view controllers do for routers by protocols of theirs: `transitionHandler.openModule(…)`.
struct RouterArms {
    private let project: VIPERProject
    /// What is asked for, by protocol.
    private let requirements: [TypeID: Set<String>]

    init(_ project: VIPERProject) {
        self.project = project
        let held = project.types(.router).flatMap { router in
            // A generic base holds what it is told: `HomeRouter: ViewableRouter<HomeViewControllable>`.
            project.graph.edges(from: router).filter { $0.kind == .holds || $0.position == .genericArgument && $0.isSignature }.map(\.to)
        }
        let known = Set(held).union(held.flatMap { project.graph.allSupertypes(of: $0) }).filter { type in
            // What a presenter tells its view by is none of theirs, whoever else holds it.
            project.graph[type].kind == .protocol && !project.graph[type].isExternal && project.role(of: type) != .viewInterface
        }
        requirements = Dictionary(uniqueKeysWithValues: (known + Self.unheld(besides: known, in: project)).map { type in
            (type, Set(project.graph[type].members.map { project.label(of: $0) }))
        })
    }

    /// Whether a view controller is a router's arm there: it implements what routers call by a protocol.
    func act(in call: FrameworkCall) -> Bool {
        guard call.caller.exists, !requirements.isEmpty else { return false }
        let label = project.label(of: call.caller)
        return project.graph.family(of: call.from).contains { requirements[$0]?.contains(label) ?? false }
    }

    /// `protocol TransitionHandler { func push(_ module: UIViewController) }` of a base of views, which nobody keeps: whoever has it shown what is
    /// handed in isn't among the files.
    private static func unheld(besides known: Set<TypeID>, in project: VIPERProject) -> [TypeID] {
        let found = project.ownTypes.filter { type in
            project.graph[type].kind == .protocol && !known.contains(type) && project.role(of: type) != .viewInterface
                && project.conformers[type].contains { project.role(of: $0) == .view && project.isBaseOfViews($0) }
                && project.graph.edges(from: type).contains { $0.position == .parameter && project.isViewController($0.to) }
                && !project.conformers[type].contains { project.role(of: $0) == .viewInterface }
        }
        return found.filter { type in
            !project.graph.edges(to: type).contains { $0.kind == .holds && !project.graph[$0.from].isExternal }
        }
    }
}

extension VIPERProject {
    /// `BaseViewController`, which the views of several scenes are: a back button in it takes the place of UIKit's, and it has no presenter
    /// that could be told.
    func isBaseOfViews(_ view: TypeID) -> Bool {
        graph[view].kind == .class && scene(of: view) == nil && conformers[view].contains { scene(of: $0) != nil }
            && !graph.family(of: view).contains { type in
                graph.edges(from: type).contains { $0.kind == .holds && reachedRole(of: $0.to) == .presenter }
            }
    }

    /// `override func goBack() { super.goBack() }`: who asks for the one asks for the other.
    func isOverride(_ call: Call) -> Bool {
        guard call.caller.exists, graph[call.caller].name == graph[call.callee].name else { return false }
        return graph.declaration(of: call.caller).modifiers.contains(.override)
    }
}
