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
    /// Where a fault stands again that is told elsewhere, by rule.
    private(set) var untold: [(rule: String, site: Site)] = []
    /// Findings that speak for what another rule sees as well.
    private var speaking: Set<Int> = []

    private struct Place: Hashable {
        var site: Site
        var to: TypeID
        /// What a type lacks stands nowhere: several things may be missing at its name.
        var requirement: String
    }

    init(_ builder: FindingBuilder) {
        self.builder = builder
    }

    /// One finding a fault: at the first of its places that no comment keeps quiet, and at those before it. An earlier rule has
    /// said more about a place, and a contract has said it in the team's own words.
    mutating func add(_ fault: JudgedFault, rule: String, unless directives: ProjectDirectives) {
        var isTold = false
        for place in fault.places {
            let violation = place.violation
            if isTold {
                untold.append((rule, violation.site))
                note(violation, requirement: "", finding: findings.count - 1)
            } else if let known = told[Place(site: violation.site, to: violation.to, requirement: "")] {
                return raise(known, by: place)
            } else {
                append(place, rule: rule, requirement: "")
                isTold = !directives.cover(violation.site, rule: rule)
            }
        }
    }

    mutating func add(_ fault: JudgedFault, contract: Contract) {
        let requirement = contract.demand == .require ? contract.id : ""
        for place in fault.places {
            if let known = told[Place(site: place.violation.site, to: place.violation.to, requirement: requirement)] {
                raise(known, by: place)
            } else {
                speaking.insert(findings.count)
                append(place, rule: contract.id, requirement: requirement)
            }
        }
    }

    private mutating func append(_ place: JudgedFault.Place, rule: String, requirement: String) {
        note(place.violation, requirement: requirement, finding: findings.count)
        if place.violation.speaksFirst { speaking.insert(findings.count) }
        untold += place.violation.repetitions.map { (rule, $0.site) }
        findings.append(builder.finding(place.violation, rule: rule, severity: place.severity, reason: place.reason))
    }

    private mutating func note(_ violation: Violation, requirement: String, finding: Int) {
        told[Place(site: violation.site, to: violation.to, requirement: requirement)] = finding
        for other in violation.repetitions {
            told[Place(site: other.site, to: other.to, requirement: requirement)] = finding
        }
    }

    /// A contract, and whoever speaks first, weighs as much as what it speaks for, so that a warning never hides an error.
    private mutating func raise(_ known: Int, by place: JudgedFault.Place) {
        guard speaking.contains(known), !place.violation.isUncertain else { return }
        findings[known].severity = max(findings[known].severity, place.severity)
    }
}
