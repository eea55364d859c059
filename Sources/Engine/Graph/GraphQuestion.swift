import LintConfiguration
import ProjectGraph
import Viper

/// A query whose names have been found in a project, or the reasons why they could not be.
struct GraphQuestion {
    /// The type in the middle.
    private(set) var centre: TypeID?
    private(set) var depth: Int
    /// Empty for all.
    private(set) var modules: Set<String> = []
    private(set) var kinds: Set<Edge.Kind>
    private(set) var includesFrameworks: Bool
    /// Every name that means nothing, or too much.
    private(set) var errors: [String] = []

    /// - Parameter project: nil where it could not be read; then only the kinds are looked at.
    init(_ query: GraphQuery, project: VIPERProject?, identities: TypeIdentities?) {
        depth = query.depth
        includesFrameworks = query.includesFrameworks
        kinds = query.kinds.isEmpty ? Set(Edge.Kind.allCases) : []
        for kind in query.kinds { addKind(kind) }
        guard let project, let identities else { return }
        let unknown = project.unknownModules(among: query.modules)
        errors += unknown
        modules = unknown.isEmpty ? Set(query.modules) : []
        if let name = query.around { findCentre(name, in: project, identities) }
    }

    private mutating func addKind(_ name: String) {
        if let kind = Edge.Kind(rawValue: name) {
            kinds.insert(kind)
        } else {
            let known = Edge.Kind.allCases.map(\.rawValue)
            let question = Suggestion.question(for: name, among: known)
            errors.append("there is no kind of edge '\(name)'\(question.isEmpty ? "; there are \(known.joined(separator: ", "))" : question)")
        }
    }
}

// MARK: - The type in the middle

extension GraphQuestion {
    private static let shownCandidates = 10
    /// More than these are no sentence any more.
    private static let candidatesOfALine = 3

    private mutating func findCentre(_ name: String, in project: VIPERProject, _ identities: TypeIdentities) {
        let graph = project.graph
        let known = graph.types.indices.map { TypeID($0) }.filter { includesFrameworks || !graph[$0].isExternal }
        let found = Self.candidates(name, among: known, in: graph, identities)
        guard let type = found.first else {
            errors.append(Self.absence(of: name, among: known, in: graph))
            return
        }
        guard found.count == 1 else {
            errors += Self.ambiguity(of: name, found.map { identities[$0] }.sorted())
            return
        }
        centre = type
        guard !modules.isEmpty, !graph[type].isExternal else { return }
        if project.module(of: type).map({ !modules.contains($0) }) ?? true {
            errors.append("'\(identities[type])' is no type of the module \(modules.sorted().joined(separator: ", "))")
        }
    }

    /// Whoever writes more of a name means that one: the id, else the full name, else the name alone.
    private static func candidates(
        _ name: String, among known: [TypeID], in graph: ProjectGraph, _ identities: TypeIdentities
    ) -> [TypeID] {
        let readings: [(TypeID) -> Bool] = [
            { identities[$0] == name }, { graph[$0].fullName == name }, { graph.symbols[graph[$0].name] == name },
        ]
        return readings.lazy.map { known.filter($0) }.first { !$0.isEmpty } ?? []
    }

    private static func absence(of name: String, among known: [TypeID], in graph: ProjectGraph) -> String {
        if graph.types.contains(where: { $0.fullName == name }) {
            return "'\(name)' is not declared in the project; --frameworks shows such types as well"
        }
        let names = known.map { graph[$0].fullName } + known.map { graph.symbols[graph[$0].name] }
        return "there is no type '\(name)' in the project\(Suggestion.question(for: name, among: names))"
    }

    private static func ambiguity(of name: String, _ ids: [String]) -> [String] {
        if ids.count <= candidatesOfALine {
            return ["'\(name)' may be any of several types: \(ids.map { "'\($0)'" }.joined(separator: ", "))"]
        }
        let more = ids.count > shownCandidates ? ["  and \(ids.count - shownCandidates) more"] : []
        return ["'\(name)' may be any of \(ids.count) types:"] + ids.prefix(shownCandidates).map { "  '\($0)'" } + more
    }
}
