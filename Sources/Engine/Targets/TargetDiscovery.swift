import ProjectGraph
import Syntax

/// Reads the manifests and projects that a walk came across.
struct TargetDiscovery: ~Copyable {
    private(set) var layout = TargetLayout()
    private(set) var notes: [String] = []

    /// Absolute.
    private let root: String
    private let tree: any FileTree
    private let reader = OutlineReader()
    private var bytes = PaddedBytes()

    /// Larger ones are nobody's work.
    private static let manifestLimit = 1 << 20
    private static let projectLimit = 64 << 20

    init(root: String, tree: any FileTree = DiskTree()) {
        self.root = root
        self.tree = tree
    }

    /// - Parameters:
    ///   - manifests: relative to the root, in any order.
    ///   - projects: likewise, the folders whose names end in `.xcodeproj`.
    mutating func read(manifests: [String], projects: [String]) {
        let byFolder = Dictionary(grouping: Set(manifests)) { PathText.folder(of: $0) }
        for (folder, manifests) in byFolder.sorted(by: { $0.key < $1.key }) { addPackage(folder, manifests.sorted()) }
        for project in Set(projects).sorted() { addProject(project) }
        layout.addImplied()
    }

    // MARK: - Packages

    /// A package may have a manifest for each version of the language: the newest one counts, as for the newest Swift.
    private mutating func addPackage(_ folder: String, _ paths: [String]) {
        let read = paths.compactMap { path in manifest(at: path).map { (path: path, manifest: $0.manifest, version: $0.version) } }
        guard let newest = read.max(by: { $0.version.lexicographicallyPrecedes($1.version) }) else { return }
        let place = PathText.joined(root, folder)
        notes += newest.manifest.notes.map { "\(newest.path):\($0.line): \($0.message)" }
        if let folder = PathText.relative(place, to: root) { layout.addPackage(folder) }
        let declared = newest.manifest.targets
        // A target that could not be read may be a second one.
        let onlyTarget = newest.manifest.notes.isEmpty && declared.filter { $0.kind != .test }.count == 1
        for target in declared { add(target, of: newest.path, at: place, mayOwnAll: onlyTarget) }
    }

    private mutating func manifest(at path: String) -> (manifest: PackageManifest, version: [Int])? {
        guard let text = text(of: path, limit: Self.manifestLimit),
            let manifest = PackageManifest(reader.read(bytes), bytes: text)
        else { return nil }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return (manifest, PackageManifest.version(ofFile: name) ?? PackageManifest.toolsVersion(text))
    }

    private mutating func add(_ declared: PackageManifest.DeclaredTarget, of manifest: String, at place: String, mayOwnAll: Bool) {
        let id = layout.add(Target(name: declared.name, kind: declared.kind, origin: manifest))
        guard let folder = PackageFolders(place: place, mayOwnAll: mayOwnAll, tree: tree).folder(of: declared),
            let relative = PathText.relative(folder, to: root)
        else { return }
        func below(_ path: String) -> String? { PathText.relative(PathText.joined(folder, path), to: root) }
        layout.add(
            TargetLayout.FolderClaim(
                target: id, isPackage: true, excluded: declared.excluded.compactMap(below),
                sources: declared.sources?.compactMap(below)),
            on: relative)
    }

    // MARK: - Projects

    private mutating func addProject(_ path: String) {
        let file = path + "/project.pbxproj"
        guard tree.kind(of: PathText.joined(root, file), followsLink: false) != nil, let text = text(of: file, limit: Self.projectLimit) else { return }
        let list: PropertyList
        do {
            list = try PropertyList(text)
        } catch {
            return notes.append("\(file): could not be read, so its targets are not known: \(error)")
        }
        let folder = PathText.folder(of: PathText.joined(root, path))
        guard let project = XcodeProject(list, folder: folder, origin: path) else {
            return notes.append("\(file): describes no project, so its targets are not known")
        }
        for target in project.targets { add(target) }
    }

    private mutating func add(_ declared: XcodeProject.DeclaredTarget) {
        let id = layout.add(declared.target)
        for file in declared.files {
            if let path = PathText.relative(file, to: root), !path.isEmpty { layout.add(id, on: path) }
        }
        for folder in declared.folders {
            guard let path = PathText.relative(folder.path, to: root) else { continue }
            layout.add(
                TargetLayout.FolderClaim(
                    target: id, isPackage: false, excluded: folder.excluded.compactMap { PathText.relative($0, to: root) }),
                on: path)
        }
    }

    // MARK: - Files

    /// Nil, with a note, for what can't be read. ``bytes`` keeps it as well.
    private mutating func text(of path: String, limit: Int) -> [UInt8]? {
        let location = PathText.joined(root, path)
        do {
            // A project's file is known by its place alone, and a device may stand there.
            if case .other = tree.kind(of: location, followsLink: true) { throw FileSystem.Failure(description: "not a regular file") }
            try tree.read(location, into: &bytes, limit: limit)
        } catch {
            notes.append("\(path): could not be read, so its targets are not known: \(error)")
            return nil
        }
        return bytes.withBytes { Array($0) }
    }
}

/// Where SwiftPM looks for the sources of a target.
struct PackageFolders {
    /// Of the package: an absolute path.
    let place: String
    /// Whether the target is the package's only one and may do without a folder of its own.
    let mayOwnAll: Bool
    var tree: any FileTree = DiskTree()

    /// Nil where there is none.
    func folder(of target: PackageManifest.DeclaredTarget) -> String? {
        if let path = target.path { return PathText.joined(place, path) }
        let usual = usualFolders(for: target.kind).map { PathText.joined(place, $0) }
        if let own = usual.lazy.map({ PathText.joined($0, target.name) }).first(where: isFolder) { return own }
        return mayOwnAll && target.kind != .test ? usual.first(where: isFolder) : nil
    }

    private func usualFolders(for kind: Target.Kind) -> [String] {
        let sources = ["Sources", "Source", "src", "srcs"]
        return kind == .test ? ["Tests"] + sources : kind == .plugin ? ["Plugins"] : sources
    }

    private func isFolder(_ path: String) -> Bool {
        if case .folder = tree.kind(of: path, followsLink: true) { true } else { false }
    }
}
