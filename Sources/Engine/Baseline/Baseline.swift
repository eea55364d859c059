import Diagnostics
import ProjectGraph

/// The findings that a team has agreed to live with for now.
struct Baseline: Equatable {
    static let name = ".viperlint-baseline.json"
    /// The version of the format that this program reads.
    static let version = 1

    /// Sorted, each once.
    let entries: [BaselineEntry]
    private let fingerprints: Set<Fingerprint>
    /// What was linted when it was written, relative to its folder: what is missing elsewhere isn't mended.
    var paths: [String]

    init(_ entries: some Sequence<BaselineEntry>, paths: [String]) {
        // Two branches may have written one finding with different lines.
        self.entries = Dictionary(entries.map { ($0.fingerprint, $0) }, uniquingKeysWith: { first, _ in first }).values.sorted()
        fingerprints = Set(self.entries.map(\.fingerprint))
        self.paths = paths
    }

    /// How findings and a baseline differ.
    struct Comparison {
        /// In the order of the findings, as are those that are known.
        var new: [Finding] = []
        var known: [Finding] = []
        /// Entries without a finding.
        var fixed: [BaselineEntry] = []
        /// By their old fingerprints, entries for whose line the finding has got another one, as it is now.
        var renamed: [Fingerprint: BaselineEntry] = [:]
    }

    /// - Parameters:
    ///   - lines: of the findings; nil where these are not all that there are, so that what an entry stands for may be another one.
    ///   - graph: of what the findings stand in; nil where not all that the baseline is of was read.
    func compare(_ findings: [Finding], lines: SourceLines?, in graph: ProjectGraph?) -> Comparison {
        let found = Set(findings.map(\.fingerprint))
        let fixed = entries.filter { !found.contains($0.fingerprint) }
        var new = findings.filter { !has($0) }
        var renamed: [Fingerprint: BaselineEntry] = [:]
        if var lines, !fixed.isEmpty, !new.isEmpty {
            var left = RenamedEntries(fixed, in: graph)
            func take(_ entry: (Finding, LineWords) -> (old: BaselineEntry, now: BaselineEntry)?) {
                new.removeAll { finding in
                    guard let entry = entry(finding, LineWords(lines.text(at: finding.location))) else { return false }
                    renamed[entry.old.fingerprint] = entry.now
                    return true
                }
            }
            take { left.takeEqual(to: $0, $1) }
            take { left.takeRenamed(to: $0, $1) }
        }
        let names = Set(new.map(\.fingerprint))
        return Comparison(
            new: new, known: findings.filter { !names.contains($0.fingerprint) }, fixed: fixed.filter { renamed[$0.fingerprint] == nil },
            renamed: renamed)
    }

    func has(_ finding: Finding) -> Bool { fingerprints.contains(finding.fingerprint) }
}

// MARK: - Format

extension Baseline {
    /// One entry a line, in an order of its own, so that what two branches change stays apart.
    var text: String {
        let lines = entries.map { entry in
            let parts = [
                ("fingerprint", entry.fingerprint.description), ("rule", entry.rule), ("from", entry.from), ("to", entry.to),
            ] + (entry.line.map { [("line", $0.description)] } ?? [])
            let members = entry.members.isEmpty ? "" : ", \"members\": \(Self.list(entry.members))"
            return "    {" + parts.map { "\"\($0)\": \(Self.quoted($1))" }.joined(separator: ", ") + members + "}"
        }
        return """
            {
              "version": \(Self.version),
              "paths": \(Self.list(paths)),
              "findings": [
            \(lines.joined(separator: ",\n"))
              ]
            }

            """.replacing("[\n\n", with: "[\n")
    }

    private static func list(_ texts: [String]) -> String { "[" + texts.map(quoted).joined(separator: ", ") + "]" }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// An entry that stands there twice counts once: two branches may have added it.
    init(parsing bytes: [UInt8]) throws(JSONFailure) {
        if let line = Self.lineOfConflict(bytes) {
            throw JSONFailure(line: line, message: "a merge conflict stands here; take either side, then run 'viperlint baseline write'")
        }
        let root = try JSONParser.parse(bytes)
        guard let object = root.object else { throw JSONFailure(line: root.line, message: "expected an object") }
        let version = object.first { $0.key == "version" }?.value
        guard let version, let number = version.integer else {
            throw JSONFailure(line: version?.line ?? root.line, message: "expected \"version\": \(Self.version)")
        }
        guard number == Self.version else {
            throw Self.foreign(version.line, number)
        }
        let findings = object.first { $0.key == "findings" }?.value
        guard let findings, let list = findings.list else {
            throw JSONFailure(line: findings?.line ?? root.line, message: "expected \"findings\", a list")
        }
        var entries: [BaselineEntry] = []
        for value in list { entries.append(try Self.entry(value)) }
        let paths = object.first { $0.key == "paths" }?.value.list?.compactMap(\.string)
        self.init(entries, paths: paths ?? ["."])
    }

    private static func foreign(_ line: Int, _ number: Int) -> JSONFailure {
        JSONFailure(line: line, message: "unsupported version \(number); this viperlint reads version \(version)")
    }

    /// Why a baseline would lose something that somebody has yet to decide, were it written anew: it has conflicts, or a later version
    /// wrote it. Nil for every other text, a broken one included.
    static func reasonToKeep(_ bytes: [UInt8]) -> JSONFailure? {
        if lineOfConflict(bytes) != nil, bytes.firstRange(of: Array("\"fingerprint\"".utf8)) == nil { return nil }
        do {
            _ = try Baseline(parsing: bytes)
            return nil
        } catch {
            if lineOfConflict(bytes) != nil { return error }
            let object = (try? JSONParser.parse(bytes))?.object
            guard let version = object?.first(where: { $0.key == "version" })?.value, let number = version.integer, number != Self.version,
                object?.contains(where: { $0.key == "findings" }) == true
            else { return nil }
            return foreign(version.line, number)
        }
    }

    private static func entry(_ value: JSONValue) throws(JSONFailure) -> BaselineEntry {
        guard let object = value.object else { throw JSONFailure(line: value.line, message: "expected an entry in braces") }
        func string(_ key: String) throws(JSONFailure) -> String {
            guard let string = object.first(where: { $0.key == key })?.value.string else {
                throw JSONFailure(line: value.line, message: "this entry has no \"\(key)\"")
            }
            return string
        }
        func fingerprint(_ written: String) throws(JSONFailure) -> Fingerprint {
            guard let fingerprint = Fingerprint(written: written) else {
                throw JSONFailure(line: value.line, message: "'\(written)' is no fingerprint")
            }
            return fingerprint
        }
        let isOfLine = object.contains { $0.key == "line" }
        return BaselineEntry(
            fingerprint: try fingerprint(string("fingerprint")), rule: try string("rule"), from: try string("from"), to: try string("to"),
            line: isOfLine ? try fingerprint(string("line")) : nil,
            members: object.first { $0.key == "members" }?.value.list?.compactMap(\.string) ?? [])
    }

    private static func lineOfConflict(_ bytes: [UInt8]) -> Int? {
        let marks = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { line in marks.contains { line.starts(with: $0) } }.map { $0 + 1 }
    }
}
