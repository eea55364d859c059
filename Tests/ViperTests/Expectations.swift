import LintConfiguration
import ProjectGraph
import RuleKit
import Rules
import Syntax
import Testing
import Viper

/// The dialects, as the tool reads them.
let library: DialectLibrary = {
    let rules = RuleVocabulary(
        rules: Dictionary(
            uniqueKeysWithValues: Catalog.rules.map { rule in
                (rule.metadata.id, Dictionary(uniqueKeysWithValues: rule.metadata.options.map { ($0.name, $0.kind) }))
            }))
    let texts = Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) })
    return DialectLibrary(texts: texts, vocabulary: rules)
}()

/// The `clean` dialect.
let clean = library["clean"]?.dialect ?? Dialect(name: "")

/// One scene of the `clean` dialect, with nothing to say against it.
let loanStack = """
    import UIKit
    protocol LoanPresenterOutput: AnyObject { func show() }
    protocol LoanUseCaseOutput: AnyObject { func present() }
    final class LoanPresenter: LoanUseCaseOutput {
        weak var output: LoanPresenterOutput?
        let useCase = LoanUseCase()
        func eventReady() { useCase.eventReady() }
        func present() { output?.show() }
    }
    final class LoanUseCase { weak var output: LoanUseCaseOutput?; func eventReady() { output?.present() } }
    final class LoanViewController: UIViewController, LoanPresenterOutput { var presenter: LoanPresenter!; func show() {} }

    """

func project(_ files: [(path: String, source: String)], dialect: Dialect = clean) -> VIPERProject {
    let reader = OutlineReader()
    let sources = files.map { SourceFile(path: $0.path, outline: reader.read(PaddedBytes($0.source))) }
    return VIPERProject(graph: GraphBuilder.build(sources), dialect: dialect)
}

/// Holds the roles of the named types against those expected; nil for a type that must have none.
func expectRoles(
    _ files: [(path: String, source: String)], _ expected: KeyValuePairs<String, Role?>, dialect: Dialect = clean,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let project = project(files, dialect: dialect)
    for (name, role) in expected {
        let type = try #require(
            project.graph.projectTypes.first { project.graph[$0].fullName == name }, "no type \(name)",
            sourceLocation: sourceLocation)
        #expect(
            project.role(of: type) == role,
            "\(name): \(project.evidence(of: type).map { "\($0.role): \($0.evidence.map(\.text))" })",
            sourceLocation: sourceLocation)
    }
}

func expectRoles(
    _ source: String, _ expected: KeyValuePairs<String, Role?>, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    try expectRoles([("A.swift", source)], expected, sourceLocation: sourceLocation)
}
