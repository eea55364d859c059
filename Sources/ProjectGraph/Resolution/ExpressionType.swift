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

extension GraphBuilder {
    // MARK: - Members

    /// The declared type of a property or case; what its initial value tells where none is written.
    func typeOfMember(_ member: MemberID) -> ExpressionType {
        let declaration = graph.declaration(of: member)
        let owner = graph[member]
        switch owner.kind {
        case .case: return .instance(owner.owner)
        case .var, .let:
            if declaration.type.exists {
                return .written(WrittenType(file: owner.file, type: declaration.type, scope: owner.declaration))
            }
            return inferredType(of: member, declaration)
        default: return .unknown
        }
    }

    private func inferredType(of member: MemberID, _ declaration: Declaration) -> ExpressionType {
        guard declaration.initialValue.exists else { return .unknown }
        if let known = inferredTypes[member] { return known }
        // A property whose initial value leads back to itself stays unknown.
        inferredTypes[member] = .unknown
        let owner = graph[member]
        let type = withSilentBody(
            ReferenceContext(
                from: owner.owner, member: member, file: owner.file, scope: owner.declaration, position: .storedProperty)
        ) { $0.type(of: declaration.initialValue) }
        inferredTypes[member] = type
        return type
    }

    /// What a call of a member gives.
    func resultType(of member: MemberID, receiver: TypeID) -> ExpressionType {
        let owner = graph[member]
        switch owner.kind {
        case .`init`: return .instance(receiver)
        case .case: return .instance(owner.owner)
        default:
            let declaration = graph.declaration(of: member)
            guard declaration.type.exists else { return .unknown }
            let outline = graph.files[owner.file.position].outline
            let node = outline[declaration.type]
            if node.kind == .named, outline.names.equals(node.name, "Self") { return .instance(receiver) }
            return .written(WrittenType(file: owner.file, type: declaration.type, scope: owner.declaration))
        }
    }

    // MARK: - Nominal types

    /// The types whose members an expression of this type has: several for a composition.
    func nominalTypes(of type: ExpressionType, throughCollections: Bool = false) -> [TypeID] {
        switch type {
        case .unknown, .metatype: []
        case .instance(let type): [type]
        case .collection(let type): throughCollections ? [type] : []
        case .written(let written): nominalTypes(of: written, throughCollections: throughCollections, depth: 0)
        }
    }

    private func nominalTypes(of written: WrittenType, throughCollections: Bool, depth: Int) -> [TypeID] {
        guard written.type.exists, depth < 16 else { return [] }
        let outline = graph.files[written.file.position].outline
        let node = outline[written.type]
        switch node.kind {
        case .optional, .implicitlyUnwrapped, .attributed, .some, .any: return nominalTypes(of: written.with(node.base), throughCollections: throughCollections, depth: depth + 1)
        case .array: return throughCollections ? nominalTypes(of: written.with(node.base), throughCollections: true, depth: depth + 1) : []
        case .tuple where node.list.count == 1: return nominalTypes(of: written.with(outline.typeLists[Int(node.list.start)]), throughCollections: throughCollections, depth: depth + 1)
        case .composition: return outline.types(in: node.list).flatMap { nominalTypes(of: written.with($0), throughCollections: throughCollections, depth: depth + 1) }
        case .named, .member:
            switch meaning(of: written) {
            case .type(let type):
                guard let alias = graph[type].alias else { return [type] }
                return nominalTypes(of: alias, throughCollections: throughCollections, depth: depth + 1)
            case .parameter(let constraint):
                return constraint.map { nominalTypes(of: $0, throughCollections: throughCollections, depth: depth + 1) } ?? []
            case .nothing:
                return []
            }
        default: return []
        }
    }

    /// The element of a collection's type.
    func elementType(of type: ExpressionType) -> ExpressionType {
        switch type {
        case .collection(let element): return .instance(element)
        case .written(let written):
            let outline = graph.files[written.file.position].outline
            guard let element = elementNode(of: written.type, outline: outline) else { return .unknown }
            return .written(WrittenType(file: written.file, type: element, scope: written.scope))
        default: return .unknown
        }
    }

    private func elementNode(of type: TypeIndex, outline: Outline) -> TypeIndex? {
        guard type.exists else { return nil }
        let node = outline[type]
        switch node.kind {
        case .array: return node.base
        case .optional, .implicitlyUnwrapped, .attributed: return elementNode(of: node.base, outline: outline)
        case .named where node.list.count == 1 && (outline.names.equals(node.name, "Array") || outline.names.equals(node.name, "Set")):
            return outline.typeLists[Int(node.list.start)]
        default: return nil
        }
    }

    /// The parameters and the result of a function type.
    func functionType(of type: ExpressionType) -> (parameters: [WrittenType], result: ExpressionType)? {
        guard case .written(let written) = type else { return nil }
        let outline = graph.files[written.file.position].outline
        var index = written.type
        for _ in 0..<16 where index.exists {
            let node = outline[index]
            switch node.kind {
            case .optional, .implicitlyUnwrapped, .attributed: index = node.base
            case .tuple where node.list.count == 1: index = outline.typeLists[Int(node.list.start)]
            case .function:
                let parameters = outline.types(in: node.list).map {
                    WrittenType(file: written.file, type: $0, scope: written.scope)
                }
                return (parameters, .written(WrittenType(file: written.file, type: node.base, scope: written.scope)))
            case .named, .member:
                let named = WrittenType(file: written.file, type: index, scope: written.scope)
                guard case .type(let type) = meaning(of: named), let alias = graph[type].alias else { return nil }
                return functionType(of: .written(alias))
            default: return nil
            }
        }
        return nil
    }

    // MARK: - Looking up

    /// The members of a type with a name, its own first, then the inherited ones.
    func members(named name: Symbol, in type: TypeID) -> [MemberID] {
        var found: [MemberID] = []
        var visited: Set<TypeID> = []
        var queue = [resolvingAlias(type)]
        while let next = queue.first {
            queue.removeFirst()
            guard visited.insert(next).inserted else { continue }
            var member = graph.names.firstMember(named: name, of: next) ?? .none
            while member.exists {
                found.append(member)
                member = graph[member].next
            }
            if !found.isEmpty { return found }
            queue.append(contentsOf: graph[next].supertypes.lazy.map(\.type))
        }
        return found
    }

    /// The overload that takes arguments with these labels.
    func overload(of members: [MemberID], labels: [Symbol], hasTrailingClosure: Bool) -> MemberID? {
        members.first { accepts(labels, hasTrailingClosure: hasTrailingClosure, member: $0) } ?? members.first
    }

    private func accepts(_ labels: [Symbol], hasTrailingClosure: Bool, member: MemberID) -> Bool {
        let entity = graph[member]
        let outline = graph.files[entity.file.position].outline
        let parameters = outline.parameters(of: outline[entity.declaration])
        var index = parameters.startIndex
        for (position, label) in labels.enumerated() {
            let isTrailing = hasTrailingClosure && position == labels.count - 1
            while index < parameters.endIndex, !isTrailing, symbol(parameters[index].label, in: entity.file) != label {
                guard parameters[index].defaultValue.exists || parameters[index].isVariadic else { return false }
                index += 1
            }
            if index == parameters.endIndex { return false }
            if !parameters[index].isVariadic { index += 1 }
        }
        return parameters[min(index, parameters.endIndex)...].allSatisfy { $0.defaultValue.exists || $0.isVariadic }
            || hasTrailingClosure
    }
}
