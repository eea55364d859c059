import ProjectGraph
import RuleKit
import Syntax
import Viper

// What views may have to do with routers, and whoever puts something together with what that is made of.

extension VIPERProject {
    /// `@ObservedObject var router: LoanRouter` of a `NavigationStack(path: $router.path)`: a view of SwiftUI has to show what the
    /// router has opened.
    func isObserved(_ router: TypeID, by view: TypeID) -> Bool {
        graph.isObservable(router) && isKind(view, of: ["View", "ViewModifier"])
            && graph.edges(from: view).contains { ($0.kind == .holds || $0.position == .storedProperty) && $0.to == router }
    }

    /// `.sheet(item: $presenter.route) { route in router.destination(for: route) }`: the presenter has said where, and SwiftUI asks the view
    /// what stands there. Who names the routes itself (`router.destination(for: .detail)`) may choose one.
    func isAskedForDestinations(_ router: TypeID, by view: TypeID) -> Bool {
        guard isKind(view, of: ["View"]) else { return false }
        let asked = graph[router].members.filter { member in graph.calls(of: member).contains { $0.from == view } }
        return !asked.isEmpty && asked.allSatisfy { member in
            guard makesView(member) else { return false }
            let routes = graph.edges(from: router).filter { $0.member == member && $0.position == .parameter }.map(\.to)
            return !routes.isEmpty && routes.count == graph.declaration(of: member).parameters.indices.count && routes.allSatisfy { route in
                graph[route].kind == .enum && !graph[route].isExternal && !graph.edges(from: view).contains { $0.to == route }
            } && !isHandedCase(member, by: view)
        }
    }

    /// `router.destination(for: .detail(loan.id))`
    private func isHandedCase(_ method: MemberID, by view: TypeID) -> Bool {
        graph.calls(of: method).contains { call in
            guard call.from == view, call.caller.exists else { return false }
            let outline = graph.outline(of: call.site.file)
            guard let made = outline.call(at: call.site.offset, in: graph.declaration(of: call.caller).code.indices) else { return false }
            return outline.code[made].arguments.contains { argument in
                let value = outline.arguments[argument].value
                return value.exists && outline[value].kind != .identifier
            }
        }
    }

    /// Whether a router's method certainly leads on: it answers nothing, and isn't only told what has happened.
    func isWayOn(_ method: MemberID) -> Bool {
        let name = graph.symbols[graph[method].name]
        return graph[method].kind == .func && !graph.declaration(of: method).type.exists
            && !["did", "handle", "on"].contains { name.begins(withWord: $0) }
    }

    /// `interactor?.load()`: a router that keeps an interactor sets it to work.
    func isOrder(_ call: Call, _ target: Role) -> Bool {
        target.reached == .interactor && isNamedAsWork(call.callee) && graph.declaration(of: call.callee).parameters.isEmpty
            && graph.edges(from: call.from).contains { $0.kind == .holds && $0.to == call.receiver && !$0.isStatic }
    }

    /// `interactor?.isFavorite(id)`: whatever a router asks the interactor of its own scene, the presenter that works with it would have
    /// asked. What is called while the scene is put together, by its initialiser or a static function, is wiring.
    func isPastPresenter(_ call: Call, _ target: Role) -> Bool {
        guard target.reached == .interactor, graph[call.callee].kind == .func, call.caller.exists, !graph[call.caller].isStatic,
            graph[call.caller].kind != .`init`, let scene = scene(of: call.from), self.scene(of: call.receiver) == scene
        else { return false }
        let family = graph.family(of: call.receiver)
        return graph.edges(from: call.from).contains { $0.kind == .holds && $0.to == call.receiver && !$0.isStatic }
            && types(.presenter, in: scene).flatMap { graph.edges(from: $0) }.contains { edge in
                family.contains(edge.to) || role(of: edge.to)?.reached == .interactor && graph.allSupertypes(of: edge.to).contains(call.receiver)
            }
    }

    /// Whether it belongs to a scene, whose presenter asks it; who leads through the whole app may well look after what that remembers.
    ///
    /// - Parameter asked: the routers' interfaces that presenters ask.
    func isRouterOfScene(_ router: TypeID, asked: Set<TypeID>) -> Bool {
        guard let scene = scene(of: router) else { return false }
        return graph.allSupertypes(of: router).contains(where: asked.contains) || types(.presenter, in: scene).contains { presenter in
            graph.edges(from: presenter).contains { $0.to == router && $0.kind == .holds }
        }
    }

    /// `orders.load { … }` of `AppRouter`, where a presenter asks that for the very method: a router of several scenes asks for no data
    /// either. How it starts, and where a link leads, is its own.
    ///
    /// - Parameter asked: the routers' interfaces that presenters ask.
    func isFetchOfSharedRouter(_ call: Call, _ target: Role, asked: Set<TypeID>) -> Bool {
        guard target.isDataAccess, call.caller.exists, !graph[call.caller].isStatic, graph[call.caller].kind == .func, isWork(call.callee),
            !isCalled(call.receiver, byOneOf: Self.statesOfApp), !isSettingUp(call)
        else { return false }
        let service = graph[call.callee].owner
        // A library's own screen (`payments.pay(from: screen) { … }`) needs one to stand on.
        let isOfScreen = graph.edges(from: service).contains { $0.member == call.callee && $0.isSignature && graph.isOnScreen($0.to, as: [.view, .viewController]) }
        return !isOfScreen && graph.allSupertypes(of: call.from).contains { interface in
            asked.contains(interface) && graph[interface].members.contains { isRequirement($0, for: call.caller) }
        }
    }

    /// Whether a store keeps where the app is, which is a router's to say: `routes.save(path)`, `onboarding.isSeen = true`.
    func keepsPlaces(_ store: TypeID) -> Bool { isCalled(store, byOneOf: Self.places) }

    private static let places = ["DeepLink", "Launch", "Navigation", "Onboarding", "Route", "Tab", "Tour"]

    /// What tells the state that the app is in, which decides where a coordinator leads.
    private static let statesOfApp = ["Auth", "Config", "Feature", "Flag", "Login", "Onboarding", "Permission", "Session", "Setting", "Token", "User"]

    /// Whether the one who names a type asks it for something, too; else it may hand it on.
    func isAsked(_ edge: Edge) -> Bool {
        // `SessionStorage.shared.token`, and not `Services.shared.store`, which is handed on in its place.
        properties(behind: edge).dropFirst().contains { role(of: $0.type)?.isDataAccess != true } || graph.family(of: edge.to).contains { type in
            graph[type].members.contains { member in
                graph[member].kind != .`init` && !graph[member].isStatic && graph.calls(of: member).contains { $0.from == edge.from }
            }
        }
    }

    /// `service.setup(item)` of what the same function has made: whoever puts a scene together hands its parts what they need.
    func isSettingUp(_ call: Call) -> Bool {
        guard call.caller.exists, !answersLater(call.callee), !isNamedAsWork(call.callee), !isKeeping(call.callee),
            !graph.declaration(of: call.callee).type.exists
        else { return false }
        return graph.edges(from: call.from).contains { edge in
            edge.kind == .creates && edge.member == call.caller
                && (edge.to == call.receiver || graph.allSupertypes(of: edge.to).contains(call.receiver))
        }
    }

    /// `guard let account = accounts.account(id: id) else { return nil }` of a static function that makes a scene's presenter: there is no scene yet
    /// that could ask for what it is made of. Nobody waits there, nor makes data access to ask.
    func isLookUp(_ call: Call) -> Bool {
        guard call.caller.exists, graph[call.caller].isStatic, graph.declaration(of: call.callee).type.exists, !answersLater(call.callee) else { return false }
        let made = graph.edges(from: call.from).filter { $0.kind == .creates && $0.member == call.caller }.map(\.to)
        return made.contains { role(of: $0) == .presenter } && !made.contains { $0 == call.receiver || graph.allSupertypes(of: $0).contains(call.receiver) }
    }
}

// MARK: - Data

extension VIPERProject {
    /// A router may hand on to the scene that it opens what that works with, and what the app remembers may decide where it leads.
    ///
    /// - Parameter asked: the routers' interfaces that presenters ask.
    func isRoutersUseOfData(_ edge: Edge, asked: Set<TypeID>) -> Bool {
        switch graph[edge.to].fullName {
        case "Alamofire", "URLSession": asksForData(edge)
        // `Firestore.firestore()` alone may be handed on.
        case "Firestore": memberOfAnswer(to: edge) != nil
        case "Auth": memberOfAnswer(to: edge).map { Self.signings.contains($0) } ?? false
        case "FileManager": changesFiles(edge) && isRouterOfScene(edge.from, asked: asked)
        case "UserDefaults": keepsData(edge) && isRouterOfScene(edge.from, asked: asked)
        default: true
        }
    }

    /// `UserDefaults.standard.set(true, forKey: "seen")`
    /// Source: developer.apple.com/documentation (Foundation.UserDefaults).
    private func keepsData(_ edge: Edge) -> Bool {
        guard edge.position == .staticMember, let member = members(behind: edge), member.first == "standard" else { return false }
        return ["removeObject", "set", "setValue"].contains(member.second)
    }

    /// `collection` of `Firestore.firestore().collection("loans")`
    private func memberOfAnswer(to edge: Edge) -> String? {
        guard edge.member.exists, graph[edge.member].file == edge.site.file else { return nil }
        let (outline, code) = (graph.outline(of: edge.site.file), graph.declaration(of: edge.member).code.indices)
        guard let place = outline.member(ofNameAt: edge.site.offset, in: code),
            let call = code[place...].first(where: { outline.code[$0].kind == .call && outline.code[$0].base.position == place })
        else { return nil }
        return code[call...].first { outline.code[$0].kind == .member && outline.code[$0].base.exists && outline.code[$0].base.position == call }
            .map { outline.names[outline.code[$0].name] }
    }

    /// Source: firebase.google.com/docs/reference/swift (FirebaseAuth.Auth).
    private static let signings: Set<String> = ["createUser", "sendPasswordReset", "signIn", "signInAnonymously", "signOut"]

    /// `FileManager.default.removeItem(at: url)`. Who brings up what hands a file on has to put it somewhere, and to clear it away.
    /// Source: developer.apple.com/documentation (Foundation.FileManager).
    private func changesFiles(_ edge: Edge) -> Bool {
        guard let member = members(behind: edge), member.first == "default", let second = member.second else { return false }
        return ["contents", "contentsOfDirectory", "copyItem", "createDirectory", "createFile", "moveItem", "removeItem", "replaceItem"].contains(second)
            && !graph.edges(from: edge.from).contains { $0.kind == .creates && Self.takersOfFiles.contains(graph[$0.to].fullName) }
    }

    /// Source: developer.apple.com/documentation (MessageUI, QuickLook, UIKit).
    private static let takersOfFiles: Set<String> = [
        "MFMailComposeViewController", "MFMessageComposeViewController", "QLPreviewController", "UIActivityViewController", "UIDocumentInteractionController",
        "UIDocumentPickerViewController",
    ]

    /// `NSKeyedUnarchiver.unarchiveObject(with: NSKeyedArchiver.archivedData(withRootObject: stamp))`
    func isCopying(_ edge: Edge) -> Bool {
        let archivers = ["NSKeyedArchiver", "NSKeyedUnarchiver"]
        guard let number = archivers.firstIndex(of: graph[edge.to].fullName), edge.member.exists else { return false }
        return graph.edges(from: edge.from).contains { $0.member == edge.member && graph[$0.to].fullName == archivers[1 - number] }
    }

    /// `URLSession.shared.dataTask(with: url)`, `Alamofire.request(url)`
    private func asksForData(_ edge: Edge) -> Bool {
        guard let member = members(behind: edge) else { return false }
        return [member.first, member.second].contains { name in
            name.map { name in ["bytes", "data", "download", "request", "upload"].contains { name.hasPrefix($0) } } ?? false
        }
    }

    /// With the protocols that they refine. What only routers have in common is no boundary, whatever it is called.
    var routersThatPresentersAsk: Set<TypeID> {
        let asked = types(.presenter).flatMap { graph.edges(from: $0).filter { role(of: $0.to) == .routerInterface }.map(\.to) }
        return Set(asked).union(asked.flatMap { graph.allSupertypes(of: $0) })
    }
}
