/// The types of a project, or some of them, and the edges between them: all that the reporters of graphs see.
public struct GraphReport: PartialReport {
    /// A type.
    public struct Node: Hashable, Sendable {
        /// Names the node in ``Edge/from`` and ``Edge/to``: the full name, with the place where types share one.
        public var id: String
        /// With the names of the types around it, for example `Login.Presenter`.
        public var name: String
        /// `class`, `struct`, `enum`, `protocol`, `actor`, `typealias`, or `unknown` for a type that nobody declares.
        public var kind: String
        /// The role's name, for example `presenter`; nil for a type without a role.
        public var role: String?
        /// The module (scene) that the type belongs to, where one is known.
        public var module: String?
        /// The framework that declares the type; nil for the project's own and for unknown ones.
        public var framework: String?
        /// Where the project declares the type; nil where it does not.
        public var place: Place?

        public init(
            id: String, name: String, kind: String, role: String? = nil, module: String? = nil, framework: String? = nil,
            place: Place? = nil
        ) {
            self.id = id
            self.name = name
            self.kind = kind
            self.role = role
            self.module = module
            self.framework = framework
            self.place = place
        }

        /// Whether the project does not declare the type itself.
        public var isExternal: Bool { place == nil }
    }

    /// One type depends on another, in one place.
    public struct Edge: Hashable, Sendable {
        /// The ``Node/id`` of the type that depends.
        public var from: String
        /// The ``Node/id`` of the type that it depends on.
        public var to: String
        /// `inherits`, `conforms`, `holds`, `names` or `creates`.
        public var kind: String
        /// How an edge holds, as Swift spells it: `strong`, `weak`, `unowned`, …; nil for edges that do not hold.
        public var ownership: String?
        /// Where in the code the name stands, for example `stored property`.
        public var position: String
        public var place: Place

        public init(from: String, to: String, kind: String, ownership: String?, position: String, place: Place) {
            self.from = from
            self.to = to
            self.kind = kind
            self.ownership = ownership
            self.position = position
            self.place = place
        }
    }

    /// A place in a source file.
    public struct Place: Hashable, Sendable {
        /// Relative to the root, with `/` between the components.
        public var path: String
        /// 1-based.
        public var line: Int
        /// 1-based, in UTF-8 bytes.
        public var column: Int

        public init(path: String, line: Int, column: Int) {
            self.path = path
            self.line = line
            self.column = column
        }
    }

    public var toolVersion: String
    public var dialect: String
    /// The project's own types in source order, then all others by name.
    public var nodes: [Node]
    /// In the order of the nodes that they start from, then of their places.
    public var edges: [Edge]
    /// How many references of the whole project lead nowhere, by reason.
    public var unresolved: [String: Int]
    /// Files that could not be read or followed whole; the graph is partial when there is one.
    public var problems: [Report.Problem]

    public init(
        toolVersion: String, dialect: String, nodes: [Node], edges: [Edge], unresolved: [String: Int],
        problems: [Report.Problem]
    ) {
        self.toolVersion = toolVersion
        self.dialect = dialect
        self.nodes = nodes
        self.edges = edges
        self.unresolved = unresolved
        self.problems = problems
    }
}
