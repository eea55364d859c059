/// One reason to take a type for a role; `viperlint explain` shows them all.
public struct Evidence: Sendable, Hashable {
    /// Reasons of one kind say the same thing twice, so they count once.
    public enum Kind: String, CaseIterable, Sendable {
        /// A `viperlint:role` comment.
        case directive
        /// A superclass or protocol of the dialect's vocabulary.
        case supertype
        case suffix
        case folder
        /// Implements or is implemented by a boundary protocol's other end.
        case conformance
        /// Holds, or is held by, a type of the neighbouring role.
        case collaboration
        /// How a type makes others, or is made.
        case assembly
        /// Works with what a framework has for data, or is a record of it.
        case dataAccess
        /// Is part of a model.
        case containment
    }

    public var kind: Kind
    /// In a few words, for people.
    public var text: String

    public init(kind: Kind, text: String) {
        self.kind = kind
        self.text = text
    }
}

extension Evidence.Kind {
    /// How much a reason of the kind weighs; ``RoleAssignment/threshold`` is what a role takes.
    var weight: Int {
        switch self {
        case .directive: 100
        case .supertype, .containment: 3
        case .suffix, .conformance, .collaboration, .assembly, .dataAccess: 2
        case .folder: 1
        }
    }

    var ordinal: Int {
        switch self {
        case .directive: 0
        case .supertype: 1
        case .suffix: 2
        case .folder: 3
        case .conformance: 4
        case .collaboration: 5
        case .assembly: 6
        case .dataAccess: 7
        case .containment: 8
        }
    }
}

/// The role that a type was given, and why.
public struct RoleAssignment: Sendable, Hashable {
    public var role: Role
    public var evidence: [Evidence]

    public init(role: Role, evidence: [Evidence]) {
        self.role = role
        self.evidence = evidence
    }

    /// A name and one fact that agrees with it.
    static let threshold = 3

    var score: Int { evidence.reduce(into: EvidenceKinds()) { $0.insert(EvidenceKinds($1.kind)) }.score }

    /// What the evidence lacks to convince, as the end of a sentence; nil where it lacks nothing.
    public var missing: String? {
        let kinds = evidence.reduce(into: EvidenceKinds()) { $0.insert(EvidenceKinds($1.kind)) }
        if kinds.isConvincing(for: role) { return nil }
        return role.isPartOfStack || role.isBoundary
            ? "nothing else agrees: no supertype that the dialect names, no part of a stack that it works with, implements or wires"
            : "nothing else agrees: no supertype that the dialect names, no folder, nobody of a stack who uses it"
    }

    /// From 0 to 1.
    public var confidence: Double { min(1, Double(score) / 8) }
}
