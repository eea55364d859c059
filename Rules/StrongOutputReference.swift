import Diagnostics
import ProjectGraph
import RuleKit
import Viper

/// The interactor's reference to its output is weak.
///
/// Seed 003 § The UseCase (`weak var output`).
public struct StrongOutputReference: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "strong-output-reference",
        summary: "An interactor holds its output strongly.",
        what: """
            Looks at the stored properties of interactors that reach a presenter, by its class or by an output \
            protocol, and at how the dialect's ownership table wants them held. Says whether the reference closes a \
            cycle, and through whom. A presenter that holds its module's output or delegate strongly is a warning where \
            hardly any other presenter of the project does (of coordinators, where at least three presenters have theirs weakly), or where it is the only one and another scene's class is told.
            """,
        why: """
            The presenter holds its interactor. If the interactor holds the presenter as well, neither is ever \
            released, and the work of a closed screen goes on.
            """,
        instead: "Declare the property weak, with a protocol for classes only.",
        source: "seed 003, The UseCase; seed 001, Communication and references",
        options: [StrongReferenceSearch.onlyCyclesOption],
        limits: [
            "A reference that closes no cycle for certain is a warning at most: none is in sight, it is set to nil "
                + "again, or what stands there may be one of several types that do not all lead back.",
            "What a framework keeps of the closures that it is given is not known.",
            "Where something that keeps its object weakly implements the protocol, it is taken for the one that stands in the property, unless all that is put there is seen to be of another class.",
        ],
        examples: StrongOutputReference.examples + DialectExamples.of("strong-output-reference"))

    public var goesByHabits: Bool { true }

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let owners = project.dialect.ownership.owners(of: .presenter).filter { $0 != .view }
        return owners.flatMap { StrongReferenceSearch(project, owner: $0, held: .presenter, options).violations() } + slips(options, in: project)
    }
}

extension StrongOutputReference {
    /// `var moduleOutput: PromoModuleOutput?`, where the team's other presenters write `weak var`. Of circles retain-cycle tells.
    private func slips(_ options: RuleOptions, in project: VIPERProject) -> [Violation] {
        let named = project.typesInScope.filter { project.role(of: $0) == .presenter }.flatMap { presenter in
            project.graph.edges(from: presenter).filter { isModuleOutput($0, in: project) }
        }
        if named.isEmpty { return [] }
        // A composition names several for one property.
        let outputs = Dictionary(grouping: named, by: \.member).values.compactMap(\.first)
        let areRoutersKept = options.assumesHabits || outputs.count { !project.graph.declaration(of: $0.member).ownership.retains && isToldToRouters($0, in: project) } > 2
        let strong = outputs.filter {
            project.graph.declaration(of: $0.member).ownership.retains
                && (isToldToScenes($0, in: project) || areRoutersKept && isToldToRouters($0, in: project) && areKeptByOthers($0, in: project))
        }
        if strong.isEmpty { return [] }
        // Where no other presenter has one, the others' habit is not known, but whom a delegate belongs to is.
        let isAlone = outputs.count == 1 && isOfAnotherScene(strong[0], in: project)
        if !isAlone && !options.habit(exceptions: Self.exceptions).isKeptButOnce(faults: strong.count, among: outputs.count) { return [] }
        let chains = project.ownershipChains()
        return strong.filter { edge in
            !project.graph.holds(of: edge.from, conformers: project.conformers).contains { hold in
                hold.holding.member == edge.member && chains.cycle(through: edge.from, beginningWith: hold)?.isCertain == true
            }
        }.compactMap { slip($0, isOnlyOne: strong.count == 1, isAlone: isAlone, in: project) }
    }

    /// `weak` was forgotten where another scene's class is told, which that scene keeps: no value is told, and nobody makes a delegate for this
    /// presenter alone.
    private func isOfAnotherScene(_ edge: Edge, in project: VIPERProject) -> Bool {
        let listeners = listeners(of: edge, in: project)
        return !listeners.isEmpty && listeners.allSatisfy { project.graph[$0].kind == .class && project.areInDifferentScenes(edge.from, $0) }
    }

    /// Whether only parts of scenes are told, as far as anybody is: a flow that this presenter alone keeps would be gone with a weak reference, a
    /// box may hold its object weakly itself, and what the whole app shares keeps no scene.
    private func isToldToScenes(_ edge: Edge, in project: VIPERProject) -> Bool {
        listeners(of: edge, in: project).allSatisfy { listener in
            [.view, .presenter, .interactor].contains(project.effectiveRole(of: listener) ?? .entity)
        }
    }

    /// Whether coordinators are told. Where several presenters have theirs weakly, a team's coordinators are kept by others.
    private func isToldToRouters(_ edge: Edge, in project: VIPERProject) -> Bool {
        let listeners = listeners(of: edge, in: project)
        return !listeners.isEmpty && listeners.allSatisfy { project.graph[$0].kind == .class && project.effectiveRole(of: $0) == .router }
    }

    private func listeners(of edge: Edge, in project: VIPERProject) -> [TypeID] {
        project.conformers[edge.to].filter { project.graph[$0].kind != .protocol }
    }

    /// Whether none of those who are told is made without a place that somebody else keeps it in: such a one lives by this reference.
    private func areKeptByOthers(_ edge: Edge, in project: VIPERProject) -> Bool {
        listeners(of: edge, in: project).allSatisfy { listener in
            guard project.graph.edges(to: listener).contains(where: { $0.kind == .creates && $0.from != listener }) else { return true }
            let kinds = project.graph.family(of: listener).filter { $0 != edge.to && !project.graph[$0].isExternal }
            return kinds.contains { kind in
                project.graph.edges(to: kind).contains { hold in
                    hold.kind == .holds && hold.from != edge.from && hold.member.exists && project.graph.declaration(of: hold.member).ownership.retains
                }
            }
        }
    }

    /// In percent.
    private static let exceptions = 20

    /// Whom a scene tells what came out: its own module interface that somebody else implements.
    private func isModuleOutput(_ edge: Edge, in project: VIPERProject) -> Bool {
        guard edge.kind == .holds, edge.member.exists, !edge.isStatic, project.role(of: edge.to) == .moduleInterface, project.graph[edge.to].kind == .protocol,
            project.scene(of: edge.to) != nil, project.scene(of: edge.to) == project.scene(of: edge.from)
        else { return false }
        let declaration = project.graph.declaration(of: edge.member)
        return declaration.traits.isDisjoint(with: .computed) && project.mayBeDeclaredWeak(edge.member)
            && !project.graph.allSupertypes(of: edge.from).contains(edge.to)
    }

    private func slip(_ edge: Edge, isOnlyOne: Bool, isAlone: Bool, in project: VIPERProject) -> Violation? {
        let property = project.label(of: edge.member)
        // A struct may be told of it, and can't be held weakly.
        return project.whatWeakTakes(edge.to).map { addition in
            Violation(
                site: project.declarationSite(of: edge.member), from: edge.from, to: edge.to, subject: property,
                message: """
                    \(project.phrase(edge.from)) holds \(project.phrase(edge.to)) strongly in '\(property)'\
                    \(isAlone ? "" : ", as \(isOnlyOne ? "no" : "hardly any") other presenter does")
                    """,
                because: isAlone
                    ? "Who is told is kept by a scene of its own: where that comes to keep this scene as well, neither is ever released."
                    : "Where whoever is told keeps this scene as well, neither is ever released: the other presenters rule that out.",
                help: "Declare '\(property)' weak\(project.whatWeakNeeds(edge.member))\(addition).", isUncertain: true)
        }
    }
}

// MARK: - Examples

extension StrongOutputReference {
    static let examples = [
        RuleMetadata.Example(
            "The output is strong, and the presenter holds the use case",
            ExampleStack.source(useCaseOutput: "var ↓output: LoanListUseCaseOutput?")),
        RuleMetadata.Example("The output is weak", ExampleStack.source()),
    ]
}
