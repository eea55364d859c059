import Syntax

/// Uses of variables at the top level of a file: `Current.loans`, `loanManager.fetchAll()`.
extension ReferenceCollector {
    func noteGlobalUse(of type: ExpressionType, _ node: CodeNode) {
        // What a framework's class has is known by its own names only.
        guard !body.isSilent, !body.isLogged, body.context.from.exists, !index.inheritsFrameworksClass(body.context.from) else { return }
        let known = frameworkType(of: unwrapped(type))
        guard known.exists, !index[known].isExternal else { return }
        let context = body.context
        references.globalUses.append(
            Edge(
                from: context.from, to: known, kind: .names, position: context.position == .defaultArgument ? .defaultArgument : .staticMember,
                ownership: .strong, site: site(from: node.offset, name: node.name), member: context.member, throughAlias: false, isStatic: context.isStatic,
                isSignature: false, isInout: false))
    }
}
