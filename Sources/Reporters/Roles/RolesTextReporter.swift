import Diagnostics

/// The modules with their parts for people, then what belongs to none, then the types without a role.
public struct RolesTextReporter: RolesReporter {
    public init() {}

    public func render(_ report: RolesReport) -> String {
        let modules = Dictionary(grouping: report.types) { $0.type.module }
        let named = modules.keys.compactMap(\.self).sorted()
        var sections = named.map { section($0.harmless, modules[$0] ?? []) }
        if let others = modules[nil] { sections.append(section("(no module)", others)) }
        if !report.unassigned.isEmpty { sections.append(section(of: report.unassigned)) }
        let count = "\(counted(report.types.count, "type")) with a role, \(report.unassigned.count) without"
        return (sections + ["\(count) · dialect \(report.dialect.harmless)"]).joined(separator: "\n\n") + "\n"
    }

    private func section(_ title: String, _ types: [RolesReport.Assigned]) -> String {
        let width = types.map(\.role.count).max() ?? 0
        let lines = types.map { assigned in
            let percent = "\(Int((assigned.confidence * 100).rounded())) %"
            return "  \(assigned.role.padded(to: width))  \(percent.padded(to: 5))  \(assigned.type.name.harmless)  "
                + "\(assigned.type.path.harmless):\(assigned.type.line)"
        }
        return ([title] + lines).joined(separator: "\n")
    }

    private func section(of unassigned: [RolesReport.Unassigned]) -> String {
        let lines = unassigned.map { unassigned in
            let why = unassigned.others.first.map { "  (not enough for \($0.role): \($0.evidence.joined(separator: ", ").harmless))" }
            return "  \(unassigned.type.kind) \(unassigned.type.name.harmless)  "
                + "\(unassigned.type.path.harmless):\(unassigned.type.line)\(why ?? "")"
        }
        return (["Without a role"] + lines).joined(separator: "\n")
    }
}
