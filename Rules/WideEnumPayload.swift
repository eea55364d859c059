import Diagnostics
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// One value for one case.
///
/// Seed 000 § The Presenter in the role of UseCaseOutput: use enums whose sole associated value is a struct.
public struct WideEnumPayload: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "wide-enum-payload",
        summary: "A case of a model carries many values instead of one struct.",
        what: "Looks at the cases of enumerations that are view models, presentation models or entities, and counts what they carry, by itself or in a tuple.",
        why: """
            Whoever matches the case has to name each value by its place: every value that is added brings another \
            underscore everywhere, and two of one type are soon swapped.
            """,
        instead: "Give the case one struct, whose fields have names.",
        source: "seed 000, The Presenter in the role of UseCaseOutput",
        options: [RuleMetadata.Option(name: "limit", kind: .count, summary: "How many values a case may carry; 3 if left out.")],
        examples: WideEnumPayload.examples + DialectExamples.of("wide-enum-payload"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let limit = max(1, options.integer("limit", default: 3))
        return [Role.viewModel, .presentationModel, .entity].flatMap { project.types($0) }.flatMap { type in
            project.graph[type].members
                .filter { project.graph[$0].kind == .case && count(of: $0, in: project) > limit }
                .map { violation($0, of: type, limit: limit, in: project) }
        }
    }

    /// `case transfer((from: String, to: String))` carries two values as well.
    private func count(of member: MemberID, in project: VIPERProject) -> Int {
        let outline = project.graph.outline(of: project.graph[member].file)
        return outline.parameters(of: project.graph.declaration(of: member)).reduce(0) { count, parameter in
            guard parameter.type.exists, case let type = outline[parameter.type], type.kind == .tuple else { return count + 1 }
            return count + max(1, Int(type.list.count))
        }
    }
}

// MARK: - Messages

extension WideEnumPayload {
    private func violation(_ member: MemberID, of type: TypeID, limit: Int, in project: VIPERProject) -> Violation {
        let (name, count) = (project.label(of: member), count(of: member, in: project))
        return Violation(
            site: project.declarationSite(of: member), from: type, to: type, subject: name,
            message: "the case '\(name)' of \(project.phrase(type)) carries \(count) values; more than \(limit) are a struct",
            because: "Wherever the case is matched, its values are told apart by their places, and each new one changes all of these.",
            help: "Declare a struct of the \(count) values, and let '\(name)' carry that.")
    }
}

// MARK: - Examples

extension WideEnumPayload {
    static let examples = [
        RuleMetadata.Example(
            "A row of four values",
            ExampleStack.source(
                show: "func show(row: LoanListRowViewModel)",
                others: "enum LoanListRowViewModel { case ↓loan(title: String, author: String, due: String, isLate: Bool), note(String) }")),
        RuleMetadata.Example(
            "A row of one struct",
            ExampleStack.source(
                show: "func show(row: LoanListRowViewModel)",
                others: """
                    struct LoanListLoanViewModel { let title: String; let author: String; let due: String; let isLate: Bool }
                    enum LoanListRowViewModel { case loan(LoanListLoanViewModel), note(String) }
                    """)),
    ]
}
