@testable import Syntax

/// Which public declarations lack a doc comment.
///
/// Left out is what has nothing to say beyond its name: cases, memberwise initialisers, the constants of an option set,
/// and what a protocol asks for (its requirement is documented, or the standard library's).
struct Documentation {
    /// The members that a protocol of this repository, or a common one, asks for.
    private let requirements: Set<String>

    private static let standardRequirements: Set<String> = [
        "description", "debugDescription", "rawValue", "hash", "==", "<", "encode", "next", "allCases", "errorDescription",
        "init",
    ]

    init(_ files: [RepositoryFile]) {
        var requirements = Self.standardRequirements
        for file in files {
            for declaration in file.outline.declarations
            where declaration.parent.exists && file.outline[declaration.parent].kind == .protocol {
                requirements.insert(file.outline.names[declaration.name])
            }
        }
        self.requirements = requirements
    }

    func undocumented(in file: RepositoryFile) -> [String] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return file.outline.declarations.filter { needsComment($0, in: file.outline) && !hasComment($0, in: file, lines) }
            .map { "\(file.place(of: $0.offset)): \($0.kind.keyword) \(file.outline.names[$0.name])" }
    }

    private func needsComment(_ declaration: Declaration, in outline: Outline) -> Bool {
        guard !declaration.modifiers.isDisjoint(with: [.public, .open]), !declaration.traits.contains(.local),
            declaration.modifiers.isDisjoint(with: .override)
        else { return false }
        switch declaration.kind {
        case .class, .struct, .enum, .protocol, .actor, .typealias, .macro: return true
        case .func: return !requirements.contains(outline.names[declaration.name])
        default: return false
        }
    }

    /// A doc comment ends on the line above the declaration and its attributes.
    private func hasComment(_ declaration: Declaration, in file: RepositoryFile, _ lines: [Substring]) -> Bool {
        var line = file.outline.lines.position(of: declaration.offset).line - 2
        while lines.indices.contains(line) {
            let text = lines[line].drop { $0 == " " }
            if text.hasPrefix("///") || text.hasSuffix("*/") { return true }
            guard text.hasPrefix("@") || text.hasPrefix("#") else { return false }
            line -= 1
        }
        return false
    }
}
