import ProjectGraph
import RuleKit
import Viper

/// Presenters that make the cells of a list: `extension LoanPresenter: UITableViewDataSource`, with `tableView(_:cellForRowAt:)` in it. What else of UIKit
/// presenters may know is a team's to say; that they show something by themselves is none.
struct CellMakers {
    let project: VIPERProject
    let bans: FrameworkBans

    /// By presenter: where it says so. None where several do, which is the team's way then.
    func conformances(_ habit: Habit) -> [TypeID: Edge] {
        let presenters = project.typesInScope.filter { project.role(of: $0) == .presenter }
        let makers = presenters.compactMap { conformance(of: $0) }
        guard makers.count == 1 || habit.isKept(faults: makers.count, among: presenters.count) else { return [:] }
        return Dictionary(makers.map { ($0.from, $0) }) { first, _ in first }
    }

    private func conformance(of presenter: TypeID) -> Edge? {
        let conformance = project.graph.edges(from: presenter).first { edge in
            edge.position == .inheritance && project.graph[edge.to].isExternal && Self.sources.contains(project.graph[edge.to].fullName)
        }
        guard let conformance, project.isJudged(presenter, as: .presenter), bans.ban(of: project.graph[conformance.to], for: .presenter) == nil,
            !bans.isAllowedInPresenters(project.graph[conformance.to]), maker(of: presenter) != nil
        else { return nil }
        return conformance
    }

    private func maker(of presenter: TypeID) -> MemberID? {
        project.graph[presenter].members.first { project.graph[$0].kind == .func && Self.makers.contains(project.label(of: $0)) }
    }

    func violation(_ conformance: Edge) -> Violation {
        let list = project.listWord(of: conformance.to) ?? "list"
        let maker = maker(of: conformance.from)
        return Violation(
            site: conformance.site, from: conformance.from, to: conformance.to, subject: project.graph[conformance.to].fullName,
            message: "\(project.phrase(conformance.from)) makes the cells of a \(list) by itself, as its \(project.graph[conformance.to].fullName)",
            because: "What stands on the screen is made by the view: a presenter that makes it can be tested on a screen only.",
            help: FrameworkAdvice(project: project).help(.presenter, conformance),
            related: maker.map { [Violation.Related(site: project.declarationSite(of: $0), message: "here")] } ?? [], isUncertain: true,
            repetitions: project.graph.edges(from: conformance.from).filter { $0 != conformance && isOfList($0) }.map { Violation.Repetition($0) })
    }

    /// What the data source is asked by: no fault of its own.
    func isOfList(_ edge: Edge) -> Bool { project.listWord(of: edge.to) != nil }

    /// Source: developer.apple.com/documentation/uikit/uitableviewdatasource, developer.apple.com/documentation/uikit/uicollectionviewdatasource
    private static let sources: Set<String> = ["UICollectionViewDataSource", "UITableViewDataSource"]
    private static let makers: Set<String> = ["collectionView(_:cellForItemAt:)", "tableView(_:cellForRowAt:)"]
}
