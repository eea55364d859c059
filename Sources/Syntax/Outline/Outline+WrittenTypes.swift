/// What stands around the type that a written one is about, besides parentheses, which never matter.
public struct TypeWrappers: OptionSet, Sendable {
    public let rawValue: UInt8

    /// `T?` and `T!`
    public static let optionals = TypeWrappers(rawValue: 1)
    /// `@escaping T`, `inout T`
    public static let attributes = TypeWrappers(rawValue: 2)
    /// `any P` and `some P`
    public static let anyAndSome = TypeWrappers(rawValue: 4)
    /// `[T]`
    public static let arrays = TypeWrappers(rawValue: 8)

    public init(rawValue: UInt8) { self.rawValue = rawValue }
}

extension Outline {
    /// What a written type is behind what is written around it; none where nothing stands there, as in the broken `var view: any`.
    public func type(_ type: TypeIndex, without wrappers: TypeWrappers) -> TypeIndex {
        var type = type
        while type.exists, let wrapped = wrapped(by: self[type], wrappers) { type = wrapped }
        return type
    }

    /// Nil where a node is none of the wrappers.
    private func wrapped(by node: TypeNode, _ wrappers: TypeWrappers) -> TypeIndex? {
        switch node.kind {
        case .optional, .implicitlyUnwrapped: wrappers.contains(.optionals) ? node.base : nil
        case .attributed: wrappers.contains(.attributes) || isParentheses(node) ? node.base : nil
        case .any, .some: wrappers.contains(.anyAndSome) ? node.base : nil
        case .array: wrappers.contains(.arrays) ? node.base : nil
        default: nil
        }
    }

    /// Whether a node stands for parentheses around its base, and not for what is written before it.
    public func isParentheses(_ node: TypeNode) -> Bool {
        node.kind == .attributed && node.base.exists && self[node.base].end < node.end
    }

    /// Whether a node is a collection by its name, `Set<Loan>`, and not by its brackets.
    public func isNamedCollection(_ node: TypeNode) -> Bool {
        node.kind == .named && (names.equals(node.name, "Array") || names.equals(node.name, "Dictionary") || names.equals(node.name, "Set"))
    }

    /// The parts of a written type that an offset stands in, the outermost first.
    public func types(around offset: UInt32, in type: TypeIndex) -> [TypeIndex] {
        var (type, around) = (type, [TypeIndex]())
        while type.exists, self[type].offset <= offset, offset < self[type].end {
            around.append(type)
            type = types(in: self[type].list).first { self[$0].offset <= offset && offset < self[$0].end } ?? self[type].base
        }
        return around
    }
}
