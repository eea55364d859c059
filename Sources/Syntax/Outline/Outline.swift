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
    /// Byte offsets of each `try` without a mark, whose error goes on; a `do` around it may catch it.
    public let tries: [UInt32]
    /// The statements at the top level of the file, in ``code``.
    public let topLevelCode: ListRange
    public let lines: LineTable
    public let directives: [Directive]
    /// What could not be followed; everything else is there.
    public let problems: [Problem]
    /// Whether all that code and types refer to is there, or the declarations alone.
    public let hasUses: Bool

    init(_ parts: borrowing OutlineParts, names: NameTable, lines: LineTable, directives: [Directive], problems: [Problem]) {
        self.names = names
        declarations = parts.declarations.array
        parameters = parts.parameters.array
        genericParameters = parts.genericParameters.array
        requirements = parts.requirements.array
        attributes = parts.attributes.array
        types = parts.types.array
        typeLists = parts.typeLists.array
        code = parts.code.array
        arguments = parts.arguments.array
        closures = parts.closures.array
        captures = parts.captures.array
        tries = parts.tries.array
        topLevelCode = parts.topLevelCode
        self.lines = lines
        self.directives = directives
        self.problems = problems
        hasUses = parts.hasUses
    }

    /// - Parameter memory: what ``write(to:)`` wrote.
    init(_ memory: inout OutlineMemory) {
        names = NameTable(&memory)
        declarations = memory.array()
        parameters = memory.array()
        genericParameters = memory.array()
        requirements = memory.array()
        attributes = memory.array()
        types = memory.array()
        typeLists = memory.array()
        code = memory.array()
        arguments = memory.array()
        closures = memory.array()
        captures = memory.array()
        tries = memory.array()
        topLevelCode = memory.array(of: ListRange.self).first ?? .empty
        lines = LineTable(&memory)
        directives = memory.array { memory in
            let offsets = memory.array(of: UInt32.self)
            let text = String(decoding: memory.array(of: UInt8.self), as: UTF8.self)
            return Directive(offset: offsets.first ?? 0, end: offsets.last ?? 0, text: text)
        }
        problems = memory.array { memory in
            let offset = memory.array(of: UInt32.self).first ?? 0
            return Problem(offset: offset, message: String(decoding: memory.array(of: UInt8.self), as: UTF8.self))
        }
        hasUses = memory.array(of: UInt8.self).first != 0
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

    /// The 1-based line of a declaration's first attribute, or of its keyword.
    public func firstLine(of declaration: Declaration) -> Int {
        lines.position(of: min(declaration.offset, attributes(of: declaration).first?.offset ?? declaration.offset)).line
    }
}

/// An outline while it is made; the memory serves file after file.
struct OutlineParts: ~Copyable {
    var declarations = GrowableBuffer<Declaration>()
    var parameters = GrowableBuffer<Parameter>()
    var genericParameters = GrowableBuffer<GenericParameter>()
    var requirements = GrowableBuffer<GenericRequirement>()
    var attributes = GrowableBuffer<Attribute>()
    var types = GrowableBuffer<TypeNode>()
    var typeLists = GrowableBuffer<TypeIndex>()
    var code = GrowableBuffer<CodeNode>()
    var arguments = GrowableBuffer<Argument>()
    var closures = GrowableBuffer<Closure>()
    var captures = GrowableBuffer<Capture>()
    var tries = GrowableBuffer<UInt32>()
    var topLevelCode = ListRange.empty
    var problems: [Problem] = []
    var hasUses = true

    subscript(index: DeclarationIndex) -> Declaration { declarations[index.position] }
    subscript(index: TypeIndex) -> TypeNode { types[index.position] }
    subscript(index: CodeIndex) -> CodeNode { code[index.position] }

    mutating func removeAll() {
        declarations.removeAll()
        removeUses()
        problems.removeAll()
        hasUses = true
    }

    mutating func removeCode() {
        code.removeAll()
        arguments.removeAll()
        closures.removeAll()
        captures.removeAll()
        tries.removeAll()
    }

    /// Leaves the declarations alone; none of them leads to anything that is not there.
    mutating func removeUses() {
        removeCode()
        parameters.removeAll()
        genericParameters.removeAll()
        requirements.removeAll()
        attributes.removeAll()
        types.removeAll()
        typeLists.removeAll()
        topLevelCode = .empty
        for position in 0..<declarations.count { declarations[position].removeUses() }
        hasUses = false
    }
}
