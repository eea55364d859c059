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
    /// The lines that types begin on.
    private let linesOfTypes: Set<Int>
    private var places = SuppressionPlaces()
    /// Regions that no comment has ended yet: places in ``suppressions``, by rule.
    private var open: [String: [Int]] = [:]

    /// - Parameters:
    ///   - bytes: of the file.
    ///   - rules: the ids that there are.
    init(_ outline: Outline, bytes: borrowing PaddedBytes, rules: Set<String>) {
        lines = outline.lines
        code = CodeLines(bytes)
        self.rules = rules
        linesOfTypes = Set(outline.declarations.filter(\.kind.isNominalType).map(outline.firstLine))
        for directive in outline.directives { read(directive) }
        places = SuppressionPlaces(of: suppressions)
    }

    private mutating func read(_ directive: Directive) {
        do {
            switch try DirectiveText.read(directive.text) {
            case .role: try expectType(below: directive)
            case .disable(let scope, let rules, let reason): disable(rules, reason, scope, directive)
            case .enable(let rules): enable(rules, directive)
            }
        } catch {
            faults.append((directive, error))
        }
    }

    private func expectType(below directive: Directive) throws(DirectiveText.Fault) {
        if linesOfTypes.contains(position(of: directive.offset).line + 1) { return }
        throw DirectiveText.Fault(
            "no type is declared on the line below the directive 'role'",
            advice: "Write it right above the class, struct, enum, protocol or actor that it is about, or above its attributes.")
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
        for rule in known(rules, directive) {
            if scope == .region { open[rule, default: []].append(suppressions.count) }
            suppressions.append(
                Suppression(rule: rule, reason: reason, directive: directive, range: range, isRegion: scope == .region))
        }
    }

    private mutating func enable(_ rules: [String], _ directive: Directive) {
        let end = position(of: directive.offset)
        for rule in known(rules, directive) {
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

    private mutating func known(_ names: [String], _ directive: Directive) -> [String] {
        // Each that is unknown is told with the whole directive.
        if names.count > rules.count + DirectiveRules.all.count {
            let fault = DirectiveText.Fault("the directive names more rules than there are", advice: "Name each rule once.")
            faults.append((directive, fault))
            return []
        }
        return names.filter { isKnown($0, directive) }
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
        places.number(covering: position, rule: rule)
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
