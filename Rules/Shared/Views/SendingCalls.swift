import ProjectGraph
import RuleKit
import Syntax
import Viper

/// What a body calls, as far as it tells whether an event is sent, and how often.
struct SendingCalls {
    /// One side of `?:`.
    struct Choice {
        var condition: CodeIndex
        var nodes: Range<Int>
    }

    private(set) var choices: [Choice] = []
    /// The places of the names that are called. A method that is only named is handed on: `#selector(presenter.eventAdd)`.
    private var called: Set<UInt32> = []
    /// The calls whose answer nobody takes, by the places of the names that are called.
    private var statements: Set<UInt32> = []
    /// The closures and functions that `forEach` is handed, by the places of their bodies and names.
    private var repeatedClosures: Set<Int> = []
    private var repeatedFunctions: Set<UInt32> = []
    /// What `switch` holds against literals.
    private var subjects: Set<CodeIndex> = []

    init(in declaration: Declaration, _ outline: Outline) {
        for position in declaration.code.indices {
            let node = outline.code[position]
            switch node.kind {
            case .call: note(node, outline)
            case .evaluate: noteStatement(node.base, outline)
            // `_ = presenter.eventSave()`
            case .assignment where node.other.exists && outline[node.other].kind == .wildcard: noteStatement(node.base, outline)
            // Operands are noted before what is made of them.
            case .ternary:
                guard let condition = node.arguments.first.map({ outline.arguments[$0].value }), condition.exists, condition.position + 1 < position else { break }
                choices.append(Choice(condition: condition, nodes: condition.position + 1..<position))
            case .match where node.base.exists && node.other.exists && outline.isLiteral(node.other): subjects.insert(node.base)
            default: break
            }
        }
    }

    private mutating func note(_ call: CodeNode, _ outline: Outline) {
        guard let callee = outline.callee(of: call) else { return }
        switch callee.kind {
        case .identifier, .member: called.insert(callee.offset)
        // `(isLong ? presenter.eventSave : presenter.eventCancel)()`
        case .ternary: noteSides(of: callee, outline)
        default: break
        }
        guard callee.kind == .member, outline.names.equals(callee.name, "forEach") else { return }
        for argument in call.arguments.map({ outline.arguments[$0].value }) where argument.exists {
            switch outline[argument].kind {
            case .closure: repeatedClosures.insert(outline.closures[outline[argument].closure].body.indices.lowerBound)
            case .identifier, .member: repeatedFunctions.insert(outline[argument].offset)
            default: break
            }
        }
    }

    private mutating func noteStatement(_ value: CodeIndex, _ outline: Outline) {
        guard value.exists else { return }
        let node = outline[value]
        switch node.kind {
        case .call: if let callee = outline.callee(of: node) { statements.insert(callee.offset) }
        case .ternary: for side in node.arguments.dropFirst() { noteStatement(outline.arguments[side].value, outline) }
        case .forceUnwrap, .optionalChain, .unary: noteStatement(node.base, outline)
        default: break
        }
    }

    private mutating func noteSides(of choice: CodeNode, _ outline: Outline) {
        for side in choice.arguments.dropFirst().map({ outline.arguments[$0].value }) where side.exists { called.insert(outline[side].offset) }
    }

    func isCalled(at offset: UInt32) -> Bool { called.contains(offset) }

    /// `title = presenter.title()`: who takes the answer asks for it, whatever the presenter does to find it.
    func isQuestion(_ call: Call, in project: VIPERProject) -> Bool {
        project.graph[call.callee].isTyped && isCalled(at: call.site.offset) && !statements.contains(call.site.offset)
    }

    func isRepeated(closureAt position: Int) -> Bool { repeatedClosures.contains(position + 1) }
    func isRepeated(functionAt offset: UInt32) -> Bool { repeatedFunctions.contains(offset) }

    /// `switch text.count { case 0...2: … }`: which part something plays is told by the cases of an enumeration.
    func picksByLiteral(_ subject: CodeIndex) -> Bool { subject.exists && subjects.contains(subject) }
}

extension Outline {
    /// `3`, `"sold"`, `0...2`, `..<0`
    fileprivate func isLiteral(_ pattern: CodeIndex) -> Bool {
        let node = self[pattern]
        switch node.kind {
        case .integerLiteral, .floatLiteral, .regexLiteral, .stringLiteral: return true
        case .unary: return node.base.exists && isLiteral(node.base)
        case .binary: return node.arguments.contains { arguments[$0].value.exists && isLiteral(arguments[$0].value) }
        default: return false
        }
    }
}
