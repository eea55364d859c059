import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Entities stay inside: what crosses is made of them.
///
/// Seed 000 § The UseCase: entities are never passed directly to the UseCaseOutput.
public struct EntityLeak: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "entity-leak",
        summary: "An entity crosses out of the interactor.",
        what: """
            Looks at the methods and properties of the protocols between view, presenter and interactor, at the \
            methods, properties (`useCase.$loans` as well) and the subscript by which a presenter reaches an interactor without such a \
            protocol, and at what presentation models store. A struct or enumeration without a role that an interactor answers with, or a view is told, is looked into, and so is a view model on its way to the view. What interactors alone ask or are answered stays among them. Optionals, collections, generic arguments and closures are unwrapped. What an interactor \
            is given leads inward, and the initialiser of a presentation model may take an entity: that is how one is \
            made. Where entities may reach presenters (`to-presenters`), what views are told, read and observe is looked at.
            """,
        why: """
            An entity that reaches the presenter ties the screen to the form of the data: neither can change without \
            the other, and whoever holds a shared entity can change it behind the use case's back.
            """,
        instead: "Make a presentation model of the entity, with only the values that the output needs.",
        source: "seed 000, The UseCase",
        options: [
            RuleMetadata.Option(
                name: "to-presenters", kind: .bool, summary: "Whether entities may reach presenters, so that only views are kept from them."),
            RuleMetadata.Option(
                name: "only-objects", kind: .bool,
                summary: "Whether an entity that is a value may cross: a plain object, which nothing binds to its store."),
            RuleMetadata.Option(
                name: "allow-observable", kind: .bool,
                summary: "Whether an entity that SwiftUI's views observe (`ObservableObject`, `@Observable`) may cross."),
            RuleMetadata.Option(
                name: "exceptions", kind: .percentage,
                summary: """
                    Up to this percentage of the messages that hand views data of the project's, those with an entity are reported as \
                    slips; above it, the team shows entities on purpose.
                    """),
            RuleMetadata.Option(
                name: "collections", kind: .bool,
                summary: "Whether a collection of entities counts that presenters take from an interactor's property: exposed-collection is off, and says nothing of it."),
            RuleMetadata.Option(name: "only-exceptions", kind: .bool, summary: "Whether nothing else is looked at."),
        ],
        limits: [
            "Enumerations of the entities' layer may cross: they are values.",
            "What a generic struct stores nothing of (`Loan` of `Identifier<Loan>`) is only named.",
        ],
        examples: EntityLeak.examples + DialectExamples.of("entity-leak"))

    public var goesByHabits: Bool { true }

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let looksForSlips = options.integer("exceptions", default: 0) > 0
        let slips = looksForSlips ? slips(options.habit("exceptions", default: 0), options.bool("only-objects", default: false), in: project) : []
        return options.bool("only-exceptions", default: false) ? slips : leaks(in: project, options) + slips
    }

    private func leaks(in project: VIPERProject, _ options: RuleOptions) -> [Violation] {
        let reachPresenters = options.bool("to-presenters", default: false)
        let onlyObjects = options.bool("only-objects", default: false)
        let allowsObservable = options.bool("allow-observable", default: false)
        let toldElsewhere = options.bool("collections", default: false) ? [] : Set(project.graph.collectionUses.map(\.target))
        var carriers: [Edge] = []
        let leaks = project.typesInScope.flatMap { type -> [Violation] in
            guard let role = project.role(of: type), !reachPresenters || Self.isOfViews(role), !project.isAmongInteractors(type) else { return [] }
            // What an interactor says in an enumeration reaches its presenter and goes no further.
            if reachPresenters, role == .presentationModel, project.graph[type].kind == .enum { return [] }
            // What views observe is read by them, with no protocol between.
            let leaks = reachPresenters && role == .presenter
                ? Self.isObserved(by: type, in: project)
                : Self.crossings(of: role, toldElsewhere, in: project)
            guard let leaks else { return [] }
            if !onlyObjects { carriers += carryings(from: type, role, reachPresenters, in: project).filter(leaks) }
            let isLeak = { (edge: Edge) in
                isEntity(edge.to, onlyObjects, in: project) && leaks(edge) && !project.isPhantom(edge) && !(allowsObservable && project.graph.isObservedByViews(edge.to))
            }
            // What a message carries as well beside the object that has it is a fault of its own.
            return project.faultyNamings(by: type) { isLeak($0) && !isInObject($0, in: project) }.map { violation($0, role: role, reachPresenters, in: project) }
        }
        return project.objectsOnce(leaks) + project.entitiesCarried(by: carriers).map { carried($0.part, by: $0.crossing, in: project) }
    }

    /// What may have entities in it on its way out of the interactor, and the view models on theirs to the view.
    private func carryings(from type: TypeID, _ role: Role, _ reachPresenters: Bool, in project: VIPERProject) -> [Edge] {
        let isOfView = role == .viewInterface || role == .presenterInterface
        let mayCarry = !reachPresenters && (role.reached == .interactor || role == .interactorOutput || role == .viewInterface)
        guard isOfView || mayCarry else { return [] }
        return project.graph.edges(from: type).filter { edge in
            isOfView && project.role(of: edge.to) == .viewModel ? project.graph[edge.to].kind.isValue : mayCarry && project.mayCarryEntities(edge.to)
        }
    }

    /// `NSFetchedResultsController<Loan>`: that the controller crosses is reference-crossing's to say.
    private func isInObject(_ edge: Edge, in project: VIPERProject) -> Bool {
        edge.isSignature && project.graph.edges(of: edge.member, from: edge.from).contains { other in
            project.graph[other.to].isExternal && project.graph[other.to].kind.isReference && project.isArgument(edge, of: other)
        }
    }

    /// Entities that views are shown by a team that makes view models of them everywhere else.
    private func slips(_ habit: Habit, _ onlyObjects: Bool, in project: VIPERProject) -> [Violation] {
        let published = onlyObjects ? Self.published(in: project) : []
        let messages = project.typesInScope.filter { !published.contains($0) }.flatMap { type in
            let carried = project.graph.edges(from: type).filter { Self.isShown($0, by: project.role(of: type), onlyObjects, in: project) }
            return [[Edge]](Dictionary(grouping: carried, by: \.member).values)
        }
        // That an object crosses is reference-crossing's to say, and weighs more.
        let faulty = messages.compactMap { edges in edges.first { isEntity($0.to, false, in: project) && project.graph[$0.to].kind.isValue && !project.isPhantom($0) } }
        let isSlip = habit.isKept(faults: faulty.count, among: messages.count) || isOnlyOneBesideModels(faulty, messages, in: project)
        return isSlip ? faulty.map { slip($0, in: project) } : []
    }

    /// The enumerations that presenters publish, which show what these might as well publish without.
    private static func published(in project: VIPERProject) -> Set<TypeID> {
        Set(project.types(.presenter).filter { project.graph.isObservable($0) }.flatMap { presenter in
            project.graph.edges(from: presenter).filter { $0.kind == .holds && project.graph[$0.to].kind == .enum }.map(\.to)
        })
    }

    /// `show(loans: [LoanRow])` beside `highlight(_ loan: Loan)`: where there are too few messages to speak of percent, what the same view
    /// is told otherwise is the habit, and so is what all the others are, if there are two.
    private func isOnlyOneBesideModels(_ faulty: [Edge], _ messages: [[Edge]], in project: VIPERProject) -> Bool {
        guard faulty.count == 1, let only = faulty.first else { return false }
        if messages.count > 2, messages.allSatisfy({ edges in edges[0].member == only.member || edges.contains { project.role(of: $0.to) == .viewModel } }) { return true }
        return messages.contains { edges in
            edges[0].from == only.from && edges[0].member != only.member && edges.contains { project.role(of: $0.to) == .viewModel }
        }
    }

    /// Whether views are told it, read it or are handed it by the presenter's interface, or observe it.
    private static func isShown(_ edge: Edge, by role: Role?, _ onlyObjects: Bool, in project: VIPERProject) -> Bool {
        guard edge.namesInstance, edge.member.exists, project.isInterface(edge.member), project.isData(edge.to) else { return false }
        switch role {
        case .viewInterface: return true
        case .presenterInterface: return edge.position != .parameter && (edge.position != .genericArgument || answers(edge.member, in: project))
        case .viewModel: return (project.graph.isObservable(edge.from) || project.graph[edge.from].kind == .enum) && isStored(edge, in: project)
        case .presenter: return !onlyObjects && isObserved(by: edge.from, in: project)?(edge) ?? false
        default: return false
        }
    }

    /// Whether a member has anything to hand back: the arguments of generic types that it takes (`Tagged<Loan, Int>`) lead inward.
    private static func answers(_ member: MemberID, in project: VIPERProject) -> Bool {
        project.graph[member].kind != .func || project.graph[member].isTyped
    }

    /// Whether a view is at one end, or what it shows.
    private static func isOfViews(_ role: Role) -> Bool {
        switch role {
        case .viewInterface, .presenterInterface, .presenter, .viewModel, .presentationModel: true
        default: false
        }
    }

    /// The `@Published` properties of an observable object, and the variables of an `@Observable` class; nil for others.
    private static func isObserved(by presenter: TypeID, in project: VIPERProject) -> ((Edge) -> Bool)? {
        guard project.graph.isObservable(presenter) else { return nil }
        let isMacro = project.graph.hasObservableMacro(presenter)
        return { edge in
            guard edge.namesInstance, !edge.isStatic, edge.position != .closureSignature, isStored(edge, in: project) else { return false }
            let member = project.graph[edge.member]
            let outline = project.graph.outline(of: member.file)
            let declaration = outline[member.declaration]
            guard member.kind == .var, declaration.modifiers.isDisjoint(with: [.private, .fileprivate, .lazy]) else { return false }
            return isMacro ? !outline.has("ObservationIgnored", declaration) : outline.has("Published", declaration)
        }
    }

    private func isEntity(_ type: TypeID, _ onlyObjects: Bool, in project: VIPERProject) -> Bool {
        guard project.role(of: type) == .entity else { return false }
        return onlyObjects ? project.graph[type].kind.isReference : project.graph[type].kind != .enum && !project.isIdentifier(type)
    }

    /// Which edges of a role's types cross from the interactor outward; nil where none do.
    ///
    /// - Parameter toldElsewhere: the collections that presenters take and exposed-collection tells of.
    private static func crossings(of role: Role, _ toldElsewhere: Set<MemberID>, in project: VIPERProject) -> ((Edge) -> Bool)? {
        switch role {
        case .gatewayInterface, .managerInterface: return nil
        case .presentationModel:
            return { $0.namesInstance && !$0.isStatic && isStored($0, in: project) }
        case .interactor:
            return { edge in
                edge.namesInstance && edge.position != .parameter && isCalledByPresenter(edge.member, in: project)
                    || isTakenByPresenter(edge, toldElsewhere, in: project)
            }
        default:
            guard role.isBoundary else { return nil }
            let isInward = role == .interactorInterface
            return { $0.namesInstance && $0.member.exists && project.isInterface($0.member) && !(isInward && $0.position == .parameter) }
        }
    }

    private static func isStored(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard edge.member.exists else { return false }
        let declaration = project.graph.declaration(of: edge.member)
        switch declaration.kind {
        case .case: return true
        case .var, .let: return !declaration.traits.contains(.computed)
        default: return false
        }
    }

    /// Whether a member of an interactor is a method that a presenter calls.
    private static func isCalledByPresenter(_ member: MemberID, in project: VIPERProject) -> Bool {
        member.exists && project.graph[member].kind == .func
            && project.graph.calls(of: member).contains { project.effectiveRole(of: $0.from) == .presenter }
    }

    /// Whether a presenter takes it from a property or the subscript of an interactor's class. What is put there by the presenter leads inward,
    /// but for a closure that is handed it; which collections are reached may be exposed-collection's to say.
    private static func isTakenByPresenter(_ edge: Edge, _ toldElsewhere: Set<MemberID>, in project: VIPERProject) -> Bool {
        guard edge.member.exists, case let member = project.graph[edge.member], member.owner == edge.from,
            !project.graph.declaration(of: edge.member).modifiers.isPrivate
        else { return false }
        if member.kind == .subscript {
            return edge.position == .result && project.hasOneSubscript(edge.from)
                && project.isTaken(edge.member, of: edge.from, by: .presenter)
        }
        guard member.kind == .var || member.kind == .let else { return false }
        switch edge.position {
        case .closureSignature: return project.isHandedToClosure(edge) && project.isTaken(edge.member, of: edge.from, by: .presenter, isSet: true)
        // `let saved = PassthroughSubject<Loan, Never>()` has no other type than what it is made of.
        case .genericArgument where edge.isSignature || !member.isTyped: break
        case .storedProperty, .computedProperty: break
        default: return false
        }
        return !toldElsewhere.contains(edge.member) && project.isTaken(edge.member, of: edge.from, by: .presenter)
    }
}

// MARK: - Messages

extension EntityLeak {
    private func slip(_ edge: Edge, in project: VIPERProject) -> Violation {
        let type = project.phrase(edge.to)
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "'\(project.label(of: edge.member))' of \(project.phrase(edge.from)) hands \(type) to the view",
            because: "Elsewhere views are shown what presenters make of entities, so that the form of an entity can change alone.",
            help: "Pass the values that are needed, or a view model that is initialised with \(project.name(edge.to)).",
            related: project.declared(edge.to), isUncertain: true)
    }

    private func carried(_ part: Edge, by crossing: Edge, in project: VIPERProject) -> Violation {
        let label = project.label(of: part.member)
        let isShown = [.viewInterface, .presenterInterface].contains(project.role(of: crossing.from))
        return Violation(
            site: part.site, from: part.from, to: part.to, subject: label,
            message: "'\(label)' of \(project.phrase(part.from)) carries \(project.phrase(part.to)) \(isShown ? "to the view" : "out of the interactor")",
            because: isShown ? "Views show what presenters make of entities, so that the form of an entity can change alone." : "Entities stay inside the interactor, whatever they are wrapped in, so that the form of an entity can change alone.",
            help: "Keep the values that are needed; the initialiser may take the entity to read them.",
            related: [
                Violation.Related(
                    site: crossing.site, message: "crosses here, in '\(project.label(of: crossing.member))' of \(project.phrase(crossing.from))")
            ])
    }

    private func violation(_ edge: Edge, role: Role, _ reachPresenters: Bool, in project: VIPERProject) -> Violation {
        let isModel = role == .presentationModel
        let place = "'\(project.label(of: edge.member))' of \(project.phrase(edge.from))"
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: isModel
                ? "\(place) carries \(project.phrase(edge.to)) out of the interactor"
                : "\(place) hands \(project.phrase(edge.to)) across the boundary",
            because: project.graph[edge.to].kind.isReference
                ? "An entity that is an object is shared rather than handed over: whoever gets it can change it, and is bound to where it is kept."
                : reachPresenters
                ? "Views show what presenters make of entities, so that the form of an entity can change alone."
                : "Entities stay inside the interactor; outward go presentation models, so that the form of an entity can change alone.",
            help: isModel
                ? "Keep the values that are needed; the initialiser may take the entity to read them."
                : "Pass the values that are needed, or a struct of them that is initialised with \(project.name(edge.to)).",
            related: project.declared(edge.to))
    }
}

// MARK: - Examples

extension EntityLeak {
    private static let manager = """
        protocol LoanManager { func fetchAll() -> [Loan] }
        """

    static let examples = [
        RuleMetadata.Example(
            "The use case hands its entity to the presenter", files: [
                ("Entities/Loan.swift", "struct Loan { let title: String }\n" + manager),
                ("LoanListUseCaseOutput.swift", "protocol LoanListUseCaseOutput: AnyObject { func present(loans: [↓Loan]) }"),
                ("LoanList.swift", scene("func present(loans: [Loan]) {}", sends: "output?.present(loans: [])")),
            ]),
        RuleMetadata.Example(
            "A presentation model is made of the entity", files: [
                ("Entities/Loan.swift", "struct Loan { let title: String }\n" + manager),
                (
                    "LoanListUseCaseOutput.swift",
                    """
                    struct LoanPresentationModel { let title: String; init(loan: Loan) { title = loan.title } }
                    protocol LoanListUseCaseOutput: AnyObject { func present(loans: [LoanPresentationModel]) }
                    """
                ),
                ("LoanList.swift", scene("func present(loans: [LoanPresentationModel]) {}", sends: "output?.present(loans: [])")),
            ]),
        RuleMetadata.Example(
            "The presentation model is a wrapper around the entity", files: [
                ("Entities/Loan.swift", "struct Loan { let title: String }\n" + manager),
                (
                    "LoanListUseCaseOutput.swift",
                    """
                    struct LoanPresentationModel { let loan: ↓Loan }
                    protocol LoanListUseCaseOutput: AnyObject { func present(loans: [LoanPresentationModel]) }
                    """
                ),
                ("LoanList.swift", scene("func present(loans: [LoanPresentationModel]) {}", sends: "output?.present(loans: [])")),
            ]),
    ]

    private static func scene(_ present: String, sends: String) -> String {
        """
        final class LoanListUseCase {
            weak var output: LoanListUseCaseOutput?
            private let manager: LoanManager
            init(manager: LoanManager) { self.manager = manager }
            func eventViewReady() { \(sends) }
        }
        final class LoanListPresenter: LoanListUseCaseOutput {
            private let useCase: LoanListUseCase
            init(useCase: LoanListUseCase) { self.useCase = useCase }
            func eventViewReady() { useCase.eventViewReady() }
            \(present)
        }
        """
    }
}
