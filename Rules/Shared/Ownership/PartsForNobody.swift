import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Parts that are made for a weak reference alone: `presenter.view = LoanListViewController()`, where the one on the screen is another.
struct PartsForNobody {
    private let project: VIPERProject

    /// - Parameter lost: what is told of properties that are to keep their part: to declare one strong mends both.
    static func violations(in project: VIPERProject, besides lost: [Violation]) -> [Violation] {
        let parts = PartsForNobody(project: project)
        let sites = Set(lost.map(\.site))
        return project.graph.assignments.compactMap { parts.violation($0) }.filter { !$0.related.contains { sites.contains($0.site) } }
    }

    private static let parts: RoleSet = [.view, .presenter, .interactor, .router]

    private func violation(_ assignment: Assignment) -> Violation? {
        let (graph, made) = (project.graph, assignment.value)
        guard assignment.caller.exists, made.exists, !assignment.isNil, !graph[made].isExternal, graph[made].kind == .class,
            let role = project.effectiveRole(of: assignment.from), role == .assembler || Self.parts.contains(role), !project.isSetAside(assignment.from),
            project.role(of: made).map(Self.parts.contains) ?? false
        else { return nil }
        let properties = properties(of: assignment.target)
        guard !properties.isEmpty, properties.allSatisfy(isWeak), isMadeThere(assignment), !mayKeepItself(made) else { return nil }
        let property = project.label(of: assignment.target)
        let owner = graph[properties[0]].owner
        let hold = graph.declaration(of: properties[0]).ownership == .weak ? (adjective: "weak", adverb: "weakly") : (adjective: "unowned", adverb: "without being kept")
        return Violation(
            site: assignment.site, from: assignment.from, to: made, subject: "\(project.label(of: assignment.caller)) \(property)",
            message: "\(project.phrase(assignment.from)) makes \(project.phrase(made)) for the \(hold.adjective) '\(property)' of \(project.name(owner)) alone",
            because: "Nobody else keeps it, so it is released at once: what is told or asked there goes nowhere, or ends the app.",
            help: "Put there the one that the scene keeps.",
            related: [Violation.Related(site: project.declarationSite(of: properties[0]), message: "it is held \(hold.adverb) here")])
    }

    /// What a protocol asks for is kept as its implementations keep it.
    private func properties(of target: MemberID) -> [MemberID] {
        let owner = project.graph[target].owner
        guard project.graph[owner].kind == .protocol else { return [target] }
        return project.conformers[owner].flatMap { conformer in
            project.graph.family(of: conformer).filter { project.graph[$0].kind == .class }
                .compactMap { type in project.graph[type].members.first { project.graph[$0].name == project.graph[target].name } }.prefix(1)
        }
    }

    /// As it is written: a generic base class (`weak var view: View?`) holds so, too.
    private func isWeak(_ property: MemberID) -> Bool { !project.graph.declaration(of: property).ownership.retains }

    private func isMadeThere(_ assignment: Assignment) -> Bool {
        let (graph, caller) = (project.graph, assignment.caller)
        let code = graph.declaration(of: caller).code.indices
        // Nobody wires a scene in so much code, and all of it is gone through for each assignment.
        guard graph[caller].file == assignment.site.file, code.count < 20_000, case let outline = graph.outline(of: assignment.site.file) else { return false }
        return code.contains { number in
            let node = outline.code[number]
            guard node.kind == .assignment, node.other.exists, outline[node.other].offset == assignment.site.offset, node.base.exists, outline[node.base].kind == .call,
                let made = outline.callee(of: outline[node.base])
            else { return false }
            return graph.edges(from: assignment.from).contains {
                $0.kind == .creates && $0.to == assignment.value && $0.site.file == assignment.site.file && $0.site.offset == made.offset
            }
        }
    }

    /// Whoever is handed it as it is made may be the one who keeps it.
    private func mayKeepItself(_ made: TypeID) -> Bool {
        let graph = project.graph
        let isUnheard = graph.allSupertypes(of: made).contains { graph[$0].kind == .unknown }
            || !graph.isOnScreen(made, as: .viewController) && graph.allSupertypes(of: made).contains { graph[$0].isExternal && !MarkerProtocols.plainSupertypes.contains(graph[$0].fullName) }
        return isUnheard || graph.family(of: made).flatMap { graph[$0].members }.contains { graph[$0].kind == .`init` && project.handsOutSelf($0) }
    }
}
