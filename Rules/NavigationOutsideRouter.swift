import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// One scene leads to another through a router.
///
/// Seed 000 § The Router: a router is responsible for managing scene transition; seed 001 § Wireframe.
public struct NavigationOutsideRouter: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "navigation-outside-router",
        summary: "A view, presenter or interactor changes what is on the screen by itself.",
        what: """
            Looks at calls of UIKit's, AppKit's and WatchKit's own navigation: push, pop, present, dismiss, segues, a window's root, which tab is \
            selected. What is called decides, not the word: `output.present(order:)` of a protocol of yours is none. What you \
            have added to UIKit's view controllers, navigation and tab bar controllers and windows counts as what it does (of what presents, where it is handed a screen that is made there), for a presenter that knows its view as one as well, and so does for a presenter beside a router what its \
            view has by a protocol's extension alone (`where Self: UIViewController`). Routers, wireframes, \
            assemblers and container view controllers in the part of a router may navigate, and so may a view \
            controller where it implements a protocol that routers hold. A gateway or manager is told of as well where it works with \
            data and shows an alert or another scene. A presenter or interactor is told of where it runs one of AppKit's alerts or file panels \
            (`NSSavePanel().runModal()`). The screen that a presenter makes to lead on to is told of with it, and with the severity of \
            `outward-dependency`, where that is an error and tells of the screen's class. \
            Where a scene without a router lets its view lead back as its presenter tells it, that is a warning, if nearly all other scenes have routers. \
            A view that leaves the app (`UIApplication.shared.open`, `MKMapItem.openInMaps`) though its scene or others have routers is a warning, and so is the one \
            presenter that does, beside its router.
            """,
        why: """
            A screen that opens the next one has to know it, how it is assembled and how it is shown. It can then be \
            used in one flow only, and what leads where is scattered over all screens.
            """,
        instead: "Send the presenter an event, let it ask its router, and navigate there.",
        source: "seed 000, The Router",
        options: [
            RuleMetadata.Option(
                name: "allowed-types", kind: .types,
                summary: "What a view may present on itself, by class: an alert shows something, it leads nowhere.")
        ],
        limits: [
            "What is called on something of unknown type is not looked at.",
            "Where one of the system's screens answers (`imagePickerControllerDidCancel`), or is handed in and dismissed, it is that one which goes.",
            "What a view dismisses if it has presented something (`if presentedViewController != nil`) is that, whatever it was compared with.",
            "A view without a presenter that several scenes' views inherit from may lead back: its button takes the place of UIKit's. "
                + "Where one of those views asks it to, that view is told of.",
            "What one of a view's children is asked to dismiss stands over that, and is not looked at.",
            "What doesn't go by itself, as an alert without actions, a view that shows it may dismiss.",
            "A view controller of no scene that is called an alert, a popup, a toast, a loader or the like is an overlay, and leads nowhere where it is presented, not pushed; "
                + "a library's, and its picker, go by what `allowed-types` says of the system's.",
            "Of SwiftUI's navigation that is told of which makes another scene's view in a scene with a router (`NavigationLink(destination: LoanDetailView())`, "
                + "`navigationDestination(isPresented: $isShown)`), but where another part decides (`$presenter.isShown`, `navigationDestination(for:)`); its sheets, "
                + "`Link` and `openURL` are not looked at.",
        ],
        examples: NavigationOutsideRouter.examples + DialectExamples.of("navigation-outside-router"))

    public var goesByHabits: Bool { true }

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let search = NavigationSearch(project: project, options)
        func violation(_ found: NavigationCall) -> Violation? {
            let call = found.call
            return search.isFault(call, written: found.written).map { isCertain in
                self.violation(
                    call, project.graph.symbols[found.name], ofRouters: nameForRouters(found, in: project), isTold: search.isAskedOfView(call) && !project.isInHandler(call), lacksRouter: search.lacksRouter(call.from),
                    isBehindAlert: call.isSelf && project.isAnswerToAlert(call), isCertain: isCertain, in: project)
            }
        }
        let direct = project.graph.frameworkCalls.compactMap { violation(NavigationCall(call: $0, name: $0.name, written: $0)) }
        // A team's own word may have UIKit's name (`pushViewController(viewController:completion:)`).
        let places = Set(direct.map(\.site))
        let others = search.callsOfOwnWords.filter { !places.contains($0.call.site) }.compactMap(violation)
        return direct + others + (project.waysOutOfViews() + project.waysOutOfPresenters()).map { wayOut($0, in: project) }
            + project.destinationsOfViews().map { link($0, in: project) }
    }
}

/// A call that may lead on, with the name that its code has for it and the framework's call as it is written: in the body of a team's own word.
struct NavigationCall {
    var call: FrameworkCall
    var name: Symbol
    var written: FrameworkCall
}

struct NavigationSearch {
    let project: VIPERProject
    let allowed: Set<String>
    /// Types that show something of their own on themselves, and may take it away again. A share sheet goes by itself.
    private let presenting: Set<TypeID>
    /// Those of them that show something that doesn't go by itself, or have it shown.
    private let presentingForLong: Set<TypeID>
    /// Those of them that show more than the system's alerts, and the members in which any is shown.
    private let presentingOthers: Set<TypeID>
    private let showing: Set<MemberID>
    let arms: RouterArms
    /// Whether nearly all scenes have routers of their own, so that one without lacks it.
    private let areRoutersUsual: Bool

    init(project: VIPERProject, _ options: RuleOptions) {
        let allowed = Set(options.strings("allowed-types"))
        self.project = project
        self.allowed = allowed
        arms = RouterArms(project)
        let shown = project.graph.frameworkCalls.filter { call in
            project.graph.symbols[call.name] == "present"
                && (project.isKind(call.argument, of: allowed.subtracting(["UIActivityViewController"])) || project.isOverlay(call.argument, allowed))
        }
        presenting = Set(shown.map(\.from))
        let staying = shown.filter { !project.isClosingItself($0) }
        presentingForLong = Set(staying.map(\.from) + staying.flatMap { project.graph.calls(of: $0.caller).map(\.from) })
        presentingOthers = Set(shown.lazy.filter { project.name($0.argument) != "UIAlertController" }.map(\.from))
        showing = Set(shown.map(\.caller))
        areRoutersUsual = project.areRoutersUsual(options.habit(exceptions: 20))
    }

    /// The labels by which UIKit takes what leads on; anything else is a method of somebody else.
    static let labels: [String: Set<String>] = [
        "present": [""], "presentViewController": [""], "dismiss": ["animated", "completion", ""],
        "dismissViewControllerAnimated": [""], "show": [""], "performSegue": ["withIdentifier"],
        "performSegueWithIdentifier": [""], "setViewController": [""], "close": [""], "performClose": [""], "showWindow": [""],
        "pushController": ["withName"], "presentController": ["withName", "withNames"], "pop": [""],
    ]

    /// A container that a type has of its own is set up by these, too.
    static let settings = ScreenNavigation.assignments.subtracting(["rootViewController"])

    /// What puts a screen in a place of its own, and not over another one.
    static let ways: Set<String> = ["pushViewController", "setViewControllers", "show", "showDetailViewController"]

    /// Nil where there is no fault, else whether it is certain.
    ///
    /// - Parameter written: what the call stands for, where it is a team's own word.
    func isFault(_ call: FrameworkCall, written: FrameworkCall? = nil) -> Bool? {
        let name = project.graph.symbols[call.name]
        if ScreenNavigation.modals[name] != nil { return isModalOfInnerLayer(call) ? true : nil }
        guard let receivers = ScreenNavigation.receivers[name], let role = project.effectiveRole(of: call.from), isBound(call.from, role),
            Self.labels[name].map({ $0.contains(project.graph.symbols[call.label]) }) ?? true,
            project.isCalled(on: receivers, call)
        else { return nil }
        if role.isDataAccess { return isSurelyOnScreen(call, name) ? true : nil }
        // `super.present(screen, animated: animated)` in the override of it: whoever calls that leads on.
        if call.isSelf, call.caller.exists, project.graph[call.caller].name == call.name, project.graph.declaration(of: call.caller).modifiers.contains(.override) {
            return nil
        }
        // That an interactor makes an alert is told already.
        if role == .interactor, name == "present", project.isKind(call.argument, of: ["UIAlertController"]) { return nil }
        // `show(detail, sender: self)` leads on; a view's own `show(animated:)` does not get here.
        if name == "show", !project.isViewController(call.argument), call.argument.exists || !hasSender(written ?? call) { return nil }
        if role == .view, arms.act(in: call) || project.isInOwnContainer(call) { return nil }
        let isTold = role == .view && ScreenNavigation.isWayBack(name) && isToldByPresenter(call)
        if isTold, !lacksRouter(call.from) { return nil }
        if role == .view, project.isKind(call.argument, of: allowed) || project.isKind(call.receiver, of: allowed) { return nil }
        // What is pushed covers nothing, whatever it is called.
        if role == .view, !Self.ways.contains(name), project.isOverlay(call.argument, allowed) { return nil }
        let isWayBack = name.hasPrefix("dismiss")
        // What stands over a part of the scene goes, and the scene stays.
        if isWayBack, role == .view, ["childViewControllers", "children"].contains(project.graph.symbols[call.receiverName]) { return nil }
        // `picker.dismiss(animated: true)`: what a view was asked by has done its part, and the scene stays.
        if isWayBack, role == .view, project.isScreenOfSystem(call.receiver) || call.isSelf && isAnswerOfSystem(call.caller) { return nil }
        if isWayBack, isHandedIn(call) { return nil }
        if isWayBack, role == .view, isMadeByItself(call) { return nil }
        // So is what stands over the scene.
        if isWayBack, role == .view, project.graph.symbols[call.receiverName] == "presentedViewController" || project.isUnderPresented(call) { return nil }
        if role == .view, ScreenNavigation.isWayBack(name), project.isBaseOfViews(call.from) { return nil }
        if isWayBack, call.isSelf, isOfOverlay(call), !isUnderNoAlert(call) { return nil }
        if isTold || project.bringsUpPart(call) { return false }
        return isWayBack || !name.hasPrefix("present") || !call.isSelf || project.isViewController(call.argument)
    }

    /// `NSSavePanel().runModal()`: a view may ask on itself, and a service may be there for asking.
    private func isModalOfInnerLayer(_ call: FrameworkCall) -> Bool {
        switch project.effectiveRole(of: call.from) {
        case .presenter, .interactor, .transformer, .entity: project.isModal(call)
        default: false
        }
    }

    /// `show(controller, sender: self)`, where nothing tells what a storyboard has made.
    func hasSender(_ call: FrameworkCall) -> Bool {
        guard call.caller.exists, call.isSelf || project.graph.symbols[call.receiverName] == "navigationController" else { return false }
        let outline = project.graph.outline(of: project.graph[call.caller].file)
        guard let made = outline.call(at: call.site.offset, in: project.graph.declaration(of: call.caller).code.indices), outline.code[made].arguments.count == 2,
            let first = outline.code[made].arguments.first, outline.arguments[first].value.exists,
            [.call, .identifier].contains(outline[outline.unwrapped(outline.arguments[first].value)].kind)
        else { return false }
        return outline.names.equals(outline.arguments[first + 1].label, "sender")
    }

    /// Whether something may stand over the scene, which goes then. An alert with actions closes itself, so it has to be said that it is
    /// the one meant: by the method's name, or by showing it in place of what has gone.
    private func isOfOverlay(_ call: FrameworkCall) -> Bool {
        if presentingForLong.contains(call.from) { return true }
        guard presenting.contains(call.from), call.caller.exists else { return false }
        let name = project.graph.symbols[project.graph[call.caller].name]
        return name.hasPrefix("hide") || VIPERProject.overlays.contains(where: name.contains)
            || showing.contains(call.caller) && !project.isAnswerToAlert(call)
    }

    /// Whether a control was touched, which nobody can while one of the system's alerts is up: then it isn't the alert that goes.
    private func isUnderNoAlert(_ call: FrameworkCall) -> Bool {
        guard call.caller.exists, !presentingOthers.contains(call.from), !showing.contains(call.caller) else { return false }
        return project.graph.outline(of: project.graph[call.caller].file).has("IBAction", project.graph.declaration(of: call.caller))
    }

    /// `imagePickerControllerDidCancel(_:)`, `mailComposeController(_:didFinishWith:error:)`: what is on top of the scene then,
    /// and goes, is the one that answers, whoever showed it.
    private func isAnswerOfSystem(_ caller: MemberID) -> Bool {
        caller.exists && project.graph.calls(of: caller).isEmpty && project.graph.edges(from: project.graph[caller].owner).contains { edge in
            edge.member == caller && edge.position == .parameter && project.isScreenOfSystem(edge.to)
                && (project.isViewController(edge.to) || project.graph[edge.to].kind == .unknown && Self.asking.contains { project.name(edge.to).hasSuffix($0) })
        }
    }

    /// `controller.dismiss(animated: true)` of the sheet that tells its delegate, whoever that is, that it has finished.
    private func isHandedIn(_ call: FrameworkCall) -> Bool {
        guard !call.isSelf, call.caller.exists, project.isScreenOfSystem(call.receiver), project.isViewController(call.receiver) else { return false }
        let outline = project.graph.outline(of: project.graph[call.caller].file)
        let parameters = outline.parameters(of: project.graph.declaration(of: call.caller))
        let receiver = project.graph.symbols[call.receiverName]
        return parameters.contains { outline.names[$0.name] == receiver }
    }

    /// `sheet.dismiss(animated: true)`: what a view has put up itself it takes away, and its scene stays. Of UIKit's own classes it may
    /// have made another one.
    private func isMadeByItself(_ call: FrameworkCall) -> Bool {
        guard !call.isSelf, call.receiver.exists else { return false }
        if project.graph[call.receiver].isExternal { return isOfOwnPanel(call) }
        return makes(call.receiver, call.from)
    }

    /// `panel = UIHostingController(rootView: HelpView())`: what it shows, a view knows.
    private func isOfOwnPanel(_ call: FrameworkCall) -> Bool {
        let graph = project.graph
        guard let panel = graph[call.from].members.first(where: { graph[$0].kind == .var && graph[$0].name == call.receiverName }) else { return false }
        let puts = graph.assignments(to: panel).filter { !$0.isNil }
        return !puts.isEmpty && puts.allSatisfy { $0.from == call.from && $0.hosted.exists && makes($0.hosted, call.from) }
    }

    private func makes(_ type: TypeID, _ maker: TypeID) -> Bool {
        project.graph.edges(from: maker).contains { $0.kind == .creates && $0.to == type }
    }

    /// Whether a service brings up an alert or another scene. What it is handed by a library may ask for something of that.
    private func isSurelyOnScreen(_ call: FrameworkCall, _ name: String) -> Bool {
        guard ScreenNavigation.openings.contains(name), name != "pushViewController" else {
            return !ScreenNavigation.isWayBack(name) || name.hasPrefix("pop")
        }
        return project.isKind(call.argument, of: ["UIAlertController"]) || project.isViewOfScene(call.argument)
    }

    /// What libraries call view controllers that ask for something.
    private static let asking = ["Controller", "Picker"]

    private func isBound(_ type: TypeID, _ role: Role) -> Bool {
        switch role {
        case .presenter, .interactor, .transformer, .entity: return true
        case .view:
            guard project.isViewOfScene(type) else { return false }
            return !project.isRouting(type) && !project.isContainer(type)
        case .manager, .gateway: return project.isServiceOfData(type) && !Self.screenWords.contains(where: project.name(type).contains)
        default: return false
        }
    }

    /// Whoever is called so is there for what is on the screen, whatever data it needs for that.
    private static let screenWords = [
        "Alert", "Banner", "Coordinat", "Dialog", "Flow", "HUD", "Link", "Loader", "Navigat", "Overlay", "Popup", "Present", "Root", "Rout", "Screen",
        "Share", "Sharing", "Toast", "Transition", "Window",
    ]

    /// Whether a view does what its presenter tells it in a scene without a router: the decision is the presenter's.
    private func isToldByPresenter(_ call: FrameworkCall) -> Bool {
        let hasRouter = project.scene(of: call.from).map(project.hasRouter) ?? !isOfRouterlessPresenter(call.from)
        return !hasRouter && isAskedOfView(call)
    }

    /// Whether a view's scene has no router where the others have theirs, and tells nobody outside of it either, who could lead on.
    func lacksRouter(_ view: TypeID) -> Bool {
        guard areRoutersUsual, let scene = project.scene(of: view) else { return false }
        let roles = project.roles(in: scene)
        return roles.contains(.presenter) && !project.hasRouter(scene) && !roles.contains(.moduleInterface)
    }

    /// Whether a view that is no scene's has a presenter, which has nobody to lead on.
    private func isOfRouterlessPresenter(_ view: TypeID) -> Bool {
        let held = project.graph.edges(from: view).filter { $0.kind == .holds }.map(\.to)
        let presenters = held.flatMap { [$0] + project.conformers[$0] }.filter { project.role(of: $0) == .presenter }
        return !presenters.isEmpty && presenters.allSatisfy { presenter in
            !project.graph.edges(from: presenter).contains { $0.kind == .holds && project.role(of: $0.to)?.reached == .router }
        }
    }

    /// Whether a view's interface asks for the method that calls.
    func isAskedOfView(_ call: FrameworkCall) -> Bool {
        project.effectiveRole(of: call.from) == .view && project.isAskedOfView(call.caller, of: call.from)
    }

}

extension VIPERProject {
    /// Whether what is called on is seen to be one of the classes: of what nobody knows it isn't.
    func isCalled(on receivers: Set<String>, _ call: FrameworkCall) -> Bool {
        if call.isSelf { return isKind(call.from, of: receivers) }
        if call.receiver.exists { return isKind(call.receiver, of: receivers) && !NavigationSearch.settings.contains(graph.symbols[call.name]) }
        let known = ScreenNavigation.properties[graph.symbols[call.receiverName]] ?? []
        return !known.isDisjoint(with: receivers)
    }
}

// MARK: - Messages

extension NavigationOutsideRouter {
    /// A router can't ask its screen for what a base of views calls its own way back.
    private func nameForRouters(_ found: NavigationCall, in project: VIPERProject) -> String {
        let declaring = project.graph[found.written.from]
        let isViews = found.name != found.call.name && declaring.kind == .class && !declaring.isExternal
        return project.graph.symbols[isViews ? found.call.name : found.name]
    }

    /// - Parameters:
    ///   - name: what is called, a team's own word for it included.
    ///   - wayOfRouters: what a router may call instead.
    ///   - isTold: whether a view's interface asks for it.
    ///   - lacksRouter: whether its scene has no router, as the others do.
    ///   - isBehindAlert: whether it stands in what an alert's button does, and goes by itself.
    private func violation(
        _ call: FrameworkCall, _ name: String, ofRouters wayOfRouters: String, isTold: Bool, lacksRouter: Bool, isBehindAlert: Bool, isCertain: Bool, in project: VIPERProject
    ) -> Violation {
        let next = project.navigation(call).to
        let isPart = project.bringsUpPart(call)
        let way = [.interactor, .presenter, .view].contains(project.effectiveRole(of: call.from)) ? project.wayWithScreens(call) : nil
        // The alert is gone by then.
        let what = isBehindAlert && name.hasPrefix("dismiss") ? "closes the screen behind the alert"
            : ScreenNavigation.isWayBack(project.graph.symbols[call.name]) ? "leaves the scene"
            : isPart ? "shows \(project.name(call.argument).withArticle)"
            : Self.showing(project.shown(by: call), in: project)
                ?? (project.isRestacking(call) ? "changes which screens are stacked" : "goes to another scene")
        var violation = Violation(
            site: call.site, from: call.from, to: next, subject: "\(project.label(of: call.caller)) \(name)",
            message: """
                \(project.phrase(call.from)) \(what) \(isTold ? "where its interface asks for it" : "by itself"), \
                with '\(name)' in '\(project.label(of: call.caller))'
                """,
            because: because(call, isPart: isPart, in: project),
            help: isTold && lacksRouter ? "Give the scene a router, as the others have, which the presenter asks instead of the view, and call '\(wayOfRouters)' there."
                : isTold ? "Let the presenter ask its router instead of the view, and call '\(wayOfRouters)' there." : help(call, wayOfRouters, way, in: project),
            related: way?.made.map { Violation.Related(site: $0.site, message: "and what comes next is made here, by its name") }.fewest ?? [],
            isUncertain: !isCertain, repetitions: way?.repetitions ?? [])
        // Whoever lets its router lead on makes nothing for that, either.
        violation.speaksFirst = way != nil
        return violation
    }
}

// MARK: - Examples

extension NavigationOutsideRouter {
    /// What a presenter has that asks its router.
    private static let asking = """
        var router: LoanListRouter?
            func eventViewReady() { router?.showDetail() }
        """

    static let examples = [
        RuleMetadata.Example(
            "The view pushes the next scene",
            ExampleStack.source(
                others: """
                    extension LoanListViewController {
                        func showDetail(_ detail: UIViewController) { navigationController?.↓pushViewController(detail, animated: true) }
                    }
                    """)),
        RuleMetadata.Example(
            "The router pushes it",
            ExampleStack.source(
                presenter: asking,
                others: """
                    protocol LoanListRouter: AnyObject { func showDetail() }
                    final class LoanListRouterImpl: LoanListRouter {
                        weak var viewController: UIViewController?
                        func showDetail() { viewController?.navigationController?.pushViewController(UIViewController(), animated: true) }
                    }
                    """)),
        RuleMetadata.Example(
            "The view controller does for its router what a protocol asks for",
            ExampleStack.source(
                presenter: asking,
                others: """
                    protocol TransitionHandler: AnyObject { func open(_ module: UIViewController) }
                    extension LoanListViewController: TransitionHandler {
                        func open(_ module: UIViewController) { present(module, animated: true) }
                    }
                    protocol LoanListRouter: AnyObject { func showDetail() }
                    final class LoanListRouterImpl: LoanListRouter {
                        weak var transitionHandler: TransitionHandler?
                        func showDetail() { transitionHandler?.open(UIViewController()) }
                    }
                    """)),
        RuleMetadata.Example(
            "An alert that the view shows on itself",
            ExampleStack.source(
                others: """
                    extension LoanListViewController {
                        func showAlert() { present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true) }
                    }
                    """)),
    ]
}
