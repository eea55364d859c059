import ProjectGraph
import Syntax
import Viper

// What members are to those who use them.

extension VIPERProject {
    /// Whether a member stands in the declaration of its type itself, as a protocol's requirements do, and not in an extension.
    public func isDeclaredInside(_ member: MemberID) -> Bool {
        guard let part = graph[graph[member].owner].parts.first else { return false }
        return part.file == graph[member].file && part.declaration == graph.declaration(of: member).parent
    }

    /// Whether a protocol's member can be used by whoever holds the protocol: a requirement, or what an extension adds
    /// for all. What is private, or added `where Self` is some class, is code of those who conform.
    public func isInterface(_ member: MemberID) -> Bool {
        let entity = graph[member]
        let outline = graph.outline(of: entity.file)
        let declaration = outline[entity.declaration]
        guard declaration.parent.exists, outline[declaration.parent].kind == .extension else { return true }
        return !declaration.modifiers.isPrivate
            && !outline[declaration.parent].modifiers.isPrivate
            && outline[declaration.parent].requirements.isEmpty
    }

    /// Whether a protocol's member is what another type's member is there for: both are called the same, labels included.
    public func isRequirement(_ requirement: MemberID, for member: MemberID) -> Bool {
        requirement.exists && graph[requirement].name == graph[member].name && label(of: requirement) == label(of: member)
    }

    /// The names that follow a type's: `shared` and `sync` in `LoanStore.shared.sync()`; nil where none does.
    public func members(behind edge: Edge) -> (first: String, second: String?)? {
        guard edge.member.exists, graph[edge.member].file == edge.site.file else { return nil }
        let outline = graph[edge.site.file].outline
        let code = graph.declaration(of: edge.member).code.indices
        guard let place = outline.member(ofNameAt: edge.site.offset, in: code) else { return nil }
        let next = code[place...].first { outline.code[$0].kind == .member && outline.code[$0].base.exists && outline.code[$0].base.position == place }
        return (outline.names[outline.code[place].name], next.map { outline.names[outline.code[$0].name] })
    }
}
