import Syntax

/// Which types and members a name may mean, by the type they are declared in.
struct NameIndex: Sendable {
    /// What a name means by itself, by symbol, so that most lookups end here.
    private var entries: [Entry]
    /// The first type of a name in an owner; the others follow by links.
    private var nestedTypes = IntegerMap()
    /// Those in function bodies, by the declaration that they stand in.
    private var localTypes = IntegerMap()
    private var nextTypes: [TypeID] = []
    /// The last type of a name in an owner, at the place of the first; of those that have one name alone, `none`.
    private var lastTypes: [TypeID] = []
    /// `Qualifier.Name` of types that the project does not declare, by the two names: most dotted names are found
    /// without making a text of them.
    private var nestedExternals = IntegerMap()

    private struct Entry {
        var uses: Use = []
        /// The first type at the top level of a file.
        var type = TypeID.none
        /// The type that the project does not declare.
        var external = TypeID.none
    }

    /// What a name is good for.
    struct Use: OptionSet, Sendable {
        let rawValue: UInt16

        /// Some type of the project has the name.
        static let type = Use(rawValue: 1)
        /// Some type in another one has it.
        static let nestedType = Use(rawValue: 2)
        /// Some type in a function body.
        static let localType = Use(rawValue: 4)
        /// Several types at the top level of files.
        static let repeatedType = Use(rawValue: 8)
        /// Some generic parameter or associated type.
        static let parameter = Use(rawValue: 16)
        static let member = Use(rawValue: 32)
        /// A type that the project does not declare.
        static let external = Use(rawValue: 64)
        /// A function at the top level of a file.
        static let function = Use(rawValue: 128)
        /// Some file imports a module of this name.
        static let module = Use(rawValue: 256)
        /// Some target's module has it, by more than a folder's name.
        static let target = Use(rawValue: 512)
        /// Calls of a framework's function of this name are noted.
        static let observed = Use(rawValue: 1024)
        /// A variable or constant at the top level of a file.
        static let variable = Use(rawValue: 2048)
        /// What is called so may write to a log.
        static let log = Use(rawValue: 4096)
        /// A property of a framework's that leads to what is on the screen.
        static let screen = Use(rawValue: 8192)
        /// A framework's type of what a database is worked with.
        static let store = Use(rawValue: 16384)
        /// A database's function, which is noted only where a record leads to that.
        static let ofContext = Use(rawValue: 32768)
    }

    init(symbolCount: Int = 0) {
        entries = Array(repeating: Entry(), count: symbolCount)
    }

    func uses(of name: Symbol) -> Use {
        name.rawValue < entries.count ? entries[Int(name.rawValue)].uses : []
    }

    mutating func note(_ use: Use, of name: Symbol) {
        reserve(name)
        entries[Int(name.rawValue)].uses.formUnion(use)
    }

    private mutating func reserve(_ name: Symbol) {
        while entries.count <= name.rawValue { entries.append(Entry()) }
    }

    // MARK: - Types

    /// - Parameter outer: `none` for the top level.
    mutating func add(_ type: TypeID, named name: Symbol, in outer: TypeID) {
        note(outer.exists ? [.type, .nestedType] : .type, of: name)
        let first = self.type(named: name, in: outer)
        guard first.exists else {
            if outer.exists { return nestedTypes.set(IntegerMap.key(outer.rawValue, name.rawValue), to: type.rawValue) }
            return entries[Int(name.rawValue)].type = type
        }
        if !outer.exists { note(.repeatedType, of: name) }
        let last = lastType(named: name, in: outer)
        while nextTypes.count <= last.position { nextTypes.append(.none) }
        nextTypes[last.position] = type
        while lastTypes.count <= first.position { lastTypes.append(.none) }
        lastTypes[first.position] = type
    }

    /// The first type of a name, in source order.
    func type(named name: Symbol, in outer: TypeID) -> TypeID {
        guard name.rawValue < entries.count else { return .none }
        guard outer.exists else { return entries[Int(name.rawValue)].type }
        guard entries[Int(name.rawValue)].uses.contains(.nestedType) else { return .none }
        return TypeID(rawValue: nestedTypes.value(IntegerMap.key(outer.rawValue, name.rawValue)))
    }

    /// The last one so far, without going along the links: somebody may declare one name a million times.
    func lastType(named name: Symbol, in outer: TypeID) -> TypeID {
        let first = type(named: name, in: outer)
        return first.exists && first.position < lastTypes.count && lastTypes[first.position].exists ? lastTypes[first.position] : first
    }

    /// The next type of the same name in the same place.
    func next(_ type: TypeID) -> TypeID {
        type.position < nextTypes.count ? nextTypes[type.position] : .none
    }

    /// - Parameter parent: the number of the declaration that it stands in, among those of all files.
    mutating func addLocal(_ type: TypeID, named name: Symbol, parent: Int) {
        note([.type, .localType], of: name)
        localTypes.set(IntegerMap.key(Int32(truncatingIfNeeded: parent), name.rawValue), to: type.rawValue)
    }

    /// A type declared in a function body.
    func localType(named name: Symbol, parent: Int) -> TypeID {
        guard uses(of: name).contains(.localType) else { return .none }
        return TypeID(rawValue: localTypes.value(IntegerMap.key(Int32(truncatingIfNeeded: parent), name.rawValue)))
    }

    // MARK: - Types that the project does not declare

    mutating func addExternal(_ type: TypeID, named name: Symbol) {
        note(.external, of: name)
        entries[Int(name.rawValue)].external = type
    }

    func external(named name: Symbol) -> TypeID {
        name.rawValue < entries.count ? entries[Int(name.rawValue)].external : .none
    }

    mutating func addExternal(_ type: TypeID, named name: Symbol, of qualifier: Symbol) {
        nestedExternals.set(Self.key(qualifier, name), to: type.rawValue)
    }

    func external(named name: Symbol, of qualifier: Symbol) -> TypeID {
        TypeID(rawValue: nestedExternals.value(Self.key(qualifier, name)))
    }

    private static func key(_ qualifier: Symbol, _ name: Symbol) -> UInt64 {
        IntegerMap.key(Int32(bitPattern: qualifier.rawValue), name.rawValue)
    }
}
