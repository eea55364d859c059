extension Contract {
    /// The contract as one sentence, without a closing full stop.
    public var sentence: String {
        let (from, to) = (TypeSelection.phrase(from), wanted)
        let rest = exceptions.isEmpty ? "" : ", except any \(TypeSelection.phrase(exceptions))"
        switch demand {
        case .forbid: return "no \(from) \(verb) any \(to)\(rest)"
        case .allow: return "each \(from) \(verb) nothing but \(to)\(rest)"
        case .require: return "every \(from) \(verb) some \(to)\(rest)"
        }
    }

    /// What ``to`` selects; where imports are meant, frameworks go by their names alone.
    private var wanted: String {
        guard edges.contains(.imports) else { return TypeSelection.phrase(to) }
        return to.map { $0.isOfWholeFrameworks ? $0.frameworkNames : $0.phrase }.joined(separator: ", or ")
    }

    /// What the kinds of edges say, in the third person: `holds or creates`.
    public var verb: String {
        if edges == EdgeKind.usual { return "depends on" }
        return TypeSelection.alternatives(edges.map(\.verb))
    }
}

extension Contract.EdgeKind {
    fileprivate var verb: String {
        switch self {
        case .holdsStrongly: "strongly holds"
        case .inherits: "inherits from"
        case .conforms: "conforms to"
        case .names, .holds, .creates, .calls, .imports: rawValue
        }
    }
}

extension TypeSelection {
    /// The selections as a noun without its article: `entity or gateway of module Core*`.
    public static func phrase(_ selections: [TypeSelection]) -> String {
        selections.map(\.phrase).joined(separator: ", or ")
    }

    /// Likewise.
    public var phrase: String {
        let kinds = Self.alternatives(kinds.map(\.rawValue))
        let roles = Self.alternatives(roles.map { $0.rawValue.replacing("-", with: " ") })
        var words = [roles.isEmpty ? (kinds.isEmpty ? "type" : kinds) : roles]
        if !roles.isEmpty, !kinds.isEmpty { words.append("that is \(kinds.hasPrefix("e") || kinds.hasPrefix("a") ? "an" : "a") \(kinds)") }
        if let moduleRelation { words.append(moduleRelation == .same ? "of the same module" : "of another module") }
        words += Property.allCases.compactMap { property in
            patterns[property].map { property.preposition + Self.alternatives($0.map(\.value.text)) }
        }
        if !exclusions.isEmpty { words.append("that is no \(Self.phrase(exclusions))") }
        return words.joined(separator: " ")
    }

    /// `UIKit or AppKit`
    public var frameworkNames: String { Self.alternatives(patterns[.framework]?.map(\.value.text) ?? []) }

    static func alternatives(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension TypeSelection.Property {
    fileprivate var preposition: String {
        switch self {
        case .module: "of module "
        case .target: "of target "
        case .name: "named "
        case .path: "in "
        case .conformsTo: "conforming to "
        case .attribute: "marked @"
        case .framework: "of "
        }
    }
}
