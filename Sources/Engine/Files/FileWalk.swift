import LintConfiguration
import ProjectGraph

/// Finds the Swift files below the paths that somebody named, and on the way what tells which of them belong together.
struct FileWalk: Sendable {
    /// Relative to the root, sorted.
    private(set) var files: [String] = []
    /// What could not be entered or was not followed.
    private(set) var failures: [(path: String, message: String)] = []
    /// Patterns of the configuration that covered a file or excluded something, by their place in its lists.
    private(set) var usedIncluded: Set<Int> = []
    private(set) var usedExcluded: Set<Int> = []
    /// Files that somebody named and the configuration does not cover.
    private(set) var namedExcluded: [String] = []
    /// Whether the configuration leaves out something that was met.
    private(set) var excludesSome = false
    /// Package manifests and Xcode projects, whatever the configuration says: they describe what it includes.
    private(set) var layoutFiles = LayoutFiles()
    /// Files that would go for a part of what is walked, were it linted by itself.
    private(set) var configurations: [String] = []
    /// Sources that are links; until the walk is finished, nobody knows whether what they lead to is read.
    private var links: [String] = []

    private let root: String
    private let tree: any FileTree
    private let configuration: Configuration
    /// The root relative to the folder of the configuration, to which patterns refer; empty or with a trailing slash.
    private let prefix: String

    /// Few folders are read sooner than a thread starts.
    private static let foldersPerTask = 16

    /// What package managers fetch: often many times the team's own code, so it is entered only where somebody names it
    /// or asks for what is vendored.
    private static let fetchedFolders: Set<String> = [
        "Carthage", "Checkouts", "Pods", "SourcePackages", "checkouts", "node_modules", "vendor",
    ]
    /// Build products.
    private static let builtFolders: Set<String> = ["DerivedData"]

    init(root: String, configuration: Configuration, prefix: String, tree: any FileTree = DiskTree()) {
        self.root = root
        self.tree = tree
        self.configuration = configuration
        self.prefix = prefix
    }

    /// - Parameters:
    ///   - path: relative to the root; empty for the root itself.
    ///   - jobs: how many threads work; what is found is the same with any number, in some order.
    mutating func collect(_ path: String, jobs: Int = 1) {
        var folders = [path]
        while !folders.isEmpty {
            let (level, empty) = (folders, FileWalk(root: root, configuration: configuration, prefix: prefix, tree: tree))
            let parts = Parallel.map(tasks: (level.count + Self.foldersPerTask - 1) / Self.foldersPerTask, jobs: jobs) {
                { task in
                    var (part, below) = (empty, [String]())
                    for folder in level.dropFirst(task * Self.foldersPerTask).prefix(Self.foldersPerTask) { part.enter(folder, &below) }
                    // By all threads, so that little is out of order when one sorts the whole.
                    part.files.sort()
                    below.sort()
                    return (walk: part, below: below)
                }
            }
            for part in parts { add(part.walk) }
            folders = parts.flatMap(\.below)
        }
    }

    /// - Parameter folders: gets those in it.
    private mutating func enter(_ folder: String, _ folders: inout [String]) {
        let location = folder.isEmpty ? root : root + "/" + folder
        do {
            for (name, kind) in try tree.entries(inFolder: location) {
                let child = folder.isEmpty ? name : folder + "/" + name
                visit(child, named: name, kind == .untold ? kindOnDisk(child) : kind, &folders)
            }
        } catch {
            failures.append((folder.isEmpty ? "." : folder, "could not be read: \(error)"))
        }
    }

    private mutating func add(_ part: FileWalk) {
        files += part.files
        failures += part.failures
        usedIncluded.formUnion(part.usedIncluded)
        usedExcluded.formUnion(part.usedExcluded)
        layoutFiles.add(part.layoutFiles)
        configurations += part.configurations
        links += part.links
        excludesSome = excludesSome || part.excludesSome
    }

    /// A file that somebody names is linted unless the configuration excludes it.
    mutating func add(file: String) {
        guard covers(file) else { return namedExcluded.append(file) }
        if tree is DiskTree || tree.kind(of: PathText.joined(root, file), followsLink: true) != nil { files.append(file) }
    }

    mutating func finish() {
        files.sort()
        // What is named may stand in a folder that is named as well.
        var last: String?
        files.removeAll { path in
            defer { last = path }
            return path == last
        }
        tellLinks()
    }

    /// What a link leads to is read where it stands, if that is among the files: nothing is missing then.
    private mutating func tellLinks() {
        guard !links.isEmpty else { return }
        let (read, top) = (Set(files), FileSystem.canonicalPath(root) ?? root)
        for link in links {
            let target = FileSystem.canonicalPath(PathText.joined(root, link)).flatMap { PathText.relative($0, to: top) }
            if target.map({ read.contains($0) }) != true { failures.append((link, "is a link and was not followed")) }
        }
    }

    private mutating func visit(
        _ path: String, named name: String, _ kind: FileSystem.EntryKind, _ folders: inout [String]
    ) {
        switch kind {
        case .folder:
            // An Xcode project is a folder without sources.
            guard !name.hasPrefix("."), !layoutFiles.note(folder: path, named: name), !skips(name), !prunes(path) else { return }
            folders.append(path)
        case .file:
            layoutFiles.note(file: path, named: name)
            if name == ConfigurationFile.name { configurations.append(path) }
            if name.hasSuffix(".swift"), covers(path) { files.append(path) }
        case .link:
            if name.hasSuffix(".swift"), covers(path) { links.append(path) }
        case .other, .untold:
            break
        }
    }

    private func skips(_ folder: String) -> Bool {
        Self.builtFolders.contains(folder)
            || Self.fetchedFolders.contains(folder) && !configuration.alsoLinted.contains(.vendored)
    }

    private func kindOnDisk(_ path: String) -> FileSystem.EntryKind {
        switch tree.kind(of: root + "/" + path, followsLink: false) {
        case .folder: .folder
        case .file: .file
        case .link: .link
        case .other, nil: .other
        }
    }

    // MARK: - Patterns

    private mutating func prunes(_ folder: String) -> Bool {
        guard configuration.prunes(folder: prefix + folder) else { return false }
        excludesSome = true
        noteExcluded(prefix + folder) { $0.matchesFolder($1) }
        return true
    }

    private mutating func covers(_ path: String) -> Bool {
        let path = prefix + path
        guard configuration.covers(file: path) else {
            excludesSome = true
            noteExcluded(path) { $0.matches($1) }
            return false
        }
        for (position, pattern) in configuration.included.enumerated()
        where !usedIncluded.contains(position) && pattern.value.matches(path) {
            usedIncluded.insert(position)
        }
        return true
    }

    private mutating func noteExcluded(_ path: String, _ matches: (PathPattern, String) -> Bool) {
        for (position, pattern) in configuration.excluded.enumerated()
        where !usedExcluded.contains(position) && matches(pattern.value, path) {
            usedExcluded.insert(position)
        }
    }
}
