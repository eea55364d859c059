import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Why a framework is kept from a role, and what to do instead.
struct FrameworkAdvice {
    let project: VIPERProject

    private static let interfaceFrameworks: Set<String> = [
        "UIKit", "SwiftUI", "AppKit", "WatchKit", "WebKit", "MapKit", "SafariServices", "MessageUI", "AVKit", "PhotosUI",
        "ContactsUI", "EventKitUI", "QuickLook", "QuartzCore", "WidgetKit", "MBProgressHUD", "PKHUD", "ProgressHUD", "SVProgressHUD",
    ]

    /// The device and the system, which show nothing.
    static let systemTypes: Set<String> = [
        "NSPasteboard", "NSPrintOperation", "NSRunningApplication", "NSWorkspace", "UIApplication", "UIBackgroundTaskIdentifier", "UIDevice", "UIPasteboard", "UIPrintInteractionController",
        "WKApplication", "WKExtension", "WKInterfaceDevice",
    ]

    /// What those answer with.
    private static let systemValues: Set<String> = ["UIApplication.State", "UIBackgroundFetchResult", "UIBackgroundRefreshStatus", "UIDevice.BatteryState", "UIDeviceOrientation"]

    /// How large the screen is, and how fine.
    static let screens: Set<String> = ["NSScreen", "UIScreen"]

    /// The app on a Mac is asked for its windows as well, and no presenter is told of it for the system's sake.
    private func asksSystem(_ type: TypeEntity) -> Bool {
        Self.systemTypes.contains(type.fullName) || Self.systemValues.contains(type.fullName) || ["NSApp", "NSApplication"].contains(type.fullName)
    }

    /// What the system is asked for by a service: whether somebody allows something, or is who they say; what is heard, and shown of that.
    private static let askedByServices: Set<String> = [
        "ASAuthorizationController", "ASWebAuthenticationSession", "ATTrackingManager", "AVAudioSession", "AVCaptureDevice", "AVCaptureSession", "Activity",
        "BGTaskScheduler", "CBCentralManager", "CBPeripheralManager", "CMMotionActivityManager", "CMMotionManager", "CMPedometer", "CSSearchableIndex", "LAContext",
        "MKDirections", "MKLocalSearch", "MLModel", "MPMediaLibrary", "MPMediaQuery", "MPNowPlayingInfoCenter", "MPRemoteCommandCenter", "NFCNDEFReaderSession",
        "NFCTagReaderSession", "PHPhotoLibrary", "SFSpeechRecognizer", "UNUserNotificationCenter", "VNImageRequestHandler", "WCSession", "WKHTTPCookieStore", "WKWebsiteDataRecord", "WKWebsiteDataStore", "WidgetCenter",
    ]

    private func isOfScreen(_ type: TypeEntity, _ role: Role) -> Bool {
        !FrameworkBans.dataOfScreens.contains(type.fullName) && !Self.askedByServices.contains(type.fullName) && (role.reached != .view || role == .viewInterface) && Self.interfaceFrameworks.contains(type.framework ?? "")
    }

    func because(_ role: Role, _ edge: Edge, _ ban: String) -> String {
        let (kept, type) = ("\(ban) is kept from \(project.rolePhrase(edge.from) ?? role.phrase)", project.graph[edge.to])
        if role == .routerInterface, edge.position == .parameter, project.roleOfFramework(edge.to) == .view {
            return "\(kept): the presenter that asks a router says what is to be shown, and has nothing of the screen to hand over."
        }
        if role == .presenter, project.leavesApp(edge) { return "\(kept): where it leads, out of the app as well, is the router's part." }
        if project.partOfAppDelegate(edge) != nil { return "\(kept): what is reached through the app delegate nobody hands in, and a test can't replace it." }
        if isNetworkIndicator(edge) { return "\(kept): what is on the screen, and how it looks, is decided further out, and only there." }
        if type.fullName == "PKPaymentAuthorizationController" { return "\(kept): what is on the screen, and how it looks, is decided further out, and only there." }
        if asksSystem(type) || Self.askedByServices.contains(type.fullName) { return "\(kept): what asks the device or the system can be tested on them only." }
        return isOfScreen(type, role)
            ? "\(kept): what is on the screen, and how it looks, is decided further out, and only there."
            : "\(kept): where data is kept and how it is fetched is known to data access alone."
    }

    func help(_ role: Role, _ edge: Edge) -> String {
        let type = project.graph[edge.to]
        if role == .presenter {
            if let help = helpOnWaysOut(project.leavesApp(edge) ? edge : nil) { return help }
            if project.isOwnLayout(edge) { return "Let the view lay that out, and give it plain values to show." }
            if project.isAddressOfSettings(edge) { return "Ask the router for the settings, and let it know their address." }
        }
        if role == .presenter, Self.screens.contains(type.fullName) { return "Let the view say how much room it has." }
        if let part = project.partOfAppDelegate(edge) { return "Take \(part) in the initialiser, as a protocol, and let the assembler hand it in." }
        if isNetworkIndicator(edge) {
            return "\(role.reached == .presenter ? "Tell the view by its interface" : "Tell the output") that loading began, and that it ended, and let the view show it."
        }
        if asksSystem(type) || role.reached == .interactor && Self.screens.contains(type.fullName) {
            return "Put it behind a protocol of your own: a service that the interactor asks, or the router where it leads out of the app."
        }
        if isOfKeyboard(edge) { return "Let the view observe the keyboard and make room for it: no more than that is to be known of it." }
        if Self.snapshots.contains(type.fullName) { return "Pass the sections and items, and let the view make the snapshot." }
        if let help = helpOnLists(role, edge) { return help }
        if let help = helpOnPictures(role, edge) { return help }
        if isOfAsset(edge) { return "Pass the picture's name, or a case of your own that stands for it, and let the view load it." }
        if type.fullName.hasPrefix("UIGraphicsPDF") { return "Let a service make the document, and pass its data." }
        if type.fullName.hasPrefix("UIGraphics") || type.fullName == "UIImage" { return "Let a service make the picture, or the view, and pass its data." }
        if type.fullName.hasSuffix("FeedbackGenerator") { return helpOnFeedback(role, by: edge.from) }
        if let help = helpOnScreens(role, edge) { return help }
        if isOfScreen(type, role) {
            let chooser = role == .routerInterface ? "router" : "view"
            return "Pass a plain value, such as an enumeration of your own, and let the \(chooser) choose what stands for it."
        }
        return helpOnLoading(by: edge.from, in: edge.member) ?? helpOnData(role, of: edge.from)
    }

    /// `UIImpactFeedbackGenerator(style: .medium).impactOccurred()`: an interactor knows no view, and tells whom it tells.
    private func helpOnFeedback(_ role: Role, by user: TypeID) -> String {
        guard role.reached == .interactor || role == .transformer else { return "Tell the view what came out, and let it give the feedback." }
        let told = project.graph.edges(from: user).first { $0.kind == .holds && [.interactorOutput, .presenterInterface, .presenter].contains(project.role(of: $0.to)) }
        return "\(told.map { "Tell \(project.name($0.to))" } ?? "Answer with") what came out, and let the view give the feedback."
    }

    /// `UIApplication.shared.isNetworkActivityIndicatorVisible = true`
    /// Source: developer.apple.com/documentation/uikit/uiapplication/isnetworkactivityindicatorvisible.
    private func isNetworkIndicator(_ edge: Edge) -> Bool {
        edge.position == .staticMember && project.graph[edge.to].fullName == "UIApplication"
            && project.members(behind: edge)?.second == "isNetworkActivityIndicatorVisible"
    }

    /// `UIResponder.keyboardFrameEndUserInfoKey`
    private func isOfKeyboard(_ edge: Edge) -> Bool {
        edge.position == .staticMember && project.graph[edge.to].fullName == "UIResponder"
            && project.members(behind: edge)?.first.hasPrefix("keyboard") ?? false
    }

    /// Presenters leave the app by their routers.
    ///
    /// - Parameter exit: where it is left; nil where it isn't.
    func helpOnWaysOut(_ exit: Edge?) -> String? {
        exit.map { "Ask the router for it, and let that call '\(project.members(behind: $0)?.second ?? "open")'." }
    }

    /// `UIPasteboard.general.string = title` beside `UINotificationFeedbackGenerator()`: each is mended in a way of its own. Beside a screen it
    /// is the way to that: `UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true)`.
    func help(_ role: Role, _ main: Edge, beside uses: [Edge]) -> String {
        // Who answers for a list as well as hearing what is chosen there is told of the former.
        let asking = project.isDelegateCallback(main) ? uses.first { project.isListCallback($0) && !project.isDelegateCallback($0) } : nil
        let main = asking ?? main
        var helps = [help(role, main)]
        var text = helps[0]
        if uses.contains(where: { project.isViewController($0.to) }) { return text }
        for use in uses where use.to != main.to && isOfDevice(project.graph[use.to]) {
            let other = help(role, use)
            if helps.contains(other) { continue }
            helps.append(other)
            text += " As for \(project.name(use.to)), \(other.prefix(1).lowercased())\(other.dropFirst())"
        }
        return text
    }

    private func isOfDevice(_ type: TypeEntity) -> Bool { asksSystem(type) || type.fullName.hasSuffix("FeedbackGenerator") }

    func helpOnData(_ role: Role, of user: TypeID) -> String {
        if role == .interactorOutput { return "Hand out values of your own, made where the data was fetched." }
        switch role.reached {
        case .view:
            if role == .view, let delegate = project.delegate(of: user) {
                return "Tell \(project.name(delegate)) what has happened, and let the presenter that hears of it have its interactor ask a gateway or manager behind a protocol."
            }
            return "Send the presenter an event, and let the interactor ask a gateway or manager behind a protocol."
        case .router: return "Let an interactor do it: this scene's where it decides what comes next, else the next scene's."
        case .interactor, .entity: return "Let a gateway or manager do it, behind a protocol that the interactor asks."
        default: return "Ask the interactor, and let it ask a gateway or manager behind a protocol."
        }
    }

    /// Of what is shown, and of those who are told by it.
    private func helpOnScreens(_ role: Role, _ edge: Edge) -> String? {
        let (used, type) = (edge.to, project.graph[edge.to])
        if isOfScreen(type, role), type.kind == .protocol, type.fullName.hasSuffix("Delegate") {
            return "Let whoever shows it be its delegate, the router or the view, and hand on plain values of what comes back."
        }
        if role == .presenter {
            if type.framework?.hasSuffix("HUD") ?? false { return "Tell the view by its interface that it has to wait, or what came out, and let it show that." }
            if let own = ownPart(besides: edge) { return "Drop '\(project.name(edge.to))' there, and let \(project.name(own)) stand alone." }
            if isPlaceForRouter(edge) { return "Let the router hold its view controller weakly, and drop the parameter that takes it." }
            if Self.alerts.contains(type.fullName) { return Self.helpOnAlerts }
            // A sheet that stands on no view controller.
            if type.fullName == "PKPaymentAuthorizationController" { return "Let the router bring it up, and hand on plain values of what comes back." }
        }
        if role.reached == .interactor, type.framework?.hasSuffix("HUD") ?? false {
            return "Tell the output what goes on, or what came out, and let the view show that."
        }
        if role.reached == .presenter, project.isSegue(used) { return project.helpOnSegue(edge.from) }
        let isShown = project.roleOfFramework(used) == .view
        guard isShown || Self.ofStoryboards.contains(type.fullName) || project.graph.isOnScreen(used, as: .window) || Self.alerts.contains(type.fullName) else { return nil }
        // `UIImagePickerController.isSourceTypeAvailable(.camera)`: nothing is shown yet.
        if edge.position == .staticMember, project.isViewController(used), role == .presenter || role == .interactor {
            return "Put the question behind a protocol of your own: a service that the interactor asks, or the router, which brings it up."
        }
        switch role {
        case .viewInterface where edge.position == .parameter && isForRouters(edge.member):
            return "Declare '\(project.label(of: edge.member))' in a protocol of its own, by which the router knows the view: nobody else calls it."
        case .routerInterface: return isShown ? helpOnRouters(edge) : nil
        case .presenter where project.graph.isOnScreen(used, as: .view) && !project.graph.isOnScreen(used, as: .window) && !project.isViewController(used):
            return "Leave it to the view, and tell that by its interface what to show."
        case .presenter: return "Ask the router for what is to be shown, and tell the view by its interface what it is to do."
        case .interactor, .interactorInterface, .interactorOutput, .transformer:
            return project.graph.isOnScreen(used, as: .view) && !project.graph.isOnScreen(used, as: .window)
                ? "Tell the output what came out, and let the view show it."
                : "Tell the output what came out, and let the presenter ask the router or its view to show something."
        default: return nil
        }
    }

    /// `func embed(_ child: UIViewController)` of a container, which its router has embed what it makes.
    private func isForRouters(_ member: MemberID) -> Bool {
        let calls = project.graph.calls(of: member)
        return !calls.isEmpty && calls.allSatisfy { project.role(of: $0.from) == .router }
    }

    /// `OTPViewable` of `weak var view: (OTPViewable & UIViewController)?`, where nothing is asked of the screen for its own sake.
    private func ownPart(besides edge: Edge) -> TypeID? {
        guard edge.kind == .holds, edge.isSignature, edge.member.exists, isComposition(edge.member) else { return nil }
        let own = project.graph.edges(from: edge.from).first {
            $0.member == edge.member && $0.isSignature && project.role(of: $0.to)?.isBoundary ?? false
        }
        guard let own else { return nil }
        let offered = project.graph.family(of: own.to).flatMap { project.graph[$0].members }.map { project.graph.symbols[project.graph[$0].name] }
        let isAsked = !asked(of: edge.member, by: edge.from).allSatisfy(offered.contains)
        let isHandedOn = project.graph.edges(from: edge.from).contains { router in
            router.kind == .holds && [.router, .routerInterface].contains(project.role(of: router.to)) && takesScreens(router.to)
        }
        return isAsked || isHandedOn ? nil : own.to
    }

    /// The names of what the code of a type asks a property for: `show` of `view?.show(rows)`; no ways on and back
    /// (`view?.navigationController?.pushViewController(…)`), which are told for themselves and move to the router.
    private func asked(of property: MemberID, by type: TypeID) -> [String] {
        let name = project.graph.symbols[project.graph[property].name]
        return project.graph[type].members.flatMap { member -> [String] in
            let outline = project.graph.outline(of: project.graph[member].file)
            let code = project.graph.declaration(of: member).code.indices
            let ways = code.filter { outline.code[$0].kind == .member && ScreenNavigation.receivers[outline.names[outline.code[$0].name]] != nil }
            let leading = Set(ways + ways.compactMap { outline.code[$0].base.exists ? outline.unwrapped(outline.code[$0].base).position : nil })
            return code.compactMap { number in
                let node = outline.code[number]
                guard node.kind == .member, !leading.contains(number), let place = outline.asked(by: node), outline.names[outline[place].name] == name,
                    outline.isOwnOrUnwrapped(place)
                else { return nil }
                return outline.names[node.name]
            }
        }
    }

    private func isComposition(_ member: MemberID) -> Bool {
        let outline = project.graph.outline(of: project.graph[member].file)
        var type = project.graph.declaration(of: member).type
        for _ in 0..<4 where type.exists {
            switch outline[type].kind {
            case .composition: return true
            default: type = outline[type].base
            }
        }
        return false
    }

    private func takesScreens(_ router: TypeID) -> Bool {
        project.graph.edges(from: router).contains { $0.position == .parameter && project.isViewController($0.to) }
    }

    /// `wireframe.presentTimer(from: view as! UIViewController)`: cast for the router's sake alone.
    private func isPlaceForRouter(_ edge: Edge) -> Bool {
        guard project.isMadeScreen(edge), edge.member.exists else { return false }
        let routers = project.graph.edges(from: edge.from).filter { $0.kind == .holds && [.router, .routerInterface].contains(project.role(of: $0.to)) }
        return routers.contains { router in
            project.graph.edges(from: router.to).contains { other in
                other.position == .parameter && other.member.exists && project.isViewController(other.to)
                    && project.graph.calls(of: other.member).contains { $0.caller == edge.member }
            }
        }
    }

    /// What a router is asked to show from is its own affair, and so is what it makes of values.
    private func helpOnRouters(_ edge: Edge) -> String {
        guard edge.position == .parameter else { return "Let the router show it, rather than hand it to the presenter." }
        guard isPlaceToShow(edge) else { return "Pass the router plain values, and let it make what it shows." }
        return project.graph.isOnScreen(edge.to, as: .view)
            // The router knows its view controller alone, and not which part of it is meant.
            ? "Let the router hold its view controller weakly, by a protocol that tells the place ('var container: UIView { get }'), and drop the parameter."
            : "Let the router hold its view controller weakly, and drop the parameter."
    }

    /// `from view: UIViewController`, `on parent: UIView`, `source: UIViewController`
    private func isPlaceToShow(_ edge: Edge) -> Bool {
        guard edge.member.exists, project.graph[edge.member].file == edge.site.file else { return false }
        let outline = project.graph.outline(of: edge.site.file)
        guard let parameter = outline.parameter(of: project.graph.declaration(of: edge.member), at: edge.site.offset) else { return false }
        return [parameter.label, parameter.name].contains { Self.places.contains(outline.names[$0].lowercased()) }
    }

    private static let places: Set<String> = [
        "container", "from", "fromcontroller", "fromview", "fromviewcontroller", "fromvc", "host", "in", "into", "navigationcontroller", "on", "over", "parent",
        "parentviewcontroller", "presenter", "presentingviewcontroller", "source", "sourceviewcontroller",
    ]

    /// Whoever fills a list, or is told by it, knows its cells.
    private func helpOnLists(_ role: Role, _ edge: Edge) -> String? {
        guard role == .presenter || role == .presenterInterface || role.reached == .interactor, let list = project.listWord(of: edge.to) else { return nil }
        let name = project.graph[edge.to].fullName
        if let row = project.listChoice(of: edge) { return "Let the view be the \(list)'s delegate, and send the presenter which \(row) was chosen." }
        let isDelegate = name.hasSuffix("Delegate") || name.hasSuffix("DelegateFlowLayout") || project.isDelegateCallback(edge)
        if isDelegate { return "Let the view be the \(list)'s delegate, and send the presenter an event for what is selected." }
        guard name.hasSuffix("DataSource") || project.isListCallback(edge) else { return nil }
        return "Let the view, or a data source of its own, be the \(list)'s data source, and ask the presenter for the number of rows and a row's values."
    }

    /// `UIImage(named: "badge")`, `UIImage(systemName: "star")`: a picture that lies in the app.
    func isOfAsset(_ edge: Edge) -> Bool {
        guard edge.kind == .creates, FrameworkPurposes.pictures.contains(project.graph[edge.to].fullName), edge.member.exists,
            project.graph[edge.member].file == edge.site.file
        else { return false }
        let outline = project.graph.outline(of: edge.site.file)
        return project.graph.declaration(of: edge.member).code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .call, outline.start(of: node.base) == edge.site.offset, let first = node.arguments.first else { return false }
            return Self.assetLabels.contains(outline.names[outline.arguments[first].label])
        }
    }

    /// Source: developer.apple.com/documentation (UIKit.UIImage, AppKit.NSImage).
    private static let assetLabels: Set<String> = ["imageLiteralResourceName", "named", "resource", "symbolName", "systemName", "systemSymbolName"]

    /// Values of a list's sections and items. Source: developer.apple.com/documentation (UIKit, AppKit).
    static let snapshots: Set<String> = ["NSDiffableDataSourceSectionSnapshot", "NSDiffableDataSourceSnapshot", "NSDiffableDataSourceSnapshotReference"]

    static let helpOnAlerts = "Tell the view by its interface what to say or ask, or let the router show it."
    static let alerts: Set<String> = ["NSAlert", "UIAlertAction", "UIAlertController", "UIAlertView"]
    private static let ofStoryboards: Set<String> = ["NSStoryboard", "UINib", "UIStoryboard", "UIStoryboardSegue"]
}
