import ProjectGraph

/// Places whose texts developers read, and nobody else: logs, and what things are called in the code.
enum LogReaders {
    /// `print(text)`, `logError(text)`, `debugLog(text)`, and `DDLogError(text)`, as CocoaLumberjack calls its own.
    static func isLogsFunction(_ name: String) -> Bool {
        FrameworkCall.logFunctions.contains(name) || functions.contains(name) || name.hasPrefix("DDLog") || isLogsMethod(name)
    }

    /// What teams call their own, and what writes to the console's streams.
    /// Source: developer.apple.com/documentation/swift (dump(_:name:indent:maxDepth:maxItems:)), pubs.opengroup.org (fputs).
    private static let functions: Set<String> = ["debugLog", "dump", "fputs", "logger", "trace"]

    /// `log(text)`, `logEvent(text)`, `track(event: text)`; whoever is logged in is no log.
    static func isLogsMethod(_ name: String) -> Bool {
        let words = name.words
        guard let first = words.first, ["log", "record", "track"].contains(first) else { return false }
        return words.count == 1 || !["in", "off", "on", "out"].contains(words[1])
    }

    /// What a view, a cell, a file of the app's and a setting go by.
    /// Source: developer.apple.com/documentation (UIKit.UIViewController.restorationIdentifier, UIKit.UIAccessibilityIdentification).
    static let names: Set<String> = ["accessibilityIdentifier", "restorationIdentifier"]

    /// Source: developer.apple.com/documentation (UIKit.UITableView, UIKit.UICollectionView, UIKit.UIImage, UIKit.UINib, UIKit.UIStoryboard,
    /// Foundation.UserDefaults, Foundation.Bundle).
    static let nameLabels: Set<String> = [
        "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier", "forKey", "forResource", "named", "nibName",
        "reuseIdentifier", "systemName", "withIdentifier", "withReuseIdentifier",
    ]
}
