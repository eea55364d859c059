/// A path at a revision or in the index.
struct GitEntry: Sendable {
    enum Kind: Sendable {
        case file, link, submodule
    }

    var kind: Kind
    /// The name of its content.
    var object: ObjectName
    /// Above 0 while a merge is not settled.
    var stage = 0
    /// Whether git takes its word for the file on disk and doesn't look: it lies outside of a sparse checkout, or is assumed
    /// to be unchanged.
    var isUnwatched = false

    /// Git's file modes, in octal.
    init?(mode: some Sequence<UInt8>, object: some Collection<UInt8>) {
        switch mode.reduce(0, { $0 << 3 | Int($1 & 7) }) {
        case 0o100644, 0o100755, 0o100664: kind = .file
        case 0o120000: kind = .link
        case 0o160000: kind = .submodule
        default: return nil
        }
        guard let object = ObjectName(object) else { return nil }
        self.object = object
    }
}

/// A path that differs between two sides.
struct GitChange: Sendable {
    var path: String
    /// On the older side; nil where it isn't there.
    var old: GitEntry?
    /// Whether it is a submodule on the newer side.
    var isSubmodule: Bool
    /// Its state in the index is undecided: `git add -N`, or a merge with conflicts.
    var isUnsettled: Bool
}

/// Reads what git's plumbing writes with `-z`: records that end in a NUL, paths as they are.
enum GitRecords {
    /// `ls-tree -r -z`: mode, type, object, a tab, path.
    static func tree(_ output: [UInt8]) -> [String: GitEntry] {
        entries(output) { words in words.count == 3 ? GitEntry(mode: words[0], object: words[2]) : nil }
    }

    /// `ls-files -s -v -z`: a letter, mode, object, stage, a tab, path.
    static func index(_ output: [UInt8]) -> [String: GitEntry] {
        entries(output) { words in
            guard words.count == 4, var entry = GitEntry(mode: words[1], object: words[2]) else { return nil }
            entry.stage = Int(String(decoding: words[3], as: UTF8.self)) ?? 0
            // `S` is skipped in the working tree; in lower case, whatever it is, it is assumed to be unchanged.
            entry.isUnwatched = words[0].first == UInt8(ascii: "S") || words[0].first.map { $0 >= UInt8(ascii: "a") } == true
            return entry
        }
    }

    private typealias Words = Slice<UnsafeBufferPointer<UInt8>>

    /// - Parameter entry: gets the words before the path.
    private static func entries(_ output: [UInt8], _ entry: ([Words]) -> GitEntry?) -> [String: GitEntry] {
        var entries: [String: GitEntry] = [:]
        output.withUnsafeBufferPointer { output in
            for record in output.split(separator: 0) {
                guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
                let words = record[..<tab].split(separator: UInt8(ascii: " "))
                guard let entry = entry(words) else { continue }
                entries[String(decoding: UnsafeBufferPointer(rebasing: record[(tab + 1)...]), as: UTF8.self)] = entry
            }
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
                path: fields[position + 1], old: GitEntry(mode: words[0].utf8, object: words[2].utf8),
                isSubmodule: words[1] == "160000", isUnsettled: status == "U" || status == "A")
        }
    }

    /// `cat-file --batch`: for each object a line with its size, its bytes, a line break; or that it is missing.
    static func objects(_ output: [UInt8]) -> [ObjectName: [UInt8]] {
        var objects: [ObjectName: [UInt8]] = [:]
        var position = 0
        while position < output.count, let end = output[position...].firstIndex(of: UInt8(ascii: "\n")) {
            let words = String(decoding: output[position..<end], as: UTF8.self).split(separator: " ")
            position = end + 1
            guard words.count == 3, let name = ObjectName(words[0].utf8), let size = Int(words[2]), size >= 0, position + size <= output.count
            else { continue }
            objects[name] = Array(output[position..<position + size])
            position += size + 1
        }
        return objects
    }
}
