import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// Whether a type is one of some classes or protocols, or inherits from one.
    public func isKind(_ type: TypeID, of names: Set<String>) -> Bool {
        type.exists && (names.contains(name(type)) || graph.allSupertypes(of: type).contains { names.contains(name($0)) })
    }

    /// Of UIKit or AppKit.
    public func isViewController(_ type: TypeID) -> Bool { graph.isOnScreen(type, as: .viewController) }

    /// An alert, a share sheet, a picker: what the system brings up, and no screen of the team's.
    public func isScreenOfSystem(_ type: TypeID) -> Bool {
        type.exists && graph[type].isExternal && !graph.isGeneralController(type)
    }

    /// Whether UIKit or AppKit shows other view controllers in it.
    public func isContainer(_ type: TypeID) -> Bool { graph.isOnScreen(type, as: .container) }

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
