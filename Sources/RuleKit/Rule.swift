import Diagnostics
import Viper

/// A fault that can be found in a project: one file in `Rules/`.
///
/// A pure function from the project to violations. It knows roles, edges and its options, no paths and no dialect's name.
public protocol Rule: Sendable {
    var metadata: RuleMetadata { get }
    /// Whether it looks at much of the project for each answer: then it is asked first, and the others while it works.
    var takesLong: Bool { get }
    /// Whether what it finds depends on how often the team does something: then code may become a fault by what is done elsewhere.
    var goesByHabits: Bool { get }
    /// What the configuration would have to say for the rule to find anything, as its key (`naming: events:`); nil where it says it.
    func missingWord(_ dialect: Dialect, options: RuleOptions) -> String?
    func check(_ project: VIPERProject, options: RuleOptions) -> [Violation]
}

extension Rule {
    /// Most rules look at each edge once.
    public var takesLong: Bool { false }

    /// Most rules judge each place by itself.
    public var goesByHabits: Bool { false }

    /// Most rules know by themselves what they look for.
    public func missingWord(_ dialect: Dialect, options: RuleOptions) -> String? { nil }
}

/// What a rule tells about itself: the source of its documentation page and of its tests.
public struct RuleMetadata: Sendable {
    /// The fault, in words joined by hyphens; "allow ‹id›" reads right.
    public var id: String
    /// One line: a finding when …
    public var summary: String
    /// What the rule looks at.
    public var what: String
    /// Why the fault hurts.
    public var why: String
    /// How to mend it.
    public var instead: String
    /// Where the rule comes from: the document and its heading; empty where nothing is cited.
    public var source: String
    /// How much a finding weighs where neither the team nor its dialect says so. Of the built-in rules the dialects say it.
    public var severity: Severity
    public var options: [Option]
    /// What the rule is known not to see.
    public var limits: [String]
    /// Made when they are asked for: a lint never does, and there are hundreds of files in them.
    public var examples: [Example] { makeExamples() }
    private let makeExamples: @Sendable () -> [Example]

    public init(
        id: String, summary: String, what: String, why: String, instead: String, source: String = "",
        severity: Severity = .error, options: [Option] = [], limits: [String] = [],
        examples: @autoclosure @escaping @Sendable () -> [Example] = []
    ) {
        self.id = id
        self.summary = summary
        self.what = what
        self.why = why
        self.instead = instead
        self.source = source
        self.severity = severity
        self.options = options
        self.limits = limits
        makeExamples = examples
    }

    /// A key below the rule in `.viperlint.yml`.
    public struct Option: Sendable {
        public var name: String
        public var kind: OptionKind
        public var summary: String

        public init(name: String, kind: OptionKind, summary: String) {
            self.name = name
            self.kind = kind
            self.summary = summary
        }
    }

    /// A small project that shows the fault, or its absence. Documentation and test in one.
    public struct Example: Sendable {
        public var title: String
        /// By file name. `↓` stands before each place where a finding starts; an example without one is right.
        public var files: [(name: String, source: String)]
        /// The rest of the scene that it stands in, which is right and shows nothing of the rule.
        public var background: [(name: String, source: String)]
        /// The dialect that it is written in.
        public var dialect: String
        /// What a configuration says below the rule: `limit: 1`.
        public var options: [String]

        public init(
            _ title: String, dialect: String = "clean", options: [String] = [], files: [(name: String, source: String)],
            background: [(name: String, source: String)] = []
        ) {
            self.title = title
            self.dialect = dialect
            self.options = options
            self.files = files
            self.background = background
        }

        public init(_ title: String, dialect: String = "clean", options: [String] = [], _ source: String) {
            self.init(title, dialect: dialect, options: options, files: [("Example.swift", source)])
        }

        public static let marker: Character = "↓"
        public var isFaulty: Bool { files.contains { $0.source.contains(Self.marker) } }
    }
}

extension RuleMetadata {
    /// Whether a text can be an id: lower-case words joined by hyphens.
    public static func isIdentifier(_ text: String) -> Bool {
        let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        let isLetter = { (byte: UInt8) in UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }
        return words.first?.first.map(isLetter) == true
            && words.allSatisfy { word in
                !word.isEmpty && word.allSatisfy { isLetter($0) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
            }
    }
}
