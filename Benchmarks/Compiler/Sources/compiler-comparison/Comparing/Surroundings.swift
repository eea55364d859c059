import Syntax

/// The text around a name.
struct Surroundings {
    let file: ComparedFile
    let offset: Int
    let index: CompilerIndex

    private func byte(_ position: Int) -> Character {
        file.bytes.indices.contains(position) ? Character(UnicodeScalar(file.bytes[position])) : " "
    }

    private static func isName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_" || character == "$" || character == "`"
    }

    /// The last position before one that is no white space.
    private func solid(before position: Int) -> Int {
        var position = position - 1
        while position > 0, byte(position).isWhitespace { position -= 1 }
        return position
    }

    private func end(of position: Int) -> Int {
        var position = position
        while Self.isName(byte(position)), position < file.bytes.count { position += 1 }
        return position
    }

    // MARK: - Names of types

    func formOfName(_ mention: Mention) -> String {
        let alias = mention.form == "alias" ? "alias, " : ""
        if byte(offset - 1) == "@" { return alias + "attribute" }
        if byte(offset - 1) == "\\" { return alias + "root of a key path" }
        if file.bytes[..<offset].suffix(7).elementsEqual("throws(".utf8) { return alias + "typed throws" }
        if isInAttribute { return alias + "generic argument of an attribute" }
        if let type = innermostType { return alias + "written type in " + place(of: type) }
        if file.outline.code.contains(where: { Int($0.offset) == offset && ($0.kind == .identifier || $0.kind == .member) }) {
            return alias + formOfExpression
        }
        return alias + "not in the outline, in " + declarationName
    }

    private var isInAttribute: Bool {
        file.outline.attributes.contains { attribute in
            guard attribute.type.exists else { return false }
            let type = file.outline[attribute.type]
            return Int(type.offset) <= offset && offset < Int(type.end)
        }
    }

    private var innermostType: TypeNode? {
        file.outline.types.lazy.filter { Int($0.offset) <= offset && offset < Int($0.end) }.min { $0.end - $0.offset < $1.end - $1.offset }
    }

    private func place(of type: TypeNode) -> String {
        let qualifier = type.kind == .member ? "dotted name, " : ""
        return qualifier + declarationName
    }

    /// The kind of the innermost declaration around the name.
    private var declarationName: String {
        let declaration = file.outline.declarations.last { Int($0.offset) <= offset && offset < Int($0.end) }
        guard let declaration else { return "the file" }
        return (declaration.traits.contains(.local) ? "local " : "") + declaration.kind.keyword
    }

    private var formOfExpression: String {
        let end = end(of: offset)
        switch byte(end) {
        case "(": return "expression, called"
        case "<": return "expression, with generic arguments"
        case ".":
            if file.isWritten("self", at: end + 1) { return "expression, .self" }
            if file.isWritten("init", at: end + 1) { return "expression, .init" }
            return byte(end + 1).isUppercase ? "expression, qualifier" : "expression, static member"
        default: return "expression, other"
        }
    }

    // MARK: - Calls

    func formOfCall(_ mention: Mention) -> String {
        switch mention.form {
        case "operator": return "operator"
        case "initialiser" where !file.isWritten("init", at: offset): return "initialiser, by \(parameter(at: offset) ?? "the type's") name"
        default: return mention.form + ", " + receiver
        }
    }

    private var receiver: String {
        var dot = solid(before: offset)
        guard byte(dot) == "." else { return "without receiver" }
        let isDirect = !byte(dot - 1).isWhitespace
        dot = solid(before: dot)
        if byte(dot) == "?" || byte(dot) == "!" { dot = solid(before: dot) }
        switch byte(dot) {
        case ")": return "on " + (isTypeCall(dot) ? "a new instance" : "a call's result or parentheses")
        case "]": return "on a subscript or literal"
        case "}": return "on a call's result with trailing closure"
        case "\"": return "on a literal"
        case ">": return "on a generic type"
        default: return isDirect && Self.isName(byte(dot)) && !isKeyword(dot) ? named(dot) : implicitMember(dot)
        }
    }

    private func isTypeCall(_ close: Int) -> Bool {
        var (position, depth) = (close, 0)
        while position > 0 {
            if byte(position) == ")" { depth += 1 }
            if byte(position) == "(" { depth -= 1 }
            if depth == 0 { break }
            position -= 1
        }
        return byte(start(of: position)).isUppercase
    }

    private func start(of end: Int) -> Int {
        var start = end
        while start > 0, Self.isName(byte(start - 1)) { start -= 1 }
        return start
    }

    private func named(_ last: Int) -> String {
        let start = start(of: last + 1)
        let name = String(decoding: file.bytes[start...last], as: UTF8.self)
        if name.first == "$" { return "on $0" }
        if name == "self" || name == "super" || name == "Self" { return "on " + name }
        if byte(start - 1) == "." {
            let outer = solid(before: start - 1)
            return file.isWritten("self", at: outer - 3) && byte(outer) == "f" ? "on a property of self" : "on a property in a chain"
        }
        if name.first?.isUppercase == true { return "on \(parameter(at: start).map { $0 + " type" } ?? "a type")" }
        return "on " + origin(of: name)
    }

    /// Whether a name stands for a type that only the caller knows.
    private func parameter(at offset: Int) -> String? {
        for (_, occurrence) in file.occurrences(at: offset) where index.symbols[occurrence.symbol].kind == .alias {
            switch index.symbols[occurrence.symbol].subkind {
            case 1012: return "an associated type's"
            case 1013: return "a generic parameter's"
            default: continue
            }
        }
        return nil
    }

    private func isKeyword(_ last: Int) -> Bool {
        ["return", "in", "case", "try", "await", "else", "is", "as"]
            .contains(String(decoding: file.bytes[start(of: last + 1)...last], as: UTF8.self))
    }

    /// `.name` takes its type from where it stands.
    private func implicitMember(_ before: Int) -> String {
        let place =
            switch byte(before) {
            case "(", ",": "an argument"
            case ":": "a labelled argument, or behind a colon"
            case "[": "an element of a literal"
            case "{", "}": "the sole expression of a body"
            case "?": "a choice"
            case "=": byte(before - 1) == " " ? "an initial or assigned value" : "an operand"
            case let other where Self.isName(other): "behind " + String(decoding: file.bytes[start(of: before + 1)...before], as: UTF8.self)
            default: "an operand"
            }
        return "implicit member as " + place
    }

    /// Where a name in a body comes from, by the nearest text that looks like its declaration.
    private func origin(of name: String) -> String {
        let around = file.outline.declarations.last {
            Int($0.offset) <= offset && offset < Int($0.end) && !$0.traits.contains(.local) && !$0.kind.hasMembers
        }
        let start = around.map { Int($0.offset) } ?? max(0, offset - 2000)
        let text = String(decoding: file.bytes[start..<offset], as: UTF8.self)
        if let match = text.matches(of: /(let|var) ([a-z_A-Z0-9]+)( ?:| =|,| else|\))/).last(where: { $0.2 == name }) {
            switch match.3 {
            case " =": return "a local variable without written type, " + value(in: text[match.range.upperBound...])
            case ":", " :": return "a local variable with written type"
            default: return "a pattern's variable"
            }
        }
        if text.matches(of: /for (?:try await |await )?([a-z_A-Z0-9]+) in/).contains(where: { $0.1 == name }) { return "a loop's variable" }
        if ["{ \(name) in", "(\(name)) in", "{ \(name),", ", \(name) in"].contains(where: { text.contains($0) }) {
            return "a closure's parameter"
        }
        return text.contains("\(name): ") ? "a parameter" : "a property"
    }

    /// What a variable is set to, by the end of the line.
    private func value(in text: Substring) -> String {
        let line = text.prefix { $0 != "\n" }
        let value = line.hasSuffix(" {") || line.hasSuffix(" else {") ? line.split(separator: " else").first ?? line : line
        switch value.last(where: { !$0.isWhitespace && $0 != "{" && $0 != "!" }) {
        case ")" where value.contains(/\ as[?!]\s/): return "a cast"
        case ")": return value.contains(/^ *(?:try |await )*[A-Z][A-Za-z.<>]*\(/) ? "a new instance" : "a call's result"
        case "]": return "a subscript or literal"
        case ",": return "one of several bindings"
        case nil: return "a value on the next line"
        default: return value.contains(/\ as[?!]\s/) ? "a cast" : value.contains(".") ? "a property in a chain" : "a plain name"
        }
    }
}
