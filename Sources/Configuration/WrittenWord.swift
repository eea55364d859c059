import Viper

/// A word of a configuration that stands for names in the code, so that it may turn out that nothing is called so.
public struct WrittenWord: Sendable, Equatable {
    /// What the word stands for.
    public enum Subject: Sendable, Equatable {
        /// Types that are named so and play a role.
        case name(of: Role)
        case supertype(of: Role)
        case folder(of: Role)
        /// A type that a rule lets pass, by the names of the rule and of its option.
        case allowedType(rule: String, option: String)
        /// A framework, a type of one or a member of that, which a rule keeps from somebody.
        case frameworkName(rule: String, option: String)
        /// Two roles that a rule lets pass.
        case allowedRoles(rule: String, option: String)
    }

    public var subject: Subject
    public var text: String

    public init(_ subject: Subject, _ text: String) {
        (self.subject, self.text) = (subject, text)
    }
}
