import ProjectGraph
import RuleKit
import Syntax
import Viper

// What a control steps through by itself.

extension VIPERProject {
    /// `private var month = Date()` of a calendar that leafs from month to month: nobody hands it in, so nobody else could word it. A screen's own
    /// is data all the same.
    func ownSteps(of view: TypeID) -> Set<String> {
        guard !isViewController(view), graph.isOnScreen(view, as: .view) else { return [] }
        let members = graph[view].members
        let steps = members.filter { member in
            let declaration = graph.declaration(of: member)
            return declaration.kind == .var && declaration.modifiers.isPrivate && declaration.initialValue.exists
                && declaration.attributes.isEmpty && isStepped(member, among: members)
        }
        return Set(steps.map { graph.symbols[graph[$0].name] })
    }

    /// Whether only the control's own code sets a property, and only to what follows from its value.
    private func isStepped(_ property: MemberID, among members: [MemberID]) -> Bool {
        let file = graph[property].file
        let outline = graph.outline(of: file)
        let name = graph.declaration(of: property).name
        guard graph.assignments(to: property).allSatisfy(\.isSelf) else { return false }
        var isSet = false
        for member in members where graph[member].file == file {
            let code = graph.declaration(of: member).code.indices
            for number in code {
                let node = outline.code[number]
                let changed = node.kind == .inoutReference ? node.base : outline.changed(by: node)
                guard changed.exists, outline.isOwn(changed, named: name) else { continue }
                let values = node.kind == .assignment ? [node.base] : node.kind == .binary ? node.arguments.map { outline.arguments[$0].value } : []
                guard !values.isEmpty, values.allSatisfy({ outline.followsFrom(name, $0, in: code) }) else { return false }
                isSet = true
            }
        }
        return isSet
    }
}

extension Outline {
    /// `Calendar.current.date(byAdding: .month, value: 1, to: month) ?? month`: a value that is made of a property, of constants, and of what the
    /// system knows.
    fileprivate func followsFrom(_ property: NameID, _ place: CodeIndex, in code: Range<Int>, depth: Int = 0) -> Bool {
        guard place.exists else { return true }
        guard depth < 32 else { return false }
        let node = self[place]
        switch node.kind {
        case .identifier:
            if node.name == property || names[node.name].first?.isUppercase ?? false { return true }
            let local = code.last { $0 < place.position && self.code[$0].kind == .declaration && self[self.code[$0].declaration].name == node.name }
            guard let local, case let declaration = self[self.code[local].declaration], declaration.kind == .let, declaration.initialValue.exists
            else { return false }
            return followsFrom(property, declaration.initialValue, in: code, depth: depth + 1)
        case .member where isSelf(node.base): return node.name == property
        case .closure: return false
        default: return parts(of: node).allSatisfy { followsFrom(property, $0, in: code, depth: depth + 1) }
        }
    }
}
