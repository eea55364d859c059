import LintConfiguration
import ProjectGraph
import RuleKit
import Viper

/// Words of the configuration that nothing in the code is called: whoever wrote one believes that it counts.
extension TeamConfiguration {
    /// What is told of them; most configurations have none. What a dialect says as well is only repeated, and none of the team's
    /// making.
    func notes(onWordsUnusedIn project: VIPERProject, beside dialect: DialectLibrary.Entry?) -> [String] {
        let words = configuration.words.prefix(Self.mostWords).filter { !Self.says($0.value, dialect) }
        if words.isEmpty { return [] }
        let names = NamesInCode(project)
        let unused = words.filter { !names.has($0.value) }.map { $0.told(in: path, Self.note(on: $0.value)) }
        let rest = unused.count - Self.shownWords
        return rest > 0 ? unused.prefix(Self.shownWords) + ["nor does anything match \(rest) more \(rest == 1 ? "word" : "words") of \(path)"] : unused
    }

    /// Rules that the team has switched on, and that can find nothing as long as something else isn't said.
    func notes(onIdleAmong rules: [any Rule], set settings: [String: RuleSetting], _ dialect: Dialect) -> [String] {
        if configuration.rules.isEmpty { return [] }
        return rules.compactMap { rule in
            let id = rule.metadata.id
            guard let written = configuration.rules[id], let severity = written.severity, severity != .off,
                let word = rule.missingWord(dialect, options: RuleOptions(settings[id]?.options ?? [:]))
            else { return nil }
            return "\(path):\(written.line): '\(id)' is on, and finds nothing without \(word)"
        }
    }

    private static let shownWords = 5
    /// Nobody writes as many, and each is looked for among all types.
    private static let mostWords = 1_000

    private static func says(_ word: WrittenWord, _ dialect: DialectLibrary.Entry?) -> Bool {
        guard let dialect else { return false }
        func words(_ role: Role) -> Vocabulary { dialect.dialect.vocabulary[role] ?? Vocabulary() }
        func options(_ rule: String, _ option: String) -> [String] {
            if case .strings(let list)? = dialect.rules[rule]?.options[option] { list } else { [] }
        }
        return switch word.subject {
        case .name(let role): words(role).suffixes.contains(word.text) || words(role).synonyms.contains(word.text)
        case .supertype(let role): words(role).supertypes.contains(word.text)
        case .folder(let role): words(role).folders.contains(word.text)
        case .allowedType(let rule, let option), .allowedRoles(let rule, let option), .frameworkName(let rule, let option):
            options(rule, option).contains(word.text)
        }
    }

    private static func note(on word: WrittenWord) -> String {
        switch word.subject {
        case .name(let role): "no type is called '\(word.text.contains("*") ? word.text : "*" + word.text)', so the word finds no \(role.rawValue)"
        case .supertype(let role): "no type is called '\(word.text)', so the word finds no \(role.rawValue)"
        case .folder(let role): "no folder is called '*\(word.text)', so the word finds no \(role.rawValue)"
        case .allowedType(let rule, _): "no type is called '\(word.text)', so there is nothing that '\(rule)' would have to allow"
        case .frameworkName(let rule, _):
            "no framework or type is known as '\(word.text)', so there is nothing that '\(rule)' would look for\(Suggestion.question(for: word.text, among: Framework.allCases.map(\.rawValue)))"
        case .allowedRoles(let rule, _): "the code lacks one of the two roles of '\(word.text)', so there is nothing that '\(rule)' would have to allow"
        }
    }
}

/// What words of a configuration are looked up in.
private struct NamesInCode {
    /// Of the project's types, without the types around them.
    private let types: Set<String>
    /// Of all types that are named in the code, with the types around them.
    private let all: Set<String>
    private let folders: Set<Substring>
    private let roles: RoleSet
    private let modules: Set<String>

    init(_ project: VIPERProject) {
        let graph = project.graph
        // `LoanServiceImpl` is found by `Service` as well.
        types = Set(graph.projectTypes.map { graph.symbols[graph[$0].name] }.flatMap { name in
            [name] + ["Impl", "Implementation"].filter { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
        })
        all = Set(graph.types.map(\.fullName))
        modules = Set(graph.files.indices.flatMap { project.imports(of: FileID($0)).map(\.module) })
        folders = Set(graph.files.flatMap { $0.path.split(separator: "/").dropLast() })
        roles = graph.projectTypes.reduce(into: []) { roles, type in
            guard let role = project.role(of: type) else { return }
            roles.insert(role)
            roles.insert(role.reached)
        }
    }

    func has(_ word: WrittenWord) -> Bool {
        switch word.subject {
        case .name: isName(word.text)
        case .supertype, .allowedType: all.contains(word.text) || types.contains(word.text)
        case .folder: folders.contains { $0.hasSuffix(word.text) }
        case .frameworkName: isOfFramework(word.text)
        case .allowedRoles: RolePair(word.text).map { roles.contains($0.from) && roles.contains($0.to) } ?? true
        }
    }

    /// `UIKit`, `URLSession`, and `Product.products` by what stands before the member.
    private func isOfFramework(_ word: String) -> Bool {
        let first = word.prefix { $0 != "." }
        let isModule = Framework(rawValue: String(first)) != nil || modules.contains(String(first))
        return isModule || FrameworkCatalogue.type(named: first) != nil || all.contains(String(first))
    }

    private func isName(_ word: String) -> Bool {
        let parts = word.split(separator: "*", maxSplits: 1, omittingEmptySubsequences: false)
        guard let ending = parts.last else { return true }
        let beginning = parts.count > 1 ? parts[0] : ""
        return types.contains { name in
            name.utf8.count >= beginning.utf8.count + ending.utf8.count && name.hasSuffix(ending) && name.hasPrefix(beginning)
        }
    }
}
