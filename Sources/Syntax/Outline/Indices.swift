/// A place in one of an outline's arrays; each array has an index type of its own.
public protocol OutlineIndex: BitwiseCopyable, Hashable, Comparable, Sendable {
    var rawValue: Int32 { get }
    init(rawValue: Int32)
}

extension OutlineIndex {
    /// Points at nothing: there is no such element.
    public static var none: Self { Self(rawValue: -1) }

    public init(_ position: Int) {
        self.init(rawValue: Int32(truncatingIfNeeded: position))
    }

    public var position: Int { Int(rawValue) }
    public var exists: Bool { rawValue >= 0 }

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// Into ``Outline/declarations``.
public struct DeclarationIndex: OutlineIndex {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// Into ``Outline/types``.
public struct TypeIndex: OutlineIndex {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// Into ``Outline/code``.
public struct CodeIndex: OutlineIndex {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
}

/// A run of elements in one of an outline's arrays.
public struct ListRange: BitwiseCopyable, Hashable, Sendable {
    public var start: UInt32
    public var count: UInt32

    public static let empty = ListRange(start: 0, count: 0)

    public init(start: UInt32, count: UInt32) {
        self.start = start
        self.count = count
    }

    init(_ start: Int, _ end: Int) {
        self.init(start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: end - start))
    }

    public var isEmpty: Bool { count == 0 }
    public var indices: Range<Int> { Int(start)..<Int(start) + Int(count) }
}
