import ProjectGraph

/// Which scene the presenters around a file are of: its folder may tell what the beginning of a name doesn't.
struct ScenePlaces: Sendable {
    /// By file: the scene of the innermost folder with presenters around it; -1 for none, and for several.
    private let places: [Int32]
    /// By the path of a presenter's file or of a folder around one: the number of the scene whose presenters alone stand
    /// there; -1 for several.
    private typealias Places = [String: Int32]

    /// - Parameter numbers: by type, of its scene by name; -1 for none.
    init(graph: ProjectGraph, roles: [Role?], numbers: [Int32]) {
        var scenes: Places = [:]
        var isPresenters = [Bool](repeating: false, count: graph.files.count)
        // What presenters inherit from is no scene's.
        let bases = Set(roles.indices.lazy.filter { roles[$0] == .presenter }.flatMap { graph.allSupertypes(of: TypeID($0)) })
        for position in roles.indices where roles[position] == .presenter && numbers[position] >= 0 && !bases.contains(TypeID(position)) {
            guard let part = graph[TypeID(position)].parts.first else { continue }
            isPresenters[part.file.position] = true
            var place = graph[part.file].path[...]
            while !place.isEmpty {
                scenes[String(place)] = scenes[String(place)].map { $0 == numbers[position] ? $0 : -1 } ?? numbers[position]
                place = place.folder
            }
        }
        // Neighbours stand in one folder, and the first has asked for both.
        var last: (folder: Substring, scene: Int32)?
        places = graph.files.indices.map { file in
            let path = graph.files[file].path
            if isPresenters[file], let scene = scenes[path] { return scene }
            let folder = path[...].folder
            if let last, last.folder == folder { return last.scene }
            let scene = Self.scene(around: folder, in: scenes)
            last = (folder, scene)
            return scene
        }
    }

    subscript(file: FileID) -> Int32 { file.exists ? places[file.position] : -1 }

    private static func scene(around folder: Substring, in scenes: Places) -> Int32 {
        var place = folder
        while !place.isEmpty {
            if let scene = scenes[String(place)] { return scene }
            place = place.folder
        }
        return -1
    }
}
