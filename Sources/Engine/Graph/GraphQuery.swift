/// Which part of a project's graph is asked for, as the user wrote it.
public struct GraphQuery: Sendable {
    /// A type, by its name, full name or id: only what is near it.
    public var around: String?
    /// How many edges away from ``around`` the graph ends, 1 or more.
    public var depth: Int
    /// Only types of these modules; empty for all.
    public var modules: [String]
    /// Only edges of these kinds; empty for all.
    public var kinds: [String]
    /// Whether types that the project does not declare itself are in it.
    public var includesFrameworks: Bool

    public init(
        around: String? = nil, depth: Int = 1, modules: [String] = [], kinds: [String] = [], includesFrameworks: Bool = false
    ) {
        self.around = around
        self.depth = depth
        self.modules = modules
        self.kinds = kinds
        self.includesFrameworks = includesFrameworks
    }
}
