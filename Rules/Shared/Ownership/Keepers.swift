import ProjectGraph
import RuleKit
import Viper

/// Who keeps whom alive: asked of every circle, so looked up once.
final class Keepers {
    let project: VIPERProject
    private var keepers: [TypeID: [Keeper]] = [:]
    /// Whom anybody makes.
    private var made: Set<TypeID> = []
    /// What routers put into others' properties: of all that is put anywhere a table would be large, and few circles ask.
    private lazy var handovers = Dictionary(
        grouping: project.graph.assignments.filter { project.role(of: $0.from) == .router && !$0.isSelf && !$0.isNil }, by: \.target)

    private lazy var weakHolds = LostParts.weakHolds(in: project)

    private struct Keeper {
        var type: TypeID
        var member: MemberID
    }

    init(_ project: VIPERProject) {
        self.project = project
        for keeper in project.ownTypes where !project.isSetAside(keeper) {
            for edge in project.graph.edges(from: keeper) {
                if edge.kind == .creates { made.insert(edge.to) }
                if edge.kind == .holds, edge.ownership.retains { keepers[edge.to, default: []].append(Keeper(type: keeper, member: edge.member)) }
            }
            for (member, kept) in project.graph.boundsKept(by: keeper) + project.graph.argumentsKept(by: keeper) {
                keepers[kept, default: []].append(Keeper(type: keeper, member: member))
            }
        }
    }

    /// The weak reference of who is to keep a part of a scene.
    func weakHold(of part: TypeID) -> Edge? {
        let names = project.graph.family(of: part)
        return weakHolds.first { names.contains($0.to) && !project.graph[$0.to].isExternal }
    }

    /// By another router, or by what the app's delegate and the like keep.
    func keep(_ router: TypeID, outside cycle: OwnershipChain) -> Bool {
        let inside = Set(cycle.steps.map(\.holder))
        return all(of: router).map(\.type).contains { keeper in
            guard !inside.contains(keeper), project.graph[keeper].kind.isReference else { return false }
            switch project.role(of: keeper) {
            case .router, nil: return true
            // What only lives while it wires keeps nobody alive.
            case .assembler: return !all(of: keeper).isEmpty || isMadeElsewhere(keeper)
            default: return false
            }
        }
    }

    /// By the app's or a scene's delegate, or by what that keeps.
    func keepForApp(_ type: TypeID, outside cycle: OwnershipChain, depth: Int = 0) -> Bool {
        let inside = Set(cycle.steps.map(\.holder))
        return all(of: type).map(\.type).contains { keeper in
            guard !inside.contains(keeper) else { return false }
            if isForApp(keeper) { return true }
            guard project.graph[keeper].kind.isReference, depth < 3, case let role = project.role(of: keeper), role == nil || role == .router || role == .assembler else { return false }
            return keepForApp(keeper, outside: cycle, depth: depth + 1)
        }
    }

    /// The app's or a scene's delegate, or SwiftUI's app itself.
    func isForApp(_ type: TypeID) -> Bool { project.isKind(type, of: Self.delegates) }

    private static let delegates = apps.union(["UISceneDelegate", "UIWindowSceneDelegate"])

    /// Of whom there is one for as long as the app runs: a scene's delegate goes with its window.
    static let apps: Set<String> = ["App", "NSApplicationDelegate", "UIApplicationDelegate"]

    /// Of what no file makes, a storyboard or the app's delegate may well keep one for as long as the app runs.
    private func isMadeElsewhere(_ type: TypeID) -> Bool {
        !made.contains(type) && !project.conformers[type].contains { made.contains($0) }
    }

    /// By anybody else who isn't there only while it wires.
    func keep(_ type: TypeID, except holder: TypeID) -> Bool {
        all(of: type).contains { keeper in
            keeper.type != holder && (project.role(of: keeper.type) != .assembler || !all(of: keeper.type).isEmpty)
                && !isGivenLater(keeper, by: holder, type)
        }
    }

    /// `screen.eventHandler = presenter` in the method of a wireframe that has kept the presenter till there was a screen.
    private func isGivenLater(_ keeper: Keeper, by holder: TypeID, _ type: TypeID) -> Bool {
        guard let handovers = handovers[keeper.member] else { return false }
        let areLater = handovers.allSatisfy { fill in
            guard fill.from == holder, fill.caller.exists, project.graph[fill.caller].kind == .func, !project.graph[fill.caller].isStatic else { return false }
            return !project.graph.edges(from: holder).contains { $0.kind == .creates && $0.member == fill.caller && $0.to == type }
        }
        return areLater && project.graph.assignments(to: keeper.member).allSatisfy { fill in
            fill.from == holder || fill.isNil || project.isSetAside(fill.from)
        }
    }

    /// As itself or as what it is of the project's. Whoever is told of something is nobody's to keep, though a `weak` may be missing.
    private func all(of type: TypeID) -> [Keeper] {
        project.graph.family(of: type).filter { !project.graph[$0].isExternal }.flatMap { named in
            (keepers[named] ?? []).filter { !$0.member.exists || !project.isWayBack($0.member, to: named) }
        }
    }

    /// By any property at all of the app, however it is called: then nobody can say for certain that an instance is lost.
    func keepAny(_ type: TypeID) -> Bool {
        project.graph.family(of: type).contains { !project.graph[$0].isExternal && keepers[$0] != nil }
    }

    /// `private var modules: [AnyObject] = []`: whatever stands in there is kept.
    private(set) lazy var keepAnything = keepers.keys.contains { kept in
        project.graph[kept].isExternal && ["Any", "AnyObject", "NSMutableArray", "NSPointerArray"].contains(project.graph[kept].fullName)
    }

    /// Whether a view keeps a presenter, as whatever it is.
    func areViews(of presenter: TypeID) -> Bool {
        project.graph.family(of: presenter).contains { keepers[$0]?.contains { project.role(of: $0.type) == .view } ?? false }
    }
}

extension VIPERProject {
    /// Whether the names say that whoever is kept there is told what happened: `moduleOutput: LoanModuleOutput`, `delegate`. What a
    /// scene's own parts ask of each other (`output: LoanViewOutput`) leads inward.
    func isWayBack(_ member: MemberID, to named: TypeID) -> Bool {
        switch role(of: named) {
        case .viewInterface, .interactorOutput: return true
        case .presenterInterface, .interactorInterface, .routerInterface, .managerInterface, .gatewayInterface: return false
        default: return [label(of: member), name(named)].contains { $0.words.last.map(Self.wordsBack.contains) ?? false }
        }
    }

    private static let wordsBack: Set<String> = ["delegate", "listener", "observer", "output", "owner", "parent"]
}
