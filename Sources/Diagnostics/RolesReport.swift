/// Who plays which part in a project, and why: all that the reporters of roles see.
public struct RolesReport: PartialReport {
    /// A type with a role.
    public struct Assigned: Hashable, Sendable {
        public var type: Subject
        /// The role's name, for example `presenter`.
        public var role: String
        /// From 0 to 1.
        public var confidence: Double
        /// What speaks for the role, a few words each.
        public var evidence: [String]
        /// What speaks for other roles, but not enough.
        public var others: [Claim]

        public init(type: Subject, role: String, confidence: Double, evidence: [String], others: [Claim]) {
            self.type = type
            self.role = role
            self.confidence = confidence
            self.evidence = evidence
            self.others = others
        }
    }

    /// A type without a role.
    public struct Unassigned: Hashable, Sendable {
        public var type: Subject
        /// What speaks for roles, but not enough.
        public var others: [Claim]

        public init(type: Subject, others: [Claim]) {
            self.type = type
            self.others = others
        }
    }

    /// A role that a type does not have, and what would speak for it.
    public struct Claim: Hashable, Sendable {
        public var role: String
        public var evidence: [String]

        public init(role: String, evidence: [String]) {
            self.role = role
            self.evidence = evidence
        }
    }

    /// The type itself.
    public struct Subject: Hashable, Sendable {
        /// With the names of the types around it, for example `Login.Presenter`.
        public var name: String
        /// `class`, `struct`, `enum`, `protocol` or `actor`.
        public var kind: String
        /// The module (scene) that the type belongs to, where one is known.
        public var module: String?
        /// Relative to the root, with `/` between the components.
        public var path: String
        /// 1-based, of the declaration's introducing keyword.
        public var line: Int

        public init(name: String, kind: String, module: String?, path: String, line: Int) {
            self.name = name
            self.kind = kind
            self.module = module
            self.path = path
            self.line = line
        }
    }

    public var toolVersion: String
    public var dialect: String
    /// In source order.
    public var types: [Assigned]
    /// In source order.
    public var unassigned: [Unassigned]
    /// Files that could not be read or followed whole; the report is partial when there is one.
    public var problems: [Report.Problem]

    public init(
        toolVersion: String, dialect: String, types: [Assigned], unassigned: [Unassigned], problems: [Report.Problem]
    ) {
        self.toolVersion = toolVersion
        self.dialect = dialect
        self.types = types
        self.unassigned = unassigned
        self.problems = problems
    }
}
