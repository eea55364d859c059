import Viper

/// What a rule's option takes.
public enum OptionKind: Sendable, Hashable {
    case bool
    case integer
    /// A whole number, 0 or more.
    case count
    /// A whole number from 0 to 100.
    case percentage
    case string
    case strings
    /// Strings that names of members begin with, or with a `*` before them have further on: `did`, `*Did`.
    case namePatterns
    /// Strings that name types to be let pass.
    case types
    /// Strings that name frameworks, types of theirs (`URLSession`) or members of those (`Product.products`).
    case frameworkNames
    /// Strings that name roles.
    case roles
    /// Strings of the form `presenter -> entity`.
    case rolePairs
}

/// The value of a rule's option.
public enum OptionValue: Sendable, Hashable {
    case bool(Bool)
    case integer(Int)
    case string(String)
    case strings([String])
}

/// The values of a rule's options: what the team wrote, else what its dialect says.
public struct RuleOptions: Sendable, Equatable {
    private var values: [String: OptionValue]
    /// Whether every habit counts as kept, so that rules tell what they excuse as the team's way, too. So the older side of a change
    /// is asked: what stood there is not new because the others have changed.
    public var assumesHabits = false

    public init(_ values: [String: OptionValue] = [:]) {
        self.values = values
    }

    /// A list, or a single string; empty where the option isn't set.
    public func strings(_ name: String) -> [String] {
        switch values[name] {
        case .strings(let strings): strings
        case .string(let string): [string]
        default: []
        }
    }

    /// The roles of a list; what names none was told of when the configuration was read.
    public func roles(_ name: String) -> RoleSet { RoleSet(strings(name).compactMap(Role.init(rawValue:))) }

    /// The pairs of a list, `presenter -> entity`; what is none was told of when the configuration was read.
    public func rolePairs(_ name: String) -> Set<RolePair> { Set(strings(name).compactMap(RolePair.init)) }

    /// - Parameter value: what goes where the option isn't set.
    public func bool(_ name: String, default value: Bool) -> Bool {
        if case .bool(let written) = values[name] { written } else { value }
    }

    /// - Parameter value: what goes where the option isn't set.
    public func integer(_ name: String, default value: Int) -> Int {
        if case .integer(let written) = values[name] { written } else { value }
    }

    /// What the team does but for the option's percentage of exceptions.
    ///
    /// - Parameter value: what goes where the option isn't set.
    public func habit(_ name: String, default value: Int) -> Habit { habit(exceptions: integer(name, default: value)) }

    /// What the team does but for a percentage of exceptions.
    public func habit(exceptions: Int) -> Habit { assumesHabits ? .assumed : Habit(exceptions: exceptions) }
}
