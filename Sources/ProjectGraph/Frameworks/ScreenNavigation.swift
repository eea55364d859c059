/// What leads from screen to screen in UIKit and AppKit.
///
/// Source: developer.apple.com/documentation (UIViewController, UINavigationController, UITabBarController,
/// UISplitViewController, UIWindow, NSViewController); the long names are those that Swift 2 had.
public enum ScreenNavigation {
    /// The classes that have each method, or the one property, by its name.
    public static let receivers: [String: Set<String>] = [
        "pushViewController": ["UINavigationController"], "popViewController": ["UINavigationController"],
        "popToRootViewController": ["UINavigationController"], "popToViewController": ["UINavigationController"],
        "popViewControllerAnimated": ["UINavigationController"], "popToRootViewControllerAnimated": ["UINavigationController"],
        "setViewControllers": ["UINavigationController", "UITabBarController"],
        "present": ["UIViewController", "NSViewController"], "dismiss": ["UIViewController", "NSViewController"],
        "presentAsModalWindow": ["NSViewController"], "presentAsSheet": ["NSViewController"], "show": ["UIViewController"],
        "presentViewController": ["UIViewController"], "dismissViewControllerAnimated": ["UIViewController"],
        "showDetailViewController": ["UIViewController", "UISplitViewController"],
        "performSegue": ["UIViewController"], "performSegueWithIdentifier": ["UIViewController"],
        "rootViewController": ["UIWindow"],
    ]

    /// The methods whose first argument is the screen that they bring up.
    public static let openings: Set<String> = [
        "pushViewController", "present", "presentViewController", "show", "showDetailViewController",
    ]

    /// The methods that make their first argument a part of the screen.
    public static let embeddings: [String] = ["addChild", "addChildViewController"]

    /// Whether a method leads back from a screen.
    public static func isWayBack(_ name: String) -> Bool { name.hasPrefix("dismiss") || name.hasPrefix("pop") }
}
