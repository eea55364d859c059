import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What both strong-reference rules share: a reference back outward that the dialect's ownership table wants weak.
struct StrongReferenceSearch {
    let project: VIPERProject
    let owner: Role
    let held: Role

    func violations() -> [Violation] {
        guard let allowed = project.dialect.ownership.allowed(owner: owner, held: held), !allowed.contains(.strong) else { return [] }
        return project.types(owner).flatMap { type in
            // A property typed by a composition has an edge to each of its protocols, and one fault.
            let edges = holders(within: type).flatMap { project.graph.edges(from: $0).filter { isFaulty($0, allowed: allowed) } }
            return Dictionary(grouping: edges, by: \.member).values
                .compactMap { $0.min { $0.site < $1.site } }
                .sorted { $0.site < $1.site }
                .map { violation($0, of: type, allowed: allowed) }
        }
    }

    /// The type itself, and the structs and enums that are stored in it: what they hold, it holds.
    private func holders(within type: TypeID) -> [TypeID] {
        // A base class without a role of its own is part of whoever inherits from it.
        var holders = [type] + project.graph.allSupertypes(of: type).filter { project.graph[$0].kind == .class && project.role(of: $0) == nil }
        var next = 0
        while next < holders.count {
            for edge in project.graph.edges(from: holders[next]) where edge.kind == .holds && !edge.isStatic {
                let held = project.graph[edge.to]
                if held.isValue, !held.isExternal, !holders.contains(edge.to) { holders.append(edge.to) }
            }
            next += 1
        }
        return holders
    }

    private func isFaulty(_ edge: Edge, allowed: [Ownership]) -> Bool {
        guard edge.kind == .holds, !edge.isStatic, edge.isSignature,
            project.reachedRole(of: edge.to) ?? project.roleOfFramework(edge.to) == held, edge.to != edge.from
        else { return false }
        return !allowed.contains(edge.ownership.withoutChecks)
    }

    /// The chain by which what is held keeps the holder alive; nil where none is seen.
    private func chain(closing edge: Edge, of owner: TypeID) -> [ProjectGraph.Hold]? {
        let starts = project.graph[edge.to].kind == .protocol ? project.conformers[edge.to] ?? [] : [edge.to]
        let chains = starts.compactMap { start in
            project.graph.strongChain(from: start, to: owner, conformers: project.conformers) { type in
                // What only lives while it wires keeps nobody alive.
                project.role(of: type) != .assembler
            }
        }
        return chains.min { $0.count < $1.count }
    }

    private func violation(_ edge: Edge, of owner: TypeID, allowed: [Ownership]) -> Violation {
        let chain = chain(closing: edge, of: owner)
        let property = (edge.from == owner ? "" : project.name(edge.from) + ".") + project.label(of: edge.member)
        let wanted = allowed.map(\.spelling).joined(separator: " or ")
        let cycle = chain.map { "; \(describe($0, closing: owner))" } ?? ""
        return Violation(
            site: project.declarationSite(of: edge.member), from: owner, to: edge.to, subject: property,
            message: "\(project.phrase(owner)) holds \(project.phrase(edge.to)) strongly in '\(property)'\(cycle)",
            because: chain == nil
                ? "The reference back outward is \(wanted) in this dialect; nothing is seen to hold the owner in return, so no cycle is certain."
                : "The reference back outward must not keep alive what keeps it alive: none of them is ever released.",
            help: "Declare '\(property)' \(wanted), and its protocol for classes only (AnyObject).",
            related: related(chain ?? []), isUncertain: chain == nil)
    }

    private func describe(_ chain: [ProjectGraph.Hold], closing owner: TypeID) -> String {
        let names = chain.map { project.name($0.edge.from) } + [project.name(owner)]
        return "a cycle: \(([project.name(owner)] + names).joined(separator: " → "))"
    }

    private func related(_ chain: [ProjectGraph.Hold]) -> [Violation.Related] {
        chain.map { hold in
            Violation.Related(
                site: project.declarationSite(of: hold.edge.member),
                message: "\(project.name(hold.edge.from)) holds \(project.name(hold.held)) strongly")
        }
    }
}

extension Ownership {
    /// `unowned(safe)` and `unowned(unsafe)` hold as little as `unowned` does.
    fileprivate var withoutChecks: Ownership {
        switch self {
        case .unownedSafe, .unownedUnsafe: .unowned
        default: self
        }
    }
}
