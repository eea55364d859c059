import ProjectGraph

/// Whose presenters stand where.
struct PresenterPlaces: Sendable {
    /// The files of presenters with their scenes' numbers, in source order.
    private(set) var files: [(file: FileID, scene: Int)] = []
    private var scenes: [String: Int] = [:]

    /// - Parameter number: of a presenter's scene; nil for one of none.
    init(graph: ProjectGraph, roles: [Role?], number: (TypeID) -> Int?) {
        // What presenters inherit from is no scene's.
        let bases = Set(roles.indices.lazy.filter { roles[$0] == .presenter }.flatMap { graph.allSupertypes(of: TypeID($0)) })
        for position in roles.indices where roles[position] == .presenter && !bases.contains(TypeID(position)) {
            guard let part = graph[TypeID(position)].parts.first, let number = number(TypeID(position)) else { continue }
            files.append((part.file, number))
            for place in graph[part.file].path[...].andAround {
                scenes[String(place)] = scenes[String(place)].map { $0 == number ? number : -1 } ?? number
            }
        }
    }

    /// By the path of a presenter's file or of a folder around one: the number of the scene whose presenters alone stand there; -1 for several.
    subscript(place: Substring) -> Int? { scenes[String(place)] }

    /// That of the innermost folder with presenters around it, the given one included.
    func scene(around folder: Substring) -> Int? {
        for place in folder.andAround {
            if let scene = self[place] { return scene }
        }
        return nil
    }
}
