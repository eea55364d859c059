import ProjectGraph
import Syntax

/// Services that are known by what they work with.
extension RoleInference {
    /// Whatever it is called, what works with a database or the network is data access, if interactors use it; what is called so
    /// as well needs nobody.
    mutating func lookAtDataAccess(among types: [TypeID]) {
        var isDataAccess = entities.indices.map { self.isDataAccess(TypeID($0)) }
        guard isDataAccess.contains(true) else { return }
        // `@UserDefault(key) var isFirstStart`
        for type in types where entities[type.position].outer == nil && isWrapper(type) {
            isDataAccess[type.position] = graph.edges(from: type).contains { entities[$0.to.position].isExternal && isDataAccess[$0.to.position] }
        }
        for type in types where claims.best(of: type).map({ $0.role == .manager }) ?? true && mayBeDataAccess(type) {
            guard let edge = graph.edges(from: type).first(where: { isDataAccess[$0.to.position] && $0.to != type }) else { continue }
            claims.add(.reaches(edge.to), for: .manager, to: type)
        }
    }

    /// What data is kept in or fetched by, of a framework.
    func isDataAccess(_ type: TypeID) -> Bool { entities[type.position].isExternal && Self.dataAccess.contains(entities[type.position].fullName) }

    private func isWrapper(_ type: TypeID) -> Bool {
        guard let part = entities[type.position].parts.first else { return false }
        let outline = graph.outline(of: part.file)
        return outline.has("propertyWrapper", outline[part.declaration])
    }

    /// Who delivers pictures serves views, who hands services out is none, and an app's delegate belongs to the system.
    private func mayBeDataAccess(_ type: TypeID) -> Bool {
        switch entities[type.position].kind {
        case .class, .struct, .actor: break
        default: return false
        }
        let name = name(of: type)
        return entities[type.position].outer == nil && !isDecoded(type) && !graph.isKeptByDatabase(type) && !name.contains("Image")
            && !Self.handsOut.contains { name.hasSuffix($0) }
            && !graph.allSupertypes(of: type).contains { supertype in
                let name = entities[supertype.position].fullName
                return entities[supertype.position].isExternal
                    && (name == "App" || name.hasSuffix("Delegate") && name.hasPrefix("UI"))
            }
    }

    private static let handsOut = [
        "Container", "Context", "Dependency", "Dependencies", "DependencyProvider", "Environment", "Factory", "Injector", "Locator", "Registry",
        "Resolver", "ServiceProvider",
    ]

    private static let dataAccess: Set<String> = [
        "AFHTTPSessionManager", "AFURLSessionManager", "CLGeocoder", "CLLocationManager", "CNContactStore", "DatabasePool", "DatabaseQueue",
        "DatabaseReference", "EKEventStore", "Firestore", "HKHealthStore", "LAContext", "ModelContainer", "ModelContext", "MoyaProvider",
        "NSFetchRequest", "NSFetchedResultsController", "NSManagedObjectContext", "NSPersistentCloudKitContainer", "NSPersistentContainer",
        "NSURLConnection", "NSURLSession", "NSUbiquitousKeyValueStore", "NSUserDefaults", "PFQuery", "RLMRealm", "Realm", "StorageReference",
        "UNUserNotificationCenter", "URLSession", "UserDefaults",
    ]
}
