import LintConfiguration
import ProjectGraph
import Syntax

/// The comments of one file that are addressed to this tool: what they keep quiet, and those that can't be followed.
struct FileDirectives {
    /// In source order.
    private(set) var suppressions: [Suppression] = []
    /// Whoever wrote one of these believes that it counts.
    private(set) var faults: [(directive: Directive, message: String)] = []

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
            faults.append((directive, error.message))
        }
    }

    private mutating func disable(_ rules: [String], _ reason: String, _ scope: SuppressionScope, _ directive: Directive) {
        guard let range = range(of: scope, directive) else {
            return faults.append((directive, "no code stands \(scope == .next ? "behind" : "before") the directive '\(scope.rawValue)'"))
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
                faults.append((directive, "no 'disable' before this 'enable' names '\(rule)'"))
                continue
            }
            for index in started {
                suppressions[index].range = suppressions[index].range.lowerBound..<end
            }
        }
    }

    private mutating func isKnown(_ rule: String, _ directive: Directive) -> Bool {
        if DirectiveRules.all.contains(where: { $0.id == rule }) {
            faults.append((directive, "'\(rule)' can't be disabled by a comment; set its severity in the configuration"))
            return false
        }
        if rules.contains(rule) { return true }
        faults.append((directive, "there is no rule '\(rule)'\(Suggestion.question(for: rule, among: rules))"))
        return false
    }

    // MARK: - Places

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
