import Diagnostics

/// § 3.27: one finding.
struct SARIFResult: Encodable {
    let ruleId: String
    let ruleIndex: Int?
    let level: String
    let message: SARIFLog.Message
    let locations: [SARIFLocation]
    let relatedLocations: [SARIFLocation]
    /// § 3.27.17: by which a result is known again in another revision.
    let partialFingerprints: [String: String]
    /// § 3.27.23: why nobody need act on it.
    let suppressions: [Suppression]?

    /// § 3.35
    struct Suppression: Encodable {
        let kind: String
        let justification: String
        var location: SARIFLocation?
    }

    init(_ suppressed: SuppressedFinding, ruleIndex: Int?) {
        let suppression = Suppression(
            kind: "inSource", justification: suppressed.reason, location: SARIFLocation(suppressed.directive, types: nil))
        self.init(suppressed.finding, ruleIndex: ruleIndex, suppressions: [suppression])
    }

    init(known finding: Finding, in baseline: String, ruleIndex: Int?) {
        self.init(
            finding, ruleIndex: ruleIndex,
            suppressions: [Suppression(kind: "external", justification: "known from the baseline \(baseline)")])
    }

    init(_ finding: Finding, ruleIndex: Int?, suppressions: [Suppression]? = nil) {
        self.suppressions = suppressions
        ruleId = finding.rule
        self.ruleIndex = ruleIndex
        level = finding.severity.rawValue
        // Viewers show the message alone, so it brings along why, and what to do.
        message = SARIFLog.Message(
            text: [finding.message + ".", finding.because, finding.help].filter { !$0.isEmpty }.joined(separator: " "))
        locations = [SARIFLocation(finding.location, types: [finding.from.type, finding.to.type])]
        relatedLocations = finding.related.enumerated().map { SARIFLocation($1.location, id: $0 + 1, message: $1.message) }
        partialFingerprints = ["viperlint/v1": finding.fingerprint.description]
    }
}

/// § 3.28
struct SARIFLocation: Encodable {
    struct Physical: Encodable {
        let artifactLocation: Artifact
        let region: Region?
    }

    /// § 3.4
    struct Artifact: Encodable {
        let uri: String
    }

    /// § 3.30
    struct Region: Encodable {
        let startLine: Int
        let startColumn: Int?
        var endColumn: Int?
        var snippet: SARIFLog.Message?
    }

    /// § 3.33
    struct Logical: Encodable {
        let fullyQualifiedName: String
        let kind = "type"
    }

    private var id: Int?
    private let physicalLocation: Physical
    private var logicalLocations: [Logical]?
    private var message: SARIFLog.Message?

    init(_ location: SourceLocation, types: [String]?) {
        self.init(location)
        var seen: Set<String> = []
        logicalLocations = types?.filter { seen.insert($0).inserted }.map(Logical.init)
    }

    init(_ location: SourceLocation, id: Int, message: String) {
        self.init(location)
        self.id = id
        self.message = SARIFLog.Message(text: message)
    }

    private init(_ location: SourceLocation) {
        let columns = location.utf16Columns
        physicalLocation = Physical(
            artifactLocation: Artifact(uri: location.path.uriReference),
            region: Region(
                startLine: location.line, startColumn: columns.lowerBound, endColumn: columns.upperBound,
                snippet: SARIFLog.Message(text: location.lineText)))
    }

    init(_ problem: Report.Problem) {
        physicalLocation = Physical(
            artifactLocation: Artifact(uri: problem.path.uriReference),
            region: problem.line.map { Region(startLine: $0, startColumn: nil) })
    }
}

extension String {
    /// A path as a relative reference: all but what may stand in a segment is percent-encoded.
    ///
    /// Source: RFC 3986, § 3.3 and § 4.2 (the first segment of a relative reference holds no colon).
    var uriReference: String {
        let digits = Array("0123456789ABCDEF")
        var text = ""
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                text.append(Character(Unicode.Scalar(byte)))
            default:
                text += "%"
                text.append(digits[Int(byte >> 4)])
                text.append(digits[Int(byte & 15)])
            }
        }
        return text
    }
}
