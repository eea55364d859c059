import ProjectGraph
import Syntax

/// The comments of one file that are addressed to this tool: what they keep quiet, and those that can't be followed.
struct FileDirectives {
    /// In source order.
    private(set) var suppressions: [Suppression] = []
    /// Whoever wrote one of these believes that it counts.
    private(set) var faults: [(directive: Directive, fault: DirectiveText.Fault)] = []
    /// What other tools call all of their rules.
    private static let wordsForAll: Set<String> = ["all", "*"]

    private let lines: LineTable
    private let code: CodeLines
    private let rules: Set<String>
    /// Regions that no comment has ended yet: places in ``suppressions``, by rule.
    private var open: [String: [Int]] = [:]

    /// - Parameters:
    ///   - bytes: of the file.
    ///   - rules: the ids that there are.
    init(_ outline: Outline, bytes: borrowing PaddedBytes, rules: Set<String>) {
        lines = outline.lines
        code = CodeLines(bytes)
        self.rules = rules
        for directive in outline.directives { read(directive) }
    }

    private mutating func read(_ directive: Directive) {
        do {
            switch try DirectiveText.read(directive.text) {
            case .role: break
            case .disable(let scope, let rules, let reason): disable(rules, reason, scope, directive)
            case .enable(let rules): enable(rules, directive)
            }
        } catch {
            faults.append((directive, error))
        }
    }

    private mutating func disable(_ rules: [String], _ reason: String, _ scope: SuppressionScope, _ directive: Directive) {
        guard let range = range(of: scope, directive) else {
            let (side, other) = scope == .next ? ("behind", "before") : ("before", "behind")
            return faults.append((
                directive,
                DirectiveText.Fault(
                    "no code stands \(side) the directive '\(scope.rawValue)'", advice: "Write it \(other) the line that it is about.")
            ))
        }
        for rule in rules where isKnown(rule, directive) {
            if scope == .region { open[rule, default: []].append(suppressions.count) }
            suppressions.append(
                Suppression(rule: rule, reason: reason, directive: directive, range: range, isRegion: scope == .region))
        }
    }

    private mutating func enable(_ rules: [String], _ directive: Directive) {
        let end = position(of: directive.offset)
        for rule in rules where isKnown(rule, directive) {
            guard let started = open.removeValue(forKey: rule) else {
                let fault = DirectiveText.Fault(
                    "no 'disable' before this 'enable' names '\(rule)'", advice: "Name a rule that is disabled above, or remove the comment.")
                faults.append((directive, fault))
                continue
            }
            for index in started {
                suppressions[index].range = suppressions[index].range.lowerBound..<end
            }
        }
    }

    private mutating func isKnown(_ rule: String, _ directive: Directive) -> Bool {
        if DirectiveRules.all.contains(where: { $0.id == rule }) {
            let fault = DirectiveText.Fault(
                "'\(rule)' can't be disabled by a comment; set its severity in the configuration", advice: "Mend what it tells.")
            faults.append((directive, fault))
            return false
        }
        if rules.contains(rule) { return true }
        let others = Self.wordsForAll.contains(rule) ? "Name each rule; there is no '\(rule)'." : "'viperlint rules' lists those that there are."
        faults.append((directive, DirectiveText.Fault(no: "rule", rule, among: rules, others: others)))
        return false
    }

    // MARK: - Places

    /// The one of ``suppressions`` that keeps a rule quiet at an offset. The comment at the place itself means more than one
    /// far above it, and a later region more than an earlier.
    func number(covering offset: UInt32, rule: String) -> Int? { number(covering: position(of: offset), rule: rule) }

    func number(covering position: Suppression.Position, rule: String) -> Int? {
        let covering = suppressions.indices.filter { suppressions[$0].rule == rule && suppressions[$0].range.contains(position) }
        return covering.last { !suppressions[$0].isRegion } ?? covering.last
    }

    /// Nil where there is no line that the comment could mean.
    private func range(of scope: SuppressionScope, _ directive: Directive) -> Range<Suppression.Position>? {
        switch scope {
        case .region: return position(of: directive.offset)..<Suppression.Position.endOfFile
        case .this: return whole(position(of: directive.offset).line...position(of: directive.offset).line)
        case .next: return code.next(after: directive.end - 1).map(whole)
        case .previous: return code.previous(before: directive.offset).map { whole($0...$0) }
        }
    }

    private func position(of offset: UInt32) -> Suppression.Position {
        let (line, column) = lines.position(of: offset)
        return Suppression.Position(line: line, column: column)
    }

    private func whole(_ lines: ClosedRange<Int>) -> Range<Suppression.Position> {
        Suppression.Position(line: lines.lowerBound, column: 1)..<Suppression.Position(line: lines.upperBound + 1, column: 1)
    }
}
