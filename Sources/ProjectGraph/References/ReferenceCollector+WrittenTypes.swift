import Syntax

extension ReferenceCollector {
    /// Adds an edge to every type that a written type names.
    func reference(_ type: TypeIndex, _ context: ReferenceContext, depth: Int = 0) {
        guard type.exists, depth < 64, context.from.exists else { return }
        let node = outline.types[type.position]
        var inner = context
        switch node.kind {
        case .named, .member:
            referenceNamed(type, node, context, depth: depth)
        case .attributed:
            inner.isInout = context.isInout || node.isInout
            reference(node.base, inner, depth: depth + 1)
        case .optional, .implicitlyUnwrapped, .array, .some, .any, .inlineArray, .packExpansion, .packElement:
            reference(node.base, context, depth: depth + 1)
        case .dictionary, .tuple, .composition:
            for element in node.list.indices { reference(outline.typeLists[element], context, depth: depth + 1) }
        case .function:
            inner.position = .closureSignature
            inner.kind = .names
            for parameter in node.list.indices { reference(outline.typeLists[parameter], inner, depth: depth + 1) }
            reference(node.base, inner, depth: depth + 1)
        case .metatype:
            inner.position = .metatype
            inner.kind = .names
            reference(node.base, inner, depth: depth + 1)
        case .suppressed, .integer:
            break
        }
    }

    private func referenceNamed(_ type: TypeIndex, _ node: TypeNode, _ context: ReferenceContext, depth: Int) {
        var arguments = context
        let meaning = index.meaning(ofName: WrittenType(file: file, type: type, scope: context.scope), node)
        switch meaning {
        case .type(let target):
            reference(target, at: site(of: node), context)
            arguments.position = .genericArgument
            arguments.kind = .names
            if node.kind == .member { referenceQualifier(node.base, context) }
        case .parameter, .unknown:
            return
        case .external(let target):
            add(to: target, at: site(of: node), context)
            // What a collection of the standard library holds, its owner holds.
            if !index.known.holders.contains(target) { (arguments.position, arguments.kind) = (.genericArgument, .names) }
        case .nothing:
            (arguments.position, arguments.kind) = (.genericArgument, .names)
        }
        for argument in node.list.indices { reference(outline.typeLists[argument], arguments, depth: depth + 1) }
    }

    private func referenceQualifier(_ base: TypeIndex, _ context: ReferenceContext) {
        var context = context
        context.kind = .names
        context.position = .namespace
        if case .type = index.meaning(of: WrittenType(file: file, type: base, scope: context.scope)) { reference(base, context) }
    }

    func reference(_ target: TypeID, at site: Site, _ context: ReferenceContext) {
        guard let alias = index.alias(of: target) else { return add(to: target, at: site, context) }
        if context.aliasDepth == 0 { budget = 256 }
        budget -= 1
        guard context.aliasDepth < 16, budget > 0 else { return }
        var context = context
        context.throughAlias = true
        context.aliasSite = context.aliasSite ?? site
        context.aliasDepth += 1
        context.scope = alias.scope
        // Names in the aliased type mean what they mean where the alias is declared.
        let file = file
        enter(alias.file)
        reference(alias.type, context)
        enter(file)
    }

    /// The name without its generic arguments.
    private func site(of node: TypeNode) -> Site {
        guard node.kind == .member, node.base.exists else { return site(from: node.offset, name: node.name) }
        // Where a member's name begins is not recorded: the marker takes in its qualifier.
        let end = node.list.isEmpty ? node.end : max(outline.types[node.base.position].end, node.offset + outline.names.length(of: node.name))
        return Site(file: file, offset: node.offset, end: end)
    }
}
