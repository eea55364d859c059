import Foundation
import Testing

/// A git repository to run in, made by git itself and kept apart from the user's own settings.
final class Repository {
    let place: Workplace

    static let environment = [
        "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
    ]

    /// - Parameter files: the first commit, on `main`; none makes a repository without one.
    init(_ files: [String: String] = [:]) throws {
        place = try Workplace(files)
        try git("init", "--quiet", "--initial-branch=main")
        if !files.isEmpty { try commit("one") }
    }

    /// A repository that git makes by itself, such as a clone.
    init(in place: Workplace) {
        self.place = place
    }

    /// - Returns: standard output without its last line break.
    @discardableResult
    func git(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let run = try attempt(arguments)
        #expect(run.status == 0, "git \(arguments): \(run.errors)", sourceLocation: sourceLocation)
        return run.output.trimmingCharacters(in: .newlines)
    }

    /// Where git may fail, or is to be told something of its surroundings.
    func attempt(_ arguments: [String], environment: [String: String] = [:]) throws -> (status: Int32, output: String, errors: String) {
        let captured = try Workplace()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.org", "-c", "protocol.file.allow=always"]
        process.arguments = ["git"] + identity + arguments
        process.currentDirectoryURL = place.url
        process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
            .merging(Self.environment) { $1 }.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        let handles = try ["output", "errors"].map { try captured.handle(forWriting: $0) }
        // See ``Tool/run(_:in:environment:input:output:of:)``.
        defer { for handle in handles { try? handle.close() } }
        (process.standardOutput, process.standardError) = (handles[0], handles[1])
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        ended.wait()
        return (process.terminationStatus, try captured.text("output"), try captured.text("errors"))
    }

    func write(_ text: String, to path: String) throws {
        try place.write(Array(text.utf8), to: path)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: place.path(path))
    }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--message", message)
    }

    /// The findings, a line each: `path:line rule`, the path from the working directory.
    func findings(
        _ arguments: [String], in folder: String = "", exit: Int32, environment: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        try run(arguments, in: folder, exit: exit, environment: environment, sourceLocation: sourceLocation).findings
    }

    /// The same with what stands on standard error. What is staged is judged three times, for nobody may see what the first
    /// run leaves for the next one.
    func run(
        _ arguments: [String], in folder: String = "", exit: Int32, environment: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (findings: [String], errors: String, output: String) {
        let run = try once(arguments, in: folder, environment)
        if arguments.contains("--staged") {
            for arguments in [arguments, arguments + ["--no-cache"]] {
                let other = try once(arguments, in: folder, environment)
                #expect([other.output, other.errors] == [run.output, run.errors], "\(arguments)", sourceLocation: sourceLocation)
            }
        }
        #expect(run.exitCode == exit, "\(run.output)\(run.errors)", sourceLocation: sourceLocation)
        let lines = run.output.split(separator: "\n").filter { $0.contains(": error: ") || $0.contains(": warning: ") }
        let found = lines.compactMap { line -> String? in
            guard let match = line.firstMatch(of: /^(?<path>.*?):(?<line>\d+):\d+: .* \[(?<rule>[a-z-]+)\]$/) else { return nil }
            return "\(match.path.dropFirst(place.url.path.count + 1)):\(match.line) \(match.rule)"
        }
        return (found, run.errors, run.output)
    }

    private func once(_ arguments: [String], in folder: String, _ environment: [String: String]) throws -> Tool.Run {
        try Tool.run(
            arguments + ["--reporter", "xcode"], in: folder.isEmpty ? place : try Workplace(at: place.path(folder)),
            environment: Self.environment.merging(environment) { $1 })
    }
}
