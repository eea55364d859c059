import ProjectGraph
import RuleKit
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
        "NSPasteboard", "NSPrintOperation", "NSWorkspace", "UIApplication", "UIDevice", "UIPasteboard", "UIPrintInteractionController",
        "WKApplication", "WKExtension", "WKInterfaceDevice",
    ]

    /// The app on a Mac is asked for its windows as well, and no presenter is told of it for the system's sake.
    private func asksSystem(_ type: TypeEntity) -> Bool {
        Self.systemTypes.contains(type.fullName) || ["NSApp", "NSApplication"].contains(type.fullName)
    }

    /// What is kept from views themselves is data, though SwiftUI may declare it.
    private static let dataOfScreens: Set<String> = ["AppStorage", "FetchRequest", "SectionedFetchRequest"]

    private func isOfScreen(_ type: TypeEntity, _ role: Role) -> Bool {
        !Self.dataOfScreens.contains(type.fullName) && (role.reached != .view || role == .viewInterface) && Self.interfaceFrameworks.contains(type.framework ?? "")
    }

    func because(_ role: Role, _ type: TypeEntity, _ ban: String) -> String {
        let kept = "\(ban) is kept from \(role.phrase)"
        if asksSystem(type) { return "\(kept): what asks the device or the system can be tested on them only." }
        return isOfScreen(type, role)
            ? "\(kept): what is on the screen, and how it looks, is decided further out, and only there."
            : "\(kept): where data is kept and how it is fetched is known to data access alone."
    }

    func help(_ role: Role, _ used: TypeID) -> String {
        let type = project.graph[used]
        if asksSystem(type) || role.reached == .interactor && ["NSScreen", "UIScreen"].contains(type.fullName) {
            return "Put it behind a protocol of your own: a service that the interactor asks, or the router where it leads out of the app."
        }
        if type.fullName.hasPrefix("UIGraphics") || type.fullName == "UIImage" { return "Let a service make the picture, or the view, and pass its data." }
        if type.fullName.hasSuffix("FeedbackGenerator") { return "Tell the view what came out, and let it give the feedback." }
        if let help = helpOnScreens(role, used) { return help }
        if isOfScreen(type, role) {
            return "Pass a plain value, such as an enumeration of your own, and let the view choose what stands for it."
        }
        return helpOnData(role)
    }

    func helpOnData(_ role: Role) -> String {
        if role == .interactorOutput { return "Hand out values of your own, made where the data was fetched." }
        switch role.reached {
        case .view: return "Send the presenter an event, and let the interactor ask a gateway or manager behind a protocol."
        case .router: return "Let an interactor do it: this scene's where it decides what comes next, else the next scene's."
        case .interactor, .entity: return "Let a gateway or manager do it, behind a protocol that the interactor asks."
        default: return "Ask the interactor, and let it ask a gateway or manager behind a protocol."
        }
    }

    /// Of what is shown, and of those who are told by it.
    private func helpOnScreens(_ role: Role, _ used: TypeID) -> String? {
        let type = project.graph[used]
        if isOfScreen(type, role), type.kind == .protocol, type.fullName.hasSuffix("Delegate") {
            return "Let whoever shows it be its delegate, the router or the view, and hand on plain values of what comes back."
        }
        if role == .presenter {
            if type.framework?.hasSuffix("HUD") ?? false { return "Tell the view by its interface that it has to wait, or what came out, and let it show that." }
            if Self.alerts.contains(type.fullName) { return "Tell the view by its interface what to say or ask, or let the router show it." }
        }
        let isShown = project.roleOfFramework(used) == .view
        guard isShown || Self.ofStoryboards.contains(type.fullName) || Self.windows.contains(type.fullName) || Self.alerts.contains(type.fullName) else { return nil }
        switch role {
        case .routerInterface: return isShown ? "Let the router show it, rather than hand it to the presenter." : nil
        case .presenter: return "Ask the router for what is to be shown, and tell the view by its interface what it is to do."
        case .interactor, .interactorInterface, .interactorOutput, .transformer:
            return project.isKind(used, of: ["NSView", "UIView"]) && !Self.windows.contains(type.fullName)
                ? "Tell the output what came out, and let the view show it."
                : "Tell the output what came out, and let the presenter ask the router or its view to show something."
        default: return nil
        }
    }

    private static let alerts: Set<String> = ["NSAlert", "UIAlertAction", "UIAlertController", "UIAlertView"]
    private static let windows: Set<String> = ["NSOpenPanel", "NSPanel", "NSSavePanel", "NSWindow", "NSWindowController", "UIWindow"]
    private static let ofStoryboards: Set<String> = ["NSStoryboard", "UINib", "UIStoryboard", "UIStoryboardSegue"]
}
