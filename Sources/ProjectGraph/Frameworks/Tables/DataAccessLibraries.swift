extension FrameworkTables {
    /// Alamofire, versions 4 and 5: what requests are made of and answered with. Short names that may be a team's own
    /// (`Result`) are left out.
    /// Source: alamofire.github.io/Alamofire
    static let alamofire: StaticString = """
        AFError enum Error
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
