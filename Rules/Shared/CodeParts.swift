import ProjectGraph
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

    /// What makes a text, by the place of its name: `String(format: …)`, `loan.date.text`.
    func madeText(at site: Site, in part: Range<Int>) -> CodeNode? {
        if let call = call(at: site.offset, in: part) { return code[call] }
        return name(at: site.offset, in: part).map { code[$0] }.flatMap { $0.kind == .member ? $0 : nil }
    }

    /// The place of a name: `title` of `loan.title`.
    func site(ofName node: CodeNode, in file: FileID) -> Site {
        Site(file: file, offset: node.offset, end: node.offset + UInt32(names.length(of: node.name)))
    }

    /// A value behind `?` and `!`.
    func unwrapped(_ value: CodeIndex) -> CodeIndex {
        var place = value
        while self[place].kind == .forceUnwrap || self[place].kind == .optionalChain, self[place].base.exists { place = self[place].base }
        return place
    }

    /// The parameter in which a place stands that is one of a declaration's parameters.
    func parameter(of declaration: Declaration, at offset: UInt32) -> Parameter? {
        parameters(of: declaration).last { $0.offset <= offset }
    }

    /// The offset of the name that a chain of members begins with.
    func start(of place: CodeIndex) -> UInt32 {
        var node = self[place]
        while [.call, .forceUnwrap, .member, .optionalChain].contains(node.kind), node.base.exists { node = self[node.base] }
        return node.offset
    }

    /// `self`, `self?`
    func isSelf(_ place: CodeIndex) -> Bool {
        guard place.exists else { return false }
        let node = self[unwrapped(place)]
        return node.kind == .identifier && names.equals(node.name, "self")
    }

    /// Whether a name may be that of a member of the type that the code stands in: `amount` and `self.amount`, no local's and nobody else's.
    func isOwn(_ place: CodeIndex) -> Bool {
        switch self[place].kind {
        case .identifier: !isLocal(place)
        case .member: isSelf(self[place].base)
        default: false
        }
    }

    /// Likewise, or a local that has the member's value under the member's name: `guard let output else { return }`.
    func isOwnOrUnwrapped(_ place: CodeIndex) -> Bool {
        if isOwn(place) { return true }
        let node = self[place]
        guard node.kind == .identifier, let body = declarations.first(where: { $0.code.indices.contains(place.position) })?.code.indices else { return false }
        return (body.lowerBound..<place.position).contains { number in
            let statement = code[number]
            let value: CodeIndex
            switch statement.kind {
            case .unwrapMatch: value = statement.base
            case .declaration where self[statement.declaration].name == node.name: value = self[statement.declaration].initialValue
            default: return false
            }
            return value.exists && isOwn(unwrapped(value), named: node.name)
        }
    }

    /// Whether a place is the member of a name, as far as that is not a local's.
    func isOwn(_ place: CodeIndex, named name: NameID) -> Bool {
        let node = self[place]
        return (node.kind == .identifier || node.kind == .member) && node.name == name && isOwn(place)
    }

    /// - Parameter name: of the project, which other files may write as well.
    func isOwn(_ place: CodeIndex, named name: String) -> Bool {
        let node = self[place]
        return (node.kind == .identifier || node.kind == .member) && names[node.name] == name && isOwn(place)
    }
}
