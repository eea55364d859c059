import ProjectGraph

/// What shows of data that it is: whoever hands it out, keeps it or decodes it is asked elsewhere.
extension ProjectGraph {
    /// Whether Core Data, SwiftData, Realm, Parse, CoreStore or GRDB keeps the instances of a type.
    public func isKeptByDatabase(_ type: TypeID) -> Bool { isOne(of: Self.records, type) || hasModelMacro(type) }

    /// Whether a type is read from what a server or a file holds.
    public func isDecoded(_ type: TypeID) -> Bool { isOne(of: Self.decoded, type) }

    /// What is read from a server is data: `struct Repository: Decodable` of a list of GitHub's keeps none.
    func isDecodedValue(_ type: TypeID) -> Bool { self[type].kind.isValue && (isDecoded(type) || isOne(of: ["Encodable"], type)) }

    /// Whether instances are told apart by what they go by.
    public func hasIdentity(_ type: TypeID) -> Bool {
        isOne(of: ["Identifiable"], type) || self[type].members.contains { ["id", "identifier", "uuid"].contains(symbols[self[$0].name]) }
    }

    /// Of Swift, and of ObjectMapper (github.com/tristanhimmelman/ObjectMapper, Sources/Mappable.swift).
    private static let decoded: Set<String> = ["BaseMappable", "Codable", "Decodable", "ImmutableMappable", "Mappable", "StaticMappable"]

    private static let records: Set<String> = [
        "CoreStoreObject", "EmbeddedObject", "FetchableRecord", "MutablePersistableRecord", "NSManagedObject", "Object", "PFObject", "PersistableRecord",
        "PersistentModel", "RLMObject", "TableRecord",
    ]

    private func isOne(of names: Set<String>, _ type: TypeID) -> Bool {
        allSupertypes(of: type).contains { self[$0].isExternal && names.contains(self[$0].fullName) }
    }
}

extension VIPERProject {
    /// Whether a type is the project's own data, or an object.
    public func isData(_ type: TypeID) -> Bool {
        let kind = graph[type].kind
        return !graph[type].isExternal && kind != .protocol && kind != .enum && kind != .alias
    }

    /// Whether a type is data that has an identity or comes from outside, or is an entity.
    public func isRecord(_ type: TypeID) -> Bool {
        guard isData(type) else { return false }
        return role(of: type) == .entity
            || role(of: type) == nil && (graph.hasIdentity(type) || graph.isDecoded(type) || graph.isKeptByDatabase(type))
    }
}
