import Diagnostics
import ProjectGraph
import RuleKit
import Viper

extension Linter {
    /// In report order, those that a comment keeps quiet apart from the rest; without the text of their lines.
    func findings(
        in project: VIPERProject, _ loaded: LoadedProject, _ contracts: ContractRun, _ rules: ArraySlice<any Rule>,
        _ timings: inout StageTimes
    ) -> (reported: [Finding], suppressed: [SuppressedFinding]) {
        var builder = FindingBuilder(project: project, lines: loaded.lines)
        let ids = Set(self.rules.map(\.metadata.id)).union(loaded.contracts.map(\.id))
        let directives = timings.measure("directives") { ProjectDirectives(of: &builder, rules: ids) }
        var collection = FindingCollection(builder)
        collect(into: &collection, in: project, loaded, contracts, rules, directives, &timings)
        var pass = SuppressionPass(
            settings: loaded.settings, judgesUnused: project.isVIPER && loaded.isWhole && loaded.problems.isEmpty)
        timings.measure("suppressions") {
            pass.run(
                on: Self.numbered(collection.findings.sorted()), untold: collection.untold, directives, with: &collection.builder)
        }
        return (Self.numbered(pass.findings.sorted()), pass.suppressed.sorted { $0.finding < $1.finding })
    }

    private func collect(
        into collection: inout FindingCollection, in project: VIPERProject, _ loaded: LoadedProject, _ contracts: ContractRun,
        _ rules: ArraySlice<any Rule>, _ directives: ProjectDirectives, _ timings: inout StageTimes
    ) {
        let broken = contracts.checks.flatMap { check in
            judged(by: check.contract.id, in: project, loaded.settings) { _ in check.violations() }.map { (fault: $0, contract: check.contract) }
        }
        // Of two contracts that see one fault the stricter speaks.
        for severity in Severity.allCases.sorted(by: >) {
            for (fault, contract) in broken where fault.severity == severity { collection.add(fault, contract: contract) }
        }
        guard project.isVIPER else { return }
        // Rules are pure functions: which of two threads asks them makes no difference, and their order is kept.
        // The longest begins, lest one thread still be at it when the other has done all else.
        let order = rules.indices.filter { rules[$0].takesLong } + rules.indices.filter { !rules[$0].takesLong }
        let found = Parallel.map(tasks: order.count, jobs: loaded.jobs) {
            { judged(by: rules[order[$0]], in: project, loaded.settings) }
        }
        let inOrder = zip(order, found).sorted { $0.0 < $1.0 }.map { (id: rules[$0].metadata.id, found: $1) }
        for speaksFirst in [true, false] {
            for (id, found) in inOrder {
                for fault in found.faults where fault.speaksFirst == speaksFirst { collection.add(fault, rule: id, unless: directives) }
            }
        }
        for (id, found) in inOrder { timings.note("rule " + id, found.time) }
    }

    private func judged(
        by rule: any Rule, in project: VIPERProject, _ settings: RuleSettings
    ) -> (faults: [JudgedFault], time: Duration) {
        let start = ContinuousClock.now
        let faults = judged(by: rule.metadata.id, in: project, settings, isJudged: project.isJudged) { options in
            rule.check(project, options: options)
        }
        return (faults, ContinuousClock.now - start)
    }

    /// With the severity that goes for the file; a rule that is off everywhere is not asked.
    private func judged(
        by rule: String, in project: VIPERProject, _ settings: RuleSettings, isJudged: (Violation) -> Bool = { _ in true },
        _ check: (RuleOptions) -> [Violation]
    ) -> [JudgedFault] {
        let files = project.graph.files.indices.map { FileID($0) }
        return settings.variants(of: rule).flatMap { variant -> [JudgedFault] in
            guard files.contains(where: { variant.severity($0)?.severity != nil }) else { return [] }
            return check(variant.options).compactMap { violation in
                // What stands where nobody is told of it can't speak for the others.
                let places = ([violation] + violation.alternatives).compactMap { violation -> JudgedFault.Place? in
                    let file = violation.site.file
                    guard isJudged(violation), !project.graph[file].isSetAside, let severity = variant.severity(file)?.severity
                    else { return nil }
                    return JudgedFault.Place(violation: violation, severity: severity, reason: variant.reason(file))
                }
                return places.isEmpty ? nil : JudgedFault(places: places)
            }
        }
    }

    /// Equal faults between the same two types get different fingerprints, by their order.
    private static func numbered(_ findings: [Finding]) -> [Finding] {
        var counts: [Fingerprint: Int] = [:]
        return findings.map { finding in
            let ordinal = counts[finding.fingerprint, default: 0]
            counts[finding.fingerprint] = ordinal + 1
            guard ordinal > 0 else { return finding }
            var finding = finding
            finding.fingerprint = finding.fingerprint.repeated(ordinal)
            return finding
        }
    }
}
