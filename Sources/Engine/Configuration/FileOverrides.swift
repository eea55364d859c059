import LintConfiguration
import ProjectGraph
import Viper

/// The overrides of a configuration, with the files that each holds for.
struct FileOverrides {
    private(set) var all: [(override: SettingOverride, files: Set<FileID>)] = []
    /// Patterns that match nothing: whoever wrote one believes that it counts.
    private(set) var unused: [Located<PathPattern>] = []

    init() {}

    init(_ team: TeamConfiguration, graph: ProjectGraph) {
        for override in team.configuration.overrides {
            var files: Set<FileID> = []
            var used: Set<Int> = []
            for (position, file) in graph.files.enumerated() {
                let path = team.prefix + file.path
                for (number, pattern) in override.paths.enumerated() where pattern.value.matches(path) {
                    files.insert(FileID(position))
                    used.insert(number)
                }
            }
            all.append((override, files))
            unused += override.paths.enumerated().filter { !used.contains($0.offset) }.map(\.element)
        }
    }

    func regions(of dialect: Dialect) -> [RoleRegion] {
        all.filter { !$0.override.roles.isEmpty }.map { override, files in
            let words = Configuration(roles: override.roles)
            return RoleRegion(files: files, dialect: dialect.applying(words).leaving(endingsOf: words))
        }
    }
}
