import RuleKit

/// The rules that a configuration may name, with the options of each.
public struct RuleVocabulary: Sendable, Equatable {
    /// Rule id → name of an option → what it takes.
    public var rules: [String: [String: OptionKind]]

    public init(rules: [String: [String: OptionKind]]) {
        self.rules = rules
    }
}

extension OptionKind {
    /// As in "expected …".
    var expectation: String {
        switch self {
        case .bool: "true or false"
        case .integer: "a whole number"
        case .count: "a whole number, 0 or more"
        case .percentage: "a percentage, 0 to 100"
        case .string: "a string"
        case .strings: "a list of strings"
        case .namePatterns: "a list of words that names begin with"
        case .types: "a list of types"
        case .frameworkNames: "a list of frameworks and their types"
        case .roles: "a list of roles"
        case .rolePairs: "a list of pairs of roles ('presenter -> entity')"
        }
    }
}
