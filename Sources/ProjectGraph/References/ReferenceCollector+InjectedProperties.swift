import Syntax

/// Properties that a container fills, by a key path or by a type: `@Injected(\.store) private var store`,
/// `@Environment(LoanStore.self) private var store` have no type written.
extension ReferenceCollector {
    /// What the wrapper gives for its key path or type; unknown where it has none.
    func typeOfInjected(_ declaration: Declaration, in scope: DeclarationIndex) -> ExpressionType {
        for number in declaration.attributes.indices where tellsType(outline.attributes[number]) {
            return typeWrapped(by: outline.attributes[number], in: scope)
        }
        return .unknown
    }

    /// Such a property names what it is filled with, as one does that has the type written.
    func noteInjected(_ declaration: Declaration, _ context: ReferenceContext) {
        guard context.member.exists, !declaration.traits.contains(.local),
            declaration.attributes.indices.contains(where: { tellsType(outline.attributes[$0]) })
        else { return }
        let owner = NominalType(type: index[context.member].owner, arguments: .none)
        for type in heldTypes(typeOfMember(context.member, owner)) {
            add(to: type, at: site(from: declaration.nameOffset, name: declaration.name), context)
        }
    }

    private func tellsType(_ attribute: Attribute) -> Bool { attribute.keyPath != .none || attribute.root.exists }

    /// The wrapper's initialiser tells where the path begins, and what of its end the wrapper gives:
    /// `init(_ keyPath: KeyPath<Container, Factory<Value>>)`; or what it gives for a type: `init(_ type: Value.Type)`.
    private func typeWrapped(by attribute: Attribute, in scope: DeclarationIndex) -> ExpressionType {
        let wrapper = nominalTypes(of: .written(WrittenType(file: file, type: attribute.type, scope: scope))).first
        guard wrapper.type.exists else { return .unknown }
        let wrapped = member(named: index.known.wrappedValue, of: wrapper.type, Use(isStatic: false, isCalled: false))
        var initializer = index.firstMember(named: index.known.initializer, in: wrapper.type)
        while wrapped.exists, initializer.exists {
            if let (value, found) = handed(to: initializer, by: attribute, in: scope) {
                var bindings: [GenericArgumentTable.Binding] = []
                infer(index.parameterNames(of: wrapper.type), from: value, found, into: &bindings)
                let arguments = bindings.isEmpty ? wrapper.arguments : genericArguments.add(bindings, receiver: wrapper.type)
                return typeOfMember(wrapped, NominalType(type: wrapper.type, arguments: arguments))
            }
            initializer = index[initializer].next
        }
        return .unknown
    }

    /// What an attribute's first argument leads to, and as what the initialiser takes that.
    private func handed(to initializer: MemberID, by attribute: Attribute, in scope: DeclarationIndex) -> (value: WrittenType, found: ExpressionType)? {
        guard attribute.keyPath == .none else {
            guard let (root, value) = keyPath(takenBy: initializer) else { return nil }
            return end(of: attribute, from: root, in: scope).map { (value, $0) }
        }
        let member = index[initializer]
        let declaring = index.outline(member.file)
        guard let parameter = declaring.parameters(of: declaring[member.declaration]).first, parameter.type.exists,
            declaring[parameter.type].kind == .metatype
        else { return nil }
        return (
            WrittenType(file: member.file, type: parameter.type, scope: member.declaration),
            .writtenMetatype(WrittenType(file: file, type: attribute.root, scope: scope), .none))
    }

    /// The root and the value of the key path that is an initialiser's first parameter.
    private func keyPath(takenBy initializer: MemberID) -> (root: WrittenType, value: WrittenType)? {
        let member = index[initializer]
        let declaring = index.outline(member.file)
        guard let parameter = declaring.parameters(of: declaring[member.declaration]).first, parameter.type.exists else { return nil }
        let node = declaring[parameter.type]
        guard node.kind == .named, node.list.count == 2, Self.keyPaths.contains(where: { declaring.names.equals(node.name, $0) }) else { return nil }
        let written = WrittenType(file: member.file, type: parameter.type, scope: member.declaration)
        return (index.part(Int(node.list.start), of: written), index.part(Int(node.list.start) + 1, of: written))
    }

    /// Source: developer.apple.com/documentation/swift/key-path-expressions
    private static let keyPaths: [StaticString] = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]

    /// The type of the member that an attribute's path leads to; nil where there is none.
    private func end(of attribute: Attribute, from root: WrittenType, in scope: DeclarationIndex) -> ExpressionType? {
        let written = attribute.root.exists ? WrittenType(file: file, type: attribute.root, scope: scope) : root
        for container in nominalTypes(of: .written(written)).all {
            let member = member(named: symbol(attribute.keyPath), of: container.type, Use(isStatic: false, isCalled: false))
            if member.exists { return typeOfMember(member, container) }
        }
        return nil
    }
}
