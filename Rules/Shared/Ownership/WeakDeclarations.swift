import ProjectGraph
import Syntax
import Viper

extension VIPERProject {
    /// Whether `weak` or `unowned` can be written before a property: not where a collection, a tuple, a case or a wrapper holds,
    /// nor where a generic parameter may stand for a value.
    func mayBeDeclaredWeak(_ member: MemberID) -> Bool {
        let declaration = graph.declaration(of: member)
        let outline = graph.outline(of: graph[member].file)
        guard declaration.kind == .var || declaration.kind == .let, !outline.has("Published", declaration), wrapper(of: member) == nil else { return false }
        let type = outline.type(declaration.type, without: [.optionals, .attributes, .anyAndSome])
        guard type.exists else { return declaration.type.exists || !isCollection(declaration.initialValue, in: outline) }
        switch outline[type].kind {
        case .named: return !outline.isNamedCollection(outline[type]) && !isOpenParameter(outline[type].name, of: member)
        case .member, .composition: return true
        default: return false
        }
    }

    private static let collections: [StaticString] = ["Array", "Dictionary", "Set"]

    /// `[LoanListOutput]()`, `Set<Int>()`, `[:]`: what a property is of that has no other type.
    private func isCollection(_ value: CodeIndex, in outline: Outline) -> Bool {
        guard value.exists else { return false }
        let node = outline[value]
        switch node.kind {
        case .arrayLiteral, .dictionaryLiteral, .tuple, .typeExpression: return true
        case .call, .specialization: return isCollection(node.base, in: outline)
        case .identifier: return Self.collections.contains { outline.names.equals(node.name, $0) }
        default: return false
        }
    }

    /// Whether a property is of a generic parameter that may stand for a value.
    func isOfOpenParameter(_ member: MemberID) -> Bool { parameter(of: member).map { isOpenParameter($0, of: member) } ?? false }

    /// Whether a property is of a generic parameter that anything may stand for, a protocol as well as a class.
    func isOfFreeParameter(_ member: MemberID) -> Bool { parameter(of: member).flatMap { constraints(of: $0, seenFrom: member) }?.isEmpty ?? false }

    /// The name that may be a parameter's: `View` of `var view: View?`.
    private func parameter(of member: MemberID) -> NameID? {
        let outline = graph.outline(of: graph[member].file)
        let type = outline.type(graph.declaration(of: member).type, without: .optionals)
        return type.exists && outline[type].kind == .named ? outline[type].name : nil
    }

    private func isOpenParameter(_ name: NameID, of member: MemberID) -> Bool {
        let outline = graph.outline(of: graph[member].file)
        return constraints(of: name, seenFrom: member).map { !$0.contains { isForClasses($0, in: outline, graph[member].owner) } } ?? false
    }

    /// What is asked of a generic parameter of the types around a member; nil where none has the name.
    private func constraints(of name: NameID, seenFrom member: MemberID) -> [TypeIndex]? {
        let outline = graph.outline(of: graph[member].file)
        var parent = graph.declaration(of: member).parent
        while parent.exists {
            let owner = outline[parent]
            if let parameter = owner.genericParameters.indices.first(where: { outline.genericParameters[$0].name == name }) {
                let required = owner.requirements.indices.map { outline.requirements[$0] }.filter { requirement in
                    requirement.subject.exists && outline[requirement.subject].kind == .named && outline[requirement.subject].name == name
                }
                return ([outline.genericParameters[parameter].constraint] + required.map(\.constraint)).filter(\.exists)
            }
            parent = owner.parent
        }
        return nil
    }

    private func isForClasses(_ constraint: TypeIndex, in outline: Outline, _ owner: TypeID) -> Bool {
        let node = outline[constraint]
        if node.kind == .composition { return outline.types(in: node.list).contains { isForClasses($0, in: outline, owner) } }
        guard node.kind == .named else { return node.kind == .member }
        if outline.names.equals(node.name, "AnyObject") { return true }
        let name = outline.names[node.name]
        return graph.edges(from: owner).contains { edge in
            edge.position == .genericConstraint && self.name(edge.to) == name && !isOpenToValues(edge.to)
        }
    }

    /// Whether a struct may conform, so that a reference can't be weak.
    private func isOpenToValues(_ type: TypeID) -> Bool {
        graph[type].kind == .protocol && !graph[type].isExternal
            && !graph.family(of: type).contains(where: isBoundToClasses)
    }

    /// Whether only instances of classes are of a type, by what stands at itself.
    private func isBoundToClasses(_ type: TypeID) -> Bool {
        graph[type].kind.isReference || MarkerProtocols.classConstraints.contains(graph[type].fullName) || graph.isKnownToObjectiveC(type)
    }

    /// What to write beside `weak`: the protocol must be for classes only. Nil where it is a value, or one conforms, so that it can't be.
    func whatWeakTakes(_ held: TypeID) -> String? {
        if graph[held].kind.isValue { return nil }
        guard isOpenToValues(held) else { return "" }
        return conformers[held].contains { graph[$0].kind.isValue } ? nil : ", and its protocol for classes only (AnyObject)"
    }

    /// What a property has to become beside: only an optional variable can be weak, and `let view: LoanListView` is none.
    func whatWeakNeeds(_ member: MemberID) -> String {
        let declaration = graph.declaration(of: member)
        let outline = graph.outline(of: graph[member].file)
        let isOptional = !declaration.type.exists || outline[declaration.type].kind == .optional || outline[declaration.type].kind == .implicitlyUnwrapped
        return declaration.kind == .var && isOptional ? "" : ", as an optional 'var'"
    }
}
