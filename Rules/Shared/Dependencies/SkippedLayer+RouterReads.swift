import ProjectGraph
import RuleKit
import Syntax
import Viper

// A router that asks what a store has, by a property.

extension SkippedLayer {
    /// `store.context.save()`, `cart.items.isEmpty` of a scene's router that its presenter asks, the first of each two, and none where a call is told. What
    /// is handed on (`CartBuilder.build(cart.items)`) is assembling.
    ///
    /// - Parameter told: the calls, and what is set.
    func routerReads(_ layers: LayerSpans, besides told: [Violation], in project: VIPERProject) -> [Violation] {
        lazy var asked = project.routersThatPresentersAsk
        let stores = project.graph.storeUses.filter { isRouters($0.from, in: project) && project.isAskedDatabase(at: $0) }
            .map { Read(from: $0.from, caller: $0.caller, property: $0.target, site: $0.site) }
        let lists = project.types(.router).flatMap { self.lists(askedBy: $0, in: project) }
        var seen = Set(told.map { Pair(from: $0.from, to: $0.to) })
        return (stores + lists).sorted { $0.site < $1.site }.compactMap { read in
            let store = project.graph[read.property].owner
            guard let role = project.role(of: store), role.isDataAccess, !layers.isCrossCutting(store, as: role), !project.keepsPlaces(store), read.caller.exists,
                project.graph[read.caller].kind == .func, !project.graph[read.caller].isStatic, project.isJudged(read.from, as: .router),
                project.isRouterOfScene(read.from, asked: asked), seen.insert(Pair(from: read.from, to: store)).inserted
            else { return nil }
            let use = ReachedProperty(member: read.property, receiver: store, type: .none, site: read.site)
            return violation(use, "reads", by: read.from, role: .router, isUncertain: true, in: project)
        }
    }

    /// `cart.items.isEmpty`, `self.cart.items.first`: something is made out by the records that a store has which the router keeps.
    private func lists(askedBy router: TypeID, in project: VIPERProject) -> [Read] {
        let graph = project.graph
        let kept = graph.edges(from: router).filter { $0.kind == .holds && $0.member.exists && project.role(of: $0.to)?.isDataAccess ?? false }
        if kept.isEmpty { return [] }
        return graph[router].members.flatMap { member -> [Read] in
            let outline = graph.outline(of: graph[member].file)
            return graph.declaration(of: member).code.indices.compactMap { number in
                let node = outline.code[number]
                guard node.kind == .member, Self.questions.contains(outline.names[node.name]),
                    let list = outline.asked(by: node).map({ outline[$0] }), list.kind == .member, let store = outline.asked(by: list), outline.isOwn(store),
                    let hold = kept.first(where: { graph.symbols[graph[$0.member].name] == outline.names[outline[store].name] }),
                    let property = project.list(named: outline.names[list.name], of: hold.to)
                else { return nil }
                return Read(from: router, caller: member, property: property, site: outline.site(ofName: list, in: graph[member].file))
            }
        }
    }

    private static let questions: Set<String> = ["allSatisfy", "contains", "count", "filter", "first", "isEmpty", "last"]

    private struct Read {
        var from: TypeID
        var caller: MemberID
        var property: MemberID
        var site: Site
    }

    private func isRouters(_ type: TypeID, in project: VIPERProject) -> Bool { project.role(of: type) == .router }
}

extension VIPERProject {
    /// `store.context.save()`, `try store.context.fetch(request)`: the database itself is set to work.
    /// Source: developer.apple.com/documentation (CoreData.NSManagedObjectContext, SwiftData.ModelContext).
    fileprivate func isAskedDatabase(at use: StoreUse) -> Bool {
        guard let place = place(at: use.site, in: use.caller), case let outline = graph.outline(of: use.site.file) else { return false }
        return graph.declaration(of: use.caller).code.indices.contains { number in
            let node = outline.code[number]
            guard node.kind == .call, let callee = outline.callee(of: node), callee.kind == .member, callee.base.exists, outline.unwrapped(callee.base) == place
            else { return false }
            return Self.requests.contains(outline.names[callee.name])
        }
    }

    private static let requests: Set<String> = [
        "count", "delete", "execute", "existingObject", "fetch", "fetchCount", "insert", "perform", "performAndWait", "refresh", "rollback", "save",
    ]

    /// A property of a store's with an array of records.
    fileprivate func list(named name: String, of store: TypeID) -> MemberID? {
        ([store] + graph.allSupertypes(of: store)).flatMap { graph[$0].members }.first { member in
            let declaration = graph.declaration(of: member)
            let outline = graph.outline(of: graph[member].file)
            return graph[member].kind == .var && !graph[member].isStatic && graph.symbols[graph[member].name] == name && declaration.type.exists
                && outline[declaration.type].kind == .array
                && graph.edges(from: graph[member].owner).contains { $0.member == member && isRecord($0.to) }
        }
    }

    private func place(at site: Site, in caller: MemberID) -> CodeIndex? {
        guard caller.exists, graph[caller].file == site.file else { return nil }
        let outline = graph.outline(of: site.file)
        return outline.name(at: site.offset, in: graph.declaration(of: caller).code.indices)
            .flatMap { outline.code[$0].kind == .member ? CodeIndex($0) : nil }
    }
}
