import Syntax

/// What stored properties and enum cases keep.
extension ReferenceCollector {
    /// A written type while it is looked through.
    private struct HeldTypeReading {
        /// The alias at hand, and what its parameters stand for.
        var alias: (type: TypeID, arguments: [HeldTypeID]) = (.none, [])
        /// Aliases of aliases can double with each step; nobody writes a type of this many parts.
        var budget = 256
        /// What a parameter is bound to is being read: what other parameters are bound to says nothing there.
        var isOfBound = false
    }

    func noteHolding(of declaration: Declaration, _ context: ReferenceContext) {
        guard context.member.exists, !context.isStatic else { return }
        var held: [HeldTypeID] = []
        var reading = HeldTypeReading()
        if let type = typeInFront(of: declaration) {
            read(WrittenType(file: file, type: type, scope: context.scope), .none, &reading, into: &held, depth: 0)
            return note(held, declaration, context)
        }
        if notePlain(declaration, context) { return }
        if declaration.kind == .case {
            for number in declaration.parameters.indices {
                let written = WrittenType(file: file, type: outline.parameters[number].type, scope: context.scope)
                read(written, .none, &reading, into: &held, depth: 0)
            }
        } else if declaration.type.exists {
            read(WrittenType(file: file, type: declaration.type, scope: context.scope), .none, &reading, into: &held, depth: 0)
        } else {
            readInitialValue(of: declaration, context, into: &held)
        }
        note(held, declaration, context)
    }

    /// `var presenter: Presenter?`, as most are written: nothing need be put together.
    ///
    /// - Returns: false where the type is written in another way.
    private func notePlain(_ declaration: Declaration, _ context: ReferenceContext) -> Bool {
        guard declaration.kind != .case, declaration.type.exists else { return false }
        let type = outline.type(declaration.type, without: .optionals)
        guard type.exists, case let node = outline[type], node.kind == .named, node.list.isEmpty,
            case .type(let named) = index.meaning(of: WrittenType(file: file, type: type, scope: context.scope)),
            index.kind(of: named) != .alias, index.origins[named.position].file.exists
        else { return false }
        note(.plain(named), declaration, context)
        return true
    }

    private func note(_ held: [HeldTypeID], _ declaration: Declaration, _ context: ReferenceContext) {
        for held in held { note(held, declaration, context) }
    }

    private func note(_ held: HeldTypeID, _ declaration: Declaration, _ context: ReferenceContext) {
        references.holdings.append(
            Holding(
                owner: context.from, member: context.member, site: site(from: declaration.nameOffset, name: declaration.name),
                ownership: declaration.ownership, kind: .stored, held: held))
    }

    /// A wrapper of the project keeps what its own properties keep, of the type that it wraps.
    func noteWrapped(_ declaration: Declaration, by attribute: Int, _ context: ReferenceContext) {
        let written = outline.attributes[attribute].type
        guard written.exists, context.member.exists, !context.isStatic,
            case .type(let wrapper) = index.meaning(of: WrittenType(file: file, type: written, scope: context.scope)),
            !index[wrapper].isExternal
        else { return }
        var reading = HeldTypeReading()
        var held: [HeldTypeID] = []
        if outline.types[written.position].list.isEmpty {
            read(WrittenType(file: file, type: declaration.type, scope: context.scope), .none, &reading, into: &held, depth: 0)
            let wrapped = references.heldTypes.add(.several, parts: held)
            held = [references.heldTypes.add(.type, wrapper, parts: index.parameterNames(of: wrapper).isEmpty ? [] : [wrapped])]
        } else {
            read(WrittenType(file: file, type: written, scope: context.scope), .none, &reading, into: &held, depth: 0)
        }
        note(held, declaration, context)
    }

    /// `class Login: Base<LoginView>`
    func noteInheritedArguments(of type: TypeID, in written: TypeIndex, _ context: ReferenceContext) {
        let place = WrittenType(file: file, type: written, scope: context.scope)
        guard case .type(let base) = index.meaning(of: place),
            !outline.types[written.position].list.isEmpty || index[base].kind == .alias
        else { return }
        var reading = HeldTypeReading()
        var held: [HeldTypeID] = []
        read(place, .none, &reading, into: &held, depth: 0)
        for held in held { references.inheritedArguments.append(InheritedArguments(type: type, held: held)) }
    }

    // MARK: - Written types

    /// - Parameter arguments: what parameters stand for where the type was inferred.
    private func read(
        _ written: WrittenType, _ arguments: GenericArguments, _ reading: inout HeldTypeReading, into held: inout [HeldTypeID],
        depth: Int
    ) {
        reading.budget -= 1
        guard written.type.exists, depth < 32, reading.budget > 0 else { return }
        let outline = index.outline(written.file)
        let node = outline.types[written.type.position]
        switch node.kind {
        case .optional, .implicitlyUnwrapped, .attributed, .some, .any, .array, .inlineArray, .packExpansion, .packElement:
            read(written.with(node.base), arguments, &reading, into: &held, depth: depth + 1)
        case .dictionary, .tuple:
            for part in outline.types(in: node.list) { read(written.with(part), arguments, &reading, into: &held, depth: depth + 1) }
        case .composition:
            var parts: [HeldTypeID] = []
            for part in outline.types(in: node.list) { read(written.with(part), arguments, &reading, into: &parts, depth: depth + 1) }
            if parts.count == 1 { held += parts }
            if parts.count > 1 { held.append(references.heldTypes.add(.composition, parts: parts)) }
        case .named, .member: readNamed(written, node, arguments, &reading, into: &held, depth: depth)
        case .function, .metatype, .suppressed, .integer: break
        }
    }

    private func readNamed(
        _ written: WrittenType, _ node: TypeNode, _ arguments: GenericArguments, _ reading: inout HeldTypeReading,
        into held: inout [HeldTypeID], depth: Int
    ) {
        let outline = index.outline(written.file)
        switch index.meaning(ofName: written, node) {
        case .type(let type):
            let parts = outline.types(in: node.list).map { part in
                several(of: written.with(part), arguments, &reading, depth: depth + 1)
            }
            guard let alias = index.alias(of: type) else { return add(type, parts, into: &held) }
            let outer = reading.alias
            reading.alias = (type, parts)
            read(alias, arguments, &reading, into: &held, depth: depth + 1)
            reading.alias = outer
        case .parameter(let bound):
            readParameter(written, node, bound, arguments, &reading, into: &held, depth: depth)
        case .external(let external):
            guard index.known.holders.contains(external) else { return add(external, [], into: &held) }
            for part in outline.types(in: node.list) {
                read(written.with(part), arguments, &reading, into: &held, depth: depth + 1)
            }
        case .nothing, .unknown: break
        }
    }

    private func several(
        of written: WrittenType, _ arguments: GenericArguments, _ reading: inout HeldTypeReading, depth: Int
    ) -> HeldTypeID {
        var held: [HeldTypeID] = []
        read(written, arguments, &reading, into: &held, depth: depth)
        return references.heldTypes.add(.several, parts: held)
    }

    private func add(_ type: TypeID, _ parts: [HeldTypeID], into held: inout [HeldTypeID]) {
        if index.known.holders.contains(type) {
            held += parts
        } else if !isFrameworksValue(type) {
            held.append(references.heldTypes.add(.type, type, parts: parts))
        }
    }

    /// What frameworks' values keep, nobody sees.
    private func isFrameworksValue(_ type: TypeID) -> Bool {
        let origin = index.origins[type.position]
        guard !origin.file.exists, type != index.anyObject else { return false }
        return origin.kind == .struct || origin.kind == .enum || origin.isStandard
    }

    private func readParameter(
        _ written: WrittenType, _ node: TypeNode, _ bound: WrittenType?, _ arguments: GenericArguments, _ reading: inout HeldTypeReading,
        into held: inout [HeldTypeID], depth: Int
    ) {
        guard node.kind == .named else { return }
        let name = index.symbol(node.name, in: written.file)
        if arguments != .none, let argument = argument(named: name, arguments) {
            return read(argument, into: &held, depth: depth + 1)
        }
        guard let parameter = index.parameter(named: name, in: written.file, scope: written.scope) else { return }
        if reading.alias.type == parameter.owner {
            let arguments = reading.alias.arguments
            if arguments.indices.contains(parameter.position) { held.append(arguments[parameter.position]) }
            return
        }
        let bounds = bound.map { self.bounds(in: $0, &reading, depth: depth + 1) } ?? []
        held.append(references.heldTypes.add(.parameter, parameter.owner, position: parameter.position, parts: bounds))
    }

    /// What a parameter is bound to: `P: LoanPresenting`, `P: ObservableObject & LoanPresenting`. Of `ObservableObject` alone there are many.
    private func bounds(in written: WrittenType, _ reading: inout HeldTypeReading, depth: Int) -> [HeldTypeID] {
        if reading.isOfBound { return [] }
        reading.isOfBound = true
        var bounds: [HeldTypeID] = []
        read(written, .none, &reading, into: &bounds, depth: depth)
        reading.isOfBound = false
        return bounds.contains { isOfProject($0) } ? bounds : []
    }

    private func isOfProject(_ held: HeldTypeID) -> Bool {
        let type = references.heldTypes[held]
        switch type.kind {
        case .type: return !index[type.type].isExternal
        case .composition: return references.heldTypes.parts(of: type).contains { isOfProject($0) }
        case .parameter, .several, .holder: return false
        }
    }

    // MARK: - Inferred types

    private func read(_ type: ExpressionType, into held: inout [HeldTypeID], depth: Int) {
        guard depth < 16 else { return }
        switch type {
        case .instance(let type, let arguments):
            let nominal = NominalType(type: type, arguments: arguments)
            let parts = index.parameterNames(of: type).map { name -> HeldTypeID in
                var held: [HeldTypeID] = []
                if let argument = argument(named: name, of: nominal) { read(argument, into: &held, depth: depth + 1) }
                return references.heldTypes.add(.several, parts: held)
            }
            add(type, parts, into: &held)
        case .written(let written, let arguments):
            var reading = HeldTypeReading()
            read(written, arguments, &reading, into: &held, depth: depth + 1)
        case .unknown, .metatype, .writtenMetatype, .localFunction: break
        }
    }

    /// `private let presenter = Presenter()` keeps what it is initialised with.
    private func readInitialValue(of declaration: Declaration, _ context: ReferenceContext, into held: inout [HeldTypeID]) {
        guard declaration.initialValue.exists else { return }
        let parts = partsOfInitialValue(declaration.initialValue)
        for part in parts { read(silently(in: index[context.member]) { type(of: part) }, into: &held, depth: 0) }
        guard parts.isEmpty else { return }
        read(typeOfMember(context.member, NominalType(type: context.from, arguments: .none)), into: &held, depth: 0)
    }

    /// `(1, C())` and `Optional(C())` keep their parts.
    private func partsOfInitialValue(_ position: CodeIndex) -> [CodeIndex] {
        let node = outline.code[position.position]
        switch node.kind {
        case .tuple: return node.arguments.map { outline.arguments[$0].value }
        case .call:
            guard node.base.exists, outline.code[node.base.position].kind == .identifier,
                outline.names[outline.code[node.base.position].name] == "Optional"
            else { return [] }
            return node.arguments.map { outline.arguments[$0].value }
        default: return []
        }
    }
}
