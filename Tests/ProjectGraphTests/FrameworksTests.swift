import Testing

@testable import ProjectGraph

/// The one way these tests ask what the catalogue says of a name.
private func expectKind(
    _ name: String, _ kind: FrameworkType.Kind?, _ framework: Framework? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let type = FrameworkCatalogue.type(named: name)
    #expect(type?.kind == kind, "\(name)", sourceLocation: sourceLocation)
    guard let framework else { return }
    #expect(type?.framework == framework, "\(name)", sourceLocation: sourceLocation)
}

@Suite struct FrameworkLookupTests {
    @Test(arguments: [
        "UIColor", "CGColor", "UIImage", "CGImage", "CGPath", "NSIndexPath", "NSURL", "NSData", "NSDate", "NSError",
        "NSString", "NSNumber", "NSAttributedString", "DateFormatter", "NumberFormatter", "URLSession", "NSPredicate",
        "URLSessionDataTask", "HTTPURLResponse", "URLResponse", "Progress", "Timer", "Bundle", "FileManager",
        "UserDefaults", "NotificationCenter", "JSONDecoder", "JSONEncoder", "OperationQueue", "DispatchQueue",
        "DispatchWorkItem", "AnyCancellable", "PassthroughSubject", "CurrentValueSubject", "Future", "CLLocation",
        "CLLocationManager", "MKMapView", "MKMapItem", "AVPlayer", "CMSampleBuffer", "SecKey", "CALayer", "WKWebView",
        "NSManagedObject", "NSFetchedResultsController", "NSManagedObjectID", "KeyPath", "ManagedBuffer", "TaskLocal",
        "UIStoryboardSegue", "UIFont", "UIBezierPath", "NSLayoutConstraint", "NSParagraphStyle", "CKRecord.ID",
        "PHAsset", "EKEvent", "CNContact", "UIHostingController", "ModelContext", "NWConnection", "OSLog", "CFString",
        "UNUserNotificationCenter", "PFObject", "AFHTTPSessionManager", "RLMRealm", "DatabaseReference", "KingfisherManager", "SKProduct", "LAContext", "HKHealthStore", "URLProtocol", "NSKeyValueObservation",
    ])
    func classes(name: String) {
        expectKind(name, .class)
        #expect(FrameworkCatalogue.type(named: name)?.isReferenceType == true)
        #expect(FrameworkCatalogue.type(named: name)?.isValueType == false)
    }

    @Test(arguments: [
        "Int", "Float80", "String", "Substring", "Unicode.Scalar", "Array", "Dictionary", "Set", "AnyHashable", "Task",
        "IndexPath", "IndexSet", "Date", "URL", "URLRequest", "URLComponents", "URLQueryItem", "UUID", "Data",
        "Decimal", "Locale", "Calendar", "TimeZone", "DateComponents", "Notification", "NSNotification.Name", "AttributedString",
        "NSAttributedString.Key", "NSRange", "CGFloat", "CGPoint", "CGRect", "CGAffineTransform", "CATransform3D",
        "UIEdgeInsets", "UIOffset", "NSDirectionalEdgeInsets", "UIApplication.LaunchOptionsKey", "UIControl.Event",
        "UIControl.State", "UIView.AnimationOptions", "UILayoutPriority", "UIBackgroundTaskIdentifier",
        "UIButton.Configuration", "UIListContentConfiguration", "NSDiffableDataSourceSnapshot", "Selector", "CMTime",
        "CLLocationCoordinate2D", "MKCoordinateRegion", "AnyPublisher", "Published", "Just", "Binding", "State",
        "ObservedObject", "Text", "Color", "NavigationPath", "Logger", "PHPickerConfiguration", "UTType", "SHA256",
        "DispatchTime", "URLError", "CLError", "OpaquePointer", "CheckedContinuation", "URLSession.DataTaskPublisher",
    ])
    func structures(name: String) {
        expectKind(name, .struct)
        #expect(FrameworkCatalogue.type(named: name)?.isValueType == true)
        #expect(FrameworkCatalogue.type(named: name)?.isReferenceType == false)
    }

    @Test(arguments: [
        "Optional", "Result", "Never", "ComparisonResult", "UIView.ContentMode", "UITableView.Style",
        "UITableViewCell.EditingStyle", "NSLayoutConstraint.Axis", "UIInterfaceOrientation", "UIUserInterfaceStyle",
        "JSONDecoder.DateDecodingStrategy", "CLAuthorizationStatus", "Subscribers.Completion", "ColorScheme",
        "UIModalPresentationStyle", "NSTextAlignment", "DispatchTimeInterval", "NWEndpoint", "PHAuthorizationStatus",
    ])
    func enumerations(name: String) {
        expectKind(name, .enum)
    }

    @Test(arguments: [
        "AnyObject", "Error", "Sendable", "Actor", "Publisher", "ObservableObject", "View", "App", "NSCoding",
        "UITableViewDataSource", "UITableViewDelegate", "UITextFieldDelegate", "UIApplicationDelegate", "MKAnnotation",
        "URLSessionDelegate", "NSFetchRequestResult", "PersistentModel", "AVAudioPlayerDelegate", "NSObjectProtocol",
    ])
    func protocols(name: String) {
        expectKind(name, .protocol)
    }

    @Test func actors() {
        expectKind("MainActor", .actor, .swift)
        expectKind("CLMonitor", .actor, .coreLocation)
        #expect(FrameworkCatalogue.type(named: "MainActor")?.isReferenceType == true)
    }

    @Test(arguments: ["", "View ", "Presenter", "UIViewControllerX", "UIViewContro", "class", "uiview", "Foo.Bar"])
    func unknownNames(name: String) {
        expectKind(name, nil)
    }

    @Test func oneFramework() {
        #expect(FrameworkCatalogue.type(named: "NSParagraphStyle", in: .appKit)?.framework == .appKit)
        #expect(FrameworkCatalogue.type(named: "NSParagraphStyle", in: .uiKit)?.framework == .uiKit)
        #expect(FrameworkCatalogue.type(named: "NSParagraphStyle", in: .foundation) == nil)
    }

    @Test func partOfAString() {
        let declaration = "var window: UIWindow?"
        let name = declaration.dropFirst("var window: ".count).dropLast()
        #expect(FrameworkCatalogue.type(named: name)?.name == "UIWindow")
    }
}

@Suite struct FrameworkRelationTests {
    @Test(arguments: [
        ("UITableViewController", "UIViewController"), ("UITableViewController", "NSObject"),
        ("UITableViewController", "UITableViewDelegate"), ("UIImagePickerController", "UINavigationController"),
        ("UIButton", "UIView"), ("UICollectionViewCell", "UIResponder"), ("SFSafariViewController", "UIViewController"),
        ("MFMailComposeViewController", "UIViewController"), ("AVPlayerViewController", "UIViewController"),
        ("UIHostingController", "UIViewController"), ("MKMapView", "UIView"), ("SKView", "UIView"),
        ("WKInterfaceController", "NSObject"), ("NSMutableArray", "NSArray"), ("DateFormatter", "Formatter"),
        ("UICollectionViewDelegateFlowLayout", "UIScrollViewDelegate"), ("ConnectablePublisher", "Publisher"),
        ("Int", "Int"), ("NSURLSessionDownloadTask", "URLSessionTask"), ("CGMutablePath", "CGPath"),
        ("UIViewRepresentable", "View"), ("DecodingError", "Error"),
    ])
    func ancestors(name: String, ancestor: String) {
        #expect(FrameworkCatalogue.type(named: name)?.inherits(from: ancestor) == true)
    }

    @Test func notAncestors() {
        #expect(FrameworkCatalogue.type(named: "UIView")?.inherits(from: "UIViewController") == false)
        #expect(FrameworkCatalogue.type(named: "UIResponder")?.inherits(from: "UIView") == false)
    }

    @Test(arguments: [
        ("TimeInterval", "Double"), ("CFTimeInterval", "Double"), ("Codable", "Decodable & Encodable"),
        ("CVPixelBuffer", "CVImageBuffer"), ("NSURLSession", "URLSession"), ("UITableViewStyle", "UITableView.Style"),
    ])
    func aliases(name: String, target: String) {
        let type = FrameworkCatalogue.type(named: name)
        #expect(type?.kind == .alias)
        #expect(type?.aliasTarget == target)
        #expect(type?.supertypes == [])
    }

    @Test func aliasesAreWhatTheyStandFor() {
        #expect(FrameworkCatalogue.type(named: "CLLocationDegrees")?.isValueType == true)
        #expect(FrameworkCatalogue.type(named: "CFAbsoluteTime")?.resolvingAlias.name == "Double")
        #expect(FrameworkCatalogue.type(named: "CVPixelBuffer")?.isReferenceType == true)
        #expect(FrameworkCatalogue.type(named: "NSTimer")?.isReferenceType == true)
        #expect(FrameworkCatalogue.type(named: "UIActionHandler")?.isReferenceType == false)
        #expect(FrameworkCatalogue.type(named: "UIView")?.aliasTarget == nil)
    }

    @Test func classBound() {
        for name in ["UITableViewDelegate", "NSCopying", "ObservableObject", "Actor", "UIView", "NSObjectProtocol"] {
            #expect(FrameworkCatalogue.type(named: name)?.isClassBound == true, "\(name)")
        }
        for name in ["Equatable", "Codable", "View", "Publisher", "UIContentConfiguration", "Date"] {
            #expect(FrameworkCatalogue.type(named: name)?.isClassBound == false, "\(name)")
        }
    }
}

@Suite struct FrameworkImportsTests {
    private func expectVisible(
        _ name: String, _ framework: Framework?, importing modules: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let type = FrameworkCatalogue.type(named: name, visibleTo: FrameworkImports(modules: modules))
        #expect(type?.framework == framework, "\(name)", sourceLocation: sourceLocation)
    }

    @Test func standardLibraryIsAlwaysVisible() {
        expectVisible("String", .swift, importing: [])
        expectVisible("Date", nil, importing: [])
    }

    @Test func frameworksBringOthers() {
        expectVisible("Date", .foundation, importing: ["UIKit"])
        expectVisible("CGRect", .coreGraphics, importing: ["UIKit"])
        expectVisible("UIView", .uiKit, importing: ["SwiftUI"])
        expectVisible("UIView", nil, importing: ["Foundation"])
    }

    @Test func aModuleOfOthersHidesNothing() {
        expectVisible("Map", nil, importing: ["Foundation", "ObjectMapper"])
        expectVisible("Map", .mapKit, importing: ["MapKit", "SwiftUI"])
    }

    @Test func theImportedFrameworkAnswers() {
        expectVisible("Transaction", .storeKit, importing: ["StoreKit"])
        expectVisible("Transaction", .swiftUI, importing: ["SwiftUI"])
        expectVisible("NSTextStorage", .appKit, importing: ["Cocoa"])
    }

    @Test func aMacAppsClassesAreNotUIKits() {
        expectVisible("NSLayoutConstraint", .appKit, importing: ["Cocoa", "WebKit"])
        expectVisible("NSTextAttachment", .appKit, importing: ["SwiftUI", "AppKit"])
        expectVisible("NSLayoutConstraint", .uiKit, importing: ["WebKit"])
        expectVisible("NSLayoutConstraint", .uiKit, importing: ["Cocoa", "UIKit", "WebKit"])
    }

    @Test func submodules() {
        expectVisible("UIGestureRecognizer", .uiKit, importing: ["UIKit.UIGestureRecognizerSubclass"])
        expectVisible("AVAudioSession", .avFoundation, importing: ["AVFAudio"])
    }
}

/// What must hold for every line of every table.
@Suite struct FrameworkTableTests {
    private let tables = FrameworkTables.all

    private func lines(of table: FrameworkTable) -> [Substring] {
        table.text.description.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private func types(of table: FrameworkTable) -> [FrameworkType] {
        lines(of: table).compactMap {
            FrameworkCatalogue.type(named: $0.prefix { $0 != " " }, in: table.framework)
        }
    }

    private var types: [FrameworkType] { tables.flatMap { types(of: $0) } }

    @Test func coverage() {
        #expect(tables.reduce(0) { $0 + lines(of: $1).count } > 6_000)
        #expect(Set(tables.map(\.framework)) == Set(Framework.allCases))
    }

    @Test func sortedAndUnique() {
        for table in tables {
            let names = lines(of: table).map { Array($0.prefix { $0 != " " }.utf8) }
            for (name, next) in zip(names, names.dropFirst()) where !name.lexicographicallyPrecedes(next) {
                Issue.record("\(table.framework): \(String(decoding: next, as: UTF8.self))")
            }
        }
    }

    @Test func oneTableANameInAFramework() {
        var seen: Set<String> = []
        for table in tables {
            for line in lines(of: table) {
                let name = "\(table.framework).\(line.prefix { $0 != " " })"
                #expect(seen.insert(name).inserted, "\(name)")
            }
        }
    }

    @Test func wellFormed() {
        let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "actor", "alias"]
        for table in tables {
            for line in lines(of: table) {
                let parts = line.split(separator: " ", omittingEmptySubsequences: false)
                #expect(parts.count >= 2 && !parts.contains("") && kinds.contains(parts[1]), "\(line)")
                #expect(parts[1] != "alias" || parts.count > 2, "\(line)")
            }
        }
    }

    @Test func everyLineIsFound() {
        for table in tables {
            for line in lines(of: table) {
                let name = line.prefix { $0 != " " }
                #expect(FrameworkCatalogue.type(named: name, in: table.framework)?.name == String(name))
            }
        }
    }

    /// An offset has 20 bits in the index, a table's number 12.
    @Test func tablesFitTheIndex() {
        #expect(tables.allSatisfy { $0.text.utf8CodeUnitCount < 1 << 20 })
        #expect(tables.count < 1 << 12)
    }

    @Test func oneKindAName() {
        var kinds: [String: FrameworkType] = [:]
        for type in types {
            if let other = kinds.updateValue(type, forKey: type.name) {
                #expect(other.kind == type.kind, "\(type.name): \(other.framework), \(type.framework)")
            }
        }
    }

    @Test func supertypesAreListedAndOfTheRightKind() {
        for type in types {
            for (index, name) in type.supertypes.enumerated() {
                guard let supertype = FrameworkCatalogue.type(named: name) else {
                    Issue.record("\(type.name): \(name) isn't listed")
                    continue
                }
                let isSuperclass = type.kind == .class && index == 0 && supertype.kind == .class
                #expect(supertype.kind == .protocol || isSuperclass, "\(type.name): \(name)")
            }
        }
    }

    @Test func aliasTargetsAreListed() {
        for type in types {
            // Whatever isn't a composition, a function, a tuple, an optional, a generic or a metatype is a name.
            guard let target = type.aliasTarget, !target.contains(where: "&()?<>".contains), !target.hasSuffix(".Type")
            else { continue }
            #expect(FrameworkCatalogue.type(named: target) != nil, "\(type.name)")
            #expect(type.resolvingAlias.kind != .alias || type.resolvingAlias.name != type.name, "\(type.name)")
        }
    }

    @Test func noCycles() {
        for type in types where type.kind != .alias {
            var ancestors = type.supertypes.compactMap { FrameworkCatalogue.type(named: $0) }
            var steps = 0
            while let next = ancestors.popLast(), steps < 100 {
                #expect(next.name != type.name, "\(type.name)")
                ancestors += next.supertypes.compactMap { FrameworkCatalogue.type(named: $0) }
                steps += 1
            }
            #expect(steps < 100, "\(type.name)")
        }
    }
}
