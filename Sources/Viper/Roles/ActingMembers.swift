import ProjectGraph
import Syntax

/// Members that do something beyond their own type: they send a message to another part of the stack, or change what
/// their instance stores; so does whoever calls them, and what a protocol asks for and a type does by acting.
struct ActingMembers: Sendable {
    private let graph: ProjectGraph
    private let members: [Member]
    /// By member.
    private var acts: [Bool]
    /// Those that were found last.
    private var added: [MemberID] = []
    /// By name: the type that was looked at last among those with an acting member of that name.
    private var owners: [TypeID]

    init(graph: ProjectGraph, roles: [Role?]) {
        self.graph = graph
        members = graph.members
        acts = Array(repeating: false, count: graph.members.count)
        owners = Array(repeating: .none, count: graph.symbols.count)
        for assignment in graph.assignments where assignment.isSelf || assignment.isOfOwnValue { note(assignment.caller) }
        for position in members.indices where isOrder(MemberID(position), roles) {
            for call in graph.calls(of: MemberID(position)) where !call.isSelf { note(call.caller) }
        }
        for position in members.indices where !acts[position] && changesOwnValue(MemberID(position), roles) { note(MemberID(position)) }
        while !added.isEmpty {
            noteRequirements(metBy: added)
            let callees = added
            added = []
            for callee in callees {
                for call in graph.calls(of: callee) { note(call.caller) }
            }
        }
    }

    func contains(_ member: MemberID) -> Bool { member.exists && acts[member.position] }

    private mutating func note(_ member: MemberID) {
        guard member.exists, !acts[member.position] else { return }
        acts[member.position] = true
        added.append(member)
    }

    /// Whether a member of a part of a stack, or of a protocol between two, only takes a message.
    private func isOrder(_ member: MemberID, _ roles: [Role?]) -> Bool {
        let entity = members[member.position]
        guard entity.kind == .func, entity.owner.exists, let role = roles[entity.owner.position],
            role.isPartOfStack || role.isBoundary
        else { return false }
        return !entity.isTyped
    }

    /// `selected.insert(id)`, `isExpanded.toggle()`, `count += 1`: what a part stores is changed where it stands.
    private func changesOwnValue(_ member: MemberID, _ roles: [Role?]) -> Bool {
        let entity = members[member.position]
        guard entity.kind == .func, entity.owner.exists, roles[entity.owner.position]?.isPartOfStack ?? false else { return false }
        let outline = graph.outline(of: entity.file)
        return graph.declaration(of: member).code.indices.contains { position in
            let root = outline.beginning(of: outline.changed(by: outline.code[position]))
            return root.exists && isStored(outline.names[outline[root].name], by: entity.owner) && (outline[root].kind == .member || !outline.isLocal(root))
        }
    }

    private func isStored(_ name: String, by type: TypeID) -> Bool {
        guard let name = graph.symbols.symbol(of: name) else { return false }
        return ([type] + graph.allSupertypes(of: type)).contains { graph[$0].members.contains { members[$0.position].name == name && members[$0.position].kind == .var } }
    }

    /// Type by type, so that each protocol is only looked through once for all members of a type.
    private mutating func noteRequirements(metBy found: [MemberID]) {
        let found = found.sorted { (members[$0.position].owner, $0) < (members[$1.position].owner, $1) }
        var start = 0
        while start < found.count {
            let owner = members[found[start].position].owner
            let end = found[start...].firstIndex { members[$0.position].owner != owner } ?? found.count
            if owner.exists, graph[owner].kind != .protocol { noteRequirements(of: owner, metBy: found[start..<end]) }
            start = end
        }
    }

    private mutating func noteRequirements(of owner: TypeID, metBy found: ArraySlice<MemberID>) {
        for member in found { owners[Int(members[member.position].name.rawValue)] = owner }
        for supertype in graph.allSupertypes(of: owner) where graph[supertype].kind == .protocol {
            for member in graph[supertype].members where owners[Int(members[member.position].name.rawValue)] == owner { note(member) }
        }
    }
}
