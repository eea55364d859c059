extension ProjectGraph {
    /// Everything that a type inherits from or conforms to, nearest first, itself not included.
    public func allSupertypes(of type: TypeID) -> [TypeID] {
        type.exists ? ancestors[type.position] : []
    }

    /// A type, and what it inherits from or conforms to, nearest first.
    public func family(of type: TypeID) -> [TypeID] { [type] + allSupertypes(of: type) }

    /// Whether a type inherits from no framework's class but the one that all others inherit from.
    public func isOfOwnClassesOnly(_ type: TypeID) -> Bool {
        allSupertypes(of: type).allSatisfy { base in
            self[base].kind != .class || !self[base].isExternal || self[base].fullName == MarkerProtocols.rootClass
        }
    }

    /// The type at the top level of a file that a type is nested in; itself where it is in none.
    public func outermost(of type: TypeID) -> TypeID {
        var type = type
        while let outer = self[type].outer { type = outer }
        return type
    }

    /// A type and what it is nested in, from the inside out.
    public func surroundings(of type: TypeID) -> [TypeID] {
        var surroundings = type.exists ? [type] : []
        while let outer = surroundings.last.flatMap({ self[$0].outer }) { surroundings.append(outer) }
        return surroundings
    }

    /// Whether a type is there for its name only: an enumeration without a case, which nobody can make.
    public func isNamespace(_ type: TypeID) -> Bool {
        self[type].kind == .enum && !self[type].isExternal && self[type].members.allSatisfy { self[$0].kind != .case }
    }

    /// Whether a type is a part of another one, and not only called after the namespaces that it stands in.
    public func isNested(_ type: TypeID) -> Bool {
        self[type].outer != nil && surroundings(of: type).dropFirst().contains { !isNamespace($0) }
    }
}

/// Who inherits from or conforms to each type, directly or not: one list for all, as half of the types are in it.
public struct ConformerTable: Sendable {
    private var conformers: [TypeID]
    /// By type: where its conformers begin in the list; they end where the next type's begin.
    private var starts: [Int]

    /// - Parameters:
    ///   - types: those that conform.
    ///   - isAsked: whether anybody will ask for a type's conformers.
    public init(_ graph: ProjectGraph, among types: [TypeID], of isAsked: (TypeID) -> Bool) {
        starts = Array(repeating: 0, count: graph.types.count + 1)
        for type in types {
            for supertype in graph.allSupertypes(of: type) where isAsked(supertype) { starts[supertype.position + 1] += 1 }
        }
        for position in graph.types.indices { starts[position + 1] += starts[position] }
        conformers = Array(repeating: .none, count: starts[graph.types.count])
        var next = starts
        for type in types {
            for supertype in graph.allSupertypes(of: type) where isAsked(supertype) {
                conformers[next[supertype.position]] = type
                next[supertype.position] += 1
            }
        }
    }

    /// In the order of the types.
    public subscript(type: TypeID) -> ArraySlice<TypeID> {
        type.exists ? conformers[starts[type.position]..<starts[type.position + 1]] : []
    }
}
