/// What a type is on the screen by the classes of UIKit and AppKit that it inherits from. `UITableViewController` brings
/// `.viewController` to all its heirs, and a `UIWindow` is a view as well.
///
/// Source: developer.apple.com/documentation (UIKit, AppKit).
public struct ScreenKinds: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public static let viewController = ScreenKinds(rawValue: 1 << 0)
    public static let view = ScreenKinds(rawValue: 1 << 1)
    /// Whoever opens and closes one included.
    public static let window = ScreenKinds(rawValue: 1 << 2)
    /// What shows rows that a data source makes.
    public static let list = ScreenKinds(rawValue: 1 << 3)
    /// What a list makes, keeps and uses again: rows, their headers and footers.
    public static let cell = ScreenKinds(rawValue: 1 << 4)
    /// A view controller that shows others in it.
    public static let container = ScreenKinds(rawValue: 1 << 5)

    private static let classes: [(kind: ScreenKinds, names: [String])] = [
        (.viewController, ["NSViewController", "UIViewController"]),
        (.view, ["NSView", "UIView"]),
        (.window, ["NSWindow", "NSWindowController", "UIWindow"]),
        (.list, ["NSCollectionView", "NSTableView", "UICollectionView", "UITableView"]),
        (.cell, ["NSCollectionViewItem", "NSTableCellView", "UICollectionReusableView", "UITableViewCell", "UITableViewHeaderFooterView"]),
        (.container, [
            "NSSplitViewController", "NSTabViewController", "UINavigationController", "UIPageViewController", "UISplitViewController",
            "UITabBarController",
        ]),
    ]

    /// By type. A project that names none of the classes has none to go through.
    static func table(of types: [TypeEntity], _ ancestors: [[TypeID]], _ symbols: SymbolTable) -> [ScreenKinds] {
        var kinds: [Symbol: ScreenKinds] = [:]
        for (kind, names) in classes {
            for name in names.lazy.compactMap({ symbols.symbol(of: $0) }) { kinds[name, default: []].insert(kind) }
        }
        if kinds.isEmpty { return [] }
        let own = types.map { $0.isExternal && $0.outer == nil ? kinds[$0.name] ?? [] : [] }
        return types.indices.map { position in ancestors[position].reduce(own[position]) { $0.union(own[$1.position]) } }
    }
}

extension ProjectGraph {
    /// What a type is on the screen, by itself or by what it inherits from.
    public func screenKinds(of type: TypeID) -> ScreenKinds {
        type.exists && !screenKinds.isEmpty ? screenKinds[type.position] : []
    }

    /// Whether a type is on the screen in one of some ways.
    public func isOnScreen(_ type: TypeID, as kinds: ScreenKinds) -> Bool { !screenKinds(of: type).isDisjoint(with: kinds) }

    /// `UIViewController`, `UINavigationController`: a framework's own view controller that shows whatever it is given. Alerts, pickers and the
    /// like are the system's screens.
    public func isGeneralController(_ type: TypeID) -> Bool {
        type.exists && self[type].isExternal && Self.generalControllers.contains(self[type].fullName)
    }

    private static let generalControllers: Set<String> = [
        "NSHostingController", "NSViewController", "UIHostingController", "UINavigationController", "UISplitViewController",
        "UITabBarController", "UIViewController",
    ]
}
