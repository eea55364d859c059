/// Asks a repository, by plumbing commands that only read.
struct GitRepository {
    /// What the user has to be told.
    struct Failure: Error, CustomStringConvertible {
        var message: String
        /// Whether git has all that it needs but contents, as in a partial clone.
        var isOfMissingContent = false
        var description: String { message }
    }

    /// What somebody without a repository misses.
    enum Purpose: String {
        case comparing = "so there is nothing to compare with; lint without --base and --staged, or use a baseline"
        case hooking = "so there is no place for a hook; 'git init' makes one"
    }

    /// The top of the working tree: an absolute path without links.
    let top: String
    /// What all working trees share: an absolute path.
    let commonFolder: String
    /// Programs that a repository's settings name for reading and writing files, each of them switched off.
    private let disarmed: [GitProcess.Setting]

    /// - Parameter folder: inside of the working tree, absolute.
    init(at folder: String, for purpose: Purpose = .comparing) throws(Failure) {
        let place = try Self.start(["rev-parse", "--show-toplevel", "--git-common-dir"], in: folder)
        let filters = try Self.start(["config", "--null", "--name-only", "--get-regexp", "^filter\\."], in: folder)
        let (result, names) = (place.result(), filters.result().output)
        guard result.status == 0 else { throw Self.explain(result.errors, folder: folder, purpose) }
        let lines = result.output.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        let line = lines.first ?? ""
        guard let top = FileSystem.canonicalPath(line) else { throw Failure(message: "\(line): there is no such folder") }
        self.top = top
        commonFolder = PathText.joined(folder, lines.last ?? "")
        disarmed = Self.disarmed(names)
        guard folder == top || folder.hasPrefix(top + "/") else {
            throw Failure(message: "\(folder) is not in the working tree \(top), which git was told to use")
        }
    }

    private static func explain(_ said: String, folder: String, _ purpose: Purpose) -> Failure {
        if said.contains("not a git repository") {
            return Failure(message: "\(folder) is in no git repository, \(purpose.rawValue)")
        }
        if said.contains("must be run in a work tree") {
            return Failure(message: "\(folder) is a bare repository: it has no working tree to lint; use a clone, or 'git worktree add'")
        }
        return Failure(message: "git: \(said)")
    }

    /// Where a file is as young as the index, git compares contents, and asks the filter of the file's attributes for them.
    private static func disarmed(_ filters: [UInt8]) -> [GitProcess.Setting] {
        Set(filters.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }).sorted().map {
            GitProcess.Setting(name: $0, value: $0.hasSuffix(".required") ? "false" : "")
        }
    }

    // MARK: - Revisions

    /// The commit that a name stands for; nil where there is none.
    func commit(_ name: String) throws(Failure) -> String? {
        let result = try run(["rev-parse", "--verify", "--quiet", name + "^{commit}"])
        return result.status == 0 ? Self.line(result.output) : nil
    }

    var isShallow: Bool {
        get throws(Failure) { Self.line(try run(["rev-parse", "--is-shallow-repository"]).output) == "true" }
    }

    /// Where a revision and `HEAD` part; nil while `HEAD` has no commit.
    func mergeBase(of name: String) throws(Failure) -> String? {
        guard !name.isEmpty, !name.hasPrefix("-") else { throw Failure(message: "'\(name)' is no revision") }
        let result = try run(["merge-base", name, "HEAD"])
        if result.status == 0 { return Self.line(result.output) }
        guard let revision = try commit(name) else {
            throw Failure(message: try reasonOfMissing(name))
        }
        guard try commit("HEAD") != nil else { return nil }
        if try isShallow {
            throw Failure(
                message: "this clone is shallow and does not reach back to where '\(name)' and HEAD part; "
                    + "'git fetch --unshallow', or fetch-depth: 0 in CI, gets the rest")
        }
        throw Failure(
            message: "'\(name)' (\(revision.prefix(10))) and HEAD have no common ancestor, so nothing tells what changed; name a revision that HEAD comes from")
    }

    private func reasonOfMissing(_ name: String) throws(Failure) -> String {
        if let dots = name.firstRange(of: "..") {
            let first = name[..<dots.lowerBound]
            return "'\(name)' is a range, no revision\(first.isEmpty ? "" : ": name '\(first)'"); where it and HEAD part is found anyway"
        }
        if name == "HEAD" { return "HEAD has no commit yet, so there is nothing to compare with" }
        if try run(["rev-parse", "--verify", "--quiet", name]).status == 0 { return "'\(name)' is no commit, so nothing parts from it" }
        return "there is no revision '\(name)'; \(try advice(onMissing: name))"
    }

    private func advice(onMissing name: String) throws(Failure) -> String {
        let start = String(name.prefix { !"~^@".contains($0) })
        let known = start.isEmpty ? nil : try commit(start)
        let isTooFarBack = known != nil && start != name
        if try isShallow {
            let why = isTooFarBack ? "this clone is shallow, and its history ends before it" : "this clone is shallow"
            return why + ": fetch it first ('git fetch --unshallow', or fetch-depth: 0 in CI)"
        }
        if isTooFarBack { return "the history of '\(start)' is shorter than that" }
        if name.contains("/") { return "fetch it first ('git fetch')" }
        if try commit("origin/" + name) != nil { return "there is 'origin/\(name)'" }
        return "fetch it first ('git fetch'), or name the remote's: 'origin/\(name)'"
    }

    // MARK: - Files

    /// What git has been asked for, and works on while its asker does something else.
    struct Answer<Value> {
        fileprivate let command: String
        fileprivate let process: GitProcess
        fileprivate let read: ([UInt8]) -> Value

        /// To be asked for once.
        func value() throws(Failure) -> Value { read(try GitRepository.output(of: process.result(), command)) }
    }

    /// All paths of a commit.
    func tree(of commit: String) throws(Failure) -> Answer<[String: GitEntry]> {
        try answer(["ls-tree", "-r", "-z", "--full-tree", commit], GitRecords.tree)
    }

    /// All paths of the index.
    func index() throws(Failure) -> Answer<[String: GitEntry]> {
        try answer(["ls-files", "-s", "-v", "-z"], GitRecords.index)
    }

    /// From a commit to the working tree.
    func changes(since commit: String) throws(Failure) -> Answer<[GitChange]> {
        try answer(["diff-index"] + Self.rawDifference + [commit], GitRecords.changes)
    }

    /// From a commit to the index.
    func stagedChanges(since commit: String) throws(Failure) -> Answer<[GitChange]> {
        try answer(["diff-index", "--cached"] + Self.rawDifference + [commit], GitRecords.changes)
    }

    /// From the index to the working tree.
    func unstagedChanges() throws(Failure) -> Answer<[GitChange]> {
        try answer(["diff-files"] + Self.rawDifference, GitRecords.changes)
    }

    /// Only a submodule's commit is looked at: its own state would be asked for by a git in there.
    private static let rawDifference = [
        "--raw", "-z", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv", "--ignore-submodules=dirty",
    ]

    /// The contents of objects, by their names.
    func contents(of objects: Set<ObjectName>) throws(Failure) -> [ObjectName: [UInt8]] {
        if objects.isEmpty { return [:] }
        let names = objects.map(\.description).sorted()
        let result = try run(["cat-file", "--batch"], input: Array(names.map { $0 + "\n" }.joined().utf8))
        let found = GitRecords.objects(result.output)
        // Git stops at the first object that a partial clone would have to fetch, and says which.
        guard let missing = objects.filter({ found[$0] == nil }).map(\.description).min() else { return found }
        guard result.status == 0 || result.errors.contains("promisor") else { throw Failure(message: "git cat-file: \(result.errors)") }
        throw Failure(
            message: "this clone lacks the older content of changed files (\(missing.prefix(10))); where it is a partial clone, "
                + "'git fetch --refetch --no-filter' gets it",
            isOfMissingContent: true)
    }

    /// Those of some paths that the repository is told to ignore.
    func ignored(among paths: [String]) throws(Failure) -> Set<String> {
        if paths.isEmpty { return [] }
        let input = Array(paths.map { top + "/" + $0 + "\0" }.joined().utf8)
        let result = try run(["check-ignore", "-z", "--stdin"], input: input)
        // 1 means that it ignores none.
        guard result.status < 2 else { throw Failure(message: "git check-ignore: \(result.errors)") }
        let prefix = top.utf8.count + 1
        return Set(result.output.split(separator: 0).map { String(decoding: $0.dropFirst(prefix), as: UTF8.self) })
    }

    // MARK: - Hooks

    /// Where git looks for hooks: an absolute path, there or not.
    func hooksFolder() throws(Failure) -> String {
        let result = try Self.run(["rev-parse", "--git-path", "hooks"], in: top, knowsHooks: true)
        guard result.status == 0, result.output.last == UInt8(ascii: "\n") else { throw Failure(message: "git rev-parse: \(result.errors)") }
        return PathText.joined(top, String(decoding: result.output.dropLast(), as: UTF8.self))
    }

    // MARK: - Running

    private func answer<Value>(
        _ arguments: [String], input: [UInt8] = [], _ read: @escaping ([UInt8]) -> Value
    ) throws(Failure) -> Answer<Value> {
        let process = try Self.start(arguments, in: top, input: input, overrides: disarmed)
        return Answer(command: arguments[0], process: process, read: read)
    }

    private static func output(of result: GitProcess.Result, _ command: String) throws(Failure) -> [UInt8] {
        guard result.status == 0 else { throw Failure(message: "git \(command): \(result.errors)") }
        return result.output
    }

    private func run(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> GitProcess.Result {
        try Self.run(arguments, in: top, input: input, overrides: disarmed)
    }

    private static func run(
        _ arguments: [String], in folder: String, input: [UInt8] = [], overrides: [GitProcess.Setting] = [],
        knowsHooks: Bool = false
    ) throws(Failure) -> GitProcess.Result {
        try start(arguments, in: folder, input: input, overrides: overrides, knowsHooks: knowsHooks).result()
    }

    private static func start(
        _ arguments: [String], in folder: String, input: [UInt8] = [], overrides: [GitProcess.Setting] = [],
        knowsHooks: Bool = false
    ) throws(Failure) -> GitProcess {
        do {
            return try GitProcess(arguments, in: folder, input: input, overrides: overrides, knowsHooks: knowsHooks)
        } catch {
            throw Failure(message: error.message)
        }
    }

    private static func line(_ output: [UInt8]) -> String {
        String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
