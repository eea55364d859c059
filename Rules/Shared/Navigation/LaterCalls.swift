import ProjectGraph
import Syntax
import Viper

// What is called later than the code runs in which it stands: by an alert's button, an action, a timer.

extension VIPERProject {
    /// Whether it stands in what an alert's button does: `UIAlertAction(title: "OK", style: .default) { _ in … }`.
    func isAnswerToAlert(_ call: FrameworkCall) -> Bool { isIn(call.caller, call.site, handlersOf: ["UIAlertAction"], assigned: false) }

    /// Whether it stands in what happens later, by whatever member that was set up: `UIAction { _ in … }`, `cell.onTap = { … }`.
    func isInHandler(_ call: FrameworkCall) -> Bool { isIn(call.caller, call.site, handlersOf: Self.handling, assigned: true) }

    /// The same of a call of the app's own.
    func isInHandler(_ call: Call) -> Bool { isIn(call.caller, call.site, handlersOf: Self.handling, assigned: true) }

    /// UIKit's actions and Foundation's timers, by those who take a handler (UIAction, UIAlertAction, UIContextualAction;
    /// Timer), and UIAlertController's and UIControl's `addAction`.
    private static let handling: [StaticString] = ["UIAction", "UIAlertAction", "UIContextualAction", "addAction", "scheduledTimer", "Timer"]

    /// - Parameters:
    ///   - callees: whose handlers count.
    ///   - assigned: whether a closure that is put into a property counts as well.
    private func isIn(_ caller: MemberID, _ site: Site, handlersOf callees: [StaticString], assigned: Bool) -> Bool {
        guard caller.exists else { return false }
        let outline = graph.outline(of: graph[caller].file)
        func isIn(_ handler: CodeIndex) -> Bool {
            guard handler.exists, outline[handler].kind == .closure else { return false }
            return outline.closures[outline[handler].closure].body.indices.contains { outline.code[$0].offset == site.offset }
        }
        return graph.declaration(of: caller).code.indices.contains { number in
            let node = outline.code[number]
            switch node.kind {
            case .call:
                guard let callee = outline.callee(of: node), callees.contains(where: { outline.names.equals(callee.name, $0) }) else { return false }
                return node.arguments.contains { isIn(outline.arguments[$0].value) }
            case .assignment: return assigned && isIn(node.base)
            default: return false
            }
        }
    }
}
