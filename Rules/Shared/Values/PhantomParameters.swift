import ProjectGraph
import RuleKit
import Syntax
import Viper

extension VIPERProject {
    /// `Identifier<Loan>` of `struct Identifier<Owner> { let rawValue: String }`: an argument for a parameter of which the struct stores nothing, so
    /// that it hands over nothing of it.
    func isPhantom(_ edge: Edge) -> Bool {
        guard edge.position == .genericArgument, edge.member.exists else { return false }
        let others = graph.edges(of: edge.member, from: edge.from).filter { $0.to != edge.to && isGenericStruct($0.to) }
        if edge.throughAlias {
            // All that an alias stands for has the alias's place.
            let named = others.filter { $0.throughAlias && $0.site == edge.site }
            return !named.isEmpty && named.allSatisfy { !phantomParameters(of: $0.to).isEmpty }
        }
        return others.contains { other in
            guard isArgument(edge, of: other),
                let position = graph.outline(of: edge.site.file).position(ofArgumentAround: edge.site.offset, of: other.site.offset)
            else { return false }
            return phantomParameters(of: other.to).contains(position)
        }
    }

    private func isGenericStruct(_ type: TypeID) -> Bool { graph[type].kind == .struct && !graph[type].isExternal && !genericParameters(of: type).isEmpty }

    private func genericParameters(of type: TypeID) -> [NameID] {
        guard let part = graph[type].parts.first else { return [] }
        let outline = graph.outline(of: part.file)
        return outline.genericParameters[outline[part.declaration].genericParameters.indices].map(\.name)
    }

    /// The positions of the parameters that stand in no type which is written for what is stored, in the struct itself or in a type of its own.
    private func phantomParameters(of type: TypeID) -> Set<Int> {
        let parameters = genericParameters(of: type)
        guard let part = graph[type].parts.first else { return [] }
        let outline = graph.outline(of: part.file)
        let written = outline.storedNames(in: outline[part.declaration])
        return Set(parameters.indices.filter { !written.contains(parameters[$0]) })
    }
}

extension Outline {
    /// All names that stand in the types of stored properties and of the cases' values, of a type or of what is nested in it.
    fileprivate func storedNames(in type: Declaration) -> Set<NameID> {
        let members = declarations.filter { $0.parent.exists && self[$0.parent].kind.hasMembers && type.offset <= $0.offset && $0.offset < type.end }
        return members.reduce(into: []) { names, member in
            switch member.kind {
            case .case: for parameter in parameters(of: member) { names.formUnion(self.names(in: parameter.type)) }
            case .let, .var:
                if member.traits.isDisjoint(with: .computed), !member.modifiers.isTypeMember { names.formUnion(self.names(in: member.type)) }
            default: break
            }
        }
    }

    /// All names that stand in a written type.
    fileprivate func names(in type: TypeIndex) -> Set<NameID> {
        guard type.exists else { return [] }
        let (start, end) = (self[type].offset, self[type].end)
        return Set(types.lazy.filter { ($0.kind == .named || $0.kind == .member) && start <= $0.offset && $0.offset < end }.map(\.name))
    }

    /// Which argument of the generic type that is named at an offset stands around another offset.
    fileprivate func position(ofArgumentAround offset: UInt32, of name: UInt32) -> Int? {
        func position(_ list: some Collection<TypeIndex>) -> Int? { Array(list).firstIndex { self[$0].offset <= offset && offset < self[$0].end } }
        for type in types where (type.kind == .named || type.kind == .member) && type.offset == name {
            if let position = position(types(in: type.list)) { return position }
        }
        for node in code where node.kind == .specialization && node.base.exists && self[node.base].offset == name {
            if let position = position(typeLists[node.types]) { return position }
        }
        return nil
    }
}
