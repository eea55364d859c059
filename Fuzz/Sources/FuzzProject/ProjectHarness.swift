import LintConfiguration
import ProjectGraph
import RuleKit
import Rules
import Syntax
import Viper

/// Takes every input for the files of a project, and has it judged by all rules of a dialect.
final class ProjectHarness {
    private let reader = OutlineReader()
    private let entries: [DialectLibrary.Entry]

    /// Between two files.
    static let separator = UInt8(ascii: "\u{1E}")

    init() {
        let vocabulary = RuleVocabulary(
            rules: Dictionary(uniqueKeysWithValues: Catalog.rules.map { rule in
                (rule.metadata.id, Dictionary(uniqueKeysWithValues: rule.metadata.options.map { ($0.name, $0.kind) }))
            }))
        let texts = Dictionary(uniqueKeysWithValues: Catalog.dialects.map { ($0.name, $0.text) })
        let library = DialectLibrary(texts: texts, vocabulary: vocabulary)
        entries = library.names.compactMap { library[$0] }
    }

    func judge(_ input: UnsafeBufferPointer<UInt8>) {
        guard !input.isEmpty else { return }
        // By the length: the same input is judged by the same words, and a change of one byte by others.
        let entry = entries[input.count % entries.count]
        let files = input.split(separator: Self.separator).enumerated().map { number, bytes in
            SourceFile(path: "\(number).swift", outline: reader.read(PaddedBytes(Array(bytes))))
        }
        let graph = GraphBuilder.build(files)
        let project = VIPERProject(graph: graph, dialect: entry.dialect)
        for rule in Catalog.rules {
            let violations = rule.check(project, options: RuleOptions(entry.rules[rule.metadata.id]?.options ?? [:]))
            for violation in violations where violation.site.file.exists {
                precondition(violation.site.offset <= violation.site.end, "a finding that ends before it begins")
            }
        }
    }
}
