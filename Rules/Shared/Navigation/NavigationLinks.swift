import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `NavigationLink(destination: LoanDetailView())` in the view of another scene, which has a router: the screens that views make to lead on
    /// to. A view that is made with its presenter is told of with that.
    func destinationsOfViews() -> [Edge] {
        ownTypes.filter { role(of: $0) == .view && isViewOfScene($0) }.flatMap { view -> [Edge] in
            let made = graph.edges(from: view).filter { $0.kind == .creates && $0.member.exists && $0.site.file == graph[$0.member].file }
            guard !made.isEmpty, let scene = scene(of: view), hasRouter(scene) else { return [] }
            let wiring = Set(made.filter { role(of: $0.to) == .presenter }.map(\.member))
            return made.filter { edge in
                isViewOfScene(edge.to) && role(of: edge.to) == .view && areInDifferentScenes(view, edge.to)
                    && !wiring.contains(edge.member)
                    && graph.outline(of: edge.site.file).isDestination(edge.site.offset, in: graph.declaration(of: edge.member).code.indices)
            }
        }
    }
}

extension Outline {
    /// Whether what is made at a place is what a link of SwiftUI's leads to, and no label of one.
    /// Source: developer.apple.com/documentation/swiftui (NavigationLink, View.navigationDestination(isPresented:destination:)).
    fileprivate func isDestination(_ offset: UInt32, in part: Range<Int>) -> Bool {
        guard var place = call(at: offset, in: part) else { return false }
        for _ in 0..<64 {
            if let whole = part.first(where: { $0 > place && parts(of: code[$0]).contains(CodeIndex(place)) }) {
                if code[whole].kind == .call, let destination = destination(of: code[whole]) { return destination.position == place }
                place = whole
            } else if let closure = part.last(where: { $0 < place && code[$0].kind == .closureBody && code[$0].end > place }) {
                place = code[closure].end
            } else {
                return false
            }
        }
        return false
    }

    private static let ways: Set<String> = ["isActive", "isPresented", "item", "selection"]

    private func destination(of link: CodeNode) -> CodeIndex? {
        guard let callee = callee(of: link), callee.kind == .identifier || callee.kind == .member else { return nil }
        let given = arguments[link.arguments].filter(\.value.exists)
        // `navigationDestination(for: Route.self)`, `isPresented: $router.isOpen`: somebody else decides, and SwiftUI has the view say what that looks like.
        let isLed = given.contains { argument in
            names.equals(argument.label, "for") || self[argument.value].kind == .member && Self.ways.contains(names[argument.label])
        }
        if isLed { return nil }
        let closure = given.first { $0.label == .none && self[$0.value].kind == .closure }?.value
        let labelled = given.first { names.equals($0.label, "destination") }?.value
        if names.equals(callee.name, "navigationDestination") { return labelled ?? closure }
        guard callee.kind == .identifier, names.equals(callee.name, "NavigationLink"), !given.contains(where: { names.equals($0.label, "value") }) else { return nil }
        return labelled ?? closure
    }
}
