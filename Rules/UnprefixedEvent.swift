import ProjectGraph
import RuleKit
import Syntax
import Viper

/// A message that moves inward is named as an event.
///
/// Seed 003 § The Presenter: all messages that move towards the use case begin with the word event.
public struct UnprefixedEvent: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "unprefixed-event",
        summary: "A message that moves inward isn't named as the dialect names events.",
        what: """
            Looks at the methods of presenters and interactors that the layer outside of them calls, and at the \
            requirements of the protocols between them. Accessors that only return a value (`row(at:)`) are no events; \
            neither are private methods, overrides, implementations of other protocols, and methods that nothing in sight calls.
            """,
        why: """
            A view reports what happened and leaves to the presenter what to do about it. A method that is named as an \
            order (`loadLoans`) has made that decision in the wrong layer, and hides which way a message moves.
            """,
        instead: "Name the method after what happened, with the dialect's prefix.",
        source: "seed 003, The Presenter",
        options: [
            RuleMetadata.Option(
                name: "exceptions", kind: .percentage,
                summary: "Up to this percentage of a role's messages are reported for being named otherwise; where more are, the team names them another way. 100 if left out.")
        ],
        limits: [
            "The prefixes are those of the dialect's naming section, by the role that receives the message.",
            "An interactor's messages are left out where one of several prefixes is in nobody's use: then the team names a kind of them another way.",
            "Where those are several, `did` among them, any name does that tells what happened: `closeTapped`, `keyboardWillShow`.",
        ],
        examples: UnprefixedEvent.examples + DialectExamples.of("unprefixed-event"))

    public func missingWord(_ dialect: Dialect, options: RuleOptions) -> String? {
        dialect.eventPrefixes.allSatisfy { $0.1.isEmpty } ? "'naming: events:'" : nil
    }

    public var goesByHabits: Bool { true }

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let habit = options.habit("exceptions", default: 100)
        return [Role.presenter, .interactor].flatMap { receiver -> [Violation] in
            guard let prefixes = project.dialect.eventPrefixes[receiver], !prefixes.isEmpty else { return [] }
            let faulty = messages(to: receiver, in: project) {
                !project.hasEventPrefix(project.graph.symbols[project.graph[$0].name], receivedBy: receiver)
            }
            if faulty.isEmpty { return [] }
            let all = messages(to: receiver, in: project) { _ in true }
            if !habit.isKeptButOnce(faults: faulty.count, among: all.count) { return [] }
            if !options.assumesHabits, receiver == .interactor, prefixes.count > 1, !areInUse(prefixes, for: all, in: project) { return [] }
            return faulty.map { violation($0, prefixes: prefixes, in: project) }
        }
    }

    /// Each word for requests is for a kind of them: `obtain` fetches, `perform` does. A kind that the team has another word for, or none,
    /// is named as it likes.
    private func areInUse(_ prefixes: [String], for messages: [MemberID], in project: VIPERProject) -> Bool {
        prefixes.allSatisfy { prefix in messages.contains { project.graph.symbols[project.graph[$0].name].hasPrefix(prefix) } }
    }

    /// - Parameter isWanted: asked first, being the cheaper question.
    private func messages(to receiver: Role, in project: VIPERProject, where isWanted: (MemberID) -> Bool) -> [MemberID] {
        project.typesInScope.flatMap { type -> [MemberID] in
            guard let role = project.role(of: type), self.receiver(for: role) == receiver else { return [] }
            return project.graph[type].members.filter { project.graph[$0].kind == .func && isWanted($0) }
                .filter { isMessage($0, of: type, role: role, in: project) && !isFilling($0, of: type, in: project) }
                .sorted()
        }
    }

    /// `configure(_ cell: LoanCellInput, at: Int)`: who hands a view over asks for it to be filled.
    private func isFilling(_ member: MemberID, of type: TypeID, in project: VIPERProject) -> Bool {
        project.graph.edges(from: type).contains { edge in
            edge.member == member && edge.position == .parameter && project.role(of: edge.to)?.reached == .view
        }
    }

    private func receiver(for role: Role) -> Role? {
        switch role {
        case .presenter, .presenterInterface: .presenter
        case .interactor, .interactorInterface: .interactor
        default: nil
        }
    }

    private func isMessage(_ member: MemberID, of type: TypeID, role: Role, in project: VIPERProject) -> Bool {
        guard role.isBoundary else {
            guard project.isInwardMessage(member, of: type) else { return false }
            // Whom nobody is seen to call may come from anywhere; what is named as an event says that it is one.
            return !project.graph.calls(of: member).isEmpty || project.hasEventPrefix(project.graph.symbols[project.graph[member].name], receivedBy: role)
        }
        return project.graph[member].kind == .func && !project.graph[member].isTyped && !project.graph[member].isStatic
            // A protocol's extension adds conveniences, not requirements.
            && project.isDeclaredInside(member)
    }
}

// MARK: - Messages

extension UnprefixedEvent {
    private func violation(_ member: MemberID, prefixes: [String], in project: VIPERProject) -> Violation {
        let owner = project.graph[member].owner
        let calls = project.graph.calls(of: member).filter { project.comesFromOutside($0) }
        let name = project.graph.symbols[project.graph[member].name]
        return Violation(
            site: project.declarationSite(of: member), from: owner, to: owner,
            subject: project.label(of: member),
            message: "'\(project.label(of: member))' of \(project.phrase(owner)) is a message inward but isn't named as an event",
            because: because(prefixes),
            help: help(for: name, prefixes, sentBy: calls.filter(\.caller.exists).map { project.graph.symbols[project.graph[$0.caller].name] }),
            related: calls.map {
                Violation.Related(site: $0.site, message: "\(project.phrase($0.from)) sends it here")
            }.fewest)
    }

    private func because(_ prefixes: [String]) -> String {
        if prefixes.areEndings { return "In this dialect messages that move inward tell what happened: \(prefixes.spelledNamePatterns)." }
        return "In this dialect every message that moves inward begins with \(prefixes.spelledNameBeginnings)."
    }

    /// Which of several prefixes fits is for people to say: a made-up name would read `obtainPay`. The view's own method may tell.
    ///
    /// - Parameter senders: the names of the methods that send it.
    private func help(for name: String, _ prefixes: [String], sentBy senders: [String]) -> String {
        let told = prefixes.contains("did") ? senders.lazy.compactMap(\.eventOfTap).first : nil
        if let example = told ?? (prefixes.count == 1 ? name.renamed(by: prefixes[0]) : nil) { return "Name it after what happened, for example '\(example)'." }
        return prefixes.count == 1 || prefixes.areEndings ? "Name it after what happened." : "Begin its name with the one of these that tells what it is about."
    }
}

// MARK: - Examples

extension UnprefixedEvent {
    static let examples = [
        RuleMetadata.Example(
            "The view gives an order",
            ExampleStack.source(
                presenter: """
                    func ↓loadLoans() { useCase.eventViewReady() }
                        func eventViewReady() { useCase.eventViewReady() }
                    """,
                viewDidLoad: "presenter.loadLoans()",
                others: "extension LoanListViewController { func retry() { presenter.eventViewReady() } }")),
        RuleMetadata.Example("The view tells what happened", ExampleStack.source()),
        RuleMetadata.Example(
            "An accessor only returns a value",
            ExampleStack.source(
                presenter: """
                    func row(at index: Int) -> String { rows[index] }
                        func eventViewReady() { useCase.eventViewReady() }
                    """,
                viewDidLoad: "presenter.eventViewReady(); title = presenter.row(at: 0)")),
    ]
}
