import RuleKit

/// Examples of every rule in the words of the dialects that are not the first one.
enum DialectExamples {
    /// By rule, in the order of the dialects.
    private static let byRule: [String: [RuleMetadata.Example]] = all.reduce(into: [:]) { examples, dialect in
        for pair in dialect.pairs { examples[pair.rule, default: []] += pair.examples(in: dialect.scene) }
    }

    static let all: [(scene: ExampleScene, pairs: [ExamplePair])] = [
        (infinumScene, infinum), (moduleFactoryScene, moduleFactory), (eventHandlerScene, eventHandler), (bookScene, book),
        (swiftuiScene, swiftui), (xcodeTemplatesScene, xcodeTemplates),
    ]

    static func of(_ rule: String) -> [RuleMetadata.Example] { byRule[rule] ?? [] }
}
