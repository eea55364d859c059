import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// `@IBOutlet`: what a storyboard wires is known by its class, for Interface Builder knows none of Swift's protocols.
    public func isOutlet(_ member: MemberID) -> Bool {
        guard member.exists else { return false }
        return graph.outline(of: graph[member].file).has("IBOutlet", graph.declaration(of: member))
    }

    /// `prepare(for:sender:)` (UIViewController): UIKit tells views alone which screen a segue is about to show.
    public func isSegueHook(_ member: MemberID) -> Bool {
        member.exists && (graph.symbols[graph[member].name] == "prepare" || graph.symbols[graph[member].name] == "prepareForSegue")
            && graph.declaration(of: member).modifiers.contains(.override)
    }

    /// `some View`: whether a member makes something for the screen.
    public func makesView(_ member: MemberID) -> Bool {
        guard member.exists else { return false }
        let type = graph.declaration(of: member).type
        let outline = graph.outline(of: graph[member].file)
        guard type.exists, outline[type].kind == .some, outline[type].base.exists else { return false }
        return outline.names.equals(outline[outline[type].base].name, "View")
    }
}
