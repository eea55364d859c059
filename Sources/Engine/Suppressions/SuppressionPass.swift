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
    private let rules: Set<String>
    /// Whether a rule that found nothing has looked at everything.
    private let judgesUnused: Bool

    /// - Parameters:
    ///   - rules: the ids that there are.
    ///   - judgesUnused: whether every rule has seen the whole project.
    init(settings: RuleSettings, rules: Set<String>, judgesUnused: Bool) {
        self.settings = settings
        self.rules = rules
        self.judgesUnused = judgesUnused
    }

    /// - Parameter found: what the rules found, in report order.
    mutating func run(on found: [Finding], with builder: inout FindingBuilder) {
        let graph = builder.project.graph
        let commented = graph.files.indices.filter { !graph.files[$0].outline.directives.isEmpty && !graph.files[$0].isSetAside }
        guard !commented.isEmpty else {
            findings = found
            return
        }
        let paths = Set(commented.map { graph.files[$0].path })
        findings = found.filter { !paths.contains($0.location.path) }
        let byPath = Dictionary(grouping: found.filter { paths.contains($0.location.path) }, by: \.location.path)
        for position in commented {
            look(at: FileID(position), byPath[graph.files[position].path] ?? [], &builder)
        }
    }

    private mutating func look(at file: FileID, _ found: [Finding], _ builder: inout FindingBuilder) {
        let outline = builder.project.graph.outline(of: file)
        let directives = FileDirectives(outline, bytes: PaddedBytes(builder.text(of: file)), rules: rules)
        let used = suppress(found, directives.suppressions, in: file, &builder)
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
        _ found: [Finding], _ suppressions: [Suppression], in file: FileID, _ builder: inout FindingBuilder
    ) -> Set<Int> {
        var used: Set<Int> = []
        let byRule = Dictionary(grouping: suppressions.indices) { suppressions[$0].rule }
        for finding in found {
            // The comment at the place itself means more than one far above it, and a later region more than an earlier.
            let covering = (byRule[finding.rule] ?? []).filter { suppressions[$0].covers(finding) }
            guard let number = covering.last(where: { !suppressions[$0].isRegion }) ?? covering.last else {
                findings.append(finding)
                continue
            }
            used.insert(number)
            let directive = suppressions[number].directive
            suppressed.append(
                SuppressedFinding(
                    finding: finding, reason: suppressions[number].reason,
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
