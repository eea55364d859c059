/// One fault: an edge between two types that the team's architecture does not allow.
public struct Finding: Hashable, Sendable {
    /// One end of the faulty edge.
    public struct Endpoint: Hashable, Sendable {
        /// The type's full name, for example `Login.Presenter`.
        public var type: String
        /// The role's name, for example `presenter`; nil for a type without a role.
        public var role: String?
        /// The module (scene) that the type belongs to, where one is known.
        public var module: String?

        public init(type: String, role: String? = nil, module: String? = nil) {
            self.type = type
            self.role = role
            self.module = module
        }
    }

    /// Another place that the finding cannot be understood without.
    public struct Related: Hashable, Sendable {
        public var location: SourceLocation
        /// What stands there, for example "TransactionListViewController is declared here".
        public var message: String

        public init(location: SourceLocation, message: String) {
            self.location = location
            self.message = message
        }
    }

    /// The rule's id, for example `outward-dependency`.
    public var rule: String
    public var severity: Severity
    public var location: SourceLocation
    /// What is wrong, in one sentence without a closing full stop.
    public var message: String
    /// Where the edge starts: the type at fault.
    public var from: Endpoint
    /// Where the edge leads.
    public var to: Endpoint
    /// Why this team's dialect cares, in one or two sentences.
    public var because: String
    /// What to do instead, in one or two sentences.
    public var help: String
    /// The other places, the most telling first.
    public var related: [Related]
    public var fingerprint: Fingerprint
    /// What this run has to say about it beyond the fault itself: a few words without a closing full stop.
    public var note: String?

    public init(
        rule: String, severity: Severity, location: SourceLocation, message: String,
        from: Endpoint, to: Endpoint, because: String, help: String, related: [Related], fingerprint: Fingerprint,
        note: String? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.location = location
        self.message = message
        self.from = from
        self.to = to
        self.because = because
        self.help = help
        self.related = related
        self.fingerprint = fingerprint
        self.note = note
    }
}

extension Finding: Comparable {
    /// Report order: by place, then by rule, so that it never depends on how the run was scheduled.
    public static func < (lhs: Finding, rhs: Finding) -> Bool {
        if lhs.location != rhs.location { return lhs.location < rhs.location }
        return (lhs.rule, lhs.fingerprint.description) < (rhs.rule, rhs.fingerprint.description)
    }
}
