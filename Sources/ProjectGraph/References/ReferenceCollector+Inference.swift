import Syntax

/// What the generic parameters of a function stand for in a call.
extension ReferenceCollector {
    /// The parameters that a call may fix: the function's own and, of an initialiser, the type's.
    func inferableNames(of number: MemberID) -> [Symbol] {
        let member = index[number]
        let own = index.declaration(of: number).genericParameters.indices.map {
            index.symbol(index.outlines[member.file.position].genericParameters[$0].name, in: member.file)
        }
        return member.kind == .`init` || member.kind == .case ? own + index.parameterNames(of: member.owner) : own
    }

    /// Holds the type of an argument against the parameter's: `[T]` against an array of rows says what `T` is.
    func infer(
        _ names: [Symbol], from written: WrittenType, _ argument: ExpressionType, into bindings: inout [GenericArgumentTable.Binding],
        depth: Int = 0
    ) {
        guard !argument.isUnknown, written.type.exists, depth < 8 else { return }
        let declaring = index.outline(written.file)
        let node = declaring.types[written.type.position]
        switch node.kind {
        case .optional, .implicitlyUnwrapped:
            infer(names, from: written.with(node.base), unwrapped(argument), into: &bindings, depth: depth + 1)
        case .attributed, .some, .any:
            infer(names, from: written.with(node.base), argument, into: &bindings, depth: depth + 1)
        case .named:
            let name = index.symbol(node.name, in: written.file)
            if names.contains(name) {
                if !bindings.contains(where: { $0.name == name }) { bindings.append(.init(name: name, type: argument)) }
            } else if !node.list.isEmpty {
                inferParts(names, of: node, written, argument, into: &bindings, depth: depth)
            }
        case .metatype:
            switch argument {
            case .metatype(let type, let arguments):
                infer(names, from: written.with(node.base), .instance(type, arguments), into: &bindings, depth: depth + 1)
            case .writtenMetatype(let type, let arguments):
                infer(names, from: written.with(node.base), .written(type, arguments), into: &bindings, depth: depth + 1)
            default: break
            }
        case .array:
            infer(names, from: written.with(node.base), elementType(of: argument), into: &bindings, depth: depth + 1)
        default: break
        }
    }

    /// `Box<T>` against a box of rows.
    private func inferParts(
        _ names: [Symbol], of node: TypeNode, _ written: WrittenType, _ argument: ExpressionType,
        into bindings: inout [GenericArgumentTable.Binding], depth: Int
    ) {
        let declaring = index.outline(written.file)
        guard let nominal = nominalTypes(of: argument).all.first(where: { _ in true }) else { return }
        for (name, part) in zip(index.parameterNames(of: nominal.type), declaring.types(in: node.list)) {
            guard let bound = self.argument(named: name, of: nominal) else { continue }
            infer(names, from: written.with(part), bound, into: &bindings, depth: depth + 1)
        }
    }
}
