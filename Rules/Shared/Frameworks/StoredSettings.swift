import ProjectGraph
import Syntax
import Viper

// What a view of SwiftUI keeps by `@AppStorage`.

extension VIPERProject {
    /// `@AppStorage("isLarge") private var isLarge = false`: how a view likes to be seen may be kept by nobody else.
    func isOwnSetting(_ edge: Edge) -> Bool {
        graph[edge.to].fullName == "AppStorage" && edge.member.exists && graph.declaration(of: edge.member).modifiers.isPrivate
    }

    /// Whether it certainly is about the view alone: it is called after how something looks, whatever its value (`fontSize`,
    /// `sortOrder`, `selectedTab`), or is true or false. Who is signed in, and what for, is never the view's (`isLoggedIn`, `isPro`).
    func isMatterOfLooks(_ edge: Edge) -> Bool {
        guard isOwnSetting(edge) else { return false }
        let words = label(of: edge.member).words
        if words.contains(where: Self.wordsOfSessions.contains) { return false }
        if words.contains(where: Self.wordsOfLooks.contains) { return true }
        let (declaration, outline) = (graph.declaration(of: edge.member), graph.outline(of: graph[edge.member].file))
        return declaration.initialValue.exists && outline[declaration.initialValue].kind == .booleanLiteral
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
