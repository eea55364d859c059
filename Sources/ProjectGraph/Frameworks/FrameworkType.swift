/// A type that a framework declares, as the catalogue lists it.
///
/// A value of this type is a view into the static tables: it owns no memory, and names become strings only when asked
/// for.
public struct FrameworkType: Sendable {
    /// How Swift imports or declares the type.
    public enum Kind: Sendable {
        case `class`, `struct`, `enum`, `protocol`, `actor`
        /// A type alias; what it stands for is `FrameworkType.aliasTarget`.
        case alias
    }

    public let framework: Framework
    public let kind: Kind
    private let table: FrameworkTable
    private let line: FrameworkTable.Line

    /// Nil if the line isn't of the tables' form.
    init?(table: FrameworkTable, line: FrameworkTable.Line) {
        let kind: Kind
        switch table.string(line.kind) {
        case "class": kind = .class
        case "struct": kind = .struct
        case "enum": kind = .enum
        case "protocol": kind = .protocol
        case "actor": kind = .actor
        case "alias": kind = .alias
        default: return nil
        }
        self.framework = table.framework
        self.kind = kind
        self.table = table
        self.line = line
    }

    /// The name as Swift writes it, with the types around it: `UITableView.Style`.
    public var name: String { table.string(line.name) }

    /// The superclass first, then protocols, as far as they matter to a reader of architecture. Empty for an alias.
    /// Not every conformance is listed, so that a missing protocol proves nothing; a superclass is always there.
    public var supertypes: [String] {
        kind == .alias ? [] : table.string(line.rest).split(separator: " ").map(String.init)
    }

    /// What an alias stands for, in Swift's syntax: a name (`Double`), a composition (`Decodable & Encodable`) or
    /// another type expression (`(UIAction) -> Void`). Nil for anything but an alias.
    public var aliasTarget: String? {
        kind == .alias ? table.string(line.rest) : nil
    }

    /// The type that a chain of aliases ends at, as far as the catalogue knows it; the type itself if it is no alias.
    public var resolvingAlias: FrameworkType {
        var type = self
        // A bound instead of a set of the visited: the longest chain has three links.
        for _ in 0..<8 {
            guard let target = type.aliasTarget, let next = FrameworkCatalogue.type(named: target) else { break }
            type = next
        }
        return type
    }
}
