import ProjectGraph
import RuleKit
import Viper

// UIKit tells the view which screen a segue brings, and the router of the scene sets that screen up.

extension VIPERProject {
    /// `UIStoryboardSegue`: it has the screen that comes next, so no value could stand for it.
    func isSegue(_ type: TypeID) -> Bool { graph[type].isExternal && Self.segues.contains(graph[type].fullName) }

    /// Source: developer.apple.com/documentation (UIKit.UIStoryboardSegue, AppKit.NSStoryboardSegue).
    private static let segues: Set<String> = ["NSStoryboardSegue", "UIStoryboardSegue"]

    /// `UIWindowScene`, `UIPanGestureRecognizer`: where a screen is shown, what presents it, and what drives its way in.
    func isMeansOfShowing(_ type: TypeID) -> Bool { graph.family(of: type).contains { graph[$0].isExternal && Self.means.contains(graph[$0].fullName) } }

    /// Source: developer.apple.com/documentation/uikit (View controllers; App and environment, Scenes), appkit (Gesture recognizers).
    private static let means: Set<String> = ["NSGestureRecognizer", "UIGestureRecognizer", "UIPresentationController", "UIScene"]

    /// Of a presenter, or its interface, by way of which the segue goes from the view to the router.
    func helpOnSegue(_ presenter: TypeID) -> String {
        let isRouted = graph.edges(from: presenter).contains { $0.kind == .holds && role(of: $0.to)?.reached == .router }
            || scene(of: presenter).map(hasRouter) ?? false
        let router = isRouted ? "Let the router open the next scene by itself" : "Give the scene a router that opens the next scene"
        return """
            \(router), in place of the segue. Where the storyboard is to keep it, the view may hand the segue to the router in \
            'prepare(for:sender:)', with the values that the presenter keeps for the next scene, and ask it nothing else.
            """
    }

    /// `var router: LoanListRouter?` of a view that asks it nothing but to prepare what a segue brings, in `prepare(for:sender:)`.
    func isKeptForSegues(_ edge: Edge) -> Bool {
        guard edge.kind == .holds || edge.member.exists && graph[edge.member].kind == .`init` else { return false }
        let calls = graph.family(of: edge.to).flatMap { graph[$0].members }.flatMap { member in
            graph.calls(of: member).filter { $0.from == edge.from }
        }
        return !calls.isEmpty && calls.allSatisfy { isSegueHook($0.caller) }
    }
}
