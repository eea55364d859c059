import Syntax

extension Outline {
    /// What a node is directly made of, as far as values go.
    func parts(of node: CodeNode) -> [CodeIndex] {
        switch node.kind {
        case .call, .subscript: [node.base] + values(of: node)
        case .arrayLiteral, .binary, .comparison, .dictionaryLiteral, .nilCoalescing, .stringLiteral, .ternary, .tuple: values(of: node)
        case .assignment: [node.base, node.other]
        case .annotated, .coercion, .conditionalCast, .evaluate, .forceUnwrap, .forcedCast, .inoutReference, .member, .optionalChain, .return,
            .specialization, .unary:
            [node.base]
        case .declaration: [self[node.declaration].initialValue]
        default: []
        }
    }

    private func values(of node: CodeNode) -> [CodeIndex] { node.arguments.map { arguments[$0].value } }

    /// What is called, behind generic arguments, `?` and `!`.
    func callee(of call: CodeNode) -> CodeNode? {
        var place = call.base
        while place.exists, [.forceUnwrap, .optionalChain, .specialization].contains(self[place].kind) { place = self[place].base }
        return place.exists ? self[place] : nil
    }

    /// Whether a name may be that of a member of the type that the code stands in: `amount` and `self.amount`, no local's and nobody else's.
    func isOwn(_ place: CodeIndex) -> Bool {
        let node = self[place]
        switch node.kind {
        case .identifier: return !isLocal(place)
        case .member: return node.base.exists && self[node.base].kind == .identifier && names.equals(self[node.base].name, "self")
        default: return false
        }
    }
}
