import Diagnostics

/// Where a run takes place: the root that report paths start from, and what below it was asked for.
///
/// One folder is its own root. Several paths share the working directory, or what holds them all where one lies outside of
/// it: seen from there, no path has another name.
struct PlaceOfWork {
    private(set) var root: String
    /// Where the nearest configuration is looked for, and upwards: what holds all that was named.
    private(set) var innermost: String
    /// How the user would write the root.
    private(set) var shownRoot: String
    /// Relative to the root; the root itself is empty.
    private(set) var folders: [String] = []
    private(set) var files: [String] = []
    private(set) var errors: [String] = []
    /// Absolute paths of the only files to tell of; nil for all.
    private(set) var selection: Set<String>?
    /// Folders of which all is told beside the selection: absolute paths.
    private(set) var selectedFolders: [String] = []
    /// Those of them that somebody named as what to lint: not one of them there is a mistake.
    private(set) var named: Set<String> = []

    /// Whether folders are read because somebody named them. Files are a choice within what the configuration covers.
    var walksByChoice: Bool { !folders.isEmpty && named.isEmpty }

    /// - Parameters:
    ///   - paths: none means the working directory.
    ///   - selection: the only files to tell of.
    ///   - buffer: the only file to tell of, which may not be there.
    init(paths: [String], selection: [String]? = nil, buffer: String? = nil) {
        let chosen = selection?.map { (path: $0, full: FileSystem.canonicalPath($0)) }
        self.init(below: paths, selection: buffer.map { [Self.canonical($0)] } ?? chosen.map { Set($0.compactMap(\.full)) })
        errors += (chosen ?? []).filter { $0.full == nil }.map { "\($0.path): there is no such file" }
        if let buffer, case .folder? = FileSystem.kind(of: buffer, followsLink: true) { errors.append("\(buffer): is a folder, and no file") }
    }

    private init(below paths: [String], selection: Set<String>?) {
        self.selection = selection
        root = FileSystem.workingFolder
        innermost = root
        shownRoot = "."
        let named = paths.isEmpty ? ["."] : paths
        if named.count == 1, case .folder? = FileSystem.kind(of: named[0], followsLink: true),
            let folder = FileSystem.canonicalPath(named[0])
        {
            root = folder
            shownRoot = named[0]
            folders = [""]
            // Nobody named the working directory: what an editor or Xcode hands over stands somewhere below it.
            let files = paths.isEmpty ? selection ?? [] : []
            innermost = PathText.common(files.map { PathText.folder(of: $0) }.filter { PathText.stands($0, in: folder) }) ?? folder
            return
        }
        var found: (folders: [String], files: [String]) = ([], [])
        for path in named { note(path, in: &found) }
        take(found.folders, found.files)
    }

    /// - Parameters:
    ///   - allFolders: absolute paths.
    ///   - allFiles: absolute paths.
    private mutating func take(_ allFolders: [String], _ allFiles: [String]) {
        innermost = PathText.common(allFolders + allFiles.map { PathText.folder(of: $0) }) ?? root
        if !PathText.stands(innermost, in: root) { start(at: innermost) }
        folders = allFolders.map(relative)
        files = allFiles.map(relative)
    }

    private mutating func start(at folder: String) {
        shownRoot = PathText.way(to: folder, from: FileSystem.workingFolder)
        root = folder
    }

    /// Takes its place in the project that a configuration is for, which may lie below the working directory. Files that somebody
    /// named are looked at as a part of it all.
    ///
    /// - Parameter project: the absolute path of the configuration's folder.
    /// - Returns: whether the root is another one now.
    mutating func enter(_ project: String) -> Bool {
        let all = (folders: folders.map { PathText.joined(root, $0) }, files: files.map { PathText.joined(root, $0) })
        guard PathText.stands(innermost, in: project) else { return false }
        if !all.files.isEmpty {
            start(at: project)
            named = Set(all.files)
            if selection == nil { (selection, selectedFolders) = (named, all.folders) }
            folders = [""]
            files = all.files.map(relative).sorted()
            return true
        }
        if PathText.stands(root, in: project) { return false }
        // What was named lies deeper than the working directory, and so does its configuration.
        if selection == nil {
            start(at: innermost)
            folders = all.folders.map(relative)
        } else {
            start(at: project)
        }
        return true
    }

    /// Looks for the project of the files that somebody named, where no configuration is for all of them.
    ///
    /// - Returns: what is to be told of files that are of no project, or of another.
    mutating func findProject() -> (notes: [String], errors: [String]) {
        guard folders.isEmpty, files.count > 1, ConfigurationFile.folder(above: innermost) == nil else { return ([], []) }
        let all = files.map { PathText.joined(root, $0) }
        var projects: [String: String?] = [:]
        for folder in Set(all.map { PathText.folder(of: $0) }) { projects[folder] = .some(ConfigurationFile.folder(above: folder)) }
        let found = Set(projects.values.compactMap(\.self)).sorted()
        let shown = found.map { PathText.shown(PathText.joined($0, ConfigurationFile.name), from: FileSystem.workingFolder) }
        guard found.count == 1 else {
            return ([], found.isEmpty ? [] : ["the files that are named belong to several projects (\(shown.joined(separator: ", "))): lint each by itself"])
        }
        let (own, others) = (all.filter { PathText.stands($0, in: found[0]) }, all.filter { !PathText.stands($0, in: found[0]) })
        take([], own)
        return (["\(shown[0]) isn't for \(self.shown(others)), so nothing is told of \(others.count == 1 ? "it" : "them")"], [])
    }

    /// Whether all of a file is to be told of.
    ///
    /// - Parameter path: absolute.
    func isNamed(_ path: String) -> Bool { named.contains(path) || selectedFolders.contains { PathText.stands(path, in: $0) } }

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
        files.isEmpty ? nil : "\(configuration) excludes \(shown(files)), so nothing is told of \(files.count == 1 ? "it" : "them")"
    }

    /// An editor or Xcode may hand over what lies elsewhere, or is excluded.
    ///
    /// - Parameter files: all that are linted, relative to the root.
    /// - Returns: nil where those to tell of are among them.
    func note(onSelectionBeside files: [String]) -> String? {
        guard let selection, named.isEmpty else { return nil }
        let others = selection.filter { $0.hasSuffix(".swift") }.subtracting(files.map { PathText.joined(root, $0) })
        guard !others.isEmpty else { return nil }
        let (verb, all) = others.count == 1 ? ("is", "it") : ("are", "them")
        return "\(shown(others)) \(verb) not among what is linted, so nothing is told of \(all)"
    }

    private func shown(_ files: some Collection<String>) -> String {
        let shown = files.sorted().prefix(Self.shownFiles).map { PathText.shown(PathText.joined(root, $0), from: FileSystem.workingFolder) }
        let rest = files.count > shown.count ? " and \(files.count - shown.count) more" : ""
        return shown.joined(separator: ", ") + rest
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

    private mutating func note(_ path: String, in found: inout (folders: [String], files: [String])) {
        guard let kind = FileSystem.kind(of: path, followsLink: true), let full = FileSystem.canonicalPath(path) else {
            errors.append(path.isEmpty ? "a path is empty" : "\(path): there is no such file or folder")
            return
        }
        switch kind {
        case .folder: found.folders.append(full)
        // By either name: build systems hand out links to files that are called otherwise.
        case .file where [path, full].contains { $0.hasSuffix(".swift") }: found.files.append(full)
        case .file: errors.append("\(path): is no Swift file")
        case .link, .other: errors.append("\(path): is neither a file nor a folder")
        }
    }

    private func relative(_ path: String) -> String { path == root ? "" : PathText.rest(of: path, below: root) ?? path }
}
