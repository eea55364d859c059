import Diagnostics
import ProjectGraph
import Syntax

/// The two sides of a change: the trees to lint, and what differs between them.
struct ChangeSet {
    private(set) var base: GitTree
    private(set) var current: any FileTree
    /// Absolute paths of all that differs and may matter.
    private(set) var changed: Set<String> = []
    private(set) var comparison: RevisionComparison
    private(set) var notes: [String] = []
    /// What earlier runs have left; nil where nobody wants to know.
    private(set) var cache: RepositoryCache?
    /// The text of the baseline that the next commit will hold; nil where it is the one on disk.
    private(set) var stagedBaseline: [UInt8]?

    /// What neither revision nor index tells.
    struct OnDisk {
        /// The Swift files that the configuration covers, absolute.
        var sources: [String]
        /// What earlier runs have left; nil where nobody wants to know.
        var cache: RepositoryCache?
    }

    /// Why there is nothing to judge: before the first commit nothing is on either side, and the next one may take away all that is
    /// linted. Nil where there is something.
    var absence: String? {
        guard comparison.isStaged else { return nil }
        if comparison.base == nil, changed.isEmpty { return "no Swift file is staged, so there is nothing to judge" }
        let folder = subject.isEmpty ? top : top + "/" + subject
        // Whoever names a folder that never had any has made a mistake.
        guard changed.contains(where: { PathText.stands($0, in: folder) }), let staged = current as? GitTree, !staged.hasSource(below: subject)
        else { return nil }
        return "what is staged leaves no Swift file, so there is nothing to judge"
    }

    /// Whether the two sides are the same in every file, of whatever kind.
    private(set) var isOfNothing = false

    private let top: String
    /// What is linted, from the top of the repository; empty for all of it.
    private let subject: String

    /// - Parameters:
    ///   - root: of all that is linted, absolute.
    ///   - configuration: the files of the configuration, absolute.
    ///   - baseline: absolute; nil for one that counts as it is on disk.
    ///   - look: looks at the disk while git is at work.
    init(
        _ question: Linter.Comparison, of root: String, in repository: GitRepository, configuration: [String], baseline: String?,
        look: () -> OnDisk
    ) throws(GitRepository.Failure) {
        top = repository.top
        subject = PathText.relative(root, to: repository.top) ?? ""
        base = GitTree(of: repository)
        current = DiskTree()
        switch question {
        case .base(let revision):
            comparison = RevisionComparison(base: nil, isStaged: false, changedFiles: 0)
            try compareWorkingTree(since: revision, repository, configuration, look)
        case .staged:
            comparison = RevisionComparison(base: nil, isStaged: true, changedFiles: 0)
            try compareIndex(repository, configuration, baseline.flatMap { PathText.relative($0, to: repository.top) }, look)
        }
        comparison.changedFiles = changed.count
    }

    /// Whether a path says anything about the graph.
    private static func matters(_ path: String) -> Bool {
        path.utf8.suffix(6).elementsEqual(".swift".utf8) || path.hasSuffix(".xcodeproj/project.pbxproj")
    }

    // MARK: - Working tree

    private mutating func compareWorkingTree(
        since revision: String, _ repository: GitRepository, _ configuration: [String], _ look: () -> OnDisk
    ) throws(GitRepository.Failure) {
        let commit = try repository.mergeBase(of: revision)
        let committed = try commit.map { commit throws(GitRepository.Failure) in try repository.tree(of: commit) }
        let differences = try commit.map { commit throws(GitRepository.Failure) in try repository.changes(since: commit) }
        let onDisk = look()
        cache = onDisk.cache
        let tree = try committed?.value() ?? [:]
        let sources = Set(onDisk.sources)
        // Git calls files the same that lie outside of a sparse checkout.
        func isOnDisk(_ path: String) -> Bool {
            let full = top + "/" + path
            return sources.contains(full) || FileSystem.kind(of: full) != nil
        }
        let changes = try differences?.value() ?? []
        let relevant = changes.filter { Self.matters($0.path) }
        let blobs = try repository.contents(of: Set(relevant.compactMap { $0.old?.kind == .file ? $0.old?.object : nil }))
        // Git tells names apart by their bytes, and two spellings of one name are equal here: neither may stop the run.
        let differing = Dictionary(relevant.compactMap { change in
            content(of: change, blobs).map { (change.path, $0) }
        }) { first, _ in first }
        for (path, entry) in tree {
            switch entry.kind {
            case .submodule: break
            case .link: if Self.matters(path) { base.add(path, .link) }
            case .file:
                guard Self.matters(path) else { continue }
                if let content = differing[path] { base.add(path, content) } else if isOnDisk(path) { base.add(path, .disk(object: entry.object)) }
            }
        }
        let added = relevant.filter { $0.old == nil }.map(\.path)
        let submodules = Set(tree.filter { $0.value.kind == .submodule }.keys).union(changes.filter(\.isSubmodule).map(\.path))
        for path in submodules { base.add(submodule: path) }
        let untracked = try add(onDisk.sources, notIn: Set(tree.keys).union(added), submodules: submodules, repository) { $0.base.add($1, .disk(object: nil)) }
        changed = Set((Array(differing.keys) + added + untracked).map { top + "/" + $0 })
        comparison.base = commit
        let differs = Set(changes.map(\.path))
        noteSides(commit.map { commit in
            ["HEAD", "@"].contains(revision)
                ? "the working tree is compared with HEAD (\(commit.prefix(10)))"
                : "'\(revision)' and HEAD part at \(commit.prefix(10)), which the working tree is compared with"
        })
        let others = configuration.filter { file in
            guard let path = PathText.relative(file, to: top) else { return false }
            return tree[path].map { differs.contains(path) && !Self.isOnDisk(file, as: $0.object) } ?? true
        }
        noteConfiguration(others)
    }

    /// Whether a file has the bytes of an object: git calls what is younger than its index another, whatever is in it.
    private static func isOnDisk(_ path: String, as object: ObjectName) -> Bool {
        var disk = PaddedBytes()
        let isRead = (try? FileSystem.read(path, into: &disk, limit: SourceReader.sizeLimit)) != nil
        return isRead && disk.withBytes { ObjectName(ofFile: $0) } == object
    }

    /// Nil for a file whose bytes are the same on both sides: git only looked at its times.
    private func content(of change: GitChange, _ blobs: [ObjectName: [UInt8]]) -> GitTree.Content? {
        guard let old = change.old else { return nil }
        guard old.kind == .file, let bytes = blobs[old.object] else { return .link }
        var disk = PaddedBytes()
        let isRead = (try? FileSystem.read(top + "/" + change.path, into: &disk, limit: SourceReader.sizeLimit)) != nil
        if isRead, disk.withBytes({ $0.elementsEqual(bytes) }) { return nil }
        return .blob(object: old.object, bytes: bytes)
    }

    // MARK: - Index

    /// What is staged, beside what lies on disk and what HEAD has.
    private struct Index {
        let head: String?
        let entries: [String: GitEntry]
        /// What is not the same on disk.
        let dirty: Set<String>
        /// `git add -N` stages a name, and no content.
        let intended: Set<String>
        /// What is not the same in HEAD.
        let changes: [GitChange]
    }

    /// Git answers while the disk is looked at.
    private static func index(
        of repository: GitRepository, _ look: () -> OnDisk
    ) throws(GitRepository.Failure) -> (index: Index, onDisk: OnDisk) {
        let indexed = try repository.index()
        let differingOnDisk = try repository.unstagedChanges()
        let head = try repository.commit("HEAD")
        let staging = try head.map { head throws(GitRepository.Failure) in try repository.stagedChanges(since: head) }
        let onDisk = look()
        let entries = try indexed.value()
        if let path = entries.filter({ $0.value.stage > 0 }).keys.min() {
            throw GitRepository.Failure(message: "\(path) has conflicts that are not settled, so nothing tells what is staged")
        }
        let unstaged = try differingOnDisk.value()
        let index = Index(
            head: head, entries: entries, dirty: Set(unstaged.map(\.path)), intended: Set(unstaged.filter(\.isUnsettled).map(\.path)),
            changes: try staging?.value() ?? [])
        return (index, onDisk)
    }

    private mutating func compareIndex(
        _ repository: GitRepository, _ configuration: [String], _ baseline: String?, _ look: () -> OnDisk
    ) throws(GitRepository.Failure) {
        let (staging, onDisk) = try Self.index(of: repository, look)
        cache = onDisk.cache
        let (head, index, dirty, intended) = (staging.head, staging.entries, staging.dirty, staging.intended)
        let relevant = staging.changes.filter { Self.matters($0.path) && !intended.contains($0.path) }
        let (top, changes) = (top, Set(staging.changes.map(\.path)))
        func isOnDisk(_ path: String) -> Bool {
            index[path].map { !dirty.contains(path) || Self.isOnDisk(PathText.joined(top, path), as: $0.object) } ?? false
        }
        let otherBaseline = baseline.flatMap { intended.contains($0) || isOnDisk($0) ? nil : index[$0]?.object }
        let wanted = (otherBaseline.map { [$0] } ?? []) + dirty.filter(Self.matters).compactMap { index[$0]?.kind == .file ? index[$0]?.object : nil }
            + relevant.compactMap { $0.old?.kind == .file ? $0.old?.object : nil }
        let blobs = try repository.contents(of: Set(wanted)).merging(try unwatched(index, repository)) { first, _ in first }
        stagedBaseline = otherBaseline.flatMap { blobs[$0] }
        let changedPaths = head == nil ? Set(index.keys) : Set(relevant.map(\.path))
        var differing: [(path: String, content: GitTree.Content)] = []
        for (path, entry) in index where !intended.contains(path) {
            if entry.kind == .submodule {
                base.add(submodule: path)
            } else if Self.matters(path) {
                let isSame = !dirty.contains(path) && !(entry.isUnwatched && blobs[entry.object] != nil)
                guard !entry.isUnwatched || !isSame || FileSystem.kind(of: top + "/" + path) != nil else { continue }
                let content = Self.content(of: entry, isOnDisk: isSame, blobs)
                if changedPaths.contains(path) { differing.append((path, content)) } else { base.add(path, content) }
            }
        }
        var staged = base
        for (path, content) in differing { staged.add(path, content) }
        for change in relevant {
            if let old = change.old { base.add(change.path, Self.content(of: old, isOnDisk: false, blobs)) }
        }
        let submodules = Set(index.filter { $0.value.kind == .submodule }.keys)
        _ = try add(onDisk.sources, notIn: Set(index.keys), submodules: submodules, repository) { sides, path in
            sides.base.add(path, .disk(object: nil))
            staged.add(path, .disk(object: nil))
        }
        current = staged
        isOfNothing = head != nil && staging.changes.isEmpty
        changed = Set((head == nil ? index.keys.filter(Self.matters) : relevant.map(\.path)).map { top + "/" + $0 })
        comparison.base = head
        noteSides(head.map { "what is staged is compared with HEAD (\($0.prefix(10)))" })
        noteConfiguration(configuration.filter { file in
            PathText.relative(file, to: top).map { changes.contains($0) || !isOnDisk($0) } ?? false
        })
        noteBaseline(baseline) { index[$0] != nil && !intended.contains($0) }
    }

    /// The staged contents of files at which git doesn't look on disk.
    private mutating func unwatched(
        _ index: [String: GitEntry], _ repository: GitRepository
    ) throws(GitRepository.Failure) -> [ObjectName: [UInt8]] {
        let files = index.filter { $1.isUnwatched && $1.kind == .file && Self.matters($0) && PathText.stands($0, in: subject) }
        do {
            return try repository.contents(of: Set(files.values.map(\.object)))
        } catch where error.isOfMissingContent {
            // What a partial clone hasn't got here, nobody could lint on disk either.
            let absent = files.keys.filter { FileSystem.kind(of: top + "/" + $0) == nil }.count
            let subject = absent == 1 ? "1 file is" : "\(absent) files are"
            if absent > 0 { notes.append("\(subject) in the index, but neither on disk nor in this clone (a partial one?): left out, on both sides") }
            return [:]
        }
    }

    private static func content(of entry: GitEntry, isOnDisk: Bool, _ blobs: [ObjectName: [UInt8]]) -> GitTree.Content {
        guard entry.kind == .file else { return .link }
        return isOnDisk ? .disk(object: entry.object) : .blob(object: entry.object, bytes: blobs[entry.object] ?? [])
    }

    // MARK: - What is in no revision

    /// Hands those files on that count as they are on disk.
    ///
    /// - Returns: those that nobody has added yet.
    private mutating func add(
        _ sources: [String], notIn tracked: Set<String>, submodules nested: Set<String>, _ repository: GitRepository,
        _ add: (inout ChangeSet, String) -> Void
    ) throws(GitRepository.Failure) -> [String] {
        let inside = sources.compactMap { PathText.relative($0, to: top) }.filter { !$0.isEmpty && !tracked.contains($0) }
        let candidates = inside.filter { path in !nested.contains { PathText.stands(path, in: $0) } }
        let present = nested.filter { folder in inside.contains { PathText.stands($0, in: folder) } }
        if !present.isEmpty {
            notes.append("files of submodules count as they are on disk, on both sides: \(present.sorted().joined(separator: ", "))")
        }
        let ignored = try repository.ignored(among: candidates)
        for path in ignored.sorted() { add(&self, path) }
        return candidates.filter { !ignored.contains($0) }
    }

    // MARK: - Notes

    private mutating func noteSides(_ sides: String?) {
        let files = changed.count == 1 ? "1 changed file" : "\(changed.count) changed files"
        notes.insert(sides.map { "\($0): \(files)" } ?? "HEAD has no commit yet, so everything is new: \(files)", at: 0)
    }

    /// - Parameter files: those of the configuration that are not the same on the other side, absolute.
    private mutating func noteConfiguration(_ files: [String]) {
        guard comparison.base != nil, !files.isEmpty else { return }
        let names = files.compactMap { PathText.relative($0, to: top) }.joined(separator: ", ")
        notes.append("both sides are judged by the configuration on disk, which differs from the other side's: \(names)")
    }
    private mutating func noteBaseline(_ path: String?, isStaged: (String) -> Bool) {
        guard let path, !path.isEmpty else { return }
        if stagedBaseline != nil {
            notes.append("\(path) counts as it is staged; on disk it is another")
        } else if !isStaged(path), FileSystem.kind(of: PathText.joined(top, path)) != nil {
            notes.append("\(path) is not staged, so the next commit won't hold it; here it counts as it is on disk")
        }
    }
}
