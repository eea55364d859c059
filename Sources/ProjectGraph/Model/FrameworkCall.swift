/// A call of something that the project does not declare, by a name that rules ask for.
public struct FrameworkCall: Sendable, Hashable {
    /// The type whose code calls.
    public var from: TypeID
    /// The member in which the call stands.
    public var caller: MemberID
    /// What is called: `pushViewController`, `NSLocalizedString`; for an initialiser the type's name.
    public var name: Symbol
    /// The label of the first argument; none where there is none.
    public var label: Symbol
    /// The declared type of the first argument, where it is known.
    public var argument: TypeID
    /// The first argument, or what is assigned, where it is a literal that may be a format, or a constant of one; of a locale that is assigned
    /// its identifier: ``CodeNode/format``.
    public var format = Symbol.none
    /// The member that the first argument begins with: `iso8601` of `.iso8601.year()`, `ISO8601FormatStyle` of
    /// `Date.ISO8601FormatStyle()`. Where a style is what is called on, that: `FormatStyle` of `Date.FormatStyle().day().format(date)`.
    public var style = Symbol.none
    /// The first argument is written out, and no text in the arguments has a value in it.
    public var hasPlainText = false
    /// The type of what is called on; none where it is not known.
    public var receiver: TypeID
    /// The last name in what is called on: `navigationController` in `view?.navigationController?.pop…`.
    public var receiverName: Symbol
    /// The calling instance is called on, by `self`, `super` or no name.
    public var isSelf: Bool
    public var site: Site
}

/// The value of a collection of another type, taken or changed by its property's name.
public struct CollectionUse: Sendable, Hashable {
    /// The type whose code uses it.
    public var from: TypeID
    public var caller: MemberID
    /// The property.
    public var target: MemberID
    public var site: Site
}

/// A property of another type's that is calculated with where a number is written out, `movie.minutes / 60`, or whose letters are written
/// otherwise: `movie.title.uppercased()`, `movie.kind.rawValue.capitalized`.
public struct Calculation: Sendable, Hashable {
    /// The type whose code calculates.
    public var from: TypeID
    public var caller: MemberID
    public var property: MemberID
    /// The declared type of what has the property, which may inherit it.
    public var owner: TypeID
    /// Of the property's name.
    public var site: Site
}

/// The value of a property that the project adds to a framework's type: `"loans".localized`.
public struct AddedPropertyUse: Sendable, Hashable {
    /// The type whose code uses it.
    public var from: TypeID
    public var caller: MemberID
    /// The property.
    public var target: MemberID
    public var site: Site
}

/// An object that a database is worked with, taken from a property of another type: `appDelegate.persistentContainer`.
public struct StoreUse: Sendable, Hashable {
    /// The type whose code uses it.
    public var from: TypeID
    public var caller: MemberID
    /// The property.
    public var target: MemberID
    /// The framework's type that the property is of.
    public var type: TypeID
    public var site: Site
}

extension StoreUse {
    /// Source: developer.apple.com/documentation (CoreData, SwiftData).
    public static let typeNames = [
        "ModelContainer", "ModelContext", "NSManagedObjectContext", "NSPersistentCloudKitContainer", "NSPersistentContainer",
        "NSPersistentStoreCoordinator",
    ]
}

extension FrameworkCall {
    /// The calls and assignments that are noted: those that change what is on the screen or in it, those that make text for people, and
    /// those that load what an address leads to (`Data(contentsOf:)`), UIKit's that save to the photo album, Security's of the Keychain,
    /// Foundation's that write a file, and those of a record's database.
    ///
    /// Only these, for there are as many calls of frameworks in an app as there are lines.
    static let observedNames = ScreenNavigation.names + ScreenNavigation.embeddings + TextMaker.allCases.map(\.rawValue) + formatterSettings
        + contentReaders + [archiverOfFiles, writer] + albumFunctions + keychainFunctions + functionsOfSQLite + animationFunctions + functionsOfContexts + functionsOfStores

    /// What makes text for people: a function, an initialiser by its type's name, or a method.
    /// Source: developer.apple.com/documentation (Foundation: NSLocalizedString(_:tableName:bundle:value:comment:), Formatter, Bundle, NSString, AttributedString,
    /// FormatStyle; Swift.String; SwiftUI.Text); the long names are those that Swift 2 had.
    public enum TextMaker: String, CaseIterable, Sendable {
        case attributedString = "AttributedString"
        case localizedFunction = "NSLocalizedString"
        case foundationString = "NSString"
        case string = "String"
        case text = "Text"
        case format, formatted
        case localizedString, localizedStringFromDate, localizedStringFromNumber, localizedStringWithFormat
        case formatterString = "string"
        case stringFromDate, stringFromNumber
    }

    /// What a formatter is told of how to write, each a property but for the template.
    /// Source: developer.apple.com/documentation (Foundation.DateFormatter, Foundation.NumberFormatter).
    public static let formatterSettings = ["dateFormat", "dateStyle", "locale", "setLocalizedDateFormatFromTemplate", "timeStyle"]

    /// What is made of the contents of an address, be it a file's or a server's: `Data(contentsOf: url)`.
    /// Source: developer.apple.com/documentation (Foundation.Data, Foundation.NSData, Foundation.NSString, Swift.String: init(contentsOf:…),
    /// init(contentsOfFile:…)).
    public static let contentReaders = ["Data", "NSData", "NSString", "String"]

    /// The method that puts a text or data into a file or a stream, and begins a transaction of Realm's.
    /// Source: developer.apple.com/documentation/foundation (Data, NSData, NSString, StringProtocol: write(to:…), write(toFile:…)),
    /// realm.io/docs (Realm.write(withoutNotifying:_:)).
    public static let writer = "write"

    /// What is asked of a database by way of one of its records, `loan.managedObjectContext?.save()`: noted for ``contextsOfRecords`` and ``askedStores`` alone.
    /// Source: developer.apple.com/documentation (CoreData.NSManagedObjectContext, SwiftData.ModelContext).
    public static let functionsOfContexts = ["delete", "fetch", "insert", "perform", "performAndWait", "refresh", "rollback", "save"]

    /// Source: developer.apple.com/documentation (CoreData.NSManagedObject.managedObjectContext, SwiftData.PersistentModel.modelContext).
    public static let contextsOfRecords = ["managedObjectContext": "CoreData", "modelContext": "SwiftData"]

    /// What is asked of a database or a server's client itself, beside ``functionsOfContexts`` and ``writer``: noted for ``askedStores`` alone.
    /// Source: realm.io/docs (RealmSwift.Realm), moya.github.io (MoyaProvider), firebase.google.com/docs/reference/swift (Firestore).
    public static let functionsOfStores = ["batch", "collection", "deleteAll", "document", "objects", "request", "runTransaction"]

    /// Source: likewise, and developer.apple.com/documentation (CoreData.NSManagedObjectContext, SwiftData.ModelContext).
    static let askedStores: Set<String> = ["Firestore", "ModelContext", "MoyaProvider", "NSManagedObjectContext", "Realm"]

    /// Source: developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:),
    /// developer.apple.com/documentation/uikit/uisavevideoatpathtosavedphotosalbum(_:_:_:_:)
    public static let albumFunctions = ["UIImageWriteToSavedPhotosAlbum", "UISaveVideoAtPathToSavedPhotosAlbum"]

    /// Source: developer.apple.com/documentation/foundation/nskeyedarchiver/archiverootobject(_:tofile:)
    public static let archiverOfFiles = "archiveRootObject"

    /// Source: developer.apple.com/documentation/security/keychain-items (SecItemAdd(_:_:), SecItemCopyMatching(_:_:), SecItemDelete(_:),
    /// SecItemUpdate(_:_:)).
    public static let keychainFunctions = [keychainReader, "SecItemAdd", "SecItemDelete", "SecItemUpdate"]
    /// Asks, and changes nothing.
    public static let keychainReader = "SecItemCopyMatching"

    /// Those that open a database, and those that have it do something.
    /// Source: sqlite.org/c3ref/funclist.html
    public static let functionsOfSQLite = ["open", "open_v2", "exec", "prepare", "prepare_v2", "prepare_v3", "step"].map { "sqlite3_\($0)" }

    /// Source: developer.apple.com/documentation/swiftui (withAnimation(_:_:), withTransaction(_:_:)).
    public static let animationFunctions = ["withAnimation", "withTransaction"]

    /// What writes for developers, by itself or as a log's method. Text in there is for nobody else, and is not noted.
    /// Source: developer.apple.com/documentation (Swift: Debugging and Reflection; OSLog: Logger), the package swift-log.
    static let logNames = logFunctions + [
        "critical", "debug", "error", "fault", "info", "log", "notice", "trace", "verbose", "warning",
    ]
    /// Source: docs.swift.org (Swift.print and its kind), developer.apple.com/documentation (Foundation.NSLog, os.os_log), the package CocoaLumberjack.
    public static let logFunctions = [
        "DDLogDebug", "DDLogError", "DDLogInfo", "DDLogVerbose", "DDLogWarn", "NSLog", "assert", "assertionFailure", "debugPrint", "fatalError", "os_log", "precondition", "preconditionFailure", "print",
    ]

    /// Whether something is a log by what it is called: `Logger`, `AppLogging`, `crashlytics`; `log` and `Log` as they are, for a diary of meals is
    /// a log as well.
    public static func isLog(_ name: String) -> Bool {
        if name == "log" || name == "Log" { return true }
        return name.words.contains { logWords.contains($0) }
    }

    private static let logWords: Set<String> = [
        "analytics", "breadcrumb", "breadcrumbs", "bugsnag", "crashlytics", "logger", "loggers", "logging", "oslog", "sentry", "telemetry",
    ]
}
