import Diagnostics

extension Report {
    /// A run with everything in it: related places, tabs, wide characters, a role that is not known, problems.
    static let rich = Report(
        toolVersion: "0.0.0", dialect: "clean", findings: [.outwardDependency, .strongViewReference],
        suppressed: [
            SuppressedFinding(
                finding: .between(location: .marking("B", in: "    let b: B", path: "Scenes/Old.swift", line: 3)), reason: "until it is replaced",
                directive: .marking("// viperlint:disable:next", in: "// viperlint:disable:next", path: "Scenes/Old.swift", line: 2))
        ],
        metrics: Metrics(
            files: 12, lines: 1840, types: 34, edges: 127,
            roles: ["view": 8, "presenter": 4, "interactor": 4, "entity": 6, "router": 1, "unassigned": 11],
            setAside: ["tests": 3, "generated": 1]),
        unresolved: ["unknown-type": 2, "ambiguous-name": 1],
        problems: [
            Problem(path: "Scenes/Legacy/Old.swift", message: "is not a UTF-8 text"),
            Problem(path: "Scenes/Report/Cells.swift", line: 88, column: 1, message: "`}` without an opening brace"),
        ])

    /// Held against a baseline and another revision.
    static let compared: Report = {
        var report = rich
        report.comparison = RevisionComparison(
            base: "1a2b3c4d5e6f7a8b9c0d1a2b3c4d5e6f7a8b9c0d", isStaged: false, changedFiles: 1)
        report.findings[0].note = "the change does not touch this file"
        report.baseline = BaselineComparison(
            path: ".viperlint-baseline.json", known: [.strongViewReference, .outwardDependency, .strongViewReference],
            fixed: [
                BaselineEntry(
                    fingerprint: Fingerprint(rule: "fat-output", from: .init(type: "A"), to: .init(type: "A"), subject: ""),
                    rule: "fat-output", from: "A", to: "A")
            ])
        return report
    }()

    static let empty = Report(
        toolVersion: "0.0.0", dialect: "clean", findings: [],
        metrics: Metrics(
            files: 12, lines: 1840, types: 34, edges: 127,
            roles: [
                "view": 8, "presenter": 4, "interactor": 4, "entity": 6, "router": 1, "view-model": 5, "gateway": 2,
                "manager": 1, "unassigned": 3,
            ]),
        unresolved: [:], problems: [])

    /// The empty report with other parts, for tests that look at one of them.
    static func with(
        findings: [Finding] = [], problems: [Problem] = [], unresolved: [String: Int] = [:], dialect: String = "clean"
    ) -> Report {
        var report = empty
        report.findings = findings
        report.problems = problems
        report.unresolved = unresolved
        report.dialect = dialect
        return report
    }
}

extension Finding {
    static let outwardDependency = Finding.between(
        Endpoint(type: "TransactionListPresenter", role: "presenter", module: "TransactionList"),
        Endpoint(type: "TransactionListViewController", role: "view", module: "TransactionList"),
        rule: "outward-dependency",
        location: .marking(
            "TransactionListViewController", in: "\tfunc refresh(_ cell: Cell, in view: TransactionListViewController) {",
            path: "Scenes/TransactionList/TransactionListPresenter.swift", line: 41),
        message: "`TransactionListPresenter` names `TransactionListViewController`, a view",
        because: "Dependencies point inward: a presenter that names its view controller cannot be tested without UIKit, "
            + "and every change of the screen may break it.",
        help: "Declare what the presenter needs in `TransactionListPresenterOutput` and let the view controller conform to it.",
        related: [
            Related(
                location: .marking(
                    "TransactionListViewController", in: "final class TransactionListViewController: UIViewController {",
                    path: "Scenes/TransactionList/TransactionListViewController.swift", line: 9),
                message: "`TransactionListViewController` is declared here"),
            Related(
                location: .marking(
                    "TransactionListPresenterOutput", in: "\tweak var output: TransactionListPresenterOutput!",
                    path: "Scenes/TransactionList/TransactionListPresenter.swift", line: 7),
                message: "this protocol already stands between the two"),
        ])

    static let strongViewReference = Finding.between(
        Endpoint(type: "ReportPresenter", role: "presenter"), Endpoint(type: "ReportView"),
        rule: "strong-view-reference", severity: .warning,
        location: .marking(
            "view", in: "    /* 表示 🖼️ */ var view: ReportView?  // naïve", path: "Scenes/Report/ReportPresenter.swift",
            line: 104),
        message: "`ReportPresenter` holds its view strongly",
        because: "The view holds its presenter, so neither is ever freed.", help: "Make the reference `weak`.",
        related: [])

    static func between(
        _ from: Endpoint = Endpoint(type: "A"), _ to: Endpoint = Endpoint(type: "B"), rule: String = "outward-dependency",
        severity: Severity = .error, location: SourceLocation, message: String = "`A` names `B`", because: String = "",
        help: String = "", related: [Related] = []
    ) -> Finding {
        Finding(
            rule: rule, severity: severity, location: location, message: message, from: from, to: to, because: because,
            help: help, related: related, fingerprint: Fingerprint(rule: rule, from: from, to: to, subject: ""))
    }
}

extension SourceLocation {
    /// The place where a part of a line stands; the whole line where it does not hold the part.
    static func marking(_ part: String, in lineText: String, path: String = "A.swift", line: Int = 1) -> SourceLocation {
        let bytes = Array(lineText.utf8)
        let wanted = Array(part.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: wanted) }
        let range = start.map { $0..<$0 + wanted.count } ?? 0..<bytes.count
        return SourceLocation(
            path: path, line: line, column: range.lowerBound + 1, endColumn: range.upperBound + 1, lineText: lineText)
    }
}
