/// What leads from screen to screen in UIKit, AppKit and WatchKit.
///
/// Source: developer.apple.com/documentation (UIViewController, UINavigationController, UITabBarController,
/// UISplitViewController, UIWindow, NSAlert, NSSavePanel, NSViewController, NSWindow, NSWindowController, WKInterfaceController); the long names are those that Swift 2 had.
public enum ScreenNavigation {
    /// The classes that have each method or property, by its name.
    public static let receivers: [String: Set<String>] = [
        "pushViewController": ["UINavigationController"], "popViewController": ["UINavigationController"],
        "popToRootViewController": ["UINavigationController"], "popToViewController": ["UINavigationController"],
        "popViewControllerAnimated": ["UINavigationController"], "popToRootViewControllerAnimated": ["UINavigationController"],
        "setViewControllers": ["UINavigationController", "UITabBarController"],
        "present": ["UIViewController", "NSViewController"], "dismiss": ["UIViewController", "NSViewController", "WKInterfaceController"],
        "presentAsModalWindow": ["NSViewController"], "presentAsSheet": ["NSViewController"], "show": ["UIViewController"],
        "presentViewController": ["UIViewController"], "dismissViewControllerAnimated": ["UIViewController"],
        "showDetailViewController": ["UIViewController", "UISplitViewController"],
        "performSegue": ["UIViewController", "NSViewController", "NSWindowController"], "performSegueWithIdentifier": ["UIViewController"],
        "setViewController": ["UISplitViewController"], "rootViewController": ["UIWindow"],
        "viewControllers": ["UINavigationController", "UITabBarController", "UISplitViewController"],
        "selectedIndex": ["UITabBarController"], "selectedViewController": ["UITabBarController"],
        "close": ["NSWindow", "NSWindowController"], "performClose": ["NSWindow"], "showWindow": ["NSWindowController"],
        "beginSheet": ["NSWindow"], "endSheet": ["NSWindow"],
        "pushController": ["WKInterfaceController"], "presentController": ["WKInterfaceController"],
        "pop": ["WKInterfaceController"], "popToRootController": ["WKInterfaceController"],
    ]

    /// The properties that change what is on the screen when they are set.
    public static let assignments: Set<String> = ["rootViewController", "selectedIndex", "selectedViewController", "viewControllers"]

    /// The methods whose first argument is the screen that they bring up.
    public static let openings: Set<String> = [
        "pushViewController", "present", "presentViewController", "show", "showDetailViewController",
    ]

    /// Those of them that lay it over all that is there.
    public static let presentations: Set<String> = ["present", "presentViewController"]

    /// What is at hand of the screen by such a name, whoever has it.
    public static let properties: [String: Set<String>] = [
        "navigationController": ["UINavigationController", "UIViewController"],
        "tabBarController": ["UITabBarController", "UIViewController"],
        "splitViewController": ["UISplitViewController", "UIViewController"],
        "presentingViewController": ["UIViewController"], "presentedViewController": ["UIViewController"],
        "selectedViewController": ["UIViewController"], "topViewController": ["UIViewController"], "visibleViewController": ["UIViewController"],
        "rootViewController": ["UIViewController"],
        // One of them; whoever has them is found by those above.
        "viewControllers": ["UIViewController"], "children": ["UIViewController"], "childViewControllers": ["UIViewController"],
        "window": ["NSWindow", "UIWindow"], "keyWindow": ["NSWindow", "UIWindow"], "mainWindow": ["NSWindow"], "windows": ["NSWindow", "UIWindow"],
        "windowController": ["NSWindowController"], "sheetParent": ["NSWindow"],
        // Of what is found in a scene, windows alone have another screen in them.
        "connectedScenes": ["UIWindow"],
    ]

    /// Whether a name is that of a method that changes what is on the screen.
    static func isMethod(_ name: String) -> Bool { receivers[name] != nil && !assignments.contains(name) }

    /// AppKit's panels that ask something, by the methods that bring them up and wait for the answer.
    public static let modals: [String: Set<String>] = ["runModal": modalPanels, "beginSheetModal": modalPanels, "begin": ["NSSavePanel"]]

    /// The panels themselves, with what inherits from them.
    public static let modalPanels: Set<String> = ["NSAlert", "NSSavePanel"]

    static let names = Array(receivers.keys) + Array(modals.keys)

    /// The methods that make their first argument a part of the screen.
    public static let embeddings: [String] = ["addChild", "addChildViewController"]

    /// Whether a method leads back from a screen.
    public static func isWayBack(_ name: String) -> Bool { name.hasPrefix("dismiss") || name.hasPrefix("pop") || closings.contains(name) }

    /// Of windows; files and connections are closed as well.
    public static let closings: Set<String> = ["close", "endSheet", "performClose"]
}
