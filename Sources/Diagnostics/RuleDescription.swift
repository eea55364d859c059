/// What a report tells of a rule, for readers that show it beside its findings.
public struct RuleDescription: Hashable, Sendable {
    /// The rule's id, for example `outward-dependency`.
    public var id: String
    /// One line: a finding when …
    public var summary: String
    /// What the rule looks at.
    public var what: String
    /// Why the fault hurts.
    public var why: String
    /// How to mend it.
    public var instead: String
    /// How much its findings weigh where no file has a setting of its own.
    public var severity: Severity

    public init(id: String, summary: String, what: String, why: String, instead: String, severity: Severity) {
        self.id = id
        self.summary = summary
        self.what = what
        self.why = why
        self.instead = instead
        self.severity = severity
    }
}
