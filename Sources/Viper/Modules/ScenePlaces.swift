import ProjectGraph

/// Which scene the presenters around a file are of: its folder may tell what the beginning of a name doesn't.
struct ScenePlaces: Sendable {
    /// By file: the scene of the innermost folder with presenters around it; -1 for none, and for several.
    private let places: [Int32]

    /// - Parameter numbers: by type, of its scene by name; -1 for none.
    init(graph: ProjectGraph, roles: [Role?], numbers: [Int32]) {
        let scenes = PresenterPlaces(graph: graph, roles: roles) { type in numbers[type.position] >= 0 ? Int(numbers[type.position]) : nil }
        var isPresenters = [Bool](repeating: false, count: graph.files.count)
        for (file, _) in scenes.files { isPresenters[file.position] = true }
        var scenesOfFolders = [Int32?](repeating: nil, count: graph.folderCount)
        places = graph.files.indices.map { file in
            let path = graph.files[file].path
            if isPresenters[file], let scene = scenes[path[...]] { return Int32(truncatingIfNeeded: scene) }
            let folder = graph.folder(of: FileID(file))
            if let known = scenesOfFolders[folder] { return known }
            let scene = Int32(truncatingIfNeeded: scenes.scene(around: path[...].folder) ?? -1)
            scenesOfFolders[folder] = scene
            return scene
        }
    }

    subscript(file: FileID) -> Int32 { file.exists ? places[file.position] : -1 }
}
