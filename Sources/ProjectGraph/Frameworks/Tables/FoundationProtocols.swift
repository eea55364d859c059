extension FrameworkTables {
    /// Foundation: protocols.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/foundation
    static let foundationProtocols: StaticString = """
        AttributeScope protocol
        AttributedStringAttributeMutation protocol
        AttributedStringKey protocol
        AttributedStringProtocol protocol Hashable CustomStringConvertible
        ContiguousBytes protocol
        CustomLocalizedStringResourceConvertible protocol
        CustomNSError protocol Error
        DataProtocol protocol RandomAccessCollection
        DecodableAttributedStringKey protocol AttributedStringKey
        DecodableWithConfiguration protocol
        DecodingConfigurationProviding protocol
        DiscreteFormatStyle protocol FormatStyle
        EncodableAttributedStringKey protocol AttributedStringKey
        EncodableWithConfiguration protocol
        EncodingConfigurationProviding protocol
        FileManagerDelegate protocol NSObjectProtocol
        FormatStyle protocol Decodable Encodable Hashable
        LocalizedError protocol Error
        MarkdownDecodableAttributedStringKey protocol DecodableAttributedStringKey
        MutableDataProtocol protocol DataProtocol MutableCollection RangeReplaceableCollection
        NSCacheDelegate protocol NSObjectProtocol
        NSCoding protocol AnyObject
        NSCopying protocol AnyObject
        NSDecimalNumberBehaviors protocol AnyObject
        NSDiscardableContent protocol AnyObject
        NSExtensionRequestHandling protocol NSObjectProtocol
        NSFastEnumeration protocol AnyObject
        NSFilePresenter protocol NSObjectProtocol
        NSItemProviderReading protocol NSObjectProtocol
        NSItemProviderWriting protocol NSObjectProtocol
        NSKeyValueObservingCustomization protocol NSObjectProtocol
        NSKeyedArchiverDelegate protocol NSObjectProtocol
        NSKeyedUnarchiverDelegate protocol NSObjectProtocol
        NSLocking protocol AnyObject
        NSMachPortDelegate protocol PortDelegate
        NSMetadataQueryDelegate protocol NSObjectProtocol
        NSMutableCopying protocol AnyObject
        NSSecureCoding protocol NSCoding
        NSURLConnectionDataDelegate protocol NSURLConnectionDelegate
        NSURLConnectionDelegate protocol NSObjectProtocol
        NSURLConnectionDownloadDelegate protocol NSURLConnectionDelegate
        NSUserActivityDelegate protocol NSObjectProtocol
        NSUserNotificationCenterDelegate protocol NSObjectProtocol
        NSXPCListenerDelegate protocol NSObjectProtocol
        NSXPCProxyCreating protocol AnyObject
        NetServiceBrowserDelegate protocol NSObjectProtocol
        NetServiceDelegate protocol NSObjectProtocol
        ParseStrategy protocol Decodable Encodable Hashable
        ParseableFormatStyle protocol FormatStyle
        PortDelegate protocol NSObjectProtocol
        PredicateExpression protocol
        ProgressReporting protocol NSObjectProtocol
        RecoverableError protocol Error
        ReferenceConvertible protocol CustomStringConvertible CustomDebugStringConvertible Hashable
        SortComparator protocol Hashable
        StandardPredicateExpression protocol PredicateExpression
        StreamDelegate protocol NSObjectProtocol
        URLAuthenticationChallengeSender protocol NSObjectProtocol
        URLProtocolClient protocol NSObjectProtocol
        URLSessionDataDelegate protocol URLSessionTaskDelegate
        URLSessionDelegate protocol NSObjectProtocol
        URLSessionDownloadDelegate protocol URLSessionTaskDelegate
        URLSessionStreamDelegate protocol URLSessionTaskDelegate
        URLSessionTaskDelegate protocol URLSessionDelegate
        URLSessionWebSocketDelegate protocol URLSessionTaskDelegate
        XMLParserDelegate protocol NSObjectProtocol
        """
}
