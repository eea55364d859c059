extension FrameworkTables {
    /// Alamofire, versions 4 and 5: what requests are made of and answered with. Short names that may be a team's own
    /// (`Result`) are left out. Requests are made of the constant `AF`, before version 5 by functions behind the module's name.
    /// Source: alamofire.github.io/Alamofire
    static let alamofire: StaticString = """
        AF class Session
        AFError enum Error
        Alamofire enum
        AuthenticationInterceptor class
        DataRequest class Request
        DataResponse struct
        DataStreamRequest class Request
        DownloadRequest class Request
        DownloadResponse struct
        EventMonitor protocol
        HTTPHeader struct
        HTTPHeaders struct
        HTTPMethod struct
        Interceptor class
        JSONEncoding struct ParameterEncoding
        MultipartFormData class
        NetworkReachabilityManager class
        ParameterEncoding protocol
        Request class
        RequestAdapter protocol
        RequestInterceptor protocol
        RequestRetrier protocol
        ServerTrustManager class
        Session class
        SessionManager class
        URLConvertible protocol
        URLEncoding struct ParameterEncoding
        URLRequestConvertible protocol
        UploadRequest class DataRequest
        """

    /// Firebase: what accounts, documents and files are reached by.
    /// Source: firebase.google.com/docs/reference/swift
    static let firebase: StaticString = """
        Auth class
        CollectionReference class
        DatabaseQuery class
        DatabaseReference class DatabaseQuery
        DocumentReference class
        DocumentSnapshot class
        Firestore class
        QueryDocumentSnapshot class DocumentSnapshot
        QuerySnapshot class
        StorageReference class
        StorageUploadTask class
        WriteBatch class
        """

    /// GRDB, for SQLite.
    /// Source: swiftpackageindex.com/groue/GRDB.swift/documentation/grdb
    static let grdb: StaticString = """
        DatabasePool class
        DatabaseQueue class
        DatabaseReader protocol
        DatabaseWriter protocol
        """

    /// Moya, on top of Alamofire.
    /// Source: moya.github.io
    static let moya: StaticString = """
        MoyaProvider class
        MultiTarget enum TargetType
        TargetType protocol
        """

    /// RealmSwift, the Swift interface of Realm.
    /// Source: www.mongodb.com/docs/realm-sdks/swift
    static let realmSwift: StaticString = """
        AnyRealmValue enum
        EmbeddedObject class
        LinkingObjects struct
        MutableSet class
        NotificationToken class
        Object class
        ObjectId class
        Realm struct
        Results struct
        ThreadSafeReference struct
        """
}
