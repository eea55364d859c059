import Diagnostics
import LintConfiguration
import ProjectGraph
import RuleKit
import Viper

/// What findings of contracts say: what stands there, where it leads, and what the contract would have.
extension ContractCheck {
    func violation(_ edge: Edge) -> Violation {
        let member = project.label(of: edge.member)
        let place = member.isEmpty ? "" : " in '\(member)'"
        let to = project.phrase(edge.to)
        let what =
            switch edge.kind {
            case .inherits: "inherits from \(to)"
            case .conforms: "conforms to \(to)"
            case .holds: "holds \(to)\(isAboutStrength ? " strongly" : "")\(place)"
            case .creates: "creates \(to)\(place)"
            case .names: project.naming(edge)
            }
        return violation(
            what + refusal, at: edge.site, from: edge.from, to: edge.to, subject: member, name: project.name(edge.to),
            related: project.declared(edge.to))
    }

    /// Whether holding weakly would have been right.
    private var isAboutStrength: Bool {
        contract.edges.contains(.holdsStrongly) && !contract.edges.contains(.holds) && !contract.edges.contains(.names)
    }

    /// Why an `allow` takes offence; the list is the help's where it is long.
    private var refusal: String {
        guard contract.demand == .allow else { return "" }
        let wanted = TypeSelection.phrase(contract.to)
        return wanted.count > 50 ? ", which is none of what it may depend on" : ", which is no \(wanted)"
    }

    func violation(_ call: Call) -> Violation {
        let to = called(call)
        return violation(
            "calls '\(project.label(of: call.callee))' of \(project.phrase(to))" + refusal, at: call.site, from: call.from,
            to: to, subject: project.label(of: call.caller), name: project.name(to), related: project.declared(to))
    }

    func violation(_ module: String, at site: Site, by type: TypeID) -> Violation {
        let allowed = contract.to.filter(\.isOfWholeFrameworks).map(\.frameworkNames).joined(separator: " or ")
        let refusal = contract.demand == .allow ? " and may only import \(allowed)" : ""
        guard type.exists else {
            return Violation(
                site: site, from: type, to: type, subject: module, message: "a file without a type of its own imports \(module)" + refusal,
                because: contract.because, help: "Do without \(module) here, or except the file's path from '\(contract.id)'.")
        }
        return violation(
            "stands in a file that imports \(module)" + refusal, at: site, from: type, to: type, subject: module, name: module)
    }

    private func violation(
        _ what: String, at site: Site, from: TypeID, to: TypeID, subject: String, name: String,
        related: [Violation.Related] = []
    ) -> Violation {
        Violation(
            site: site, from: from, to: to, subject: subject,
            message: "\(project.phrase(from)) \(what)",
            because: contract.because,
            help: contract.demand == .allow
                ? "Keep to this: \(TypeSelection.phrase(contract.to)); or add \(name) to what '\(contract.id)' allows."
                : "Do without \(name) here, or except \(project.name(from)) from '\(contract.id)'.",
            related: related)
    }

    /// Nil for a type that is declared nowhere.
    func absence(in type: TypeID) -> Violation? {
        let wanted = TypeSelection.phrase(contract.to)
        return project.declarationSite(of: type).map { site in
            Violation(
                site: site, from: type, to: type, subject: "",
                message: "\(project.phrase(type)) \(contract.verb) no \(wanted)", because: contract.because,
                help: "Add what is asked for, or except \(project.name(type)) from '\(contract.id)'.")
        }
    }
}
