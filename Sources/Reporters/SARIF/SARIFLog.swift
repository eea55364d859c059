import Diagnostics

/// § 3.13: one run of one tool.
struct SARIFLog: Encodable {
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    init(_ report: Report) {
        runs = [Run(report)]
    }

    struct Message: Encodable {
        let text: String
    }

    /// § 3.14
    struct Run: Encodable {
        let tool: Tool
        let columnKind = "utf16CodeUnits"
        let invocations: [Invocation]
        let results: [SARIFResult]

        init(_ report: Report) {
            let rules = SARIFRule.all(of: report)
            let positions = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1.id, $0) })
            tool = Tool(driver: Driver(version: report.toolVersion, rules: rules))
            invocations = [Invocation(report)]
            let known = report.baseline.map { baseline in
                baseline.known.map { SARIFResult(known: $0, in: baseline.path, ruleIndex: positions[$0.rule]) }
            }
            results = report.findings.map { SARIFResult($0, ruleIndex: positions[$0.rule]) }
                + report.suppressed.map { SARIFResult($0, ruleIndex: positions[$0.finding.rule]) } + (known ?? [])
        }
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    /// § 3.19
    struct Driver: Encodable {
        let name = "viperlint"
        let version: String
        let rules: [SARIFRule]
    }

    /// § 3.20: what could not be read is told here, since it is no result.
    struct Invocation: Encodable {
        let executionSuccessful = true
        let toolExecutionNotifications: [Notification]

        init(_ report: Report) {
            toolExecutionNotifications = report.problems.map(Notification.init)
        }
    }

    /// § 3.58
    struct Notification: Encodable {
        let level = "warning"
        let message: Message
        let locations: [SARIFLocation]

        init(_ problem: Report.Problem) {
            message = Message(text: problem.message)
            locations = [SARIFLocation(problem)]
        }
    }
}

/// § 3.49: what a rule is about.
struct SARIFRule: Encodable {
    struct Text: Encodable {
        let text: String
        var markdown: String?
    }

    struct Defaults: Encodable {
        let level: String
    }

    let id: String
    /// § 3.49.7: for people, in the tools' habit of `OutwardDependency`.
    let name: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
    let defaultConfiguration: Defaults

    /// The rules that ran, and those that something was found by.
    static func all(of report: Report) -> [SARIFRule] {
        let known = Dictionary(report.rules.map { ($0.id, $0) }) { first, _ in first }
        let findings = report.findings + report.suppressed.map(\.finding) + (report.baseline?.known ?? [])
        let found = Dictionary(findings.map { ($0.rule, $0.severity) }) { max($0, $1) }
        return Set(known.keys).union(found.keys).sorted().map { id in
            SARIFRule(
                known[id]
                    ?? RuleDescription(id: id, summary: id, what: id, why: "", instead: "", severity: found[id] ?? .error))
        }
    }

    private init(_ rule: RuleDescription) {
        id = rule.id
        name = rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        shortDescription = Text(text: rule.summary)
        fullDescription = Text(text: rule.what)
        let parts = [rule.what, rule.why, rule.instead].filter { !$0.isEmpty }
        help = Text(
            text: parts.joined(separator: "\n\n"),
            markdown: zip(["**What it does.** ", "**Why.** ", "**Instead.** "], parts).map { $0 + $1 }.joined(separator: "\n\n"))
        defaultConfiguration = Defaults(level: rule.severity.rawValue)
    }
}
