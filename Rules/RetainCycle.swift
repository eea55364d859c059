import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What is closed is released.
///
/// Seed 001 § Communication and references: the references are organised so that a module lives as long as its view;
/// seed 002 § Applying to our code (weak references, to avoid retain cycles).
public struct RetainCycle: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "retain-cycle",
        summary: "The parts of a scene keep each other alive in a circle.",
        what: """
            Follows the strong references of views, presenters, interactors and routers, and of gateways and managers that are made for each scene anew, whatever \
            their names: stored \
            and inherited properties, generic ones, values that hold, protocols by who conforms to them, and closures \
            that are stored and capture, those of a `DispatchWorkItem`, a `UIAction` (a menu's, or a button's or another control's of the view's own, or of one that a function makes and puts on its own screen, as well), a diffable data source, \
            a cell registration, a list's configuration and MJRefresh's headers and footers included. A property of a framework's class or protocol, of a protocol of \
            several view controllers (`var handler: TransitionHandler?`), or of one that nobody declares (`var host: UIViewController?`), holds what is put into it, where that is always of one class, by a method that is \
            handed it as well (`start(in:)`); a navigation controller (`UINavigationController(rootViewController: view)`) keeps what it begins \
            with, unless the app's code replaces what is in any. A view controller keeps the cells that it shows. A reference that the \
            dialect wants weak is told by the rules about those.
            """,
        why: "Nothing in the circle is ever released: every visit of the screen leaks a whole scene, and its work goes on.",
        instead: "Make the reference that leads back weak or unowned, or let it go when the scene ends.",
        source: "seed 001, Communication and references; seed 002, Applying to our code",
        options: [
            RuleMetadata.Option(
                name: "through-views", kind: .bool,
                summary: "Whether circles by a presenter that holds its view are told as well, for where `strong-view-reference` is off.")
        ],
        limits: [
            "Only circles that are certain are reported: not what is set to nil or emptied again, nor where other types may stand in the place.",
            "The app's own delegate is there for as long as the app runs: no circle that leads through it is told.",
            "What a function makes and then drops, or has UIKit show, is taken to be another object than the one that a property of the same type keeps.",
            "What a function puts on its own screen is not looked at in a file that takes something away again (`removeFromSuperview`).",
            "A router that the app's or a scene's delegate keeps, or what that keeps, may keep the navigation controller that it begins with.",
            "Of subscriptions (`sink`, `subscribe`, `bind`, `drive`) those are told that can't end: of a `@Published` property, notifications, timers, of "
                + "controls and relays that the subscriber holds, of collections of Realm's, and of subjects that nobody ends, a type's own (`LoanBus.shared.updates`) as well, also where an interactor hands "
                + "them out, or a presenter's function hands them out as parts of its output, and of Combine's where only a local constant has who has them; of RxSwift's `combineLatest`, `merge` and `withLatestFrom` where all "
                + "that they join can't end; "
                + "and of what a notification centre, a listener of Firebase's, a token of Realm's, key-value observing, a repeating timer, a display link or a player's time observer calls; kept in a "
                + "property that nobody but a 'deinit' empties, of the subscriber or of an object that a constant of its own keeps (`store(in: &bag.subscriptions)`), or "
                + "thrown away, also by a function of another part that is handed the closure. Of ReactiveSwift's those of a `MutableProperty` and an `Action`.",
            "What is kept by a constant `NWPathMonitor`, or one of Core Motion's managers, is told where that is only started, and by remote commands where nobody "
                + "takes a target away: what else is called on them may end it. So is what a query of HealthKit's calls, where nobody stops one, and the handlers "
                + "of Dispatch's sources, where nobody but a 'deinit' cancels the source, empties its property or hands it on.",
            "Of tasks those are told that wait in a loop for notifications or for the values of such a source or of an `AsyncStream` that nobody "
                + "finishes, as it is made in a function that hands it out, or that only the `deinit` of its owner does (`AsyncStream.makeStream()`), whom "
                + "the one that waits keeps, or go on until they are cancelled "
                + "(`while !Task.isCancelled`), that can't fail (`Task<Void, Never>`), or only "
                + "when cancelled (`try await Task.sleep(…)`), and that a property keeps which nobody but a 'deinit' empties; and those that are thrown "
                + "away, unless the app's delegate keeps who starts them.",
            "Closures between the two are looked through where nothing in them could throw: one that does ends an RxSwift subscription.",
            "Where the owner's code invalidates any timer, none is told of, as its method's parameter may say which one it was; "
                + "but for one that the next statement replaces, `timer?.invalidate(); timer = Timer.scheduledTimer(…)`.",
            "An assembler holds only while it wires.",
            "A gateway or manager is taken to be a scene's where nobody but functions of assemblers and routers makes one, outside of closures, and neither they nor a static property keep it.",
            "What a box holds by its generic parameter is told of at the property of the part that has the box.",
            "Where hundreds of types all keep each other alive, the search ends before it has seen every circle.",
        ],
        examples: RetainCycle.examples + DialectExamples.of("retain-cycle"))

    public let takesLong = true

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        // Which of several circles is found first must not depend on how files are called.
        let services = SceneServices(project: project)
        let parts = project.ownTypes.filter { type in
            project.role(of: type).map { Self.isJudged($0) || $0.isDataAccess && services.contain(type) } == true && project.graph[type].kind.isReference
        }
            .sorted { (project.name($0), $0.position) < (project.name($1), $1.position) }
        let goesThroughViews = options.bool("through-views", default: false)
        // What the app itself keeps is not missed when it is not released, whatever leads back to it.
        let chains = project.ownershipChains(except: Set(project.ownTypes.filter { project.isKind($0, of: Keepers.apps) }))
        var circles = chains.typesInCircles(among: parts)
        let keepers = circles.isEmpty ? nil : Keepers(project)
        let instances = AppInstances(project)
        let candidates = circles
        var told: [(step: OwnershipChain.Step, violation: Violation)] = []
        // What is told of is taken for mended: whatever circle is left then has another reference that closes it.
        var cut: Set<Holding> = []
        while let keepers, !circles.isEmpty {
            let before = cut.count
            var seen: Set<TypeID> = []
            var doubtful: Set<TypeID> = []
            for type in circles where !seen.contains(type) {
                let cycle = chains.cycle(through: type, except: cut)
                guard let cycle, cycle.isCertain, isOfInstances(cycle), !livesOn(type, cycle, keepers), !instances.make(cycle) else {
                    doubtful.insert(type)
                    continue
                }
                seen.formUnion(cycle.steps.map(\.held))
                let others = toldElsewhere(cycle, exceptViews: goesThroughViews, in: project)
                cut.formUnion(others)
                guard others.isEmpty, let back = closing(cycle, keepers, chains, except: cut) else { continue }
                // One reference may close several circles, as one inherited by several types does.
                if cut.insert(cycle.steps[back].hold.holding).inserted, !keepsNavigationOfApp(cycle.steps[back], cycle, keepers) {
                    told.append((cycle.steps[back], violation(shortest(cycle, closedBy: back, chains), keepers, chains, in: project)))
                }
            }
            if cut.count == before { break }
            // What is taken away makes no other circle certain.
            circles.removeAll(where: doubtful.contains)
            circles = chains.typesInCircles(among: circles, except: cut)
        }
        let delegates = keepers.map { claimed(among: candidates, except: cut, exceptViews: goesThroughViews, chains, $0) } ?? []
        return (keepers.map { needed(told, cut, chains, $0) } ?? []).map(\.violation) + delegates + ScreenHolds(project: project).violations
    }

    /// Circles by a delegate of several classes that could be anybody's, and is set by one of them.
    private func claimed(
        among types: [TypeID], except told: Set<Holding>, exceptViews: Bool, _ chains: OwnershipChains, _ keepers: Keepers
    ) -> [Violation] {
        let project = keepers.project
        return ClaimedDelegates(project: project, chains: chains).circles(of: types).compactMap { circle in
            guard !circle.cycle.steps.contains(where: { told.contains($0.hold.holding) }), toldElsewhere(circle.cycle, exceptViews: exceptViews, in: project).isEmpty
            else { return nil }
            var violation = violation(circle.cycle, keepers, chains, in: project)
            if circle.isTakenOver {
                violation.because = "The two keep each other alive for as long as no other class sets itself there."
                violation.isUncertain = true
            }
            return violation
        }
    }

    /// Without those that close no circle any more once the others are mended: what was found first may lie in a circle with
    /// a reference that closes several.
    private func needed(
        _ told: [(step: OwnershipChain.Step, violation: Violation)], _ cut: Set<Holding>, _ chains: OwnershipChains, _ keepers: Keepers
    ) -> [(step: OwnershipChain.Step, violation: Violation)] {
        // What is told with a doubt stands in for nothing that is certain, but for circles that the same doubt is about.
        let doubtful = Set(told.lazy.filter(\.violation.isUncertain).map(\.step.hold.holding))
        var cut = cut.subtracting(doubtful)
        return told.filter { step, _ in
            let holding = step.hold.holding
            // One that is inherited may close circles of others who inherit it.
            guard holding.kind == .stored, holding.owner == step.holder, cut.contains(holding) else { return true }
            cut.remove(holding)
            guard let left = chains.cycle(through: step.holder, beginningWith: step.hold, except: cut), left.isCertain else { return chains.isExhausted }
            if !doubtful.isEmpty, keepsLivingRouter(left, keepers),
                chains.cycle(through: step.holder, beginningWith: step.hold, except: cut.union(doubtful))?.isCertain != true
            { return false }
            cut.insert(holding)
            return true
        }
    }

    /// Whether a circle leads through a router that is made once and kept for as long as the app runs.
    private func keepsLivingRouter(_ cycle: OwnershipChain, _ keepers: Keepers) -> Bool {
        cycle.steps.contains { keepers.project.reachedRole(of: $0.held) == .router && keepers.keep($0.held, outside: cycle) }
    }

    /// Who stands in circles that are a team's business.
    private static func isJudged(_ role: Role) -> Bool {
        switch role {
        case .view, .presenter, .interactor, .transformer, .router: true
        default: false
        }
    }

    /// A chain of instances of one type is no circle: `next` of a list.
    private func isOfInstances(_ cycle: OwnershipChain) -> Bool {
        cycle.steps.count > 1 || cycle.steps.first?.hold.holding.kind != .stored
    }

    /// `static let shared = …`, and what the app's delegate keeps: the system may well keep what lives for as long as the app runs.
    private func livesOn(_ type: TypeID, _ cycle: OwnershipChain, _ keepers: Keepers) -> Bool {
        guard let holding = cycle.steps.first?.hold.holding, holding.kind == .abandoned else { return false }
        return keepers.project.graph.edges(from: type).contains { $0.kind == .holds && $0.isStatic && $0.to == type }
            || holding.isOfTask && (keepers.isForApp(type) || keepers.keepForApp(type, outside: cycle))
    }

    /// The references back outward, directly or by a value, that the rules about those tell of.
    private func toldElsewhere(_ cycle: OwnershipChain, exceptViews: Bool, in project: VIPERProject) -> [Holding] {
        guard cycle.steps.allSatisfy({ $0.hold.holding.kind == .stored }) else { return [] }
        var owner = cycle.steps.last.flatMap { project.role(of: $0.holder) }
        var holding = cycle.steps.last
        return cycle.steps.compactMap { step in
            // What a struct holds, its owner does, who names it; of one behind a protocol only this rule knows.
            if !project.graph[step.holder].kind.isValue || holding?.hold.named != step.holder { owner = project.role(of: step.holder) }
            holding = step
            // What a generic presenter keeps by its parameter, those rules ask its heirs.
            guard let owner, owner == .presenter || owner == .interactor || owner == .view, !step.hold.isOfBound else { return nil }
            let isOutward = project.graph.namedTypes(of: step.hold).contains { named in
                guard let held = project.reachedRole(of: named) ?? project.roleOfFramework(named), held != .view || !exceptViews else { return false }
                return project.dialect.ownership.allowed(owner: owner, held: held).map { !$0.contains(.strong) } ?? false
            }
            // Of a struct outward-dependency tells, and no word before the property would mend it.
            let isValue = owner != .view && step.hold.named == step.held && project.graph[step.held].kind.isValue && project.role(of: step.held) == .view
            return isOutward || isValue ? step.hold.holding : nil
        }
    }
}

// MARK: - Messages

extension RetainCycle {
    /// The reference that leads furthest out is the one to weaken; a closure before any. Where one of several may stand in a place, which all
    /// lead back, no reference of that one closes the circle, for another may stand there.
    private func closing(_ cycle: OwnershipChain, _ keepers: Keepers, _ chains: OwnershipChains, except cut: Set<Holding>) -> Int? {
        let project = keepers.project
        let ranks = cycle.steps.map { rank($0, of: cycle, keepers) }
        let names = cycle.steps.map { project.name($0.holder) + "." + project.label(of: $0.hold.holding.member) }
        let inOrder = ranks.indices.sorted { ranks[$0] == ranks[$1] ? names[$0] < names[$1] : ranks[$0].lexicographicallyPrecedes(ranks[$1]) }
        let closing = inOrder.first { position in
            let step = cycle.steps[position]
            return chains.cycle(through: step.holder, beginningWith: step.hold, except: cut)?.isCertain ?? false
        }
        return (closing ?? inOrder.first).map { keeping($0, of: cycle, in: project) }
    }

    /// `let output = Box<LoanOutput?>(nil)`: what a box holds by its parameter, the part holds that has the box.
    private func keeping(_ step: Int, of cycle: OwnershipChain, in project: VIPERProject) -> Int {
        let count = cycle.steps.count
        var step = step
        for _ in 1..<max(count, 1) where isOfBox(cycle.steps[step], in: project) { step = (step + count - 1) % count }
        return step
    }

    private func isOfBox(_ step: OwnershipChain.Step, in project: VIPERProject) -> Bool {
        step.hold.holding.kind == .stored && project.graph.isOfParameter(step.hold.holding) && project.role(of: step.holder).map(Self.isJudged) != true
    }

    /// Of two that lead as far out, what a class makes for itself stays, and so does what a screen keeps of its parts.
    private func rank(_ step: OwnershipChain.Step, of cycle: OwnershipChain, _ keepers: Keepers) -> [Int] {
        let project = keepers.project
        let declaration = project.graph.declaration(of: step.hold.holding.member)
        let isScreens = project.isViewController(step.holder)
        return [
            isKept(step, of: cycle, keepers) ? 0 : 1,
            weight(step, of: cycle, keepers),
            project.isWayBack(step.hold.holding.member, to: step.hold.named) ? 0 : 1,
            declaration.initialValue.exists || isMade(step, in: project) ? 1 : 0,
            declaration.kind == .let ? 1 : 0, isScreens ? 1 : 0,
        ]
    }

    /// Whether what is held lives on where the reference is weak: a screen is UIKit's, and other things are whose they are.
    private func isKept(_ step: OwnershipChain.Step, of cycle: OwnershipChain, _ keepers: Keepers) -> Bool {
        let project = keepers.project
        if step.hold.holding.kind != .stored || project.role(of: step.held) == .view || isLedBack(step, of: cycle, keepers) { return true }
        return project.graph.isOnScreen(step.held, as: [.view, .viewController]) || project.isKind(step.held, of: ["UIResponder"]) || keepers.keep(step.held, except: step.holder)
    }

    private func isMade(_ step: OwnershipChain.Step, in project: VIPERProject) -> Bool {
        project.graph.edges(from: step.holder).contains { $0.kind == .creates && $0.to == step.held && !$0.isStatic }
    }

    /// The circle that a step closes and that says most, beginning with the step: the shortest one, though another reference
    /// of it may have been told of.
    private func shortest(_ cycle: OwnershipChain, closedBy back: Int, _ chains: OwnershipChains) -> OwnershipChain {
        let step = cycle.steps[back]
        let shortest = chains.cycle(through: step.holder, beginningWith: step.hold)
        if let shortest, shortest.isCertain, shortest.steps.count < cycle.steps.count { return shortest }
        return cycle.beginning(at: back)
    }

    /// - Parameter cycle: begins with the reference that closes it.
    private func violation(_ cycle: OwnershipChain, _ keepers: Keepers, _ chains: OwnershipChains, in project: VIPERProject) -> Violation {
        let step = cycle.steps[0]
        let inherited = InheritedCircles(of: step, chains, in: project)
        let property = project.label(of: step.hold.holding.member)
        let isAlone = cycle.steps.count == 1
        let isBox = !isAlone && isOfBox(cycle.steps[1], in: project)
        let names = isAlone ? [] : [project.name(step.holder)] + cycle.steps.map { name(ofHeld: $0, in: project) }
        let words = CircleWords(holding: step.hold.holding, property: inherited.property, isAlone: isAlone, project: project)
        // What is made once and kept for as long as the app runs is not missed when it is not released.
        let isKeptAnyway = step.hold.holding.kind == .stored && project.role(of: step.holder) == .presenter && keepsPresenter(step.held, cycle, in: project)
            && keepers.keep(step.held, outside: cycle)
        var violation = Violation(
            site: site(of: step, in: project), from: isAlone ? inherited.holderAlone : step.holder, to: isAlone ? inherited.holderAlone : step.held, subject: property,
            message: "\(words.what) of \(inherited.holders(isAlone: isAlone)) \(words.fault)" + (isAlone ? "" : ": \(names.joined(separator: " → "))"),
            because: because(cycle, in: project) + (isKeptAnyway ? " It is a warning, for \(project.name(step.held)) is kept from outside as well, and may be meant to live on." : ""),
            help: isBox ? project.helpForWeakBox(cycle.steps[1].hold.holding.member) ?? CircleWords.helpWithBox : help(for: step, property, in: project)
                ?? (isKept(step, of: cycle, keepers) ? words.help(for: step.hold.named) : helpForOnlyKeeper(step, property, keepers)),
            related: (hosting(step, in: project).map { [$0] } ?? []) + cycle.steps.dropFirst().map { other in
                Violation.Related(
                    site: site(of: other, in: project), message: "\(project.name(other.holder)) keeps \(name(ofHeld: other, in: project)) alive")
            } + inherited.related + handedOn(step, in: project) + captured(by: step.hold.holding, in: project),
            isUncertain: isKeptAnyway)
        violation.isOfAnyArchitecture = true
        if inherited.isOfSeveral { (violation.from, violation.to) = (step.hold.holding.owner, step.hold.holding.owner) }
        return violation
    }

    /// `navigation = UINavigationController(rootViewController: view)` of the router of the app's first scene: it is there for as long as the app
    /// runs, and all that comes is pushed there.
    private func keepsNavigationOfApp(_ step: OwnershipChain.Step, _ cycle: OwnershipChain, _ keepers: Keepers) -> Bool {
        let project = keepers.project
        return step.hold.holding.kind == .stored && project.role(of: step.holder) == .router && !project.graph[step.held].kind.isValue
            && fill(of: step, in: project) != nil && keepers.keepForApp(step.holder, outside: cycle)
    }

    /// `var viewController: UIViewController?` keeps no view of SwiftUI, but what shows it, and `var navigation: UINavigationController?` what is shown in it.
    private func host(of step: OwnershipChain.Step, in project: VIPERProject) -> String? {
        guard step.hold.holding.kind == .stored else { return nil }
        if project.graph[step.held].kind.isValue {
            return project.isViewController(step.hold.named) ? "a hosting controller of \(project.name(step.held))" : nil
        }
        return fill(of: step, in: project).map { _ in "a navigation controller with \(project.name(step.held))" }
    }

    func name(ofHeld step: OwnershipChain.Step, in project: VIPERProject) -> String {
        host(of: step, in: project) ?? project.name(step.held)
    }

    private func fill(of step: OwnershipChain.Step, in project: VIPERProject) -> Assignment? {
        project.graph.assignments(to: step.hold.holding.member).first { $0.hosted == step.held }
    }

    /// Where that is put into the property: its declaration tells nothing of the view.
    private func hosting(_ step: OwnershipChain.Step, in project: VIPERProject) -> Violation.Related? {
        guard let host = host(of: step, in: project) else { return nil }
        return fill(of: step, in: project).map { Violation.Related(site: $0.site, message: "\(host) is put there") }
    }

    /// Where what would end it is thrown away.
    private func handedOn(_ step: OwnershipChain.Step, in project: VIPERProject) -> [Violation.Related] {
        let function = step.hold.holding.handedOnBy
        return function.exists ? [Violation.Related(site: project.declarationSite(of: function), message: "handed to the system here")] : []
    }

    private func because(_ cycle: OwnershipChain, in project: VIPERProject) -> String {
        let holding = cycle.steps[0].hold.holding
        if holding.handedOnBy.exists {
            return "It is never released: '\(project.label(of: holding.handedOnBy))' of \(project.name(project.graph[holding.handedOnBy].owner)) hands it to "
                + "the system, and throws away what would end that."
        }
        if holding.kind == .abandoned { return "It is never released: what would end it is returned there, and thrown away." }
        return cycle.steps.count == 1
            ? "The two keep each other alive, so neither is ever released." : "None of them is ever released, for each is kept alive by the one before."
    }

    private func weight(_ step: OwnershipChain.Step, of cycle: OwnershipChain, _ keepers: Keepers) -> Int {
        let project = keepers.project
        if step.hold.holding.kind != .stored { return -1 }
        let role = project.reachedRole(of: step.held) ?? .entity
        if isLedBack(step, of: cycle, keepers) { return project.role(of: step.holder) == .presenter ? -1 : 0 }
        return role == .router ? 3 : project.depth(of: role) ?? 4
    }

    /// Where a router keeps its interactor, the interactor's way back is the one that nobody would miss, and so is that of
    /// a presenter whom no view keeps, or whose router keeps it until there is a view, or makes the view for itself, and is kept by others.
    private func isLedBack(_ step: OwnershipChain.Step, of cycle: OwnershipChain, _ keepers: Keepers) -> Bool {
        let project = keepers.project
        guard project.reachedRole(of: step.held) == .router else { return false }
        if project.reachedRole(of: step.holder) == .interactor { return true }
        return project.role(of: step.holder) == .presenter && project.dialect.ownership.allowed(owner: .presenter, held: .router) == nil
            && (!keepers.areViews(of: step.holder)
                || (keepsPresenter(step.held, cycle, in: project) || makesWhatLeadsBack(step.held, cycle, in: project)) && keepers.keep(step.held, outside: cycle))
    }

    /// `let viewController = LoanViewController()` of a router: weak, it would have nothing for whoever shows that.
    private func makesWhatLeadsBack(_ router: TypeID, _ cycle: OwnershipChain, in project: VIPERProject) -> Bool {
        cycle.steps.contains { $0.holder == router && helpForMaker(of: $0, "", in: project) != nil }
    }

    private func keepsPresenter(_ router: TypeID, _ cycle: OwnershipChain, in project: VIPERProject) -> Bool {
        cycle.steps.contains { $0.holder == router && project.role(of: $0.held) == .presenter }
    }

    private func site(of step: OwnershipChain.Step, in project: VIPERProject) -> Site {
        step.hold.holding.kind == .stored ? project.declarationSite(of: step.hold.holding.member) : step.hold.holding.site
    }
}

// MARK: - Examples

extension RetainCycle {
    private static func source(_ reference: String) -> String {
        ExampleStack.source(
            presenter: """
                var router: LoanListRouter?
                    func eventViewReady() { router?.eventSelected() }
                """,
            others: """
                protocol LoanListRouter: AnyObject { func eventSelected() }
                final class LoanListRouterImpl: LoanListRouter {
                    \(reference)
                    func eventSelected() { viewController?.title = "" }
                }
                """)
    }

    static let examples = [
        RuleMetadata.Example("The router holds the view controller", source("var ↓viewController: LoanListViewController?")),
        RuleMetadata.Example("The router knows it weakly", source("weak var viewController: LoanListViewController?")),
    ]
}
