import ProjectGraph

/// What a type's name says, and where it says something else.
extension RoleInference {
    /// The longest suffix of all roles speaks: `UseCaseTransformer` is no use case.
    mutating func lookAtName(of type: TypeID, _ words: Int, _ possible: RoleSet) {
        let endings = self.words[words].suffixes
        let name = name(of: type)
        guard let best = endings.longest(of: name, among: possible) ?? Self.implemented(by: name).flatMap({ endings.longest(of: $0, among: possible) }),
            best.role == .entity ? !isOfScenery(type) : Self.models.contains(best.role) || !isDecoded(type)
        else { return }
        if isOnlyCalledSo(type, wordTable[best.word], as: best.role) { return }
        claims.add(.suffix(best.word), for: best.role, to: type)
    }

    /// `APIClient` of `APIClientImpl`.
    private static func implemented(by name: String) -> String? {
        ["Impl", "Implementation"].first { name.hasSuffix($0) }.map { String(name.dropLast($0.utf8.count)) }
    }

    /// `Constants.API` holds constants of one, a `SearchStateStorage` what a presenter has to know, `MapView.Coordinator` is
    /// SwiftUI's, `HasLoanService` has one, and a notification service is an extension of the app.
    private func isOnlyCalledSo(_ type: TypeID, _ word: String, as role: Role) -> Bool {
        let name = name(of: type)
        switch role {
        case .gateway, .manager:
            return entities[type.position].isValue && entities[type.position].outer != nil && name == word
                || word == "Store" && (isReduced(type) || graph.isObservable(type)) || name.hasSuffix("StateStorage")
                || graph.allSupertypes(of: type).contains { graph.symbols[entities[$0.position].name] == "UNNotificationServiceExtension" }
        case .gatewayInterface, .managerInterface: return name.begins(withWord: "Has")
        case .router: return name == "Coordinator" && entities[type.position].outer != nil || isOfNetwork(type)
        default: return false
        }
    }

    /// `enum APIRouter: URLRequestConvertible` leads to a server.
    /// Source: the packages Alamofire and Moya.
    private func isOfNetwork(_ type: TypeID) -> Bool {
        graph.allSupertypes(of: type).contains { supertype in
            entities[supertype.position].isExternal
                && ["TargetType", "URLConvertible", "URLRequestConvertible"].contains(entities[supertype.position].fullName)
        } || entities[type.position].kind == .enum && entities[type.position].members.contains {
            !graph[$0].isStatic && ["asURL", "asURLRequest", "urlRequest"].contains(graph.symbols[graph[$0].name])
        }
    }

    /// Redux's store keeps what a flow is in, and no data; one that views observe keeps what they show.
    private func isReduced(_ type: TypeID) -> Bool {
        entities[type.position].members.contains { ["dispatch", "reduce", "reducer"].contains(graph.symbols[graph[$0].name]) }
    }

    /// `AnyStore` of the protocol `Store` stands for whatever implements it.
    func isEraser(_ type: TypeID) -> Bool {
        let name = name(of: type)
        guard name.hasPrefix("Any"), entities[type.position].kind != .protocol else { return false }
        return graph.allSupertypes(of: type).contains { graph.symbols[entities[$0.position].name] == name.dropFirst(3) }
    }

    /// RealityKit and GameplayKit call what stands in their scenes an entity.
    func isOfScenery(_ type: TypeID) -> Bool {
        guard entities[type.position].isReference else { return false }
        let ancestors = graph.allSupertypes(of: type)
        return ancestors.contains { entities[$0.position].isExternal && graph.symbols[entities[$0.position].name].hasSuffix("Entity") }
            && ([type] + ancestors).compactMap { file(of: $0) }.contains { imports("RealityKit", $0) || imports("GameplayKit", $0) }
    }
}
