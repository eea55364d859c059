/// Paths as text, without a look at the disk.
///
/// Compared by bytes, as file systems do: what counts in characters goes wrong where characters take several.
enum PathText {
    /// A path behind a folder, without `.`, `..` and doubled slashes. A path that starts at the root stays where it is.
    static func joined(_ folder: String, _ path: String) -> String {
        if isPlain(path) { return path.isEmpty ? folder : folder.isEmpty || folder == "/" ? folder + path : folder + "/" + path }
        return normalized(path.hasPrefix("/") ? path : folder + "/" + path, isAbsolute: path.hasPrefix("/") || folder.hasPrefix("/"))
    }

    /// Whether a path has neither empty parts nor `.` and `..`: all but a few of the thousands in a project.
    static func isPlain(_ path: String) -> Bool {
        withBytes(of: path) { bytes in
            var part = (length: 0, dots: 0)
            for byte in bytes {
                if byte == UInt8(ascii: "/") {
                    if part.length == part.dots, part.length <= 2 { return false }
                    part = (0, 0)
                } else {
                    part.length += 1
                    if byte == UInt8(ascii: ".") { part.dots += 1 }
                }
            }
            return bytes.isEmpty || part.length != part.dots || part.length > 2
        }
    }

    private static func normalized(_ path: String, isAbsolute: Bool) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if !parts.isEmpty {
                parts.removeLast()
            }
        }
        return (isAbsolute ? "/" : "") + parts.joined(separator: "/")
    }

    /// The folder of a path; empty where it has none.
    static func folder(of path: String) -> String {
        split(path).folder
    }

    /// The folder of a path, empty where it has none, and the path's last part.
    static func split(_ path: String) -> (folder: String, name: String) {
        withBytes(of: path) { bytes in
            guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
            let folder = slash == 0 ? "/" : String(decoding: bytes[..<slash], as: UTF8.self)
            return (folder, String(decoding: bytes[(slash + 1)...], as: UTF8.self))
        }
    }

    /// A folder and those around it, up to `/`, or to the empty path where it is relative.
    static func upwards(from folder: String) -> some Sequence<String> {
        sequence(first: folder) { $0.isEmpty || $0 == "/" ? nil : Self.folder(of: $0) }
    }

    /// What every path below a folder begins with.
    static func beginning(below folder: String) -> String {
        folder.isEmpty || folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    }

    /// What stands behind a folder; nil where a path is not below it.
    static func rest(of path: String, below folder: String) -> String? {
        let rest = rest(of: path, behind: beginning(below: folder))
        return rest?.isEmpty == true ? nil : rest
    }

    /// An absolute path as somebody would write it who stands in a folder.
    static func shown(_ path: String, from folder: String) -> String {
        rest(of: path, below: folder) ?? path
    }

    /// What stands behind a beginning; nil where a path begins otherwise.
    static func rest(of path: String, behind beginning: String) -> String? {
        withBytes(of: path) { bytes in
            let rest = withBytes(of: beginning) { bytes.starts(with: $0) ? bytes.dropFirst($0.count) : nil }
            return rest.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// Thousands of paths are looked at: as views of strings, their bytes take ten times as long.
    private static func withBytes<Result>(of path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var path = path
        return path.withUTF8(body)
    }

    /// An absolute path as seen from an absolute root: empty for the root itself and for what holds it, nil for what
    /// stands elsewhere.
    static func relative(_ path: String, to root: String) -> String? {
        if let rest = rest(of: path, below: root) { return rest }
        if stands(root, in: path) { return "" }
        // Git and Xcode may spell characters otherwise than the disk does, and mean the same.
        if path == root { return "" }
        return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
    }

    /// How to get from one absolute path to another: `..`, `../Other`; `.` where they are one.
    static func way(to path: String, from folder: String) -> String {
        let parts = path.split(separator: "/")
        let start = folder.split(separator: "/")
        let common = zip(parts, start).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: start.count - common) + parts.dropFirst(common).map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// The innermost folder that holds all of some, or is one of them; nil of none.
    ///
    /// - Parameter folders: absolute paths.
    static func common(_ folders: [String]) -> String? {
        guard let first = folders.first else { return nil }
        return upwards(from: first).first { folder in folders.allSatisfy { stands($0, in: folder) } }
    }

    /// Whether a path is a folder or stands below it.
    static func stands(_ path: String, in folder: String) -> Bool {
        withBytes(of: path) { path in
            withBytes(of: folder) { folder in
                let slash = UInt8(ascii: "/")
                guard path.starts(with: folder) else { return false }
                return folder.isEmpty || path.count == folder.count || folder.last == slash || path[folder.count] == slash
            }
        }
    }
}
