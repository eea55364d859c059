import ProjectGraph
import RuleKit
import Syntax
import Viper

/// `private func isValid(_ name: String) -> Bool { name.count > 2 }`: what a view decides about data, in a function of its own.
struct OwnPredicates {
    private var names: Set<NameID> = []

    /// - Parameter file: where the function is asked, which has to see it.
    init(of view: TypeID, in file: FileID, _ project: VIPERProject) {
        let functions = project.graph[view].members.filter { project.graph[$0].kind == .func }
        let outline = project.graph.outline(of: file)
        let counts = Dictionary(functions.map { (project.graph[$0].name, 1) }, uniquingKeysWith: +)
        for function in functions where project.graph[function].file == file {
            let declaration = project.graph.declaration(of: function)
            if counts[project.graph[function].name] == 1, outline.decides(declaration) { names.insert(declaration.name) }
        }
    }

    /// `isValid(name)`, `!isValid(name)`
    func isAsked(_ condition: CodeIndex, in outline: Outline) -> Bool {
        if names.isEmpty { return false }
        var node = outline[condition]
        if node.kind == .unary, node.base.exists { node = outline[node.base] }
        return node.kind == .call && node.base.exists && outline.isOwn(node.base) && names.contains(outline[node.base].name)
    }
}

extension Outline {
    /// Whether a private function answers by comparing data that it is handed. Of a number or a place on the screen it may tell what only
    /// the view's looks depend on.
    fileprivate func decides(_ function: Declaration) -> Bool {
        guard !function.modifiers.isDisjoint(with: [.private, .fileprivate]), function.type.exists, self[function.type].kind == .named,
            names.equals(self[function.type].name, "Bool")
        else { return false }
        let handed = Set(parameters(of: function).filter { isData($0.type) }.map(\.name))
        if handed.isEmpty { return false }
        var position = function.code.indices.lowerBound
        while position < function.code.indices.upperBound {
            let node = code[position]
            position = node.kind == .closureBody ? max(node.end, position + 1) : position + 1
            guard node.kind == .evaluate || node.kind == .return, node.base.exists, self[node.base].kind == .comparison else { continue }
            let operands = arguments[self[node.base].arguments]
            if !isUnwrapping(operands), operands.contains(where: { isMade($0.value, of: handed, depth: 0) }) { return true }
        }
        return false
    }

    private func isData(_ type: TypeIndex) -> Bool {
        guard type.exists else { return false }
        let node = self[type].kind == .optional && self[type].base.exists ? self[self[type].base] : self[type]
        return node.kind == .named && node.list.isEmpty && ["Date", "Decimal", "String"].contains(names[node.name])
    }

    private func isMade(_ value: CodeIndex, of handed: Set<NameID>, depth: Int) -> Bool {
        guard value.exists, depth < 32 else { return false }
        let node = self[value]
        return node.kind == .identifier && handed.contains(node.name) || parts(of: node).contains { isMade($0, of: handed, depth: depth + 1) }
    }

    /// `title != nil`: whether data is there is a question of the data; whether a text matches, one of what it has to be.
    func isUnwrapping(_ operands: some Collection<Argument>) -> Bool {
        let values = operands.map(\.value).filter(\.exists)
        return values.contains { self[$0].kind == .nilLiteral } && !values.contains { isMatch($0) }
    }

    /// `text.range(of: pattern, options: .regularExpression)`, `text.rangeOfCharacter(from: digits)`, `text.wholeMatch(of: pattern)`
    /// Source: developer.apple.com/documentation (Foundation: StringProtocol; Swift: BidirectionalCollection).
    func isMatch(_ value: CodeIndex) -> Bool {
        let node = self[value]
        switch node.kind {
        case .forceUnwrap, .optionalChain, .unary: return node.base.exists && isMatch(node.base)
        case .call:
            guard let callee = callee(of: node), callee.kind == .member, callee.base.exists, let first = node.arguments.first.map({ arguments[$0] })
            else { return false }
            switch names[callee.name] {
            case "range", "firstMatch", "prefixMatch", "wholeMatch": return names.equals(first.label, "of")
            case "rangeOfCharacter": return names.equals(first.label, "from")
            default: return false
            }
        default: return false
        }
    }
}
