import RuleKit
import Viper

/// The presenter's reference to its view is weak.
///
/// Seed 003 § The Presenter (`weak var output`); seed 001 § Communication and references.
public struct StrongViewReference: Rule {
    public init() {}

    public let metadata = RuleMetadata(
        id: "strong-view-reference",
        summary: "A presenter holds its view strongly.",
        what: """
            Looks at the stored properties of presenters that reach a view, by its class or by a protocol, and at how \
            the dialect's ownership table wants them held. Where the presenter is the one that holds, the view's \
            reference to its event handler is looked at instead. Says whether the reference closes a cycle, and through whom. \
            An `unowned` reference is told of where the presenter uses the view after an `await` in a `Task` or in a closure that its interactor \
            answers by, and either keeps the presenter until then.
            """,
        why: """
            The view holds its presenter. If the presenter holds the view as well, closing the screen releases neither: \
            every visit leaks a whole stack.
            """,
        instead: "Declare the property weak, with a protocol for classes only.",
        source: "seed 003, The Presenter; seed 001, Communication and references; seed 004, View",
        options: [StrongReferenceSearch.onlyCyclesOption],
        limits: [
            "A reference that closes no cycle for certain is a warning at most: none is in sight, it is set to nil "
                + "again, or what stands there may be one of several types that do not all lead back.",
            "Of tasks those are looked at for an unowned view that are put nowhere and don't ask whether they are cancelled.",
            "What a framework keeps of the closures that it is given is not known.",
            "Where something that keeps its object weakly implements the protocol, it is taken for the one that stands in the property, unless all that is put there is seen to be of another class.",
        ],
        examples: StrongViewReference.examples + DialectExamples.of("strong-view-reference"))

    public func check(_ project: VIPERProject, options: RuleOptions) -> [Violation] {
        let owners = project.dialect.ownership.owners(of: .view)
        return owners.flatMap { StrongReferenceSearch(project, owner: $0, held: .view, options).violations() }
            + StrongReferenceSearch(project, owner: .view, held: .presenter, options).violations()
            + UnownedViews(project: project).violations
    }
}

// MARK: - Examples

extension StrongViewReference {
    static let examples = [
        RuleMetadata.Example(
            "The output is strong, and the view holds the presenter",
            ExampleStack.source(presenterOutput: "var ↓output: LoanListPresenterOutput?")),
        RuleMetadata.Example("The output is weak", ExampleStack.source()),
        RuleMetadata.Example(
            "Observers do not change who holds",
            ExampleStack.source(presenterOutput: "weak var output: LoanListPresenterOutput? { didSet {} }")),
    ]
}
