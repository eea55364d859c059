import Diagnostics

/// Where a run takes place: the root that report paths start from, and what below it was asked for.
///
/// One folder is its own root; several paths share the working directory, and what lies outside of it is given by its
/// absolute path.
struct PlaceOfWork {
    private(set) var root: String
    /// How the user would write the root.
    private(set) var shownRoot: String
    /// Relative to the root; the root itself is empty.
    private(set) var folders: [String] = []
    private(set) var files: [String] = []
    private(set) var errors: [String] = []
    /// Absolute paths of the only files to tell of; nil for all.
    private(set) var selection: Set<String>?
    /// Those of them that somebody named as what to lint: not one of them there is a mistake.
    private(set) var named: Set<String> = []

    /// Whether folders are read because somebody named them. Files are a choice within what the configuration covers.
    var walksByChoice: Bool { !folders.isEmpty && named.isEmpty }

    /// - Parameters:
    ///   - paths: none means the working directory.
    ///   - selection: the only files to tell of.
    ///   - buffer: the only file to tell of, which may not be there.
    init(paths: [String], selection: [String]? = nil, buffer: String? = nil) {
        let chosen = selection.map { Set($0.compactMap { FileSystem.canonicalPath($0) }) }
        self.init(below: paths, selection: buffer.map { [Self.canonical($0)] } ?? chosen)
    }

    private init(below paths: [String], selection: Set<String>?) {
        self.selection = selection
        root = FileSystem.workingFolder
        shownRoot = "."
        let paths = paths.isEmpty ? ["."] : paths
        if paths.count == 1, case .folder? = FileSystem.kind(of: paths[0], followsLink: true),
            let folder = FileSystem.canonicalPath(paths[0])
        {
            root = folder
            shownRoot = paths[0]
            folders = [""]
            return
        }
        for path in paths { add(path) }
    }

    /// Reads all that stands in a folder for the sake of the files that somebody named there.
    ///
    /// - Returns: whether all that was named are files in the folder.
    mutating func widen(to folder: String) -> Bool {
        let paths = Set(files.map { PathText.joined(root, $0) })
        guard folders.isEmpty, !paths.isEmpty, paths.allSatisfy({ PathText.stands($0, in: folder) }) else { return false }
        shownRoot = PathText.way(to: folder, from: root)
        root = folder
        named = paths
        selection = selection ?? paths
        folders = [""]
        files = paths.map(relative).sorted()
        return true
    }

    /// An absolute path without links, of a file that may not be there.
    private static func canonical(_ path: String) -> String {
        if let full = FileSystem.canonicalPath(path) { return full }
        let folder = PathText.folder(of: path)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let full = FileSystem.canonicalPath(folder.isEmpty ? "." : folder)
        return PathText.joined(full ?? PathText.joined(FileSystem.workingFolder, folder), name)
    }

    /// A file that somebody named and that can't be read is no part of a run that is missing, but the run itself.
    ///
    /// - Returns: what is to be told of the problems with what was asked for; nothing of all others.
    func errors(among problems: [Report.Problem]) -> [String] {
        let asked = (selection ?? []).union((folders + files).map { PathText.joined(root, $0) })
        return problems.sorted().compactMap { problem in
            let full = PathText.joined(root, problem.path)
            // What has a line has been read.
            guard problem.line == nil, asked.contains(full) else { return nil }
            return "\(full == root ? shownRoot : PathText.shown(full, from: FileSystem.workingFolder)): \(problem.message)"
        }
    }

    /// What is told where not one file of a folder could be read.
    func absence(of count: Int, _ problems: [Report.Problem]) -> String {
        let first = problems.min().map { ": \($0.path): \($0.message)" } ?? ""
        return "none of the Swift files in \(shownRoot) (\(count)) could be read\(first)"
    }

    private static let shownFiles = 3

    /// - Parameters:
    ///   - files: those that were named and are not linted, relative to the root.
    ///   - configuration: what excludes them.
    /// - Returns: nil where there are none.
    func note(onExcluded files: [String], by configuration: String) -> String? {
        guard !files.isEmpty else { return nil }
        let shown = files.sorted().prefix(Self.shownFiles).map { PathText.shown(PathText.joined(root, $0), from: FileSystem.workingFolder) }
        let rest = files.count > shown.count ? " and \(files.count - shown.count) more" : ""
        return "\(configuration) excludes \(shown.joined(separator: ", "))\(rest), so nothing is told of \(files.count == 1 ? "it" : "them")"
    }

    private static let shownConfigurations = 3

    /// Whoever wrote a configuration believes that it counts.
    ///
    /// - Parameter configurations: those below the root that don't go for the run, relative to it.
    func notes(onUnused configurations: [String]) -> [String] {
        let beginning = shownRoot == "." ? "" : PathText.beginning(below: shownRoot)
        let notes = configurations.prefix(Self.shownConfigurations).map { path in
            "\(beginning + path) is not used for this run; 'viperlint \(PathText.folder(of: beginning + path))' uses it"
        }
        let more = configurations.count - notes.count
        return more > 0 ? notes + ["nor are \(more) more configurations further down"] : notes
    }

    private mutating func add(_ path: String) {
        guard let kind = FileSystem.kind(of: path, followsLink: true), let full = FileSystem.canonicalPath(path) else {
            errors.append("\(path): there is no such file or folder")
            return
        }
        switch kind {
        case .folder: folders.append(relative(full))
        // By either name: build systems hand out links to files that are called otherwise.
        case .file where [path, full].contains { $0.hasSuffix(".swift") }: files.append(relative(full))
        case .file: errors.append("\(path): is no Swift file")
        case .link, .other: errors.append("\(path): is neither a file nor a folder")
        }
    }

    /// A path outside the root stays reachable from it.
    private func relative(_ path: String) -> String {
        if path == root { return "" }
        if let rest = PathText.rest(of: path, below: root) { return rest }
        let ups = root.split(separator: "/").map { _ in ".." }.joined(separator: "/")
        return ups + path
    }
}
