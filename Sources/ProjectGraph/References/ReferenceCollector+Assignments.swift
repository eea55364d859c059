import Syntax

/// Properties that are set from code.
extension ReferenceCollector {
    func readAssignment(_ node: CodeNode) -> ExpressionType {
        guard node.other.exists else {
            _ = type(of: node.base)
            return .unknown
        }
        let (target, receiver, isSelf, isRead) = assignedMember(node.other)
        guard target.exists, !body.isSilent else {
            noteFrameworkAssignment(node)
            noteBarItem(node)
            notePartOfControl(node)
            noteElementOfTuple(node)
            noteUpdateHandler(node)
            noteQueryHandler(node)
            noteListProvider(node)
            noteLayout(node)
            noteSerial(node)
            noteNils(node)
            noteWrite(to: node.other)
            let left = isRead ? .unknown : type(of: node.other)
            _ = type(of: node.base, expecting: left)
            return .unknown
        }
        let value = type(of: node.base, expecting: typeOfAssigned(target, receiver, node))
        let offset = outline.code[node.other.position].offset
        let type = nominalTypes(of: value).first.type
        noteKept(node.base, of: type, in: target)
        noteHanded(node.base, to: target)
        if !isSelf { noteCollectionUse(of: target, nameSet(by: node.other)) }
        add(
            Assignment(
                from: body.context.from, caller: body.context.member, target: target, receiver: receiver.type, value: type,
                hosted: hostedView(of: node.base, type), isWiring: isWiring(node, target), site: Site(file: file, offset: offset, end: offset + 1), isSelf: isSelf,
                isOfOwnValue: !isSelf && isOwnValue(setBy: node.other, target), isNil: isNil(node.base), defaultingParameter: isSelf ? defaultingParameter(node.base) : -1))
        let place = StoredPlace(member: target, owner: receiver.type, isSelf: isSelf)
        noteStored(node.base, in: place, assignedTo: node.other)
        if isSelf { noteObserverQuery(node.base, in: target) }
        noteEmptied(node.other, by: node.base)
        noteSubscription(node.base, in: place)
        return .unknown
    }

    /// `draft.title = title`, where the instance stores the `draft`, and that is a struct.
    private func isOwnValue(setBy target: CodeIndex, _ property: MemberID) -> Bool {
        guard index.kind(of: index[property].owner) == .struct, case let node = nameSet(by: target), node.kind == .member, node.base.exists else { return false }
        let owner = unwrapped(node.base, in: outline)
        return owner.exists && silently { assignedMember(owner).isSelf }
    }

    /// `(router as? ModuleRouter)?.host = view` in an initialiser that is handed the two.
    private func isWiring(_ assignment: CodeNode, _ target: MemberID) -> Bool {
        guard index.kind(of: index[target].owner) == .protocol, body.context.member.exists, index[body.context.member].kind == .`init`,
            case let property = nameSet(by: assignment.other), property.kind == .member, property.base.exists
        else { return false }
        let parameters = outline.parameters(of: index.declaration(of: body.context.member)).map(\.name)
        return [property.base, assignment.base].allSatisfy { part in
            let named = nameCast(part)
            return named.kind == .identifier && parameters.contains(named.name)
        }
    }

    /// `router` of `(router as? ModuleRouter)?`
    private func nameCast(_ position: CodeIndex) -> CodeNode {
        var node = outline[position]
        while true {
            switch node.kind {
            case .optionalChain, .forceUnwrap, .coercion, .conditionalCast, .forcedCast:
                guard node.base.exists else { return node }
                node = outline[node.base]
            case .tuple:
                guard node.arguments.count == 1, let only = node.arguments.first, outline.arguments[only].value.exists else { return node }
                node = outline[outline.arguments[only].value]
            default: return node
            }
        }
    }

    /// `init(view: LoanListView? = nil) { self.view = view }`: the number of such a parameter, or -1.
    private func defaultingParameter(_ value: CodeIndex) -> Int32 {
        guard value.exists, outline[value].kind == .identifier, body.context.member.exists, index[body.context.member].kind == .`init`
        else { return -1 }
        let name = outline[value].name
        let parameters = index.declaration(of: body.context.member).parameters.indices
        guard let parameter = parameters.firstIndex(where: { outline.parameters[$0].name == name }),
            case let nothing = outline.parameters[parameter].defaultValue, nothing.exists, outline[nothing].kind == .nilLiteral,
            // A constant of the parameter's name may be something else.
            body.locals.count(where: { $0.name == symbol(name) }) == 1
        else { return -1 }
        return Int32(truncatingIfNeeded: parameter - parameters.lowerBound)
    }

    /// What is made around another screen, by the label of that.
    private static let hosts: [String: String] = [
        "NSHostingController": "rootView", "UIHostingController": "rootView", "UINavigationController": "rootViewController",
    ]

    /// The root of `UIHostingController(rootView: root)` and `UINavigationController(rootViewController: root)`, made there or for the constant
    /// that is named there.
    /// Source: developer.apple.com/documentation (SwiftUI: UIHostingController, NSHostingController; UIKit: UINavigationController)
    private func hostedView(of value: CodeIndex, _ type: TypeID) -> TypeID {
        guard type.exists, index[type].isExternal, value.exists, let label = Self.hosts[index[type].fullName] else { return .none }
        var made = value
        if outline.code[value.position].kind == .identifier {
            guard body.context.member.exists else { return .none }
            let name = outline.code[value.position].name
            let constants = index.declaration(of: body.context.member).code.indices.compactMap { number -> CodeIndex? in
                guard outline.code[number].kind == .declaration else { return nil }
                let local = outline[outline.code[number].declaration]
                return local.kind == .let && local.name == name ? local.initialValue : nil
            }
            guard constants.count == 1, constants[0].exists else { return .none }
            made = constants[0]
        }
        let call = outline.code[made.position]
        guard call.kind == .call, let root = call.arguments.first, outline.names[outline.arguments[root].label] == label,
            outline.arguments[root].value.exists
        else { return .none }
        return silently { nominalTypes(of: self.type(of: outline.arguments[root].value)).first.type }
    }

    /// `(view, onFinish) = (nil, nil)`
    private func noteNils(_ node: CodeNode) {
        guard !body.isSilent, node.base.exists, outline.code[node.other.position].kind == .tuple, outline.code[node.base.position].kind == .tuple
        else { return }
        let (targets, values) = (outline.code[node.other.position].arguments, outline.code[node.base.position].arguments)
        for (target, value) in zip(targets, values) where isNil(outline.arguments[value].value) {
            let left = outline.arguments[target].value
            guard left.exists else { continue }
            let (member, receiver, isSelf, _) = silently { assignedMember(left) }
            let offset = outline.code[left.position].offset
            guard member.exists else { continue }
            add(
                Assignment(
                    from: body.context.from, caller: body.context.member, target: member, receiver: receiver.type, value: .none,
                    site: Site(file: file, offset: offset, end: offset + 1), isSelf: isSelf, isNil: true))
        }
    }

    /// The name that is set or may be, where nobody knows whose: a local one is nobody's.
    func noteWrite(to target: CodeIndex) {
        guard !body.isSilent, target.exists else { return }
        let node = nameSet(by: target)
        if node.kind == .tuple { for element in node.arguments { noteWrite(to: outline.arguments[element].value) } }
        guard node.kind == .member || node.kind == .identifier, !isInheritedFromFrameworks(node) else { return }
        let name = symbol(node.name)
        if node.kind == .member || !body.locals.contains(where: { $0.name == name }) { noteWrite(named: name) }
    }

    /// `view = contentView` in a view controller: what such a class has and the project doesn't declare is its superclass's, and nobody else's.
    private func isInheritedFromFrameworks(_ node: CodeNode) -> Bool {
        let type = body.context.from
        guard type.exists, index[type].kind == .class, node.kind == .identifier || node.base.exists && isSelf(node.base) else { return false }
        // One superclass is all that a class has: what else isn't known is a protocol.
        return index.ancestors[type.position].contains { index[$0].isExternal && index[$0].kind == .class }
    }

    func noteWrite(named name: Symbol) {
        guard !body.isSilent, index.names.uses(of: name).contains(.member) else { return }
        let write = UnresolvedWrite(name: name, file: file)
        if references.unresolvedWrites.last != write { references.unresolvedWrites.append(write) }
    }

    /// `rows`, where `list.rows[0]` is set.
    private func nameSet(by position: CodeIndex) -> CodeNode {
        var node = outline.code[position.position]
        while node.kind == .optionalChain || node.kind == .forceUnwrap || node.kind == .subscript, node.base.exists {
            node = outline.code[node.base.position]
        }
        return node
    }

    /// Where nesting is too deep to be followed, there is no value.
    func isNil(_ position: CodeIndex) -> Bool {
        guard position.exists else { return false }
        let node = outline.code[position.position]
        return node.kind == .nilLiteral || node.kind == .member && !node.base.exists && outline.names[node.name] == "none"
    }

    private func typeOfAssigned(_ target: MemberID, _ receiver: NominalType, _ node: CodeNode) -> ExpressionType {
        let type = typeOfMember(target, receiver)
        return outline.code[node.other.position].kind == .subscript ? elementType(of: type) : type
    }

    /// - Returns: `isRead` where what the left side refers to has been recorded on the way.
    func assignedMember(_ position: CodeIndex) -> (MemberID, NominalType, isSelf: Bool, isRead: Bool) {
        let nothing = (MemberID.none, NominalTypes().first, false, false)
        var node = outline.code[position.position]
        while node.kind == .optionalChain || node.kind == .forceUnwrap || node.kind == .subscript, node.base.exists {
            if node.kind == .subscript { readArguments(node) }
            node = outline.code[node.base.position]
        }
        guard node.kind == .identifier || node.kind == .member else { return nothing }
        let name = symbol(node.name)
        if node.kind == .identifier {
            if body.locals.contains(where: { $0.name == name }) { return nothing }
            let found = implicitMember(named: name, isCalled: false)
            return (found.member, found.receiver, found.isSelf, false)
        }
        guard node.base.exists, index.names.uses(of: name).contains(.member) else { return nothing }
        let base = type(of: node.base)
        if base.isMetatype { noteNamedType(base, at: node.base, .staticMember) }
        let receivers = base.isMetatype ? nominalTypes(ofMetatype: base) : nominalTypes(of: base)
        for receiver in receivers.all {
            let member = member(named: name, of: receiver.type, Use(isStatic: base.isMetatype, isCalled: false))
            if member.exists { return (member, receiver, isSelf(node.base), true) }
        }
        return (.none, nothing.1, false, true)
    }

    /// Whether an expression is `self`.
    func isSelf(_ position: CodeIndex) -> Bool {
        var node = outline.code[position.position]
        while node.kind == .optionalChain || node.kind == .forceUnwrap, node.base.exists {
            node = outline.code[node.base.position]
        }
        return node.kind == .identifier && symbol(node.name) == index.known.selfInstance
    }
}
