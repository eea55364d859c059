import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// The way outward is told, not asked.
///
/// Seed 000 § The VIPER Pipeline: data flows in one direction only.
public struct ViewQuery: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "view-query",
        summary: "The presenter can ask its view, or the interactor its output, for a value.",
        what: """
            Looks at the methods with a result or with a closure that is called at once (`answer: (String?) -> Void`), the properties and the subscripts of the protocols by which a presenter speaks to its \
            view and an interactor to its output. The property that holds the presenter is wiring, not a question, and \
            an asynchronous method waits for the user.
            """,
        why: """
            What the view is asked for, the view decides: its text fields have become the state of the app. A test \
            then needs a view that answers, and the answer depends on when the question comes.
            """,
        instead: "Let the view send the value with the event that it belongs to, and keep it in the presenter.",
        source: "seed 000, The VIPER Pipeline; The ViewController",
        limits: [
            "A property that can also be set is a warning, and is told only where those who know the interface are seen to read it: a protocol "
            + "can't ask for less of `title`, which every view controller has. Of a subscript that can be set nothing is told.",
            "What reports by itself (`Signal`, `AnyPublisher`, `any AsyncSequence`), what answers later (`Single`, `Future`) and what is told by a stream "
            + "(`Binder`) is no question.",
        ],
        examples: ViewQuery.examples + DialectExamples.of("view-query"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let questions = project.ownTypes.flatMap { type -> [Question] in
            guard let role = project.role(of: type), role == .viewInterface || role == .interactorOutput else { return [] }
            return project.graph[type].members.filter { isQuestion($0, of: type, in: project) }
                .map { Question(member: $0, type: type, role: role, isSettable: isSettable($0, in: project)) }
        }
        let reads = InterfaceReads(of: questions.filter(\.isSettable).map(\.type), in: project)
        return questions.filter { !$0.isSettable || !reads.isOnlySet($0.member, of: $0.type) }.map { violation($0, in: project) }
    }

    private struct Question {
        var member: MemberID
        var type: TypeID
        var role: Role
        var isSettable: Bool
    }

    private func isSettable(_ member: MemberID, in project: VIPERProject) -> Bool {
        let declaration = project.graph.declaration(of: member)
        return declaration.kind == .var && declaration.traits.contains(.setter)
    }

    private func isQuestion(_ member: MemberID, of type: TypeID, in project: VIPERProject) -> Bool {
        let declaration = project.graph.declaration(of: member)
        guard project.isDeclaredInside(member), !declaration.modifiers.isTypeMember,
            !declaration.traits.contains(.async)
        else { return false }
        // `var didTapJoin: Signal<Void> { get }` reports what happens, `var rows: Binder<[Row]> { get }` is told what to show, and `-> Single<Choice>`
        // waits for the user: nobody is asked for the value of the moment.
        if !project.streamHabits(of: member).isEmpty || isToldByFunction(member, in: project) { return false }
        switch declaration.kind {
        case .func: return (project.givesValue(member) || answersAtOnce(member, in: project)) && !carriesOthers(member, of: type, in: project)
        case .var: return !carriesOthers(member, of: type, in: project)
        // Who only sets by `view[0] = true` is not seen.
        case .subscript: return !declaration.traits.contains(.setter) && !carriesOthers(member, of: type, in: project)
        default: return false
        }
    }

    /// `var rows: (Observable<[Row]>) -> Disposable { get }`: a function that gives nothing back is told, or told to listen.
    private func isToldByFunction(_ member: MemberID, in project: VIPERProject) -> Bool {
        let graph = project.graph
        guard graph[member].kind == .var else { return false }
        let place = graph.unwrapped(TypePlace(file: graph[member].file, type: graph.declaration(of: member).type))
        guard place.type.exists, case let node = graph[place], node.kind == .function, node.base.exists, case let outline = graph.outline(of: place.file)
        else { return false }
        let result = outline[node.base]
        return project.isVoid(result, outline) || result.kind == .named && ["AnyCancellable", "Cancellable", "Disposable"].contains(outline.names[result.name])
    }

    /// `func readText(_ answer: (String?) -> Void)`: what isn't `@escaping` is called before the method returns. By `inout` the asker changes something.
    private func answersAtOnce(_ member: MemberID, in project: VIPERProject) -> Bool {
        let outline = project.graph.outline(of: project.graph[member].file)
        return outline.parameters(of: project.graph.declaration(of: member)).contains { parameter in
            guard parameter.type.exists, case let type = outline[parameter.type], type.kind == .function, type.base.exists, project.isVoid(outline[type.base], outline)
            else { return false }
            let values = outline.types(in: type.list)
            return !values.isEmpty && !values.contains { outline[$0].kind == .attributed || outline[$0].kind == .function || project.isVoid(outline[$0], outline) }
        }
    }

    /// Wiring (`var presenter: … { get set }`), and what reference-crossing has more to say about.
    private func carriesOthers(_ member: MemberID, of type: TypeID, in project: VIPERProject) -> Bool {
        project.graph.edges(from: type).contains { edge in
            edge.member == member && edge.position != .parameter
                && (project.graph[edge.to].kind.isReference || project.name(edge.to) == "AnyObject" || project.role(of: edge.to)?.isBoundary ?? false)
        }
    }
}

// MARK: - Messages

extension ViewQuery {
    private func violation(_ question: Question, in project: VIPERProject) -> Violation {
        let (member, type) = (question.member, question.type)
        let (asker, asked) = question.role == .viewInterface ? ("the presenter", "the view") : ("the interactor", "the presenter")
        return Violation(
            site: project.declarationSite(of: member), from: type, to: type, subject: project.label(of: member),
            message: "'\(project.label(of: member))' of \(project.phrase(type)) lets \(asker) ask \(asked) for a value",
            because: "Data flows one way, outward in this protocol: \(asked) is told what to show, and reports what happens by events.",
            help: question.isSettable
                ? "Tell \(asked) by a method instead, and let it send the value with the event that it belongs to."
                : "Let \(asked) send the value with the event that it belongs to.",
            isUncertain: question.isSettable)
    }
}

// MARK: - Examples

extension ViewQuery {
    static let examples = [
        RuleMetadata.Example(
            "The presenter reads what was typed",
            ExampleStack.source(
                show: "func show(title: String)",
                others: """
                    protocol LoanListSearchPresenterOutput: AnyObject { var ↓searchText: String? { get } }
                    extension LoanListViewController: LoanListSearchPresenterOutput { var searchText: String? { title } }
                    """)),
        RuleMetadata.Example("The view is told what to show", ExampleStack.source(show: "func show(title: String)")),
    ]
}
