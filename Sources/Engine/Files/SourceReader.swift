import Diagnostics
import LintConfiguration
import ProjectGraph
import Syntax

/// Reads files into outlines, on several threads.
///
/// Each file gives the same outline on any thread, and each outline goes to the place of its file, so the result does
/// not depend on how the work was shared out.
struct SourceReader {
    /// A file larger than this is nobody's source: the largest that generators write are some MiB.
    static let sizeLimit = 64 << 20
    /// Few files are read sooner than a thread starts; with many, one thread would read the last ones alone.
    private static let filesPerTask = 4

    struct Result: Sendable {
        /// With the files that could be read.
        let builder: GraphBuilder
        var problems: [Report.Problem] = []
        var lineCount = 0
        /// How many files could be read.
        var fileCount = 0
        fileprivate var reexports: [TargetImports.Reexport] = []
        /// What the files' first lines say that they are, by path.
        var headers: [String: SourceCategory] = [:]
        /// What the cache had.
        var cached: [(path: String, key: OutlineCache.Key)] = []
        /// What it lacks.
        var uncached: [(content: ObjectName, entry: OutlineCache.Entry)] = []

        fileprivate mutating func add(_ part: Part) {
            for file in part.files { builder.add(file) }
            fileCount += part.files.count
            problems += part.problems
            lineCount += part.lineCount
            headers.merge(part.headers) { $1 }
            reexports += part.reexports
            cached += part.cached
            uncached += part.uncached
        }
    }

    /// What a thread reads at a time.
    fileprivate struct Part: Sendable {
        var files: [SourceFile] = []
        var problems: [Report.Problem] = []
        var lineCount = 0
        var reexports: [TargetImports.Reexport] = []
        var headers: [String: SourceCategory] = [:]
        var cached: [(path: String, key: OutlineCache.Key)] = []
        var uncached: [(content: ObjectName, entry: OutlineCache.Entry)] = []
    }

    /// Files that need not be read.
    struct Known: Sendable {
        /// Of a side that has been read, by path: files that are the same here.
        var outlines: [String: Outline] = [:]
        var headers: [String: SourceCategory] = [:]
        /// Of earlier runs; nil for none.
        var cache: OutlineCache?
    }

    let root: String
    let jobs: Int
    var layout = TargetLayout.undeclared
    /// Categories that are linted although they are not the team's own code.
    var alsoLinted: Set<SourceCategory> = []
    /// What the configuration sets aside, and what its patterns see before a path of the root.
    var setAside: (patterns: [PathPattern], prefix: String) = ([], "")
    /// Whether more is asked of tests than what they declare.
    var readsTests = true
    var tree: any FileTree = DiskTree()
    var known = Known()

    /// - Parameter paths: sorted.
    func read(_ paths: [String]) -> Result {
        let tasks = (paths.count + Self.filesPerTask - 1) / Self.filesPerTask
        let classifier = SourceClassifier(
            layout: layout, imports: TargetImports(targets: layout.targets), alsoLinted: alsoLinted, setAside: setAside,
            readsTests: readsTests)
        let result = Parallel.reduce(
            tasks: tasks, jobs: jobs, into: Result(builder: GraphBuilder(targets: layout.targets))
        ) { [root, tree, known] in
            let worker = Worker(root: root, tree: tree, known: known, classifier: classifier)
            return { task in
                worker.read(paths[task * Self.filesPerTask..<min(paths.count, (task + 1) * Self.filesPerTask)])
            }
        } add: {
            $0.add($1)
        }
        result.builder.completeImports(reexports: result.reexports)
        return result
    }

    private final class Worker {
        let root: String
        let tree: any FileTree
        let known: Known
        var classifier: SourceClassifier
        let reader = OutlineReader()
        var bytes = PaddedBytes()

        init(root: String, tree: any FileTree, known: Known, classifier: SourceClassifier) {
            self.root = root
            self.tree = tree
            self.known = known
            self.classifier = classifier
        }

        func read(_ paths: ArraySlice<String>) -> Part {
            var part = Part()
            for path in paths { read(path, into: &part) }
            return part
        }

        private func read(_ path: String, into part: inout Part) {
            if let outline = known.outlines[path], classifier.depth(of: path, header: known.headers[path]).isThat(of: outline) {
                return add(outline, of: path, known.headers[path], to: &part)
            }
            let place = root.isEmpty ? path : root + "/" + path
            let content = known.cache == nil ? nil : tree.content(of: place)
            if let content, let (key, entry) = cached(content, of: path) {
                part.cached.append((path, key))
                return add(entry.outline, of: path, entry.header, to: &part)
            }
            do {
                try tree.read(place, into: &bytes, limit: SourceReader.sizeLimit)
            } catch {
                part.problems.append(Report.Problem(path: path, message: "could not be read: \(error)"))
                return
            }
            if let reason = bytes.reasonNotToRead {
                part.problems.append(Report.Problem(path: path, message: reason))
                return
            }
            let header = bytes.withBytes { SourceCategory(header: $0) }
            let outline = classifier.depth(of: path, header: header).read(bytes, by: reader)
            // A conflict is a mistake of its own, and what comes of it in the lines around it is none.
            let conflict = outline.problems.isEmpty ? nil : bytes.lineOfConflict
            if let conflict { part.problems.append(Report.Problem(path: path, line: conflict, column: 1, message: "a merge conflict stands here")) }
            // What a filter makes of a file on its way to the disk has another name.
            if let content, outline.problems.isEmpty, bytes.withBytes({ ObjectName(ofFile: $0) }) == content {
                part.uncached.append((content, OutlineCache.Entry(outline: outline, header: header)))
            }
            add(outline, of: path, header, tellsProblems: conflict == nil, to: &part)
        }

        /// What an earlier run has kept of a content, if that is as much as is asked of the file.
        private func cached(_ content: ObjectName, of path: String) -> (key: OutlineCache.Key, entry: OutlineCache.Entry)? {
            for hasUses in [true, false] {
                let key = OutlineCache.Key(content: content, hasUses: hasUses)
                if let entry = known.cache?.entry(of: key), classifier.depth(of: path, header: entry.header).isThat(of: entry.outline) {
                    return (key, entry)
                }
            }
            return nil
        }

        private func add(
            _ outline: Outline, of path: String, _ header: SourceCategory?, tellsProblems: Bool = true, to part: inout Part
        ) {
            // Behind the last line break stands no line, as `wc -l` counts.
            part.lineCount += outline.lines.count - 1
            if let header { part.headers[path] = header }
            var file = SourceFile(path: path, outline: outline)
            classifier.classify(&file, header: header, reexports: &part.reexports)
            // A template is Swift once its placeholders are filled in: `class ___VARIABLE_name:identifier___: UIViewController`.
            let isTemplate = file.category == .templates && file.isSetAside
            // Those behind the first one mostly come of it.
            if tellsProblems, !isTemplate, let problem = outline.problems.min(by: { $0.offset < $1.offset }) {
                let (line, column) = outline.lines.position(of: problem.offset)
                let more = outline.problems.count > 1 ? "; and \(outline.problems.count - 1) more in this file" : ""
                part.problems.append(Report.Problem(path: path, line: line, column: column, message: problem.message + more))
            }
            part.files.append(file)
        }
    }
}
