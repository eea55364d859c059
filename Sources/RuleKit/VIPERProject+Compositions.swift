import ProjectGraph
import Syntax
import Viper

// How findings speak of protocols that stand in a composition behind a type alias: by the name that people have read there.

extension VIPERProject {
    /// The alias that stands at a place, where its composition's part is what the edge leads to.
    public func alias(at edge: Edge) -> TypeID? {
        guard edge.throughAlias else { return nil }
        let outline = graph.outline(of: edge.site.file)
        let names = outline.types.lazy.filter { $0.kind == .named && $0.offset == edge.site.offset }.map { outline.names[$0.name] }
        return compositions(with: edge.to).map(\.alias).first { alias in names.contains(graph.symbols[graph[alias].name]) }
    }

    /// The type that a finding speaks of at a place.
    public func typeRead(at edge: Edge) -> TypeID { alias(at: edge) ?? edge.to }

    /// "the presenter's interface LoanListPresenterProtocol", where that is the alias that stands there.
    public func phrase(at edge: Edge) -> String { phrase(edge.to, readAs: alias(at: edge)) }

    /// Likewise, for what a property's type is written as.
    public func phrase(_ type: TypeID, writtenIn member: MemberID) -> String {
        let outline = graph.outline(of: graph[member].file)
        let written = graph.declaration(of: member).type
        let alias = compositions(with: type).map(\.alias).first { outline.isNamed(graph.symbols[graph[$0].name], in: written, depth: 0) }
        return phrase(type, readAs: alias)
    }

    /// A composition's name, where a type implements all of it, else the protocol's.
    public func nameOfComposition(with part: TypeID, implementedBy type: TypeID) -> String {
        let all = Set(graph.allSupertypes(of: type))
        return name(compositions(with: part).first { $0.protocols.allSatisfy(all.contains) }?.alias ?? part)
    }

    private func phrase(_ type: TypeID, readAs alias: TypeID?) -> String {
        guard let alias else { return phrase(type) }
        return rolePhrase(type).map { "\($0) \(name(alias))" } ?? name(alias)
    }
}

extension Outline {
    fileprivate func isNamed(_ name: String, in type: TypeIndex, depth: Int) -> Bool {
        guard type.exists, depth < 16 else { return false }
        let node = self[type]
        switch node.kind {
        case .named: return names[node.name] == name
        case .composition, .tuple: return types(in: node.list).contains { isNamed(name, in: $0, depth: depth + 1) }
        case .optional, .implicitlyUnwrapped, .attributed, .any, .some: return isNamed(name, in: node.base, depth: depth + 1)
        default: return false
        }
    }
}
