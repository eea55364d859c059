import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Conditions on what somebody has typed that are no comparisons: `text.hasPrefix("+")`, `text.isEmail`.
struct TextTests {
    let outline: Outline
    /// By what else the app tests texts: ``added(in:)``.
    let added: Set<String>

    /// Whether a text is tested, or that is negated. Whether there is any (`text.isEmpty`) is no test.
    func isTest(_ condition: CodeIndex, _ names: EventConditions.Names) -> Bool {
        guard condition.exists else { return false }
        let place = outline[condition].kind == .unary ? outline[condition].base : condition
        guard place.exists, case let node = outline[place] else { return false }
        switch node.kind {
        case .member: return node.base.exists && isText(node.base, names, depth: 0) && added.contains(outline.names[node.name])
        case .call:
            guard let callee = outline.callee(of: node), callee.kind == .member, callee.base.exists else { return false }
            if outline.isEvaluation(node) {
                return isPredicate(callee.base, names) && node.arguments.contains { isText(outline.arguments[$0].value, names, depth: 0) }
            }
            guard isText(callee.base, names, depth: 0) else { return false }
            return outline.isPartTest(node) || added.contains(outline.names[callee.name])
        default: return false
        }
    }

    /// `field.text`, and what is made of it: `(field.text ?? "").lowercased()`.
    func isText(_ value: CodeIndex, _ names: EventConditions.Names, depth: Int) -> Bool {
        guard value.exists, depth < 32 else { return false }
        let node = outline[value]
        switch node.kind {
        case .identifier: return names.texts.contains(node.name)
        case .member: return node.base.exists && ["stringValue", "text"].contains(outline.names[node.name])
        case .forceUnwrap, .optionalChain: return isText(node.base, names, depth: depth + 1)
        case .nilCoalescing: return node.arguments.contains { isText(outline.arguments[$0].value, names, depth: depth + 1) }
        case .tuple: return node.arguments.count == 1 && node.arguments.contains { isText(outline.arguments[$0].value, names, depth: depth + 1) }
        case .call:
            guard let callee = outline.callee(of: node), callee.kind == .member, callee.base.exists else { return false }
            return ["lowercased", "trimmingCharacters", "uppercased"].contains(outline.names[callee.name]) && isText(callee.base, names, depth: depth + 1)
        default: return false
        }
    }

    /// `NSPredicate(format: "SELF MATCHES %@", pattern)`, or a name for one.
    func isPredicate(_ value: CodeIndex, _ names: EventConditions.Names) -> Bool {
        guard value.exists else { return false }
        let node = outline[value]
        switch node.kind {
        case .call: return outline.callee(of: node).map { $0.kind == .identifier && outline.names.equals($0.name, "NSPredicate") } ?? false
        case .identifier: return names.predicates.contains(node.name)
        case .member: return outline.isOwn(value) && names.predicates.contains(node.name)
        default: return false
        }
    }

    /// `extension String { var isEmail: Bool { … } }`, where that tests the text. It may only tell whether there is any.
    static func added(in project: VIPERProject) -> Set<String> {
        let tests = project.graph.members.lazy.filter { member in
            guard member.kind == .var || member.kind == .func, !member.isStatic, project.graph[member.owner].isExternal,
                ["String", "StringProtocol"].contains(project.graph[member.owner].fullName)
            else { return false }
            let outline = project.graph.outline(of: member.file)
            return outline.testsText(outline[member.declaration])
        }
        return Set(tests.map { project.graph.symbols[$0.name] }).subtracting(["isEmpty"])
    }
}

extension Outline {
    /// `predicate.evaluate(with: text)`
    /// Source: developer.apple.com/documentation (Foundation.NSPredicate).
    fileprivate func isEvaluation(_ call: CodeNode) -> Bool {
        guard let callee = callee(of: call), call.arguments.count == 1, let only = call.arguments.first else { return false }
        return names.equals(callee.name, "evaluate") && names.equals(arguments[only].label, "with")
    }

    /// `contains("@")`, `hasPrefix("+")`: what is looked for stands there.
    func isPartTest(_ call: CodeNode) -> Bool {
        guard let callee = callee(of: call), call.arguments.count == 1, let only = call.arguments.first.map({ arguments[$0] }), only.value.exists
        else { return false }
        return ["contains", "hasPrefix", "hasSuffix"].contains(names[callee.name]) && only.label == .none && self[only.value].kind == .stringLiteral
    }

    fileprivate func testsText(_ member: Declaration) -> Bool {
        guard member.type.exists, self[member.type].kind == .named, names.equals(self[member.type].name, "Bool") else { return false }
        return member.code.indices.contains { number in
            let node = code[number]
            guard node.kind == .evaluate || node.kind == .return, node.base.exists else { return false }
            let answer = self[node.base]
            switch answer.kind {
            case .call: return isEvaluation(answer) || isPartTest(answer)
            case .comparison: return answer.arguments.contains { arguments[$0].value.exists && (isMatch(arguments[$0].value) || isTestCall(self[arguments[$0].value])) }
            default: return false
            }
        }
    }

    private func isTestCall(_ node: CodeNode) -> Bool { node.kind == .call && (isEvaluation(node) || isPartTest(node) || isOwnMatch(node)) }

    /// `range(of: pattern, options: .regularExpression)` of the text itself.
    private func isOwnMatch(_ call: CodeNode) -> Bool {
        guard let callee = callee(of: call), callee.kind == .identifier, let first = call.arguments.first.map({ arguments[$0].label }) else { return false }
        switch names[callee.name] {
        case "range", "firstMatch", "prefixMatch", "wholeMatch": return names.equals(first, "of")
        case "rangeOfCharacter": return names.equals(first, "from")
        default: return false
        }
    }
}
