import Syntax

/// Which types and members a name may mean, by the type they are declared in.
struct NameIndex: Sendable {
    private struct Key: Hashable {
        var owner: TypeID
        var name: Symbol
    }

    /// Types by their outer type; `none` is the top level.
    private var types: [Key: [TypeID]] = [:]
    private var firstMembers: [Key: MemberID] = [:]
    /// Types declared in a function body, by file and by the declaration that they stand in.
    private var localTypes: [LocalKey: TypeID] = [:]

    private struct LocalKey: Hashable {
        var file: FileID
        var parent: DeclarationIndex
        var name: Symbol
    }

    mutating func add(_ type: TypeID, named name: Symbol, in outer: TypeID?) {
        types[Key(owner: outer ?? .none, name: name), default: []].append(type)
    }

    func types(named name: Symbol, in outer: TypeID?) -> [TypeID] {
        types[Key(owner: outer ?? .none, name: name)] ?? []
    }

    mutating func addLocal(_ type: TypeID, named name: Symbol, file: FileID, parent: DeclarationIndex) {
        localTypes[LocalKey(file: file, parent: parent, name: name)] = type
    }

    func localType(named name: Symbol, file: FileID, parent: DeclarationIndex) -> TypeID? {
        localTypes.isEmpty ? nil : localTypes[LocalKey(file: file, parent: parent, name: name)]
    }

    /// Puts a member in front of its overloads.
    ///
    /// - Returns: the member that was first before.
    mutating func addMember(_ member: MemberID, named name: Symbol, of owner: TypeID) -> MemberID {
        let key = Key(owner: owner, name: name)
        let previous = firstMembers[key] ?? .none
        firstMembers[key] = member
        return previous
    }

    func firstMember(named name: Symbol, of owner: TypeID) -> MemberID? {
        firstMembers[Key(owner: owner, name: name)]
    }
}
