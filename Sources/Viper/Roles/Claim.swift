import ProjectGraph

/// A fact that speaks for a type's role. Numbers only: there is one for every other edge, and people ask for few.
struct Claim: Hashable, Sendable {
    enum Fact: Hashable, Sendable {
        case directive
        case suffix(RoleWord)
        case supertype(TypeID)
        case folder(RoleWord)
        case implements(TypeID)
        case isImplementedBy(TypeID)
        case isInherited(by: TypeID)
        case worksWith(TypeID)
        case isUsedBy(TypeID)
        case wires(RoleSet)
        case isPart(of: TypeID)
        case reaches(TypeID)
        case keepsFiles
        case usesKeychain
        case navigates
        case isRecord
        case isHandedOut(by: TypeID)
        case isMade(by: TypeID)
        case isKept(by: TypeID)
        case isShared
    }

    var role: Role
    var fact: Fact

    /// The type works with a database, files, the network or the device.
    var isOfDataAccess: Bool {
        switch fact {
        case .reaches, .keepsFiles, .usesKeychain: true
        default: false
        }
    }

    var kind: Evidence.Kind {
        switch fact {
        case .directive: .directive
        case .suffix, .isPart: .suffix
        case .supertype: .supertype
        case .folder: .folder
        case .implements, .isImplementedBy, .isInherited: .conformance
        case .worksWith, .isUsedBy, .navigates, .isShared: .collaboration
        case .wires, .isMade: .assembly
        case .reaches, .keepsFiles, .usesKeychain, .isRecord, .isHandedOut: .dataAccess
        case .isKept: .containment
        }
    }

    func text(in graph: ProjectGraph, _ words: RoleWordTable) -> String {
        switch fact {
        case .directive: "a comment says so"
        case .suffix(let word) where words[word].contains("*"): "its name reads \(RoleWord.shown(words[word]))"
        case .suffix(let suffix): "its name ends in \(words[suffix])"
        case .supertype(let type): "it is a \(graph[type].fullName)"
        case .folder(let folder): "it stands in the folder \(words[folder])"
        case .implements(let type): "it implements \(graph[type].fullName)"
        case .isImplementedBy(let type): "it is implemented by \(graph[type].fullName)"
        case .isInherited(let type): "\(graph[type].fullName) inherits from it"
        case .worksWith(let type): "it works with \(graph[type].fullName)"
        case .isUsedBy(let type): "it is used by \(graph[type].fullName)"
        case .isPart(let alias): "it is part of the composition \(graph[alias].fullName)"
        case .reaches(let type): "it works with \(graph[type].fullName)"
        case .keepsFiles: "it writes and reads files"
        case .usesKeychain: "it works with the Keychain"
        case .navigates: "it moves between screens"
        case .isRecord: "it is decoded or has an identity"
        case .isHandedOut(let type): "\(graph[type].fullName) hands it out"
        case .isMade(let type): "it is made by \(graph[type].fullName)"
        case .isKept(let type): "it is part of \(graph[type].fullName)"
        case .isShared: "all share one"
        case .wires(let roles): "it wires " + roles.map(\.rawValue).sorted().joined(separator: " and ")
        }
    }
}

/// The kinds of evidence that speak for a role: each counts once, however often it occurs.
struct EvidenceKinds: OptionSet, Sendable {
    let rawValue: UInt16

    init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    init(_ kind: Evidence.Kind) {
        rawValue = 1 << UInt16(kind.ordinal)
    }

    var score: Int { Self.scores[Int(rawValue)] }

    /// Of every set that there is.
    private static let scores = (0..<1 << Evidence.Kind.allCases.count).map { bits in
        Evidence.Kind.allCases.reduce(0) { bits & 1 << $1.ordinal == 0 ? $0 : $0 + $1.weight }
    }

    /// A suffix and a folder are only words: `APIRouter` in `Routers` routes no scenes. They do for models, whose place
    /// in a stack shows in nothing else.
    func isConvincing(for role: Role) -> Bool {
        guard score >= RoleAssignment.threshold else { return false }
        return !role.isPartOfStack || !subtracting([EvidenceKinds(.suffix), EvidenceKinds(.folder)]).isEmpty
    }
}
