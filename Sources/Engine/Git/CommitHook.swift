import Syntax

/// A hook for plain git that stops commits which bring in findings, and whether it can stand where git looks for it.
public struct CommitHook: Sendable {
    /// What has to be done.
    public enum Action: Equatable, Sendable {
        /// Nothing: it is there.
        case none
        /// One of an older version, or with other folders to lint alone, is there.
        case update
        case create
    }

    /// Where it belongs: an absolute path.
    public var path: String
    /// A shell script. It goes on to lint what the one that is there lints.
    public var text: String
    /// What has to be done.
    public var action: Action

    /// Why there can be none.
    public struct Failure: Error {
        /// A sentence for the user.
        public var message: String
    }

    private static let name = "pre-commit"
    private static let command = "viperlint lint --staged"
    private static let marker = "# Written by 'viperlint init --hook', which also replaces it."
    private static let sizeLimit = 1 << 20

    /// Looks for the hook's place, and changes nothing.
    ///
    /// - Parameter path: the folder whose configuration the hook is for; the working directory if nil.
    public init(for path: String?) throws(Failure) {
        let folder = path ?? "."
        guard case .folder? = FileSystem.kind(of: folder, followsLink: true), let start = FileSystem.canonicalPath(folder) else {
            throw Failure(message: "\(folder): is no folder")
        }
        do {
            let repository = try GitRepository(at: start, for: .hooking)
            let hooks = try repository.hooksFolder()
            self.path = PathText.joined(hooks, Self.name)
            let subject = Self.subject(of: start, top: repository.top)
            guard Self.stands(hooks, below: [repository.top, repository.commonFolder]) else {
                throw Failure(message: "git looks for hooks in \(hooks) (core.hooksPath), which is not this repository's own; to check commits from there, add this line to \(self.path): \(Self.line(linting: subject))")
            }
            (text, action) = try Self.script(at: self.path, linting: subject)
        } catch let failure as GitRepository.Failure {
            throw Failure(message: failure.message)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(message: "\(error)")
        }
    }

    /// The folder to lint, from the top of the repository: the nearest configuration's; empty for the top itself.
    private static func subject(of start: String, top: String) -> String {
        let folder = ConfigurationFile.find(nil, root: start)?.folder ?? top
        return PathText.relative(folder, to: top) ?? ""
    }

    /// Whether a folder, or what there is of it, stands in one of others: neither elsewhere nor behind a link that leads out.
    private static func stands(_ folder: String, below others: [String]) -> Bool {
        guard let there = PathText.upwards(from: folder).first(where: { FileSystem.kind(of: $0) != nil }),
            let real = FileSystem.canonicalPath(there)
        else { return false }
        return others.contains { PathText.stands(real, in: FileSystem.canonicalPath($0) ?? $0) }
    }

    private static func script(at path: String, linting subject: String) throws(Failure) -> (text: String, action: Action) {
        let line = line(linting: subject)
        let alone = script(linting: [subject])
        let folder = PathText.folder(of: path)
        switch FileSystem.kind(of: folder, followsLink: true) {
        case nil, .folder?: break
        default: throw Failure(message: "git looks for hooks in \(folder) (core.hooksPath), which is no folder")
        }
        // Husky 9 writes this folder anew, and runs what stands beside it (typicode.github.io/husky).
        if folder.hasSuffix("/.husky/_") {
            let own = PathText.joined(PathText.folder(of: folder), name)
            if holdsCommand(own) { return (alone, .none) }
            throw Failure(message: "\(folder) is husky's own; add this line to \(own): \(line)")
        }
        guard let kind = FileSystem.kind(of: path) else { return (alone, .create) }
        let foreign = Failure(
            message: "\(path) is there already and stays as it is; add this line to it, or to what writes it (pre-commit, husky): \(line)")
        guard case .file = kind else { throw foreign }
        var bytes = PaddedBytes()
        do { try FileSystem.read(path, into: &bytes, limit: sizeLimit) } catch { throw Failure(message: "\(path): could not be read: \(error)") }
        let present = bytes.withBytes { String(decoding: $0, as: UTF8.self) }
        let lines = present.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.count > 1, lines[1] == marker {
            let others = lines.compactMap(self.subject)
            let text = script(linting: others.contains(subject) ? others : others + [subject])
            return (text, present == text && FileSystem.isExecutable(path) ? .none : .update)
        }
        if Self.holdsCommand(lines) { return (alone, .none) }
        throw foreign
    }

    /// What a line of our own script lints; nil for every other line.
    private static func subject(of line: Substring) -> String? {
        guard !line.hasPrefix("#"), let found = line.firstRange(of: command) else { return nil }
        let rest = line[found.upperBound...]
        guard rest.hasPrefix(" -- '") else { return "" }
        // A quote of the folder's own stands between two quoted parts.
        let parts = rest.dropFirst(" -- '".count).split(separator: #"'\''"#, omittingEmptySubsequences: false)
        guard let last = parts.last, let end = last.firstIndex(of: "'") else { return nil }
        return (parts.dropLast() + [last[..<end]]).joined(separator: "'")
    }

    private static func holdsCommand(_ path: String) -> Bool {
        var bytes = PaddedBytes()
        guard (try? FileSystem.read(path, into: &bytes, limit: sizeLimit)) != nil else { return false }
        return holdsCommand(bytes.withBytes { String(decoding: $0, as: UTF8.self) }.split(separator: "\n"))
    }

    private static func holdsCommand(_ lines: [Substring]) -> Bool {
        lines.contains { !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("#") && $0.contains(command) }
    }

    // MARK: - Text

    private static func line(linting subject: String) -> String {
        subject.isEmpty ? command : "\(command) -- \(quoted(subject))"
    }

    /// As one word of a shell's, whatever the folder is called.
    private static func quoted(_ word: String) -> String {
        "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }

    private static func script(linting subjects: [String]) -> String {
        """
        #!/bin/sh
        \(marker)
        # Stops a commit that brings in findings; 'git commit --no-verify' commits all the same.
        unset GIT_LITERAL_PATHSPECS GIT_GLOB_PATHSPECS GIT_NOGLOB_PATHSPECS GIT_ICASE_PATHSPECS
        git diff --cached --quiet --no-ext-diff --no-textconv -- \\
            '*.swift' '.viperlint.yml' '*/.viperlint.yml' '*.pbxproj' && exit 0
        if ! command -v viperlint >/dev/null 2>&1; then
            echo "viperlint is not on PATH here: this commit is NOT checked." >&2
            exit 0
        fi
        code=0
        \(subjects.map(lint).joined(separator: "\n"))
        [ "$code" -eq 0 ] && exit 0
        echo "viperlint: the commit is stopped; 'git commit --no-verify' commits all the same." >&2
        exit "$code"

        """
    }

    /// Not every branch has every folder; where a commit takes one away, what has become of it is unknown.
    private static func lint(_ subject: String) -> String {
        if subject.isEmpty { return "\(command) || code=$?" }
        let folder = quoted(subject)
        return """
            if [ -d \(folder) ]; then
                \(line(linting: subject)) || code=$?
            elif ! git diff --cached --quiet --no-ext-diff --no-textconv -- \(quoted(":(top,literal)" + subject)); then
                echo "viperlint: the folder that 'viperlint init --hook' was run for is gone: what it held is NOT checked." >&2
            fi
            """
    }
}
