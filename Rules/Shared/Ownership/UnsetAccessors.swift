import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `var view: View? { get { viewStorage as? View } set { viewStorage = newValue as AnyObject } }` of a type or of what it inherits from, where the private
    /// property behind it stays nil: what such a property gives that nobody sets, as holds of the type.
    func unsetAccessors(of type: TypeID) -> [Edge] {
        graph.family(of: type).flatMap { owner -> [Edge] in
            let unset = graph.unsetProperties(of: owner)
            if unset.isEmpty { return [] }
            return graph[owner].members.compactMap { accessor in
                guard let stored = unset.first(where: { isSet($0, by: accessor) }), var edge = given(by: accessor, of: owner, to: type) else { return nil }
                (edge.kind, edge.from, edge.member, edge.ownership) = (.holds, type, accessor, graph.declaration(of: stored).ownership)
                return edge
            }
        }
    }

    /// Who says what a computed property gives: it itself, or who names the argument for its type: `LoanListView` of `BasePresenter<LoanListView>`.
    private func given(by accessor: MemberID, of owner: TypeID, to type: TypeID) -> Edge? {
        if let edge = graph.edges(of: accessor, from: owner).first(where: { $0.position == .computedProperty && $0.isSignature }) { return edge }
        let outline = graph.outline(of: graph[accessor].file)
        let written = outline.type(graph.declaration(of: accessor).type, without: .optionals)
        guard owner != type, written.exists, outline[written].kind == .named, let part = graph[owner].parts.first, part.file == graph[accessor].file else { return nil }
        let parameters = outline.genericParameters[outline[part.declaration].genericParameters.indices]
        guard let position = parameters.firstIndex(where: { $0.name == outline[written].name }).map({ $0 - parameters.startIndex }),
            let inherits = graph.edges(from: type).first(where: { $0.kind == .inherits && $0.to == owner })
        else { return nil }
        let heir = graph.outline(of: inherits.site.file)
        guard let base = heir.types.first(where: { $0.kind == .named && $0.offset == inherits.site.offset && !$0.list.isEmpty }),
            case let arguments = Array(heir.types(in: base.list)), arguments.count == parameters.count, case let argument = heir[arguments[position]]
        else { return nil }
        return graph.edges(from: type).first { edge in
            edge.position == .genericArgument && !edge.member.exists && edge.site.file == inherits.site.file
                && argument.offset <= edge.site.offset && edge.site.offset < argument.end
        }
    }

    func isBehindAccessor(_ stored: MemberID) -> Bool { graph[graph[stored].owner].members.contains { isSet(stored, by: $0) } }

    private func isSet(_ stored: MemberID, by accessor: MemberID) -> Bool {
        let declaration = graph.declaration(of: accessor)
        guard declaration.kind == .var, declaration.traits.contains([.computed, .setter]) else { return false }
        let outline = graph.outline(of: graph[accessor].file)
        return graph[accessor].file == graph[stored].file && declaration.code.indices.contains { number in
            let node = outline.code[number]
            return node.kind == .assignment && node.other.exists && outline.isOwn(node.other, named: graph.declaration(of: stored).name)
        }
    }
}
