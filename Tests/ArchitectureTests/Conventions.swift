@testable import Syntax

/// The house rules that can be read off the sources.
enum Conventions {
    static let maximumLines = 450

    /// Places at which a program may stop on something that a user's file can cause.
    static func traps(in file: RepositoryFile) -> [String] {
        forcedTries(in: file)
            + file.outline.code.compactMap { node in
                switch node.kind {
                case .forceUnwrap: "\(file.place(of: node.offset)) unwraps by force"
                case .forcedCast: "\(file.place(of: node.offset)) casts by force"
                case .identifier where file.outline.names.equals(node.name, "fatalError"):
                    "\(file.place(of: node.offset)) calls fatalError"
                default: nil
                }
            }
    }

    /// The outline keeps no `try`, so the tokens are asked.
    private static func forcedTries(in file: RepositoryFile) -> [String] {
        zip(file.tokens, file.tokens.dropFirst()).compactMap { first, second in
            first.kind == .tryKeyword && second.kind == .exclamation && first.end == second.offset
                ? "\(file.place(of: first.offset)) tries by force" : nil
        }
    }

    static func isTooLong(_ file: RepositoryFile) -> Bool {
        file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count > maximumLines
    }

    /// Names that say nothing about what something is for.
    static func emptyNames(in file: RepositoryFile) -> [String] {
        let stem = file.path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) } ?? ""
        let names = file.outline.declarations.filter { $0.kind.isNominalType || $0.kind == .typealias }
            .map { file.outline.names[$0.name] }
        return ([stem] + names).filter(saysNothing).map { "\(file.path): \($0)" }
    }

    private static func saysNothing(_ name: String) -> Bool {
        ["Manager", "Helper", "Helpers", "Utils", "Util", "Utilities", "Utility"].contains { name.hasSuffix($0) }
    }
}
