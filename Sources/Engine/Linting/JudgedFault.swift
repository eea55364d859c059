import Diagnostics
import RuleKit

/// What a rule has found, with what goes for the files in which it stands.
struct JudgedFault: Sendable {
    /// Where the fault may be told, the best place first; never empty.
    var places: [Place]

    var speaksFirst: Bool { places.first?.violation.speaksFirst ?? false }
    /// At the best of its places.
    var severity: Severity? { places.first?.severity }

    struct Place: Sendable {
        var violation: Violation
        var severity: Severity
        /// Why the file has settings of its own for the rule.
        var reason: String?
    }
}
