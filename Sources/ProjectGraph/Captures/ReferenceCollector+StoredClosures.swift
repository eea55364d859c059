import Syntax

/// Closures that are put where they stay, and so keep what they capture.
extension ReferenceCollector {
    /// A property that something is stored in.
    struct StoredPlace {
        var member: MemberID
        /// The type of the instance that the property belongs to.
        var owner: TypeID
        /// The local name that the instance is reached by; none where it isn't one.
        var root = Symbol.none
        /// The call that makes the instance, where that is handed the closure.
        var made: CodeNode?
        /// The instance is the calling one.
        var isSelf = false
        /// The constant of the calling instance that keeps the one which the property belongs to; none where that isn't asked.
        var bag = MemberID.none
    }

    /// `onTap = { self.tap() }`
    ///
    /// - Parameter target: the left side of an assignment.
    func noteStored(_ value: CodeIndex, in place: StoredPlace, assignedTo target: CodeIndex = .none) {
        let outer = body.implicitlyMade
        if isImplicitlyMade(value), place.member.exists {
            let type = index.declaration(of: place.member).type
            body.implicitlyMade = nameOfClass(WrittenType(file: index[place.member].file, type: type, scope: index[place.member].declaration))
        }
        defer { body.implicitlyMade = outer }
        guard mayBeClosure(value), !body.isSilent, place.owner.exists, mayKeep(place.member) else { return }
        let isLiteral = outline.code[value.position].kind == .closure
        guard isLiteral || isKeptByUIKit(value) || mayStoreClosures(place.member) else { return }
        var place = place
        place.root = root(of: target)
        note(captures(of: value), in: place, at: value)
    }

    /// What a protocol asks for, whoever conforms may store.
    private func mayKeep(_ member: MemberID) -> Bool {
        isKept(member) || member.exists && index.kind(of: index[member].owner) == .protocol
    }

    /// `handlers.append { self.tap() }`
    func noteAppended(_ call: CodeNode, to collection: CodeIndex) {
        guard let first = call.arguments.first, mayBeClosure(outline.arguments[first].value), !body.isSilent else { return }
        noteAdded([outline.arguments[first].value], to: collection)
    }

    /// `handlers.removeValue(forKey: id)?()`: what is kept under `handlers` is let go of again.
    func noteRemoved(from collection: CodeIndex) {
        guard !body.isSilent, let place = place(of: collection),
            mayStoreClosures(place.member) || isCollection(place.member) && !isFilled(collection)
        else { return }
        let offset = outline.code[collection.position].offset
        add(
            Assignment(
                from: body.context.from, caller: body.context.member, target: place.member, receiver: place.owner, value: .none,
                site: Site(file: file, offset: offset, end: offset + 1), isSelf: place.isSelf, isNil: true))
    }

    /// `rows = []`, `onDone = {}`, `rows = rows.filter { … }`: what was there is let go of.
    func noteEmptied(_ target: CodeIndex, by value: CodeIndex) {
        if isNothing(value, depth: 0) || isSelection(value, of: target) { noteRemoved(from: target) }
    }

    /// `[]`, `{}`, `({}, {})`
    private func isNothing(_ value: CodeIndex, depth: Int) -> Bool {
        guard value.exists, depth < 4, case let node = outline.code[value.position] else { return false }
        switch node.kind {
        case .closure: return outline.closures[node.closure].body.isEmpty
        case .tuple: return node.arguments.allSatisfy { isNothing(outline.arguments[$0].value, depth: depth + 1) }
        default: return isEmptyLiteral(node)
        }
    }

    /// `rows.filter { $0 !== row }`, `Array(rows.dropFirst())`: some of what stands in the collection itself.
    private func isSelection(_ value: CodeIndex, of collection: CodeIndex) -> Bool {
        var (position, isPart) = (value, false)
        for _ in 0..<16 where position.exists && collection.exists {
            let node = outline.code[position.position]
            switch node.kind {
            case .identifier where isPart: return node.name == outline[collection].name
            case .member where node.base.exists:
                if isPart, node.name == outline[collection].name { return true }
                isPart = isPart || Self.selections.contains(outline.names[node.name])
                position = node.base
            case .call where node.base.exists && outline[node.base].kind == .identifier: position = node.arguments.first.map { outline.arguments[$0].value } ?? .none
            case .call, .forceUnwrap, .optionalChain: position = node.base
            default: return false
            }
        }
        return false
    }

    private static let selections: Set<String> = ["compactMap", "drop", "dropFirst", "dropLast", "filter", "prefix", "suffix"]

    private func isEmptyLiteral(_ node: CodeNode) -> Bool {
        (node.kind == .arrayLiteral || node.kind == .dictionaryLiteral) && node.arguments.isEmpty
    }

    /// Whether the code that empties a collection fills it as well: `rows.removeAll()`, then `rows.append(row)`. A closure that empties it
    /// runs later than what stands around it.
    private func isFilled(_ collection: CodeIndex) -> Bool {
        guard body.context.member.exists else { return false }
        let name = outline.code[collection.position].name
        func isNamed(_ position: CodeIndex) -> Bool {
            position.exists && [.identifier, .member].contains(outline.code[position.position].kind) && outline.code[position.position].name == name
        }
        let code = index.declaration(of: body.context.member).code.indices
        let closures = code.filter { outline.code[$0].kind == .closureBody }.map { $0..<max($0, outline.code[$0].end) }
        return (closures.last { $0.contains(collection.position) } ?? code).contains { number in
            let node = outline.code[number]
            switch node.kind {
            case .call:
                guard node.base.exists, outline.code[node.base.position].kind == .member else { return false }
                let callee = outline.code[node.base.position]
                return ["append", "insert"].contains { outline.names.equals(callee.name, $0) } && isNamed(callee.base)
            case .assignment:
                return isNamed(node.other) && node.base.exists && !isEmptyLiteral(outline.code[node.base.position]) && !isSelection(node.base, of: node.other)
            default: return false
            }
        }
    }

    private func isCollection(_ member: MemberID) -> Bool {
        let (declaration, declaring) = (index.declaration(of: member), index.outline(index[member].file))
        guard declaration.type.exists else { return declaration.initialValue.exists }
        let type = declaring.type(declaration.type, without: .optionals)
        guard type.exists, case let node = declaring[type] else { return false }
        return node.kind == .array || node.kind == .dictionary || node.kind == .named && !node.list.isEmpty
    }

    /// `handlers += [{ self.tap() }]`
    func noteAdded(_ operation: CodeNode) {
        guard operation.arguments.count == 2, !body.isSilent, let first = operation.arguments.first else { return }
        let (target, values) = (outline.arguments[first].value, outline.arguments[first + 1].value)
        guard values.exists, outline.code[values.position].kind == .arrayLiteral else { return }
        noteAdded([values], to: target)
    }

    private func noteAdded(_ values: [CodeIndex], to collection: CodeIndex) {
        for value in values {
            let captures = captures(of: value)
            guard !captures.isEmpty, let place = place(of: collection), mayStoreClosures(place.member) else { continue }
            note(captures, in: place, at: value)
        }
    }

    /// A closure that is handed to a function, which may store it.
    ///
    /// - Parameters:
    ///   - written: the type of the parameter that takes it.
    ///   - call: the call, whose callee tells whether the function is one of `self`.
    func notePassed(_ value: CodeIndex, to function: MemberID, parameter: Int, as written: WrittenType, _ receiver: TypeID, _ call: CodeNode) {
        guard mayBeClosure(value), !body.isSilent, written.type.exists, written.file != index.interface else { return }
        // What may not escape can't be stored.
        switch index.outline(written.file).types[written.type.position].kind {
        case .attributed, .optional, .implicitlyUnwrapped, .tuple: break
        case .named where outline.code[value.position].kind == .closure: break
        default: return
        }
        if outline.code[value.position].kind != .closure, functionType(of: .written(written)) == nil { return }
        let place = StoredPlace(member: .none, owner: receiver, isSelf: index[function].kind != .`init` && isSentToSelf(call))
        let captures = captures(of: value)
        if captures.isEmpty { return }
        let isTakenByFleeting = index[function].kind == .`init` && isFleeting(call)
        let caller = isObject(body.context.from) ? body.context.member : .none
        for held in held(captures, in: place, at: value) {
            references.closureFlows.passings.append(
                ClosureFlows.Passing(
                    function: function, parameter: Int32(truncatingIfNeeded: parameter), from: body.context.from, receiver: receiver,
                    site: held.site, capture: held.way, captured: held.name, held: held.type, isTakenByFleeting: isTakenByFleeting,
                    caller: held.name == .none ? caller : .none))
        }
    }

    func isObject(_ type: TypeID) -> Bool { index.kind(of: type) == .class || index.kind(of: type) == .actor }

    private func isSentToSelf(_ call: CodeNode) -> Bool {
        guard call.base.exists else { return false }
        let callee = outline.code[call.base.position]
        return callee.kind == .identifier || callee.kind == .member && callee.base.exists && isSelf(callee.base)
    }

    /// The value of a property that is made when it is first asked for may name `self`.
    func noteLazyValue(of declaration: Declaration) {
        guard declaration.modifiers.contains(.lazy), body.context.member.exists, !body.context.isStatic else { return }
        let place = StoredPlace(member: body.context.member, owner: body.context.from, isSelf: true)
        noteStored(declaration.initialValue, in: place)
        noteSubscription(declaration.initialValue, in: place)
    }

    // MARK: - Places

    /// The local name that an expression starts with; none for `self`, implicit or not.
    func root(of position: CodeIndex) -> Symbol {
        var position = position
        while position.exists {
            let node = outline.code[position.position]
            switch node.kind {
            case .member, .optionalChain, .forceUnwrap, .subscript:
                guard node.base.exists else { return .none }
                if node.kind == .member, outline.code[node.base.position].kind == .member { return .none }
                position = node.base
            case .identifier:
                let name = symbol(node.name)
                return body.locals.contains { $0.name == name } ? name : .none
            default: return .none
            }
        }
        return .none
    }

    func place(of position: CodeIndex) -> StoredPlace? {
        let (member, receiver, isSelf, _) = silently { assignedMember(position) }
        guard member.exists, receiver.type.exists else { return nil }
        return StoredPlace(member: member, owner: receiver.type, root: root(of: position), isSelf: isSelf)
    }

    /// Whether a property's type is a function's, or a collection or a tuple of functions, or what wraps one.
    func mayStoreClosures(_ member: MemberID) -> Bool {
        let declaration = index.declaration(of: member)
        guard declaration.type.exists else { return false }
        return mayStoreClosures(WrittenType(file: index[member].file, type: declaration.type, scope: index[member].declaration), depth: 0)
    }

    private func mayStoreClosures(_ written: WrittenType, depth: Int) -> Bool {
        var written = written
        let declaring = index.outline(written.file)
        for depth in depth..<8 where written.type.exists {
            let node = declaring.types[written.type.position]
            switch node.kind {
            case .array: written = written.with(node.base)
            case .dictionary: written = written.with(declaring.types(in: node.list).last ?? .none)
            case .named where !node.list.isEmpty && index.known.holders.contains(index.external(of: node, in: written.file)):
                written = written.with(declaring.types(in: node.list).last ?? .none)
            case .optional, .implicitlyUnwrapped, .attributed: written = written.with(node.base)
            case .tuple: return declaring.types(in: node.list).contains { mayStoreClosures(written.with($0), depth: depth + 1) }
            case .named where declaring.names.equals(node.name, "DispatchWorkItem"): return true
            default: return functionType(of: .written(written)) != nil
            }
        }
        return false
    }

    /// `actions.done = { self.finish() }` of a property `actions: (done: () -> Void, cancel: () -> Void)`
    func noteElementOfTuple(_ assignment: CodeNode) {
        let target = outline[assignment.other]
        guard !body.isSilent, target.kind == .member, target.base.exists, let place = place(of: target.base), mayStoreClosures(place.member),
            tupleElement(labelled: symbol(target.name), of: typeOfMember(place.member, NominalType(type: place.owner, arguments: .none))) != nil
        else { return }
        if isNil(assignment.base) { return noteRemoved(from: target.base) }
        noteStored(assignment.base, in: place, assignedTo: target.base)
        noteEmptied(target.base, by: assignment.base)
    }

    // MARK: - Recording

    private func note(_ captures: Captures, in place: StoredPlace, at value: CodeIndex) {
        let isFleeting = !place.isSelf && (place.made.map { self.isFleeting($0) } ?? self.isFleeting(place.root, storing: closure(in: value)))
        for held in held(captures, in: place, at: value) where !isFleeting || held.type == .holder {
            references.holdings.append(
                Holding(
                    owner: place.owner, member: place.member, site: held.site, ownership: .strong, kind: .capture, capture: held.way, captured: held.name,
                    held: held.type))
        }
        for parameter in captures.parameters {
            references.closureFlows.stores.append(
                ParameterStore(
                    function: body.context.member, parameter: Int32(truncatingIfNeeded: parameter), member: place.member,
                    other: place.isSelf ? .none : place.owner))
        }
    }

    /// One of what a stored closure captures.
    private struct CapturedObject {
        var type: HeldTypeID
        /// None for the calling instance.
        var name = Symbol.none
        var way = Holding.Capture.body
        var site: Site
    }

    private func held(_ captures: Captures, in place: StoredPlace, at value: CodeIndex) -> [CapturedObject] {
        var held: [CapturedObject] = []
        let (own, site) = (site(of: captures, in: value), site(ofClosure: value))
        if captures.hasSelf {
            if place.isSelf {
                held.append(CapturedObject(type: .holder, way: captures.way, site: own))
            } else if place.owner != body.context.from {
                // Of two instances of one type, nobody knows whether they are the same.
                held.append(CapturedObject(type: .plain(body.context.from), way: captures.way, site: own))
            }
        }
        for local in captures.locals {
            if local.name == place.root {
                held.append(CapturedObject(type: .holder, name: local.name, way: local.way, site: site))
            } else if local.type != place.owner {
                held.append(CapturedObject(type: .plain(local.type), name: local.name, way: local.way, site: site))
            }
        }
        return held
    }

    func site(of captures: Captures, in value: CodeIndex) -> Site { captures.site ?? site(ofClosure: value) }

    func site(ofClosure value: CodeIndex) -> Site {
        let value = closure(in: value)
        let offset = outline.code[value.position].offset
        return Site(file: file, offset: offset, end: offset + 1)
    }
}
