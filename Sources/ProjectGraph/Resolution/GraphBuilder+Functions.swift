import Syntax

extension GraphBuilder {
    /// Functions at the top level of a file, by name; the first one where there are several.
    func indexFunctions() {
        for position in graph.files.indices {
            let file = FileID(position)
            for (number, declaration) in graph.files[position].outline.declarations.enumerated()
            where declaration.kind == .func && !declaration.parent.exists {
                let name = symbol(declaration.name, in: file)
                if functions[name] == nil {
                    functions[name] = WrittenType(file: file, type: declaration.type, scope: DeclarationIndex(number))
                }
            }
        }
    }
}
