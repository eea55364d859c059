import Syntax

/// Which types and members a name may mean, by the type they are declared in.
struct NameIndex: Sendable {
    /// The first type or member of a name in an owner; the others follow by links.
    private var types = IntegerMap()
    private var members = IntegerMap()
    private var localTypes: [LocalKey: TypeID] = [:]
    private var nextTypes: [TypeID] = []
    /// The last type of a name in an owner, at the place of the first; of those that have one name alone, `none`.
    private var lastTypes: [TypeID] = []
    /// What a name is good for, by symbol, so that most lookups end here.
    private var uses: [Use]
    /// The type of a name that the project does not declare, by symbol.
    private var externals: [TypeID]
    /// The same of `Qualifier.Name`, by the two names: most dotted names are found without making a text of them.
    private var nestedExternals = IntegerMap()

    private struct LocalKey: Hashable {
        var file: FileID
        var parent: DeclarationIndex
        var name: Symbol
    }

    struct Use: OptionSet, Sendable {
        let rawValue: UInt8

        /// Some type of the project has the name.
        static let type = Use(rawValue: 1)
        /// Some generic parameter or associated type has it.
        static let parameter = Use(rawValue: 2)
        static let member = Use(rawValue: 4)
        /// A type that the project does not declare.
        static let external = Use(rawValue: 8)
        /// Calls of a framework's function of this name are noted.
        static let observed = Use(rawValue: 16)
        /// Some type in a function body has it.
        static let localType = Use(rawValue: 32)
        /// A function at the top level of a file.
        static let function = Use(rawValue: 64)
        /// Some file imports a module of this name.
        static let module = Use(rawValue: 128)
    }

    init(symbolCount: Int = 0) {
        uses = Array(repeating: [], count: symbolCount)
        externals = Array(repeating: .none, count: symbolCount)
    }

    func uses(of name: Symbol) -> Use {
        name.rawValue < uses.count ? uses[Int(name.rawValue)] : []
    }

    mutating func note(_ use: Use, of name: Symbol) {
        while uses.count <= name.rawValue { uses.append([]) }
        uses[Int(name.rawValue)].insert(use)
    }

    // MARK: - Types

    /// - Parameter outer: `none` for the top level.
    mutating func add(_ type: TypeID, named name: Symbol, in outer: TypeID) {
        note(.type, of: name)
        let key = IntegerMap.key(outer.rawValue, name.rawValue)
        let first = TypeID(rawValue: types.value(key))
        guard first.exists else { return types.set(key, to: type.rawValue) }
        // Going along the links each time would take hours where somebody declares one name a million times.
        let last = first.position < lastTypes.count && lastTypes[first.position].exists ? lastTypes[first.position] : first
        while nextTypes.count <= last.position { nextTypes.append(.none) }
        nextTypes[last.position] = type
        while lastTypes.count <= first.position { lastTypes.append(.none) }
        lastTypes[first.position] = type
    }

    /// The first type of a name, in source order.
    func type(named name: Symbol, in outer: TypeID) -> TypeID {
        uses(of: name).contains(.type) ? TypeID(rawValue: types.value(IntegerMap.key(outer.rawValue, name.rawValue))) : .none
    }

    /// The next type of the same name in the same place.
    func next(_ type: TypeID) -> TypeID {
        type.position < nextTypes.count ? nextTypes[type.position] : .none
    }

    mutating func addLocal(_ type: TypeID, named name: Symbol, file: FileID, parent: DeclarationIndex) {
        note([.type, .localType], of: name)
        localTypes[LocalKey(file: file, parent: parent, name: name)] = type
    }

    /// A type declared in a function body.
    func localType(named name: Symbol, file: FileID, parent: DeclarationIndex) -> TypeID {
        guard uses(of: name).contains(.localType) else { return .none }
        return localTypes[LocalKey(file: file, parent: parent, name: name)] ?? .none
    }

    // MARK: - Types that the project does not declare

    mutating func addExternal(_ type: TypeID, named name: Symbol) {
        note(.external, of: name)
        while externals.count <= name.rawValue { externals.append(.none) }
        externals[Int(name.rawValue)] = type
    }

    func external(named name: Symbol) -> TypeID {
        name.rawValue < externals.count ? externals[Int(name.rawValue)] : .none
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

    // MARK: - Members

    /// Puts a member in front of its overloads.
    ///
    /// - Returns: the member that was first before.
    mutating func addMember(_ member: MemberID, named name: Symbol, of owner: TypeID) -> MemberID {
        note(.member, of: name)
        let key = IntegerMap.key(owner.rawValue, name.rawValue)
        let previous = MemberID(rawValue: members.value(key))
        members.set(key, to: member.rawValue)
        return previous
    }

    func firstMember(named name: Symbol, of owner: TypeID) -> MemberID {
        MemberID(rawValue: members.value(IntegerMap.key(owner.rawValue, name.rawValue)))
    }
}
