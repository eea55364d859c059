import ProjectGraph
import Syntax

/// What views fetch and keep the app's data by, though no interactor and no presenter asks it.
extension RoleInference {
    /// `NetworkHelper.shared.loans { … }`: a view that has a presenter, and asks what works with the network for the models that come of it, passes all
    /// layers between by. What loads pictures or bytes for it, or is only told something, serves it as a view; so does what keeps its looks.
    mutating func lookAtStoresOfViews(_ data: DataReach, among types: [TypeID], _ roles: inout [Role?]) {
        let open = data.reached.filter { entry in
            roles[entry.type.position] == nil && claims.best(of: entry.type)?.role == .manager && isOfStoreOrNetwork(entry.fact)
        }
        if open.isEmpty { return }
        var users = [TypeID](repeating: .none, count: roles.count)
        for view in types where roles[view.position] == .view && entities[view.position].kind != .protocol {
            let edges = graph.edges(from: view)
            guard edges.contains(where: { $0.kind == .holds && roles[$0.to.position]?.reached == .presenter }) else { continue }
            for edge in edges where edge.position != .attribute && !users[edge.to.position].exists { users[edge.to.position] = view }
        }
        for (type, _) in open where users[type.position].exists && isAskedForModels(type, roles) {
            claims.add(.isUsedBy(users[type.position]), for: .manager, to: type)
            roles[type.position] = claims.role(of: type)
        }
    }

    private func isAskedForModels(_ type: TypeID, _ roles: [Role?]) -> Bool {
        let edges = graph.edges(from: type)
        let fetches = edges.contains { graph[$0.to].isExternal && Self.networks.contains(graph[$0.to].fullName) }
        let isObserved = graph.isObservable(type) && edges.contains { edge in
            edge.kind == .holds && isRecord(edge.to, isFetched: true, roles) && !graph.declaration(of: edge.member).modifiers.isPrivate
        }
        guard isObserved || mayBeStore(type) else { return false }
        return entities[type.position].members.contains { function in
            guard graph[function].kind == .func, !graph.declaration(of: function).modifiers.isPrivate,
                graph.calls(of: function).contains(where: { roles[$0.from.position] == .view && !$0.isSelf })
            else { return false }
            let own = edges.filter { $0.member == function }
            if fetches, isObserved { return own.contains { graph[$0.to].isExternal && Self.networks.contains(graph[$0.to].fullName) } }
            return own.contains { edge in
                guard edge.isSignature else { return false }
                if fetches, isHandedOut(edge, by: function), isRecord(edge.to, isFetched: true, roles) { return true }
                return !fetches && edge.namesInstance && isRecord(edge.to, isFetched: false, roles)
            }
        }
    }

    /// What is decoded shows what a request gave. Of what is kept that is not enough, for so are settings of the looks.
    private func isRecord(_ type: TypeID, isFetched: Bool, _ roles: [Role?]) -> Bool {
        guard !graph[type].isExternal, graph[type].kind == .struct || graph[type].kind == .class else { return false }
        return roles[type.position] == .entity
            || roles[type.position] == nil && (graph.hasIdentity(type) || graph.isKeptByDatabase(type) || isFetched && graph.isDecoded(type))
    }

    /// Whether a name stands in what a function answers, at once or by a closure, rather than in what it is handed.
    private func isHandedOut(_ edge: Edge, by function: MemberID) -> Bool {
        guard edge.site.file == graph[function].file, edge.namesInstance else { return false }
        let (declaration, outline) = (graph.declaration(of: function), graph.outline(of: edge.site.file))
        let closures = outline.parameters(of: declaration).map(\.type).filter { graph.isHandedData(TypePlace(file: edge.site.file, type: $0)) }
        return ([declaration.type] + closures).contains { type in
            guard type.exists, case let node = outline[type] else { return false }
            return node.offset <= edge.site.offset && edge.site.offset < node.end
        }
    }

    /// What asks a server, of Foundation's and of the libraries around it.
    private static let networks: Set<String> = [
        "AF", "AFHTTPSessionManager", "AFURLSessionManager", "Alamofire", "DataRequest", "MoyaProvider", "NSURLConnection", "NSURLSession", "SessionManager",
        "URLSession",
    ]
}
