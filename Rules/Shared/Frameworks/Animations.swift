import ProjectGraph
import RuleKit
import Viper

extension UnnamedFrameworkUses {
    /// `withAnimation { loans = [] }`, where SwiftUI is kept from a role; the first of each type, and none in a function that is told of what else
    /// of SwiftUI it uses, or that lays out a view.
    func animations() -> [Violation] {
        let names = FrameworkCall.animationFunctions.compactMap { project.graph.symbols.symbol(of: $0) }
        if names.isEmpty { return [] }
        let found = project.graph.frameworkCalls.filter { call in
            guard names.contains(call.name), call.receiverName == .none, call.caller.exists, let role = project.effectiveRole(of: call.from), role != .view,
                bans.bans(role).contains("SwiftUI"), project.isJudged(call.from, as: role), !project.makesView(call.caller),
                project.graph.imports("SwiftUI", in: call.site.file)
            else { return false }
            return !project.graph.edges(from: call.from).contains { edge in
                edge.member == call.caller && project.graph[edge.to].framework == "SwiftUI" && bans.ban(of: project.graph[edge.to], for: role) != nil
            }
        }
        return firsts(of: found).map { role, call, others in
            let name = project.graph.symbols[call.name]
            return Violation(
                site: call.site, from: call.from, to: call.from, subject: name,
                message: "\(project.phrase(call.from)) animates by SwiftUI's \(name) in '\(project.label(of: call.caller))'",
                because: "SwiftUI is kept from \(role.phrase): how a change looks is the view's part.",
                help: "Change the value here, and let the view animate it, for example with 'animation(_:value:)'.",
                related: others.map { Violation.Related(site: $0.site, message: "and here") }.fewest, isUncertain: true,
                repetitions: others.map { Violation.Repetition(site: $0.site, to: $0.from) })
        }
    }
}
