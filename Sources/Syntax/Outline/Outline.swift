/// The facts of one file, as written: depends on the bytes of that file alone.
///
/// A plain value of flat arrays that refer to each other by index, in source order, so that it is cheap to make on any
/// thread and cheap to keep for every file of a project.
public struct Outline: Sendable {
    public var names = NameTable()
    /// In source order; a declaration stands before the declarations inside it.
    public var declarations: [Declaration] = []
    public var parameters: [Parameter] = []
    public var genericParameters: [GenericParameter] = []
    public var requirements: [GenericRequirement] = []
    public var attributes: [Attribute] = []
    public var types: [TypeNode] = []
    public var typeLists: [TypeIndex] = []
    public var code: [CodeNode] = []
    public var arguments: [Argument] = []
    public var closures: [Closure] = []
    public var captures: [Capture] = []
    /// The statements at the top level of the file, in ``code``.
    public var topLevelCode = ListRange.empty
    public var lines = LineTable()
    public var directives: [Directive] = []
    /// What could not be followed; everything else is there.
    public var problems: [Problem] = []

    public subscript(index: DeclarationIndex) -> Declaration { declarations[index.position] }
    public subscript(index: TypeIndex) -> TypeNode { types[index.position] }
    public subscript(index: CodeIndex) -> CodeNode { code[index.position] }

    public func types(in list: ListRange) -> ArraySlice<TypeIndex> { typeLists[list.indices] }
    public func parameters(of declaration: Declaration) -> ArraySlice<Parameter> {
        parameters[declaration.parameters.indices]
    }
    public func attributes(of declaration: Declaration) -> ArraySlice<Attribute> {
        attributes[declaration.attributes.indices]
    }
}
