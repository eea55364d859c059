import ProjectGraph

/// What services work with, by the frameworks' types that they name.
extension ProjectGraph {
    /// `let defaults = UserDefaults.standard`, `private var player: AVAudioPlayer?`, `private var patterns: [String: NSRegularExpression]`: what a
    /// service works with.
    public func namesFrameworkObject(_ property: MemberID) -> Bool {
        edges(from: self[property].owner).contains { $0.member == property && self[$0.to].isExternal && self[$0.to].kind.isReference }
    }

    /// What data is kept in or fetched by, of a framework.
    public func isDataAccess(_ type: TypeID) -> Bool {
        let entity = types[type.position]
        // An app may have an `Auth` of any library's.
        return entity.isExternal
            && (Self.dataAccess.contains(entity.fullName) || entity.framework == "Firebase" && ["Auth", "Database", "Storage"].contains(entity.fullName)
                || entity.framework == "SQLite" && entity.fullName == "Connection" || entity.framework == "CoreStore" && entity.fullName == "DataStack")
    }

    /// Whether something is known for keeping or fetching data, rather than for asking the device or somebody's leave.
    func isOfStoreOrNetwork(_ fact: Claim.Fact) -> Bool {
        if case .reaches(let type) = fact { !Self.devices.contains(types[type.position].fullName) } else { true }
    }

    /// `var request: URLRequest`, or who sends one by Alamofire: where that leads, a server is.
    func makesRequests(_ type: TypeID) -> Bool {
        edges(from: type).contains { edge in
            guard types[edge.to.position].isExternal else { return false }
            let name = types[edge.to.position].fullName
            let isMade = edge.kind == .creates || edge.position == .computedProperty || edge.position == .result
            return name == "URLRequest" && isMade && !edge.isStatic || ["AF", "DataRequest", "SessionManager"].contains(name)
        }
    }

    private static let devices: Set<String> = [
        "CLGeocoder", "CLLocationManager", "CNContactStore", "EKEventStore", "HKHealthStore", "LAContext", "UNUserNotificationCenter",
    ]

    private static let dataAccess: Set<String> = [
        "AF", "AFHTTPSessionManager", "AFURLSessionManager", "Alamofire", "ApolloClient", "CKContainer", "CKDatabase", "CLGeocoder",
        "CLLocationManager", "CNContactStore", "CoreStoreDefaults", "DataRequest", "DatabasePool", "DatabaseQueue", "DatabaseReference",
        "EKEventStore", "FMDatabase", "FMDatabasePool", "FMDatabaseQueue", "FetchDescriptor", "Firestore", "HKHealthStore", "Keychain",
        "KeychainSwift", "KeychainWrapper", "LAContext", "Locksmith", "MMKV", "ModelActor", "ModelContainer", "ModelContext", "MoyaProvider",
        "NSFetchRequest", "NSFetchedResultsController", "NSManagedObjectContext", "NSPersistentCloudKitContainer", "NSPersistentContainer",
        "NSURLConnection", "NSURLSession", "NSUbiquitousKeyValueStore", "NSUserDefaults", "PFQuery", "RLMRealm", "Realm", "SecureEnclaveValet",
        "SessionManager", "SocketIOClient", "SocketManager", "StorageReference", "SupabaseClient", "UNUserNotificationCenter", "URLSession",
        "UserDefaults", "Valet", "WeatherService", "WebSocket",
    ]
}
