import Foundation
import Testing

/// The program itself, as a process.
enum Tool {
    /// What a run left behind.
    struct Run {
        var exitCode: Int32
        /// Standard output; broken UTF-8 is repaired.
        var output: String
        /// Standard error, likewise.
        var errors: String
    }

    struct Missing: Error, CustomStringConvertible {
        var description: String
    }

    /// The binary that was built together with these tests.
    static let executable: Result<URL, Missing> = {
        let starts =
            Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
            + CommandLine.arguments.prefix(1).map { URL(fileURLWithPath: $0) }
        for start in starts {
            var folder = start.standardizedFileURL
            while folder.pathComponents.count > 1 {
                let candidate = folder.appendingPathComponent("viperlint")
                if isProgram(candidate) { return .success(candidate) }
                folder.deleteLastPathComponent()
            }
        }
        return .failure(Missing(description: "no viperlint next to the tests: \(starts.map(\.path))"))
    }()

    private static func isProgram(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && !isFolder.boolValue
            && FileManager.default.isExecutableFile(atPath: url.path)
    }

    /// - Parameters:
    ///   - folder: the working directory.
    ///   - environment: laid over that of the tests, from which colour is left out.
    ///   - input: what is on standard input; nothing if nil.
    ///   - output: where standard output goes instead of into the result.
    ///   - program: another one, that runs it in its turn.
    static func run(
        _ arguments: [String], in folder: Workplace, environment: [String: String] = [:], input: String? = nil,
        output: FileHandle? = nil, of program: URL? = nil
    ) throws -> Run {
        // Files, not pipes: a full pipe that nobody reads blocks the program for ever.
        let captured = try Workplace()
        let process = Process()
        process.executableURL = try program ?? executable.get()
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        process.environment = ProcessInfo.processInfo.environment
            .filter { $0.key != "NO_COLOR" }.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        // Processes keep their handles open for ever, and of a thousand open ones Foundation reads beyond its memory
        // (github.com/swiftlang/swift-corelibs-foundation/pull/5472).
        var handles: [FileHandle] = []
        defer { for handle in handles { try? handle.close() } }
        if let input {
            try captured.write(Array(input.utf8), to: "input")
            handles += [FileHandle(forReadingAtPath: captured.path("input"))].compactMap { $0 }
            process.standardInput = handles.last
        }
        let errors = try captured.handle(forWriting: "errors")
        let ownOutput = try output == nil ? captured.handle(forWriting: "output") : nil
        handles += [errors, ownOutput].compactMap { $0 }
        process.standardOutput = output ?? ownOutput
        process.standardError = errors
        let ended = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in ended.signal() }
        try process.run()
        // A hang is a fault of its own and must not take the suite with it.
        guard ended.wait(timeout: .now() + 60) == .success else {
            process.terminate()
            throw Missing(description: "viperlint \(arguments) did not end")
        }
        #expect(process.terminationReason == .exit, "viperlint \(arguments) crashed")
        return Run(
            exitCode: process.terminationStatus, output: output == nil ? try captured.text("output") : "",
            errors: try captured.text("errors"))
    }
}

/// Runs the program and holds its exit code and every line it wrote to standard error against what is expected.
///
/// - Parameter errors: what each line but the notes must contain, in order.
@discardableResult
func expectRun(
    _ arguments: [String], in folder: Workplace, environment: [String: String] = [:], exit: Int32, errors: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
) throws -> Tool.Run {
    let run = try Tool.run(arguments, in: folder, environment: environment)
    #expect(run.exitCode == exit, "\(run.output)\(run.errors)", sourceLocation: sourceLocation)
    let lines = run.errors.split(separator: "\n").filter { !$0.hasPrefix("viperlint: note: ") }
    #expect(lines.count == errors.count, "\(lines)", sourceLocation: sourceLocation)
    for (line, expected) in zip(lines, errors) {
        #expect(line.contains(expected), sourceLocation: sourceLocation)
    }
    return run
}
