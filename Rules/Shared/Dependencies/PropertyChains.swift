import ProjectGraph
import RuleKit
import Syntax
import Viper

/// A property that is reached behind a type's name: `accountsService` of `ServiceLayer.shared.accountsService`.
struct ReachedProperty {
    var member: MemberID
    /// The type that it belongs to, which may inherit it.
    var receiver: TypeID
    /// What it gives; none where that is no type of the project, or a collection of it.
    var type: TypeID
    var site: Site
    var isSet = false
}

extension VIPERProject {
    /// The properties that follow a type's name, as far as they are the project's.
    ///
    /// - Parameter isInstance: whether it is a variable's name that stands there.
    func properties(behind edge: Edge, isInstance: Bool = false) -> [ReachedProperty] {
        guard edge.position == .staticMember, edge.member.exists, graph[edge.member].file == edge.site.file, !graph[edge.to].isExternal
        else { return [] }
        let outline = graph.outline(of: edge.site.file)
        let code = graph.declaration(of: edge.member).code.indices
        var place = outline.name(at: edge.site.offset, in: code).flatMap { outline.code[$0].kind == .identifier ? $0 : nil }
        var found: [ReachedProperty] = []
        var receiver = edge.to
        while let base = place, receiver.exists, let next = code[base...].first(where: { $0 > base && outline.code[$0].goesOn(from: base) }) {
            place = next
            let node = outline.code[next]
            guard node.kind == .member else { continue }
            guard let member = property(named: outline.names[node.name], of: receiver, isStatic: found.isEmpty && !isInstance) else { break }
            let type = typeOfProperty(member)
            found.append(ReachedProperty(member: member, receiver: receiver, type: type, site: outline.site(ofName: node, in: edge.site.file)))
            receiver = type
        }
        return found
    }

    /// `total` of `presenter.interactor.total`: properties of what a view's presenter lets it see past itself, and likewise
    /// `presenter.view.title` of an interactor, `interactor.store.loans` of a presenter.
    func propertiesBehindNeighbour(of type: TypeID, as role: Role) -> [ReachedProperty] {
        guard let (neighbour, parts) = Self.behind(role) else { return [] }
        var seen: [Way] = []
        for hold in graph.edges(from: type) where hold.kind == .holds && hold.member.exists && reachedRole(of: hold.to) == neighbour {
            for shown in self.parts(shownBy: hold.to, parts) { seen.append(Way(neighbour: graph[hold.member].name, part: shown.part, type: shown.type)) }
        }
        // `final class LoanViewController: BaseViewController<LoanPresenting>`: the base's property is the scene's.
        if graph.edges(from: type).contains(where: { $0.position == .genericArgument && !$0.member.exists && reachedRole(of: $0.to) == neighbour }) {
            for hold in graph.holds(of: type, conformers: conformers)
            where hold.holding.kind == .stored && hold.holding.owner != type && reachedRole(of: hold.named) == neighbour {
                let name = graph[hold.holding.member].name
                for shown in self.parts(shownBy: hold.named, parts) { seen.append(Way(neighbour: name, part: shown.part, type: shown.type)) }
            }
        }
        if seen.isEmpty { return [] }
        var found: [ReachedProperty] = []
        for member in graph[type].members {
            let (file, code) = (graph[member].file, graph.declaration(of: member).code.indices)
            let outline = graph.outline(of: file)
            for number in code where outline.code[number].kind == .member {
                let node = outline.code[number]
                guard let part = outline.asked(by: node).map({ outline[$0] }), part.kind == .member, let holder = outline.asked(by: part) else { continue }
                let (partName, holderName) = (outline.names[part.name], outline.names[outline[holder].name])
                for way in seen where graph.symbols[way.part] == partName && graph.symbols[way.neighbour] == holderName {
                    guard let property = property(named: outline.names[node.name], of: way.type, isStatic: false) else { continue }
                    found.append(
                        ReachedProperty(
                            member: property, receiver: way.type, type: typeOfProperty(property), site: outline.site(ofName: node, in: file),
                            isSet: outline.isSet(number, in: code)))
                }
            }
        }
        return found.sorted { $0.site < $1.site }
    }

    /// By what names a type comes to see what stands behind its neighbour.
    private struct Way {
        var neighbour: Symbol
        var part: Symbol
        var type: TypeID
    }

    private static func behind(_ role: Role) -> (neighbour: Role, parts: RoleSet)? {
        switch role {
        case .view: (.presenter, [.interactor, .router])
        case .presenter: (.interactor, [.gateway, .manager])
        case .interactor: (.presenter, [.view, .router])
        default: nil
        }
    }

    /// `var interactor: LoanInteractorInput! { get }` of a presenter or of what its view knows it by.
    private func parts(shownBy neighbour: TypeID, _ roles: RoleSet) -> [(part: Symbol, type: TypeID)] {
        graph.family(of: neighbour).flatMap { owner in
            graph.edges(from: owner).filter { edge in
                edge.member.exists && !edge.isStatic && (edge.kind == .holds || edge.isSignature && edge.position == .computedProperty)
                    && reachedRole(of: edge.to).map(roles.contains) == true
                    && !graph.declaration(of: edge.member).modifiers.isPrivate
            }.map { (graph[$0.member].name, $0.to) }
        }
    }

    /// Whether a type has an object of the project that anybody can reach: `static let shared = ServiceLayer()`.
    func sharesObjects(_ type: TypeID) -> Bool {
        !graph[type].isExternal && graph.edges(from: type).contains { edge in
            edge.isStatic && edge.member.exists && !graph[edge.to].isExternal && (edge.kind == .holds || edge.position == .computedProperty)
                && !graph[edge.to].kind.isValue
        }
    }

    private func property(named name: String, of type: TypeID, isStatic: Bool) -> MemberID? {
        guard let symbol = graph.symbols.symbol(of: name) else { return nil }
        for owner in graph.family(of: type) {
            for member in graph[owner].members where graph[member].name == symbol && graph[member].isStatic == isStatic {
                if graph[member].kind == .var || graph[member].kind == .let { return member }
            }
        }
        return nil
    }

    private func typeOfProperty(_ member: MemberID) -> TypeID {
        let types = graph.edges(from: graph[member].owner).filter { edge in
            edge.member == member && (edge.kind == .holds || edge.isSignature && edge.position == .computedProperty) && !graph[edge.to].isExternal
        }.map(\.to)
        return Set(types).count == 1 ? types[0] : .none
    }
}

extension CodeNode {
    /// Whether a chain of members goes on with the node: `.name`, `?`, `!`.
    fileprivate func goesOn(from position: Int) -> Bool {
        [.forceUnwrap, .member, .optionalChain].contains(kind) && base.exists && base.position == position
    }
}
