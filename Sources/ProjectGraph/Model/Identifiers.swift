import Syntax

/// A name in the project: equal numbers, equal names, whatever file they stand in.
public struct Symbol: Hashable, Comparable, Sendable {
    public let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    init(_ name: NameID) {
        rawValue = name.rawValue
    }

    public static let none = Symbol(.none)

    public static func < (lhs: Symbol, rhs: Symbol) -> Bool { lhs.rawValue < rhs.rawValue }

    /// What Swift's tables find their places by.
    public func _rawHashValue(seed: Int) -> Int { hashOfNumber(rawValue, seed) }
}

/// What stands in for Swift's own hash, made against attacks that numbers of ours can't mount, in tables by such a number
/// alone: rules and roles keep hundreds of them.
private func hashOfNumber(_ number: UInt32, _ seed: Int) -> Int {
    let product = (UInt64(number) ^ UInt64(bitPattern: Int64(seed))).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return Int(truncatingIfNeeded: product.high ^ product.low)
}

/// The names of the whole project.
///
/// Sendable although it changes: names are only added while one thread declares types and members, before any other
/// reads them.
public final class SymbolTable: @unchecked Sendable {
    @exclusivity(unchecked) private var interner = NameInterner(minimumCapacity: 4096)

    public subscript(symbol: Symbol) -> String {
        interner.withBytes(of: NameID(rawValue: symbol.rawValue)) { String(decoding: $0, as: UTF8.self) }
    }

    public var count: Int { interner.count }

    /// Whether a name is a word rather than an operator: it begins with a letter, an underscore or what is not ASCII
    /// and no operator's.
    public func startsLikeWord(_ symbol: Symbol) -> Bool {
        guard let first = interner.firstByte(of: NameID(rawValue: symbol.rawValue)) else { return false }
        if first < 0x80 { return first == UInt8(ascii: "_") || first | 0x20 >= UInt8(ascii: "a") && first | 0x20 <= UInt8(ascii: "z") }
        return self[symbol].unicodeScalars.first.map { $0.properties.isAlphabetic } ?? false
    }

    func startsWithCapital(_ symbol: Symbol) -> Bool {
        interner.firstByte(of: NameID(rawValue: symbol.rawValue)).map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
    }

    /// The symbol of a name that is in use; nil for one that is not.
    public func symbol(of name: String) -> Symbol? {
        var name = name
        return name.withUTF8 { interner.find($0) }.map { Symbol($0) }
    }

    func symbol(of name: StaticString) -> Symbol? {
        name.withUTF8Buffer { interner.find($0) }.map { Symbol($0) }
    }

    /// Whether a name is in use.
    /// - Parameter name: UTF-8.
    func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool { interner.find(name) != nil }

    func intern(_ name: String) -> Symbol {
        var name = name
        return name.withUTF8 { Symbol(interner.intern($0)) }
    }

    /// Adds the symbols of all names of a file to a list, in the order of their numbers there.
    func intern(allOf table: NameTable, into symbols: inout [NameID]) {
        interner.intern(allOf: table, into: &symbols)
    }
}

/// A file of the project, by its place in ``ProjectGraph/files``.
public struct FileID: OutlineIndex {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// What Swift's tables find their places by.
    public func _rawHashValue(seed: Int) -> Int { hashOfNumber(UInt32(bitPattern: rawValue), seed) }
}

/// A type of the project or of a framework, by its place in ``ProjectGraph/types``.
public struct TypeID: OutlineIndex {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// What Swift's tables find their places by.
    public func _rawHashValue(seed: Int) -> Int { hashOfNumber(UInt32(bitPattern: rawValue), seed) }
}

/// A member of a project's type, by its place in ``ProjectGraph/members``.
public struct MemberID: OutlineIndex {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// What Swift's tables find their places by.
    public func _rawHashValue(seed: Int) -> Int { hashOfNumber(UInt32(bitPattern: rawValue), seed) }
}

/// A place in a file.
public struct Site: Hashable, Sendable, Comparable {
    public var file: FileID
    /// Byte offset of the first byte.
    public var offset: UInt32
    /// Byte offset behind the last byte.
    public var end: UInt32

    public init(file: FileID, offset: UInt32, end: UInt32) {
        self.file = file
        self.offset = offset
        self.end = end
    }

    public static func < (lhs: Site, rhs: Site) -> Bool {
        (lhs.file, lhs.offset, lhs.end) < (rhs.file, rhs.offset, rhs.end)
    }
}

/// A written type where it stands: names mean something only in their scope.
public struct WrittenType: Hashable, Sendable {
    public var file: FileID
    public var type: TypeIndex
    /// The declaration in whose scope the type is written.
    public var scope: DeclarationIndex

    public init(file: FileID, type: TypeIndex, scope: DeclarationIndex) {
        self.file = file
        self.type = type
        self.scope = scope
    }

    /// Another type written in the same place, such as a part of this one.
    func with(_ part: TypeIndex) -> WrittenType {
        WrittenType(file: file, type: part, scope: scope)
    }
}
