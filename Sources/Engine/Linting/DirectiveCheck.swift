import Configuration
import Diagnostics
import ProjectGraph
import Syntax
import Viper

/// Comments that are addressed to this tool and that it can't follow: whoever wrote one believes that it counts.
enum DirectiveCheck {
    static func problems(in file: SourceFile) -> [Report.Problem] {
        file.outline.directives.compactMap { directive in
            guard let message = fault(in: directive) else { return nil }
            let (line, column) = file.outline.lines.position(of: directive.offset)
            return Report.Problem(path: file.path, line: line, column: column, message: message)
        }
    }

    private static func fault(in directive: Directive) -> String? {
        let words = directive.text.split { $0 == " " || $0 == "\t" }.map(String.init)
        guard words.first == "role" else {
            return "there is no directive '\(words.first ?? "")'\(suggestion(words.first, among: ["role"]))"
        }
        guard words.count > 1 else { return "the directive 'role' names no role" }
        let roles = Role.allCases.map(\.rawValue)
        return roles.contains(words[1]) ? nil : "there is no role '\(words[1])'\(suggestion(words[1], among: roles))"
    }

    private static func suggestion(_ written: String?, among known: [String]) -> String {
        written.flatMap { Suggestion.closest(to: $0, among: known) }.map { "; did you mean '\($0)'?" } ?? ""
    }
}
