import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// A transformer is one event of a use case, as an object.
///
/// Seed 000 § The Transformer: the use case initialises it, passes the event's parameters to `transform`, and is done.
public struct MisplacedTransformer: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "misplaced-transformer",
        summary: "A transformer is made outside of a use case, has no entry of its own, or keeps state.",
        what: """
            Looks at who creates transformers, whether each has its entry method (`transform`), and at stored \
            properties that change. An assembler may hand one in.
            """,
        why: """
            A transformer replaces a method of the use case. With another owner the work has left the business rules; \
            with state of its own an event depends on the events before it.
            """,
        instead: "Make it in the use case's event, give it what it needs in the initialiser, and call its one entry.",
        source: "seed 000, The Transformer",
        options: [RuleMetadata.Option(name: "entry", kind: .string, summary: "What the entry is called; `transform` if left out.")],
        limits: ["A class without a role may make one: whose it is, nobody says."],
        examples: MisplacedTransformer.examples + DialectExamples.of("misplaced-transformer"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        var entry = options.strings("entry").first ?? ""
        if entry.isEmpty { entry = "transform" }
        let assigned = Set(project.graph.assignments.lazy.filter { $0.caller.exists && project.graph[$0.caller].kind == .func }.map(\.target))
        let own = project.types(.transformer).flatMap { type -> [Violation] in
            let lacks = hasEntry(type, entry, in: project) ? [] : [noEntry(type, entry, in: project)]
            let changed = StateChanges(by: type, assigned, in: project).members
            return lacks + project.graph[type].members.filter { changed.contains($0) && isState($0, in: project) }.map { state($0, of: type, in: project) }
        }
        let makers = project.ownTypes.flatMap { type -> [Violation] in
            guard let role = project.effectiveRole(of: type), Self.outsiders.contains(role) else { return [] }
            return project.faultyNamings(by: type) { $0.kind == .creates && project.role(of: $0.to) == .transformer }
                .map { made($0, in: project) }
        }
        return own + makers
    }

    /// An assembler may hand one in, and so may an interactor to another.
    private static let outsiders: RoleSet = [.view, .presenter, .entity, .gateway, .manager, .router]

    private func hasEntry(_ type: TypeID, _ entry: String, in project: VIPERProject) -> Bool {
        let types = project.graph.family(of: type)
        // What a type of another module brings is not known.
        if types.contains(where: { project.graph[$0].kind == .unknown }) { return true }
        return types.contains { project.graph[$0].members.contains { project.graph.symbols[project.graph[$0].name] == entry } }
    }

    private func isState(_ member: MemberID, in project: VIPERProject) -> Bool {
        let declaration = project.graph.declaration(of: member)
        return declaration.traits.isDisjoint(with: .computed)
            && declaration.modifiers.isDisjoint(with: .lazy) && declaration.ownership == .strong
    }
}

// MARK: - Messages

extension MisplacedTransformer {
    private func noEntry(_ type: TypeID, _ entry: String, in project: VIPERProject) -> Violation {
        Violation(
            site: project.declarationSite(ofOwn: type), from: type, to: type, subject: entry,
            message: "\(project.phrase(type)) has no '\(entry)'",
            because: "A transformer is one event as an object: it is made, called by its one entry, and done.",
            help: "Name its entry '\(entry)', and let it take the event's parameters and the output.")
    }

    private func state(_ member: MemberID, of type: TypeID, in project: VIPERProject) -> Violation {
        let name = project.label(of: member)
        return Violation(
            site: project.declarationSite(of: member), from: type, to: type, subject: name,
            message: "\(project.phrase(type)) keeps '\(name)' while it works",
            because: "A transformer lives for one event: what has to outlive it belongs to the use case, and everything else to the entry.",
            help: "Make '\(name)' a local variable, or keep it in the use case and pass it in.")
    }

    /// Who is asked by a use case has no event to send it.
    private func isWithin(_ type: TypeID, in project: VIPERProject) -> Bool {
        project.effectiveRole(of: type).map { $0 == .entity || $0.isDataAccess } ?? false
    }

    private func made(_ edge: Edge, in project: VIPERProject) -> Violation {
        Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "\(project.phrase(edge.from)) makes \(project.phrase(edge.to)), which is the use case's",
            because: "A transformer is part of the business rules: only a use case makes one, for one of its events.",
            help: isWithin(edge.from, in: project) ? "Answer the use case with the data, and make \(project.name(edge.to)) there."
                : "Send the use case an event, and make \(project.name(edge.to)) there.",
            related: project.declared(edge.to))
    }
}

// MARK: - Examples

extension MisplacedTransformer {
    private static func transformer(_ body: String) -> String {
        """
        final class LoanListUseCaseTransformer {
            \(body)
        }
        """
    }

    private static let useCase = """
        weak var output: LoanListUseCaseOutput?
            func eventCounted() { LoanListUseCaseTransformer().transform(output: output) }
        """

    static let examples = [
        RuleMetadata.Example(
            "The transformer counts across events",
            ExampleStack.source(
                useCaseOutput: useCase,
                others: transformer("private var ↓count = 0\n    func transform(output: LoanListUseCaseOutput?) { count = 3; output?.present(count: count) }"))),
        RuleMetadata.Example(
            "The transformer counts while it works",
            ExampleStack.source(
                useCaseOutput: useCase,
                others: transformer("func transform(output: LoanListUseCaseOutput?) { var count = 0; count = 3; output?.present(count: count) }"))),
    ]
}
