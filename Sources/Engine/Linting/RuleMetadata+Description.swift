import Diagnostics
import RuleKit

extension RuleMetadata {
    /// As reports tell of it.
    func described(as severity: Severity) -> RuleDescription {
        RuleDescription(id: id, summary: summary, what: what, why: why, instead: instead, severity: severity)
    }
}
