import RuleKit

/// What is told about comments that are addressed to this tool. No rules of the catalogue: they are about the comments
/// and about what the other rules found, so they come last, and no comment can keep them quiet.
public enum DirectiveRules {
    /// All of them, as pages and lists show them.
    public static let all = [invalid, unused]

    /// A comment that can't be followed.
    public static let invalid = RuleMetadata(
        id: "invalid-directive",
        summary: "A comment addressed to viperlint can't be followed.",
        what: """
            A comment that begins with `viperlint:` and is followed by an unknown word, an unknown rule or role, no rule, or \
            no reason, and a `viperlint:role` that doesn't stand on the line above a type. Such a comment has no effect.

            `// viperlint:disable:next RULE -- reason` keeps a rule quiet about the next line of code; attributes, comments \
            and empty lines between them don't matter. `disable:this` means the comment's own line, `disable:previous` the \
            line of code before it, and `disable` everything up to `// viperlint:enable RULE` or the end of the file. \
            Several rules are separated by commas. What counts is the line that a finding shows first.
            """,
        why: "Whoever writes such a comment believes that it counts. A reason tells the next reader whether it still does.",
        instead: "Write a directive, rules and roles that there are, and behind `--` why the finding is right to stay.",
        source: "viperlint's own",
        examples: [
            RuleMetadata.Example(
                "A suppression without a reason", files: [("Formats.swift", """
                    ↓// viperlint:disable:next outward-dependency
                    struct Formats {}
                    """)]),
            RuleMetadata.Example(
                "A directive that can be followed", files: [("Formats.swift", """
                    // viperlint:role view-model
                    struct Formats {}
                    """)]),
        ])

    /// A suppression without a finding.
    public static let unused = RuleMetadata(
        id: "unused-suppression",
        summary: "A comment keeps a rule quiet that finds nothing there.",
        what: """
            A `viperlint:disable` comment, rule by rule, behind which the rule found nothing. A rule that is off in the \
            file is not looked at: nobody can tell what it would find. Neither is anything where a file could not be read \
            or followed whole, or where only some files were read.
            """,
        why: "It hides the next fault in its place, and tells readers of a fault that isn't there.",
        instead: "Remove the rule from the comment, or the comment.",
        source: "viperlint's own, after ruff's RUF100",
        severity: .warning,
        limits: ["A comment for a fault that an earlier rule speaks of in the same place counts as unused."],
        examples: [
            RuleMetadata.Example(
                "Nothing to keep quiet", files: clean("↓// viperlint:disable:next strong-view-reference -- it is never shown twice\n")),
            RuleMetadata.Example("No comment", files: clean("")),
        ])

    private static func clean(_ comment: String) -> [(name: String, source: String)] {
        [
            ("LoanList.swift", """
                final class LoanListPresenter: LoanListUseCaseOutput {
                \(comment)weak var output: LoanListPresenterOutput?
                private let useCase: LoanListUseCase
                init(useCase: LoanListUseCase) { self.useCase = useCase }
                func eventViewReady() { useCase.eventViewReady() }
                func presentLoans() { output?.showLoans() }
                }
                protocol LoanListPresenterOutput: AnyObject { func showLoans() }
                """),
            ("LoanListUseCase.swift", """
                protocol LoanListUseCaseOutput: AnyObject { func presentLoans() }
                final class LoanListUseCase {
                    weak var output: LoanListUseCaseOutput?
                    func eventViewReady() { output?.presentLoans() }
                }
                """),
            ("LoanListViewController.swift", """
                import UIKit
                final class LoanListViewController: UIViewController, LoanListPresenterOutput {
                    var presenter: LoanListPresenter!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        presenter.eventViewReady()
                    }
                    func showLoans() {}
                }
                """),
        ]
    }
}
