import ProjectGraph
import RuleKit
import Viper

extension VIPERProject {
    /// `UIApplication.didEnterBackgroundNotification`, `LoanStore.didChange` of the team's own: a name, which asks nobody. A test
    /// posts the notification itself.
    func isNotification(_ edge: Edge) -> Bool {
        guard edge.position == .staticMember, let name = members(behind: edge)?.first else { return false }
        if name.hasSuffix("Notification") { return true }
        return graph.edges(from: edge.to).contains { own in
            own.isStatic && own.member.exists && graph.symbols[graph[own.member].name] == name && graph[own.to].isExternal
                && ["Notification", "NSNotification"].contains { self.name(own.to).hasPrefix($0) }
        }
    }
}
