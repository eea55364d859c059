import LintConfiguration
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What selections ask about each type, looked up once for all contracts.
final class TypeFacts {
    let project: VIPERProject
    /// What patterns of paths see before a path of the root.
    private let prefix: String
    /// By type.
    private(set) lazy var modules: [String?] = project.graph.types.indices.map { project.module(of: TypeID($0)) }
    private lazy var effectiveRoles: [Role?] = project.graph.types.indices.map { project.effectiveRole(of: TypeID($0)) }
    private var values: [TypeSelection.Property: [[String]]] = [:]
    /// By file.
    private(set) lazy var imports: [[(module: String, site: Site)]] = project.graph.files.indices.map {
        project.imports(of: FileID($0))
    }
    /// What some file imports, and the frameworks that are known anyway.
    private lazy var knownModules = Set(imports.joined().map(\.module)).union(Framework.allCases.map(\.rawValue))

    /// - Parameter prefix: what patterns of paths see before a path of the root.
    init(_ project: VIPERProject, prefix: String) {
        self.project = project
        self.prefix = prefix
    }

    /// The project's own types whose code is judged, by type.
    private(set) lazy var judged: [Bool] = zip(own, project.graph.types.indices).map { isOwn, position in
        isOwn && !project.isSetAside(TypeID(position))
    }

    /// The project's own types, by type. An alias is none: whoever names it depends on what it stands for.
    private(set) lazy var own: [Bool] = project.graph.types.map { !$0.isExternal && $0.kind != .alias }

    /// Of a type that is nested in one without a role of its own, that one's: it is part of it.
    func effectiveRole(_ position: Int) -> Role? { effectiveRoles[position] }

    /// Whether a pattern of modules matches anything that could be imported here.
    func isModule(_ pattern: PathPattern) -> Bool { knownModules.contains { pattern.matches($0) } }

    /// What a pattern is held against, by type.
    func values(of property: TypeSelection.Property) -> [[String]] {
        if let known = values[property] { return known }
        let found = project.graph.types.indices.map { values(of: property, for: TypeID($0)) }
        values[property] = found
        return found
    }

    private func values(of property: TypeSelection.Property, for type: TypeID) -> [String] {
        let graph = project.graph
        let entity = graph[type]
        switch property {
        case .module: return modules[type.position].map { [$0] } ?? []
        case .target:
            return entity.parts.first.map { graph[$0.file].targets.flatMap { [graph[$0].name, graph[$0].moduleName] } } ?? []
        case .name, .conformsTo: return [entity.fullName, graph.symbols[entity.name]]
        case .path: return entity.parts.first.map { [prefix + graph[$0.file].path] } ?? []
        case .attribute:
            return entity.parts.flatMap { part -> [String] in
                let outline = graph.outline(of: part.file)
                return outline.attributes(of: outline[part.declaration]).map { outline.names[$0.name] }
            }
        case .framework: return entity.isExternal ? entity.framework.map { [$0] } ?? [] : []
        }
    }
}
