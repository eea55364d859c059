import Diagnostics
import ProjectGraph
import Viper

extension Linter {
    /// Reads the project and counts what it is made of.
    public func stats(_ options: Options) -> Answer<StatsReport> {
        let loaded = load(options)
        let report = loaded.project.map { project in
            StatsReport(
                toolVersion: version, dialect: project.dialect.name, metrics: metrics(of: project, lines: loaded.lineCount),
                edges: project.edgeCounts, modules: project.countedModules, unresolved: project.graph.unresolvedCounts,
                problems: loaded.problems.sorted())
        }
        return Answer(value: report, errors: loaded.errors, notes: loaded.notes)
    }
}

extension VIPERProject {
    fileprivate var edgeCounts: [String: Int] {
        judgedTypes.reduce(into: [:]) { counts, type in
            for edge in graph.edges(from: type) { counts[edge.kind.rawValue, default: 0] += 1 }
        }
    }

    fileprivate var countedModules: [StatsReport.Module] {
        // What is only data makes no scene, whatever its name begins with.
        let members = Dictionary(grouping: judgedTypes.filter { module(of: $0) != nil }) { module(of: $0) ?? "" }
            .filter { $0.value.contains { type in role(of: type).map { $0.isPartOfStack || $0.isBoundary } ?? false } }
        let dependencies = members.mapValues { types in
            Set(types.flatMap { graph.edges(from: $0).lazy.map(\.to) }.filter { !graph[$0].isExternal }.compactMap { module(of: $0) })
        }
        return members.keys.sorted().map { name in
            let types = members[name] ?? []
            return StatsReport.Module(
                name: name, types: types.count,
                roles: types.compactMap { role(of: $0)?.rawValue }.reduce(into: [:]) { $0[$1, default: 0] += 1 },
                dependsOn: (dependencies[name] ?? []).filter { $0 != name && members[$0] != nil }.sorted(),
                usedBy: members.keys.filter { $0 != name && dependencies[$0]?.contains(name) ?? false }.sorted())
        }
    }
}
