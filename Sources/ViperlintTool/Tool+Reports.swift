import ArgumentParser
import Foundation

extension Tool {
    /// Brings a report to the file that `--output` names, or to standard output: whole, or not at all.
    ///
    /// - Parameters:
    ///   - noun: what it is: `the list`.
    ///   - makesFolder: whether the folder of the file need not be there.
    /// - Returns: whether it got there; standard error tells why not.
    static func deliver(_ report: String, to path: String?, noun: String = "the report", makesFolder: Bool = false) -> Bool {
        if makesFolder, let path {
            // Why there is none is told where nothing can be written into it.
            try? FileManager.default.createDirectory(at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        }
        guard let failure = path.map({ write(report, toFile: $0) }) ?? write(report) else { return true }
        tell("error", "\(noun) could not be written to \(path ?? "standard output"): \(failure)")
        return false
    }

    /// A slip on the command line must not cost anybody's code.
    static func refuseSource(_ path: String) throws {
        if path.hasSuffix(".swift") { throw ValidationError("\(path) is Swift's: a report or a list would take the place of a source") }
    }

    /// A variable of CI's that is not set names nothing.
    static func refuseEmpty(_ path: String?, of option: String) throws {
        if path?.isEmpty == true { throw ValidationError("\(option) names no file") }
    }

    /// The file that an argument names; nil for `-`, which means standard output, as it does for most programs.
    static func file(named argument: String) -> String? { argument == "-" ? nil : argument }

    /// Whether two paths lead to one file, there or not.
    static func isOnePlace(_ path: String, _ other: String) -> Bool {
        let places = [path, other].map { URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path }
        return places[0] == places[1]
    }

    /// Adds to what GitHub Actions shows of a step, if that is where we are (`GITHUB_STEP_SUMMARY` names the file).
    ///
    /// - Returns: whether it got there; standard error tells why not.
    static func addToStepSummary(_ markdown: String) -> Bool {
        guard let path = environment("GITHUB_STEP_SUMMARY"), !path.isEmpty, let failure = append(markdown, toFile: path) else { return true }
        tell("error", "the step summary could not be written to \(path): \(failure)")
        return false
    }

    /// Writes a script that can be run, in a folder that need not be there.
    ///
    /// - Returns: why it could not be written; nil where it was.
    static func write(program text: String, to path: String) -> String? {
        do {
            try FileManager.default.createDirectory(at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            return error.localizedDescription
        }
        return FileReplacement(path: path, isProgram: true).write(text)
    }

    /// - Returns: why it could not be written; nil where it was.
    private static func write(_ text: String, toFile path: String) -> String? {
        // A link stays a link: the report goes where it leads.
        let place = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        let type = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
        guard type == nil || type == .typeRegular || type == .typeDirectory else { return write(text, into: place.path) }
        guard let failure = FileReplacement(path: place.path).write(text) else { return nil }
        // Not by NSString: on Linux its answer to a name of one letter is a crash.
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        return folder.isEmpty || FileManager.default.fileExists(atPath: folder) ? failure : "the folder \(folder) doesn't exist"
    }
}
