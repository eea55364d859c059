/// A symbol of the compiler's, by its place in ``CompilerIndex/symbols``.
typealias SymbolNumber = Int

/// What a compiler wrote down about the files of one package while it built them.
struct CompilerIndex {
    struct Symbol {
        var usr: String
        var name: String
        var kind: Kind
        /// What an accessor, operator, subscript or parameter is; see `indexstore_symbol_subkind_t`.
        var subkind: Int32

        var isAccessor: Bool { subkind == 3 || subkind == 4 || (1000...1003).contains(subkind) || (1014...1018).contains(subkind) }
        var isOperator: Bool { (1008...1010).contains(subkind) }
        var isType: Bool { kind == .enum || kind == .struct || kind == .class || kind == .protocol }
        /// A written `typealias`; associated types and generic parameters are filed under the same kind.
        var isAlias: Bool { kind == .alias && subkind == 0 }
    }

    /// `indexstore_symbol_kind_t`, as far as it matters.
    enum Kind: Int32 {
        case other = 0
        case module = 1
        case `enum` = 5
        case `struct` = 6
        case `class` = 7
        case `protocol` = 8
        case `extension` = 9
        case alias = 11
        case function = 12
        case variable = 13
        case enumCase = 15
        case instanceMethod = 16
        case classMethod = 17
        case staticMethod = 18
        case instanceProperty = 19
        case classProperty = 20
        case staticProperty = 21
        case initializer = 22
        case deinitializer = 23
        case parameter = 25
    }

    /// `indexstore_symbol_role_t`, as far as it matters.
    struct Roles: OptionSet {
        let rawValue: UInt64

        static let definition = Roles(rawValue: 1 << 1)
        static let reference = Roles(rawValue: 1 << 2)
        static let call = Roles(rawValue: 1 << 5)
        static let implicit = Roles(rawValue: 1 << 8)
        static let childOf = Roles(rawValue: 1 << 9)
        static let baseOf = Roles(rawValue: 1 << 10)
        static let extendedBy = Roles(rawValue: 1 << 14)
    }

    struct Occurrence {
        var symbol: SymbolNumber
        var roles: Roles
        /// 1-based; the column counts UTF-8 bytes.
        var line: Int
        var column: Int
        var relations: [(roles: Roles, symbol: SymbolNumber)]

        func related(_ role: Roles) -> SymbolNumber? {
            relations.first { $0.roles.contains(role) }?.symbol
        }
    }

    private(set) var symbols: [Symbol] = []
    /// By the file's path.
    private(set) var occurrences: [String: [Occurrence]] = [:]
    /// Declared by the package itself.
    private(set) var defined: Set<SymbolNumber> = []
    /// What a member is declared in: a type or an extension.
    private(set) var parents: [SymbolNumber: SymbolNumber] = [:]
    /// What an extension extends.
    private(set) var extended: [SymbolNumber: SymbolNumber] = [:]
    private var numbers: [String: SymbolNumber] = [:]

    mutating func number(of symbol: @autoclosure () -> Symbol, usr: String) -> SymbolNumber {
        if let known = numbers[usr] { return known }
        symbols.append(symbol())
        numbers[usr] = symbols.count - 1
        return symbols.count - 1
    }

    mutating func add(_ occurrence: Occurrence, in path: String) {
        occurrences[path, default: []].append(occurrence)
        if occurrence.roles.contains(.definition) {
            defined.insert(occurrence.symbol)
            if let parent = occurrence.related(.childOf) { parents[occurrence.symbol] = parent }
        }
        if let part = occurrence.related(.extendedBy) { extended[part] = occurrence.symbol }
    }

    /// The package's own type that a symbol is declared in.
    func declaringType(of symbol: SymbolNumber) -> SymbolNumber? {
        parents[symbol].flatMap { ownType($0) }
    }

    /// The package's own type that a type or extension is a part of.
    func ownType(_ symbol: SymbolNumber) -> SymbolNumber? {
        let type = extended[symbol] ?? symbol
        return symbols[type].isType && defined.contains(type) ? type : nil
    }
}
