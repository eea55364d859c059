import Syntax

/// What is only called like a subject.
extension ReferenceCollector {
    /// Whether a mention of a name is of something else than a subject that is called so: of a local (`{ loans in … }`), of a case (`.loans`),
    /// or of another type's own property (`self.loans = loans` in a struct of the response).
    func isOfAnother(_ position: CodeIndex, named name: Symbol, in file: FileID) -> Bool {
        let outline = index.outline(file)
        let node = outline[position]
        if node.kind == .member {
            guard node.base.exists else { return true }
            let base = outline[node.base]
            guard base.kind == .identifier, index.symbol(base.name, in: file) == index.known.selfInstance else { return false }
        } else if outline.isLocal(position) {
            return true
        }
        let type = type(around: node.offset, in: file)
        guard type.exists, index.kind(of: type) != .protocol else { return false }
        let own = member(named: name, of: type, Use(isStatic: false, isCalled: false))
        return own.exists && !Self.subjects.contains(frameworkType(of: own))
    }

    private static let subjects = FrameworkPurposes.subjects.union(["BehaviorSubject", "PublishSubject"])

    /// The innermost type that a place in a file stands in, or what an extension there extends.
    private func type(around offset: UInt32, in file: FileID) -> TypeID {
        let declarations = index.outline(file).declarations
        let innermost = declarations.lastIndex { $0.kind.hasMembers && $0.offset <= offset && offset < $0.end }
        return innermost.map { index.type(of: DeclarationIndex($0), in: file) } ?? .none
    }
}
