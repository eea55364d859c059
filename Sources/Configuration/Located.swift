/// A value with the place in the configuration where it is written.
public struct Located<Value> {
    public var value: Value
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes.
    public var column: Int

    public init(_ value: Value, line: Int, column: Int) {
        self.value = value
        self.line = line
        self.column = column
    }

    init(_ value: Value, at place: Place) {
        self.init(value, line: place.line, column: place.column)
    }
}

extension Located {
    /// What is to be told of the value, behind its place: `path:line:column: message`.
    public func told(in path: String, _ message: String) -> String {
        ConfigurationProblem(path: path, line: line, column: column, message: message).description
    }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}

/// A place in the configuration's text, as an editor counts.
struct Place: Hashable, Sendable, Comparable {
    static let start = Place(line: 1, column: 1)

    /// 1-based.
    var line: Int
    /// 1-based, in UTF-8 bytes.
    var column: Int

    static func < (lhs: Place, rhs: Place) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}
