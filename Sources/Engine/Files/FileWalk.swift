import Configuration

/// Finds the Swift files below the paths that somebody named.
struct FileWalk {
    /// Relative to the root, sorted.
    private(set) var files: [String] = []
    private(set) var failures: [(path: String, message: String)] = []
    /// Patterns of the configuration that covered a file or excluded something, by their place in its lists.
    private(set) var usedIncluded: Set<Int> = []

    private let root: String
    private let configuration: Configuration
    /// The root relative to the folder of the configuration, to which patterns refer; empty or with a trailing slash.
    private let prefix: String

    /// Folders of other people's code and of build products; entered only where somebody names them.
    static let skippedFolders: Set<String> = [
        "Pods", "Carthage", "Checkouts", "checkouts", "DerivedData", "node_modules", "SourcePackages", "vendor", "Vendor",
    ]

    init(root: String, configuration: Configuration, prefix: String) {
        self.root = root
        self.configuration = configuration
        self.prefix = prefix
    }

    /// - Parameter path: relative to the root; empty for the root itself.
    mutating func collect(_ path: String) {
        var folders = [path]
        while let folder = folders.popLast() {
            let location = folder.isEmpty ? root : root + "/" + folder
            do {
                for (name, isFolder) in try FileSystem.names(inFolder: location) {
                    let child = folder.isEmpty ? name : folder + "/" + name
                    visit(child, named: name, isFolder: isFolder, &folders)
                }
            } catch {
                failures.append((folder.isEmpty ? "." : folder, error.description))
            }
        }
    }

    /// A file that somebody names is linted whatever it is called, unless the configuration excludes it.
    mutating func add(file: String) {
        if covers(file) { files.append(file) }
    }

    mutating func finish() {
        files = Array(Set(files)).sorted()
    }

    private mutating func visit(_ path: String, named name: String, isFolder: Bool?, _ folders: inout [String]) {
        let isFolder = isFolder ?? isFolderOnDisk(path)
        guard let isFolder else { return }
        if isFolder {
            guard !name.hasPrefix("."), !Self.skippedFolders.contains(name), !configuration.prunes(folder: prefix + path) else { return }
            folders.append(path)
        } else if name.hasSuffix(".swift"), covers(path) {
            files.append(path)
        }
    }

    private func isFolderOnDisk(_ path: String) -> Bool? {
        switch FileSystem.kind(of: root + "/" + path) {
        case .folder: true
        case .file: false
        default: nil
        }
    }

    private mutating func covers(_ path: String) -> Bool {
        let patternPath = prefix + path
        guard configuration.covers(file: patternPath) else { return false }
        for (position, pattern) in configuration.included.enumerated()
        where !usedIncluded.contains(position) && pattern.value.matches(patternPath) {
            usedIncluded.insert(position)
        }
        return true
    }
}
