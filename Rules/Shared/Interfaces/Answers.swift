import ProjectGraph
import RuleKit
import Syntax
import Viper

/// How methods answer.
final class Answers {
    private let project: VIPERProject

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
            && (project.graph[project.graph[member].owner].members.contains { isLater($0) || isOfRecords($0) } || keepsData(project.graph[member].owner))
    }

    /// Whether a type, or whoever implements it, keeps what it is told where a framework keeps data. What is only cached nobody misses.
    private func keepsData(_ type: TypeID) -> Bool {
        ([type] + project.conformers[type]).contains { project.worksWithData($0) && !project.isCalled($0, byOneOf: ["Cache"]) }
    }

    /// Whether a method is handed something that is kept where a framework keeps data: `add(_ symbol: String)` of what writes to `UserDefaults`.
    func isKeeping(_ member: MemberID) -> Bool {
        let (declaration, owner) = (project.graph.declaration(of: member), project.graph[member].owner)
        guard declaration.kind == .func, !declaration.type.exists, !declaration.parameters.isEmpty else { return false }
        let name = project.graph.symbols[project.graph[member].name]
        return Self.keepings.contains { name.begins(withWord: $0) } && keepsData(owner)
    }

    private static let keepings = ["add", "append", "insert", "remove", "save", "store"]

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
        let (graph, file) = (project.graph, project.graph[member].file)
        return declaration.traits.contains(.async) && graph.isData(TypePlace(file: file, type: declaration.type))
            || graph.outline(of: file).parameters(of: declaration).contains { graph.isHandedData(TypePlace(file: file, type: $0.type)) }
            || !project.streamHabits(of: member).isDisjoint(with: [.answers, .reports]) && !isOwnValue(member)
    }

    /// `func driver(of trip: Trip) -> Driver`, where that is a type of the team's that hands on nothing: it has no `Element`.
    private func isOwnValue(_ member: MemberID) -> Bool {
        project.graph.edges(from: project.graph[member].owner).contains { edge in
            guard edge.member == member, edge.position == .result, !edge.throughAlias, !StreamHabits(named: project.graph.symbols[project.graph[edge.to].name]).isEmpty,
                !project.graph[edge.to].hasAssociatedTypes, let part = project.graph[edge.to].parts.first
            else { return false }
            return project.graph.outline(of: part.file)[part.declaration].genericParameters.isEmpty
        }
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
}
