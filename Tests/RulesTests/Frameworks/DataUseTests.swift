import Diagnostics
import Rules
import Testing

/// Who asks the system, a store or a database, and how that is told.
@Suite struct DataUseTests {
    private func found(_ rule: String, _ dialect: String, _ files: Files) throws -> [Finding] {
        try lint(files, dialect: dialect).filter { $0.rule == rule }
    }

    private func scene(_ dialect: String, _ others: Files) throws -> Files {
        try #require(Catalog.scenes.first { $0.dialect == dialect }).files.map { ($0.name, $0.source) } + others
    }

    // MARK: - What a view keeps

    /// What is called after how something looks is the view's; who is signed in never is.
    @Test(arguments: [
        ("fontSize = 14.0", false), ("sortOrder = SortOrder.forward", false), ("selectedTab = 0", false), ("theme = \"dark\"", false), ("isGrid = true", false),
        ("dailyGoal = 2000", true), ("username = \"\"", true), ("isPro = false", true), ("hasSeenOnboarding = false", false), ("order = 0", true),
    ])
    func aSettingOfAView(setting: String, isTold: Bool) throws {
        let view = ("LoanListSettings.swift", "import SwiftUI\nextension LoanListView { @AppStorage(\"a\") private var \(setting) }")
        #expect(try found("forbidden-framework", "swiftui", scene("swiftui", [view])).map(\.severity) == (isTold ? [.warning] : []))
    }

    /// A colour is a value, unlike what draws it.
    @Test(arguments: [("Color.red", Severity.warning), ("Font.title", .warning), ("GridItem()", .error)])
    func whatAPresenterPublishes(value: String, severity: Severity) throws {
        let presenter = ("LoanListLooks.swift", "import SwiftUI\nextension LoanListPresenter { func look() { print(\(value)) } }")
        #expect(try found("forbidden-framework", "swiftui", scene("swiftui", [presenter])).map(\.severity) == [severity])
    }

    /// SwiftUI declares it, and it is kept from those as well who may know SwiftUI.
    @Test(arguments: ["swiftui", "book"])
    func aSettingOfAPresenter(dialect: String) throws {
        let presenter = ("LoanListSettings.swift", "import SwiftUI\nextension LoanListPresenter { @AppStorage(\"sort\") var sort = 0 }")
        let found = try found("forbidden-framework", dialect, scene(dialect, [presenter]))
        #expect(found.map(\.message) == ["the presenter LoanListPresenter uses AppStorage in an attribute"])
        #expect(found.allSatisfy { $0.because.hasPrefix("AppStorage is kept from the presenter: where data is kept") })
    }

    /// A view can draw a colour only, and whoever chose it might have; what a class of UIKit is, is another matter.
    @Test(arguments: [
        ("import SwiftUI", "let tint: Color", Severity.warning), ("import SwiftUI", "typealias Tint = Color; let tint: Tint", .warning),
        ("import UIKit", "let tint: UIColor", .error),
    ])
    func aColourOfAViewModel(module: String, property: String, severity: Severity) throws {
        let model = ("LoanRowViewModel.swift", "\(module)\nstruct LoanRowViewModel { \(property) }\nextension LoanListPresenter { var row: LoanRowViewModel? { nil } }")
        #expect(try found("forbidden-framework", "swiftui", scene("swiftui", [model])).map(\.severity) == [severity])
    }

    /// A wrapper of the team's own keeps a property where its body says.
    @Test(arguments: [
        ("View", "Setting(\"a\") private var last: String", "UserDefaults.standard", true), ("Presenter", "Setting(\"a\") private var last: String", "UserDefaults.standard", true),
        ("Presenter", "Setting(\"a\") var isNew: Bool", "UserDefaults.standard", true), ("View", "Setting(\"a\") var isNew: Bool", "UserDefaults.standard", false),
        ("View", "Setting(\"a\") var sortOrder: String", "UserDefaults.standard", false), ("Presenter", "Setting(\"a\") private var last: String", "Words.all", false),
        ("Interactor", "Setting(\"a\") private var last: String", "UserDefaults.standard", false),
    ])
    func aWrapperOfOnesOwn(part: String, property: String, store: String, isTold: Bool) throws {
        let files = [
            ("Setting.swift", """
                import Foundation
                final class Words { static let all = Words(); func object(forKey key: String) -> Any? { nil } }
                @propertyWrapper struct Setting<Value> {
                    let key: String
                    init(_ key: String) { self.key = key }
                    var wrappedValue: Value? { \(store).object(forKey: key) as? Value }
                }
                """),
            ("LoanListUse.swift", "extension LoanList\(part) { @\(property) }"),
        ]
        let found = try found("forbidden-framework", "swiftui", scene("swiftui", files))
        #expect(found.map(\.severity) == (isTold ? [.warning] : []), "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.message.hasSuffix("in UserDefaults by @Setting") })
    }

    /// Each of Realm's records knows its database.
    @Test(arguments: [
        ("try? loan.realm?.write { loan.title = title }", "RealmSwift", 1), ("try? loan.realm?.write(withoutNotifying: []) {}", "RealmSwift", 1),
        ("let realm = loan.realm; try? realm?.write {}", "RealmSwift", 1), ("let realm = try? Realm(); try? realm?.write {}", "RealmSwift", 1),
        ("loan.realm?.write {}", "Kingdoms", 0), ("kingdom.realm.write {}", "RealmSwift", 0), ("print(loan.realm == nil)", "RealmSwift", 0),
    ])
    func aTransactionOfARecords(statement: String, module: String, count: Int) throws {
        let code = ("LoanListUse.swift", """
            import \(module)
            final class LoanObject: Object { @Persisted var title = "" }
            final class Map { func write(_ body: () -> Void) {} }
            final class Kingdom { let realm = Map() }
            extension LoanListPresenter { func act(loan: LoanObject, kingdom: Kingdom, title: String) { \(statement) } }
            """)
        for dialect in ["book", "swiftui"] {
            let found = try found("forbidden-framework", dialect, scene(dialect, [code]))
            #expect(found.filter { $0.from.type == "LoanListPresenter" }.count == count, "\(found.map(\.message))")
        }
    }

    /// Each of Core Data's and SwiftData's records knows its context.
    @Test(arguments: [
        ("try? loan.managedObjectContext?.save()", "CoreData", 1), ("loan.managedObjectContext?.delete(loan); try? loan.managedObjectContext?.save()", "CoreData", 1),
        ("guard let context = loan.managedObjectContext else { return }; context.delete(loan)", "CoreData", 0), ("loan.modelContext?.delete(loan)", "SwiftData", 1),
        ("try? loan.managedObjectContext?.save()", "Kingdoms", 0), ("kingdom.managedObjectContext.save()", "CoreData", 0), ("own.save()", "CoreData", 0),
        ("print(loan.managedObjectContext == nil)", "CoreData", 0), ("loan.save()", "CoreData", 0), ("managedObjectContext.save()", "CoreData", 0),
    ])
    func theContextOfARecord(statement: String, module: String, count: Int) throws {
        let code = ("LoanListUse.swift", """
            import \(module)
            final class LoanRecord: NSManagedObject { @NSManaged var title: String; func keep() { try? managedObjectContext?.save() } }
            final class Map { func save() {} }
            final class Kingdom { let managedObjectContext = Map() }
            extension LoanListPresenter {
                \(statement.hasPrefix("managedObjectContext") ? "var managedObjectContext: Map { Map() }" : "")
                func act(loan: LoanRecord, kingdom: Kingdom, own: Map) { \(statement) }
            }
            """)
        for dialect in ["book", "swiftui"] {
            let found = try found("forbidden-framework", dialect, scene(dialect, [code]))
            #expect(found.filter { $0.from.type == "LoanListPresenter" && $0.message.contains("Context") }.count == count, "\(found.map(\.message))")
            #expect(found.allSatisfy { $0.from.type != "LoanRecord" })
        }
    }

    /// Its members need no import where another file has one, if nothing else is called so.
    @Test(arguments: [
        ("CoreData", "try? loan.managedObjectContext?.save()", "", 1), ("CoreData", "try? loan.managedObjectContext?.save()", "var managedObjectContext: NSManagedObjectContext?", 1),
        ("CoreData", "try? loan.managedObjectContext?.save()", "let managedObjectContext = Map()", 0), ("Kingdoms", "try? loan.managedObjectContext?.save()", "", 0),
        ("CoreData", "print(loan.managedObjectContext == nil)", "", 0), ("SwiftData", "loan.modelContext?.delete(loan)", "", 1),
        ("CoreData", "loan.modelContext?.delete(loan)", "", 0),
    ])
    func theContextOfARecordOfAnotherFile(module: String, statement: String, property: String, count: Int) throws {
        let record = ("LoanRecord.swift", """
            import \(module)
            final class LoanRecord: NSManagedObject { @NSManaged var title: String }
            final class Map { func save() {} }
            final class Kingdom { \(property) }
            """)
        let code = ("LoanListUse.swift", "import UIKit\nextension LoanListPresenter { func act(loan: LoanRecord) { \(statement) } }")
        let found = try found("forbidden-framework", "book", scene("book", [record, code]))
        #expect(found.filter { $0.from.type == "LoanListPresenter" && $0.message.contains("Context") }.count == count, "\(found.map(\.message))")
    }

    // MARK: - What is asked

    /// What somebody may do, pays for or is, is asked by services; what shows a product or asks for stars is a view's.
    @Test(arguments: ["View", "Presenter"], [
        ("StoreKit", "_ = try? await Product.products(for: [])", true), ("StoreKit", "try? await AppStore.sync()", true), ("StoreKit", "_ = SKPaymentQueue.default()", true),
        ("UserNotifications", "_ = try? await UNUserNotificationCenter.current().requestAuthorization()", true),
        ("StoreKit", "AppStore.requestReview(in: scene)", false), ("StoreKit", "let shown: Product? = nil; _ = shown", false),
        ("UserNotifications", "let shown: UNUserNotificationCenter? = nil; _ = shown", false), ("Loans", "_ = try? await Product.products(for: [])", false),
    ])
    func whatIsAskedOfTheSystem(part: String, use: (module: String, statement: String, isTold: Bool)) throws {
        let code = ("LoanListUse.swift", "import \(use.module)\nextension LoanList\(part) { func act() async { \(use.statement) } }")
        #expect(try found("forbidden-framework", "swiftui", scene("swiftui", [code])).count == (use.isTold ? 1 : 0))
    }

    /// UIKit's functions that save to the photo album have no type whose name could be told.
    @Test(arguments: ["View", "Presenter", "Interactor"], [
        ("UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)", true), ("UISaveVideoAtPathToSavedPhotosAlbum(path, nil, nil, nil)", true),
        ("album.UIImageWriteToSavedPhotosAlbum(image)", false), ("_ = UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(path)", false),
    ])
    func whatIsSavedToTheAlbum(part: String, use: (statement: String, isTold: Bool)) throws {
        let code = ("LoanListUse.swift", "import UIKit\nextension LoanList\(part) { func act() { \(use.statement) } }")
        let found = try found("forbidden-framework", "common", scene("swiftui", [code])).filter { $0.message.contains("saves to the photo album") }
        #expect(found.map(\.from.type) == (use.isTold && part != "Interactor" ? ["LoanList\(part)"] : []))
    }

    /// The Keychain's functions have no type whose name could be told; a method of another is called so by chance.
    @Test(arguments: ["View", "Presenter", "Interactor"], [
        ("SecItemAdd(query, nil)", "changes"), ("SecItemUpdate(query, query)", "changes"), ("SecItemDelete(query)", "changes"), ("_ = SecItemCopyMatching(query, nil)", "reads"),
        ("vault.SecItemAdd(query)", nil), ("_ = SecRandomCopyBytes(nil, 1, bytes)", nil), ("SecItemRemove(query)", nil),
    ])
    func whatIsKeptInTheKeychain(part: String, use: (statement: String, verb: String?)) throws {
        let code = ("LoanListUse.swift", "import Security\nextension LoanList\(part) { func act() { \(use.statement) } }")
        let found = try found("forbidden-framework", "common", scene("swiftui", [code]))
        #expect(found.map(\.from.type) == (use.verb != nil && part != "Interactor" ? ["LoanList\(part)"] : []))
        #expect(found.allSatisfy { $0.message.contains("\(use.verb ?? "-") the Keychain by") && $0.severity == .warning })
    }

    /// A file is kept without FileManager as well. What lies in the bundle or elsewhere may be read, and a stream is no file.
    @Test(arguments: ["View", "Presenter", "Interactor"], [
        ("try? text.write(toFile: NSTemporaryDirectory() + \"a\", atomically: true, encoding: .utf8)", "writes"), ("try? data.write(to: URL.documentsDirectory)", "writes"),
        ("let data = Data(); try? data.write(to: url)", "writes"), ("_ = NSKeyedArchiver.archiveRootObject(text, toFile: text)", "writes"),
        ("_ = try? String(contentsOfFile: NSHomeDirectory() + text)", "reads"), ("let path = NSTemporaryDirectory() + text; _ = try? Data(contentsOf: URL(fileURLWithPath: path))", "reads"),
        ("_ = try? Data(contentsOf: home)", "reads"),
        ("text.write(to: &log)", nil), ("pen.write(to: url)", nil), ("unknown().write(to: url)", nil), ("_ = try? String(contentsOfFile: path)", nil),
        ("_ = NSTemporaryDirectory(); _ = try? String(contentsOfFile: Bundle.main.path(forResource: text, ofType: nil)!)", nil),
    ])
    func whatIsKeptInFiles(part: String, use: (statement: String, verb: String?)) throws {
        let code = ("LoanListUse.swift", """
            import Foundation
            final class Pen { func write(to url: URL) {} }
            extension LoanList\(part) {
                private static let home = URL.cachesDirectory
                func act(text: String, data: Data, url: URL, log: String, path: String, pen: Pen) { \(use.statement) }
            }
            """)
        let found = try found("forbidden-framework", "common", scene("swiftui", [code]))
        #expect(found.map(\.from.type) == (use.verb != nil && part != "Interactor" ? ["LoanList\(part)"] : []), "\(found.map(\.message))")
        #expect(found.allSatisfy { $0.message.contains("\(use.verb ?? "-") a file by") && $0.severity == .warning })
    }

    /// What a view of PDFKit's shows, and what Objective-C has of collections, write themselves.
    @Test(arguments: [
        ("guard let document = pdf.document, let url = document.documentURL else { return }; document.write(to: url)", 1), ("pdf.document?.write(to: url)", 1),
        ("self.pdf.document!.write(toFile: path)", 1), ("let document = pdf.document; document?.write(to: url)", 1), ("PDFDocument(url: url)?.write(to: url)", 1),
        ("let rows: NSDictionary = [:]; rows.write(toFile: path, atomically: true)", 1), ("let rows = NSArray(); rows.write(to: url, atomically: true)", 1),
        ("pen.document.write(to: url)", 0), ("guard let document = pen.document else { return }; document.write(to: url)", 0),
        ("let pdf = pen; pdf.document.write(to: url)", 0), ("let document = unknown(); document.write(to: url)", 0), ("_ = pdf.document?.documentURL", 0),
        ("pdf.page?.write(to: url)", 0),
    ])
    func aDocumentThatIsWritten(statement: String, count: Int) throws {
        let code = ("LoanListUse.swift", "import PDFKit\nextension LoanListViewController { func act(url: URL, path: String, pen: Pen) { \(statement) } }")
        let files = try scene("book", [code]).map { name, source in
            (name, source.replacing("var output: LoanListViewOutput!", with: "var output: LoanListViewOutput!; private let pdf = PDFView()"))
        } + [("Pen.swift", "final class Page { func write(to url: URL) {} }\nfinal class Pen { var document: Page! }")]
        #expect(try found("forbidden-framework", "common", files).count { $0.message.contains("writes a file by") } == count)
    }

    /// What one function does is told once, by the type that is written there.
    @Test func aFileBesideItsManager() throws {
        let code = ("LoanListUse.swift", "import Foundation\nextension LoanListPresenter { func act(data: Data) { try? data.write(to: FileManager.default.temporaryDirectory) } }")
        #expect(try found("forbidden-framework", "common", scene("swiftui", [code])).map(\.message) == ["the presenter LoanListPresenter uses FileManager.default"])
    }

    /// A list of records is one thing, and the store that another function takes from elsewhere is another; who keeps the store is told of that once.
    @Test(arguments: [
        ("private var rows: NSFetchedResultsController<LoanRecord>?", 2), ("private var context: NSManagedObjectContext?", 1),
        ("private func load() { _ = NSFetchRequest<LoanRecord>(); _ = holder?.context }", 2), ("", 1),
    ])
    func aStoreBesideAList(member: String, count: Int) throws {
        let code = ("LoanListUse.swift", """
            import CoreData
            final class LoanRecord: NSManagedObject {}
            protocol StoreHolder { var context: NSManagedObjectContext { get } }
            extension LoanListViewController { private func save(_ holder: StoreHolder?) { try? holder?.context.save() } }
            """)
        let files = try scene("book", [code]).map { name, source in
            (name, source.replacing("var output: LoanListViewOutput!", with: "var output: LoanListViewOutput!; private var holder: StoreHolder?; \(member)").replacing("import UIKit", with: "import CoreData\nimport UIKit"))
        }
        let found = try found("forbidden-framework", "book", files).filter { $0.from.type == "LoanListViewController" }
        #expect(found.count == count, "\(found.map(\.message))")
    }

    /// A record that loads itself, wherever its kind is kept, though a view alone asks it; what a view only shows says nothing of itself.
    @Test(arguments: [
        ("struct Receipt: Codable { let total: Int; static func all() { _ = UserDefaults.standard } }", 1), ("struct Receipt: Codable { let total: Int; static func all() {} }", 0),
        ("struct Receipt { let total: Int; static func all() { _ = UserDefaults.standard } }", 0),
    ])
    func aRecordThatLoadsItself(receipt: String, count: Int) throws {
        let files = [("Model/Receipt.swift", "import Foundation\n\(receipt)"), ("LoanListUse.swift", "extension LoanListView { func act() { Receipt.all() } }")]
        #expect(try found("forbidden-framework", "common", scene("swiftui", files)).map(\.from.type) == Array(repeating: "Receipt", count: count))
    }

    /// A presenter may be handed what asks for it, and hand that on.
    @Test(arguments: [("View", "_ = LAContext()", 1), ("Presenter", "_ = LAContext()", 1), ("Interactor", "_ = LAContext()", 0), ("Presenter", "let lock: LAContext? = nil; _ = lock", 0)])
    func whoIsAskedForAFace(part: String, statement: String, count: Int) throws {
        let code = ("LoanListUse.swift", "import LocalAuthentication\nextension LoanList\(part) { func act() { \(statement) } }")
        #expect(try found("forbidden-framework", "swiftui", scene("swiftui", [code])).count == count)
    }

    /// The device is asked by services. A scanner's view may well have the camera, and whoever is handed its session may hand that on.
    @Test(arguments: [
        ("AVFoundation", "_ = AVCaptureSession()", true, false), ("AVFoundation", "AVCaptureDevice.requestAccess(for: .video) { _ in }", true, true),
        ("AVFoundation", "_ = AVCaptureDevice.authorizationStatus(for: .video)", true, true), ("AVFoundation", "_ = AVCaptureDevice.default(for: .video)", true, false),
        ("AVFoundation", "_ = AVCaptureSession(); AVCaptureDevice.requestAccess(for: .video) { _ in }", true, false),
        ("AVFoundation", "let session: AVCaptureSession? = nil; _ = session", false, false), ("AVFoundation", "let device: AVCaptureDevice? = nil; _ = device", false, false),
        ("AVFoundation", "let session: AVCaptureSession? = .init(); _ = session", true, false), ("AVFoundation", "let session: AVCaptureSession? = .none; _ = session", false, false),
        ("LocalAuthentication", "let context: LAContext = .init(); _ = context", true, true), ("LocalAuthentication", "let context: Asking = .init(); _ = context", true, true),
        ("LocalAuthentication", "let context: Row = .init(); _ = context", false, false), ("LocalAuthentication", "let contexts: [LAContext] = .init(); _ = contexts", false, true),
        ("Photos", "PHPhotoLibrary.requestAuthorization { _ in }", true, true), ("Photos", "let library: PHPhotoLibrary? = nil; _ = library", false, false),
        ("AVFoundation", "try? AVAudioSession.sharedInstance().setActive(true)", true, false), ("AVFoundation", "_ = AVAudioSession.Category.playback", false, false),
        ("MediaPlayer", "MPNowPlayingInfoCenter.default().nowPlayingInfo = nil", true, false), ("MediaPlayer", "_ = MPRemoteCommandCenter.shared()", true, false),
        ("CoreMotion", "_ = CMMotionManager()", true, true), ("CoreBluetooth", "_ = CBCentralManager(delegate: nil, queue: nil)", true, true),
    ])
    func whoAsksTheDevice(module: String, statement: String, byPresenter: Bool, byView: Bool) throws {
        for (part, isTold) in [("Presenter", byPresenter), ("ViewController", byView), ("Interactor", false)] {
            let code = ("LoanListUse.swift", "import \(module)\nextension LoanList\(part) { struct Row {}; func act() { \(statement) } }\ntypealias Asking = LAContext")
            let found = try found("forbidden-framework", "book", scene("book", [code]))
            #expect(found.count == (isTold ? 1 : 0), "\(part)")
            #expect(found.allSatisfy { $0.because.hasSuffix("what asks the device or the system can be tested on them only.") }, "\(part)")
        }
    }

    /// What the system is asked for by way of a shared object or one that is made for that. A view may bring up the system's sheets for signing in
    /// and paying, and what is handed in, or no more than named, asks for nothing.
    @Test(arguments: [
        ("AppTrackingTransparency", "ATTrackingManager.requestTrackingAuthorization { _ in }", true, true),
        ("Speech", "SFSpeechRecognizer.requestAuthorization { _ in }", true, true), ("Speech", "_ = SFSpeechRecognizer()", true, true),
        ("Speech", "let heard: SFSpeechRecognizer? = nil; _ = heard", false, false), ("MediaPlayer", "MPMediaLibrary.requestAuthorization { _ in }", true, true),
        ("MediaPlayer", "_ = MPMediaQuery.songs().items", true, true), ("MediaPlayer", "let item: MPMediaItem? = nil; _ = item", false, false),
        ("MapKit", "MKLocalSearch(request: MKLocalSearch.Request()).start { _, _ in }", true, true), ("MapKit", "MKDirections(request: .init()).calculate { _, _ in }", true, true),
        ("MapKit", "let asked = MKLocalSearch.Request(); _ = asked", false, false), ("WatchConnectivity", "WCSession.default.activate()", true, true),
        ("WatchConnectivity", "let state: WCSession? = nil; _ = state", false, false), ("BackgroundTasks", "BGTaskScheduler.shared.cancelAllTaskRequests()", true, true),
        ("CoreSpotlight", "CSSearchableIndex.default().indexSearchableItems([])", true, true), ("WidgetKit", "WidgetCenter.shared.reloadAllTimelines()", true, true),
        ("Widgets", "WidgetCenter.shared.reloadAllTimelines()", false, false),
        ("ActivityKit", "_ = try? Activity.request(attributes: Ride(), content: content)", true, true), ("ActivityKit", "_ = Activity<Ride>.activities", false, false),
        ("Rides", "_ = try? Activity.request(attributes: Ride())", false, false),
        ("AuthenticationServices", "ASAuthorizationController(authorizationRequests: []).performRequests()", true, false),
        ("AuthenticationServices", "ASWebAuthenticationSession(url: url, callbackURLScheme: nil) { _, _ in }.start()", true, false),
        ("CoreNFC", "NFCNDEFReaderSession(delegate: reader, queue: nil, invalidateAfterFirstRead: true).begin()", true, true),
        ("Vision", "try? VNImageRequestHandler(cgImage: image).perform([])", true, true), ("CoreML", "_ = try? MLModel(contentsOf: url)", true, true),
        ("PassKit", "PKPaymentAuthorizationController(paymentRequest: request).present(completion: nil)", true, false), ("PassKit", "_ = PKPaymentRequest()", false, false),
    ])
    func whoAsksTheSystem(module: String, statement: String, byPresenter: Bool, byView: Bool) throws {
        for (part, isTold) in [("Presenter", byPresenter), ("ViewController", byView), ("Interactor", false)] {
            let code = ("LoanListUse.swift", "import \(module)\nextension LoanList\(part) { func act() { \(statement) } }")
            for dialect in ["book", "common"] {
                let found = try found("forbidden-framework", dialect, scene("book", [code]))
                #expect(found.count == (isTold ? 1 : 0), "\(part), \(dialect): \(found.map(\.message))")
                #expect(found.allSatisfy { module == "PassKit" || $0.because.hasSuffix("what asks the device or the system can be tested on them only.") }, "\(part)")
            }
        }
    }

    /// A view that shows what its camera sees may look for something there, and play a sound, or show Apple's button.
    @Test(arguments: [
        ("try? VNImageRequestHandler(cgImage: image).perform([])", "private let session = AVCaptureSession()", 0),
        ("try? VNImageRequestHandler(cgImage: image).perform([])", "private let session = URLSession(configuration: .default)", 2),
        ("try? VNImageRequestHandler(cgImage: image).perform([])", "func scan(_ frame: CMSampleBuffer) {}", 0),
        ("try? AVAudioPlayer(contentsOf: url).play()", "", 0), ("view.addSubview(ASAuthorizationAppleIDButton())", "", 0),
    ])
    func whatAViewMayAsk(statement: String, property: String, count: Int) throws {
        let code = ("LoanListUse.swift", "import AuthenticationServices\nimport AVFoundation\nimport Vision\nextension LoanListViewController { func act() { \(statement) } }")
        let files = try scene("book", [code]).map { name, source in (name, source.replacing("var output: LoanListViewOutput!", with: "var output: LoanListViewOutput!; \(property)")) }
        #expect(try found("forbidden-framework", "book", files).count == count)
    }

    /// A cell keeps what loads its picture, to call that off.
    @Test(arguments: ["Download", "Stream", "Upload", "WebSocket", "Data"])
    func tasksOfTheNetwork(kind: String) throws {
        let properties = [
            "Presenter": "var router: LoanListRouterInput!", "ViewController": "var output: LoanListViewOutput!",
            "Router": "weak var transitionHandler: UIViewController?", "Interactor": "var service: LoanService?",
        ]
        let isOfPicture = ["Data", "Download"].contains(kind)
        for (part, property) in properties {
            let files = try scene("book", []).map { name, source in (name, source.replacing(property, with: property + "; private var task: URLSession\(kind)Task?")) }
            let found = try found("forbidden-framework", "book", files)
            let isTold = part != "Interactor" && !(isOfPicture && part == "ViewController")
            #expect(found.map(\.from.type) == (isTold ? ["LoanList\(part)"] : []))
        }
    }

    /// What UIKit is to a phone, AppKit is to a Mac.
    @Test(arguments: ["_ = NSAlert()", "NSApp.terminate(nil)", "NSWorkspace.shared.open(url)", "_ = NSSavePanel()"])
    func aPresenterOnAMac(statement: String) throws {
        let code = ("LoanListUse.swift", "import AppKit\nextension LoanListPresenter { func act(url: URL) { \(statement) } }")
        #expect(try found("forbidden-framework", "swiftui", scene("swiftui", [code])).map(\.severity) == [.error])
    }

    /// Who answers for a picker has to be both; who only animates pushes is one.
    @Test(arguments: [
        ("UIImagePickerControllerDelegate, UINavigationControllerDelegate", 1), ("UINavigationControllerDelegate, UIImagePickerControllerDelegate", 1),
        ("UINavigationControllerDelegate", 1), ("UITextFieldDelegate, UINavigationControllerDelegate", 2),
    ])
    func aPickersDelegate(protocols: String, count: Int) throws {
        let code = ("LoanListUse.swift", "import UIKit\nextension LoanListPresenter: \(protocols) {}")
        #expect(try found("forbidden-framework", "book", scene("book", [code])).count == count)
    }

    @Test func whoChoosesForARouter() throws {
        let code = ("LoanListUse.swift", "import UIKit\nprotocol CameraRouterInput { func open(_ source: UIImagePickerController.SourceType) }\nextension LoanListPresenter { func open(_ router: CameraRouterInput) {} }")
        let help = "Pass a plain value, such as an enumeration of your own, and let the router choose what stands for it."
        #expect(try found("forbidden-framework", "book", scene("book", [code])).map(\.help) == [help])
    }

    // MARK: - The window

    /// Whoever sets the window's root leads on; the app is asked for nothing else by that.
    @Test(arguments: [
        ("UIApplication.shared.keyWindow?.rootViewController = Screens.next", ["navigation-outside-router"]),
        ("UIApplication.shared.open(url); UIApplication.shared.keyWindow?.rootViewController = Screens.next", ["forbidden-framework", "navigation-outside-router"]),
    ])
    func aRootThatAPresenterSets(statement: String, rules: [String]) throws {
        let code = ("LoanListUse.swift", "import UIKit\nenum Screens { static var next: UIViewController { UIViewController() } }\nextension LoanListPresenter { func act(url: URL) { \(statement) } }")
        let found = try lint(scene("book", [code]), dialect: "book").filter { $0.rule != "unused-framework-import" }
        #expect(found.map(\.rule).sorted() == rules, "\(found.map(\.message))")
    }

    /// An alert is no scene, and a presenter is no screen.
    @Test(arguments: [
        ("UIAlertController()", "What comes up on the screen is shown by the view or the router", "Tell the view by its interface what to say or ask"),
        ("UINavigationController()", "Which scene comes next is the router's part: a presenter that navigates", "Ask the router for it"),
    ])
    func whatAPresenterBringsUp(screen: String, because: String, help: String) throws {
        let code = ("LoanListUse.swift", "import UIKit\nextension LoanListPresenter { func act(_ base: UIViewController) { base.present(\(screen), animated: true) } }")
        let found = try found("navigation-outside-router", "infinum", scene("infinum", [code]))
        #expect(found.count == 1 && found.allSatisfy { $0.because.hasPrefix(because) && $0.help.hasPrefix(help) }, "\(found)")
    }

    // MARK: - Routers

    /// A scene's router remembers nothing; what the app remembers may decide where it leads, or be handed on.
    @Test(arguments: [
        ("UserDefaults.standard.set(true, forKey: \"a\")", "forbidden-framework", 1), ("UserDefaults.standard.removeObject(forKey: \"a\")", "forbidden-framework", 1),
        ("SecItemDelete(query)", "forbidden-framework", 1), ("SecItemCopyMatching(query, nil)", "forbidden-framework", 0),
        ("if UserDefaults.standard.bool(forKey: \"a\") { return }", "forbidden-framework", 0), ("hand(UserDefaults.standard)", "forbidden-framework", 0),
        ("LoanStore.shared.clear()", "skipped-layer", 1), ("LoanStore.shared.add(\"a\")", "skipped-layer", 1), ("LoanStore().add(\"a\")", "skipped-layer", 1), ("if LoanStore.shared.isEmpty() { return }", "skipped-layer", 0), ("hand(LoanStore.shared)", "skipped-layer", 0),
    ])
    func whatARouterKeeps(statement: String, rule: String, count: Int) throws {
        let store = """
            import Foundation
            final class LoanStore: LoanService {
                static let shared = LoanStore()
                func obtainLoans() -> [Loan] { UserDefaults.standard.stringArray(forKey: "a")?.map { Loan(title: $0) } ?? [] }
                func clear() {}
                func add(_ key: String) { UserDefaults.standard.set(true, forKey: key) }
                func isEmpty() -> Bool { true }
            }
            """
        let act = "func act() { \(statement) }\nfunc hand(_ anything: Any) {}"
        let found = try lint(
            scene("book", [("Services/LoanStore.swift", store), ("Router/LoanListRouter+More.swift", "import Foundation\nextension LoanListRouter { \(act) }")]), dialect: "book"
        ).filter { $0.rule == rule && $0.from.type == "LoanListRouter" }
        #expect(found.map(\.severity) == Array(repeating: .warning, count: count))
        let app = ("App/AppRouter.swift", "import UIKit\nfinal class AppRouter { weak var window: UIWindow?\n\(act) }")
        #expect(try lint(scene("book", [("Services/LoanStore.swift", store), app]), dialect: "book").allSatisfy { $0.from.type != "AppRouter" || $0.rule != rule })
    }

    // MARK: - What an interactor reaches for

    /// Where data access opens the database, an interactor that does so has slipped; where nobody else does, it is the team's way.
    @Test(arguments: [(true, 1), (false, 0)])
    func aDatabaseThatAnInteractorOpens(isOpenedElsewhere: Bool, count: Int) throws {
        let opening = "import RealmSwift\nfinal class LoanStorage: LoanService { func obtainLoans() -> [Loan] { _ = try? Realm(); return [] } }"
        let others = [("Interactor/More.swift", "import RealmSwift\nextension LoanListInteractor { func clear() { _ = try? Realm() } }")]
        let found = try found("hidden-dependency", "book", scene("book", others + (isOpenedElsewhere ? [("Services/LoanStorage.swift", opening)] : [])))
        #expect(found.map(\.severity) == Array(repeating: .warning, count: count))
        #expect(found.allSatisfy { $0.message.contains("creates") && $0.help == "Let a gateway or manager do it, and take that in the initialiser, as a protocol." })
    }

    /// What the system shows says nothing of how a team hands out its services: one fault is no reason to leave out another.
    @Test(arguments: ["", "UIApplication.shared.open(url)", "UIPasteboard.general.string = nil"])
    func whatAPresenterReachesForBeside(statement: String) throws {
        let others: Files = [
            ("Interactor/More.swift", "import Foundation\nextension LoanListInteractor { func clear() { URLSession.shared.invalidateAndCancel() } }"),
            ("Presenter/More.swift", "import UIKit\nextension LoanListPresenter { func help(url: URL) { \(statement) } }"),
        ]
        let found = try found("hidden-dependency", "xcode-templates", scene("xcode-templates", others))
        #expect(found.contains { $0.message.contains("URLSession.shared") })
    }

    /// The type that is written says whose instance it is; what may be handed in stays open, and so does what a dialect lets a property name.
    @Test(arguments: [
        ("book", "private let defaults: UserDefaults = .standard", 1), ("book", "private let defaults: UserDefaults = .init()", 0),
        ("book", "private let zone: TimeZone = .current", 0), ("infinum", "private let defaults: UserDefaults = .standard", 0),
        ("book", "private let defaults: UserDefaults\ninit(defaults: UserDefaults = .standard) { self.defaults = defaults }", 0),
    ])
    func anInstanceByItsWrittenType(dialect: String, member: String, count: Int) throws {
        let files = try scene(dialect, []).map { file in
            (file.name, file.source.replacing("final class LoanListInteractor: LoanListInteractorInput {", with: "final class LoanListInteractor: LoanListInteractorInput {\n\(member)")
                .replacing("extension LoanListInteractor: LoanListInteractorInterface {", with: "extension LoanListInteractor: LoanListInteractorInterface {\n"))
        }
        #expect(try found("hidden-dependency", dialect, files).count == count)
    }

    // MARK: - Text

    /// Nothing else is called so, whatever it is called on; what the project calls so is its own.
    @Test(arguments: [("Text(loan.day.formatted())", "", 1), ("Text(loan.day.formatted(.iso8601))", "", 0), ("Text(loan.day.formatted())", "extension LoanDay { func formatted() -> String { \"\" } }\nstruct LoanDay {}", 0)])
    func aValueOfUnknownType(text: String, own: String, count: Int) throws {
        let view = ("LoanRow.swift", "import SwiftUI\nextension LoanListView { func rows() -> some View { List(presenter.loans) { loan in \(text) } } }\n\(own)")
        #expect(try found("formatting-outside-presenter", "swiftui", scene("swiftui", [view])).count == count)
    }

    // MARK: - What another file imports

    /// `@_exported import` in one file serves all of the module.
    @Test(arguments: [
        ("@_exported import RealmSwift", 1), ("import RealmSwift", 0), ("@_exported import class RealmSwift.Realm", 1), ("@_exported import UIKit", 0), ("", 0),
    ])
    func aLibraryThatAnotherFileHandsOn(imports: String, count: Int) throws {
        let files = [
            ("Const.swift", imports + "\nlet margin = 8"),
            ("LoanListUse.swift", "extension LoanListPresenter { func act() { let realm = try? Realm(); print(realm as Any) } }"),
        ]
        #expect(try found("forbidden-framework", "common", scene("book", files)).map(\.message)
            == Array(repeating: "the presenter LoanListPresenter creates a Realm of RealmSwift", count: count))
    }

    /// What stands before a call is the module, then, and no type that nobody knows.
    @Test(arguments: [("@_exported import Alamofire", 1), ("", 0)])
    func aModuleThatAnotherFileHandsOn(imports: String, count: Int) throws {
        let files = [
            ("Const.swift", imports + "\nlet margin = 8"),
            ("LoanListUse.swift", "extension LoanListPresenter { func act() { Alamofire.request(\"https://a.b\").responseJSON { _ in } } }"),
        ]
        #expect(try found("forbidden-framework", "common", scene("book", files)).count == count)
    }

    /// A test's file hands nothing on to the app, nor does one target to another that doesn't import it.
    @Test(arguments: [("Sources/App/Const.swift", 1), ("Tests/AppTests/Const.swift", 0), ("Sources/Base/Const.swift", 1), ("Sources/Other/Const.swift", 0)])
    func howFarAnImportIsHandedOn(path: String, count: Int) throws {
        let manifest = """
            import PackageDescription
            let package = Package(targets: [
                .target(name: "Base"), .target(name: "Other"), .target(name: "App", dependencies: ["Base"]), .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
            """
        let files: Files = try scene("book", [("LoanListUse.swift", "import Base\nextension LoanListPresenter { func act() { _ = try? Realm() } }")])
            .map { ("Sources/App/\($0.name)", $0.source) }
        let others = [("Package.swift", manifest), ("Sources/Base/A.swift", ""), ("Sources/Other/A.swift", ""), ("Tests/AppTests/A.swift", ""), (path, "@_exported import RealmSwift\n")]
        #expect(try found("forbidden-framework", "common", files + others).count == count)
    }

    /// An import for others is not unused where its own file needs nothing of it.
    @Test(arguments: [("import CoreData", 1), ("@_exported import CoreData", 0)])
    func anImportForOthers(imports: String, count: Int) throws {
        let files = [("LoanListUse.swift", "\(imports)\nextension LoanListPresenter { func act() {} }")]
        #expect(try found("unused-framework-import", "book", scene("book", files)).count == count)
    }
}
