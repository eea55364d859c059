import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// Whether a view shows what one of its own controls stands at: `label.text = String(format: "%.0f", slider.value)`,
    /// `label.text = slider.value.asText`, `Text(date.formatted())` of its own `@State`; and the rows of a picker.
    ///
    /// - Parameter site: of the name of what makes the text.
    func isOfOwnControl(at site: Site, in action: MemberID, of view: TypeID) -> Bool {
        guard action.exists else { return false }
        let outline = graph.outline(of: site.file)
        let declaration = graph.declaration(of: action)
        if outline.names.equals(declaration.name, "pickerView") { return true }
        guard let made = outline.madeText(at: site, in: declaration.code.indices) else { return false }
        let values = made.kind == .call ? made.arguments.map { outline.arguments[$0].value } + [outline.callee(of: made)?.base ?? .none] : [made.base]
        let controls = OwnControls(groups: OwnControls.values.map { types, values in
            let names = names(of: types, in: action, of: view)
            return (types == FrameworkPurposes.baseViews ? names.union(Self.inherited) : names, values)
        })
        let states = states(of: view)
        return values.contains { isValue(of: controls, states, in: $0, outline, among: declaration.code.indices) }
    }

    private func isValue(
        of controls: OwnControls, _ states: Set<String>, in place: CodeIndex, _ outline: Outline, among code: Range<Int>, depth: Int = 0
    ) -> Bool {
        guard place.exists, depth < 32 else { return false }
        let node = outline[place]
        switch node.kind {
        case .member where controls.isValue(node, outline): return true
        case .identifier:
            if states.contains(outline.names[node.name]) { return true }
            // `let minutes = Int(slider.value)`
            let local = code.lazy.filter { $0 < place.position && outline.code[$0].kind == .declaration }
                .map { outline[outline.code[$0].declaration] }.last { $0.name == node.name }
            return local.map { isValue(of: controls, states, in: $0.initialValue, outline, among: code, depth: depth + 1) } ?? false
        default:
            return outline.parts(of: node).contains { isValue(of: controls, states, in: $0, outline, among: code, depth: depth + 1) }
        }
    }

    /// What a screen's own views are called by UIKit.
    private static let inherited: Set<String> = ["collectionView", "scrollView", "self", "tableView", "view"]

    /// What a view of SwiftUI's keeps of its own controls: `@State private var share = 0.5`.
    private func states(of view: TypeID) -> Set<String> {
        Set(graph[view].members.filter { member in
            let declaration = graph.declaration(of: member)
            guard declaration.kind == .var, declaration.modifiers.isPrivate else { return false }
            let outline = graph.outline(of: graph[member].file)
            return outline.attributes(of: declaration).contains { ["GestureState", "State"].contains(outline.names[$0.name]) }
        }.map { graph.symbols[graph[$0].name] })
    }

    /// What views of some types are called that an action knows: its sender, a delegate's, and those that the view has.
    private func names(of types: Set<String>, in action: MemberID, of view: TypeID) -> Set<String> {
        let outline = graph.outline(of: graph[action].file)
        let parameters = outline.parameters(of: graph.declaration(of: action))
        let edges = graph.edges(from: view).filter { $0.member.exists && isKind($0.to, of: types) }
        return Set(edges.compactMap { edge in
            if edge.kind == .holds { return graph.symbols[graph[edge.member].name] }
            guard edge.member == action, edge.position == .parameter else { return nil }
            return parameters.first { $0.type.exists && outline[$0.type].offset == edge.site.offset }.map { outline.names[$0.name] }
        })
    }
}

/// The controls and other views that a view knows, by what they are called.
private struct OwnControls {
    let groups: [(names: Set<String>, values: Set<String>)]

    /// Whether a member is what somebody has set a control to, or where on the screen a view is: `slider.value`, `map.region`,
    /// `scrollView.contentOffset`.
    func isValue(_ member: CodeNode, _ outline: Outline) -> Bool {
        guard member.base.exists, case let base = outline[member.base], [.identifier, .member].contains(base.kind) else { return false }
        let (name, owner) = (outline.names[member.name], outline.names[base.name])
        return groups.contains { $0.values.contains(name) && $0.names.contains(owner) }
    }

    /// What people move by hand, and where they have moved it to.
    /// Source: developer.apple.com/documentation (UIKit.UIView, UIKit.UIScrollView, UIKit.UITableView, UIKit.UICollectionView, UIKit.UIPickerView,
    /// UIKit.UITextView, MapKit.MKMapView, WebKit.WKWebView).
    static let values: [(types: Set<String>, values: Set<String>)] = [
        (
            ["NSControl", "UIControl", "UISearchBar", "UITextView"],
            ["countDownDuration", "currentPage", "date", "numberOfPages", "selectedSegmentIndex", "text", "value"]
        ),
        (
            FrameworkPurposes.baseViews,
            [
                "alpha", "bounds", "contentOffset", "contentSize", "frame", "indexPathForSelectedRow", "indexPathsForSelectedItems",
                "indexPathsForSelectedRows", "indexPathsForVisibleItems", "indexPathsForVisibleRows", "zoomScale",
            ]
        ),
        (["UIPickerView"], ["selectedRow"]),
        (["UITextField", "UITextView"], ["selectedRange", "selectedTextRange"]),
        (["MKMapView"], ["camera", "centerCoordinate", "region", "visibleMapRect"]),
        (["WKWebView"], ["estimatedProgress"]),
    ]
}
