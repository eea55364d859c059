import ProjectGraph
import RuleKit
import Syntax
import Viper

/// `bluetooth.delegate = self` in a class that keeps the `bluetooth`: whoever else conforms to the delegate's protocol, this one stands there, and
/// where the delegate is strong the two keep each other.
struct ClaimedDelegates {
    let project: VIPERProject
    let chains: OwnershipChains

    struct Circle {
        /// Begins with the delegate.
        var cycle: OwnershipChain
        /// Another class sets itself there by an instance that it doesn't keep, which may be the same one.
        var isTakenOver: Bool
    }

    /// - Parameter types: those that may stand in circles.
    func circles(of types: [TypeID]) -> [Circle] {
        let known = Set(types)
        var found: [Circle] = []
        for claim in project.graph.assignments where claim.value == claim.from && !claim.isSelf && known.contains(claim.from) {
            guard let circle = circle(by: claim), !found.contains(where: { $0.cycle.steps[0].hold.holding == circle.cycle.steps[0].hold.holding })
            else { continue }
            found.append(circle)
        }
        return found
    }

    private func circle(by claim: Assignment) -> Circle? {
        guard let name = keeper(of: claim) else { return nil }
        let holds = project.graph.holds(of: claim.from, conformers: project.conformers).filter { hold in
            hold.holding.kind == .stored && hold.holding.ownership.retains && project.graph[hold.holding.member].name == name
        }
        guard holds.count == 1, let cycle = chains.cycle(through: claim.from, beginningWith: holds[0]), cycle.steps.count == 2,
            case .possible(.otherCandidates(let member)) = cycle.certainty, cycle.steps[1].hold.holding.member == member,
            cycle.steps[1].hold.holding.kind == .stored, project.graph[member].name == project.graph[claim.target].name
        else { return nil }
        var isTakenOver = false
        for other in places(of: member).flatMap(project.graph.assignments(to:)) where other != claim && !other.isNil && !project.isSetAside(other.from) {
            if other.value == claim.from || isFirst(other) { continue }
            // Who hands the delegate on knows of it, and may well hand it on again.
            guard other.value == other.from, !other.isSelf else { return nil }
            if keeper(of: other) == nil { isTakenOver = true }
        }
        return Circle(cycle: cycle.beginning(at: 1), isTakenOver: isTakenOver)
    }

    /// The property itself, or what a protocol asks for by its name.
    private func places(of member: MemberID) -> [MemberID] {
        project.graph.family(of: project.graph[member].owner).flatMap { project.graph[$0].members }.filter { project.graph[$0].name == project.graph[member].name }
    }

    /// `init(delegate: Delegate?) { self.delegate = delegate }`
    private func isFirst(_ assignment: Assignment) -> Bool {
        assignment.isSelf && assignment.caller.exists && project.graph[assignment.caller].kind == .`init`
    }

    /// The name of the property whose object is told, in `bluetooth.delegate = self`, or in `lazy var bluetooth = { …; bluetooth.delegate = self; … }()`.
    private func keeper(of claim: Assignment) -> Symbol? {
        guard claim.caller.exists, project.graph[claim.caller].file == claim.site.file else { return nil }
        let outline = project.graph.outline(of: claim.site.file)
        let declaration = project.graph.declaration(of: claim.caller)
        let code = declaration.code.indices
        let set = code.lazy.map { outline.code[$0] }.first { $0.kind == .assignment && $0.other.exists && outline[$0.other].offset == claim.site.offset }
        guard let set, outline.isSelf(set.base), case let target = outline[outline.unwrapped(set.other)], target.kind == .member, target.base.exists
        else { return nil }
        let told = outline.unwrapped(target.base)
        if outline.isOwnOrUnwrapped(told) { return project.graph.symbols.symbol(of: outline.names[outline[told].name]) }
        return outline[told].kind == .identifier && declaration.modifiers.contains(.lazy) ? project.graph[claim.caller].name : nil
    }
}
