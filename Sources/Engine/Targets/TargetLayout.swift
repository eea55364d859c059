import ProjectGraph

/// Which target compiles which file, as manifests and projects say.
struct TargetLayout: Sendable {
    /// The targets that were declared, then those implied for everything else.
    private(set) var targets: [Target] = []
    /// Roots of packages, relative to the linted root. A file belongs to the innermost.
    private var packages: Set<String> = []
    private var files: [String: [TargetID]] = [:]
    private var folders: [String: [FolderClaim]] = [:]

    /// A folder all of whose files belong to a target, but for some.
    struct FolderClaim: Sendable {
        var target: TargetID
        var isPackage: Bool
        /// Relative to the linted root, as all paths here.
        var excluded: [String]
        /// Nil for everything.
        var sources: [String]?

        func accepts(_ path: String) -> Bool {
            (sources.map { $0.contains { PathText.stands(path, in: $0) } } ?? true)
                && !excluded.contains { PathText.stands(path, in: $0) }
        }
    }

    // MARK: - Adding

    mutating func add(_ target: Target) -> TargetID {
        targets.append(target)
        return TargetID(targets.count - 1)
    }

    mutating func addPackage(_ folder: String) {
        packages.insert(folder)
    }

    mutating func add(_ claim: FolderClaim, on folder: String) {
        folders[folder, default: []].append(claim)
    }

    mutating func add(_ target: TargetID, on file: String) {
        if files[file]?.contains(target) != true { files[file, default: []].append(target) }
    }

    // MARK: - Asking

    /// Every claim on what stands in a folder, the innermost first; they end at the package that the folder is in.
    func claims(on folder: String) -> [[FolderClaim]] {
        guard !folders.isEmpty else { return [] }
        var claims: [[FolderClaim]] = []
        for folder in PathText.upwards(from: folder) {
            if let here = folders[folder] { claims.append(here) }
            if packages.contains(folder) { break }
        }
        return claims
    }

    /// The declared targets of a file, in order; empty where none has it.
    ///
    /// - Parameter claims: those on the file's folder.
    func targets(of path: String, claims: [[FolderClaim]]) -> [TargetID] {
        var found = files[path] ?? []
        var isTaken = false
        for level in claims {
            let accepted = level.filter { !($0.isPackage && isTaken) && $0.accepts(path) }
            isTaken = isTaken || accepted.contains { $0.isPackage }
            found += accepted.map(\.target)
        }
        return found.count > 1 ? Array(Set(found)).sorted() : found
    }

    // MARK: - The rest

    /// What no manifest and no project has: one target, its tests, other people's code, and what is no code yet.
    struct Implied: Sendable {
        var own = TargetID.none
        var tests = TargetID.none
        var vendored = TargetID.none
        var templates = TargetID.none
    }

    private(set) var implied = Implied()

    /// Where nothing tells what is compiled together.
    static var undeclared: TargetLayout {
        var layout = TargetLayout()
        layout.addImplied()
        return layout
    }

    /// To be called once, behind the last declared target.
    mutating func addImplied() {
        implied = Implied(
            own: add(Target(name: "", kind: .unknown)), tests: add(Target(name: "", kind: .test)),
            vendored: add(Target(name: "", kind: .unknown)), templates: add(Target(name: "", kind: .unknown)))
    }
}
