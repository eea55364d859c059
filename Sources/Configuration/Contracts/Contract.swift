/// A rule that a team writes itself: which types may, must not or have to depend on which others.
public struct Contract: Sendable, Equatable {
    /// What is asked of the edges between the two selections.
    public enum Demand: String, CaseIterable, Sendable {
        /// No type of the first depends on one of the second.
        case forbid
        /// Whatever the types of the first depend on in this way is one of the second.
        case allow
        /// Each type of the first depends on at least one of the second.
        case require
    }

    /// A way in which one type depends on another.
    public enum EdgeKind: String, CaseIterable, Sendable {
        /// Its name stands there, in any position: all of the others but calls and imports are among it.
        case names
        case holds
        case holdsStrongly = "holds-strongly"
        case creates
        /// A member that the project declares is called.
        case calls
        case inherits
        case conforms
        /// The file in which the type is declared imports a module.
        case imports

        /// What goes where a contract names none.
        public static let usual = allCases.filter { $0 != .imports }
    }

    /// Goes as the rule's id in findings.
    public var id: String
    public var demand: Demand
    /// A type that one of them selects.
    public var from: [TypeSelection]
    /// Likewise.
    public var to: [TypeSelection]
    public var edges: [EdgeKind]
    /// The types of ``from`` that the contract does not hold for.
    public var exceptions: [TypeSelection]
    /// Why the team wants it so.
    public var because: String
    public var severity: RuleSeverity
    /// 1-based, of the contract's first key.
    public var line: Int

    public init(
        id: String, demand: Demand, from: [TypeSelection], to: [TypeSelection], edges: [EdgeKind] = EdgeKind.usual,
        exceptions: [TypeSelection] = [], because: String, severity: RuleSeverity = .error, line: Int = 1
    ) {
        self.id = id
        self.demand = demand
        self.from = from
        self.to = to
        self.edges = edges
        self.exceptions = exceptions
        self.because = because
        self.severity = severity
        self.line = line
    }

    /// Every selection that is written at the contract, without those inside them.
    public var selections: [TypeSelection] { from + to + exceptions }

    /// A pattern of paths that is written somewhere in the contract; paths mean something in one repository only.
    public var firstPath: Located<PathPattern>? { selections.lazy.compactMap(\.firstPath).first }
}
