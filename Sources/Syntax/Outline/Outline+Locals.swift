/// What names mean where they stand, as far as one file tells.
extension Outline {
    /// Whether a name is that of a local: a parameter, one of a closure, a constant, or what a pattern binds: `{ loans in show(loans) }`.
    /// What a closure lists as captured means what it does outside.
    public func isLocal(_ position: CodeIndex) -> Bool {
        let name = self[position].name
        guard let function = declarations.firstIndex(where: { $0.code.indices.contains(position.position) }) else { return false }
        return declarations[function...].contains { $0.code.indices.contains(position.position) && isParameter(name, in: $0.parameters) }
            || closures.contains { $0.body.indices.contains(position.position) && isParameter(name, in: $0.parameters) }
            || isBound(name, before: position.position, in: declarations[function].code.indices)
    }

    private func isParameter(_ name: NameID, in list: ListRange) -> Bool {
        list.indices.contains { parameters[$0].name == name }
    }

    /// Whether a statement around or before a place binds a name there.
    private func isBound(_ name: NameID, before position: Int, in body: Range<Int>) -> Bool {
        var outer: [Bool] = []
        var isBound = false
        var isInPattern = false
        var number = body.lowerBound
        while number < position {
            let node = code[number]
            switch node.kind {
            case .scopeBegin: outer.append(isBound)
            case .scopeEnd: isBound = outer.popLast() ?? isBound
            case .declaration where node.end <= position:
                isBound = isBound || self[node.declaration].name == name
                number = max(number + 1, node.end)
                continue
            case .closureBody where node.end <= position:
                number = max(number + 1, node.end)
                continue
            case .bindingPattern: isInPattern = isInPattern || node.name == name
            case .match, .unwrapMatch, .elementMatch: (isBound, isInPattern) = (isBound || isInPattern, false)
            default: break
            }
            number += 1
        }
        return isBound
    }
}
