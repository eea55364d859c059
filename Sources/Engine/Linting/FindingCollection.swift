import Diagnostics
import LintConfiguration
import ProjectGraph
import RuleKit

/// The findings of a run: one fault, one finding.
struct FindingCollection {
    private(set) var findings: [Finding] = []
    var builder: FindingBuilder
    /// Where a fault has been told, by which finding.
    private var told: [Place: Int] = [:]
    private var isContracts: Set<Int> = []

    private struct Place: Hashable {
        var site: Site
        var to: TypeID
        /// What a type lacks stands nowhere: several things may be missing at its name.
        var requirement: String
    }

    init(_ builder: FindingBuilder) {
        self.builder = builder
    }

    /// An earlier rule has said more about the place, and a contract has said it in the team's own words. A contract
    /// weighs as much as what it speaks for, so that a warning never hides an error.
    ///
    /// - Parameter reason: why the file has settings of its own for the rule.
    mutating func add(_ violation: Violation, rule: String, severity: Severity, reason: String?) {
        guard let known = told[Place(site: violation.site, to: violation.to, requirement: "")] else {
            return append(violation, rule: rule, severity: severity, reason: reason, requirement: "")
        }
        raise(known, by: violation, severity)
    }

    mutating func add(_ violation: Violation, contract: Contract, severity: Severity, reason: String?) {
        let requirement = contract.demand == .require ? contract.id : ""
        if let known = told[Place(site: violation.site, to: violation.to, requirement: requirement)] {
            return raise(known, by: violation, severity)
        }
        isContracts.insert(findings.count)
        append(violation, rule: contract.id, severity: severity, reason: reason, requirement: requirement)
    }

    private mutating func append(
        _ violation: Violation, rule: String, severity: Severity, reason: String?, requirement: String
    ) {
        told[Place(site: violation.site, to: violation.to, requirement: requirement)] = findings.count
        for other in violation.repetitions {
            told[Place(site: other.site, to: other.to, requirement: requirement)] = findings.count
        }
        findings.append(builder.finding(violation, rule: rule, severity: severity, reason: reason))
    }

    private mutating func raise(_ known: Int, by violation: Violation, _ severity: Severity) {
        guard isContracts.contains(known), !violation.isUncertain else { return }
        findings[known].severity = max(findings[known].severity, severity)
    }
}
