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
            What one function does with a framework is reported once. A variable at the top level of a file that keeps or fetches data \
            (`let http = URLSession.shared`) is a use of its class wherever it is named. Where networking is kept from a role, so is \
            `Data(contentsOf: url)`, where files are, so are UIKit's `UIImageWriteToSavedPhotosAlbum` and \
            `data.write(to: url)` with what PDFKit's documents and Objective-C's collections have of that, where `UserDefaults` are, so are the \
            Keychain's functions (`SecItemAdd`), where files are, so are SQLite's (`sqlite3_open`), where SwiftUI is, so is `withAnimation` (a warning), and where Core Data or SwiftData is, so are its objects that another type hands out \
            (`appDelegate.persistentContainer`), and where a record of Realm's, Core Data's or SwiftData's hands its own out, so is what that is asked (`loan.realm?.write { }`, `loan.managedObjectContext?.save()`). What a protocol's \
            extension adds to presenters alone, or to interactors, is their code, and what a view's interface does by default is the view's. A presenter that makes a list's cells is a warning, unless several of the team's do.
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
                name: "unusual-in-presenters", kind: .frameworkNames,
                summary: "Frameworks whose screens and system objects presenters may use, but for those of a team that hardly uses them there; pictures by their names, too."),
            RuleMetadata.Option(
                name: "exceptions", kind: .percentage,
                summary: "Up to this percentage of the presenters are reported for using these; where more do, it is the team's way."),
        ],
        limits: [
            "What frameworks declare is known by their catalogue; of other modules only the import can be seen.",
            "An extension of a model in a view's file is the view's, and so is one in a file that is called after the view (`LoanView+Loan.swift`), or in a folder "
                + "of views where no other part of a scene stands. Of entities only records that fetch or keep themselves are looked at for "
                + "that, and not their extensions in other files; of files they are told where they write or read one.",
            "What is called a presenter, keeps the interactor, and is kept by its scene's view controller is one, though it inherits from UIViewController or UIView: "
                + "it is told of that. A screen that a team calls a presenter is a view.",
            "Members that are reached without a type's name (`.systemTeal`) are not seen, but for a presenter's colours and fonts that it hands to what is declared to take them.",
            "Where there are one or two presenters, no habit is asked: one that keeps or makes a view of the framework's is a warning, and so is the only one "
                + "that asks the system or the device for something (`UIApplication.shared`, a haptic generator), but to leave the app.",
            "A property with a wrapper of the team's own that works with `UserDefaults` (`@UserDefault(\"loans\") var loans`) is a warning in a presenter "
                + "or view, but in a view not one about looks, or that is true or false.",
            "What is loaded from the bundle or from a file is no matter of networking. Where only a URL is handed in, a download is a warning.",
            "What an interactor's interface answers with, its presenter may keep and name.",
            "A SwiftUI view's `@AppStorage` that isn't public is a warning, for it may be of its looks alone. One that is called after those (`fontSize`, "
                + "`sortOrder`, `selectedTab`), or is true or false, is let pass, but for who is signed in or has paid (`isPro`).",
            "A value of SwiftUI that a view model has for its view (`let tint: Color`) is a warning.",
            "A presenter's function that gives `some View` may wrap what others make, and is told of what it lays out by itself; a team's own `UIDocument` that it makes is a warning.",
            "A router that remembers something by `UserDefaults.standard` is told of where presenters ask it, as a warning, and not where it reads or hands it on.",
            "A file that is read without FileManager is told of where it is seen to lie in the app's home or its temporary directory. One that is written anywhere else is a warning.",
            "A view may bring up the system's sheets for signing in and paying, and look for something in what its camera sees.",
            "A router that asks the Keychain is let pass, and one that changes it is told of like that.",
            "A variable at the top level is not looked at in a class that inherits from one of another framework than UIKit or AppKit, which may have one of that name, nor is one of a struct's type (`let loans = try Realm()`).",
            "A router of a scene is told of what it asks a database or a server's client that it may hand on (`realm.write { }`, `context.save()`, "
                + "`provider.request(.loans) { }`, `Firestore.firestore().collection(\"loans\")`), but in its static functions; of files of what it changes or looks into, "
                + "as a warning, and not where it brings up what hands a file on (`UIActivityViewController`).",
            "A view that archives something and unarchives it in the same function makes a copy.",
            "The name of a notification (`UIApplication.didEnterBackgroundNotification`) is no use of the class that has it.",
            "Of routers' interfaces those are looked at that presenters name, and not their static functions.",
        ],
        examples: ForbiddenFramework.examples + DialectExamples.of("forbidden-framework"))

    public var goesByHabits: Bool { true }

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let bans = FrameworkBans(options)
        var imports: [FileID: Set<String>] = [:]
        var banned: RoleTable<[Bool]?> = [:]
        let asked = project.routersThatPresentersAsk
        lazy var views = ViewFiles(project)
        lazy var extensions = ModelExtensions(project)
        let globals = GlobalFrameworkUses(project)
        let entityParts = project.enumerationsOfEntities
        let unnamed = UnnamedFrameworkUses(project: project, bans: bans)
        let accesses = StoreAccesses(project).all
        let accessesByType = Dictionary(grouping: accesses, by: \.from)
        let named = project.ownTypes.flatMap { type -> [Violation] in
            let mixin = project.effectiveRole(of: type) == nil ? project.roleOfMixin(type).flatMap { $0 == .presenter || $0 == .interactor ? $0 : nil } : nil
            guard let ownRole = project.effectiveRole(of: type) ?? (entityParts.contains(type) ? .entity : mixin), project.isJudged(type, as: ownRole),
                ownRole != .routerInterface || asked.contains(type)
            else { return [] }
            // What a view's interface does by default, the view does.
            return (ownRole == .viewInterface ? [ownRole, .view] : [ownRole]).flatMap { role -> [Violation] in
                let kept = banned[role] ?? bans.bannedTypes(for: role, in: project.graph)
                banned[role] = .some(kept)
                guard let kept else { return [] }
                let isFault = { (edge: Edge) -> Bool in
                    if ownRole == .viewInterface, edge.isSignature != (role == ownRole) { return false }
                    // What a router's interface does by default, the router does.
                    // What such a protocol asks for, its implementers are told of.
                    guard kept[edge.to.position], mixin == nil || !edge.isSignature, !unnamed.isWay(edge, toOneOf: accessesByType, role), role != .routerInterface || edge.isSignature && !project.isSegue(edge.to), !project.isOfRoutersClass(edge),
                        !project.isNotification(edge), !bans.isHandedOn(project.graph[edge.to], by: edge, of: role),
                        !isMeasure(edge, in: project), !isTwoWay(edge, role, in: project), role != .view || !project.isMatterOfLooks(edge),
                        !bans.isOtherMember(edge, of: role, in: project), role != .presenter && role != .interactor || !project.isWayToRoot(edge),
                        !isOfView(edge, role, in: project, views: views, extensions: extensions), !isOfDataAccess(edge, role, bans, in: project), !isPicture(edge, role, in: project),
                        role != .view || !isOfOwnCamera(edge, in: project),
                        !isOfPresentation(role) || !project.isAnchor(edge), role != .presenter || !isHandedOver(edge, in: project),
                        role != .presenter || project.graph[edge.to].framework != "SwiftUI" || !project.makesView(edge.member) || project.isOwnLayout(edge),
                        role != .view || !project.isCopying(edge),
                        role != .presenter || !isShownByItself(edge, bans, in: project),
                        role != .presenter || !project.isCallbackOfInterface(edge, isTold: { kept[$0.position] }), !isMadeForAnswer(edge, bans, in: project),
                        role != .presenter || !isMadeForView(edge, bans, in: project),
                        role != .router || project.isRoutersUseOfData(edge, asked: asked)
                    else { return false }
                    // The file that declares it knows the framework.
                    if edge.position == .globalVariable { return true }
                    let known = imports[edge.site.file] ?? project.modules(knownIn: edge.site.file)
                    imports[edge.site.file] = known
                    return project.isSurelyFramework(edge, imports: known)
                }
                let uses = project.faultyNamings(by: type, where: isFault) + globals.uses(by: type, where: isFault)
                return decisions(uses, in: project).map { violation($0, role: role, bans: bans, in: project) }
            }
        }
        return named + unnamed.databases(accesses, besides: named) + unnamed.downloads() + unnamed.savings() + unnamed.keychains(askedRouters: asked) + unnamed.files() + unnamed.sqlite() + unnamed.askedStores(askedRouters: asked)
            + unnamed.documents() + unnamed.wrappers() + unnamed.animations()
            + unusualUses(bans, options, in: project)
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
        let user = project.effectiveRole(of: edge.from) == nil ? "\(role.phrase)'s \(project.graph[edge.from].kind == .protocol ? "protocol" : "enumeration") \(project.name(edge.from))" : project.phrase(edge.from)
        let way = role == .presenter ? navigations(uses, in: project).first { !project.isScreenOfSystem($0.argument) } : nil
        let origin = type.framework == bans.ban(of: type, for: role) && type.framework != type.fullName ? " of \(type.framework ?? "")" : ""
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: type.fullName,
            message: "\(user) \(exit.map(project.leaving(by:)) ?? use(edge, origin, in: project))\(way.map { ", and \(leading(by: $0, in: project))" } ?? "")",
            because: advice.because(role, main, bans.ban(of: project.graph[main.to], for: role) ?? type.fullName),
            help: way.map { "Ask the router for it, and let that call '\(project.graph.symbols[$0.name])'." } ?? advice.help(role, main, beside: uses),
            related: related(uses.dropFirst(), of: edge, in: project),
            isUncertain: uses.allSatisfy { isMaybeRight($0, role, in: project) || role == .presenter && isScreenToMakeElsewhere($0, bans, in: project) },
            repetitions: (uses + namingsAgain(uses, in: project)).filter { $0 != edge }.map { Violation.Repetition($0) } + showings(uses, in: project)
                + ownProperties(uses, in: project))
    }

    /// `private var player: AVPlayerViewController?` of whoever makes one for it: how it is held is no matter then.
    private func ownProperties(_ uses: [Edge], in project: VIPERProject) -> [Violation.Repetition] {
        uses.filter { $0.kind == .creates }.flatMap { made in
            project.graph.edges(from: made.from).filter { $0.kind == .holds && $0.to == made.to && $0.member.exists }
        }.map { Violation.Repetition(site: project.declarationSite(of: $0.member), to: $0.to) }
    }

    /// Values of UIKit's in what Foundation's attributed texts are made of, which is a presenter's work.
    /// Source: developer.apple.com/documentation/foundation (NSAttributedString.Key).
    private static let attributesOfText: Set<String> = ["NSLineBreakMode", "NSTextAlignment", "NSUnderlineStyle", "NSWritingDirection"]

    /// A view's own setting, what a router remembers, an attribute of a text, and a value of SwiftUI that a view model has for its view, or a presenter (`let tint: Color`).
    private func isMaybeRight(_ edge: Edge, _ role: Role, in project: VIPERProject) -> Bool {
        let type = project.graph[edge.to]
        return switch role {
        case .view: project.isOwnSetting(edge)
        case .router: ["FileManager", "UserDefaults"].contains(type.fullName)
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
        uses.filter { project.isMadeScreen($0) }.flatMap { use in
            project.graph.frameworkCalls(by: use.member).filter { ScreenNavigation.receivers[project.graph.symbols[$0.name]] != nil }
        }
    }

    /// "leaves the scene with 'dismiss'"
    private func leading(by call: FrameworkCall, in project: VIPERProject) -> String {
        let name = project.graph.symbols[call.name]
        return "\(ScreenNavigation.isWayBack(name) ? "leaves the scene" : "goes to another scene") with '\(name)'"
    }

    /// Where what may not even be made there is shown as well, and who is taken for a screen leads on.
    private func showings(_ uses: [Edge], in project: VIPERProject) -> [Violation.Repetition] {
        navigations(uses, in: project).map { project.navigation($0) } + uses.filter { $0.kind == .creates }.flatMap { use in
            project.graph.frameworkCalls(by: use.member).filter { call in
                call.argument == use.to && ScreenNavigation.openings.contains(project.graph.symbols[call.name]) || project.isModal(call) && call.receiver == use.to
                    || isAssigned(use, by: call, in: project)
            }.map { project.navigation($0) }
        }
    }

    /// `window?.rootViewController = UIViewController()`
    private func isAssigned(_ made: Edge, by call: FrameworkCall, in project: VIPERProject) -> Bool {
        guard ScreenNavigation.assignments.contains(project.graph.symbols[call.name]), project.isViewController(made.to), call.caller == made.member,
            call.site.file == made.site.file
        else { return false }
        let outline = project.graph.outline(of: call.site.file)
        return project.graph.declaration(of: call.caller).code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .assignment, node.other.exists, outline[node.other].offset == call.site.offset, node.base.exists,
                case let value = outline[outline.unwrapped(node.base)], value.kind == .call
            else { return false }
            return outline.callee(of: value)?.offset == made.site.offset
        }
    }

    /// "creates a UIColor of UIKit", "uses URLSession.shared"
    func use(_ edge: Edge, _ origin: String = "", in project: VIPERProject) -> String {
        let name = project.graph[edge.to].fullName
        switch edge.position {
        case .instantiation: return "creates \(name.withArticle)\(origin)"
        case .staticMember:
            return "uses \(name)\((HandedLooks.name(of: edge, in: project) ?? project.members(behind: edge)?.first).map { "." + $0 } ?? "")\(origin)"
        case .globalVariable: return "uses \(name)\(origin) by '\(GlobalFrameworkUses.name(of: edge, in: project))'"
        default: return "uses \(name)\(origin) \(project.place(of: edge))"
        }
    }

    /// A function that names a type again decides that once.
    func namingsAgain(_ uses: [Edge], in project: VIPERProject) -> [Edge] {
        let inBodies = uses.filter { !$0.isSignature && $0.member.exists && project.graph[$0.member].kind.isFunction }
        if inBodies.isEmpty { return [] }
        return project.graph.edges(from: uses[0].from).filter { edge in
            !edge.isSignature && inBodies.contains { $0.member == edge.member && $0.to == edge.to && $0.site != edge.site }
        }
    }

    func related(_ uses: ArraySlice<Edge>, of edge: Edge, in project: VIPERProject) -> [Violation.Related] {
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
