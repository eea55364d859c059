import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `func help() -> some View { VStack { Text("Help") } }`: whether a function that gives something for the screen lays that out by itself.
    /// What wraps a router's screen, the view's own content or a view of the team's (`linkBuilder(for:content:)`) hands them on.
    func isOwnLayout(_ edge: Edge) -> Bool {
        guard edge.kind == .creates, edge.member.exists, Self.layouts.contains(graph[edge.to].fullName) else { return false }
        let (declaration, outline) = (graph.declaration(of: edge.member), graph.outline(of: graph[edge.member].file))
        let takesContent = !declaration.genericParameters.isEmpty || outline.parameters(of: declaration).contains { parameter in
            parameter.type.exists && [.function, .attributed, .some, .optional].contains(outline[parameter.type].kind)
        }
        return !takesContent && !graph.edges(from: edge.from).contains { other in
            other.member == edge.member && (reachedRole(of: other.to) == .router || other.kind == .creates && !graph[other.to].isExternal)
        } && !graph.calls(by: edge.member).contains { reachedRole(of: graph[$0.callee].owner) == .router }
    }

    /// What puts views in their places.
    /// Source: developer.apple.com/documentation/swiftui (Layout fundamentals; Lists; ScrollView).
    private static let layouts: Set<String> = [
        "Divider", "Form", "GeometryReader", "Grid", "GridRow", "HStack", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "List", "ScrollView",
        "Spacer", "VStack", "ZStack",
    ]
}
