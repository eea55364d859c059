extension FrameworkTables {
    /// ObjectiveC.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/objectivec
    static let objectiveC: StaticString = """
        IMP alias OpaquePointer
        NSObject class NSObjectProtocol
        NSObjectProtocol protocol AnyObject
        NSZone struct
        ObjCBool struct
        Selector struct
        """

    /// Dispatch.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/dispatch
    static let dispatch: StaticString = """
        DispatchData struct
        DispatchData.Deallocator enum
        DispatchGroup class DispatchObject
        DispatchIO class DispatchObject
        DispatchIO.CloseFlags struct
        DispatchIO.IntervalFlags struct
        DispatchIO.StreamType enum
        DispatchObject class NSObject
        DispatchPredicate enum
        DispatchQoS struct
        DispatchQoS.QoSClass enum
        DispatchQueue class DispatchObject
        DispatchQueue.Attributes struct
        DispatchQueue.AutoreleaseFrequency enum
        DispatchQueue.GlobalQueuePriority enum
        DispatchQueue.SchedulerOptions struct
        DispatchQueue.SchedulerTimeType struct
        DispatchQueue.SchedulerTimeType.Stride struct
        DispatchQueueConcurrent class DispatchQueue
        DispatchQueueSerial class DispatchQueue
        DispatchSemaphore class DispatchObject
        DispatchSource class DispatchObject
        DispatchSource.FileSystemEvent struct
        DispatchSource.TimerFlags struct
        DispatchSourceFileSystemObject protocol DispatchSourceProtocol
        DispatchSourceMachReceive protocol DispatchSourceProtocol
        DispatchSourceMachSend protocol DispatchSourceProtocol
        DispatchSourceMemoryPressure protocol DispatchSourceProtocol
        DispatchSourceProcess protocol DispatchSourceProtocol
        DispatchSourceProtocol protocol NSObjectProtocol
        DispatchSourceRead protocol DispatchSourceProtocol
        DispatchSourceSignal protocol DispatchSourceProtocol
        DispatchSourceTimer protocol DispatchSourceProtocol
        DispatchSourceUserDataAdd protocol DispatchSourceProtocol
        DispatchSourceUserDataOr protocol DispatchSourceProtocol
        DispatchSourceUserDataReplace protocol DispatchSourceProtocol
        DispatchSourceWrite protocol DispatchSourceProtocol
        DispatchSpecificKey class
        DispatchTime struct
        DispatchTimeInterval enum
        DispatchTimeoutResult enum
        DispatchWallTime struct
        DispatchWorkItem class
        DispatchWorkItemFlags struct
        dispatch_block_t alias () -> Void
        dispatch_queue_t alias DispatchQueue
        """

    /// Observation.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/observation
    static let observation: StaticString = """
        Observable protocol
        ObservationRegistrar struct
        Observations struct
        """

    /// Synchronization.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/synchronization
    static let synchronization: StaticString = """
        Atomic struct
        AtomicLazyReference struct
        AtomicLoadOrdering struct
        AtomicOptionalRepresentable protocol AtomicRepresentable
        AtomicRepresentable protocol
        AtomicStoreOrdering struct
        AtomicUpdateOrdering struct
        Mutex struct
        WordPair struct
        """

    /// os.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/os
    static let os: StaticString = """
        Logger struct
        OSAllocatedUnfairLock struct
        OSLog class NSObject
        OSLogEntry class NSObject
        OSLogEntryLog class OSLogEntry
        OSLogEntrySignpost class OSLogEntry
        OSLogInterpolation struct
        OSLogMessage struct
        OSLogPosition class NSObject
        OSLogPrivacy struct
        OSLogStore class NSObject
        OSLogType struct
        OSSignpostID struct
        OSSignpostType struct
        OSSignposter struct
        os_log_t alias OSLog
        os_unfair_lock alias os_unfair_lock_s
        os_unfair_lock_s struct
        """

    /// CryptoKit.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/cryptokit
    static let cryptoKit: StaticString = """
        AES enum
        AES.GCM enum
        AES.GCM.Nonce struct
        AES.GCM.SealedBox struct
        AES.KeyWrap enum
        ChaChaPoly enum
        ChaChaPoly.Nonce struct
        ChaChaPoly.SealedBox struct
        CryptoKitError enum Error
        Curve25519 enum
        Curve25519.KeyAgreement enum
        Curve25519.KeyAgreement.PrivateKey struct
        Curve25519.KeyAgreement.PublicKey struct
        Curve25519.Signing enum
        Curve25519.Signing.PrivateKey struct
        Curve25519.Signing.PublicKey struct
        Digest protocol ContiguousBytes CustomStringConvertible Hashable Sequence
        HKDF struct
        HMAC struct
        HashFunction protocol
        HashedAuthenticationCode struct
        Insecure enum
        Insecure.MD5 struct
        Insecure.MD5Digest struct
        Insecure.SHA1 struct
        Insecure.SHA1Digest struct
        MessageAuthenticationCode protocol ContiguousBytes CustomStringConvertible Hashable Sequence
        P256 enum
        P256.KeyAgreement enum
        P256.KeyAgreement.PrivateKey struct
        P256.KeyAgreement.PublicKey struct
        P256.Signing enum
        P256.Signing.ECDSASignature struct
        P256.Signing.PrivateKey struct
        P256.Signing.PublicKey struct
        P384 enum
        P384.KeyAgreement enum
        P384.Signing enum
        P521 enum
        P521.KeyAgreement enum
        P521.Signing enum
        SHA256 struct
        SHA256Digest struct
        SHA384 struct
        SHA384Digest struct
        SHA512 struct
        SHA512Digest struct
        SecureEnclave enum
        SecureEnclave.P256 enum
        SharedSecret struct
        SymmetricKey struct
        SymmetricKeySize struct
        """

    /// Security.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/security
    static let security: StaticString = """
        SecAccess class
        SecAccessControl class
        SecAccessControlCreateFlags struct
        SecCertificate class
        SecCertificateRef alias SecCertificate
        SecCode class
        SecIdentity class
        SecIdentityRef alias SecIdentity
        SecKey class
        SecKeyAlgorithm struct
        SecKeyOperationType enum
        SecKeyRef alias SecKey
        SecKeychain class
        SecKeychainItem class
        SecPadding struct
        SecPolicy class
        SecRequirement class
        SecTask class
        SecTrust class
        SecTrustOptionFlags struct
        SecTrustRef alias SecTrust
        SecTrustResultType enum
        """

    /// SystemConfiguration.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/systemconfiguration
    static let systemConfiguration: StaticString = """
        SCDynamicStore class
        SCNetworkReachability class
        SCNetworkReachabilityContext struct
        SCNetworkReachabilityFlags struct
        """
}
