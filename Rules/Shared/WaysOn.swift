import ProjectGraph
import RuleKit
import Viper

// What leads from screen to screen, where other rules see the same fault.

extension VIPERProject {
    /// `navigationController?.pushViewController(next, animated: true)`, and whatever else brings up a screen, in a member's code.
    func waysOn(in member: MemberID) -> [FrameworkCall] {
        guard member.exists else { return [] }
        return graph.frameworkCalls(by: member).filter { Self.waysOn.contains(graph.symbols[$0.name]) }
    }

    private static let waysOn = ScreenNavigation.openings.union(["rootViewController", "setViewControllers", "viewControllers"])

    /// Where a call is told of that leads on or back.
    func navigation(_ call: FrameworkCall) -> Violation.Repetition {
        Violation.Repetition(site: call.site, to: call.argument.exists ? call.argument : call.from)
    }

    /// `(view as? UIViewController)?.navigationController`, `UIApplication.shared.windows.first`
    func isWayToScreen(_ edge: Edge) -> Bool {
        isKind(edge.to, of: ["UIViewController"]) || ["UIApplication", "UIWindow"].contains(graph[edge.to].fullName)
    }

    /// `UIApplication.shared.keyWindow?.rootViewController = next`: the app is asked for nothing but the window, and that it leads on is told.
    func isWayToRoot(_ edge: Edge) -> Bool {
        guard edge.position == .staticMember, edge.member.exists, isWayToScreen(edge), let next = members(behind: edge)?.second,
            ScreenNavigation.properties[next] != nil
        else { return false }
        return graph.frameworkCalls(by: edge.member).contains { $0.from == edge.from && graph.symbols[$0.name] == "rootViewController" }
    }

    /// `view as? UIViewController`
    func isMadeScreen(_ edge: Edge) -> Bool { edge.position == .cast && isKind(edge.to, of: ["UIViewController"]) }
}
