/// A type with what its generic parameters stand for, as far as that is known.
struct Instance: Hashable, Sendable {
    let type: TypeID
    /// Those of the types around it and of those that it inherits from are among them, where they matter.
    let bindings: [Binding]
    /// How deep generic arguments nest, and how many there are in all: counted as it is made, for parts are shared, and who
    /// walks them meets them again and again.
    fileprivate let depth: Int32
    fileprivate let size: Int32

    /// What nests deeper or says more than this, nobody looks at: broken code makes types that never end.
    static let maximumDepth = 8
    private static let maximumSize = 256

    init(type: TypeID, bindings: [Binding] = []) {
        var (depth, size): (Int32, Int32) = (0, 0)
        for held in bindings.lazy.flatMap(\.held) {
            depth = max(depth, held.depth)
            size = min(size + held.size, Int32(Self.maximumSize + 1))
        }
        let isKnown = depth <= Self.maximumDepth && size <= Self.maximumSize
        self.type = type
        self.bindings = isKnown ? bindings : []
        (self.depth, self.size) = isKnown ? (depth, size) : (0, 0)
    }

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

    fileprivate var depth: Int32 {
        switch self {
        case .instance(let instance): instance.depth + 1
        case .composition(let parts): parts.map(\.depth).max() ?? 0
        case .holder: 0
        }
    }

    fileprivate var size: Int32 {
        switch self {
        case .instance(let instance): instance.size + 1
        case .composition(let parts): parts.reduce(0) { $0 &+ $1.size }
        case .holder: 1
        }
    }
}

extension ProjectGraph {
    /// What a place keeps in an instance.
    ///
    /// - Parameter bounds: whether a parameter that nobody says more of stands for whatever its bound does.
    func resolve(_ id: HeldTypeID, in instance: Instance, bounds: Bool = false, depth: Int = 0) -> [HeldObject] {
        let held = holdings.types[id]
        switch held.kind {
        case .holder: return [.holder]
        case .several: return holdings.types.parts(of: held).flatMap { resolve($0, in: instance, bounds: bounds, depth: depth) }
        case .parameter:
            if let known = instance.held(by: held.type, held.position) { return known }
            guard bounds, depth < Instance.maximumDepth else { return [] }
            return holdings.types.parts(of: held).flatMap { resolve($0, in: instance, bounds: true, depth: depth + 1) }
        case .composition:
            let parts = holdings.types.parts(of: held).flatMap { resolve($0, in: instance, bounds: bounds, depth: depth) }
            return parts.count > 1 ? [.composition(parts)] : parts
        case .type:
            guard depth < Instance.maximumDepth else { return [.instance(Instance(type: held.type))] }
            let arguments = holdings.types.parts(of: held).map { resolve($0, in: instance, bounds: bounds, depth: depth + 1) }
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
        return Instance(type: type, bindings: bindings)
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

    /// An instance and what it is as one of its superclasses, nearest first.
    func lineage(of instance: Instance, bounds: Bool = false) -> [Instance] {
        var lineage = [instance]
        while lineage.count < 64, let last = lineage.last, let next = superclass(of: last, bounds) {
            if lineage.contains(where: { $0.type == next.type }) { break }
            lineage.append(next)
        }
        return lineage
    }

    private func superclass(of instance: Instance, _ bounds: Bool) -> Instance? {
        guard let supertype = types[instance.type.position].supertypes.first(where: { isClass($0.type) })?.type else { return nil }
        for id in holdings.inheritedArguments(of: instance.type) {
            for case .instance(let known) in resolve(id, in: instance, bounds: bounds) where known.type == supertype { return known }
        }
        return Instance(type: supertype)
    }

    private func isClass(_ type: TypeID) -> Bool { types[type.position].kind == .class && !types[type.position].isExternal }
}
