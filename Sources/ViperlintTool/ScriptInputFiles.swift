import ArgumentParser
import Foundation

/// The files that Xcode hands to a build phase, as SwiftLint takes them too.
enum ScriptInputFiles {
    /// - Parameter variable: the value of an environment variable.
    /// - Returns: the Swift files that are named, directly or in lists with a path a line.
    static func named(by variable: (String) -> String?) throws -> [String] {
        guard variable("SCRIPT_INPUT_FILE_COUNT") != nil || variable("SCRIPT_INPUT_FILE_LIST_COUNT") != nil else {
            throw ValidationError("--use-script-input-files: neither SCRIPT_INPUT_FILE_COUNT nor SCRIPT_INPUT_FILE_LIST_COUNT is set")
        }
        let files = try values("SCRIPT_INPUT_FILE", variable)
        let lists = try values("SCRIPT_INPUT_FILE_LIST", variable).map { path in
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
                throw ValidationError("--use-script-input-files: \(path) could not be read")
            }
            return text.split(whereSeparator: \.isNewline).map(String.init)
        }
        return (files + lists.joined()).filter { $0.hasSuffix(".swift") }
    }

    private static func values(_ name: String, _ variable: (String) -> String?) throws -> [String] {
        guard let written = variable(name + "_COUNT") else { return [] }
        guard let count = Int(written), count >= 0, count < 1_000_000 else {
            throw ValidationError("--use-script-input-files: \(name)_COUNT is '\(written)', which is no number of files")
        }
        return try (0..<count).map { number in
            guard let value = variable("\(name)_\(number)") else {
                throw ValidationError("--use-script-input-files: \(name)_\(number) is not set, though \(name)_COUNT is \(count)")
            }
            return value
        }
    }
}
