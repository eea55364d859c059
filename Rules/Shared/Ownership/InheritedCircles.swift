import ProjectGraph
import RuleKit
import Viper

/// The circles that one property of a base class closes in every scene that inherits it: one fault, however many leak by it.
struct InheritedCircles {
    private let project: VIPERProject
    private let step: OwnershipChain.Step
    /// Whose circles it closes: the one that is shown, and the others by name.
    private let heirs: [TypeID]

    /// - Parameter step: the reference that closes one of them.
    init(of step: OwnershipChain.Step, _ chains: OwnershipChains, in project: VIPERProject) {
        self.project = project
        self.step = step
        let holding = step.hold.holding
        guard holding.kind == .stored, holding.owner != step.holder, project.graph[step.holder].kind == .class else {
            heirs = [step.holder]
            return
        }
        let role = project.role(of: step.holder)
        let others = project.conformers[holding.owner].filter { heir in
            heir != step.holder && project.role(of: heir) == role && Self.closes(holding, of: heir, chains, in: project)
        }
        heirs = [step.holder] + others.sorted { project.name($0) < project.name($1) }
    }

    private static func closes(_ holding: Holding, of heir: TypeID, _ chains: OwnershipChains, in project: VIPERProject) -> Bool {
        project.graph.holds(of: heir, conformers: project.conformers).first { $0.holding == holding }
            .flatMap { chains.cycle(through: heir, beginningWith: $0) }?.isCertain ?? false
    }

    var isOfSeveral: Bool { heirs.count > 1 }

    /// Whose circle one reference closes: `editor.onDone = { editor.close() }` is about the editor that is at hand there, and about none that inherits
    /// from its class.
    var holderAlone: TypeID { step.hold.holding.kind == .capture && step.hold.holding.captured != .none ? step.hold.holding.owner : step.holder }

    /// `BaseRouter.viewController` of a router that inherits it.
    var property: String {
        let holding = step.hold.holding
        let isInherited = holding.kind == .stored && holding.owner != step.holder
        return (isInherited ? project.name(holding.owner) + "." : "") + project.label(of: holding.member)
    }

    func holders(isAlone: Bool) -> String {
        guard isOfSeveral else { return project.phrase(isAlone ? holderAlone : step.holder) }
        let names = heirs.prefix(3).map { project.name($0) } + (heirs.count > 3 ? ["\(heirs.count - 3) more"] : [])
        return "\(heirs.count) \(project.role(of: step.holder).map { "\($0)s" } ?? "classes") (\(names.joined(separator: ", ")))"
    }

    var related: [Violation.Related] {
        guard isOfSeveral else { return [] }
        return project.inheritances(of: step.hold.holding.owner, by: heirs).fewest
    }
}

extension VIPERProject {
    /// Where heirs name what they inherit.
    func inheritances(of base: TypeID, by heirs: some Sequence<TypeID>) -> [Violation.Related] {
        heirs.compactMap { heir in
            let site = graph.edges(from: heir).first { $0.to == base }?.site
            return site.map { Violation.Related(site: $0, message: "\(name(heir)) inherits it") }
        }
    }
}
