import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// A message that moves outward is named as what it is: something to present, something to show.
///
/// Seed 003 § The Transformer (append methods became present methods), § The PresenterOutput (show).
public struct UnprefixedOutput: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "unprefixed-output",
        summary: "A message that moves outward isn't named as the dialect names output.",
        what: """
            Looks at the methods that an interactor's output and a presenter's output ask for. Methods with a result \
            are questions and have a rule of their own.
            """,
        why: """
            In a presenter the messages of both directions stand side by side. The prefixes tell at a glance which way \
            one moves, and which layer an unknown method belongs to.
            """,
        instead: "Begin the method's name with the dialect's word.",
        source: "seed 003, The Transformer; The PresenterOutput",
        options: [
            RuleMetadata.Option(name: "interactor-output", kind: .namePatterns, summary: "How methods of an interactor's output begin."),
            RuleMetadata.Option(name: "view-interface", kind: .namePatterns, summary: "How methods of a presenter's output begin."),
            RuleMetadata.Option(
                name: "exceptions", kind: .percentage,
                summary: "Up to this percentage of a role's messages are reported for being named otherwise; where more are, the team names them another way. 100 if left out."),
        ],
        limits: ["Where a pattern says how words end (`*ed`), any name will do that tells what happened or is about to: `messageSent`, `contentWillChange`."],
        examples: UnprefixedOutput.examples + DialectExamples.of("unprefixed-output"))

    public func missingWord(_ dialect: Dialect, options: RuleOptions) -> String? {
        [Role.interactorOutput, .viewInterface].allSatisfy { options.strings($0.rawValue).isEmpty } ? "its lists 'interactor-output' and 'view-interface'" : nil
    }

    public var goesByHabits: Bool { true }

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let roles: [Role] = [.interactorOutput, .viewInterface]
        let habit = options.habit("exceptions", default: 100)
        return roles.flatMap { role -> [Violation] in
            let prefixes = options.strings(role.rawValue)
            if prefixes.isEmpty { return [] }
            let messages = project.typesInScope.filter { project.role(of: $0) == role }.flatMap { type in
                project.graph[type].members.filter { isMessage($0, in: project) }
            }
            let faulty = messages.filter { member in
                let name = project.graph.symbols[project.graph[member].name]
                return !hasPrefix(name, prefixes) && !isOfSender(member, prefixes, in: project) && !(prefixes.areEndings && name.tellsWhatHappened)
            }
            if !habit.isKeptButOnce(faults: faulty.count, among: messages.count) { return [] }
            return faulty.map { violation($0, prefixes: prefixes, in: project) }
        }
    }

    private func isMessage(_ member: MemberID, in project: VIPERProject) -> Bool {
        project.graph[member].kind == .func && !project.graph[member].isStatic && !project.givesValue(member) && project.isDeclaredInside(member)
    }

    /// `interactor(_:didLoad:)`: Cocoa names what a delegate is told after the sender, and then what happened.
    private func isOfSender(_ member: MemberID, _ prefixes: [String], in project: VIPERProject) -> Bool {
        let outline = project.graph.outline(of: project.graph[member].file)
        let labels = outline.parameters(of: project.graph.declaration(of: member)).map { $0.label == .none ? nil : outline.names[$0.label] }
        return labels.count > 1 && labels[0] == nil && labels.dropFirst().contains { label in label.map { hasPrefix($0, prefixes) } ?? false }
    }

    private func hasPrefix(_ name: String, _ prefixes: [String]) -> Bool {
        prefixes.contains { name.isNamed(by: $0) }
    }
}

// MARK: - Messages

extension UnprefixedOutput {
    private func violation(_ member: MemberID, prefixes: [String], in project: VIPERProject) -> Violation {
        let type = project.graph[member].owner
        let name = project.graph.symbols[project.graph[member].name]
        let label = project.label(of: member)
        return Violation(
            site: project.declarationSite(of: member), from: type, to: type, subject: label,
            message: "'\(label)' of \(project.phrase(type)) is a message outward but isn't named as one",
            because: because(prefixes),
            // Which of several fits is for people to say: a made-up name would read `didObtainFailed`.
            help: (prefixes.count > 1 ? nil : name.renamed(by: prefixes[0])).map { "Name it for example '\($0)'." }
                ?? (prefixes.areEndings ? "Name it after what happened." : "Begin its name with the verb that fits: \(prefixes.spelledNameBeginnings)."))
    }

    private func because(_ prefixes: [String]) -> String {
        if prefixes.areEndings { return "In this dialect the methods of this protocol tell what happened: \(prefixes.spelledNamePatterns)." }
        return "In this dialect the methods of this protocol \(prefixes.contains { $0.hasPrefix("*") } ? "are named like" : "begin with") \(prefixes.spelledNameBeginnings)."
    }
}

// MARK: - Examples

extension UnprefixedOutput {
    static let examples = [
        RuleMetadata.Example("The view is told to reload", ExampleStack.source(show: "func ↓reload()")),
        RuleMetadata.Example("The view is told to show its loans", ExampleStack.source(show: "func showLoans()")),
    ]
}
