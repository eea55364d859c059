import Testing

/// Names that mean something else than their rule would make of them.
@Suite struct NameTraps {
    // MARK: - Outward dependencies

    /// A protocol, although it is called a view controller, and asks for one.
    @Test func aProtocolCalledViewController() throws {
        let protocols = """
            import UIKit
            protocol ListViewController: UIViewController { func showAgain() }
            extension LoanListViewController: ListViewController { func showAgain() {} }
            """
        try expectFindings(
            in: Scene(presenter: "weak var host: ListViewController?", others: [("ListViewController.swift", protocols)]).files,
            rule: "outward-dependency")
    }

    @Test func theSameNestedNameInTwoNamespaces() throws {
        let namespaces = """
            import UIKit
            enum Profile {}
            extension Profile { final class View: UIView {}
            struct Row {} }
            extension LoanListUseCase { struct View { let title: String } }
            """
        try expectFindings(
            in: Scene(useCase: "private var view: View?\nprivate var other: ↓Profile.View?", others: [("N.swift", namespaces)])
                .files,
            rule: "outward-dependency")
    }

    /// In an extension of `Loans.Presenter`, a sibling's name means the one at the top.
    @Test func siblingsOfADottedExtension() throws {
        let source = """
            import UIKit
            enum Loans { final class Screen: UIView {} }
            struct Screen {}
            extension Loans { final class Presenter: LoanListUseCaseOutput { func presentLoans() {} } }
            """
        try expectFindings(
            in: Scene(others: [
                ("Loans.swift", source), ("More.swift", "extension Loans.Presenter { private func use(_ s: Screen) {} }"),
            ]).files,
            rule: "outward-dependency")
        try expectFindings(
            in: Scene(others: [
                ("Loans.swift", source), ("More.swift", "extension Loans.Presenter { private func use(_ s: ↓Loans.Screen) {} }"),
            ]).files, rule: "outward-dependency")
    }

    @Test func aGenericParameterOfTheStandardLibrary() throws {
        let source = """
            import UIKit
            final class Element: UIView {}
            extension Array where Element == String { func all() -> Element? { first } }
            """
        try expectFindings(in: Scene(others: [("Element.swift", source)]).files, rule: "outward-dependency")
    }

    // MARK: - What crosses

    /// A class called as a standard value crosses; a value called as a standard class does not.
    @Test func aTypeThatShadowsAStandardOne() throws {
        let classes = ("Shadows.swift", "enum Loans { final class Data {}\nstruct UIColor { let red: Int } }")
        try expectFindings(
            in: Scene(presenterOutput: "func show(data: ↓Loans.Data, plain: Data, colour: Loans.UIColor)", others: [classes])
                .files,
            rule: "reference-crossing")
        try expectFindings(
            in: Scene(
                presenterOutput: "func show(result: ↓Result, data: Data)",
                others: [("Result.swift", "final class Result {}\nstruct Data {}")]
            ).files,
            rule: "reference-crossing")
    }

    @Test func theStandardTypeBehindItsModulesName() throws {
        let own = ("Timer.swift", "struct Timer { let n: Int }")
        let files = Scene(presenterOutput: "func show(timer: Timer)\nfunc show(other: ↓Foundation.Timer)", others: [own]).files
        try expectFindings(in: files, rule: "reference-crossing")
        let mine = ("Data.swift", "final class Data {}")
        try expectFindings(
            in: Scene(presenterOutput: "func show(data: Foundation.Data)\nfunc show(own: ↓Data)", others: [mine]).files,
            rule: "reference-crossing")
        try expectFindings(
            in: Scene(
                presenterOutput: "func show(n: Swift.Int, all: Swift.Array<↓UIColor>)", others: [("I.swift", "import UIKit")]
            ).files,
            rule: "reference-crossing")
    }

    @Test func aliasesWithParameters() throws {
        let aliases = (
            "Aliases.swift", "import UIKit\ntypealias Handler<T> = (T) -> Void\ntypealias List<T> = [T]\ntypealias Count<T> = Int"
        )
        try expectFindings(
            in: Scene(
                presenterOutput: "func show(all: List<String>, then: Handler<Int>, count: Count<String>)", others: [aliases]
            ).files,
            rule: "reference-crossing")
        try expectFindings(
            in: Scene(presenterOutput: "func show(all: List<↓UIColor>)\nfunc show(then: Handler<↓UIImage>)", others: [aliases])
                .files,
            rule: "reference-crossing")
        withKnownIssue("the arguments of an alias count, whether or not it uses them") {
            try expectFindings(
                in: Scene(presenterOutput: "func show(count: Count<UIImage>)", others: [aliases]).files,
                rule: "reference-crossing")
        }
    }

    /// A weak part is an object all the same; a metatype is none.
    @Test(arguments: [
        "weak var account: ↓UIView?", "unowned let account: ↓UIView", "let kind: UIView.Type", "let key: KeyPath<String, Int>",
    ])
    func partsOfAValue(part: String) throws {
        let row = "import UIKit\nstruct Row { let title: String; \(part) }"
        try expectFindings(
            in: Scene(presenterOutput: "func show(row: Row)", others: [("Row.swift", row)]).files, rule: "reference-crossing")
    }

    // MARK: - Events

    /// UIKit's own methods are no events, though the output has one of that name.
    @Test func presentAndDismissThatAreNoMessages() throws {
        try expectFindings(
            in: Scene(
                presenter: "func present(order: String) { output?.showLoans() }\nfunc dismiss() { output?.showLoans() }",
                useCaseOutput: "func present(order: String)\nfunc dismiss()",
                view: "func close() { dismiss(animated: true); present(UIViewController(), animated: true) }"
            ).files, rule: "unprefixed-event", others: true)
    }
}
