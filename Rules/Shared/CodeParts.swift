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
}
