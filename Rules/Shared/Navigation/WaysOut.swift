import ProjectGraph
import RuleKit
import Syntax
import Viper

// What leads out of the app, which is a router's part as much as what leads to the next scene.

extension VIPERProject {
    /// `UIApplication.shared.open(url)`, `NSWorkspace.shared.open(url)`, `let app = UIApplication.shared; app.open(url)`
    /// Source: developer.apple.com/documentation (UIKit.UIApplication: open(_:options:completionHandler:), openURL(_:); AppKit.NSWorkspace:
    /// open(_:), open(_:configuration:completionHandler:)).
    func leavesApp(_ edge: Edge) -> Bool {
        exit(by: edge) != nil
    }

    /// `MKMapItem(placemark: place).openInMaps()`, `MKMapItem.openMaps(with: items)` leave it as well.
    /// Source: developer.apple.com/documentation (MapKit.MKMapItem: openInMaps(launchOptions:), openMaps(with:launchOptions:)).
    private func exit(by edge: Edge) -> String? {
        let outline = graph.outline(of: edge.site.file)
        if edge.kind == .creates, edge.member.exists, graph[edge.to].fullName == Self.mapItem {
            return outline.asks(madeAt: edge.site.offset, for: Self.exitOfMapItem, in: graph.declaration(of: edge.member).code.indices) ? Self.exitOfMapItem : nil
        }
        guard edge.position == .staticMember, Self.apps.contains(graph[edge.to].fullName), let member = members(behind: edge) else { return nil }
        if graph[edge.to].fullName == Self.mapItem { return member.first == "openMaps" ? member.first : nil }
        guard member.first == "shared" else { return nil }
        let isExit = member.second.map(Self.exits.contains) ?? outline.asksLocal(
            madeFrom: edge.site.offset, for: Self.exits, in: graph.declaration(of: edge.member).code.indices)
        return isExit ? member.second ?? "open" : nil
    }

    private static let exits: Set<String> = ["open", "openURL"]
    private static let mapItem = "MKMapItem"
    private static let exitOfMapItem = "openInMaps"

    /// By what one app is left for another.
    private static let apps = ["UIApplication", "NSWorkspace", mapItem]

    /// `UIApplication.openSettingsURLString`
    /// Source: developer.apple.com/documentation (UIKit.UIApplication).
    func isAddressOfSettings(_ edge: Edge) -> Bool {
        guard edge.position == .staticMember, graph[edge.to].fullName == "UIApplication", let name = members(behind: edge)?.first else { return false }
        return ["openDefaultApplicationsSettingsURLString", "openNotificationSettingsURLString", "openSettingsURLString"].contains(name)
    }

    /// What leads out of the app, or is asked on the way: whether another app is there, where the settings are.
    func isOfWayOut(_ use: Edge) -> Bool {
        leavesApp(use) || isAddressOfSettings(use) || wayOut(beside: use) != nil
            || use.position == .staticMember && members(behind: use)?.second == "canOpenURL"
    }

    /// Where a presenter leaves the app in the function that asks it for something: `canOpenURL`, and the settings' address, are there for that.
    func wayOut(beside use: Edge) -> Edge? {
        guard use.member.exists, !use.isSignature, graph[use.to].fullName == "UIApplication", effectiveRole(of: use.from) == .presenter else { return nil }
        return graph.edges(from: use.from).first { $0.member == use.member && $0.to == use.to && leavesApp($0) }
    }

    /// "leaves the app by itself, with 'open' in 'didTapCall()'"
    func leaving(by edge: Edge) -> String {
        "leaves the app by itself, with '\(call(leavingBy: edge))' in '\(label(of: edge.member))'"
    }

    func call(leavingBy edge: Edge) -> String { exit(by: edge) ?? "open" }

    /// Views that lead out of the app by themselves though their scene has a router, or other scenes of the app have. What a web view or a text is asked about its own
    /// links is the view's to answer, and SwiftUI's `Link` and `openURL` are for whoever the view stands in to answer.
    func waysOutOfViews() -> [Edge] {
        let apps = knownApps()
        // Where nobody has a router, the view can ask none.
        guard !apps.isEmpty, (types(.router) + types(.routerInterface)).contains(where: { scene(of: $0) != nil }) else { return [] }
        return types(.view).flatMap { view -> [Edge] in
            let uses = graph.edges(from: view).filter { apps.contains($0.to) && leavesApp($0) }
            guard !uses.isEmpty, isViewOfScene(view), !isRouting(view), !isContainer(view), isShown(view),
                let scene = scene(of: view)
            else { return [] }
            let isRouted = hasRouter(scene)
            // In a scene without one, a view that does what its presenter tells it decides nothing.
            return uses.filter { !isOfPreview($0) && !isAskedOfLink($0) && (isRouted || !isAskedOfView($0.member, of: view)) }
        }
    }

    /// The one presenter that leads out of the app by itself, though it keeps a router to ask: where several do, it is the team's way.
    func waysOutOfPresenters() -> [Edge] {
        let apps = knownApps()
        if apps.isEmpty { return [] }
        let uses = types(.presenter).filter { isJudged($0, as: .presenter) }.map { presenter in
            graph.edges(from: presenter).filter { apps.contains($0.to) && leavesApp($0) && !isOfPreview($0) }
        }.filter { !$0.isEmpty }
        guard uses.count == 1, let first = uses[0].first else { return [] }
        return graph.edges(from: first.from).contains { $0.kind == .holds && role(of: $0.to)?.reached == .router } ? uses[0] : []
    }

    private func knownApps() -> [TypeID] {
        graph.types.indices.filter { graph.types[$0].isExternal && Self.apps.contains(graph.types[$0].fullName) }.map { TypeID($0) }
    }

    /// Whether a view's interface asks for a method.
    func isAskedOfView(_ method: MemberID, of view: TypeID) -> Bool {
        isAskedByInterface(method, of: view) || isPartOfAsked(method, of: view)
    }

    /// A function that only those call which the interface asks for does a part of what is asked; an action is called by a touch as well.
    private func isPartOfAsked(_ method: MemberID, of view: TypeID) -> Bool {
        guard method.exists, graph[method].kind == .func, case let calls = graph.calls(of: method), !calls.isEmpty else { return false }
        let (outline, declaration) = (graph.outline(of: graph[method].file), graph.declaration(of: method))
        guard !declaration.modifiers.contains(.override), !outline.has("objc", declaration), !outline.has("IBAction", declaration) else { return false }
        return calls.allSatisfy { $0.from == view && $0.isSelf && isAskedByInterface($0.caller, of: view) && !isInHandler($0) }
    }

    private func isAskedByInterface(_ method: MemberID, of view: TypeID) -> Bool {
        guard method.exists else { return false }
        let label = label(of: method)
        return graph.allSupertypes(of: view).contains { type in
            role(of: type) == .viewInterface && graph[type].members.contains { self.label(of: $0) == label }
        }
    }

    /// Data sources and the like are views as well, and no part of the screen.
    private func isShown(_ view: TypeID) -> Bool { graph.isOnScreen(view, as: [.view, .viewController]) || isKind(view, of: ["View", "ViewModifier"]) }

    /// `webView(_:decidePolicyFor:decisionHandler:)`, `textView(_:shouldInteractWith:in:interaction:)`,
    /// `.environment(\.openURL, OpenURLAction { url in … })`
    private func isAskedOfLink(_ edge: Edge) -> Bool {
        graph.edges(from: edge.from).contains { other in
            guard other.member == edge.member else { return false }
            return other.position == .parameter && (graph[other.to].framework == "WebKit" || graph[other.to].fullName == "UITextView")
                || other.kind == .creates && graph[other.to].fullName == "OpenURLAction"
        }
    }
}

extension Outline {
    /// `MKMapItem(…).openInMaps()`, `let item = MKMapItem(…); item.openInMaps()`, where an offset is that of the class's name.
    fileprivate func asks(madeAt offset: UInt32, for name: String, in code: Range<Int>) -> Bool {
        guard let made = call(at: offset, in: code) else { return false }
        let local = code.lazy.compactMap { self.local(at: $0, madeFrom: made) }.first
        return code[made...].contains { number in
            let node = self.code[number]
            guard node.kind == .member, node.base.exists, self.names[node.name] == name else { return false }
            return node.base.position == made || self[node.base].kind == .identifier && local == self[node.base].name
        }
    }

    /// `app.open(url)`, where an offset is that of `UIApplication` in `let app = UIApplication.shared`.
    fileprivate func asksLocal(madeFrom offset: UInt32, for names: Set<String>, in code: Range<Int>) -> Bool {
        guard let value = member(ofNameAt: offset, in: code),
            let local = code.lazy.compactMap({ self.local(at: $0, madeFrom: value) }).first
        else { return false }
        return code[value...].contains { number in
            let node = self.code[number]
            guard node.kind == .member, node.base.exists, case let base = self[node.base], base.kind == .identifier, base.name == local else { return false }
            return names.contains(self.names[node.name])
        }
    }

    private func local(at number: Int, madeFrom value: Int) -> NameID? {
        let node = code[number]
        guard node.kind == .declaration, self[node.declaration].initialValue.position == value else { return nil }
        return self[node.declaration].name
    }
}

extension NavigationOutsideRouter {
    func wayOut(_ edge: Edge, in project: VIPERProject) -> Violation {
        let isPresenter = project.effectiveRole(of: edge.from) == .presenter
        let asking = isPresenter ? "Ask the router for it, and let that call"
            : "Send the presenter an event, and \(project.mayHaveRouter(edge.from) ? "let its router call" : "give the scene a router that calls")"
        return Violation(
            site: edge.site, from: edge.from, to: edge.to, subject: project.label(of: edge.member),
            message: "\(project.phrase(edge.from)) \(project.leaving(by: edge))",
            because: "Where a scene leads, out of the app as well, is the router's part: "
                + (isPresenter ? "a presenter that leaves by itself can be tested on a device only." : "a screen that leaves by itself is bound to one flow."),
            help: "\(asking) '\(project.call(leavingBy: edge))'.", isUncertain: true)
    }
}
