import Syntax

/// Uses of variables at the top level of a file: `Current.loans`, `loanManager.fetchAll()`, `http.dataTask(with: url)`.
extension ReferenceCollector {
    func noteGlobalUse(of variable: GlobalVariable, _ type: ExpressionType, _ node: CodeNode) {
        guard !body.isSilent, !body.isLogged, body.context.from.exists else { return }
        var known = frameworkType(of: unwrapped(type))
        if !known.exists { known = instanceForAll(in: variable) }
        guard known.exists else { return }
        if index[known].isExternal {
            guard index[known].kind.isReference, !mayInheritStore(body.context.from), isSurelyFramework(known, in: variable.file) else { return }
        } else if index.inheritsFrameworksClass(body.context.from) {
            // What a framework's class has is known by its own names only.
            return
        }
        let context = body.context
        let position: Edge.Position = index[known].isExternal ? .globalVariable : .staticMember
        references.globalUses.append(
            Edge(
                from: context.from, to: known, kind: .names, position: context.position == .defaultArgument ? .defaultArgument : position,
                ownership: .strong, site: site(from: node.offset, name: node.name), member: context.member, throughAlias: false, isStatic: context.isStatic,
                isSignature: false, isInout: false))
    }

    /// `URLSession` of `let http = URLSession.shared`: what a framework's class calls so is one of it.
    private func instanceForAll(in variable: GlobalVariable) -> TypeID {
        let outline = index.outline(variable.file)
        let declaration = outline[variable.declaration]
        guard !declaration.type.exists, declaration.initialValue.exists else { return .none }
        var node = outline[declaration.initialValue]
        if node.kind == .call, node.arguments.isEmpty, node.base.exists { node = outline[node.base] }
        guard node.kind == .member, node.base.exists, outline[node.base].kind == .identifier,
            Self.instancesForAll.contains(where: { outline.names.equals(node.name, $0) })
        else { return .none }
        let name = index.symbol(outline[node.base].name, in: variable.file)
        switch index.meaning(of: name, in: variable.file, scope: .none) {
        case .external(let type): return type
        case .nothing: return index.names.external(named: name)
        case .type, .parameter, .unknown: return .none
        }
    }

    /// Source: developer.apple.com/documentation (Foundation: UserDefaults, URLSession, NSUbiquitousKeyValueStore; UserNotifications), the package
    /// Firestore.
    private static let instancesForAll: [StaticString] = ["current", "default", "firestore", "shared", "standard"]

    /// A view of UIKit's or AppKit's has nothing that keeps or fetches data; what other classes have that the project doesn't declare isn't known.
    private func mayInheritStore(_ type: TypeID) -> Bool {
        index.inheritsFrameworksClass(type) && index.ancestors[type.position].contains { ancestor in
            guard index[ancestor].isExternal, index[ancestor].kind == .class || index[ancestor].kind == .unknown else { return false }
            return !Self.frameworksWithoutStores.contains(index[ancestor].framework ?? "")
        }
    }

    private static let frameworksWithoutStores: Set<String> = ["AppKit", "Foundation", "ObjectiveC", "UIKit"]

    /// `Realm` and `Session` are also what others call theirs: the variable's file has to know the framework.
    private func isSurelyFramework(_ type: TypeID, in file: FileID) -> Bool {
        guard let framework = index[type].framework else { return false }
        if framework == "Foundation" { return true }
        let outline = index.outline(file)
        let handedOn = index.exportedImports.modules(for: index.files[file.position], isOfOneTarget: index.targets.count < 2)
        return handedOn.contains { Framework(module: $0)?.name == framework } || outline.declarations.contains { declaration in
            declaration.kind == .import && Framework(module: String(outline.names[declaration.name].prefix { $0 != "." }))?.name == framework
        }
    }
}
