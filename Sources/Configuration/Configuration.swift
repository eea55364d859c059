import ProjectGraph
import Syntax
import Viper

/// What `.viperlint.yml` says, or the file of a dialect: both have one format.
///
/// Only what the file itself says: a dialect is laid under it by `Dialect.applying(_:)`.
public struct Configuration: Sendable, Equatable {
    /// The version of the format that this program reads.
    public static let supportedVersion = 1

    public var version: Int
    /// The dialect to build on; with ``extends``, and in a dialect's own file, the name of what is described here.
    public var dialect: Located<String>?
    /// The dialect, or the file, that this one is laid over.
    public var extends: Located<String>?
    public var title: String?
    /// Empty means everything.
    public var included: [Located<PathPattern>]
    /// Wins over `included`.
    public var excluded: [Located<PathPattern>]
    /// Read and not judged.
    public var setAside: [Located<PathPattern>] = []
    /// What is judged although it is not the team's own code.
    public var alsoLinted: Set<SourceCategory>
    public var failOn: FailingSeverity?
    /// By rule id.
    public var rules: [String: RuleSetting]
    public var roles: RoleTable<VocabularyOverlay>
    /// The stack, outermost layer first.
    public var layers: [Role]?
    public var ownership: OwnershipTable
    /// The prefixes of messages that move inward, by the role that receives them.
    public var eventPrefixes: RoleTable<[String]>
    /// Endings of the names of files that hold a scene's boundary protocols.
    public var interfaceFiles: [String]?

    /// The words of ``roles`` and ``rules`` that stand for names in the code, each with its place. None of an override's.
    public var words: [Located<WrittenWord>] = []

    /// Rules of the team's own.
    public var contracts: [Contract] = []
    /// Later ones win.
    public var overrides: [SettingOverride] = []
    /// The path of the baseline, from the folder of this file.
    public var baseline: Located<String>?
    /// The ids of rules whose findings no baseline may hold.
    public var neverBaselined: Set<String> = []

    public init(
        version: Int = supportedVersion, dialect: Located<String>? = nil, extends: Located<String>? = nil,
        title: String? = nil,
        included: [Located<PathPattern>] = [], excluded: [Located<PathPattern>] = [],
        alsoLinted: Set<SourceCategory> = [], failOn: FailingSeverity? = nil, rules: [String: RuleSetting] = [:],
        roles: RoleTable<VocabularyOverlay> = [:], layers: [Role]? = nil,
        ownership: OwnershipTable = OwnershipTable(), eventPrefixes: RoleTable<[String]> = [:],
        interfaceFiles: [String]? = nil
    ) {
        self.version = version
        self.dialect = dialect
        self.extends = extends
        self.title = title
        self.included = included
        self.excluded = excluded
        self.alsoLinted = alsoLinted
        self.failOn = failOn
        self.rules = rules
        self.roles = roles
        self.layers = layers
        self.ownership = ownership
        self.eventPrefixes = eventPrefixes
        self.interfaceFiles = interfaceFiles
    }
}

extension Configuration {
    /// Whether a file is to be linted.
    /// - Parameter file: relative to the folder of the configuration, `/` between the components.
    public func covers(file: some StringProtocol) -> Bool {
        (included.isEmpty || included.contains { $0.value.matches(file) })
            && !excluded.contains { $0.value.matches(file) }
    }

    /// Whether nothing below a folder is to be linted, so that a walk need not enter it.
    /// - Parameter folder: relative to the folder of the configuration, `/` between the components.
    public func prunes(folder: some StringProtocol) -> Bool {
        excluded.contains { $0.value.matchesFolder(folder) }
    }
}

extension Configuration {
    /// A configuration as far as it could be read, with everything that is wrong with it.
    public struct Decoded: Sendable, Equatable {
        /// Holds what was right; not to be used for a run when there are problems.
        public var configuration: Configuration
        /// In the order of the text.
        public var problems: [ConfigurationProblem]
    }

    /// Reads a configuration whole: never throws, never stops at the first mistake.
    /// - Parameters:
    ///   - text: YAML, at most 1 MiB.
    ///   - path: the file's path as problems are to show it.
    ///   - vocabulary: the rules that exist, with their options.
    ///   - dialects: the names of the dialects that exist; in a dialect's own file, its name.
    ///   - inheritedContracts: the ids of the contracts in files that this one extends, which its sections may name.
    public static func decode(
        _ text: String, path: String, vocabulary: RuleVocabulary, dialects: [String], inheritedContracts: Set<String> = []
    ) -> Decoded {
        decode(
            YAMLDocument.read(text), path: path, vocabulary: vocabulary, dialects: dialects, inheritedContracts: inheritedContracts)
    }

    static func decode(
        _ document: YAMLDocument, path: String, vocabulary: RuleVocabulary, dialects: [String], inheritedContracts: Set<String> = [],
        isStrict: Bool = true
    ) -> Decoded {
        var decoder = ConfigurationDecoder(
            vocabulary: vocabulary, dialects: dialects, inheritedContracts: inheritedContracts, isStrict: isStrict,
            problems: ProblemList(path: path))
        let configuration = decoder.decode(document)
        return Decoded(configuration: configuration, problems: decoder.problems.inOrder)
    }
}

extension Configuration {
    /// Whether what `extends` says is a file's path rather than a dialect's name.
    public static func isPath(_ base: String) -> Bool {
        base.contains("/") || base.hasSuffix(".yml") || base.hasSuffix(".yaml")
    }
}
