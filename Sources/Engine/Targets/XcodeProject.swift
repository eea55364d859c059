import ProjectGraph

/// The targets of an Xcode project with the files that they compile.
struct XcodeProject: Sendable {
    struct DeclaredTarget: Sendable {
        var target: Target
        /// Absolute paths of Swift files.
        var files: [String] = []
        var folders: [SynchronizedFolder] = []
    }

    /// A folder all of whose files belong to a target (Xcode 16: PBXFileSystemSynchronizedRootGroup).
    struct SynchronizedFolder: Sendable {
        /// Absolute.
        var path: String
        /// Absolute paths of files and folders below it that don't.
        var excluded: [String]
    }

    var targets: [DeclaredTarget] = []

    /// - Parameters:
    ///   - list: a `project.pbxproj`.
    ///   - folder: the absolute path of the folder that holds the `.xcodeproj`.
    ///   - origin: the project's path for people.
    /// - Returns: nil where the property list describes no project.
    init?(_ list: PropertyList, folder: String, origin: String) {
        let objects = XcodeObjects(list)
        guard let project = objects[list.value(list.root, "rootObject")], objects.isKind(project, "PBXProject") else { return nil }
        let sourceRoot = PathText.joined(folder, objects.string(project, "projectDirPath") ?? "")
        let paths = XcodeGroupPaths(objects: objects, project: project, sourceRoot: sourceRoot)
        var builder = XcodeTargetBuilder(objects: objects, paths: paths, origin: origin)
        for target in objects.references(project, "targets") { builder.add(target) }
        targets = builder.finished()
    }
}

/// The objects of a project by their identifiers.
struct XcodeObjects {
    /// The number of an object: equal numbers, the same object.
    typealias ID = PropertyList.NodeID

    let list: PropertyList
    private let objects: [String: ID]

    init(_ list: PropertyList) {
        self.list = list
        let entries = list.entries(list.value(list.root, "objects"))
        objects = Dictionary(entries.lazy.compactMap { entry in list.string(entry.key).map { ($0, entry.value) } }) { $1 }
    }

    /// What an identifier stands for; nil for a dangling one.
    subscript(identifier: PropertyList.NodeID?) -> ID? { list.string(identifier).flatMap { objects[$0] } }

    func isKind(_ object: ID, _ isa: String) -> Bool { list.equals(list.value(object, "isa"), isa) }

    func string(_ object: ID, _ key: String) -> String? { list.string(list.value(object, key)) }

    func reference(_ object: ID, _ key: String) -> ID? { self[list.value(object, key)] }

    /// The objects of a list of identifiers, dangling ones left out.
    func references(_ object: ID, _ key: String) -> [ID] { list.elements(list.value(object, key)).compactMap { self[$0] } }
}

/// Where the groups and files of a project's tree stand on disk.
struct XcodeGroupPaths {
    /// In bytes, more than any system opens: each of many groups within one another would otherwise repeat the names of all around it.
    private static let longest = 4096

    /// Absolute, by object; without those that stand in a build product or an SDK.
    private(set) var paths: [XcodeObjects.ID: String] = [:]

    init(objects: XcodeObjects, project: XcodeObjects.ID, sourceRoot: String) {
        guard let main = objects.reference(project, "mainGroup") else { return }
        // A broken project may hold a group within itself: each is entered once.
        var seen: Set<XcodeObjects.ID> = [main]
        var open: [(object: XcodeObjects.ID, folder: String?)] = [(main, sourceRoot)]
        while let (object, folder) = open.popLast() {
            let path = Self.path(of: object, in: folder, objects, sourceRoot: sourceRoot).flatMap { $0.utf8.count > Self.longest ? nil : $0 }
            paths[object] = path
            // The files of a variant group, one a language, stand beside each other below the group's own folder.
            for child in objects.references(object, "children") where seen.insert(child).inserted { open.append((child, path)) }
        }
    }

    private static func path(
        of object: XcodeObjects.ID, in folder: String?, _ objects: XcodeObjects, sourceRoot: String
    ) -> String? {
        let path = objects.string(object, "path") ?? ""
        let tree = objects.string(object, "sourceTree") ?? "<group>"
        switch tree {
        case "<group>": return folder.map { PathText.joined($0, path) }
        case "SOURCE_ROOT": return PathText.joined(sourceRoot, path)
        case "<absolute>": return PathText.joined("/", path)
        default: return nil
        }
    }
}
