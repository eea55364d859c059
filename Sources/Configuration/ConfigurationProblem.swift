/// A mistake in a configuration.
public struct ConfigurationProblem: Sendable, Hashable, CustomStringConvertible {
    /// As the caller of the decoder gave it.
    public var path: String
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes.
    public var column: Int
    /// What is wrong, without a closing full stop.
    public var message: String
    /// What was probably meant, ready to be written in place of the mistake.
    public var suggestion: String?

    public init(path: String, line: Int, column: Int, message: String, suggestion: String? = nil) {
        self.path = path
        self.line = line
        self.column = column
        self.message = message
        self.suggestion = suggestion
    }

    /// `path:line:column: message; did you mean "suggestion"?`
    public var description: String {
        let question = suggestion.map { "; did you mean \"\($0)\"?" } ?? ""
        return "\(path):\(line):\(column): \(message)\(question)"
    }
}

/// The problems of one configuration while it is read.
struct ProblemList {
    /// More of them help nobody, and looking for suggestions takes time.
    private static let maximum = 100

    let path: String
    private var problems: [ConfigurationProblem] = []

    init(path: String) {
        self.path = path
    }

    mutating func report(
        _ message: @autoclosure () -> String, at place: Place, suggestion: String? = nil
    ) {
        if isFull { return noteOmission(at: place) }
        problems.append(
            ConfigurationProblem(
                path: path, line: place.line, column: place.column, message: message(), suggestion: suggestion))
    }

    /// Whether further problems are not kept.
    var isFull: Bool { problems.count >= Self.maximum }

    private mutating func noteOmission(at place: Place) {
        guard problems.count == Self.maximum else { return }
        problems.append(
            ConfigurationProblem(
                path: path, line: place.line, column: place.column,
                message: "too many problems; the others are not shown"))
    }

    /// By place; problems of one place in the order in which they were found.
    var inOrder: [ConfigurationProblem] {
        let ordered = problems.enumerated().sorted { lhs, rhs in
            (lhs.element.line, lhs.element.column, lhs.offset) < (rhs.element.line, rhs.element.column, rhs.offset)
        }
        return ordered.map(\.element)
    }
}
