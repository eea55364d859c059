import Syntax

/// Whose a generic parameter is.
extension ProjectIndex {
    /// The type or alias that declares a parameter, and which of its parameters it is; nil for a function's.
    func parameter(named name: Symbol, in file: FileID, scope: DeclarationIndex) -> (owner: TypeID, position: Int)? {
        let outline = outline(file)
        var scope = scope
        while scope.exists {
            let declaration = outline.declarations[scope.position]
            let owner = type(of: scope, in: file)
            if owner.exists, let position = parameterNames(of: owner).firstIndex(of: name) { return (owner, position) }
            let isOwn = declaration.genericParameters.indices.contains { symbol(outline.genericParameters[$0].name, in: file) == name }
            if isOwn { return nil }
            scope = declaration.parent
        }
        return nil
    }
}
