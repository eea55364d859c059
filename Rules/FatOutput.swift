import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// One output protocol for each event.
///
/// Seed 000 § The UseCase: it is a good practice to create one UseCaseOutput protocol for each event, and to implement
/// each in its own extension; § The ViewController in the role of PresenterOutput: for the same reasons one PresenterOutput.
public struct FatOutput: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "fat-output",
        summary: "One output protocol serves several events that have nothing in common.",
        what: """
            Looks at the outputs of interactors and of presenters: which of a protocol's own methods each event leads to, through \
            transformers and helpers, and for a presenter's through its interactor. Methods that one event leads to belong together; a long protocol in which \
            several such groups stand side by side is several protocols.
            """,
        why: """
            With one long output nobody can tell which methods an event may lead to, so every change of one event \
            means reading the code of all.
            """,
        instead: "Declare one output protocol for each event, and compose them.",
        source: "seed 000, The UseCase; The ViewController in the role of PresenterOutput",
        options: [RuleMetadata.Option(name: "limit", kind: .count, summary: "How many methods one protocol may have; 6 if left out.")],
        limits: ["Methods that nothing is seen to call belong to no event."],
        examples: FatOutput.examples + DialectExamples.of("fat-output"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let limit = max(1, options.integer("limit", default: 6))
        return Self.sides.flatMap { side in
            project.types(side.output).compactMap { type in
                let methods = Self.methods(of: type, in: project)
                guard methods.count > limit else { return nil }
                let groups = Self.groups(of: methods, side, in: project)
                return groups.count > 1 ? violation(type, methods: methods.count, groups: groups, in: project) : nil
            }
        }
    }

    /// An output, whose it is, and who sends that the events.
    private typealias Side = (output: Role, owner: Role, sender: Role)

    private static let sides: [Side] = [(.interactorOutput, .interactor, .presenter), (.viewInterface, .presenter, .view)]

    /// What the protocol itself asks for.
    private static func methods(of type: TypeID, in project: VIPERProject) -> [MemberID] {
        project.graph[type].members.filter { project.graph[$0].kind == .func && project.isDeclaredInside($0) }
    }

    /// By the protocols that ask for it as well.
    private static func callers(of member: MemberID, in project: VIPERProject) -> [MemberID] {
        let requirements = project.graph.allSupertypes(of: project.graph[member].owner).flatMap { project.graph[$0].members }
            .filter { project.isRequirement($0, for: member) }
        return ([member] + requirements).flatMap { project.graph.calls(of: $0) }.map(\.caller).filter(\.exists)
    }

    /// The methods that belong together, each with the events that lead to it.
    private static func groups(of methods: [MemberID], _ side: Side, in project: VIPERProject) -> [(events: Set<MemberID>, methods: [MemberID])] {
        var groups: [(events: Set<MemberID>, methods: [MemberID])] = []
        for method in methods {
            var group = (events: events(leadingTo: method, side, in: project), methods: [method])
            guard !group.events.isEmpty else { continue }
            groups.removeAll { other in
                guard !other.events.isDisjoint(with: group.events) else { return false }
                group = (group.events.union(other.events), other.methods + group.methods)
                return true
            }
            groups.append(group)
        }
        return groups
    }

    private static func events(leadingTo method: MemberID, _ side: Side, in project: VIPERProject) -> Set<MemberID> {
        var seen: Set<MemberID> = [method]
        var pending = [method]
        var events: Set<MemberID> = []
        while let member = pending.popLast() {
            for caller in callers(of: member, in: project) where seen.insert(caller).inserted {
                if isEvent(caller, side, in: project) { events.insert(caller) } else { pending.append(caller) }
            }
        }
        return events
    }

    /// What a presenter calls of its interactor, or a view of its presenter.
    private static func isEvent(_ member: MemberID, _ side: Side, in project: VIPERProject) -> Bool {
        project.role(of: project.graph[member].owner) == side.owner
            && callers(of: member, in: project).contains { project.role(of: project.graph[$0].owner) == side.sender }
    }
}

// MARK: - Messages

extension FatOutput {
    private func violation(
        _ type: TypeID, methods: Int, groups: [(events: Set<MemberID>, methods: [MemberID])], in project: VIPERProject
    ) -> Violation {
        let parts = groups.map { group in
            group.events.sorted().prefix(2).map { "'\(project.label(of: $0))'" }.joined(separator: " and ")
                + " leads to \(group.methods.count)"
        }
        return Violation(
            site: project.declarationSite(ofOwn: type), from: type, to: type, subject: "",
            message: "\(project.phrase(type)) has \(methods) methods for events that have none in common: \(parts.joined(separator: ", "))",
            because: "One output for each event tells at a glance what an event can lead to.",
            help: "Declare one protocol for each of these events, and let \(project.name(type)) be composed of them.")
    }
}

// MARK: - Examples

extension FatOutput {
    private static func files(_ output: String) -> String {
        """
        \(output)
        final class LoanListUseCase {
            weak var output: LoanListUseCaseOutput?
            func eventViewReady() { output?.presentStart(); output?.presentEnd() }
            func eventRenew() { output?.presentRenewed() }
        }
        final class LoanListPresenter: LoanListUseCaseOutput {
            private let useCase: LoanListUseCase
            init(useCase: LoanListUseCase) { self.useCase = useCase }
            func eventViewReady() { useCase.eventViewReady() }
            func eventRenew() { useCase.eventRenew() }
            func presentStart() {}
            func presentEnd() {}
            func presentRenewed() {}
        }
        """
    }

    static let examples = [
        RuleMetadata.Example(
            "One output for two events", options: ["limit: 2"],
            files("protocol ↓LoanListUseCaseOutput: AnyObject { func presentStart(); func presentEnd(); func presentRenewed() }")),
        RuleMetadata.Example(
            "An output for each event", options: ["limit: 2"],
            files(
                """
                protocol LoanListViewReadyUseCaseOutput: AnyObject { func presentStart(); func presentEnd() }
                protocol LoanListRenewUseCaseOutput: AnyObject { func presentRenewed() }
                protocol LoanListUseCaseOutput: LoanListViewReadyUseCaseOutput, LoanListRenewUseCaseOutput {}
                """)),
    ]
}
