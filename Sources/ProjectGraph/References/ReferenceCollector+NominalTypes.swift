import Syntax

/// From types as they are written to the types that have the members.
extension ReferenceCollector {
    func nominalTypes(of type: ExpressionType) -> NominalTypes {
        switch type {
        case .unknown, .metatype, .writtenMetatype, .localFunction: return NominalTypes()
        case .instance(let type, let arguments): return NominalTypes(type, arguments)
        case .written(let written, let arguments):
            // Aliases of aliases can double with each step; nobody writes a type of this many parts.
            budget = 256
            return nominalTypes(of: written, arguments, depth: 0)
        }
    }

    /// The types whose static members a metatype has.
    func nominalTypes(ofMetatype type: ExpressionType) -> NominalTypes {
        switch type {
        case .metatype(let type, let arguments): NominalTypes(type, arguments)
        case .writtenMetatype(let written, let arguments): nominalTypes(of: .written(written, arguments))
        default: NominalTypes()
        }
    }

    private func nominalTypes(of type: ExpressionType, depth: Int) -> NominalTypes {
        switch type {
        case .instance(let type, let arguments), .metatype(let type, let arguments): NominalTypes(type, arguments)
        case .written(let written, let arguments), .writtenMetatype(let written, let arguments):
            nominalTypes(of: written, arguments, depth: depth)
        case .unknown, .localFunction: NominalTypes()
        }
    }

    private func nominalTypes(of written: WrittenType, _ arguments: GenericArguments, depth: Int) -> NominalTypes {
        budget -= 1
        guard written.type.exists, depth < 24, budget > 0 else { return NominalTypes() }
        let node = index.node(of: written)
        switch node.kind {
        case .optional, .implicitlyUnwrapped, .attributed, .some, .any:
            return nominalTypes(of: written.with(node.base), arguments, depth: depth + 1)
        case .array:
            return NominalTypes(index.known.array, bind(index.known.element, written.with(node.base), arguments))
        case .dictionary where node.list.count == 2:
            let (key, value) = (index.part(Int(node.list.start), of: written), index.part(Int(node.list.start) + 1, of: written))
            let bindings: [GenericArgumentTable.Binding] = [
                .init(name: index.known.key, type: .written(key, arguments)),
                .init(name: index.known.value, type: .written(value, arguments)),
            ]
            return NominalTypes(index.known.dictionary, genericArguments.add(bindings))
        case .composition:
            var types = NominalTypes()
            for part in node.list.indices {
                types.append(contentsOf: nominalTypes(of: index.part(part, of: written), arguments, depth: depth + 1))
            }
            return types
        case .named, .member:
            return nominalTypes(named: written, node, arguments, depth: depth)
        default:
            return NominalTypes()
        }
    }

    private func nominalTypes(
        named written: WrittenType, _ node: TypeNode, _ arguments: GenericArguments, depth: Int
    ) -> NominalTypes {
        switch index.meaning(ofName: written, node) {
        case .type(let type):
            guard let alias = index.alias(of: type) else { return NominalTypes(type, bindParameters(of: type, node, written, arguments)) }
            return nominalTypes(of: alias, bindParameters(of: type, node, written, arguments), depth: depth + 1)
        case .parameter(let constraint):
            if let argument = argument(of: written, node, arguments, depth: depth) {
                let types = nominalTypes(of: argument, depth: depth + 1)
                if !types.isEmpty { return types }
            }
            return constraint.map { nominalTypes(of: $0, arguments, depth: depth + 1) } ?? NominalTypes()
        case .external(let external):
            if external == index.known.optional, let wrapped = node.list.indices.first {
                return nominalTypes(of: index.part(wrapped, of: written), arguments, depth: depth + 1)
            }
            // A framework's type has members where the project extends it, or where they are known.
            return index.lineages.isEmpty(external.position)
                ? NominalTypes() : NominalTypes(external, bindParameters(of: external, node, written, arguments))
        case .nothing, .unknown: return NominalTypes()
        }
    }

    // MARK: - Generic arguments

    private func bind(_ name: Symbol, _ written: WrittenType, _ outer: GenericArguments) -> GenericArguments {
        genericArguments.add(GenericArgumentTable.Binding(name: name, type: .written(written, outer)))
    }

    /// `Box<Row>`: `Row` is what the first parameter of `Box` stands for.
    private func bindParameters(
        of type: TypeID, _ node: TypeNode, _ written: WrittenType, _ outer: GenericArguments
    ) -> GenericArguments {
        let names = index.parameterNames(of: type)
        let isInherited = index.hasInheritedArguments(type)
        if names.isEmpty, !isInherited, outer == .none || index[type].outer == nil { return .none }
        // Inside a type its bare name stands for itself with its own parameters.
        guard !node.list.isEmpty || names.isEmpty else { return genericArguments.add([], receiver: type, outer: outer) }
        let bindings = zip(names, node.list.indices).map { name, part in
            GenericArgumentTable.Binding(name: name, type: .written(index.part(part, of: written), outer))
        }
        return genericArguments.add(bindings, receiver: type)
    }

    /// What a name of a generic parameter or associated type stands for.
    private func argument(
        of written: WrittenType, _ node: TypeNode, _ arguments: GenericArguments, depth: Int
    ) -> ExpressionType? {
        let name = index.symbol(node.name, in: written.file)
        guard node.kind == .member, node.base.exists else { return argument(named: name, arguments) }
        // `Source.Element`: what `Source` stands for says what its element is.
        let bases = nominalTypes(of: written.with(node.base), arguments, depth: depth + 1)
        return bases.isEmpty ? nil : argument(named: name, of: bases.first)
    }

    /// What a parameter or associated type of a type stands for.
    func argument(named name: Symbol, of type: NominalType) -> ExpressionType? {
        if let bound = genericArguments.bound(name, in: type.arguments) { return bound }
        return inheritedArgument(named: name, receiver: type.type, type.arguments)
    }

    func argument(named name: Symbol, _ arguments: GenericArguments) -> ExpressionType? {
        var arguments = arguments
        for _ in 0..<16 where arguments != .none {
            if let bound = genericArguments.bound(name, in: arguments) { return bound }
            let receiver = genericArguments.receiver(of: arguments)
            if receiver.exists, let inherited = inheritedArgument(named: name, receiver: receiver, arguments) { return inherited }
            arguments = genericArguments.outer(of: arguments)
        }
        return nil
    }

    /// `class Login: Base<LoginView>` and `typealias Element = Row` fix what the names stand for.
    private func inheritedArgument(named name: Symbol, receiver: TypeID, _ arguments: GenericArguments) -> ExpressionType? {
        if let written = index.inheritedArgument(named: name, of: receiver) { return .written(written, arguments) }
        let witness = index.nestedType(named: name, in: receiver, from: file)
        guard witness.exists else { return nil }
        return index.alias(of: witness).map { .written($0, arguments) } ?? .instance(witness, .none)
    }

    // MARK: - Parts of types

    /// The element of a collection's type.
    func elementType(of type: ExpressionType) -> ExpressionType {
        let types = nominalTypes(of: type)
        guard !types.isEmpty else { return .unknown }
        return argument(named: index.known.element, of: types.first) ?? .unknown
    }

    /// The type without the optionals around it.
    func unwrapped(_ type: ExpressionType) -> ExpressionType {
        guard case .written(let written, let arguments) = type, written.type.exists else { return type }
        return .written(written.with(index.outline(written.file).type(written.type, without: [.optionals, .attributes])), arguments)
    }

    /// The optional that an expression is, where it is written as one.
    func optionalType(of type: ExpressionType) -> NominalType? {
        guard case .written(let written, let arguments) = type, written.type.exists else { return nil }
        let node = index.node(of: written)
        guard node.kind == .optional || node.kind == .implicitlyUnwrapped else { return nil }
        return NominalType(type: index.known.optional, arguments: bind(index.known.wrapped, written.with(node.base), arguments))
    }

    /// The elements of a tuple's type.
    func tupleElements(of type: ExpressionType) -> [ExpressionType] {
        guard let (tuple, arguments) = tuple(of: type) else { return [] }
        return index.outline(tuple.file).types(in: index.node(of: tuple).list).map { .written(tuple.with($0), arguments) }
    }

    /// `scene.presenter` of a `(view: LoanListView, presenter: LoanListPresenter)`
    func tupleElement(labelled name: Symbol, of type: ExpressionType) -> ExpressionType? {
        guard let (tuple, arguments) = tuple(of: type) else { return nil }
        let declaring = index.outline(tuple.file)
        let element = declaring.types(in: index.node(of: tuple).list).first { element in
            declaring[element].label != .none && index.symbol(declaring[element].label, in: tuple.file) == name
        }
        return element.map { .written(tuple.with($0), arguments) }
    }

    /// The tuple that a type is, through aliases and generic parameters.
    private func tuple(of type: ExpressionType, depth: Int = 0) -> (WrittenType, GenericArguments)? {
        guard depth < 16, case .written(let written, let arguments) = unwrapped(type), written.type.exists else { return nil }
        let node = index.node(of: written)
        switch node.kind {
        case .tuple: return node.list.isEmpty ? nil : (written, arguments)
        case .named, .member:
            switch index.meaning(of: written) {
            case .type(let type):
                guard let alias = index.alias(of: type) else { return nil }
                return tuple(of: .written(alias, bindParameters(of: type, node, written, arguments)), depth: depth + 1)
            case .parameter:
                guard let argument = argument(of: written, node, arguments, depth: 0) else { return nil }
                return tuple(of: argument, depth: depth + 1)
            default: return nil
            }
        default: return nil
        }
    }

    /// The parameters and the result of a function type.
    func functionType(of type: ExpressionType, depth: Int = 0) -> (parameters: [ExpressionType], result: ExpressionType)? {
        guard case .written(let written, let arguments) = type, depth < 16 else { return nil }
        let outline = index.outline(written.file)
        let place = written.with(outline.type(written.type, without: [.optionals, .attributes]))
        guard place.type.exists else { return nil }
        let node = outline[place.type]
        switch node.kind {
        case .function:
            return (
                outline.types(in: node.list).map { .written(written.with($0), arguments) },
                .written(written.with(node.base), arguments)
            )
        case .named, .member:
            switch index.meaning(of: place) {
            case .type(let type):
                guard let alias = index.alias(of: type) else { return nil }
                return functionType(of: .written(alias, bindParameters(of: type, node, place, arguments)), depth: depth + 1)
            case .parameter:
                guard let argument = argument(of: place, node, arguments, depth: depth) else { return nil }
                return functionType(of: argument, depth: depth + 1)
            default: return nil
            }
        default: return nil
        }
    }
}
