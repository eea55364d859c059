import ProjectGraph

/// The scenes of a project, by the folders that they stand in.
///
/// Cells, rows and protocols in a scene's folder are the scene's, whatever they are called. Services and entities that only
/// share the beginning of its name, and stand elsewhere, are not.
struct ModuleFolders: Sendable {
    /// By the path of a folder that is called after a scene, or of a presenter's file: the scene's number; -1 for several.
    private var modules: [String: Int] = [:]
    /// Folders that presenters stand in.
    private var folders: Set<String> = []

    init(graph: ProjectGraph, roles: [Role?], names: ModuleNames) {
        // What presenters inherit from is no scene's.
        let bases = Set(roles.indices.lazy.filter { roles[$0] == .presenter }.flatMap { graph.allSupertypes(of: TypeID($0)) })
        for position in roles.indices where roles[position] == .presenter && !bases.contains(TypeID(position)) {
            guard let part = graph[TypeID(position)].parts.first, let module = names.number(of: TypeID(position), in: graph) else { continue }
            let path = graph[part.file].path
            note(module, at: path)
            folders.insert(String(Self.folder(of: path[...])))
            let name = names.name(of: module, in: graph).lowercased()
            var folder = Self.folder(of: path[...])
            while !folder.isEmpty {
                let last = folder.split(separator: "/").last?.lowercased() ?? ""
                if last.count > 2, last.contains(name) || name.contains(last) { note(module, at: String(folder)) }
                folder = Self.folder(of: folder)
            }
        }
    }

    private mutating func note(_ module: Int, at path: String) {
        modules[path] = modules[path].map { $0 == module ? module : -1 } ?? module
    }

    private static func folder(of path: Substring) -> Substring {
        path.lastIndex(of: "/").map { path[..<$0] } ?? ""
    }

    /// The scene that a file stands in; nil where its place doesn't tell.
    func module(of path: String) -> Int? {
        var place = path[...]
        while !place.isEmpty {
            if let module = modules[String(place)] { return module >= 0 ? module : nil }
            place = Self.folder(of: place)
        }
        return nil
    }

    /// Whether presenters stand beside a file, so that its folder says nothing of scenes.
    func isAmongPresenters(_ path: String) -> Bool { folders.contains(String(Self.folder(of: path[...]))) }
}
