import Diagnostics
import LintConfiguration
import ProjectGraph
import RuleKit
import Syntax

/// Takes out of the findings what comments keep quiet, and adds what is wrong with the comments.
struct SuppressionPass {
    /// All findings that are left, those about comments included; in no order.
    private(set) var findings: [Finding] = []
    /// In no order.
    private(set) var suppressed: [SuppressedFinding] = []

    private let settings: RuleSettings
    /// Whether a rule that found nothing has looked at everything.
    private let judgesUnused: Bool

    /// - Parameter judgesUnused: whether every rule has seen the whole project.
    init(settings: RuleSettings, judgesUnused: Bool) {
        self.settings = settings
        self.judgesUnused = judgesUnused
    }

    /// - Parameters:
    ///   - found: what the rules found, in report order.
    ///   - untold: where what is told elsewhere stands again: a comment there has its use.
    mutating func run(
        on found: [Finding], untold: [(rule: String, site: Site)], _ directives: ProjectDirectives, with builder: inout FindingBuilder
    ) {
        guard !directives.files.isEmpty else {
            findings = found
            return
        }
        let graph = builder.project.graph
        let paths = Set(directives.files.map { graph[$0.file].path })
        findings = found.filter { !paths.contains($0.location.path) }
        let byPath = Dictionary(grouping: found.filter { paths.contains($0.location.path) }, by: \.location.path)
        let untoldByFile = Dictionary(grouping: untold, by: \.site.file)
        for (file, directives) in directives.files {
            look(at: file, byPath[graph[file].path] ?? [], untoldByFile[file] ?? [], directives, &builder)
        }
    }

    private mutating func look(
        at file: FileID, _ found: [Finding], _ untold: [(rule: String, site: Site)], _ directives: FileDirectives,
        _ builder: inout FindingBuilder
    ) {
        let outline = builder.project.graph.outline(of: file)
        let used = suppress(found, by: directives, in: file, &builder)
            .union(untold.compactMap { directives.number(covering: $0.site.offset, rule: $0.rule) })
        for (directive, fault) in directives.faults {
            report(
                DirectiveRules.invalid, fault.message, advice: fault.advice, subject: DirectiveText.withoutReason(directive.text), directive,
                file, &builder)
        }
        // What could not be followed may hold what a comment is about.
        guard judgesUnused, outline.problems.isEmpty else { return }
        for (number, suppression) in directives.suppressions.enumerated() where !used.contains(number) {
            guard settings.isOn(suppression.rule, in: file) else { continue }
            let message = "'\(suppression.rule)' finds nothing here that would have to be disabled"
            report(DirectiveRules.unused, message, subject: suppression.rule, suppression.directive, file, &builder)
        }
    }

    /// - Returns: the numbers of the suppressions that kept something quiet.
    private mutating func suppress(
        _ found: [Finding], by directives: FileDirectives, in file: FileID, _ builder: inout FindingBuilder
    ) -> Set<Int> {
        var used: Set<Int> = []
        for finding in found {
            // A finding stands where its main place starts; the other places don't count.
            let position = Suppression.Position(line: finding.location.line, column: finding.location.column)
            guard let number = directives.number(covering: position, rule: finding.rule) else {
                findings.append(finding)
                continue
            }
            used.insert(number)
            let suppression = directives.suppressions[number]
            let directive = suppression.directive
            suppressed.append(
                SuppressedFinding(
                    finding: finding, reason: suppression.reason,
                    directive: builder.location(Site(file: file, offset: directive.offset, end: directive.end))))
        }
        return used
    }

    private mutating func report(
        _ rule: RuleMetadata, _ message: String, advice: String? = nil, subject: String, _ directive: Directive, _ file: FileID, _ builder: inout FindingBuilder
    ) {
        guard let severity = settings.severity(of: rule.id, in: file, unlessSet: RuleSeverity(rule.severity)).severity else { return }
        var finding = builder.finding(about: directive, in: file, rule: rule, subject: subject)
        finding.message = message
        if let advice { finding.help = advice }
        finding.severity = severity
        findings.append(finding)
    }
}
