import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// Cells that keep the view controller on whose screen they stand, `cell.delegate = self`, `cell.onTap = { self.open() }`:
/// their table keeps them, and the view controller keeps that. Other views may be taken off the screen before it closes.
struct ScreenHolds {
    let project: VIPERProject

    var violations: [Violation] {
        let views = project.ownTypes.filter { project.role(of: $0) == .view && project.graph.isOnScreen($0, as: .cell) }
        if views.isEmpty { return [] }
        return views.flatMap { view in
            project.graph.holds(of: view, conformers: project.conformers).compactMap { hold in
                let assigned = project.graph.assignments(to: hold.holding.member)
                guard hold.holding.ownership.retains, hold.holding.owner == view, !assigned.contains(where: \.isNil) else { return nil }
                switch hold.holding.kind {
                case .capture:
                    // `cell.onTap = { [weak self] in self?.show(details) }`: another screen than that of whoever sets the cell up.
                    guard hold.holding.captured == .none, let controller = hold.candidates.first, hold.candidates.count == 1, isController(controller) else { return nil }
                    return violation(hold.holding, view, controller, at: hold.holding.site)
                case .stored:
                    guard let own = assigned.first(where: { $0.value == $0.from && isController($0.from) }) else { return nil }
                    return violation(hold.holding, view, own.from, at: project.declarationSite(of: hold.holding.member))
                case .assignment, .target, .abandoned: return nil
                }
            }
        }
    }

    private func isController(_ type: TypeID) -> Bool {
        project.role(of: type) == .view && (project.isViewController(type) || isController(ofLibrary: type))
    }

    /// `final class LoanListView: UserInterface` of a library's class that the sources don't have: only what a view controller inherits can be overridden so.
    private func isController(ofLibrary type: TypeID) -> Bool {
        guard project.graph[type].kind == .class, !project.graph.isOnScreen(type, as: .view) else { return false }
        let supertypes = project.graph.allSupertypes(of: type)
        return !supertypes.contains { !project.graph[$0].isExternal && project.graph[$0].kind == .class } && project.graph[type].members.contains { member in
            project.graph.declaration(of: member).modifiers.contains(.override) && project.label(of: member) == "viewDidLoad()"
        }
    }

    private func violation(_ holding: Holding, _ view: TypeID, _ controller: TypeID, at site: Site) -> Violation {
        let property = project.label(of: holding.member)
        let isClosure = holding.kind == .capture
        return Violation(
            site: site, from: view, to: controller, subject: property,
            message: """
                \(isClosure ? "the closure in '\(property)'" : "'\(property)'") of \(project.phrase(view)) keeps \(project.phrase(controller)), on \
                whose screen it stands
                """,
            because: "A view controller keeps what is on its screen: if that keeps the view controller, neither is ever released.",
            help: holding.capture == .listInside
                ? CircleWords.helpAround
                : isClosure ? "Capture it weakly: '[weak self]'." : "Declare '\(property)' weak\(project.whatWeakNeeds(holding.member)).", isUncertain: true)
    }
}
