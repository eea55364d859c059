/// The frameworks whose type names a file can use unqualified: those it imports, those that they export to it, and the
/// standard library.
public struct FrameworkImports: Sendable {
    private var frameworks: [Framework] = [.swift]
    /// Where AppKit is imported and UIKit isn't, WebKit and its like hand on no UIKit: both have classes of the same names.
    private let isOfMacApp: Bool

    /// - Parameter modules: the names that follow `import`; what the catalogue doesn't know has no effect.
    ///   Of a submodule or a declaration (`UIKit.UIGestureRecognizerSubclass`) the first part counts.
    public init(modules: some Sequence<some StringProtocol>) {
        let imported = modules.compactMap { Framework(module: String($0.prefix { $0 != "." })) }
        isOfMacApp = imported.contains(.appKit) && !imported.contains(.uiKit)
        for framework in imported { insert(framework) }
    }

    /// Whether a framework's types can be named.
    public func contains(_ framework: Framework) -> Bool {
        frameworks.contains(framework)
    }

    private mutating func insert(_ framework: Framework) {
        guard !contains(framework) else { return }
        frameworks.append(framework)
        for exported in framework.exports where exported != .uiKit || !isOfMacApp { insert(exported) }
    }
}

extension Framework {
    /// What a module's types are listed under; nil for what the catalogue doesn't know.
    public init?(module: String) {
        // `FirebaseFirestore`, `FirebaseAuth`
        self.init(rawValue: Self.renamed[module] ?? (module.hasPrefix("Firebase") ? "Firebase" : module))
    }

    /// Modules whose types stand in the table of another one.
    private static let renamed = ["AVFAudio": "AVFoundation", "OSLog": "os", "Cocoa": "AppKit", "Realm": "RealmSwift"]

    /// The frameworks that come with an import of this one. Fewer than Apple's headers export: a missing one leaves a
    /// name unknown, one too many could give it to the wrong type.
    var exports: [Framework] {
        switch self {
        case .swift, .synchronization, .observation, .combine, .os, .objectiveC: []
        case .dispatch: [.objectiveC]
        case .coreFoundation: [.dispatch]
        case .coreGraphics, .coreText, .imageIO: [.coreFoundation]
        // They import more for themselves, and hand on nothing that is certain.
        case .afNetworking, .alamofire, .apollo, .coreStore, .firebase, .fmdb, .grdb, .kingfisher, .mmkv, .moya, .parse, .realmSwift, .rxAlamofire: []
        case .sdWebImage, .socketIO, .sqlite, .starscream, .supabase: []
        case .keychainAccess, .keychainSwift, .locksmith, .swiftKeychainWrapper, .valet: []
        case .asyncDisplayKit, .eureka, .mbProgressHUD, .messageKit, .pkHUD, .progressHUD, .svProgressHUD: [.uiKit]
        case .cryptoKit, .network, .swiftData, .coreTransferable, .appIntents, .activityKit: []
        case .foundation: [.coreFoundation, .coreGraphics, .dispatch, .objectiveC]
        case .uiKit, .appKit: [.foundation, .quartzCore, .coreImage]
        case .swiftUI: [.uiKit, .appKit, .combine, .observation, .coreTransferable]
        case .widgetKit: [.swiftUI]
        case .avFoundation: [.foundation, .coreMedia, .coreVideo, .quartzCore]
        case .avKit: [.avFoundation, .uiKit]
        case .mapKit: [.coreLocation, .uiKit]
        case .arKit: [.sceneKit, .spriteKit, .avFoundation, .uiKit]
        case .metalKit: [.metal, .uiKit]
        case .photosUI: [.photos, .uiKit]
        case .contactsUI: [.contacts, .uiKit]
        case .eventKitUI: [.eventKit, .uiKit]
        case .gameKit, .messages, .messageUI, .pdfKit, .pencilKit, .quickLook, .safariServices, .sceneKit, .social,
            .spriteKit, .watchKit, .webKit:
            [.uiKit]
        default: [.foundation]
        }
    }
}
