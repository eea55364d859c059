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
}

extension VIPERProject {
    /// The properties that follow a type's name, as far as they are the project's.
    func properties(behind edge: Edge) -> [ReachedProperty] {
        guard edge.position == .staticMember, edge.member.exists, graph[edge.member].file == edge.site.file, !graph[edge.to].isExternal
        else { return [] }
        let outline = graph.outline(of: edge.site.file)
        let code = graph.declaration(of: edge.member).code.indices
        var place = code.first { outline.code[$0].kind == .identifier && outline.code[$0].offset == edge.site.offset }
        var found: [ReachedProperty] = []
        var receiver = edge.to
        while let base = place, receiver.exists, let next = code.first(where: { $0 > base && outline.code[$0].goesOn(from: base) }) {
            place = next
            let node = outline.code[next]
            guard node.kind == .member else { continue }
            guard let member = property(named: outline.names[node.name], of: receiver, isStatic: found.isEmpty) else { break }
            let type = typeOfProperty(member)
            let length = outline.names.withBytes(of: node.name) { UInt32($0.count) }
            found.append(
                ReachedProperty(
                    member: member, receiver: receiver, type: type,
                    site: Site(file: edge.site.file, offset: node.offset, end: node.offset + length)))
            receiver = type
        }
        return found
    }

    /// `total` of `presenter.interactor.total`: properties of the interactors and routers that a view's presenter lets it see.
    func propertiesBehindPresenter(of view: TypeID) -> [ReachedProperty] {
        let seen = graph.edges(from: view).filter { $0.kind == .holds && $0.member.exists && reachedRole(of: $0.to) == .presenter }.flatMap { hold in
            parts(shownBy: hold.to).map { (presenter: graph[hold.member].name, part: $0.part, type: $0.type) }
        }
        if seen.isEmpty { return [] }
        var found: [ReachedProperty] = []
        for member in graph[view].members {
            let (file, code) = (graph[member].file, graph.declaration(of: member).code.indices)
            let outline = graph.outline(of: file)
            for number in code where outline.code[number].kind == .member && outline.code[number].base.exists {
                let node = outline.code[number]
                let part = outline[outline.unwrapped(node.base)]
                guard part.kind == .member, part.base.exists else { continue }
                let presenter = outline[outline.unwrapped(part.base)]
                guard presenter.kind == .identifier || presenter.kind == .member else { continue }
                let (partName, presenterName) = (outline.names[part.name], outline.names[presenter.name])
                for way in seen where graph.symbols[way.part] == partName && graph.symbols[way.presenter] == presenterName {
                    guard let property = property(named: outline.names[node.name], of: way.type, isStatic: false) else { continue }
                    let length = outline.names.withBytes(of: node.name) { UInt32($0.count) }
                    found.append(
                        ReachedProperty(
                            member: property, receiver: way.type, type: typeOfProperty(property), site: Site(file: file, offset: node.offset, end: node.offset + length)))
                }
            }
        }
        return found.sorted { $0.site < $1.site }
    }

    /// `var interactor: LoanInteractorInput! { get }` of a presenter or of what its view knows it by.
    private func parts(shownBy presenter: TypeID) -> [(part: Symbol, type: TypeID)] {
        ([presenter] + graph.allSupertypes(of: presenter)).flatMap { owner in
            graph.edges(from: owner).filter { edge in
                edge.member.exists && !edge.isStatic && (edge.kind == .holds || edge.isSignature && edge.position == .computedProperty)
                    && !graph.declaration(of: edge.member).modifiers.isPrivate
                    && (reachedRole(of: edge.to) == .interactor || reachedRole(of: edge.to) == .router)
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
        for owner in [type] + graph.allSupertypes(of: type) {
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
