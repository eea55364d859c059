import Diagnostics
import Syntax

/// The findings of a side that an earlier run has judged, mostly of what has become the last commit since.
struct FindingCache: Sendable {
    private static let beginning = "findings-"
    private static let sizeLimit = 64 << 20
    /// A commit that is stopped is tried again and again, and each try is a side of its own.
    private static let sideCount = 32

    private let folder: CacheFolder
    private let opening: String

    /// - Parameter edition: of the program, whose rules another one need not share.
    init(in folder: CacheFolder, edition: String) {
        self.folder = folder
        opening = "viperlint findings \(edition)"
    }

    /// Nil for a side that nobody has judged.
    func findings(of side: ObjectName) -> [OldFinding]? {
        let name = Self.beginning + side.description
        guard let bytes = folder.read(name, limit: Self.sizeLimit) else { return nil }
        let fields = bytes.withBytes { $0.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) } }
        guard fields.count % 4 == 2, fields.first == opening, fields.last == "" else { return nil }
        var findings: [OldFinding] = []
        for start in stride(from: 1, to: fields.count - 1, by: 4) {
            guard let fingerprint = Fingerprint(written: fields[start]), let line = Int(fields[start + 2]) else { return nil }
            findings.append(OldFinding(fingerprint: fingerprint, rule: fields[start + 1], path: fields[start + 3], line: line))
        }
        folder.touch(name)
        return findings
    }

    /// - Parameter findings: all that were reported, of a side that was seen whole: else the next run has to say that it wasn't.
    func keep(_ findings: [OldFinding], of side: ObjectName) {
        let fields = [opening] + findings.flatMap { [$0.fingerprint.description, $0.rule, "\($0.line)", $0.path] }
        folder.replace(Self.beginning + side.description) { write in write(Array(fields.map { $0 + "\0" }.joined().utf8)) }
        folder.prune(Self.beginning, keeping: Self.sideCount)
    }
}
