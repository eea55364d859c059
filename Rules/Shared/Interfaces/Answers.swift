import ProjectGraph
import RuleKit
import Syntax
import Viper

/// How methods answer.
final class Answers {
    private let project: VIPERProject
    /// What closures are called; most calls need none.
    private lazy var aliases = Dictionary(
        project.graph.types.filter { $0.kind == .alias }.compactMap { type in type.alias.map { (type.name, $0) } }) { first, _ in first }

    init(project: VIPERProject) {
        self.project = project
    }

    /// Whether a method is an interactor's to call: it answers later, is about records, or says of itself that it fetches or keeps,
    /// and is awaited or one of those who do. `appearance.update(for: .dark)` fetches nothing.
    func isWork(_ member: MemberID) -> Bool {
        if isLater(member) || isOfRecords(member) { return true }
        guard isNamedAsWork(member), !project.graph.symbols[project.graph[member].name].begins(withWord: "load") else { return false }
        return project.graph.declaration(of: member).traits.contains(.async)
            || project.graph[project.graph[member].owner].members.contains { isLater($0) || isOfRecords($0) }
    }

    /// Whether a method of who keeps records changes what is kept, is told nothing and answers nothing: `clear()`, `removeAllOrders()`.
    func isChange(_ member: MemberID) -> Bool {
        let declaration = project.graph.declaration(of: member)
        guard declaration.kind == .func, !declaration.type.exists, declaration.parameters.isEmpty else { return false }
        let name = project.graph.symbols[project.graph[member].name]
        return Self.changes.contains { name.begins(withWord: $0) }
            && project.graph[project.graph[member].owner].members.contains { isLater($0) || isOfRecords($0) }
    }

    /// Whether a method is handed something that is kept where a framework keeps data: `add(_ symbol: String)` of what writes to `UserDefaults`.
    func isKeeping(_ member: MemberID) -> Bool {
        let (declaration, owner) = (project.graph.declaration(of: member), project.graph[member].owner)
        guard declaration.kind == .func, !declaration.type.exists, !declaration.parameters.isEmpty else { return false }
        let name = project.graph.symbols[project.graph[member].name]
        return Self.keepings.contains { name.begins(withWord: $0) } && ([owner] + project.conformers[owner]).contains { project.worksWithData($0) }
    }

    private static let keepings = ["add", "append", "insert", "remove", "store"]

    private static let changes = ["clear", "empty", "erase", "removeAll"]

    /// Whether a method says of itself that it fetches or keeps something.
    func isNamedAsWork(_ member: MemberID) -> Bool {
        project.graph[member].kind == .func && Self.isWork(project.graph.symbols[project.graph[member].name])
    }

    static func isWork(_ name: String) -> Bool { verbs.contains { name.begins(withWord: $0) } }

    private static let verbs = ["delete", "download", "fetch", "load", "reload", "refresh", "save", "sync", "synchronize", "update", "upload"]

    /// Whether a method answers by a closure, by a stream, or to whoever awaits it, and with more than yes or no.
    func isLater(_ member: MemberID) -> Bool {
        let declaration = project.graph.declaration(of: member)
        guard declaration.kind == .func else { return false }
        let outline = project.graph.outline(of: project.graph[member].file)
        return declaration.traits.contains(.async) && isData(declaration.type, in: outline)
            || outline.parameters(of: declaration).contains { takesAnswer($0.type, in: outline, depth: 0) }
            || declaration.type.exists && Self.streams.contains { outline.names.equals(outline[declaration.type].name, $0) }
    }

    /// Whether it lists records of the project's, finds one or takes one: `all() -> [Loan]`, `loan(id: ID) -> Loan?`,
    /// `save(_ loan: Loan)`. `currentUser() -> User?` only tells what the app is in.
    func isOfRecords(_ member: MemberID) -> Bool {
        let declaration = project.graph.declaration(of: member)
        guard declaration.kind == .func else { return false }
        let outline = project.graph.outline(of: project.graph[member].file)
        let isFetch = !declaration.parameters.isEmpty || declaration.type.exists && outline[declaration.type].kind == .array
        return project.graph.edges(from: project.graph[member].owner).contains { edge in
            edge.member == member && edge.isSignature && (edge.position == .parameter || edge.position == .result && isFetch)
                && project.isRecord(edge.to)
        }
    }

    private static let streams: [StaticString] = [
        "AnyPublisher", "AsyncStream", "AsyncThrowingStream", "Completable", "Driver", "Future", "Maybe", "Observable", "Promise", "Single",
    ]

    private func isData(_ type: TypeIndex, in outline: Outline) -> Bool {
        type.exists && !outline.names.equals(outline[type].name, "Bool") && !outline.names.equals(outline[type].name, "Void")
    }

    /// A closure that is handed something: one that only hears of the end (`() -> Void`) shows nothing.
    private func takesAnswer(_ type: TypeIndex, in outline: Outline, depth: Int) -> Bool {
        guard type.exists, depth < 16 else { return false }
        let node = outline[type]
        switch node.kind {
        case .function: return outline.types(in: node.list).contains { isData($0, in: outline) }
        case .optional, .implicitlyUnwrapped, .attributed: return takesAnswer(node.base, in: outline, depth: depth + 1)
        case .tuple: return node.list.count == 1 && outline.types(in: node.list).allSatisfy { takesAnswer($0, in: outline, depth: depth + 1) }
        case .named:
            // `Completion<Loan>`
            guard let name = project.graph.symbols.symbol(of: outline.names[node.name]), let alias = aliases[name] else { return false }
            return takesAnswer(alias.type, in: project.graph.outline(of: alias.file), depth: depth + 1)
        default: return false
        }
    }
}
