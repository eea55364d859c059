import Viper

/// The dialects that there are, each read from its own file with those that it extends below it.
public struct DialectLibrary: Sendable {
    /// A dialect whole: its own words and those of what it extends.
    public struct Entry: Sendable {
        public var dialect: Dialect
        /// By rule id.
        public var rules: [String: RuleSetting]

        /// What a team or a dialect starts from that extends nothing.
        static let blank = Entry(dialect: Dialect(name: ""), rules: [:])

        /// The dialect with what a configuration says laid over it.
        public func applying(_ configuration: Configuration) -> Entry {
            Entry(
                dialect: dialect.applying(configuration),
                rules: rules.isEmpty ? configuration.rules : rules.merging(configuration.rules) { $0.overlaid(with: $1) })
        }

        /// The same under another name.
        public func named(_ name: String, title: String?) -> Entry {
            var entry = self
            entry.dialect.name = name
            entry.dialect.title = title ?? dialect.title
            return entry
        }
    }

    private let texts: [String: String]
    private let vocabulary: RuleVocabulary

    /// - Parameters:
    ///   - texts: each dialect's file, or what is recorded of it, by the dialect's name. None is read before it is asked for.
    ///   - vocabulary: the rules that exist, with their options.
    public init(texts: [String: String], vocabulary: RuleVocabulary) {
        self.texts = texts
        self.vocabulary = vocabulary
    }

    /// Sorted.
    public var names: [String] { texts.keys.sorted() }

    /// A dialect, and what is wrong with its files, which is none of the user's doing. It is nil where there is no such
    /// dialect and where one extends itself in the end.
    public func load(_ name: String) -> (entry: Entry?, problems: [ConfigurationProblem]) {
        load(name) { decode($0) }
    }

    /// The same, where the words are on the shelf already.
    public func load(_ name: String, from shelf: Shelf) -> (entry: Entry?, problems: [ConfigurationProblem]) {
        var (entry, problems) = load(name) { decode($0, without: .roles) }
        if let dialect = shelf.dialects[name] { entry?.dialect = dialect }
        return (entry, problems)
    }

    public subscript(name: String) -> Entry? { load(name).entry }

    /// The words of all dialects, each file read once, and no rule of theirs: most are only to be told apart.
    public func shelf() -> Shelf {
        let decoded = Dictionary(uniqueKeysWithValues: names.map { ($0, decode($0, without: .rules)) })
        let known = { (name: String) in decoded[name] ?? nil }
        let (bases, others) = names.reduce(into: ([String](), [String]())) { result, name in
            if known(name)?.configuration.extends == nil { result.0.append(name) } else { result.1.append(name) }
        }
        let dialects = names.reduce(into: [:]) { $0[$1] = load($1, known).entry?.dialect }
        return Shelf(
            dialects: dialects, recognisable: others.compactMap { dialects[$0] }, common: bases.first,
            problems: names.flatMap { known($0)?.problems ?? [] })
    }

    /// All dialects that there are.
    public struct Shelf: Sendable {
        /// By name.
        fileprivate var dialects: [String: Dialect]
        /// Those that describe a VIPER of their own, by name: only they can be recognised.
        public var recognisable: [Dialect]
        /// What the others have in common, for code that keeps none of them: the name of the one that extends nothing.
        public var common: String?
        /// What is wrong with the files themselves.
        public var problems: [ConfigurationProblem]
    }

    private func load(
        _ name: String, _ decode: (String) -> Configuration.Decoded?
    ) -> (entry: Entry?, problems: [ConfigurationProblem]) {
        var chain: [Configuration] = []
        var problems: [ConfigurationProblem] = []
        var seen: Set<String> = []
        var next: Located<String>? = Located(name, at: .start)
        var path = name + ".yml"
        while let base = next {
            guard seen.insert(base.value).inserted else {
                problems.append(Self.circle(base, in: path))
                return (nil, problems)
            }
            guard let decoded = decode(base.value) else { return (nil, problems) }
            problems += decoded.problems
            chain.append(decoded.configuration)
            next = decoded.configuration.extends
            path = base.value + ".yml"
        }
        let entry = chain.reversed().reduce(Entry.blank) { $0.applying($1) }
        return (entry.named(name, title: chain.first?.title), problems)
    }

    /// - Parameter section: what is not wanted of a recorded file; one of YAML is read whole.
    private func decode(_ name: String, without section: ConfigurationDecoder.Section? = nil) -> Configuration.Decoded? {
        texts[name].map { text in
            let path = name + ".yml"
            guard let recorded = RecordedDocument.value(of: text, without: section?.rawValue) else { return decode(text, path: path) }
            return Configuration.decode(
                YAMLDocument(root: recorded), path: path, vocabulary: vocabulary, dialects: Array(texts.keys), isStrict: false)
        }
    }

    /// Reads a file that may name one of the dialects.
    /// - Parameters:
    ///   - path: the file's path as problems are to show it.
    ///   - inheritedContracts: the ids of the contracts in files that it extends.
    public func decode(_ text: String, path: String, inheritedContracts: Set<String> = []) -> Configuration.Decoded {
        Configuration.decode(
            text, path: path, vocabulary: vocabulary, dialects: Array(texts.keys), inheritedContracts: inheritedContracts)
    }

    private static func circle(_ base: Located<String>, in path: String) -> ConfigurationProblem {
        ConfigurationProblem(
            path: path, line: base.line, column: base.column,
            message: "\(base.value.quotedForMessage) extends itself in the end")
    }
}
