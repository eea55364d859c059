import Diagnostics
import RuleKit

/// What a rule has found, with what goes for the files in which it stands.
struct JudgedFault: Sendable {
    /// Where the fault may be told, the best place first; never empty.
    var places: [Place]

    var speaksFirst: Bool { places.first?.violation.speaksFirst ?? false }

    struct Place: Sendable {
        var violation: Violation
        var severity: Severity
        /// Why the file has settings of its own for the rule.
        var reason: String?
    }
}
