import ProjectGraph
import Syntax

/// What views fetch and keep the app's data by, though no interactor and no presenter asks it.
extension RoleInference {
    /// `NetworkHelper.shared.loans { … }`: a view that has a presenter, and asks what works with the network for the models that come of it, passes all
    /// layers between by. What loads pictures or bytes for it, or is only told something, serves it as a view; so does what keeps its looks.
    mutating func lookAtStoresOfViews(_ data: DataReach, _ roles: inout [Role?]) {
        let open = data.reached.filter { entry in
            roles[entry.type.position] == nil && claims.best(of: entry.type)?.role == .manager && graph.isOfStoreOrNetwork(entry.fact)
        }
        if open.isEmpty { return }
        for (type, _) in open {
            guard let view = viewAskingForModels(type, roles) else { continue }
            claims.add(.isUsedBy(view), for: .manager, to: type)
            roles[type.position] = claims.role(of: type)
        }
    }

    /// A view that has no presenter may be of another architecture.
    private func hasPresenter(_ type: TypeID, _ roles: [Role?]) -> Bool {
        roles[type.position] == .view && graph.edges(from: type).contains { $0.kind == .holds && roles[$0.to.position]?.reached == .presenter }
    }

    private func viewAskingForModels(_ type: TypeID, _ roles: [Role?]) -> TypeID? {
        let edges = graph.edges(from: type)
        let fetches = edges.contains { graph[$0.to].isExternal && Self.networks.contains(graph[$0.to].fullName) }
        let isObserved = graph.isObservable(type) && edges.contains { edge in
            edge.kind == .holds && isModelForView(edge.to, isFetched: true, roles) && !graph.declaration(of: edge.member).modifiers.isPrivate
        }
        guard isObserved || mayBeStore(type) else { return nil }
        for function in entities[type.position].members where graph[function].kind == .func && !graph.declaration(of: function).modifiers.isPrivate {
            let own = edges.filter { $0.member == function }
            let isOfModels = fetches && isObserved
                ? own.contains { graph[$0.to].isExternal && Self.networks.contains(graph[$0.to].fullName) }
                : own.contains { edge in
                    fetches ? isHandedOut(edge, by: function) && isModelForView(edge.to, isFetched: true, roles)
                        : edge.namesInstance && isModelForView(edge.to, isFetched: false, roles)
                }
            if isOfModels, let call = graph.calls(of: function).first(where: { !$0.isSelf && hasPresenter($0.from, roles) }) { return call.from }
        }
        return nil
    }

    /// What is decoded shows what a request gave. Of what is kept that is not enough, for so are settings of the looks.
    private func isModelForView(_ type: TypeID, isFetched: Bool, _ roles: [Role?]) -> Bool {
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
