import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What a class needs is in its initialiser.
///
/// Seed 000 § The UseCase: it has no direct dependencies, the gateway and the output are protocols and are injected.
public struct HiddenDependency: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "hidden-dependency",
        summary: "A presenter or interactor reaches for a shared instance, or creates its own data access.",
        what: """
            Looks at presenters, interactors and transformers: where they take a class's shared instance (a static \
            property of its own type) or a gateway or manager that another type hands out in one, by a \
            static function without parameters, or from a struct that is there once (`AppEnvironment.current.loans`), in a function from a static one that gives whatever is asked for \
            (`let loans: LoanService = Services.resolve()`), one of the frameworks' shared instances that the dialect lists, or make a \
            gateway or manager. A library's database that the dialect lists counts where no more of them open it than gateways and managers do.
            """,
        why: """
            Nothing outside shows that the class needs it: a test runs against the real thing without anybody having \
            asked for it, and two tests share its state.
            """,
        instead: "Ask for a protocol in the initialiser, and let the assembler decide what stands behind it.",
        source: "seed 000, The UseCase; The EntityGateway and EntityManagers",
        options: [
            RuleMetadata.Option(
                name: "framework-instances", kind: .frameworkNames,
                summary: """
                    Shared instances of frameworks: `UserDefaults.standard`; where the name is the instance, that name alone: `AF`; where a database \
                    is opened by making one: `Realm.init`.
                    """),
            RuleMetadata.Option(name: "allowed-types", kind: .types, summary: "Classes whose shared instance may be used."),
            RuleMetadata.Option(
                name: "allow-defaults", kind: .bool, summary: "Whether a default argument and a property's initial value may name it."),
            RuleMetadata.Option(
                name: "cross-cutting", kind: .strings,
                summary: "Words in the names of what serves every layer and is asked for nothing, so that anybody may reach for it: `Logger`. "
                    + "Where there are any, so may they for what only tells a library of analytics what happened."),
            RuleMetadata.Option(
                name: "only-where-usual", kind: .bool,
                summary: "Whether to leave it out where more classes reach for data access than are handed it: the team injects none."),
        ],
        limits: [
            "A function at the top level of a file (`makeLoans()`) is not seen, nor what a static function makes of arguments, nor a variable at the top level of a file "
                + "(`Current.loans`) in a default argument.",
            "`.shared` is seen where the property's type is written (`let defaults: UserDefaults = .standard`), and in no other place.",
            "A class with nothing in it but constants of values is a value by custom, and `static let news = Topic(id: \"news\")` one by its name; "
                + "not one that is called `shared`, `default` or the like.",
        ],
        examples: HiddenDependency.examples + DialectExamples.of("hidden-dependency"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let search = SharedInstanceSearch(
            project: project, listed: Set(options.strings("framework-instances")), allowed: Set(options.strings("allowed-types")),
            crossCutting: options.strings("cross-cutting"))
        let allowsDefaults = options.bool("allow-defaults", default: false)
        let types = project.typesInScope.filter { project.effectiveRole(of: $0).map { [.presenter, .interactor, .transformer].contains($0) } ?? false }
        let violations = types.flatMap { type -> [Violation] in
            let namings = project.faultyNamings(by: type) { edge in
                // The class that a default argument makes stands beside the parameter that may be handed another one.
                search.isHidden(edge) && !(allowsDefaults && isFirst(edge, in: project)) && !(edge.kind == .creates && edge.position == .defaultArgument)
                    && !project.isSettable(edge)
            }
            // Whoever reaches for it again decided that once.
            let decisions = Dictionary(grouping: namings) { Decision(other: $0.to, instance: search.instance(of: $0)) }
            return decisions.map { violation($1, instance: $0.instance, in: project) }
        } + GlobalServices(project: project, isLeft: search.isForEverybody).uses(by: types, allowsDefaults: allowsDefaults).map { uses in
            violation(uses.map(\.edge), instance: uses[0].name, in: project)
        }
        guard options.bool("only-where-usual", default: false) else { return violations }
        let reaching = Set(violations.filter { isDataAccess($0.to, in: project) }.map(\.from)).count
        return reaching > types.count { isHandedDataAccess($0, in: project) } ? [] : violations
    }
}

extension HiddenDependency {
    private struct Decision: Hashable {
        var other: TypeID
        var instance: String?
    }

    /// What the system shows or asks is none: a presenter that leaves the app says nothing of how its team hands out its services.
    private func isDataAccess(_ type: TypeID, in project: VIPERProject) -> Bool {
        !Self.systems.contains(project.graph[type].framework ?? "")
    }

    private static let systems: Set<String> = ["AVFoundation", "AppKit", "MediaPlayer", "Photos", "StoreKit", "UIKit", "UserNotifications", "WatchKit"]

    private func isHandedDataAccess(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.graph.edges(from: type).contains { edge in
            edge.kind == .holds && project.role(of: edge.to)?.isDataAccess ?? false
        }
    }

    /// `var defaults: UserDefaults = .standard`, which names the instance by the property's type.
    private func isFirst(_ edge: Edge, in project: VIPERProject) -> Bool {
        (edge.kind == .holds || project.isDefault(edge)) && !project.isForAllInstances(edge)
    }
}

private struct SharedInstanceSearch {
    let project: VIPERProject
    let listed: Set<String>
    let allowed: Set<String>
    let crossCutting: [String]
    /// Libraries' types that the team's data access makes, and not more others do.
    private let databases: Set<TypeID>

    init(project: VIPERProject, listed: Set<String>, allowed: Set<String>, crossCutting: [String]) {
        (self.project, self.listed, self.allowed, self.crossCutting) = (project, listed, allowed, crossCutting)
        let names = Set(listed.filter { $0.hasSuffix(".init") }.map { String($0.dropLast(".init".count)) })
        let made = { (roles: [Role]) in Self.made(names, by: roles.flatMap { project.types($0) }, in: project) }
        let inside = made([.presenter, .interactor])
        let outside = inside.isEmpty ? [:] : made([.gateway, .manager])
        databases = Set(inside.filter { $0.value <= outside[$0.key] ?? 0 }.keys)
    }

    /// How many of some types make one of a library's.
    private static func made(_ names: Set<String>, by types: [TypeID], in project: VIPERProject) -> [TypeID: Int] {
        types.reduce(into: [:]) { counts, type in
            var made: Set<TypeID> = []
            for edge in project.graph.edges(from: type) where edge.kind == .creates && project.graph[edge.to].isExternal {
                if names.contains(project.graph[edge.to].fullName), made.insert(edge.to).inserted { counts[edge.to, default: 0] += 1 }
            }
        }
    }

    func isHidden(_ edge: Edge) -> Bool {
        if edge.kind == .creates {
            let role = project.role(of: edge.to)
            guard role == .gateway || role == .manager || databases.contains(edge.to) else { return false }
        } else {
            guard edge.kind == .holds || edge.position == .staticMember, instance(of: edge) != nil, !project.isWayToRoot(edge) else { return false }
        }
        return !isForEverybody(edge.to)
    }

    func isForEverybody(_ type: TypeID) -> Bool {
        // A formatter is the same for everybody, and asks for nothing.
        let name = project.name(type)
        return allowed.contains(name) || name.hasSuffix("Formatter") || project.isCalled(type, byOneOf: crossCutting)
            || !crossCutting.isEmpty && !project.graph[type].isExternal && project.isTracking(type)
    }

    /// `AccountService.shared`; nil where the name leads to no shared instance.
    func instance(of edge: Edge) -> String? {
        guard let member = edge.kind == .holds ? initialMember(of: edge) : edge.position == .staticMember ? project.members(behind: edge) : nil
        else { return nil }
        let full = "\(project.name(edge.to)).\(member.first)"
        if project.graph[edge.to].isExternal { return sharedInstance(full, of: edge, isPlace: isPlace(member.second)) }
        let ancestors = Set(project.graph.allSupertypes(of: edge.to))
        let isInstance = project.graph.edges(from: edge.to).contains { own in
            own.isStatic && own.member.exists && project.graph.symbols[project.graph[own.member].name] == member.first
                && (isHandedOut(own, to: edge.from) || isEnvironment(own, behind: edge)
                    || own.kind == .holds && project.graph[edge.to].kind.isReference && (own.to == edge.to || ancestors.contains(own.to))
                    && !project.isNamedConstant(own))
        }
        return isInstance || project.isAskedForService(edge) ? full : nil
    }

    /// `standard` of `let defaults: UserDefaults = .standard`
    private func initialMember(of edge: Edge) -> (first: String, second: String?)? {
        guard edge.member.exists, case let value = project.graph.declaration(of: edge.member).initialValue, value.exists else { return nil }
        let outline = project.graph.outline(of: project.graph[edge.member].file)
        guard outline[value].kind == .member, !outline[value].base.exists else { return nil }
        return (outline.names[outline[value].name], nil)
    }

    /// `enum EntityGatewayFactory { static var entityGateway: EntityGateway! }`, `class LoanStore { static var context: NSManagedObjectContext? }`: whose
    /// property it is doesn't matter. A struct's static
    /// value is a constant, and nothing shared.
    private func isHandedOut(_ own: Edge, to type: TypeID) -> Bool {
        guard own.from != type, own.kind == .holds || own.position == .computedProperty || isMaker(own) else { return false }
        return (project.role(of: own.to)?.isDataAccess ?? false || project.graph.isDataAccess(own.to)) && !project.graph[own.to].kind.isValue
            && !isForEverybody(own.to)
    }

    /// `enum Services { static func makeLoans() -> LoanManager }`: whoever assembles is told elsewhere.
    private func isMaker(_ own: Edge) -> Bool {
        let (member, role) = (project.graph[own.member], project.role(of: own.from))
        return own.position == .result && project.graph.outline(of: member.file).parameters(of: project.graph.declaration(of: own.member)).isEmpty
            && (role == nil || role?.isDataAccess ?? false)
    }

    /// `AppEnvironment.current.manager`: a struct that is there once is a way to what it keeps.
    private func isEnvironment(_ own: Edge, behind edge: Edge) -> Bool {
        guard own.kind == .holds, own.to == edge.to, project.graph[own.to].kind == .struct, project.graph.declaration(of: own.member).kind == .var else { return false }
        return project.properties(behind: edge).contains { reached in
            reached.type.exists && project.role(of: reached.type)?.isDataAccess ?? false && !project.graph[reached.type].kind.isValue
                && !isForEverybody(reached.type)
        }
    }

    /// `Session.default` is Alamofire's only where that is imported.
    private func sharedInstance(_ full: String, of edge: Edge, isPlace: Bool) -> String? {
        let name = project.name(edge.to)
        guard !isPlace, listed.contains(full) || listed.contains(name),
            project.isSurelyFramework(edge, imports: project.modules(knownIn: edge.site.file))
        else { return nil }
        return listed.contains(name) ? name : full
    }

    /// `FileManager.default.temporaryDirectory`: where something lies is the same for everybody.
    private func isPlace(_ name: String?) -> Bool {
        ["temporaryDirectory", "homeDirectoryForCurrentUser", "containerURL", "url", "urls"].contains(name)
    }
}

// MARK: - Messages

extension HiddenDependency {
    private func violation(_ edges: [Edge], instance: String?, in project: VIPERProject) -> Violation {
        let exit = edges.lazy.compactMap { project.wayOut(beside: $0) }.first
        let edge = exit ?? edges[0]
        let others = edges.filter { $0.site != edge.site && ($0.member != edge.member || exit == nil) }
        let what = instance.map { "reaches for \($0)" } ?? "creates \(project.phrase(edge.to)) by itself"
        let place = edge.member.exists ? " in '\(project.label(of: edge.member))'" : ""
        var violation = Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: instance ?? "",
            message: "\(project.phrase(edge.from)) \(exit.map(project.leaving(by:)) ?? what + place)",
            because: exit == nil ? "What a class needs is handed to it, so that its initialiser tells, and a test can hand it something else."
                : "Where it leads, out of the app as well, is the router's part: a presenter that leaves by itself can be tested on a device only.",
            help: FrameworkAdvice(project: project).helpOnWaysOut(exit) ?? help(edge, instance, in: project),
            // What the system has once is the same in every class that reaches for it; the team's own instances needn't be.
            related: project.declared(edge.to) + others.map { Violation.Related(site: $0.site, message: "and here") }.fewest,
            isUncertain: project.graph[edge.to].isExternal || edges.allSatisfy { project.isValueOfSettable($0) || project.isFirstValueOfSettable($0) },
            repetitions: (edges.filter { $0 != edge } + edges.flatMap { project.namings(ofPropertyWith: $0) }).map { Violation.Repetition($0) })
        violation.speaksFirst = instance != nil && isOutward(edge, in: project)
        return violation
    }

    /// Whoever is deeper than a presenter may well work with it, and only knows it in the wrong way.
    private func isOutward(_ edge: Edge, in project: VIPERProject) -> Bool {
        project.effectiveRole(of: edge.from) != .presenter && project.role(of: edge.to)?.isDataAccess ?? false
    }

    private func help(_ edge: Edge, _ instance: String?, in project: VIPERProject) -> String {
        if instance == nil, let help = project.helpOnOwnInstance(madeBeside: edge) { return help }
        if project.role(of: edge.to) == .transformer { return "Make a \(project.name(edge.to)) in the event that it is for, which nobody shares." }
        if instance == nil, project.graph[edge.to].isExternal { return "Let a gateway or manager do it, and take that in the initialiser, as a protocol." }
        if instance != nil, isDatabase(edge, in: project) { return "Let a gateway or manager work with it, and take that in the initialiser, as a protocol." }
        if let instance, let help = help(edge, handedOutBy: instance, in: project) { return help }
        if let asked = project.asked(of: edge) {
            return "Take \(project.name(asked.to)) in the initialiser, and let the assembler ask \(instance ?? project.name(edge.to)) for it."
        }
        if let instance, project.graph[edge.to].isExternal,
            instance == project.name(edge.to) || project.graph.imports(project.name(edge.to), in: edge.site.file)
        {
            // `AF.request`, `Alamofire.request`: what a library has once, or a module's function, has no protocol to be taken as.
            return "Put what '\(instance)' is called for in a service behind a protocol, and take that in the initialiser."
        }
        if instance == "FileManager.default" { return "Let a gateway or manager keep the files, and take that in the initialiser, as a protocol." }
        let passed = instance.map { $0 + (isCalled($0, edge, in: project) ? "()" : "") } ?? project.name(edge.to)
        return "Take it in the initialiser, as a protocol, and let the assembler pass \(passed)."
    }

    /// `LoanStore.context`, of a framework's class.
    private func isDatabase(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard edge.position == .staticMember, let name = project.members(behind: edge)?.first else { return false }
        return project.graph.edges(from: edge.to).contains { own in
            own.isStatic && own.member.exists && project.graph.symbols[project.graph[own.member].name] == name && project.graph.isDataAccess(own.to)
        }
    }

    /// `UNUserNotificationCenter.current()` is a function, `FileManager.default` a property, and `AF` has functions.
    private func isCalled(_ instance: String, _ edge: Edge, in project: VIPERProject) -> Bool {
        guard edge.member.exists, project.graph[edge.member].file == edge.site.file else { return false }
        let outline = project.graph.outline(of: edge.site.file)
        return project.graph.declaration(of: edge.member).code.indices.contains { place in
            guard outline.code[place].kind == .call, let callee = outline.callee(of: outline.code[place]), callee.kind == .member, callee.base.exists
            else { return false }
            return outline[callee.base].kind == .identifier && outline[callee.base].offset == edge.site.offset
                && instance.hasSuffix("." + outline.names[callee.name])
        }
    }
}

extension HiddenDependency {
    /// What hands services out is no dependency by itself: each is asked for by what it is.
    private func help(_ edge: Edge, handedOutBy instance: String, in project: VIPERProject) -> String? {
        let uses = project.graph.edges(from: edge.from).filter { $0.to == edge.to && $0.position == .staticMember }
        let chains = uses.map { project.properties(behind: $0) }
        let handedOut = chains.compactMap { chain in chain.prefix(2).last { isService($0.type, in: project) } }
        guard let first = handedOut.first, handedOut.count == chains.count, let owner = chains[0].first?.receiver, !isService(owner, in: project)
        else { return nil }
        let names = handedOut.map { project.name(boundary(of: $0.type, in: project)) }.reduce(into: [String]()) { names, name in
            if !names.contains(name) { names.append(name) }
        }
        let isOwn = chains[0].first?.member == first.member
        let place = isOwn ? instance : "\(instance).\(project.label(of: first.member))"
        if names.count == 1 { return "Take \(names[0]) in the initialiser, and let the assembler pass \(place)." }
        let list = "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
        return "Take \(list) in the initialiser, and let the assembler pass what \(instance) has."
    }

    private func isService(_ type: TypeID, in project: VIPERProject) -> Bool {
        type.exists && project.role(of: type)?.isDataAccess ?? false && !project.graph[type].kind.isValue
    }

    /// A service's protocol, where it has one.
    private func boundary(of type: TypeID, in project: VIPERProject) -> TypeID {
        guard project.graph[type].kind != .protocol else { return type }
        return project.graph.allSupertypes(of: type).first { project.role(of: $0).map { $0.isBoundary && $0.isDataAccess } ?? false } ?? type
    }
}

// MARK: - Examples

extension HiddenDependency {
    private static let session = """
        final class Session { static let shared = Session(); func touch() {} }
        """

    static let examples = [
        RuleMetadata.Example(
            "The use case takes the shared session",
            ExampleStack.source(
                useCaseOutput: """
                    weak var output: LoanListUseCaseOutput?
                        func eventSeen() { ↓Session.shared.touch() }
                    """,
                presenter: "func eventViewReady() { useCase.eventSeen() }",
                others: session)),
        RuleMetadata.Example(
            "The session is handed in",
            ExampleStack.source(
                useCaseOutput: """
                    weak var output: LoanListUseCaseOutput?
                        var session: SessionTouching?
                        func eventSeen() { session?.touch() }
                    """,
                presenter: "func eventViewReady() { useCase.eventSeen() }",
                others: session + "\nprotocol SessionTouching { func touch() }\nextension Session: SessionTouching {}")),
    ]
}
