import ProjectGraph
import Syntax

/// Services that are known by what they work with: the graph alone tells, whatever the dialect.
struct DataReach: Sendable {
    /// The types that work with a database or the network, in their order, each with what it first does so by.
    private(set) var reached: [(type: TypeID, data: TypeID)] = []

    /// - Parameter types: ``ProjectGraph/typesInPlay(among:jobs:)``.
    init(_ graph: ProjectGraph, among types: [TypeID]) {
        var isDataAccess = graph.types.indices.map { graph.isDataAccess(TypeID($0)) }
        guard isDataAccess.contains(true) else { return }
        // `@UserDefault(key) var isFirstStart`
        let hasWrappers = graph.symbols.symbol(of: "propertyWrapper") != nil
        for type in types where hasWrappers && graph[type].outer == nil && Self.isWrapper(type, graph) {
            isDataAccess[type.position] = graph.edges(from: type).contains { graph[$0.to].isExternal && isDataAccess[$0.to.position] }
        }
        for type in types {
            guard let edge = graph.edges(from: type).first(where: { isDataAccess[$0.to.position] && $0.to != type }),
                Self.mayBeDataAccess(type, graph)
            else { continue }
            reached.append((type, edge.to))
        }
    }

    private static func isWrapper(_ type: TypeID, _ graph: ProjectGraph) -> Bool {
        guard let part = graph[type].parts.first else { return false }
        let outline = graph.outline(of: part.file)
        return outline.has("propertyWrapper", outline[part.declaration])
    }

    /// Who delivers pictures serves views, who hands services out is none, and an app's delegate belongs to the system.
    private static func mayBeDataAccess(_ type: TypeID, _ graph: ProjectGraph) -> Bool {
        switch graph[type].kind {
        case .class, .struct, .actor: break
        default: return false
        }
        let name = graph.lastName(of: type)
        return graph[type].outer == nil && !graph.isDecodedValue(type) && !graph.isKeptByDatabase(type)
            && !handsOut.contains { name.hasSuffix($0) }
            && !graph.allSupertypes(of: type).contains { supertype in
                guard graph[supertype].isExternal else { return false }
                let name = graph[supertype].fullName
                return name == "App" || name.hasSuffix("Delegate") && name.hasPrefix("UI")
            }
            && !name.hasBytes(of: "Image")
    }

    private static let handsOut = [
        "Container", "Context", "Dependency", "Dependencies", "DependencyProvider", "Environment", "Factory", "Injector", "Locator", "Registry",
        "Resolver", "ServiceProvider",
    ]
}

extension String {
    /// Whether a word stands anywhere in it: by bytes, for to put characters together takes far longer.
    fileprivate func hasBytes(of word: String) -> Bool {
        var (text, word) = (self, word)
        return text.withUTF8 { text in
            word.withUTF8 { word in
                text.count >= word.count && (0...text.count - word.count).contains { start in
                    UnsafeBufferPointer(rebasing: text[start..<start + word.count]).ends(with: word)
                }
            }
        }
    }
}

extension ProjectGraph {
    /// What data is kept in or fetched by, of a framework.
    public func isDataAccess(_ type: TypeID) -> Bool { types[type.position].isExternal && Self.dataAccess.contains(types[type.position].fullName) }

    private static let dataAccess: Set<String> = [
        "AF", "AFHTTPSessionManager", "AFURLSessionManager", "Alamofire", "CLGeocoder", "CLLocationManager", "CNContactStore", "DatabasePool", "DatabaseQueue",
        "DatabaseReference", "DataRequest", "EKEventStore", "Firestore", "HKHealthStore", "LAContext", "ModelContainer", "ModelContext", "MoyaProvider",
        "NSFetchRequest", "NSFetchedResultsController", "NSManagedObjectContext", "NSPersistentCloudKitContainer", "NSPersistentContainer",
        "NSURLConnection", "NSURLSession", "NSUbiquitousKeyValueStore", "NSUserDefaults", "PFQuery", "RLMRealm", "Realm", "SessionManager", "StorageReference",
        "UNUserNotificationCenter", "URLSession", "UserDefaults",
    ]
}
