import ProjectGraph
import RuleKit
import Viper

/// Presenters that keep or make parts of the screen (`weak var tableView: UITableView?`, `let label = UILabel()`) where they are too few to
/// have a habit: no VIPER has them do that.
struct KeptViews {
    let project: VIPERProject
    let bans: FrameworkBans

    /// From how many presenters on their habit is asked instead.
    static let few = 3

    /// - Parameters:
    ///   - unusual: frameworks whose views are looked for.
    ///   - isTold: what another finding tells of.
    func violations(among presenters: [TypeID], of unusual: Set<String>, except isTold: (Edge) -> Bool) -> [Violation] {
        if presenters.count >= Self.few { return [] }
        return presenters.compactMap { presenter in
            let kept = project.faultyNamings(byCodeOf: presenter) { isKept($0, of: unusual) && !isTold($0) }
            return kept.first.map { violation($0, beside: kept.dropFirst()) }
        }
    }

    /// `final class LoanListPresenter: UIViewController`, whose view is another: what the other presenters do is no matter.
    func superclasses(of presenters: [TypeID], of unusual: Set<String>) -> [Violation] {
        presenters.compactMap { presenter in
            project.graph.edges(from: presenter).first { isScreenInherited($0, of: unusual) }.map(violation(ofSuperclass:))
        }
    }

    func isScreenInherited(_ edge: Edge, of unusual: Set<String>) -> Bool {
        let type = project.graph[edge.to]
        guard edge.kind == .inherits, type.isExternal, let framework = type.framework, unusual.contains(framework) else { return false }
        return (project.isViewController(edge.to) || project.graph.isOnScreen(edge.to, as: .view)) && bans.ban(of: type, for: .presenter) == nil
            && !bans.isAllowedInPresenters(type)
    }

    private func violation(ofSuperclass edge: Edge) -> Violation {
        Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.graph[edge.to].fullName,
            message: "\(project.phrase(edge.from)) is \(project.name(edge.to).withArticle) itself",
            because: "A presenter decides what its view shows, and is none: with a screen for a superclass it can't be made without one, nor tested.",
            help: "Inherit from nothing, and leave what it does on the screen to its view.", isUncertain: true)
    }

    /// The app has windows, and whether presenters make cells is asked of those that are a list's data source.
    private func isKept(_ edge: Edge, of unusual: Set<String>) -> Bool {
        let type = project.graph[edge.to]
        guard edge.kind == .holds || edge.kind == .creates, type.isExternal, let framework = type.framework, unusual.contains(framework),
            project.graph.isOnScreen(edge.to, as: .view), !project.graph.isOnScreen(edge.to, as: [.cell, .window]), bans.ban(of: type, for: .presenter) == nil,
            !bans.isAllowedInPresenters(type)
        else { return false }
        // `weak var view: (LoanCellInterface & UIView)?` is a view by its interface.
        return edge.kind == .creates || !project.graph.edges(from: edge.from).contains { $0.kind == .holds && $0.member == edge.member && $0.to != edge.to }
    }

    private func violation(_ edge: Edge, beside others: ArraySlice<Edge>) -> Violation {
        let name = project.name(edge.to)
        let use = edge.kind == .creates ? "creates \(name.withArticle)" : "keeps \(name.withArticle) in '\(project.label(of: edge.member))'"
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.graph[edge.to].fullName,
            message: "\(project.phrase(edge.from)) \(use)",
            because: "What is on the screen is the view's to keep and to change: whoever presents it tells the view what to show, and can be tested without it.",
            help: FrameworkAdvice(project: project).help(.presenter, edge),
            related: others.map { Violation.Related(site: $0.site, message: $0.to == edge.to ? "and here" : "and \(project.name($0.to)) here") }.fewest,
            isUncertain: true, repetitions: others.map { Violation.Repetition($0) })
    }
}
