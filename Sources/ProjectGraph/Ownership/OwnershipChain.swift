import Syntax

/// A chain of strong holds: each type keeps the next one alive. In a cycle, the last one is the first.
public struct OwnershipChain: Sendable {
    /// A step of the chain.
    public struct Step: Sendable {
        public var hold: ProjectGraph.Hold
        /// The type of the instance that holds.
        public var holder: TypeID
        /// The type of what is held: a conformer where the property is typed by a protocol.
        public var held: TypeID
    }

    /// Whether the code tells that the chain holds whenever its parts are there.
    public enum Certainty: Sendable, Equatable {
        case certain
        case possible(Doubt)
    }

    /// Why a chain may not hold.
    public enum Doubt: Sendable, Equatable {
        /// What stands in a property may be of another type, which doesn't lead on.
        case otherCandidates(MemberID)
        /// A property is set to nil again.
        case letGo(MemberID)
        /// Nobody puts anything into a property.
        case unset(MemberID)
    }

    /// The first holder's hold first.
    public var steps: [Step]
    public var certainty: Certainty

    public var isCertain: Bool { certainty == .certain }

    /// The same cycle, told from another of its steps on.
    public func beginning(at step: Int) -> OwnershipChain {
        OwnershipChain(steps: Array(steps[step...] + steps[..<step]), certainty: certainty)
    }
}
