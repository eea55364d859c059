import RuleKit

/// The list of all rules: the README's table, and the first page of the rules' documentation.
struct RuleIndex: Sendable {
    private let rules: [(metadata: RuleMetadata, uses: [DialectUse])]

    /// - Parameter rules: with how each dialect uses them, always in the same order of dialects.
    init(_ rules: [(metadata: RuleMetadata, uses: [DialectUse])]) {
        self.rules = rules
    }

    /// A line each.
    var table: String {
        "| rule | a finding when |\n| --- | --- |\n"
            + rules.map { "| [`\($0.metadata.id)`](docs/rules/\($0.metadata.id).md) | \(Self.clause($0.metadata.summary)) |\n" }.joined()
    }

    /// In Markdown: what each rule is about, and how much it weighs in which dialect.
    var markdown: String {
        let dialects = rules.first?.uses.map(\.dialect) ?? []
        return """
            <!-- Written by `VIPERLINT_RECORD=1 swift test --filter RulePageTests`: change the rules, not this file. -->

            # Rules

            ● error · ○ warning · – off, and can be switched on. [Scenes](scenes.md) are what the examples are taken from.

            | rule | a finding when |\(dialects.map { " \($0) |" }.joined())
            | --- | --- |\(String(repeating: " --- |", count: dialects.count))

            """ + rules.map(row).joined() + Self.documents
    }

    private static let documents = """

        ## Documents

        What a rule's source calls a seed is one of the documents that the rules are taken from; behind the comma stands the heading.

        | seed | document | dialect |
        | --- | --- | --- |
        | 000 | A Crash Course on VIPER Architecture, Lyle Resnick | clean |
        | 001 | Infinum's VIPER handbook chapter | infinum |
        | 002 | Architecture Series: VIPER, Radu Dan | module-factory |
        | 003 | Solving a Complex UITableView Using VIPER, Lyle Resnick | clean |
        | 004 | VIPER slides, Wearedip | event-handler |

        """

    private func row(_ rule: RuleMetadata, _ uses: [DialectUse]) -> String {
        let marks = uses.map { $0.severity.map { $0 == .error ? " ● |" : " ○ |" } ?? " – |" }.joined()
        return "| [`\(rule.id)`](\(rule.id).md) | \(Self.clause(rule.summary)) |\(marks)\n"
    }

    /// The summary as the end of a sentence.
    private static func clause(_ summary: String) -> String {
        var clause = summary
        if clause.hasSuffix(".") { clause.removeLast() }
        return clause.prefix(1).lowercased() + clause.dropFirst()
    }
}

/// The right scenes that examples are made of, as one page in Markdown.
struct ScenesPage: Sendable {
    private let scenes: [(dialect: String, files: [(name: String, source: String)])]

    /// - Parameter scenes: the files of each dialect's scene.
    init(_ scenes: [(dialect: String, files: [(name: String, source: String)])]) {
        self.scenes = scenes
    }

    /// A heading for each dialect.
    var markdown: String {
        "<!-- Written by `VIPERLINT_RECORD=1 swift test --filter RulePageTests`: change the scenes, not this file. -->\n\n# Scenes\n\n"
            + "A small scene in the words of each dialect, without a fault. The rules' examples change one line or two of it.\n"
            + scenes.map { scene in
                "\n## \(scene.dialect)\n\n"
                    + scene.files.map { "```swift\n// \($0.name)\n\($0.source)\n```\n" }.joined(separator: "\n")
            }.joined()
    }
}
