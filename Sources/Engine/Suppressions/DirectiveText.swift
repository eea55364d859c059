import LintConfiguration
import Syntax
import Viper

/// What a comment addressed to this tool says.
enum DirectiveText {
    /// `// viperlint:role presenter`
    case role
    /// `// viperlint:disable:next RULE, RULE -- reason`
    case disable(SuppressionScope, rules: [String], reason: String)
    /// `// viperlint:enable RULE`
    case enable(rules: [String])

    /// What is wrong with a directive, without a closing full stop.
    struct Fault: Error {
        var message: String
        /// What to write instead, a sentence.
        var advice: String

        /// Something that is named and isn't there.
        init(no kind: String, _ name: String, among names: some Sequence<String>, others: String) {
            let closest = Suggestion.closest(to: name, among: names)
            message = "there is no \(kind) '\(name)'\(closest.map { "; did you mean '\($0)'?" } ?? "")"
            advice = closest.map { "Write '\($0)'." } ?? others
        }

        init(_ message: String, advice: String) {
            self.message = message
            self.advice = advice
        }
    }

    private static let enableCommand = "enable"
    private static let roleCommand = "role"
    private static let commands = SuppressionScope.allCases.map(\.rawValue) + [enableCommand, roleCommand]
    /// Between the rules and the reason, as in ESLint's directives.
    private static let reasonMark = "--"
    /// What is written in its place, by hand or by an editor that knows better.
    private static let almostReasonMarks: Set<String> = ["-", "–", "—"]

    /// - Parameter text: what follows `viperlint:`.
    static func read(_ text: String) throws(Fault) -> DirectiveText {
        let text = text.drop(while: \.isWhitespace)
        let command = text.prefix { !$0.isWhitespace }
        let rest = text.dropFirst(command.count)
        switch String(command) {
        case roleCommand: return try role(rest)
        case enableCommand: return .enable(rules: try rules(split(rest).rules, of: enableCommand))
        case let name:
            guard let scope = SuppressionScope(rawValue: name) else {
                throw Fault(no: "directive", name, among: commands, others: "Write one of: \(commands.joined(separator: ", ")).")
            }
            return try disable(scope, rest)
        }
    }

    private static func role(_ rest: Substring) throws(Fault) -> DirectiveText {
        guard let name = rest.split(whereSeparator: \.isWhitespace).first.map(String.init) else {
            throw Fault("the directive 'role' names no role", advice: "Name the role: '// viperlint:role presenter'.")
        }
        let roles = Role.allCases.map(\.rawValue)
        guard roles.contains(name) else {
            throw Fault(no: "role", name, among: roles, others: "Write one of: \(roles.joined(separator: ", ")).")
        }
        return .role
    }

    private static func disable(_ scope: SuppressionScope, _ rest: Substring) throws(Fault) -> DirectiveText {
        let (names, reason) = split(rest)
        let rules = try rules(names, of: scope.rawValue)
        guard let reason, !reason.isEmpty else {
            let isAlmostMarked = names.split(whereSeparator: \.isWhitespace).contains { almostReasonMarks.contains(String($0)) }
            throw Fault(
                "the directive '\(scope.rawValue)' gives no reason; write \(reasonMark) and the reason behind the rules",
                advice: isAlmostMarked
                    ? "Write two hyphens before the reason: ' \(reasonMark) '."
                    : "Add ' \(reasonMark) ' and why the finding is right to stay.")
        }
        return .disable(scope, rules: rules, reason: reason)
    }

    private static func rules(_ names: Substring, of command: String) throws(Fault) -> [String] {
        let rules = names.split { $0.isWhitespace || $0 == "," }.map(String.init)
        guard !rules.isEmpty else { throw Fault("the directive '\(command)' names no rule", advice: "Name the rules behind '\(command)'.") }
        return rules
    }

    /// No rule's id holds two hyphens in a row.
    private static func split(_ text: Substring) -> (rules: Substring, reason: String?) {
        guard let mark = text.firstRange(of: reasonMark) else { return (text, nil) }
        let reason = text[mark.upperBound...].split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return (text[..<mark.lowerBound], reason)
    }

    /// The command and its rules, however they are spaced.
    static func withoutReason(_ text: String) -> String {
        split(text[...]).rules.split { $0.isWhitespace || $0 == "," }.joined(separator: " ")
    }
}

/// How far a suppression reaches, as it is written.
enum SuppressionScope: String, CaseIterable {
    /// The line of code behind the comment, with the attributes above it.
    case next = "disable:next"
    /// The comment's own line.
    case this = "disable:this"
    /// The line of code before the comment.
    case previous = "disable:previous"
    /// From the comment to `enable`, or to the end of the file.
    case region = "disable"
}
