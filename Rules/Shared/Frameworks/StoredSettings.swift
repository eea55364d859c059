import ProjectGraph
import RuleKit
import Syntax
import Viper

// What a view of SwiftUI keeps by `@AppStorage`, and others by a wrapper of the team's own.

extension VIPERProject {
    /// `@AppStorage("isLarge") var isLarge = false`: how a view likes to be seen may be kept by nobody else. Who omits `private` hands it to nobody.
    func isOwnSetting(_ edge: Edge) -> Bool {
        graph[edge.to].fullName == "AppStorage" && edge.member.exists && !graph.declaration(of: edge.member).modifiers.contains(.public)
    }

    /// Whether it certainly is about the view alone: it is called after how something looks, whatever its value (`fontSize`,
    /// `sortOrder`, `selectedTab`), or is true or false. Who is signed in, and what for, is never the view's (`isLoggedIn`, `isPro`).
    func isMatterOfLooks(_ edge: Edge) -> Bool {
        isOwnSetting(edge) && isCalledAfterLooks(edge.member)
    }

    fileprivate func isCalledAfterLooks(_ property: MemberID) -> Bool {
        let words = label(of: property).words
        if words.contains(where: Self.wordsOfSessions.contains) { return false }
        if words.contains(where: Self.wordsOfLooks.contains) { return true }
        let (declaration, outline) = (graph.declaration(of: property), graph.outline(of: graph[property].file))
        return declaration.initialValue.exists && outline[declaration.initialValue].kind == .booleanLiteral
            || declaration.type.exists && outline.names.equals(outline[declaration.type].name, "Bool")
    }

    private static let wordsOfLooks: Set<String> = [
        "accent", "appearance", "color", "colors", "colour", "colours", "column", "columns", "dark", "density", "filter", "font", "grid", "layout", "palette",
        "scale", "scheme", "sidebar", "size", "sort", "sorted", "sorting", "style", "tab", "theme", "tint", "zoom",
    ]

    private static let wordsOfSessions: Set<String> = [
        "authenticated", "logged", "login", "paid", "password", "premium", "pro", "purchased", "session", "signed",
        "subscribed", "subscription", "token", "unlocked", "username",
    ]
}

// MARK: - Wrappers of one's own

extension UnnamedFrameworkUses {
    /// `@UserDefault("loans") private var loans: [String]`, where `UserDefaults` are kept from a role and the team's own wrapper reads and sets
    /// them; the first of each type. A wrapper that interactors use as well is data access, and skipped-layer tells of it.
    func wrappers() -> [Violation] {
        guard project.graph.symbols.symbol(of: "propertyWrapper") != nil else { return [] }
        let wrappers = Set(project.ownTypes.filter { type in
            project.graph.isPropertyWrapper(type) && project.role(of: type)?.isDataAccess != true && setting(behind: type) != nil
        })
        if wrappers.isEmpty { return [] }
        return [Role.view, .presenter].flatMap { role -> [Violation] in
            guard bans.bans(role).contains("UserDefaults") else { return [] }
            return project.types(role).compactMap { type in
                guard project.isJudged(type, as: role) else { return nil }
                let uses = project.graph.edges(from: type).filter { edge in
                    edge.position == .attribute && edge.member.exists && wrappers.contains(edge.to) && (role != .view || !project.isCalledAfterLooks(edge.member))
                }
                return uses.min { $0.site < $1.site }.map { violation(uses, $0, role: role) }
            }
        }
    }

    private func setting(behind wrapper: TypeID) -> TypeID? {
        project.graph.edges(from: wrapper).first { edge in
            project.graph[edge.to].isExternal && FrameworkPurposes.settingsStores.contains(project.graph[edge.to].fullName)
        }?.to
    }

    private func violation(_ uses: [Edge], _ first: Edge, role: Role) -> Violation {
        let (wrapper, store) = (project.name(first.to), setting(behind: first.to).map(project.name) ?? "UserDefaults")
        return Violation(
            site: first.site, from: first.from, to: first.to, subject: wrapper,
            message: "\(project.phrase(first.from)) keeps '\(project.label(of: first.member))' in \(store) by @\(wrapper)",
            because: "\(store) is kept from \(role.phrase), and so is a wrapper that does the same: where data is kept is known to data access alone.",
            help: FrameworkAdvice(project: project).helpOnData(role, of: first.from), isUncertain: true,
            repetitions: uses.filter { $0 != first }.map { Violation.Repetition($0) })
    }
}
