/// A type with what its generic parameters stand for, as far as that is known.
struct Instance: Hashable, Sendable {
    var type: TypeID
    /// Those of the types around it and of those that it inherits from are among them, where they matter.
    var bindings: [Binding] = []

    struct Binding: Hashable, Sendable {
        /// The type that declares the parameter.
        var owner: TypeID
        var position: Int32
        var held: [HeldObject]
    }

    func held(by owner: TypeID, _ position: Int32) -> [HeldObject]? {
        bindings.first { $0.position == position && $0.owner == owner }?.held
    }
}

/// What a place keeps, once it is known what parameters stand for.
indirect enum HeldObject: Hashable, Sendable {
    case instance(Instance)
    /// One object that is all of them.
    case composition([HeldObject])
    /// The very instance that holds.
    case holder
}

extension ProjectGraph {
    /// How deep generic arguments nest before nobody looks: broken code makes types that never end.
    private static let maximumDepth = 8

    /// What a place keeps in an instance.
    func resolve(_ id: HeldTypeID, in instance: Instance, depth: Int = 0) -> [HeldObject] {
        let held = holdings.types[id]
        switch held.kind {
        case .holder: return [.holder]
        case .several: return holdings.types.parts(of: held).flatMap { resolve($0, in: instance, depth: depth) }
        case .parameter: return instance.held(by: held.type, held.position) ?? []
        case .composition:
            let parts = holdings.types.parts(of: held).flatMap { resolve($0, in: instance, depth: depth) }
            return parts.count > 1 ? [.composition(parts)] : parts
        case .type:
            guard depth < Self.maximumDepth else { return [.instance(Instance(type: held.type))] }
            let arguments = holdings.types.parts(of: held).map { resolve($0, in: instance, depth: depth + 1) }
            return [.instance(self.instance(held.type, arguments, in: instance))]
        }
    }

    /// A type where its name stands in another: inside of itself and of what it is nested in parameters keep their meaning.
    private func instance(_ type: TypeID, _ arguments: [[HeldObject]], in context: Instance) -> Instance {
        guard !arguments.isEmpty || !context.bindings.isEmpty else { return Instance(type: type) }
        var bindings = arguments.enumerated().map { position, held in
            Instance.Binding(owner: type, position: Int32(truncatingIfNeeded: position), held: held)
        }
        for binding in context.bindings where isNested(type, in: binding.owner) {
            if binding.owner != type || binding.position >= arguments.count { bindings.append(binding) }
        }
        return Instance(type: type, bindings: Self.depth(of: bindings) > Self.maximumDepth ? [] : bindings)
    }

    private func isNested(_ type: TypeID, in outer: TypeID) -> Bool {
        var type = type
        for _ in 0..<16 {
            if type == outer { return true }
            guard let next = types[type.position].outer else { return false }
            type = next
        }
        return false
    }

    private static func depth(of bindings: [Instance.Binding]) -> Int {
        func depth(_ held: HeldObject, _ limit: Int) -> Int {
            guard limit > 0 else { return 1 }
            switch held {
            case .instance(let instance):
                return 1 + (instance.bindings.lazy.flatMap(\.held).map { depth($0, limit - 1) }.max() ?? 0)
            case .composition(let parts): return parts.map { depth($0, limit - 1) }.max() ?? 0
            case .holder: return 0
            }
        }
        return bindings.flatMap(\.held).map { depth($0, maximumDepth + 1) }.max() ?? 0
    }

    /// An instance and what it is as one of its superclasses, nearest first.
    func lineage(of instance: Instance) -> [Instance] {
        var lineage = [instance]
        while lineage.count < 64, let last = lineage.last, let next = superclass(of: last) {
            if lineage.contains(where: { $0.type == next.type }) { break }
            lineage.append(next)
        }
        return lineage
    }

    private func superclass(of instance: Instance) -> Instance? {
        guard let supertype = types[instance.type.position].supertypes.first(where: { isClass($0.type) })?.type else { return nil }
        for id in holdings.inheritedArguments(of: instance.type) {
            for case .instance(let known) in resolve(id, in: instance) where known.type == supertype { return known }
        }
        return Instance(type: supertype)
    }

    private func isClass(_ type: TypeID) -> Bool { types[type.position].kind == .class && !types[type.position].isExternal }
}
