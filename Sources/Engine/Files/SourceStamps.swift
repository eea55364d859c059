/// What a run would read, as it stands on disk: where two of these differ, another run may find something else.
public struct SourceStamps: Equatable, Sendable {
    fileprivate var files: [String: FileSystem.Stamp] = [:]
    /// What kept the configuration from being followed.
    fileprivate var errors: [String] = []
}

extension Linter {
    /// The state of the sources, of the files that describe targets, of the configuration and of the baseline.
    public func stamps(_ options: Options) -> SourceStamps {
        var loaded = LoadedProject()
        var stamps = SourceStamps()
        if let preparation = prepare(options, &loaded) {
            let walk = files(preparation.place, preparation.team, DiskTree())
            let projects = walk.layoutFiles.projects.map { $0 + "/project.pbxproj" }
            let paths = (walk.files + walk.layoutFiles.manifests + projects).map { PathText.joined(preparation.place.root, $0) }
            for path in paths + preparation.team.files + [loaded.baseline?.path].compactMap({ $0 }) {
                stamps.files[path] = FileSystem.stamp(of: path)
            }
        }
        stamps.errors = loaded.errors
        return stamps
    }
}
