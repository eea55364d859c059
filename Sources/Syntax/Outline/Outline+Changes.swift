extension Outline {
    /// The place that a node changes: the target of an assignment, what `count += 1` counts, what `rows.append(row)` is called on; of an element that is
    /// set (`rows[0] = row`) the collection. None where it changes nothing that is seen here.
    public func changed(by node: CodeNode) -> CodeIndex {
        var place: CodeIndex
        switch node.kind {
        case .assignment: place = node.other
        case .binary where node.isChange: place = node.arguments.first.map { arguments[$0].value } ?? .none
        case .call:
            guard let callee = callee(of: node), callee.kind == .member, mutatingMethods.contains(names[callee.name]) else { return .none }
            place = callee.base
        default: return .none
        }
        while place.exists, [.forceUnwrap, .optionalChain, .subscript].contains(self[place].kind) { place = self[place].base }
        return place
    }

    /// The name that a chain of members begins with, but for `self`: `draft` of `self.draft.tags[0]`. None where it begins with anything else.
    public func beginning(of place: CodeIndex) -> CodeIndex {
        var place = place
        while place.exists {
            let node = self[place]
            switch node.kind {
            case .identifier: return place
            case .member where node.base.exists && self[node.base].kind == .identifier && names.equals(self[node.base].name, "self"): return place
            case .member, .forceUnwrap, .optionalChain, .subscript: place = node.base
            default: return .none
            }
        }
        return .none
    }
}

/// Of the standard library's collections, numbers and `Bool`.
/// Source: developer.apple.com/documentation/swift (Bool, Array, Set, Dictionary, SignedNumeric).
private let mutatingMethods: Set<String> = [
    "append", "formIntersection", "formSymmetricDifference", "formUnion", "insert", "merge", "negate", "popFirst", "popLast", "remove", "removeAll",
    "removeFirst", "removeLast", "removeSubrange", "removeValue", "replaceSubrange", "reverse", "shuffle", "sort", "subtract", "swapAt", "toggle", "updateValue",
]
