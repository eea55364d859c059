import Syntax

/// The type of an expression, as far as declarations tell it.
enum ExpressionType {
    case unknown
    case instance(TypeID)
    /// The type itself, as in `Presenter.shared` and `Presenter.self`.
    case metatype(TypeID)
    /// An array, or another collection, of instances.
    case collection(TypeID)
    case written(WrittenType)

    var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }
}

/// The types whose members an expression has: one as a rule, several for a composition of protocols.
struct NominalTypes {
    private(set) var first = TypeID.none
    private var others: [TypeID] = []

    init() {}

    init(_ type: TypeID) {
        first = type
    }

    init(_ types: [TypeID]) {
        first = types.first ?? .none
        others = Array(types.dropFirst())
    }

    var isEmpty: Bool { !first.exists }

    /// A composition's are few, and most have one: no list is made for that.
    var all: NominalTypesSequence { NominalTypesSequence(first: first, others: others) }

    mutating func append(contentsOf more: NominalTypes) {
        guard first.exists else { return self = more }
        if more.first.exists { others.append(more.first) }
        others.append(contentsOf: more.others)
    }
}

struct NominalTypesSequence: Sequence, IteratorProtocol {
    fileprivate var first: TypeID
    fileprivate var others: [TypeID]
    private var position = -1

    fileprivate init(first: TypeID, others: [TypeID]) {
        self.first = first
        self.others = others
    }

    mutating func next() -> TypeID? {
        defer { position += 1 }
        if position < 0 { return first.exists ? first : nil }
        return position < others.count ? others[position] : nil
    }
}

extension ReferenceCollector {
    // MARK: - Members

    /// The declared type of a property or case; what its initial value tells where none is written.
    func typeOfMember(_ number: MemberID) -> ExpressionType {
        let member = index[number]
        switch member.kind {
        case .case: return .instance(member.owner)
        case .var, .let:
            let declaration = index.declaration(of: number)
            if declaration.type.exists {
                return .written(WrittenType(file: member.file, type: declaration.type, scope: member.declaration))
            }
            return inferredType(of: number, member, declaration)
        default: return .unknown
        }
    }

    private func inferredType(of number: MemberID, _ member: Member, _ declaration: Declaration) -> ExpressionType {
        guard declaration.initialValue.exists else { return .unknown }
        if let known = inferredTypes[number] { return known }
        // A property whose initial value leads back to itself stays unknown.
        inferredTypes[number] = .unknown
        let type = silently(in: member) { self.type(of: declaration.initialValue) }
        inferredTypes[number] = type
        return type
    }

    /// What a call of a member gives.
    func resultType(of number: MemberID, receiver: TypeID) -> ExpressionType {
        let member = index[number]
        switch member.kind {
        case .`init`: return .instance(receiver)
        case .case: return .instance(member.owner)
        default:
            let result = index.declaration(of: number).type
            guard result.exists else { return .unknown }
            let outline = index.outline(member.file)
            let node = outline.types[result.position]
            if node.kind == .named, index.symbol(node.name, in: member.file) == index.known.selfType { return .instance(receiver) }
            return .written(WrittenType(file: member.file, type: result, scope: member.declaration))
        }
    }

    // MARK: - Nominal types

    func nominalTypes(of type: ExpressionType, throughCollections: Bool = false) -> NominalTypes {
        switch type {
        case .unknown, .metatype: NominalTypes()
        case .instance(let type): NominalTypes(type)
        case .collection(let type): throughCollections ? NominalTypes(type) : NominalTypes()
        case .written(let written): nominalTypesWithinBudget(of: written, throughCollections)
        }
    }

    /// Aliases of aliases can double with each step; nobody writes a type of this many parts.
    private func nominalTypesWithinBudget(of written: WrittenType, _ throughCollections: Bool) -> NominalTypes {
        budget = 256
        return nominalTypes(of: written, throughCollections, depth: 0)
    }

    private func nominalTypes(of written: WrittenType, _ throughCollections: Bool, depth: Int) -> NominalTypes {
        budget -= 1
        guard written.type.exists, depth < 16, budget > 0 else { return NominalTypes() }
        let outline = index.outline(written.file)
        let node = outline.types[written.type.position]
        switch node.kind {
        case .optional, .implicitlyUnwrapped, .attributed, .some, .any:
            return nominalTypes(of: written.with(node.base), throughCollections, depth: depth + 1)
        case .array:
            return throughCollections ? nominalTypes(of: written.with(node.base), true, depth: depth + 1) : NominalTypes()
        case .tuple where node.list.count == 1:
            return nominalTypes(of: written.with(outline.typeLists[Int(node.list.start)]), throughCollections, depth: depth + 1)
        case .composition:
            var types = NominalTypes()
            for part in node.list.indices {
                types.append(contentsOf: nominalTypes(of: written.with(outline.typeLists[part]), throughCollections, depth: depth + 1))
            }
            return types
        case .named, .member:
            return nominalTypes(named: written, throughCollections, depth: depth)
        default:
            return NominalTypes()
        }
    }

    private func nominalTypes(named written: WrittenType, _ throughCollections: Bool, depth: Int) -> NominalTypes {
        switch index.meaning(of: written) {
        case .type(let type):
            guard let alias = index[type].alias else { return NominalTypes(type) }
            return nominalTypes(of: alias, throughCollections, depth: depth + 1)
        case .parameter(let constraint):
            return constraint.map { nominalTypes(of: $0, throughCollections, depth: depth + 1) } ?? NominalTypes()
        case .nothing, .unknown:
            // A framework's type has members where the project extends it.
            let node = index.outline(written.file).types[written.type.position]
            let external = index.external(of: node, in: written.file)
            return external.exists && !index.lineages[external.position].isEmpty ? NominalTypes(external) : NominalTypes()
        }
    }

    // MARK: - Parts of types

    /// The element of a collection's type.
    func elementType(of type: ExpressionType) -> ExpressionType {
        switch type {
        case .collection(let element): return .instance(element)
        case .written(let written):
            let outline = index.outline(written.file)
            let element = elementNode(of: written.type, outline)
            return element.exists ? .written(written.with(element)) : .unknown
        default: return .unknown
        }
    }

    private func elementNode(of type: TypeIndex, _ outline: Outline, depth: Int = 0) -> TypeIndex {
        guard type.exists, depth < 16 else { return .none }
        let node = outline.types[type.position]
        switch node.kind {
        case .array: return node.base
        case .optional, .implicitlyUnwrapped, .attributed: return elementNode(of: node.base, outline, depth: depth + 1)
        case .named where node.list.count == 1 && (outline.names.equals(node.name, "Array") || outline.names.equals(node.name, "Set")):
            return outline.typeLists[Int(node.list.start)]
        default: return .none
        }
    }

    /// The parameters and the result of a function type.
    func functionType(of type: ExpressionType, depth: Int = 0) -> (parameters: [WrittenType], result: ExpressionType)? {
        guard case .written(let written) = type, depth < 16 else { return nil }
        let outline = index.outline(written.file)
        var current = written.type
        for _ in 0..<16 where current.exists {
            let node = outline.types[current.position]
            switch node.kind {
            case .optional, .implicitlyUnwrapped, .attributed: current = node.base
            case .tuple where node.list.count == 1: current = outline.typeLists[Int(node.list.start)]
            case .function:
                return (outline.types(in: node.list).map { written.with($0) }, .written(written.with(node.base)))
            case .named, .member:
                guard case .type(let type) = index.meaning(of: written.with(current)), let alias = index[type].alias else { return nil }
                return functionType(of: .written(alias), depth: depth + 1)
            default: return nil
            }
        }
        return nil
    }

    // MARK: - Overloads

    /// The overload that takes arguments with the labels of a call.
    func overload(from first: MemberID, for call: CodeNode) -> MemberID {
        guard index[first].next.exists else { return first }
        var member = first
        while member.exists {
            if accepts(call, member: member) { return member }
            member = index[member].next
        }
        return first
    }

    private func accepts(_ call: CodeNode, member number: MemberID) -> Bool {
        let member = index[number]
        let declaring = index.outline(member.file)
        let parameters = declaring.declarations[member.declaration.position].parameters.indices
        let arguments = call.arguments
        let endsInClosure = arguments.last.map { isTrailingClosure($0) } ?? false
        var next = parameters.lowerBound
        for argument in arguments {
            let isTrailing = endsInClosure && argument == arguments.upperBound - 1
            let label = symbol(outline.arguments[argument].label)
            while next < parameters.upperBound, !isTrailing,
                index.symbol(declaring.parameters[next].label, in: member.file) != label
            {
                guard declaring.parameters[next].isOptional else { return false }
                next += 1
            }
            if next == parameters.upperBound { return false }
            if isTrailing {
                let written = WrittenType(file: member.file, type: declaring.parameters[next].type, scope: member.declaration)
                guard mayBeFunction(written) else { return false }
            }
            if !declaring.parameters[next].isVariadic { next += 1 }
        }
        return endsInClosure || (next..<parameters.upperBound).allSatisfy { declaring.parameters[$0].isOptional }
    }

    /// Whether a closure can be passed: a function type, or what is not known not to be one.
    private func mayBeFunction(_ written: WrittenType) -> Bool {
        if functionType(of: .written(written)) != nil { return true }
        return nominalTypes(of: .written(written)).isEmpty && !isKnownExternal(written)
    }

    private func isKnownExternal(_ written: WrittenType) -> Bool {
        guard written.type.exists else { return false }
        let node = index.outline(written.file).types[written.type.position]
        guard node.kind == .named || node.kind == .member else { return node.kind != .attributed && node.kind != .optional }
        guard case .nothing = index.meaning(of: written) else { return false }
        let external = index.external(of: node, in: written.file)
        return external.exists && index[external].kind != .unknown
    }

    private func isTrailingClosure(_ argument: Int) -> Bool {
        let value = outline.arguments[argument].value
        return outline.arguments[argument].label == .none && value.exists && outline.code[value.position].kind == .closure
    }
}

extension Parameter {
    /// A call may leave it out.
    fileprivate var isOptional: Bool { defaultValue.exists || isVariadic }
}
