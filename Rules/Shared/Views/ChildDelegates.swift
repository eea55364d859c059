import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Protocols by which the app's own views tell of a touch: `weak var delegate: LoanHeaderDelegate?` of a `LoanHeader: UIView`.
struct ChildDelegates {
    let project: VIPERProject
    private var known: [TypeID: Set<String>] = [:]

    init(_ project: VIPERProject) {
        self.project = project
    }

    /// Whether a view implements by a member what such a protocol tells.
    mutating func tell(_ member: MemberID, of view: TypeID) -> Bool {
        guard project.graph[member].kind == .func, !project.graph[member].isStatic, !project.graph[member].isTyped else { return false }
        let label = project.label(of: member)
        return project.graph.allSupertypes(of: view).contains { events(toldBy: $0).contains(label) }
    }

    private mutating func events(toldBy candidate: TypeID) -> Set<String> {
        if let events = known[candidate] { return events }
        let events = isOfChild(candidate) ? Set(project.graph[candidate].members.filter(isEvent).map { project.label(of: $0) }) : []
        known[candidate] = events
        return events
    }

    /// Who else keeps it may tell of other things by it, and by a scene's own interface its presenter speaks.
    private func isOfChild(_ candidate: TypeID) -> Bool {
        guard project.graph[candidate].kind == .protocol, !project.graph[candidate].isExternal else { return false }
        guard project.role(of: candidate).map({ $0 == .moduleInterface }) ?? true else { return false }
        let holders = project.graph.edges(to: candidate).filter { $0.kind == .holds && !project.isSetAside($0.from) }
        return !holders.isEmpty && holders.allSatisfy { project.graph.isOnScreen($0.from, as: .view) && !project.graph[$0.from].isExternal }
    }

    /// How a view lays itself out and scrolls is no touch, no more than what UIKit's delegates are told of that.
    private func isEvent(_ requirement: MemberID) -> Bool {
        guard project.graph[requirement].kind == .func, !project.graph[requirement].isTyped else { return false }
        return Self.looks.isDisjoint(with: project.label(of: requirement).words)
    }

    private static let looks: Set<String> = [
        "appear", "appeared", "animation", "disappear", "disappeared", "display", "displayed", "displaying", "frame", "height", "layout", "prefetch", "resize", "resized", "scroll",
        "scrolled", "scrolling", "size", "width",
    ]
}
