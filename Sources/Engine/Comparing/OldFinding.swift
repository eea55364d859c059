import Diagnostics

/// What the newer side has to know of a finding of the older one.
struct OldFinding: Hashable, Sendable {
    var fingerprint: Fingerprint
    var rule: String
    /// Relative to the linted root.
    var path: String
    /// 1-based.
    var line: Int

    init(fingerprint: Fingerprint, rule: String, path: String, line: Int) {
        self.fingerprint = fingerprint
        self.rule = rule
        self.path = path
        self.line = line
    }

    init(_ finding: Finding) {
        self.init(fingerprint: finding.fingerprint, rule: finding.rule, path: finding.location.path, line: finding.location.line)
    }
}
