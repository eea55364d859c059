import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// Whether a view makes a text of what it counts itself, and nobody hands it: `private var seconds = 0` with `seconds += 1` in what a timer
    /// calls.
    ///
    /// - Parameter site: of the name of what makes the text.
    func isOfOwnCount(at site: Site, in member: MemberID, of view: TypeID) -> Bool {
        guard member.exists else { return false }
        let outline = graph.outline(of: site.file)
        let declaration = graph.declaration(of: member)
        guard let made = outline.madeText(at: site, in: declaration.code.indices) else { return false }
        let code = CountingCode(outline: outline, code: declaration.code.indices, parameters: outline.parameters(of: declaration).map(\.name))
        // `String(format: "%02d", seconds)`, `seconds.formatted(.number)`
        let values = made.kind == .call ? made.arguments.map { outline.arguments[$0].value } : []
        let base = made.kind == .call ? outline.callee(of: made)?.base ?? .none : made.base
        return [values, [base]].compactMap(code.properties).contains { properties in
            !properties.isEmpty && properties.allSatisfy { isCount($0, of: view, in: site.file) }
        }
    }

    /// Whether a private property begins with a number that is written out, and only numbers that are written out change it; where it is
    /// counted up or down (`secondsLeft -= 1`) it may be set to whatever the count begins with.
    private func isCount(_ name: NameID, of view: TypeID, in file: FileID) -> Bool {
        let outline = graph.outline(of: file)
        let members = graph[view].members.filter { graph[$0].file == file }
        let declarations = members.map { graph.declaration(of: $0) }
        guard let property = declarations.first(where: { $0.name == name }), property.modifiers.isPrivate, outline.isNumber(property.initialValue)
        else { return false }
        var (isCounted, isSet) = (false, false)
        for number in declarations.lazy.flatMap(\.code.indices) {
            let node = outline.code[number]
            let changed = node.kind == .inoutReference ? node.base : outline.changed(by: node)
            guard changed.exists, outline.isOwn(changed, named: name) else { continue }
            switch node.kind {
            case .assignment: isSet = isSet || !outline.isNumber(node.base)
            case .binary where node.arguments.dropFirst().allSatisfy({ outline.isNumber(outline.arguments[$0].value) }): isCounted = true
            default: return false
            }
        }
        return isCounted || !isSet
    }
}

/// What a member's code calls by which name.
private struct CountingCode {
    let outline: Outline
    let code: Range<Int>
    let parameters: [NameID]

    /// The names of the properties that values are made of; nil where something else is in one.
    func properties(in places: [CodeIndex]) -> Set<NameID>? { all(places, 0) }

    private func properties(in place: CodeIndex, depth: Int) -> Set<NameID>? {
        guard place.exists, depth < 32 else { return nil }
        let node = outline[place]
        switch node.kind {
        case .integerLiteral, .floatLiteral: return []
        case .stringLiteral where node.arguments.isEmpty: return []
        case .identifier: return properties(named: node.name, before: place, depth)
        case .member where outline.isSelf(node.base): return [node.name]
        // `Int(seconds)`, `max(seconds, 0)`
        case .call where outline.callee(of: node)?.kind == .identifier: return all(node.arguments.map { outline.arguments[$0].value }, depth)
        case .binary, .unary, .tuple: return all(outline.parts(of: node).map { $0 }, depth)
        default: return nil
        }
    }

    private func properties(named name: NameID, before place: CodeIndex, _ depth: Int) -> Set<NameID>? {
        if parameters.contains(name) { return nil }
        let local = code.lazy.filter { outline.code[$0].kind == .declaration }.filter { outline[outline.code[$0].declaration].name == name }
        guard let last = local.last(where: { $0 < place.position }) else { return local.isEmpty && !isBound(name) ? [name] : nil }
        let declaration = outline[outline.code[last].declaration]
        return declaration.kind == .let ? properties(in: declaration.initialValue, depth: depth + 1) : nil
    }

    private func isBound(_ name: NameID) -> Bool { code.contains { outline.code[$0].kind == .bindingPattern && outline.code[$0].name == name } }

    private func all(_ places: [CodeIndex], _ depth: Int) -> Set<NameID>? {
        places.reduce(Set()) { found, place in
            guard let found, let more = properties(in: place, depth: depth + 1) else { return nil }
            return found.union(more)
        }
    }
}

extension Outline {
    /// `1`, `-0.5`
    fileprivate func isNumber(_ place: CodeIndex) -> Bool {
        guard place.exists else { return false }
        let node = self[place]
        switch node.kind {
        case .integerLiteral, .floatLiteral: return true
        case .unary: return isNumber(node.base)
        default: return false
        }
    }
}
