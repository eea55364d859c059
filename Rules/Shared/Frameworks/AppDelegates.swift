import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `'bluetooth'` of `(UIApplication.shared.delegate as! AppDelegate).bluetooth`, and `what it has` where no property is asked for at once. Nil where
    /// nobody reaches for the app delegate, or does so for its window.
    /// Source: developer.apple.com/documentation (UIKit.UIApplication.delegate, AppKit.NSApplication.delegate).
    func partOfAppDelegate(_ edge: Edge) -> String? {
        guard let reached = reachedInAppDelegate(edge) else { return nil }
        guard let asked = reached.member else { return "what it has" }
        let outline = graph.outline(of: edge.site.file)
        if outline.names.equals(asked.name, "window") { return nil }
        let isCalled = graph.declaration(of: edge.member).code.indices.lazy.map { outline.code[$0] }.contains {
            $0.kind == .call && $0.base.exists && outline[$0.base].kind == .member && outline[$0.base].offset == asked.offset
        }
        return isCalled ? "what does that" : "'\(outline.names[asked.name])'"
    }

    /// Whether an app delegate is reached for just to come by a store that a type is told to work with.
    func isWay(_ edge: Edge, to store: StoreAccesses.Access) -> Bool {
        guard edge.from == store.from, edge.member == store.member, edge.site.file == store.site.file, let reached = reachedInAppDelegate(edge) else { return false }
        return reached.member.map { $0.offset == store.site.offset } ?? true
    }

    /// What is asked for at once of an app delegate; nil where none is reached for.
    private func reachedInAppDelegate(_ edge: Edge) -> ReachedAppDelegate? {
        guard edge.position == .staticMember, FrameworkPurposes.applications.contains(graph[edge.to].fullName), let reached = members(behind: edge),
            reached.first == "shared", reached.second == "delegate", edge.member.exists, graph[edge.member].file == edge.site.file
        else { return nil }
        let outline = graph.outline(of: edge.site.file)
        var castOffset: UInt32?
        let code = graph.declaration(of: edge.member).code.indices.lazy.map { outline.code[$0] }
        for node in code where node.kind == .forcedCast || node.kind == .conditionalCast {
            if node.base.exists, outline.start(of: node.base) == edge.site.offset { castOffset = node.offset }
        }
        guard let castOffset else { return nil }
        let asked = code.first { node in
            guard node.kind == .member, node.base.exists, case let base = outline[outline.unwrapped(node.base)] else { return false }
            return (base.kind == .forcedCast || base.kind == .conditionalCast) && base.offset == castOffset
        }
        return ReachedAppDelegate(member: asked)
    }
}

/// `(UIApplication.shared.delegate as! AppDelegate).bluetooth`
private struct ReachedAppDelegate {
    /// None where it is only named.
    var member: CodeNode?
}
