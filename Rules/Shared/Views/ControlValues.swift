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
        let reader = OwnValues(action, of: view, in: self)
        return values.contains { reader.isValue($0) }
    }

    /// What a screen's own views are called by UIKit.
    fileprivate static let inherited: Set<String> = ["collectionView", "scrollView", "self", "tableView", "view"]

    /// What a view of SwiftUI's keeps of its own controls: `@State private var share = 0.5`. A presenter that it keeps alive so
    /// has the scene's values.
    fileprivate func states(of view: TypeID) -> Set<String> {
        let presenters = Set(graph.edges(from: view).filter { $0.kind == .holds && role(of: $0.to)?.reached == .presenter }.map(\.member))
        return Set(graph[view].members.filter { member in
            let declaration = graph.declaration(of: member)
            guard declaration.kind == .var, declaration.modifiers.isPrivate, !presenters.contains(member) else { return false }
            let outline = graph.outline(of: graph[member].file)
            return outline.attributes(of: declaration).contains { ["GestureState", "State"].contains(outline.names[$0.name]) }
        }.map { graph.symbols[graph[$0].name] })
    }

    /// What views of some types are called that an action knows: its sender, a delegate's, and those that the view has.
    fileprivate func names(of types: Set<String>, in action: MemberID, of view: TypeID) -> Set<String> {
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

/// What a view shows of its own, by the code of one of its members.
private struct OwnValues {
    private let project: VIPERProject
    private let action: MemberID
    private let view: TypeID
    private let outline: Outline
    private let code: Range<Int>
    private let controls: OwnControls
    private let states: Set<String>

    init(_ action: MemberID, of view: TypeID, in project: VIPERProject) {
        (self.project, self.action, self.view) = (project, action, view)
        outline = project.graph.outline(of: project.graph[action].file)
        code = project.graph.declaration(of: action).code.indices
        controls = OwnControls(groups: OwnControls.values.map { types, values in
            let names = project.names(of: types, in: action, of: view)
            return (types == FrameworkPurposes.baseViews ? names.union(VIPERProject.inherited) : names, values)
        }, players: project.names(of: OwnControls.players, in: action, of: view))
        states = project.states(of: view).union(project.ownSteps(of: view))
    }

    /// - Parameter asked: the functions that hand on what they are handed, the inner ones last.
    func isValue(_ place: CodeIndex, depth: Int = 0, asked: [MemberID] = []) -> Bool {
        guard place.exists, depth < 32 else { return false }
        let node = outline[place]
        switch node.kind {
        case .member where controls.isValue(node, outline): return true
        case .member where outline.isSelf(node.base) && states.contains(outline.names[node.name]): return true
        case .identifier:
            if states.contains(outline.names[node.name]) { return true }
            // `let minutes = Int(slider.value)`, `if let text = field.text`
            if let local = code.last(where: { $0 < place.position && isLocal($0, named: node.name) }) {
                let node = outline.code[local]
                return isValue(node.kind == .declaration ? outline[node.declaration].initialValue : node.base, depth: depth + 1, asked: asked)
            }
            return isTold(node.name, at: place) || isHandedOn(node.name, asked: asked)
        default: return outline.parts(of: node).contains { isValue($0, depth: depth + 1, asked: asked) }
        }
    }

    private func isLocal(_ place: Int, named name: NameID) -> Bool {
        let node = outline.code[place]
        switch node.kind {
        case .declaration: return outline[node.declaration].name == name
        case .unwrapMatch: return node.other.exists && [.bindingPattern, .identifier].contains(outline[node.other].kind) && outline[node.other].name == name
        default: return false
        }
    }

    /// `player.addPeriodicTimeObserver(forInterval: step, queue: nil) { time in … }`
    private func isTold(_ name: NameID, at place: CodeIndex) -> Bool {
        code.contains { number in
            let call = outline.code[number]
            guard call.kind == .call, let callee = outline.callee(of: call), callee.kind == .member, controls.isPlayer(callee.base, outline),
                outline.names.equals(callee.name, "addPeriodicTimeObserver")
            else { return false }
            return call.arguments.map { outline.arguments[$0].value }.contains { argument in
                guard argument.exists, outline[argument].kind == .closure else { return false }
                let closure = outline.closures[outline[argument].closure]
                return closure.body.indices.contains(place.position)
                    && (outline.names.equals(name, "$0") || outline.parameters[closure.parameters.indices].contains { $0.name == name })
            }
        }
    }

    /// Whether a name is a parameter's, and all who ask the private function hand it a control's value: `text(for: slider.value)`.
    private func isHandedOn(_ name: NameID, asked: [MemberID]) -> Bool {
        let declaration = project.graph.declaration(of: action)
        guard asked.count < 4, !asked.contains(action), declaration.kind == .func, declaration.modifiers.isPrivate,
            let position = outline.parameters(of: declaration).firstIndex(where: { $0.name == name })
        else { return false }
        let (parameter, number) = (outline.parameters[position], position - declaration.parameters.indices.lowerBound)
        let answers = PrivateAnswers(project).mates(of: action).flatMap { user -> [Bool] in
            let uses = project.graph.declaration(of: user).code.indices.filter { outline.isUse($0, of: declaration.name) }
            if uses.isEmpty { return [] }
            let values = OwnValues(user, of: view, in: project)
            return uses.map { use in
                guard let call = outline.call(at: outline.code[use].offset, in: values.code).map({ outline.code[$0] }), number < call.arguments.count,
                    case let argument = outline.arguments[call.arguments.lowerBound + number], argument.label == parameter.label
                else { return false }
                return values.isValue(argument.value, asked: asked + [action])
            }
        }
        return !answers.isEmpty && !answers.contains(false)
    }
}

/// The controls and other views that a view knows, by what they are called.
private struct OwnControls {
    let groups: [(names: Set<String>, values: Set<String>)]
    /// What plays or records is called.
    let players: Set<String>

    /// Whether a member is what somebody has set a control to, or where on the screen a view is: `slider.value`, `map.region`,
    /// `scrollView.contentOffset`.
    func isValue(_ member: CodeNode, _ outline: Outline) -> Bool {
        guard member.base.exists, case let base = outline[outline.unwrapped(member.base)], [.identifier, .member].contains(base.kind) else { return false }
        let (name, owner) = (outline.names[member.name], outline.names[base.name])
        return groups.contains { $0.values.contains(name) && $0.names.contains(owner) } || Self.positions.contains(name) && isPlayer(member.base, outline)
    }

    /// `player`, `self.player`, `player.currentItem?`
    func isPlayer(_ place: CodeIndex, _ outline: Outline) -> Bool {
        guard place.exists, case let node = outline[outline.unwrapped(place)], [.identifier, .member].contains(node.kind) else { return false }
        if players.contains(outline.names[node.name]) { return true }
        guard node.kind == .member, outline.names.equals(node.name, "currentItem"), node.base.exists, case let owner = outline[outline.unwrapped(node.base)] else { return false }
        return [.identifier, .member].contains(owner.kind) && players.contains(outline.names[owner.name])
    }

    /// Source: developer.apple.com/documentation/avfoundation (AVPlayer, AVPlayerItem, AVAudioPlayer, AVAudioRecorder).
    static let players: Set<String> = ["AVAudioPlayer", "AVAudioRecorder", "AVPlayer", "AVPlayerItem"]

    private static let positions: Set<String> = ["currentTime", "duration"]

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
