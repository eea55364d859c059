/// What some types of Apple's frameworks are for, where several ask the same of them.
public enum FrameworkPurposes {
    /// Source: developer.apple.com/documentation (AppKit.NSImage, UIKit.UIImage).
    public static let pictures: Set<String> = ["NSImage", "UIImage"]

    /// Those of AppKit and UIKit.
    /// Source: developer.apple.com/documentation (AppKit.NSColor, AppKit.NSFont, UIKit.UIColor, UIKit.UIFont).
    public static let coloursAndFonts: Set<String> = ["NSColor", "NSFont", "UIColor", "UIFont"]

    /// The class that all views inherit from.
    /// Source: developer.apple.com/documentation (AppKit.NSView, UIKit.UIView).
    public static let baseViews: Set<String> = ["NSView", "UIView"]

    /// The class of the app's one object.
    /// Source: developer.apple.com/documentation (AppKit.NSApplication, UIKit.UIApplication).
    public static let applications: Set<String> = ["NSApplication", "UIApplication"]

    /// What an app remembers by it, rather than its data.
    /// Source: developer.apple.com/documentation (Foundation.NSUbiquitousKeyValueStore, Foundation.UserDefaults).
    public static let settingsStores: Set<String> = ["NSUbiquitousKeyValueStore", "NSUserDefaults", "UserDefaults"]

    /// Whoever has one of Combine's may send by it.
    /// Source: developer.apple.com/documentation/combine (CurrentValueSubject, PassthroughSubject).
    public static let subjects: Set<String> = ["CurrentValueSubject", "PassthroughSubject"]

    /// How much it matters that somebody works with a type of Foundation's: most where a server is asked, least where data is only written otherwise.
    /// Source: developer.apple.com/documentation/foundation (Archives and Serialization, URL Loading System).
    public static func weight(of type: String) -> Int {
        if type.hasPrefix("URLSession") || type == "NSURLConnection" { return 2 }
        return codings.contains(type) ? 0 : 1
    }

    private static let codings: Set<String> = [
        "JSONDecoder", "JSONEncoder", "JSONSerialization", "NSKeyedArchiver", "NSKeyedUnarchiver", "PropertyListDecoder", "PropertyListEncoder",
        "PropertyListSerialization", "XMLParser",
    ]
}
