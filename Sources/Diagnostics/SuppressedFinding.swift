/// A finding that a comment in the code keeps out of the report.
public struct SuppressedFinding: Hashable, Sendable {
    public var finding: Finding
    /// What the comment gives as its reason; never empty.
    public var reason: String
    /// Where the comment stands.
    public var directive: SourceLocation

    public init(finding: Finding, reason: String, directive: SourceLocation) {
        self.finding = finding
        self.reason = reason
        self.directive = directive
    }
}
