import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// What a layer works with is its own affair: screens on the outside, data on the other, rules in the middle.
///
/// Seed 000 § The UseCase (no conversion, no format, no target view), § The EntityGateway and EntityManagers;
/// seed 002 § Applying to our code (UIKit is not allowed to be referenced in the presenter).
public struct ForbiddenFramework: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "forbidden-framework",
        summary: "A role uses a framework that the dialect keeps from it.",
        what: """
            Looks at every place where a type with a role names a type of a framework that the dialect keeps from that \
            role: user interface frameworks inside, persistence and networking outside. Models and boundary protocols \
            follow the role that makes or declares them. Use is the fault; see unused-framework-import for the rest. \
            What one function does with a framework is reported once. Where networking is kept from a role, so is \
            `Data(contentsOf: url)`, where files are, so are UIKit's `UIImageWriteToSavedPhotosAlbum` and \
            `data.write(to: url)`, where `UserDefaults` are, so are the \
            Keychain's functions (`SecItemAdd`), where SwiftUI is, so is `withAnimation` (a warning), and where Core Data or SwiftData is, so are its objects that another type hands out \
            (`appDelegate.persistentContainer`), and where Realm is, so is what a record hands out (`loan.realm?.write { }`). A presenter that makes a list's cells is a warning, unless several of the team's do.
            """,
        why: """
            A use case that knows UIKit cannot run in a test without it, nor behind another screen; a view that knows \
            the database has taken over what the layers behind it are there for.
            """,
        instead: "Do that part of the work in the layer that owns the framework, and pass plain values.",
        source: "seed 000, The UseCase; seed 002, Applying to our code",
        options: FrameworkBans.options + [
            FrameworkBans.allowance,
            FrameworkBans.handing,
            FrameworkBans.giving,
            RuleMetadata.Option(
                name: "unusual-in-presenters", kind: .strings,
                summary: "Frameworks whose screens and system objects presenters may use, but for those of a team that hardly uses them there; pictures by their names, too."),
            RuleMetadata.Option(
                name: "exceptions", kind: .integer,
                summary: "Up to this percentage of the presenters are reported for using these; where more do, it is the team's way."),
        ],
        limits: [
            "What frameworks declare is known by their catalogue; of other modules only the import can be seen.",
            "An extension of a model in a view's file is the view's, and so is one in a file that is called after the view (`LoanView+Loan.swift`), or in a folder "
                + "of views where no other part of a scene stands. Of entities only records that fetch or keep themselves are looked at for "
                + "that, and not their extensions in other files.",
            "Members that are reached without a type's name (`.systemTeal`) are not seen, but for a presenter's colours and fonts that it hands to what is declared to take them.",
            "Where there are one or two presenters, no habit is asked: one that keeps or makes a view of the framework's is a warning, and so is the only one "
                + "that asks the system or the device for something (`UIApplication.shared`, a haptic generator), but to leave the app.",
            "A property with a wrapper of the team's own that works with `UserDefaults` (`@UserDefault(\"loans\") var loans`) is a warning in a presenter "
                + "or view, but in a view not one about looks, or that is true or false.",
            "What is loaded from the bundle or from a file is no matter of networking. Where only a URL is handed in, a download is a warning.",
            "What an interactor's interface answers with, its presenter may keep and name.",
            "A SwiftUI view's private `@AppStorage` is a warning, for it may be of its looks alone. One that is called after those (`fontSize`, "
                + "`sortOrder`, `selectedTab`), or is true or false, is let pass, but for who is signed in or has paid (`isPro`).",
            "A value of SwiftUI that a view model has for its view (`let tint: Color`) is a warning.",
            "A presenter's function that gives `some View` may wrap what others make, and is told of what it lays out by itself; a team's own `UIDocument` that it makes is a warning.",
            "A router that remembers something by `UserDefaults.standard` is told of where presenters ask it, as a warning, and not where it reads or hands it on.",
            "A file that is read without FileManager is told of where it is seen to lie in the app's home or its temporary directory. One that is written anywhere else is a warning.",
            "A router that asks the Keychain is let pass, and one that changes it is told of like that.",
            "The name of a notification (`UIApplication.didEnterBackgroundNotification`) is no use of the class that has it.",
            "Of routers' interfaces those are looked at that presenters name, and not their static functions.",
        ],
        examples: ForbiddenFramework.examples + DialectExamples.of("forbidden-framework"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let bans = FrameworkBans(options)
        var imports: [FileID: Set<String>] = [:]
        var banned: RoleTable<[Bool]?> = [:]
        let asked = project.routersThatPresentersAsk
        lazy var views = ViewFiles(project)
        let entityParts = enumerationsOfEntities(in: project)
        let named = project.ownTypes.flatMap { type -> [Violation] in
            guard let role = project.effectiveRole(of: type) ?? (entityParts.contains(type) ? .entity : nil) else { return [] }
            let kept = banned[role] ?? bans.bannedTypes(for: role, in: project.graph)
            banned[role] = .some(kept)
            guard let kept, project.isJudged(type, as: role), role != .routerInterface || asked.contains(type) else { return [] }
            let uses = project.faultyNamings(by: type) { edge in
                // What a router's interface does by default, the router does.
                guard kept[edge.to.position], role != .routerInterface || edge.isSignature && !project.isSegue(edge.to), !project.isOfRoutersClass(edge),
                    !project.isNotification(edge), !bans.isHandedOn(project.graph[edge.to], by: edge, of: role),
                    !isMeasure(edge, in: project), !isTwoWay(edge, role, in: project), role != .view || !project.isMatterOfLooks(edge),
                    !bans.isOtherMember(edge, of: role, in: project), role != .presenter && role != .interactor || !project.isWayToRoot(edge),
                    !isOfView(edge, role, in: project, views: views), !isOfDataAccess(edge, role, bans, in: project), !isPicture(edge, role, in: project),
                    role != .view || !isOfOwnCamera(edge, in: project),
                    !isOfPresentation(role) || !project.isAnchor(edge), role != .presenter || !isHandedOver(edge, in: project),
                    role != .presenter || project.graph[edge.to].framework != "SwiftUI" || !project.makesView(edge.member) || project.isOwnLayout(edge),
                    role != .presenter || !project.isCallbackOfInterface(edge, isTold: { kept[$0.position] }), !isMadeForAnswer(edge, bans, in: project),
                    role != .presenter || !isMadeForView(edge, bans, in: project),
                    role != .router || project.isRoutersUseOfData(edge, asked: asked)
                else { return false }
                let known = imports[edge.site.file] ?? Set(project.imports(of: edge.site.file).map(\.module))
                imports[edge.site.file] = known
                return project.isSurelyFramework(edge, imports: known)
            }
            return decisions(uses, in: project).map { violation($0, role: role, bans: bans, in: project) }
        }
        let unnamed = UnnamedFrameworkUses(project: project, bans: bans)
        return named + unnamed.databases(besides: named) + unnamed.downloads() + unnamed.savings() + unnamed.keychains(askedRouters: asked) + unnamed.files()
            + unnamed.documents() + unnamed.wrappers() + unnamed.animations()
            + unusualUses(bans, options, in: project)
    }

    private func unusualUses(_ bans: FrameworkBans, _ options: RuleOptions, in project: VIPERProject) -> [Violation] {
        let cells = CellMakers(project: project, bans: bans)
        let makers = cells.conformances(Habit(exceptions: options.integer("exceptions", default: 0)))
        return makers.values.map { cells.violation($0) } + slips(bans, options, in: project) { makers[$0.from] != nil && cells.isOfList($0) }
    }

    /// Presenters that use what all others of the team leave to views and routers.
    ///
    /// - Parameter isTold: what another finding tells of.
    private func slips(_ bans: FrameworkBans, _ options: RuleOptions, in project: VIPERProject, except isTold: (Edge) -> Bool) -> [Violation] {
        let unusual = Set(options.strings("unusual-in-presenters"))
        if unusual.isEmpty { return [] }
        let presenters = project.ownTypes.filter { project.role(of: $0) == .presenter }
        let habit = Habit(exceptions: options.integer("exceptions", default: 0))
        // Many a team lets presenters choose colours, or tell that the app is busy, and keeps all else from them, so each is a
        // habit of its own.
        var users: [Unusual: [[Edge]]] = [:]
        var counts: [Unusual.Matter: Int] = [:]
        var using = 0
        let handed = HandedLooks(project).choices()
        for presenter in presenters {
            var uses = project.faultyNamings(by: presenter) { edge in
                let type = project.graph[edge.to]
                guard let framework = type.framework, type.isExternal, unusual.contains(framework),
                    bans.ban(of: type, for: .presenter) == nil, !bans.isAllowedInPresenters(type), !isTold(edge), self.unusual(edge, in: project) != nil,
                    !project.isNotification(edge), !isPartOfNavigation(edge, in: project), !project.isAnchor(edge),
                    framework != "SwiftUI" || !project.makesView(edge.member) || project.isOwnLayout(edge)
                else { return false }
                return project.isSurelyFramework(edge, imports: Set(project.imports(of: edge.site.file).map(\.module)))
            }
            uses += (handed[presenter] ?? []).filter { edge in
                let type = project.graph[edge.to]
                return unusual.contains(type.framework ?? "") && bans.ban(of: type, for: .presenter) == nil && !bans.isAllowedInPresenters(type)
                    && !project.isOfPreview(edge)
            }
            if uses.isEmpty { continue }
            using += 1
            var own: [Unusual: [Edge]] = [:]
            for use in uses { self.unusual(use, in: project).map { own[$0, default: []].append(use) } }
            for matter in Set(own.keys.map(\.matter)) { counts[matter, default: 0] += 1 }
            for (kind, uses) in own { users[kind, default: []].append(uses) }
        }
        // Whose presenters use this here and that there have no habit of leaving it to others; but who fills lists for the views may leave
        // them and the device alone all the same.
        let habits = Set(counts.filter { $0.key == .look || $0.value * 2 <= presenters.count }.keys)
        let slips = users.flatMap { kind, uses -> [Slip] in
            // Where there are few presenters, the only one that does is as much of a slip.
            let isSlip = { (count: Int) in count == 1 && presenters.count > 2 || habit.isKept(faults: count, among: presenters.count) }
            guard habits.contains(kind.matter), isSlip(uses.count) else { return [] }
            let count = kind == .look ? uses.count + unnamedLooks(besides: uses, by: presenters, in: project) : uses.count
            return isSlip(count) ? uses.map { Slip(kind: kind, uses: $0, isOnlyOne: count == 1) } : []
        }
        let kept = KeptViews(project: project, bans: bans).violations(among: presenters, of: unusual, except: isTold)
        // Of a few, the only one that asks the system for something is told of, whatever scenes stand beside it.
        let asking = presenters.count < KeptViews.few && counts[.other] == 1 ? users.filter(\.key.asksSystem).values.map { $0[0].filter { !project.isOfWayOut($0) } } : []
        let alone = asking.flatMap { $0 }.sorted { $0.site < $1.site }
        return kept + (alone.isEmpty ? [] : [slip(alone, isOnlyOne: true, isTeams: true, isOfFew: true, in: project)]) + Dictionary(grouping: slips) { $0.uses[0].from }.values.map { slips in
            let ordered = slips.sorted { ($0.kind.matter == .look ? 1 : 0, $0.uses[0].site) < ($1.kind.matter == .look ? 1 : 0, $1.uses[0].site) }
            return slip(ordered.flatMap(\.uses), isOnlyOne: slips.allSatisfy(\.isOnlyOne), isTeams: using * 2 <= presenters.count, in: project)
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
    private func unusual(_ edge: Edge, in project: VIPERProject) -> Unusual? {
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
        return project.isKind(edge.to, of: .view) ? .view : .action(edge.to)
    }

    /// What one presenter does against a habit, and whether it is alone in that.
    private struct Slip {
        var kind: Unusual
        var uses: [Edge]
        var isOnlyOne: Bool
    }

    /// An alert that is put together and presented in one go, the view's class that presents it, the window that is given another
    /// screen: navigation-outside-router tells of it.
    private func isPartOfNavigation(_ edge: Edge, in project: VIPERProject) -> Bool {
        project.graph.frameworkCalls(by: edge.member).contains { call in
            let name = project.graph.symbols[call.name]
            let isWithoutScreen = ScreenNavigation.isWayBack(name) || ScreenNavigation.assignments.contains(name) || name.hasPrefix("performSegue")
            return call.from == edge.from
                && (name == "rootViewController" || isWithoutScreen && project.isWayToScreen(edge)
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
        UnnamedLooks.types.contains(project.graph[edge.to].fullName)
            && (edge.kind == .creates || [.staticMember, .result, .computedProperty].contains(edge.position))
    }

    /// The same class again and again is one decision to mend, and so are all of a framework in one function's body (an alert
    /// takes several classes) with what comes of it, or in its signature, all parts of a composition, and what a delegate is told.
    private func decisions(_ uses: [Edge], in project: VIPERProject) -> [[Edge]] {
        var decisions: [[Edge]] = []
        for uses in Dictionary(grouping: uses, by: \.to).values.sorted(by: { $0[0].site < $1[0].site }) {
            let framework = project.graph[uses[0].to].framework
            let isInOneBody = uses.allSatisfy { isWork($0) && $0.member == uses[0].member } && uses[0].member.exists
            let mates = uses.map { project.compositionMates(of: $0) }
            let isBeside = mates.allSatisfy { !$0.isEmpty }
            let other = decisions.firstIndex { known in
                isInOneBody && project.graph[known[0].to].framework == framework && isStore(uses[0], in: project) == isStore(known[0], in: project)
                    && known.contains { isWork($0) && $0.member == uses[0].member }
                    || uses.allSatisfy { use in known.contains { isPartOfSignature(use, $0, in: project) } || isToldDelegate(use, known[0], in: project) }
                    || isBeside && mates.allSatisfy { mates in mates.contains { known.contains($0) } }
                    || isPickersDelegate(uses, known, in: project)
            }
            if let other { decisions[other] += uses } else { decisions.append(uses) }
        }
        return decisions
    }

    /// What a function does, and what it makes so: `func snapshot() -> UIImage { UIGraphicsImageRenderer(…).image { … } }`.
    private func isWork(_ use: Edge) -> Bool { !use.isSignature || use.position == .result || use.position == .computedProperty }

    /// `UserDefaults.standard` beside `URLSession.shared`: what an app remembers is another matter than what it fetches, though one framework
    /// declares both. Of two that one finding tells of, a baseline that knows one would hide the other.
    private func isStore(_ use: Edge, in project: VIPERProject) -> Bool {
        ["NSUbiquitousKeyValueStore", "NSUserDefaults", "UserDefaults"].contains(project.graph[use.to].fullName)
    }

    /// What a function answers with, and what its types are made of, is mended with its parameters; two parameters are two decisions.
    /// A property's wrapper and its type (`@FetchRequest var loans: FetchedResults<LoanRecord>`) are one, whose frameworks they are.
    private func isPartOfSignature(_ use: Edge, _ other: Edge, in project: VIPERProject) -> Bool {
        use.isSignature && other.isSignature && use.member == other.member && use.member.exists && use.position != other.position
            && (use.position == .attribute || other.position == .attribute
                || project.graph[use.to].framework == project.graph[other.to].framework)
    }

    /// `extension LoanPresenter: UIImagePickerControllerDelegate, UINavigationControllerDelegate`: who is a picker's delegate has to be both.
    /// Source: developer.apple.com/documentation (UIKit.UIImagePickerController.delegate, UIKit.UIVideoEditorController.delegate).
    private func isPickersDelegate(_ uses: [Edge], _ known: [Edge], in project: VIPERProject) -> Bool {
        let names = [uses, known].map { uses in uses.filter { $0.position == .inheritance }.map { project.graph[$0.to].fullName } }
        guard names[0].count == uses.count else { return false }
        let pickers = ["UIImagePickerControllerDelegate", "UIVideoEditorControllerDelegate"]
        return [names, names.reversed()].contains { names in
            names[0] == ["UINavigationControllerDelegate"] && names[1].contains(where: pickers.contains)
        }
    }

    /// Whether a parameter is one of a method beside the conformance to a framework's protocol: the protocol asks for both.
    private func isToldDelegate(_ use: Edge, _ conformance: Edge, in project: VIPERProject) -> Bool {
        guard conformance.position == .inheritance, project.graph[conformance.to].kind == .protocol, use.isSignature, use.member.exists,
            use.site.file == conformance.site.file, project.graph[use.member].kind == .func
        else { return false }
        let outline = project.graph.outline(of: use.site.file)
        let around = outline[outline[project.graph[use.member].declaration].parent]
        return around.offset <= conformance.site.offset && conformance.site.offset < around.end
    }
}

// MARK: - Messages

extension ForbiddenFramework {
    private func violation(_ uses: [Edge], role: Role, bans: FrameworkBans, in project: VIPERProject) -> Violation {
        let exit = project.wayOut(beside: uses[0])
        let edge = exit ?? uses[0]
        let (type, advice) = (project.graph[edge.to], FrameworkAdvice(project: project))
        // `UIApplication.shared.keyWindow?.rootViewController?.present(UIAlertController(…), animated: true)` is all about the alert.
        let main = uses.first { $0.kind == .creates && project.isViewController($0.to) } ?? edge
        let user = project.effectiveRole(of: edge.from) == nil ? "\(role.phrase)'s enumeration \(project.name(edge.from))" : project.phrase(edge.from)
        let way = role == .presenter ? navigations(uses, in: project).first { !project.isScreenOfSystem($0.argument) } : nil
        let origin = type.framework == bans.ban(of: type, for: role) ? " of \(type.framework ?? "")" : ""
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: type.fullName,
            message: "\(user) \(exit.map(project.leaving(by:)) ?? use(edge, origin, in: project))\(way.map { ", and \(leading(by: $0, in: project))" } ?? "")",
            because: advice.because(role, main, bans.ban(of: project.graph[main.to], for: role) ?? type.fullName),
            help: way.map { "Ask the router for it, and let that call '\(project.graph.symbols[$0.name])'." } ?? advice.help(role, main, beside: uses),
            related: related(uses.dropFirst(), of: edge, in: project),
            isUncertain: uses.allSatisfy { isMaybeRight($0, role, in: project) },
            repetitions: (uses + namingsAgain(uses, in: project)).filter { $0 != edge }.map { Violation.Repetition($0) } + showings(uses, in: project)
                + ownProperties(uses, in: project))
    }

    /// `private var player: AVPlayerViewController?` of whoever makes one for it: how it is held is no matter then.
    private func ownProperties(_ uses: [Edge], in project: VIPERProject) -> [Violation.Repetition] {
        uses.filter { hold in hold.kind == .holds && hold.member.exists && uses.contains { $0.kind == .creates && $0.to == hold.to } }
            .map { Violation.Repetition(site: project.declarationSite(of: $0.member), to: $0.to) }
    }

    /// Values of UIKit's in what Foundation's attributed texts are made of, which is a presenter's work.
    /// Source: developer.apple.com/documentation/foundation (NSAttributedString.Key).
    private static let attributesOfText: Set<String> = ["NSLineBreakMode", "NSTextAlignment", "NSUnderlineStyle", "NSWritingDirection"]

    /// A view's own setting, what a router remembers, an attribute of a text, and a value of SwiftUI that a view model has for its view, or a presenter (`let tint: Color`).
    private func isMaybeRight(_ edge: Edge, _ role: Role, in project: VIPERProject) -> Bool {
        let type = project.graph[edge.to]
        return switch role {
        case .view: project.isOwnSetting(edge)
        case .router: type.fullName == "UserDefaults"
        case .presenter, .viewInterface:
            type.kind.isValue && (FrameworkAdvice.snapshots.contains(type.fullName) || Self.attributesOfText.contains(type.fullName)
                || type.framework == "SwiftUI" && ["Color", "Font"].contains(type.fullName))
        case .viewModel:
            type.framework == "SwiftUI" && type.kind.isValue && (edge.kind == .holds || edge.position == .typeAlias)
                && !FrameworkBans.dataOfScreens.contains(type.fullName)
        default: false
        }
    }

    /// `(view as? UIViewController)?.dismiss(animated: true)`: what a view is taken for a screen for.
    private func navigations(_ uses: [Edge], in project: VIPERProject) -> [FrameworkCall] {
        uses.filter { project.isMadeScreen($0) && $0.member.exists }.flatMap { use in
            project.graph.frameworkCalls(by: use.member).filter { call in
                call.from == use.from && !call.isSelf && ScreenNavigation.receivers[project.graph.symbols[call.name]] != nil
            }
        }
    }

    /// "leaves the scene with 'dismiss'"
    private func leading(by call: FrameworkCall, in project: VIPERProject) -> String {
        let name = project.graph.symbols[call.name]
        return "\(ScreenNavigation.isWayBack(name) ? "leaves the scene" : "goes to another scene") with '\(name)'"
    }

    /// Where what may not even be made there is shown as well, and who is taken for a screen leads on.
    private func showings(_ uses: [Edge], in project: VIPERProject) -> [Violation.Repetition] {
        navigations(uses, in: project).map { project.navigation($0) } + uses.filter { $0.kind == .creates && $0.member.exists }.flatMap { use in
            project.graph.frameworkCalls(by: use.member).filter { call in
                call.from == use.from && call.argument == use.to && ScreenNavigation.openings.contains(project.graph.symbols[call.name])
            }.map { Violation.Repetition(site: $0.site, to: use.to) }
        }
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

    /// "creates a UIColor of UIKit", "uses URLSession.shared"
    private func use(_ edge: Edge, _ origin: String = "", in project: VIPERProject) -> String {
        let name = project.graph[edge.to].fullName
        switch edge.position {
        case .instantiation: return "creates \(name.withArticle)\(origin)"
        case .staticMember:
            return "uses \(name)\((HandedLooks.name(of: edge, in: project) ?? project.members(behind: edge)?.first).map { "." + $0 } ?? "")\(origin)"
        default: return "uses \(name)\(origin) \(project.place(of: edge))"
        }
    }

    /// A function that names a type again decides that once.
    private func namingsAgain(_ uses: [Edge], in project: VIPERProject) -> [Edge] {
        let inBodies = uses.filter { !$0.isSignature && $0.member.exists && project.graph[$0.member].kind.isFunction }
        if inBodies.isEmpty { return [] }
        return project.graph.edges(from: uses[0].from).filter { edge in
            !edge.isSignature && inBodies.contains { $0.member == edge.member && $0.to == edge.to && $0.site != edge.site }
        }
    }

    private func related(_ uses: ArraySlice<Edge>, of edge: Edge, in project: VIPERProject) -> [Violation.Related] {
        uses.map {
            Violation.Related(site: $0.site, message: $0.to == edge.to ? "and here" : "and \(project.name($0.to)) here")
        }.fewest
    }
}

// MARK: - Examples

extension ForbiddenFramework {
    static let examples = [
        RuleMetadata.Example(
            "A use case that chooses the colour",
            ExampleStack.source(
                useCaseOutput: """
                    weak var output: LoanListUseCaseOutput?
                        private let dueColour = ↓UIColor.red
                    """)),
        RuleMetadata.Example(
            "The view chooses it",
            ExampleStack.source(others: "extension LoanListViewController { static let dueColour = UIColor.red }")),
        RuleMetadata.Example(
            "A presenter that keeps its own preferences",
            ExampleStack.source(
                presenter: """
                    private var preferences: ↓UserDefaults?
                        func eventViewReady() { useCase.eventViewReady() }
                    """)),
    ]
}
