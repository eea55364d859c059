/// A path at a revision or in the index.
struct GitEntry: Sendable {
    enum Kind: Sendable {
        case file, link, submodule
    }

    var kind: Kind
    /// The name of its content.
    var object: String
    /// Above 0 while a merge is not settled.
    var stage = 0

    /// Git's file modes, in octal.
    init?(mode: Substring, object: Substring, stage: Int = 0) {
        switch mode {
        case "100644", "100755", "100664": kind = .file
        case "120000": kind = .link
        case "160000": kind = .submodule
        default: return nil
        }
        self.object = String(object)
        self.stage = stage
    }
}

/// A path that differs between two sides.
struct GitChange: Sendable {
    var path: String
    /// On the older side; nil where it isn't there.
    var old: GitEntry?
    /// Whether it is there on the newer side.
    var isThere: Bool
    /// Its state in the index is undecided: `git add -N`, or a merge with conflicts.
    var isUnsettled: Bool
}

/// Reads what git's plumbing writes with `-z`: records that end in a NUL, paths as they are.
enum GitRecords {
    /// `ls-tree -r -z`: mode, type, object, a tab, path.
    static func tree(_ output: [UInt8]) -> [String: GitEntry] {
        entries(output) { words in words.count == 3 ? GitEntry(mode: words[0], object: words[2]) : nil }
    }

    /// `ls-files -s -z`: mode, object, stage, a tab, path.
    static func index(_ output: [UInt8]) -> [String: GitEntry] {
        entries(output) { words in
            words.count == 3 ? GitEntry(mode: words[0], object: words[1], stage: Int(words[2]) ?? 0) : nil
        }
    }

    private static func entries(_ output: [UInt8], _ entry: ([Substring]) -> GitEntry?) -> [String: GitEntry] {
        var entries: [String: GitEntry] = [:]
        for record in output.split(separator: 0) {
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
            guard let entry = entry(words) else { continue }
            entries[String(decoding: record[(tab + 1)...], as: UTF8.self)] = entry
        }
        return entries
    }

    /// `diff-index --raw -z` and `diff-files --raw -z`: `:` mode mode object object status, then the path.
    static func changes(_ output: [UInt8]) -> [GitChange] {
        let fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        return stride(from: 0, to: fields.count - 1, by: 2).compactMap { position in
            let words = fields[position].dropFirst().split(separator: " ")
            guard words.count == 5, let status = words[4].first else { return nil }
            return GitChange(
                path: fields[position + 1], old: GitEntry(mode: words[0], object: words[2]), isThere: words[1] != "000000",
                isUnsettled: status == "U" || status == "A")
        }
    }

    /// `cat-file --batch`: for each object a line with its size, its bytes, a line break; or that it is missing.
    static func objects(_ output: [UInt8]) -> [String: [UInt8]] {
        var objects: [String: [UInt8]] = [:]
        var position = 0
        while position < output.count, let end = output[position...].firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: output[position..<end], as: UTF8.self).split(separator: " ")
            position = end + 1
            guard words.count == 3, let size = Int(words[2]), size >= 0, position + size <= output.count else { continue }
            objects[String(words[0])] = Array(output[position..<position + size])
            position += size + 1
        }
        return objects
    }
}
