/// What belongs to each of some roles.
///
/// There are so few roles that no hash is needed: the values stand in the order of the roles, each behind those of the
/// roles before it.
public struct RoleTable<Value> {
    private var roles: RoleSet = []
    private var values: [Value] = []

    /// Of no role.
    public init() {}

    /// Whether no role has a value.
    public var isEmpty: Bool { values.isEmpty }

    /// How many roles have a value.
    public var count: Int { values.count }

    /// The value of a role; nil where it has none, and to take it away.
    public subscript(role: Role) -> Value? {
        get { roles.contains(role) ? values[roles.count(before: role)] : nil }
        set {
            let place = roles.count(before: role)
            switch (roles.contains(role), newValue) {
            case (true, let value?): values[place] = value
            case (false, let value?):
                roles.insert(role)
                values.insert(value, at: place)
            case (true, nil):
                roles.remove(role)
                values.remove(at: place)
            case (false, nil): break
            }
        }
    }

    /// The value of a role; where it has none, the one that is given.
    public subscript(role: Role, default value: @autoclosure () -> Value) -> Value {
        get { self[role] ?? value() }
        set { self[role] = newValue }
    }

    /// The table with the values of another laid over it.
    /// - Parameter combine: for a role that has a value in both.
    public func merging(_ other: RoleTable, uniquingKeysWith combine: (Value, Value) -> Value) -> RoleTable {
        var merged = self
        for (role, value) in other { merged[role] = self[role].map { combine($0, value) } ?? value }
        return merged
    }
}

extension RoleTable: Sequence {
    /// In the order of the list of all roles.
    public func makeIterator() -> Zip2Sequence<RoleSet, [Value]>.Iterator { zip(roles, values).makeIterator() }
}

extension RoleTable: ExpressibleByDictionaryLiteral {
    /// Of what is written for one role twice, the last goes.
    public init(dictionaryLiteral elements: (Role, Value)...) {
        for (role, value) in elements { self[role] = value }
    }
}

extension RoleTable: Sendable where Value: Sendable {}
extension RoleTable: Equatable where Value: Equatable {}
