import Configuration
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
        var reader = OutlineReader()
        var bytes = PaddedBytes()
        var output: [UInt8] = []
        for file in files(fail) {
            do {
                try FileSystem.read(file, into: &bytes, limit: SourceReader.sizeLimit)
                output += reader.printOutline(of: bytes, path: file)
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

    private func files(_ fail: (String) -> Void) -> [String] {
        paths.flatMap { path -> [String] in
            switch FileSystem.kind(of: path, followsLink: true) {
            case .file: return [path]
            case .folder:
                var walk = FileWalk(root: path, configuration: Configuration(), prefix: "")
                walk.collect("")
                walk.finish()
                for failure in walk.failures { fail("\(path)/\(failure.path): could not be read: \(failure.message)") }
                return walk.files.map { path.hasSuffix("/") ? path + $0 : path + "/" + $0 }
            default:
                fail("\(path): there is no such file or folder")
                return []
            }
        }
    }
}
