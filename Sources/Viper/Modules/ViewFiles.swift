import ProjectGraph

/// Which files are the views': those that declare one, those that are called after one of these, and what stands in a folder of theirs.
public struct ViewFiles {
    private let project: VIPERProject
    private let files: Set<FileID>
    /// Paths of those, without `.swift`.
    private let paths: Set<Substring>
    private let folders: Set<Substring>
    private let othersFolders: Set<Substring>
    /// What the dialect's teams call the folder of views.
    private let names: Set<String>

    public init(_ project: VIPERProject) {
        self.project = project
        let files = Set(project.types(.view).compactMap { project.graph[$0].parts.first?.file })
        let others = Set(Self.others.flatMap { project.types($0) }.compactMap { project.graph[$0].parts.first?.file }).subtracting(files)
        self.files = files
        paths = Set(files.map { Self.path(of: $0, in: project).prefix { $0 != "." } })
        folders = Set(files.map { Self.folder(of: $0, in: project) })
        othersFolders = Set(others.map { Self.folder(of: $0, in: project) })
        names = Set(project.dialect.vocabulary[.view]?.folders ?? [])
    }

    private static let others: [Role] = [.presenter, .interactor, .transformer, .entity, .gateway, .manager, .router, .assembler]

    /// Whether a file is a view's, by what stands in it, by its name, or by the folder it stands in with views alone.
    public func contain(_ file: FileID) -> Bool {
        if files.contains(file) { return true }
        let path = Self.path(of: file, in: project)
        // `LoanListViewController+Loan.swift`
        if let end = path.lastIndex(of: "+"), paths.contains(path[..<end]) { return true }
        // Where presenters stand as well, a file may be of either.
        let folder = Self.folder(of: file, in: project)
        guard !othersFolders.contains(folder) else { return false }
        return folders.contains(folder) || names.contains(String(folder[(folder.lastIndex(of: "/").map(folder.index(after:)) ?? folder.startIndex)...]))
    }

    private static func path(of file: FileID, in project: VIPERProject) -> Substring { project.graph[file].path[...] }

    private static func folder(of file: FileID, in project: VIPERProject) -> Substring {
        path(of: file, in: project).folder
    }
}
