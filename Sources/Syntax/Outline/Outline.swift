/// The facts of one file, as written: depends on the bytes of that file alone.
///
/// Flat arrays that refer to each other by index, in source order, so that it is cheap to make on any thread and cheap
/// to keep for every file of a project. A class only because handing around a struct of so many arrays would count
/// references for each of them; nothing in it ever changes.
public final class Outline: Sendable {
    public let names: NameTable
    /// In source order; a declaration stands before the declarations inside it.
    public let declarations: [Declaration]
    public let parameters: [Parameter]
    public let genericParameters: [GenericParameter]
    public let requirements: [GenericRequirement]
    public let attributes: [Attribute]
    public let types: [TypeNode]
    public let typeLists: [TypeIndex]
    public let code: [CodeNode]
    public let arguments: [Argument]
    public let closures: [Closure]
    public let captures: [Capture]
    /// The statements at the top level of the file, in ``code``.
    public let topLevelCode: ListRange
    public let lines: LineTable
    public let directives: [Directive]
    /// What could not be followed; everything else is there.
    public let problems: [Problem]

    init(_ parts: OutlineParts, names: NameTable, lines: LineTable, directives: [Directive], problems: [Problem]) {
        self.names = names
        declarations = parts.declarations
        parameters = parts.parameters
        genericParameters = parts.genericParameters
        requirements = parts.requirements
        attributes = parts.attributes
        types = parts.types
        typeLists = parts.typeLists
        code = parts.code
        arguments = parts.arguments
        closures = parts.closures
        captures = parts.captures
        topLevelCode = parts.topLevelCode
        self.lines = lines
        self.directives = directives
        self.problems = problems
    }

    /// The outline of a file without a byte.
    public static let empty = Outline(
        OutlineParts(), names: NameTable(), lines: LineTable(), directives: [], problems: [])

    public subscript(index: DeclarationIndex) -> Declaration {
        _read { yield declarations[index.position] }
    }

    public subscript(index: TypeIndex) -> TypeNode {
        _read { yield types[index.position] }
    }

    public subscript(index: CodeIndex) -> CodeNode {
        _read { yield code[index.position] }
    }

    /// The written types of a list.
    public func types(in list: ListRange) -> ArraySlice<TypeIndex> { typeLists[list.indices] }
    /// The parameters of a declaration.
    public func parameters(of declaration: Declaration) -> ArraySlice<Parameter> {
        parameters[declaration.parameters.indices]
    }
    /// The attributes of a declaration.
    public func attributes(of declaration: Declaration) -> ArraySlice<Attribute> {
        attributes[declaration.attributes.indices]
    }
}

/// An outline while it is made.
struct OutlineParts {
    var declarations: [Declaration] = []
    var parameters: [Parameter] = []
    var genericParameters: [GenericParameter] = []
    var requirements: [GenericRequirement] = []
    var attributes: [Attribute] = []
    var types: [TypeNode] = []
    var typeLists: [TypeIndex] = []
    var code: [CodeNode] = []
    var arguments: [Argument] = []
    var closures: [Closure] = []
    var captures: [Capture] = []
    var topLevelCode = ListRange.empty
    var problems: [Problem] = []

    subscript(index: DeclarationIndex) -> Declaration { declarations[index.position] }
    subscript(index: TypeIndex) -> TypeNode { types[index.position] }
    subscript(index: CodeIndex) -> CodeNode { code[index.position] }
}
