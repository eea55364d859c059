import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `'bluetooth'` of `(UIApplication.shared.delegate as! AppDelegate).bluetooth`, and `what it has` where no property is asked for at once. Nil where
    /// nobody reaches for the app delegate, or does so for its window.
    /// Source: developer.apple.com/documentation (UIKit.UIApplication.delegate, AppKit.NSApplication.delegate).
    func partOfAppDelegate(_ edge: Edge) -> String? {
        guard edge.position == .staticMember, ["NSApplication", "UIApplication"].contains(graph[edge.to].fullName), let reached = members(behind: edge),
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
        guard let asked else { return "what it has" }
        if outline.names.equals(asked.name, "window") { return nil }
        let isCalled = code.contains { $0.kind == .call && $0.base.exists && outline[$0.base].kind == .member && outline[$0.base].offset == asked.offset }
        return isCalled ? "what does that" : "'\(outline.names[asked.name])'"
    }
}
