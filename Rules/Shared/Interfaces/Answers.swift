import ProjectGraph
import RuleKit
import Syntax
import Viper

// How methods answer, and what they say of themselves.

extension VIPERProject {
    /// Whether a method is an interactor's to call: it answers later, is about records, or says of itself that it fetches or keeps,
    /// and is awaited or one of those who do. `appearance.update(for: .dark)` fetches nothing.
    func isWork(_ member: MemberID) -> Bool {
        if answersLater(member) || isOfRecords(member) { return true }
        guard isNamedAsWork(member), !graph.symbols[graph[member].name].begins(withWord: "load") else { return false }
        return graph.declaration(of: member).traits.contains(.async)
            || graph[graph[member].owner].members.contains { answersLater($0) || isOfRecords($0) }
    }

    /// Whether a method of who keeps records changes what is kept, is told nothing and answers nothing: `clear()`, `removeAllOrders()`.
    func isChange(_ member: MemberID) -> Bool {
        let declaration = graph.declaration(of: member)
        guard declaration.kind == .func, !declaration.type.exists, declaration.parameters.isEmpty else { return false }
        let name = graph.symbols[graph[member].name]
        return Self.changingVerbs.contains { name.begins(withWord: $0) }
            && (graph[graph[member].owner].members.contains { answersLater($0) || isOfRecords($0) } || keepsData(graph[member].owner))
    }

    /// Whether a type, or whoever implements it, keeps what it is told where a framework keeps data. What is only cached nobody misses.
    private func keepsData(_ type: TypeID) -> Bool {
        ([type] + conformers[type]).contains { worksWithData($0) && !isCalled($0, byOneOf: ["Cache"]) }
    }

    /// Whether a method is handed something that is kept where a framework keeps data: `add(_ symbol: String)` of what writes to `UserDefaults`.
    func isKeeping(_ member: MemberID) -> Bool {
        let (declaration, owner) = (graph.declaration(of: member), graph[member].owner)
        guard declaration.kind == .func, !declaration.type.exists, !declaration.parameters.isEmpty else { return false }
        let name = graph.symbols[graph[member].name]
        return Self.keepingVerbs.contains { name.begins(withWord: $0) } && keepsData(owner)
    }

    private static let keepingVerbs = ["add", "append", "insert", "remove", "save", "store"]

    private static let changingVerbs = ["clear", "empty", "erase", "removeAll"]

    /// Whether a method says of itself that it fetches or keeps something.
    func isNamedAsWork(_ member: MemberID) -> Bool {
        graph[member].kind == .func && Self.isNamedAsWork(graph.symbols[graph[member].name])
    }

    static func isNamedAsWork(_ name: String) -> Bool { workVerbs.contains { name.begins(withWord: $0) } }

    private static let workVerbs = ["delete", "download", "fetch", "load", "reload", "refresh", "save", "sync", "synchronize", "update", "upload"]

    /// Whether a method answers by a closure, by a stream, or to whoever awaits it, and with more than yes or no.
    func answersLater(_ member: MemberID) -> Bool {
        let declaration = graph.declaration(of: member)
        guard declaration.kind == .func else { return false }
        let file = graph[member].file
        return declaration.traits.contains(.async) && graph.isData(TypePlace(file: file, type: declaration.type))
            || graph.outline(of: file).parameters(of: declaration).contains { graph.isHandedData(TypePlace(file: file, type: $0.type)) }
            || !streamHabits(of: member).isDisjoint(with: [.answers, .reports]) && !isOwnValue(member)
    }

    /// `func driver(of trip: Trip) -> Driver`, where that is a type of the team's that hands on nothing: it has no `Element`.
    private func isOwnValue(_ member: MemberID) -> Bool {
        graph.edges(from: graph[member].owner).contains { edge in
            guard edge.member == member, edge.position == .result, !edge.throughAlias, !StreamHabits(named: graph.symbols[graph[edge.to].name]).isEmpty,
                !graph[edge.to].hasAssociatedTypes, let part = graph[edge.to].parts.first
            else { return false }
            return graph.outline(of: part.file)[part.declaration].genericParameters.isEmpty
        }
    }

    /// Whether it lists records of the project's, finds one or takes one: `all() -> [Loan]`, `loan(id: ID) -> Loan?`,
    /// `save(_ loan: Loan)`. `currentUser() -> User?` only tells what the app is in.
    private func isOfRecords(_ member: MemberID) -> Bool {
        let declaration = graph.declaration(of: member)
        guard declaration.kind == .func else { return false }
        let outline = graph.outline(of: graph[member].file)
        let isFetch = !declaration.parameters.isEmpty || declaration.type.exists && outline[declaration.type].kind == .array
        let edges = graph.edges(from: graph[member].owner).filter { $0.member == member && $0.isSignature }
        // `adapter(for: wallet) -> WalletAdapter?` hands out who is to be asked, and that by a record.
        if edges.contains(where: { $0.position == .result && role(of: $0.to)?.isDataAccess ?? false }) { return false }
        return edges.contains { ($0.position == .parameter || $0.position == .result && isFetch) && isRecord($0.to) }
    }
}
