extension FrameworkTables {
    /// AFNetworking, in Objective-C: what makes requests, and what says how they are written and read.
    /// Source: github.com/AFNetworking/AFNetworking
    static let afNetworking: StaticString = """
        AFHTTPRequestOperation class NSObject
        AFHTTPRequestOperationManager class NSObject
        AFHTTPRequestSerializer class NSObject
        AFHTTPResponseSerializer class NSObject
        AFHTTPSessionManager class AFURLSessionManager
        AFImageDownloader class NSObject
        AFJSONRequestSerializer class AFHTTPRequestSerializer
        AFJSONResponseSerializer class AFHTTPResponseSerializer
        AFNetworkReachabilityManager class NSObject
        AFSecurityPolicy class NSObject
        AFURLSessionManager class NSObject
        """

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

    /// Apollo, for GraphQL.
    /// Source: apollographql.com/docs/ios
    static let apollo: StaticString = """
        ApolloClient class
        ApolloClientProtocol protocol
        ApolloStore class
        """

    /// CoreStore, on top of Core Data. What only tells of changes is left out, for its makers give it to views.
    /// Source: github.com/JohnEstropia/CoreStore
    static let coreStore: StaticString = """
        AsynchronousDataTransaction class
        CoreStore enum
        CoreStoreDefaults enum
        DataStack class
        SynchronousDataTransaction class
        UnsafeDataTransaction class
        """

    /// Firebase: what accounts, documents and files are reached by. Short names that may be a team's own (`User`, `Query`) are left
    /// out, and so is what every layer may tell something (`Analytics`).
    /// Source: firebase.google.com/docs/reference/swift
    static let firebase: StaticString = """
        AggregateQuery class NSObject
        Auth class NSObject
        AuthCredential class NSObject
        AuthDataResult class NSObject
        CollectionReference class
        DataSnapshot class NSObject
        Database class NSObject
        DatabaseQuery class NSObject
        DatabaseReference class DatabaseQuery
        DocumentReference class NSObject
        DocumentSnapshot class NSObject
        Firestore class NSObject
        HTTPSCallable class NSObject
        ListenerRegistration protocol NSObjectProtocol
        MutableData class NSObject
        PhoneAuthProvider class NSObject
        QueryDocumentSnapshot class DocumentSnapshot
        QuerySnapshot class NSObject
        Storage class NSObject
        StorageDownloadTask class StorageObservableTask
        StorageMetadata class NSObject
        StorageObservableTask class StorageTask
        StorageReference class NSObject
        StorageTask class NSObject
        StorageUploadTask class StorageObservableTask
        WriteBatch class NSObject
        """

    /// FMDB, in Objective-C, for SQLite.
    /// Source: github.com/ccgus/fmdb
    static let fmdb: StaticString = """
        FMDatabase class NSObject
        FMDatabasePool class NSObject
        FMDatabaseQueue class NSObject
        FMResultSet class NSObject
        """

    /// GRDB, for SQLite.
    /// Source: swiftpackageindex.com/groue/GRDB.swift/documentation/grdb
    static let grdb: StaticString = """
        DatabasePool class
        DatabaseQueue class
        DatabaseReader protocol
        DatabaseWriter protocol
        """

    /// KeychainAccess.
    /// Source: github.com/kishikawakatsumi/KeychainAccess
    static let keychainAccess: StaticString = """
        Keychain class
        """

    /// KeychainSwift.
    /// Source: github.com/evgenyneu/keychain-swift
    static let keychainSwift: StaticString = """
        KeychainSwift class
        KeychainSwiftAccessOptions enum
        """

    /// Kingfisher: what fetches pictures and keeps them. What an image view is told (`kf.setImage`) is none of it.
    /// Source: swiftpackageindex.com/onevcat/Kingfisher/documentation
    static let kingfisher: StaticString = """
        ImageCache class
        ImageDownloader class
        ImagePrefetcher class
        KingfisherManager class
        """

    /// Locksmith, for the Keychain.
    /// Source: github.com/matthewpalmer/Locksmith
    static let locksmith: StaticString = """
        Locksmith struct
        """

    /// MMKV, in Objective-C.
    /// Source: github.com/Tencent/MMKV
    static let mmkv: StaticString = """
        MMKV class NSObject
        """

    /// Moya, on top of Alamofire.
    /// Source: moya.github.io
    static let moya: StaticString = """
        MoyaProvider class
        MultiTarget enum TargetType
        TargetType protocol
        """

    /// Parse, in Objective-C: what is kept on its server, and what asks for it.
    /// Source: parseplatform.org/Parse-SDK-iOS-OSX/api
    static let parse: StaticString = """
        PFACL class NSObject
        PFCloud class NSObject
        PFConfig class NSObject
        PFFile class NSObject
        PFFileObject class NSObject
        PFGeoPoint class NSObject
        PFInstallation class PFObject
        PFObject class NSObject
        PFPush class NSObject
        PFQuery class NSObject
        PFRelation class NSObject
        PFRole class PFObject
        PFSession class PFObject
        PFUser class PFObject
        """

    /// RealmSwift, the Swift interface of Realm, and the one of Objective-C below it. Short names that others use as well
    /// (`List`, `Map`) are left out.
    /// Source: www.mongodb.com/docs/realm-sdks/swift
    static let realmSwift: StaticString = """
        AnyRealmValue enum
        AsyncOpenTask class
        EmbeddedObject class
        LinkingObjects struct
        MutableSet class
        NotificationToken class
        Object class
        ObjectId class
        ObservedResults struct
        RLMArray class NSObject
        RLMNotificationToken class NSObject
        RLMObject class NSObject
        RLMRealm class NSObject
        RLMResults class NSObject
        Realm struct
        RealmCollectionChange enum
        RealmOptional class
        Results struct
        ThreadSafeReference struct
        """

    /// RxAlamofire: its functions behind the module's name.
    /// Source: github.com/RxSwiftCommunity/RxAlamofire
    static let rxAlamofire: StaticString = """
        RxAlamofire enum
        """

    /// SDWebImage, in Objective-C: what fetches pictures and keeps them.
    /// Source: sdwebimage.github.io
    static let sdWebImage: StaticString = """
        SDImageCache class NSObject
        SDWebImageDownloader class NSObject
        SDWebImageManager class NSObject
        SDWebImagePrefetcher class NSObject
        """

    /// Socket.IO's client: what keeps the connection to a server.
    /// Source: github.com/socketio/socket.io-client-swift
    static let socketIO: StaticString = """
        SocketAckEmitter class NSObject
        SocketIOClient class NSObject
        SocketIOClientStatus enum
        SocketManager class NSObject
        """

    /// SQLite.swift. Names that SwiftUI has as well (`Table`, `View`) are left out.
    /// Source: github.com/stephencelis/SQLite.swift
    static let sqlite: StaticString = """
        Connection class
        Statement class
        """

    /// Starscream: what keeps the connection to a server.
    /// Source: github.com/daltoniam/Starscream
    static let starscream: StaticString = """
        WebSocket class
        WebSocketClient protocol
        WebSocketDelegate protocol
        WebSocketEvent enum
        """

    /// Supabase.
    /// Source: supabase.com/docs/reference/swift
    static let supabase: StaticString = """
        SupabaseClient class
        """

    /// SwiftKeychainWrapper.
    /// Source: github.com/jrendel/SwiftKeychainWrapper
    static let swiftKeychainWrapper: StaticString = """
        KeychainItemAccessibility enum
        KeychainWrapper class
        """

    /// Valet, for the Keychain.
    /// Source: github.com/square/Valet
    static let valet: StaticString = """
        SecureEnclaveValet class NSObject
        SinglePromptSecureEnclaveValet class NSObject
        Valet class NSObject
        """
}
