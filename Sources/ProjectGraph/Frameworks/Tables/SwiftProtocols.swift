extension FrameworkTables {
    /// The Swift standard library: protocols.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/swift
    static let swiftProtocols: StaticString = """
        Actor protocol AnyObject Sendable
        AdditiveArithmetic protocol Equatable
        AnyObject protocol
        AsyncIteratorProtocol protocol
        AsyncSequence protocol
        BidirectionalCollection protocol Collection
        BinaryFloatingPoint protocol FloatingPoint ExpressibleByFloatLiteral
        BinaryInteger protocol Hashable Numeric CustomStringConvertible Strideable
        BitwiseCopyable protocol
        CVarArg protocol
        CaseIterable protocol
        Clock protocol Sendable
        CodingKey protocol Sendable CustomStringConvertible CustomDebugStringConvertible
        CodingKeyRepresentable protocol
        Collection protocol Sequence
        Comparable protocol Equatable
        Copyable protocol
        CustomConsumingRegexComponent protocol RegexComponent
        CustomDebugStringConvertible protocol
        CustomLeafReflectable protocol CustomReflectable
        CustomPlaygroundDisplayConvertible protocol
        CustomReflectable protocol
        CustomStringConvertible protocol
        Decodable protocol
        Decoder protocol
        DistributedActor protocol AnyObject Sendable Identifiable Hashable
        DurationProtocol protocol Comparable AdditiveArithmetic Sendable
        Encodable protocol
        Encoder protocol
        Equatable protocol
        Error protocol Sendable
        Escapable protocol
        Executor protocol AnyObject Sendable
        ExpressibleByArrayLiteral protocol
        ExpressibleByBooleanLiteral protocol
        ExpressibleByDictionaryLiteral protocol
        ExpressibleByExtendedGraphemeClusterLiteral protocol ExpressibleByUnicodeScalarLiteral
        ExpressibleByFloatLiteral protocol
        ExpressibleByIntegerLiteral protocol
        ExpressibleByNilLiteral protocol
        ExpressibleByStringInterpolation protocol ExpressibleByStringLiteral
        ExpressibleByStringLiteral protocol ExpressibleByExtendedGraphemeClusterLiteral
        ExpressibleByUnicodeScalarLiteral protocol
        FixedWidthInteger protocol BinaryInteger LosslessStringConvertible
        FloatingPoint protocol SignedNumeric Strideable Hashable
        GlobalActor protocol
        Hashable protocol Equatable
        Identifiable protocol
        InstantProtocol protocol Comparable Hashable Sendable
        IteratorProtocol protocol
        KeyedDecodingContainerProtocol protocol
        KeyedEncodingContainerProtocol protocol
        LazyCollectionProtocol protocol Collection LazySequenceProtocol
        LazySequenceProtocol protocol Sequence
        LosslessStringConvertible protocol CustomStringConvertible
        MirrorPath protocol
        MutableCollection protocol Collection
        Numeric protocol AdditiveArithmetic ExpressibleByIntegerLiteral
        OptionSet protocol SetAlgebra RawRepresentable
        RandomAccessCollection protocol BidirectionalCollection
        RandomNumberGenerator protocol
        RangeExpression protocol
        RangeReplaceableCollection protocol Collection
        RawRepresentable protocol
        RegexComponent protocol
        SIMD protocol
        SIMDScalar protocol
        SIMDStorage protocol
        Sendable protocol
        SendableMetatype protocol
        Sequence protocol
        SerialExecutor protocol Executor
        SetAlgebra protocol Equatable ExpressibleByArrayLiteral
        SignedInteger protocol BinaryInteger SignedNumeric
        SignedNumeric protocol Numeric
        SingleValueDecodingContainer protocol
        SingleValueEncodingContainer protocol
        Strideable protocol Comparable
        StringInterpolationProtocol protocol
        StringProtocol protocol BidirectionalCollection Comparable Hashable LosslessStringConvertible TextOutputStream TextOutputStreamable
        TaskExecutor protocol Executor
        TextOutputStream protocol
        TextOutputStreamable protocol
        UnicodeCodec protocol
        UnkeyedDecodingContainer protocol
        UnkeyedEncodingContainer protocol
        UnsignedInteger protocol BinaryInteger
        """
}
