import ProjectGraph

/// Extensions of models that are not the models' own code: `extension Loan { var row: LoanRow }` in a scene's folder, or in an app whose entities
/// are compiled by themselves. The layer does that which has the file.
public struct ModelExtensions {
    /// Whose code an extension is.
    public enum Place: Sendable {
        case view, presenter
        /// A scene's.
        case scene
        /// What is compiled without the model.
        case otherTarget
    }

    private let graph: ProjectGraph
    private let views: Set<FileID>
    private let presenters: Set<FileID>
    private let inner: Set<FileID>
    private let folders: Set<Substring>
    private let innerFolders: Set<Substring>

    public init(_ project: VIPERProject) {
        let graph = project.graph
        func files(of roles: [Role]) -> Set<FileID> { Set(roles.flatMap { project.types($0) }.compactMap { graph[$0].parts.first?.file }) }
        func folders(of roles: [Role]) -> Set<Substring> { Set(files(of: roles).map { graph[$0].path[...].folder }) }
        self.graph = graph
        views = files(of: [.view])
        presenters = files(of: [.presenter, .viewModel])
        inner = files(of: [.interactor, .transformer, .gateway, .manager, .entity, .presentationModel])
        self.folders = folders(of: [.view, .presenter])
        innerFolders = folders(of: [.interactor, .transformer, .gateway, .manager, .entity])
    }

    /// Whose code stands in a file that extends a model; nil where it is the model's, or of a layer no further out.
    public func place(of model: TypeID, in file: FileID) -> Place? {
        guard file.exists, let own = graph.file(of: model), own != file, !inner.contains(file) else { return nil }
        if views.contains(file) { return .view }
        if presenters.contains(file) { return .presenter }
        if graph.areApart(file, own) { return .otherTarget }
        let folder = graph[file].path[...].folder
        return folders.contains(folder) && !innerFolders.contains(folder) ? .scene : nil
    }
}
