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
    /// What some file imports, the project's own targets, and the frameworks that are known anyway.
    private(set) lazy var knownModules = Set(imports.joined().map(\.module))
        .union(Framework.allCases.map(\.rawValue)).union(project.graph.targets.map(\.moduleName))
    private(set) lazy var moduleNames = Set(modules.compactMap(\.self))
    /// Of files and of the folders that they stand in.
    private(set) lazy var paths: Set<String> = project.graph.files.indices.reduce(into: []) { paths, file in
        var path = Substring(path(of: FileID(file)))
        while !path.isEmpty, paths.insert(String(path)).inserted { path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
    }
    private(set) lazy var targetNames = Set(project.graph.targets.flatMap { [$0.name, $0.moduleName] })
    /// Of all types that are named in the code.
    private(set) lazy var typeNames = Set(project.graph.types.map(\.fullName))

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

    /// Those that declare none of the project's types and extend none, of what is judged.
    private(set) lazy var filesWithoutTypes: [FileID] = {
        let owned = Set(project.graph.projectTypes.flatMap { project.graph[$0].parts.map(\.file) })
        return project.graph.files.indices.map { FileID($0) }.filter { !owned.contains($0) && !project.graph[$0].isSetAside }
    }()

    /// Whether all that is written holds for a file without a type: it has a path and targets, and no role, name or kind.
    func selects(_ selection: TypeSelection, _ file: FileID) -> Bool {
        guard selection.roles.isEmpty, selection.kinds.isEmpty, selection.moduleRelation == nil else { return false }
        let isMatch = selection.patterns.allSatisfy { property, patterns in
            let values: [String]
            switch property {
            case .path: values = [path(of: file)]
            case .target: values = targets(of: file)
            case .module, .name, .conformsTo, .attribute, .framework: return false
            }
            return patterns.contains { pattern in values.contains { pattern.value.matches($0) } }
        }
        return isMatch && !selection.exclusions.contains { selects($0, file) }
    }

    /// As patterns see it.
    func path(of file: FileID) -> String { prefix + project.graph[file].path }

    private func targets(of file: FileID) -> [String] {
        project.graph[file].targets.flatMap { [project.graph[$0].name, project.graph[$0].moduleName] }
    }

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
            return entity.parts.first.map { targets(of: $0.file) } ?? []
        case .name, .conformsTo: return [entity.fullName, graph.symbols[entity.name]]
        case .path: return entity.parts.first.map { [path(of: $0.file)] } ?? []
        case .attribute:
            return entity.parts.flatMap { part -> [String] in
                let outline = graph.outline(of: part.file)
                return outline.attributes(of: outline[part.declaration]).map { outline.names[$0.name] }
            }
        case .framework: return entity.isExternal ? entity.framework.map { [$0] } ?? [] : []
        }
    }
}
