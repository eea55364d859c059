import ProjectGraph

/// The scenes of a project, by the folders that they stand in.
///
/// Cells, rows and protocols in a scene's folder are the scene's, whatever they are called. Services and entities that only
/// share the beginning of its name, and stand elsewhere, are not.
struct ModuleFolders: Sendable {
    /// By the path of a presenter's file or of a folder around one: the number of the scene whose presenters alone stand
    /// there; -1 for several.
    private var modules: [String: Int] = [:]
    /// The innermost folder around each presenter that is called after its scene, and the presenters' files.
    private var homes: Set<String> = []
    /// Folders that presenters stand in.
    private var folders: Set<String> = []

    init(graph: ProjectGraph, roles: [Role?], names: ModuleNames) {
        // What presenters inherit from is no scene's.
        let bases = Set(roles.indices.lazy.filter { roles[$0] == .presenter }.flatMap { graph.allSupertypes(of: TypeID($0)) })
        for position in roles.indices where roles[position] == .presenter && !bases.contains(TypeID(position)) {
            guard let part = graph[TypeID(position)].parts.first, let module = names.number(of: TypeID(position), in: graph) else { continue }
            let path = graph[part.file].path
            note(module, names.name(of: module, in: graph).lowercased(), at: path)
            folders.insert(String(path[...].folder))
        }
    }

    private mutating func note(_ module: Int, _ name: String, at path: String) {
        homes.insert(path)
        var place = path[...]
        var isHome = false
        while !place.isEmpty {
            modules[String(place)] = modules[String(place)].map { $0 == module ? module : -1 } ?? module
            if !isHome, place.utf8.count < path.utf8.count, Self.isCalled(place, after: name) {
                homes.insert(String(place))
                isHome = true
            }
            place = place.folder
        }
    }

    /// `Loans`, `LoanModule` and `Loan Scene` of `Loan`, `Detail` and `Loan` of `LoanDetail`.
    private static func isCalled(_ folder: Substring, after name: String) -> Bool {
        let last = folder.split(separator: "/").last?.lowercased() ?? ""
        if last.hasPrefix(name) {
            return ["", "s", "module", "scene", "screen", "feature", "flow"].contains(last.dropFirst(name.count).drop { $0 == " " || $0 == "_" })
        }
        return last.count > 3 && (name.hasPrefix(last) || name.hasSuffix(last)) || name.hasSuffix("s") && name.dropLast() == last
    }

    /// The scene that a file stands in; nil where its place doesn't tell.
    func module(of path: String) -> Int? {
        var place = path[...]
        while !place.isEmpty {
            if homes.contains(String(place)) { return modules[String(place)].flatMap { $0 >= 0 ? $0 : nil } }
            place = place.folder
        }
        return nil
    }

    /// Whether presenters stand beside a file, so that its folder says nothing of scenes.
    func isAmongPresenters(_ path: String) -> Bool { folders.contains(String(path[...].folder)) }
}

extension Substring {
    /// The path of the folder that what has this path stands in; empty for what stands in none.
    var folder: Substring {
        // By bytes: characters would be put together first, and every file is asked.
        utf8.lastIndex(of: UInt8(ascii: "/")).map { self[..<$0] } ?? ""
    }
}
