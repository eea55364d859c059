import Diagnostics
import Foundation

/// A report that ``JSONReporter`` wrote, read back.
///
/// The format has neither the text of lines nor the findings that a baseline knows: the former are empty, of the latter there
/// is the number.
public enum SavedReport {
    /// Why a text is no such report, in a sentence without its full stop.
    public struct Failure: Error, Equatable {
        public var message: String
    }

    /// - Throws: where the text is no JSON, lacks a key or is of another version of the format.
    public static func read(_ bytes: [UInt8]) throws(Failure) -> Report {
        let document: ReportDocument
        do {
            let version = try JSONDecoder().decode(Versioned.self, from: Data(bytes)).schemaVersion
            guard version == ReportDocument.version else {
                throw Failure(message: "is of version \(version) of the format; this viperlint reads version \(ReportDocument.version)")
            }
            document = try JSONDecoder().decode(ReportDocument.self, from: Data(bytes))
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(message: "is no report of 'viperlint lint --reporter json': \(reason(error))")
        }
        return try document.report()
    }

    private struct Versioned: Decodable {
        let schemaVersion: Int
    }

    private static func reason(_ error: any Error) -> String {
        switch error as? DecodingError {
        case .keyNotFound(let key, let context): "\(place(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context): "\(place(context.codingPath)) is of another type"
        default: "it is no JSON"
        }
    }

    /// `findings[2].line`
    private static func place(_ path: [any CodingKey]) -> String {
        let text = path.reduce(into: "") { text, key in
            if let index = key.intValue { text += "[\(index)]" } else { text += (text.isEmpty ? "" : ".") + key.stringValue }
        }
        return text.isEmpty ? "the whole" : text
    }
}

extension ReportDocument {
    /// All that a reporter may add up.
    private var counts: [Int] {
        let tables = [summary.setAside, metrics.roles, unresolved].flatMap(\.values)
        let own = [metrics.files, metrics.lines, metrics.types, metrics.edges]
        return tables + own + [baseline?.known, baseline?.fixed, comparison?.changedFiles].compactMap(\.self)
    }

    fileprivate func report() throws(SavedReport.Failure) -> Report {
        guard counts.allSatisfy({ 0...Int(Int32.max) ~= $0 }) else {
            throw SavedReport.Failure(message: "has a count that is below zero or beyond all measure")
        }
        var report = Report(
            toolVersion: tool.version, dialect: dialect, findings: [],
            metrics: Report.Metrics(
                files: metrics.files, lines: metrics.lines, types: metrics.types, edges: metrics.edges, roles: metrics.roles,
                setAside: summary.setAside),
            unresolved: unresolved,
            problems: problems.map { Report.Problem(path: $0.path, line: $0.line, column: $0.column, message: $0.message) })
        for entry in findings { report.findings.append(try entry.read()) }
        for entry in suppressed {
            let place = entry.directive
            report.suppressed.append(SuppressedFinding(
                finding: try entry.finding.read(), reason: entry.reason,
                directive: try SourceLocation(read: place.path, place.line, place.column, place.column)))
        }
        report.rules = (rules ?? []).map { rule in
            RuleDescription(
                id: rule.id, summary: rule.summary, what: "", why: "", instead: "", severity: Severity(rawValue: rule.severity) ?? .error)
        }
        report.baseline = baseline.map { BaselineComparison(path: $0.path, knownCount: $0.known, fixedCount: $0.fixed) }
        report.comparison = comparison.map { RevisionComparison(base: $0.base, isStaged: $0.staged, changedFiles: $0.changedFiles) }
        return report
    }
}

extension ReportDocument.Entry {
    fileprivate func read() throws(SavedReport.Failure) -> Finding {
        guard let severity = Severity(rawValue: severity) else {
            throw SavedReport.Failure(message: "has a finding of the unknown severity '\(severity)'")
        }
        guard let fingerprint = Fingerprint(written: fingerprint) else {
            throw SavedReport.Failure(message: "has a finding with '\(fingerprint)' for a fingerprint")
        }
        var places: [Finding.Related] = []
        for place in related {
            let location = try SourceLocation(read: place.path, place.line, place.column, place.endColumn)
            places.append(Finding.Related(location: location, message: place.message))
        }
        return Finding(
            rule: rule, severity: severity, location: try SourceLocation(read: path, line, column, endColumn),
            message: message, from: Finding.Endpoint(from), to: Finding.Endpoint(to), because: because, help: help,
            related: places, fingerprint: fingerprint, note: note)
    }
}

extension Finding.Endpoint {
    fileprivate init(_ endpoint: ReportDocument.Endpoint) {
        self.init(type: endpoint.type, role: endpoint.role, module: endpoint.module)
    }
}

extension SourceLocation {
    /// Nobody says who wrote the file: no number in it may be one that no place in a text has.
    fileprivate init(read path: String, _ line: Int, _ column: Int, _ endColumn: Int) throws(SavedReport.Failure) {
        guard 1...Self.limit ~= line, 1...Self.limit ~= column, endColumn >= column, endColumn <= Self.limit else {
            throw SavedReport.Failure(message: "has a finding at \(line):\(column)–\(endColumn), which is no place in a text")
        }
        self.init(path: path, line: line, column: column, endColumn: endColumn, lineText: "")
    }

    private static let limit = Int(Int32.max)
}
