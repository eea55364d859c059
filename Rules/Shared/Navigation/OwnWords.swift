import ProjectGraph
import RuleKit
import Syntax
import Viper

/// A team's own words for what UIKit does.
extension NavigationSearch {
    /// `goBack()` of `extension UIViewController`, as what stands in it; and what a view does for its router, where it asks itself for it.
    var callsOfOwnWords: [NavigationCall] {
        var words: [MemberID: FrameworkCall] = [:]
        var defaults: [MemberID: FrameworkCall] = [:]
        let waysBack = AddedWaysBack(project)
        for call in project.graph.frameworkCalls where call.caller.exists {
            // What a protocol's extension does for all is called by what the protocol asks for.
            let (isMeant, isDefault) = (isMeant(by: call, waysBack), isDefaultWay(call, waysBack))
            guard isMeant || isDefault else { continue }
            let requirements = project.graph[call.from].kind == .protocol ? project.graph[call.from].members : []
            for member in [call.caller] + requirements.filter({ project.isRequirement($0, for: call.caller) }) {
                if isMeant { words[member] = words[member] ?? call }
                if isDefault { defaults[member] = defaults[member] ?? call }
            }
        }
        let added = Dictionary(
            project.graph.frameworkCalls.filter { isAddedToScreens($0) }.map { ($0.caller, $0) }, uniquingKeysWith: { first, _ in first })
        let shown = ShownByWords(project)
        if words.isEmpty, added.isEmpty, defaults.isEmpty, shown.isEmpty { return callsOfContainersWords }
        return project.graph.calls.compactMap { call in
            var receiver = call.receiver
            var word = call.isSelf ? words[call.callee] ?? shown.word(for: call) : added[call.callee]
            if !call.isSelf, let way = defaults[call.callee], let view = view(askedBy: call, for: way) {
                (receiver, word) = (view, way)
            } else if call.isSelf ? project.isOverride(call) : !isOffScreen(call) {
                return nil
            }
            guard let word else { return nil }
            var meant = word
            (meant.from, meant.caller, meant.site) = (call.from, call.caller, call.site)
            if !call.isSelf, meant.isSelf { (meant.isSelf, meant.receiver) = (false, receiver) }
            return NavigationCall(call: meant, name: project.graph[call.callee].name, written: word)
        } + callsOfContainersWords
    }

    /// What `extension UIViewController` does with the view controller itself, or with the stack in which it stands.
    private func isAddedToScreens(_ call: FrameworkCall) -> Bool {
        call.caller.exists && project.graph[call.from].isExternal && ScreenNavigation.receivers[project.graph.symbols[call.name]] != nil
            && (call.isSelf || project.graph.symbols[call.receiverName] == "navigationController") && project.isViewController(call.from)
    }

    /// `(view as? UIViewController)?.goBack()` of a presenter. What it asks its view by an interface the view decides, and what it is handed may be
    /// anybody's.
    private func isOffScreen(_ call: Call) -> Bool {
        guard project.graph[call.receiver].isExternal, let role = project.effectiveRole(of: call.from), role == .presenter || role == .interactor,
            call.caller.exists
        else { return false }
        return !project.graph.edges(from: call.from).contains { edge in
            edge.member == call.caller && edge.position == .parameter && edge.isSignature && project.isViewController(edge.to)
        }
    }

    /// What is shown there may be anything, and goes again; what is pushed is a screen, and what routers ask for leads on.
    private func isMeant(by call: FrameworkCall, _ waysBack: AddedWaysBack) -> Bool {
        let name = project.graph.symbols[call.name]
        if name == "show" { return project.graph[call.from].isExternal && project.isViewController(call.from) && hasSender(call) }
        guard changesStack(name) else { return name.hasPrefix("dismiss") && (waysBack.contains(call) || !project.graph[call.from].isExternal && arms.act(in: call)) }
        if project.graph[call.from].isExternal { return project.isViewController(call.from) }
        // Of a base of views nothing is told where it leads back: the view that asks it for that has decided.
        return project.graph[call.from].kind == .protocol || arms.act(in: call) || name.hasPrefix("pop") && project.isBaseOfViews(call.from)
    }

    func changesStack(_ name: String) -> Bool { name.hasPrefix("push") || name.hasPrefix("pop") || name == "setViewControllers" }

    /// `extension Closable where Self: UIViewController { func close() { navigationController?.popViewController(animated: true) } }`
    private func isDefaultWay(_ call: FrameworkCall, _ waysBack: AddedWaysBack) -> Bool {
        guard project.graph[call.from].kind == .protocol, !project.graph[call.from].isExternal else { return false }
        let name = project.graph.symbols[call.name]
        return changesStack(name) || name.hasPrefix("dismiss") && waysBack.contains(call)
    }

    /// The view that goes where its presenter asks it by its interface, for what a protocol's extension does alone: a view that does it by itself is
    /// told of where it does, and one whose presenter has no router decides nothing.
    private func view(askedBy call: Call, for way: FrameworkCall) -> TypeID? {
        let graph = project.graph
        guard project.effectiveRole(of: call.from) == .presenter, call.caller.exists, graph[call.receiver].kind == .protocol,
            let scene = project.scene(of: call.from), project.hasRouter(scene)
        else { return nil }
        let views = project.conformers[call.receiver].filter { graph[$0].kind != .protocol }
        let areSure = views.allSatisfy { view in
            var own = way
            own.from = view
            return project.role(of: view) == .view && isFault(own) == true && !hasOther(view, way.caller)
        }
        return areSure ? views.first : nil
    }

    /// Whether a view has something else to do by that name: of its own, or by another extension.
    private func hasOther(_ view: TypeID, _ member: MemberID) -> Bool {
        project.graph.family(of: view).contains { type in
            project.graph[type].members.contains { other in
                other != member && project.isRequirement(other, for: member)
                    && (project.graph[type].kind != .protocol || !project.isDeclaredInside(other))
            }
        }
    }
}
