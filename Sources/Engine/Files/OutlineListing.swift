import LintConfiguration
import Syntax

/// The declarations of files, printed one file after the other.
public struct OutlineListing {
    private let paths: [String]

    /// - Parameter paths: files, printed as named; folders are searched for Swift files.
    public init(paths: [String]) {
        self.paths = paths
    }

    /// - Parameters:
    ///   - write: takes the lines of one or more files.
    ///   - fail: takes what could not be read, and why.
    public func print(_ write: ([UInt8]) -> Void, fail: (String) -> Void) {
        let reader = OutlineReader()
        var bytes = PaddedBytes()
        var output: [UInt8] = []
        for file in files(fail) {
            do {
                try FileSystem.readFile(file, into: &bytes, limit: SourceReader.sizeLimit)
                if let reason = bytes.reasonNotToRead {
                    fail("\(file): \(reason)")
                    continue
                }
                reader.printOutline(of: bytes, path: Self.column(file), to: &output)
            } catch {
                fail("\(file): could not be read: \(error)")
            }
            if output.count > 1 << 16 {
                write(output)
                output.removeAll(keepingCapacity: true)
            }
        }
        write(output)
    }

    /// A path as one column of one line, whatever the file is called.
    private static func column(_ path: String) -> String {
        guard path.utf8.contains(where: { $0 < 0x20 }) else { return path }
        return path.unicodeScalars.map { $0.value < 0x20 ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    private func files(_ fail: (String) -> Void) -> [String] {
        paths.flatMap { path -> [String] in
            switch FileSystem.kind(of: path, followsLink: true) {
            case .file:
                guard path.hasSuffix(".swift") || FileSystem.canonicalPath(path)?.hasSuffix(".swift") == true else {
                    fail("\(path): is no Swift file")
                    return []
                }
                return [path]
            case .folder:
                var walk = FileWalk(root: path, configuration: Configuration(), prefix: "")
                walk.collect("")
                walk.finish()
                for failure in walk.failures { fail("\(failure.path == "." ? path : path + "/" + failure.path): \(failure.message)") }
                if walk.files.isEmpty, walk.failures.isEmpty { fail("there is no Swift file in \(path)") }
                return walk.files.map { PathText.beginning(below: path) + $0 }
            case .link, .other:
                fail("\(path): is neither a file nor a folder")
                return []
            case nil:
                fail(path.isEmpty ? "a path is empty" : "\(path): there is no such file or folder")
                return []
            }
        }
    }
}
