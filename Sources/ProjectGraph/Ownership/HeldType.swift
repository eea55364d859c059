/// What a place keeps, with generic parameters left open: an entry of a ``HeldTypeTable``.
///
/// Names are resolved once, where they stand. What parameters stand for is only known of whoever asks: `var view: View?`
/// in `Presenter<View>` holds something else in each subclass.
struct HeldType: BitwiseCopyable, Sendable {
    enum Kind: UInt8, BitwiseCopyable, Sendable {
        /// A type; its parts are the generic arguments, one a parameter.
        case type
        /// Parameter ``position`` of ``type``; its parts are its bounds, where the project declares them: `P: LoanPresenting`.
        case parameter
        /// One object that is all of its parts: `P & Q`.
        case composition
        /// All of its parts, each for itself; maybe none.
        case several
        /// The very instance that holds.
        case holder
    }

    var kind: Kind
    var type = TypeID.none
    var position: Int32 = 0
    fileprivate var start: Int32 = 0
    fileprivate var count: Int32 = 0
}

/// An entry of a ``HeldTypeTable``; a type without arguments, as most are, needs none.
struct HeldTypeID: BitwiseCopyable, Hashable, Sendable {
    /// Below zero where there is no entry.
    let rawValue: Int32

    static let holder = HeldTypeID(rawValue: -1)

    static func plain(_ type: TypeID) -> HeldTypeID { HeldTypeID(rawValue: -2 - type.rawValue) }

    /// Nil for what has an entry, and for the holder itself.
    var plainType: TypeID? { rawValue < -1 ? TypeID(rawValue: -2 - rawValue) : nil }

    fileprivate var withoutEntry: HeldType {
        plainType.map { HeldType(kind: .type, type: $0) } ?? HeldType(kind: .holder)
    }
}

/// What the places of some files keep. Flat, since there is one for each stored property.
struct HeldTypeTable: Sendable {
    private var types: [HeldType] = []
    private var parts: [HeldTypeID] = []

    subscript(id: HeldTypeID) -> HeldType { id.rawValue < 0 ? id.withoutEntry : types[Int(id.rawValue)] }

    func parts(of type: HeldType) -> ArraySlice<HeldTypeID> { parts[Int(type.start)..<Int(type.start + type.count)] }

    mutating func add(_ kind: HeldType.Kind, _ type: TypeID = .none, position: Int = 0, parts new: [HeldTypeID] = []) -> HeldTypeID {
        if kind == .type, new.isEmpty { return .plain(type) }
        var entry = HeldType(kind: kind, type: type, position: Int32(truncatingIfNeeded: position))
        entry.start = Int32(truncatingIfNeeded: parts.count)
        entry.count = Int32(truncatingIfNeeded: new.count)
        parts.append(contentsOf: new)
        types.append(entry)
        return HeldTypeID(rawValue: Int32(truncatingIfNeeded: types.count - 1))
    }

    /// - Returns: by how much the other table's entries moved.
    mutating func append(_ other: HeldTypeTable) -> Int32 {
        let (types, parts) = (Int32(truncatingIfNeeded: types.count), Int32(truncatingIfNeeded: parts.count))
        self.types.append(
            contentsOf: other.types.lazy.map { entry in
                var entry = entry
                entry.start += parts
                return entry
            })
        self.parts.append(contentsOf: other.parts.lazy.map { $0.moved(by: types) })
        return types
    }
}

extension HeldTypeID {
    func moved(by offset: Int32) -> HeldTypeID { rawValue < 0 ? self : HeldTypeID(rawValue: rawValue + offset) }
}
