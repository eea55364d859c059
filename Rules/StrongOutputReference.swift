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
            cycle, and through whom.
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
            "Where something that keeps its object weakly implements the protocol, it is taken for the one that stands in the property.",
        ],
        examples: StrongOutputReference.examples + DialectExamples.of("strong-output-reference"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        StrongReferenceSearch(project, owner: .interactor, held: .presenter, options).violations()
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
