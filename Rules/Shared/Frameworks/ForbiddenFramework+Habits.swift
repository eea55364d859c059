import Diagnostics
import ProjectGraph
import RuleKit
import Viper

// What a team's presenters leave to others by habit, though the dialect lets them use it.

extension ForbiddenFramework {
    func unusualUses(_ bans: FrameworkBans, _ options: RuleOptions, in project: VIPERProject) -> [Violation] {
        let cells = CellMakers(project: project, bans: bans)
        let makers = cells.conformances(options.habit("exceptions", default: 0))
        return makers.values.map { cells.violation($0) } + slips(bans, options, in: project) { makers[$0.from] != nil && cells.isOfList($0) }
    }

    /// Presenters that use what all others of the team leave to views and routers.
    ///
    /// - Parameter isTold: what another finding tells of.
    private func slips(_ bans: FrameworkBans, _ options: RuleOptions, in project: VIPERProject, except isTold: (Edge) -> Bool) -> [Violation] {
        let unusual = Set(options.strings("unusual-in-presenters"))
        if unusual.isEmpty { return [] }
        let presenters = project.typesInScope.filter { project.role(of: $0) == .presenter && !standsForAnother($0, in: project) }
        let uses = UnusualUses(in: unusualUses(by: presenters, of: unusual, bans, in: project, except: isTold)) { unusualKind(of: $0, in: project) }
        let slips = slips(among: uses, of: presenters, options.habit("exceptions", default: 0), in: project)
        let views = KeptViews(project: project, bans: bans)
        let kept = views.violations(among: presenters, of: unusual, except: isTold) + views.superclasses(of: presenters, of: unusual)
        // Of a few, the only one that asks the system for something is told of, whatever scenes stand beside it.
        let asking = presenters.count < KeptViews.few && uses.counts[.other] == 1
            ? uses.byKind.filter(\.key.asksSystem).values.map { $0[0].filter { !project.isOfWayOut($0) } } : []
        let alone = asking.flatMap { $0 }.sorted { $0.site < $1.site }
        let isTeams = uses.presenterCount * 2 <= presenters.count
        // Which of several uses speaks for the others depends on the habits.
        if options.assumesHabits { return slips.flatMap(\.uses).map { slip([$0], isOnlyOne: false, isTeams: isTeams, in: project) } }
        return kept + (alone.isEmpty ? [] : [slip(alone, isOnlyOne: true, isTeams: true, isOfFew: true, in: project)])
            + Dictionary(grouping: slips) { $0.uses[0].from }.values.map { slips in
                let ordered = slips.sorted { ($0.kind.matter == .look ? 1 : 0, $0.uses[0].site) < ($1.kind.matter == .look ? 1 : 0, $1.uses[0].site) }
                return slip(ordered.flatMap(\.uses), isOnlyOne: slips.allSatisfy(\.isOnlyOne), isTeams: isTeams, in: project)
            }
    }

    /// Whoever only passes on what it is told to the presenter that it is made around has no need of UIKit, which says nothing of the team.
    private func standsForAnother(_ presenter: TypeID, in project: VIPERProject) -> Bool {
        let interfaces = project.graph.allSupertypes(of: presenter)
        return project.graph.edges(from: presenter).contains { edge in
            edge.kind == .holds && project.role(of: edge.to) == .presenterInterface && interfaces.contains(edge.to)
        }
    }

    /// What each presenter uses of such frameworks; those that use nothing of them are left out.
    private func unusualUses(
        by presenters: [TypeID], of unusual: Set<String>, _ bans: FrameworkBans, in project: VIPERProject, except isTold: (Edge) -> Bool
    ) -> [[Edge]] {
        let handed = HandedLooks(project).choices()
        let views = KeptViews(project: project, bans: bans)
        return presenters.map { presenter in
            let named = project.faultyNamings(byCodeOf: presenter) { edge in
                let type = project.graph[edge.to]
                guard let framework = type.framework, type.isExternal, unusual.contains(framework),
                    bans.ban(of: type, for: .presenter) == nil || bans.isOtherMember(edge, of: .presenter, in: project),
                    !bans.isAllowedInPresenters(type), !isTold(edge), !views.isScreenInherited(edge, of: unusual), unusualKind(of: edge, in: project) != nil,
                    !project.isNotification(edge), !isPartOfNavigation(edge, in: project), !project.isAnchor(edge), !project.isBesideProtocol(edge),
                    framework != "SwiftUI" || !project.makesView(edge.member) || project.isOwnLayout(edge)
                else { return false }
                return project.isSurelyFramework(edge, imports: project.modules(knownIn: edge.site.file))
            }
            return named + (handed[presenter] ?? []).filter { edge in
                let type = project.graph[edge.to]
                return unusual.contains(type.framework ?? "") && bans.ban(of: type, for: .presenter) == nil && !bans.isAllowedInPresenters(type)
                    && !project.isOfPreview(edge)
            }
        }.filter { !$0.isEmpty }
    }

    /// Who uses what. Many a team lets presenters choose colours, or tell that the app is busy, and keeps all else from them, so each is a
    /// habit of its own.
    private struct UnusualUses {
        /// The uses of each presenter that has any of a kind.
        private(set) var byKind: [Unusual: [[Edge]]] = [:]
        /// How many presenters use any of a matter.
        private(set) var counts: [Unusual.Matter: Int] = [:]
        let presenterCount: Int

        init(in usesByPresenter: [[Edge]], kind: (Edge) -> Unusual?) {
            presenterCount = usesByPresenter.count
            for uses in usesByPresenter {
                var own: [Unusual: [Edge]] = [:]
                for use in uses { kind(use).map { own[$0, default: []].append(use) } }
                for matter in Set(own.keys.map(\.matter)) { counts[matter, default: 0] += 1 }
                for (kind, uses) in own { byKind[kind, default: []].append(uses) }
            }
        }
    }

    private func slips(among uses: UnusualUses, of presenters: [TypeID], _ habit: Habit, in project: VIPERProject) -> [Slip] {
        // Whose presenters use this here and that there have no habit of leaving it to others; but who fills lists for the views may leave
        // them and the device alone all the same.
        let habits = Set(uses.counts.filter { habit.isAssumed || $0.key == .look || $0.value * 2 <= presenters.count }.keys)
        // Where there are few presenters, the only one that does is as much of a slip.
        let isSlip = { (count: Int) in count == 1 && presenters.count > 2 || habit.isKept(faults: count, among: presenters.count) }
        return uses.byKind.flatMap { kind, uses -> [Slip] in
            guard habits.contains(kind.matter), isSlip(uses.count) else { return [] }
            let count = kind == .look ? uses.count + unnamedLooks(besides: uses, by: presenters, in: project) : uses.count
            return isSlip(count) ? uses.map { Slip(kind: kind, uses: $0, isOnlyOne: count == 1) } : []
        }
    }

    /// How many presenters choose how something looks without naming a type for it.
    private func unnamedLooks(besides named: [[Edge]], by presenters: [TypeID], in project: VIPERProject) -> Int {
        let (naming, looks) = (Set(named.map { $0[0].from }), UnnamedLooks(project))
        return presenters.count { !naming.contains($0) && looks.areChosen(by: $0) }
    }

    /// What a team has a habit about. A pasteboard in one presenter makes no habit of another's `UIApplication.shared`.
    private enum Unusual: Hashable {
        case look, picture, busySign, screen, view, list, feedback
        case action(TypeID), device(TypeID)

        var asksSystem: Bool {
            switch self {
            case .feedback, .device: true
            default: false
            }
        }

        /// What is on the screen or asks the system, but for lists; and how something looks.
        enum Matter { case other, list, look }

        var matter: Matter {
            switch self {
            case .look, .picture, .busySign: .look
            case .list: .list
            case .screen, .view, .action, .feedback, .device: .other
            }
        }
    }

    /// Nil where every presenter may use it.
    private func unusualKind(of edge: Edge, in project: VIPERProject) -> Unusual? {
        if isBusySign(edge, in: project) { return .busySign }
        if isChosenLook(edge, in: project) { return .look }
        if FrameworkAdvice(project: project).isOfAsset(edge) { return .picture }
        let type = project.graph[edge.to]
        if type.fullName.hasSuffix("FeedbackGenerator") { return .feedback }
        if FrameworkAdvice.systemTypes.contains(type.fullName) || FrameworkAdvice.screens.contains(type.fullName) { return .device(edge.to) }
        if type.framework == "SwiftUI", project.isOwnLayout(edge) { return .view }
        guard project.roleOfFramework(edge.to) == .view || Self.actions.contains(type.fullName) else { return nil }
        if project.listWord(of: edge.to) != nil { return .list }
        if project.isViewController(edge.to) || type.fullName == "UIAlertAction" { return .screen }
        return project.graph.isOnScreen(edge.to, as: .view) ? .view : .action(edge.to)
    }

    /// What one presenter does against a habit, and whether it is alone in that.
    private struct Slip {
        var kind: Unusual
        var uses: [Edge]
        var isOnlyOne: Bool
    }

    /// An alert that is put together and presented in one go, the view's class that presents it, the window that is given another
    /// screen: navigation-outside-router tells of it.
    func isPartOfNavigation(_ edge: Edge, in project: VIPERProject) -> Bool {
        project.graph.frameworkCalls(by: edge.member).contains { call in
            let name = project.graph.symbols[call.name]
            let isWithoutScreen = ScreenNavigation.isWayBack(name) || ScreenNavigation.assignments.contains(name) || name.hasPrefix("performSegue")
            return call.from == edge.from
                && (name == "rootViewController" || project.isModal(call) && call.receiver == edge.to || isWithoutScreen && project.isWayToScreen(edge)
                    || ScreenNavigation.openings.contains(name) && (project.isViewController(call.argument) || project.isViewController(call.receiver)))
        }
    }

    /// `SVProgressHUD.show()`
    private func isBusySign(_ edge: Edge, in project: VIPERProject) -> Bool { project.graph[edge.to].framework?.hasSuffix("HUD") ?? false }

    /// What a menu, a row or an alert offers, and the panels that AppKit asks with.
    private static let actions: Set<String> = [
        "NSAlert", "NSMenu", "NSMenuItem", "NSOpenPanel", "NSSavePanel", "NSWindow",
        "UIAction", "UIAlertAction", "UIContextMenuConfiguration", "UIContextualAction", "UIMenu", "UISwipeActionsConfiguration",
    ]

    /// `UIColor.systemRed`, `UIFont(name:size:)`: chosen here, not only handed on.
    private func isChosenLook(_ edge: Edge, in project: VIPERProject) -> Bool {
        FrameworkPurposes.coloursAndFonts.contains(project.graph[edge.to].fullName)
            && (edge.kind == .creates || [.staticMember, .result, .computedProperty].contains(edge.position))
    }

    /// - Parameter isTeams: whether the team's presenters leave such frameworks alone: most may use something else of them.
    private func slip(_ uses: [Edge], isOnlyOne: Bool, isTeams: Bool, isOfFew: Bool = false, in project: VIPERProject) -> Violation {
        // What a signature carries another rule may tell of, and that must not hide the rest; what a list asks none does.
        let carried = { (use: Edge) in use.isSignature && project.listWord(of: use.to) == nil }
        let uses = uses.filter { !carried($0) } + uses.filter(carried)
        let exit = project.wayOut(beside: uses[0])
        let edge = exit ?? uses[0]
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.graph[edge.to].fullName,
            message: "\(project.phrase(edge.from)) \(exit.map(project.leaving(by:)) ?? use(edge, in: project))"
                + (isOfFew ? "" : ", as \(isOnlyOne ? "no" : "hardly any") other presenter does"),
            because: isOfFew ? "What the system and the device are asked for is the view's part, or a service's: a presenter can be tested without them." : isTeams ? "The team keeps what is on the screen, and what asks the system, out of its presenters, which can be tested without them."
                : "\(isOnlyOne ? "The team's other" : "Most of the team's") presenters leave this to views, routers and services, and can be tested without it.",
            help: FrameworkAdvice(project: project).help(.presenter, edge, beside: uses),
            related: related(uses.dropFirst(), of: edge, in: project), isUncertain: true,
            repetitions: (uses + namingsAgain(uses, in: project)).filter { $0 != edge }.map { Violation.Repetition($0) })
    }
}
