import ProjectGraph
import RuleKit
import Syntax
import Viper

// What leads from screen to screen, where other rules see the same fault.

extension VIPERProject {
    /// `navigationController?.pushViewController(next, animated: true)`, and whatever else brings up a screen, in a member's code.
    func waysOn(in member: MemberID) -> [FrameworkCall] {
        guard member.exists else { return [] }
        return graph.frameworkCalls(by: member).filter { Self.waysOn.contains(graph.symbols[$0.name]) }
    }

    static let waysOn = ScreenNavigation.openings.union(["rootViewController", "setViewControllers", "viewControllers"])

    /// Where a call is told of that leads on or back.
    func navigation(_ call: FrameworkCall) -> Violation.Repetition {
        let shown = shown(by: call)
        return Violation.Repetition(site: call.site, to: shown.exists ? shown : call.from)
    }

    /// What a call brings up: a panel that runs itself, or what is handed over; none where that isn't known.
    func shown(by call: FrameworkCall) -> TypeID { isModal(call) ? call.receiver : call.argument }

    /// `NSSavePanel().runModal()`
    func isModal(_ call: FrameworkCall) -> Bool {
        ScreenNavigation.modals[graph.symbols[call.name]].map { isKind(call.receiver, of: $0) } ?? false
    }

    /// `NSAlert`, `NSOpenPanel`
    func isModalPanel(_ type: TypeID) -> Bool { isKind(type, of: ScreenNavigation.modalPanels) }

    /// `(view as? UIViewController)?.navigationController`, `UIApplication.shared.windows.first`, `NSApplication.shared.keyWindow`
    func isWayToScreen(_ edge: Edge) -> Bool {
        graph.isOnScreen(edge.to, as: .viewController) || graph[edge.to].isExternal && graph.isOnScreen(edge.to, as: .window)
            || FrameworkPurposes.applications.contains(graph[edge.to].fullName)
    }

    /// `UIApplication.shared.keyWindow?.rootViewController = next`: the app is asked for nothing but the window, and that it leads on is told.
    func isWayToRoot(_ edge: Edge) -> Bool {
        guard edge.position == .staticMember, edge.member.exists, graph[edge.member].file == edge.site.file, isWayToScreen(edge) else { return false }
        let (outline, code) = (graph.outline(of: edge.site.file), graph.declaration(of: edge.member).code.indices)
        return graph.frameworkCalls(by: edge.member).contains { call in
            call.from == edge.from && isToldOfScreen(call, made: edge.member) && outline.begins(call, at: edge.site.offset, in: code)
        }
    }

    /// Whether a call leads on or back that is told of, and not what it shows (`present(UIAlertController(…), animated: true)`).
    private func isToldOfScreen(_ call: FrameworkCall, made member: MemberID) -> Bool {
        let name = graph.symbols[call.name]
        guard !call.isSelf, let receivers = ScreenNavigation.receivers[name], name != "show" else { return false }
        let isOnScreen = call.receiver.exists ? isKind(call.receiver, of: receivers)
            : !(ScreenNavigation.properties[graph.symbols[call.receiverName]] ?? []).isDisjoint(with: receivers)
        return isOnScreen && !(isScreenOfSystem(call.argument) && graph.edges(from: call.from).contains { edge in
            edge.kind == .creates && edge.to == call.argument && edge.member == member
        })
    }

    /// `navigationController?.viewControllers.removeAll { $0 is LoanFormViewController }`: screens that are there already are put together anew,
    /// and what is on top may stay there.
    func isRestacking(_ call: FrameworkCall) -> Bool {
        let name = graph.symbols[call.name]
        guard name == "viewControllers" || name == "setViewControllers", call.caller.exists, graph[call.caller].file == call.site.file,
            !graph.edges(from: call.from).contains(where: { $0.member == call.caller && !$0.isSignature && isScreenMade($0) })
        else { return false }
        let (outline, code) = (graph.outline(of: call.site.file), graph.declaration(of: call.caller).code.indices)
        let set = code.lazy.filter { outline.code[$0].kind == .assignment }.map { outline.code[$0].other.position }
        return code.contains { number in
            let node = outline.code[number]
            return node.kind == .member && outline.names.equals(node.name, "viewControllers") && !set.contains(number)
        }
    }

    /// `view as? UIViewController`
    func isMadeScreen(_ edge: Edge) -> Bool { edge.position == .cast && isViewController(edge.to) }
}

/// A call that leads on, with the screens that are made for it.
struct WayOn {
    /// Where they are made or asked for by their names: `LoanDetailViewController()`, `LoanDetailAssembly.module()`.
    var made: [Edge]
    /// What is mended with it.
    var repetitions: [Violation.Repetition]
}

extension VIPERProject {
    /// Which screens a function makes to lead on to: `let next = LoanDetailAssembly.module(); navigation?.pushViewController(next, animated: true)`.
    /// Nil where it makes none. Each is made for the call that is next in the code.
    func wayWithScreens(_ call: FrameworkCall) -> WayOn? {
        let edges = graph.edges(from: call.from).filter { $0.member == call.caller && !$0.isSignature }
        let screens = edges.filter(isScreenMade)
        guard call.caller.exists, !screens.isEmpty, graph[call.caller].file == call.site.file else { return nil }
        let (outline, code) = (graph.outline(of: call.site.file), graph.declaration(of: call.caller).code.indices)
        let ways = waysOn(in: call.caller).filter { $0.from == call.from }.map { (call: $0, place: outline.place(of: $0, in: code)) }.sorted { $0.place < $1.place }
        guard let own = ways.firstIndex(where: { $0.call == call }) else { return nil }
        let places = screens.map { screen in
            outline.name(at: screen.site.offset, in: code).flatMap { !outline.code[$0].base.exists ? $0 : nil } ?? code.upperBound
        }
        func screensMade(for way: Int) -> [Edge] {
            let before = way == 0 ? code.lowerBound : ways[way - 1].place
            return screens.indices.filter { before <= places[$0] && places[$0] < ways[way].place }.map { screens[$0] }
        }
        let made = screensMade(for: own)
        if made.isEmpty { return nil }
        // `if isPad { present(next) } else { push(next) }`
        let again = ways.indices.dropFirst(own + 1).prefix { screensMade(for: $0).isEmpty }.filter { ways[$0].call.argument.exists }
        return WayOn(
            made: made,
            repetitions: (made + edges.filter(isMadeScreen)).map { Violation.Repetition($0) } + again.map { navigation(ways[$0].call) })
    }

    /// A view controller by its class, or another scene by whoever assembles it.
    private func isScreenMade(_ edge: Edge) -> Bool {
        guard edge.kind == .creates || edge.position == .staticMember, let role = role(of: edge.to) else { return false }
        if role == .view { return edge.kind == .creates && isViewController(edge.to) }
        return (role == .router || role == .assembler) && areInDifferentScenes(edge.from, edge.to)
    }
}

extension Outline {
    /// Behind what is handed to a call, or assigned.
    fileprivate func place(of call: FrameworkCall, in code: Range<Int>) -> Int {
        code.first { number in
            let node = self.code[number]
            switch node.kind {
            case .call: return callee(of: node)?.offset == call.site.offset
            case .assignment: return node.other.exists && self[node.other].offset == call.site.offset
            default: return false
            }
        } ?? code.first { self.code[$0].offset == call.site.offset } ?? code.upperBound
    }

    /// Whether what is called on is reached from a name: `UIApplication` of `(UIApplication.shared.delegate as? AppDelegate)?.window`, with the
    /// local names that stand between.
    fileprivate func begins(_ call: FrameworkCall, at offset: UInt32, in code: Range<Int>) -> Bool {
        guard let callee = name(at: call.site.offset, in: code), self.code[callee].kind == .member else { return false }
        var (place, limit) = (self.code[callee].base, callee)
        while place.exists {
            let node = self[place]
            switch node.kind {
            case .annotated, .call, .coercion, .conditionalCast, .forceUnwrap, .forcedCast, .member, .optionalChain, .subscript: place = node.base
            case .tuple where node.arguments.count == 1: place = arguments[node.arguments.lowerBound].value
            case .identifier where node.offset == offset: return true
            case .identifier:
                guard let local = local(node.name, in: code.lowerBound..<limit) else { return false }
                (place, limit) = (local.value, local.place)
            default: return false
            }
        }
        return false
    }

    /// `UIApplication.shared` of `let app = UIApplication.shared`, `guard let window = UIApplication.shared.keyWindow`, and where that stands.
    private func local(_ name: NameID, in code: Range<Int>) -> (value: CodeIndex, place: Int)? {
        for number in code.reversed() {
            let node = self.code[number]
            switch node.kind {
            case .declaration where self[node.declaration].name == name: return (self[node.declaration].initialValue, number)
            case .match, .unwrapMatch:
                if node.other.exists, self[node.other].kind == .bindingPattern, self[node.other].name == name { return (node.base, number) }
            default: break
            }
        }
        return nil
    }
}
