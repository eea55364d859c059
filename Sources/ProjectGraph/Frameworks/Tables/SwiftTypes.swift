extension FrameworkTables {
    /// The Swift standard library: classes, actors, structures, enumerations and type aliases.
    /// Source: Apple's developer documentation, developer.apple.com/documentation/swift
    static let swiftTypes: StaticString = """
        AnyBidirectionalCollection struct
        AnyClass alias AnyObject.Type
        AnyCollection struct
        AnyHashable struct
        AnyIndex struct
        AnyIterator struct
        AnyKeyPath class
        AnyRandomAccessCollection struct
        AnyRegexOutput struct
        AnySequence struct
        Array struct
        ArrayLiteralConvertible alias ExpressibleByArrayLiteral
        ArraySlice struct
        AsyncCompactMapSequence struct
        AsyncDropFirstSequence struct
        AsyncDropWhileSequence struct
        AsyncFilterSequence struct
        AsyncFlatMapSequence struct
        AsyncMapSequence struct
        AsyncPrefixSequence struct
        AsyncPrefixWhileSequence struct
        AsyncStream struct
        AsyncStream.Continuation struct
        AsyncStream.Continuation.BufferingPolicy enum
        AsyncStream.Continuation.Termination enum
        AsyncStream.Continuation.YieldResult enum
        AsyncStream.Iterator struct
        AsyncThrowingCompactMapSequence struct
        AsyncThrowingDropWhileSequence struct
        AsyncThrowingFilterSequence struct
        AsyncThrowingFlatMapSequence struct
        AsyncThrowingMapSequence struct
        AsyncThrowingPrefixWhileSequence struct
        AsyncThrowingStream struct
        AsyncThrowingStream.Continuation struct
        AsyncThrowingStream.Continuation.BufferingPolicy enum
        AsyncThrowingStream.Continuation.Termination enum
        AsyncThrowingStream.Continuation.YieldResult enum
        AsyncThrowingStream.Iterator struct
        AutoreleasingUnsafeMutablePointer struct
        Bool struct
        BooleanLiteralType alias Bool
        CBool alias Bool
        CChar alias Int8
        CDouble alias Double
        CFloat alias Float
        CInt alias Int32
        CLong alias Int
        CLongLong alias Int64
        CShort alias Int16
        CSignedChar alias Int8
        CUnsignedChar alias UInt8
        CUnsignedInt alias UInt32
        CUnsignedLong alias UInt
        CUnsignedLongLong alias UInt64
        CUnsignedShort alias UInt16
        CVaListPointer struct
        CancellationError struct Error
        Character struct
        CheckedContinuation struct
        ClosedRange struct
        ClosedRange.Index enum
        Codable alias Decodable & Encodable
        CodingUserInfoKey struct
        CollectionDifference struct
        CollectionDifference.Change enum
        CollectionDifference.Index struct
        CollectionOfOne struct
        CollectionType alias Collection
        CommandLine enum
        ContiguousArray struct
        ContinuousClock struct
        ContinuousClock.Instant struct
        CountableClosedRange alias ClosedRange
        CountableRange alias Range
        DecodingError enum Error
        DecodingError.Context struct
        DefaultIndices struct
        DefaultStringInterpolation struct
        Dictionary struct
        Dictionary.Index struct
        Dictionary.Iterator struct
        Dictionary.Keys struct
        Dictionary.Values struct
        DiscardingTaskGroup struct
        DiscontiguousSlice struct
        Double struct
        DropFirstSequence struct
        DropWhileSequence struct
        Duration struct
        EmptyCollection struct
        EncodingError enum Error
        EncodingError.Context struct
        EnumeratedSequence struct
        ErrorType alias Error
        ExecutorJob struct
        FlattenSequence struct
        Float struct
        Float16 struct
        Float32 alias Float
        Float64 alias Double
        Float80 struct
        FloatLiteralType alias Double
        FloatingPointClassification enum
        FloatingPointRoundingRule enum
        FloatingPointSign enum
        GeneratorType alias IteratorProtocol
        Hasher struct
        IndexingIterator struct
        InlineArray struct
        Int struct
        Int128 struct
        Int16 struct
        Int32 struct
        Int64 struct
        Int8 struct
        IntegerLiteralType alias Int
        IteratorSequence struct
        JobPriority struct
        JoinedSequence struct
        KeyPath class PartialKeyPath
        KeyValuePairs struct
        KeyedDecodingContainer struct
        KeyedEncodingContainer struct
        LazyFilterSequence struct
        LazyMapSequence struct
        LazyPrefixWhileSequence struct
        LazySequence struct
        MainActor actor
        ManagedBuffer class
        ManagedBufferPointer struct
        MemoryLayout enum
        Mirror struct
        Mirror.AncestorRepresentation enum
        Mirror.DisplayStyle enum
        MutableRawSpan struct
        MutableSpan struct
        Never enum
        ObjectIdentifier struct
        OpaquePointer struct
        OptionSetType alias OptionSet
        Optional enum
        OutputRawSpan struct
        OutputSpan struct
        PartialKeyPath class AnyKeyPath
        PartialRangeFrom struct
        PartialRangeThrough struct
        PartialRangeUpTo struct
        PrefixSequence struct
        Range struct
        RangeSet struct
        RawSpan struct
        ReferenceWritableKeyPath class WritableKeyPath
        Regex struct
        Regex.Match struct
        RegexRepetitionBehavior struct
        RegexSemanticLevel struct
        RegexWordBoundaryKind struct
        Repeated struct
        Result enum
        ReversedCollection struct
        SIMD16 struct
        SIMD2 struct
        SIMD3 struct
        SIMD32 struct
        SIMD4 struct
        SIMD64 struct
        SIMD8 struct
        SIMDMask struct
        SequenceType alias Sequence
        Set struct
        Set.Index struct
        Set.Iterator struct
        Slice struct
        Span struct
        StaticBigInt struct
        StaticString struct
        StrideThrough struct
        StrideTo struct
        String struct
        String.Element alias Character
        String.Index struct
        String.UTF16View struct
        String.UTF8View struct
        String.UnicodeScalarView struct
        StringLiteralType alias String
        Substring struct
        Substring.UTF16View struct
        Substring.UTF8View struct
        Substring.UnicodeScalarView struct
        SuspendingClock struct
        SuspendingClock.Instant struct
        SystemRandomNumberGenerator struct
        Task struct
        TaskGroup struct
        TaskLocal class
        TaskPriority struct
        ThrowingDiscardingTaskGroup struct
        ThrowingTaskGroup struct
        UInt struct
        UInt128 struct
        UInt16 struct
        UInt32 struct
        UInt64 struct
        UInt8 struct
        UTF16 alias Unicode.UTF16
        UTF32 alias Unicode.UTF32
        UTF8 alias Unicode.UTF8
        UTF8Span struct
        UnfoldSequence struct
        Unicode enum
        Unicode.ASCII enum
        Unicode.CanonicalCombiningClass struct
        Unicode.GeneralCategory enum
        Unicode.NumericType enum
        Unicode.Scalar struct
        Unicode.Scalar.Properties struct
        Unicode.UTF16 enum
        Unicode.UTF32 enum
        Unicode.UTF8 enum
        UnicodeDecodingResult enum
        UnicodeScalar alias Unicode.Scalar
        Unmanaged struct
        UnownedJob struct
        UnownedSerialExecutor struct
        UnownedTaskExecutor struct
        UnsafeBufferPointer struct
        UnsafeContinuation struct
        UnsafeCurrentTask struct
        UnsafeMutableBufferPointer struct
        UnsafeMutablePointer struct
        UnsafeMutableRawBufferPointer struct
        UnsafeMutableRawPointer struct
        UnsafePointer struct
        UnsafeRawBufferPointer struct
        UnsafeRawPointer struct
        Void alias ()
        WritableKeyPath class KeyPath
        Zip2Sequence struct
        """
}
