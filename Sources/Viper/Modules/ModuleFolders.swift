import ProjectGraph

/// The scenes of a project, by the folders that they stand in.
///
/// Cells, rows and protocols in a scene's folder are the scene's, whatever they are called. Services and entities that only
/// share the beginning of its name, and stand elsewhere, are not.
struct ModuleFolders: Sendable {
    private let modules: PresenterPlaces
    /// The innermost folder around each presenter that is called after its scene, and the presenters' files.
    private var homes: Set<String> = []
    /// Folders that presenters stand in.
    private var folders: Set<String> = []

    init(graph: ProjectGraph, roles: [Role?], names: ModuleNames) {
        modules = PresenterPlaces(graph: graph, roles: roles) { names.number(of: $0, in: graph) }
        for (file, module) in modules.files {
            let path = graph[file].path
            let name = names.name(of: module, in: graph).lowercased()
            homes.insert(path)
            if let home = path[...].folder.andAround.first(where: { Self.isCalled($0, after: name) }) { homes.insert(String(home)) }
            folders.insert(String(path[...].folder))
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
        path[...].andAround.first { homes.contains(String($0)) }.flatMap { modules[$0] }.flatMap { $0 >= 0 ? $0 : nil }
    }

    /// Whether presenters stand beside a file, so that its folder says nothing of scenes.
    func isAmongPresenters(_ path: String) -> Bool { folders.contains(String(path[...].folder)) }
}
