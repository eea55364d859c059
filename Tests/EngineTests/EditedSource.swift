import Syntax

/// A file's text, and what it declares where.
struct EditedSource {
    let text: String
    private let bytes: [UInt8]
    private let outline: Outline
    private let tokens: [Token]

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
        outline = OutlineReader().read(PaddedBytes(text))
        var tokenizer = Tokenizer()
        tokenizer.tokenize(PaddedBytes(text))
        tokens = tokenizer.tokens
    }

    var protocols: [String] { outline.declarations.filter { $0.kind == .protocol }.map { outline.names[$0.name] } }

    // MARK: - Tokens

    func withComments() -> String {
        replacing(tokens.filter { $0.flags.contains(.followsTrivia) && !$0.startsLine && $0.kind != .endOfFile }.map { (Int($0.offset)..<Int($0.offset), "/* but */ ") })
    }

    func withCondition() -> String {
        let imports = outline.declarations.prefix { $0.kind == .import }
        let end = imports.last.map { Int($0.end) } ?? 0
        return slice(0..<end) + "\n#if os(iOS)\n" + slice(end..<bytes.count) + "\n#endif\n"
    }

    /// Properties and functions, each where it is declared.
    func withBackticks() -> String {
        let named = outline.declarations.filter { [.var, .let, .func].contains($0.kind) && $0.name != .none && isWord(at: $0.nameOffset, outline.names[$0.name]) }
        return replacing(named.map { (Int($0.nameOffset)..<Int($0.nameOffset) + outline.names[$0.name].utf8.count, "`\(outline.names[$0.name])`") })
    }

    private func isWord(at offset: UInt32, _ name: String) -> Bool {
        slice(Int(offset)..<min(bytes.count, Int(offset) + name.utf8.count)) == name && bytes[Int(offset)].isLetter
    }

    // MARK: - Types

    func propertyTypes(_ edit: (String) -> String) -> String {
        let types = outline.declarations.filter { [.var, .let].contains($0.kind) && $0.type.exists }.map { outline.type($0.type, without: .optionals) }
        return replacing(types.filter { outline[$0].kind == .named }.map { type in
            let range = Int(outline[type].offset)..<Int(outline[type].end)
            return (range, edit(slice(range)))
        })
    }

    func withConformancesInExtensions(_ protocols: Set<String>) -> String {
        var extensions = ""
        var edits: [(Range<Int>, String)] = []
        for declaration in outline.declarations where [.class, .struct].contains(declaration.kind) && !declaration.parent.exists {
            let inherited = outline.types(in: declaration.inheritedTypes).map { (type: $0, text: slice(Int(outline[$0].offset)..<Int(outline[$0].end))) }
            let moved = inherited.filter { protocols.contains($0.text) }.map(\.text)
            guard !moved.isEmpty, let first = inherited.first, let last = inherited.last else { continue }
            let kept = inherited.map(\.text).filter { !protocols.contains($0) }
            let colon = bytes[..<Int(outline[first.type].offset)].lastIndex(of: UInt8(ascii: ":")) ?? 0
            edits.append((colon..<Int(outline[last.type].end), kept.isEmpty ? "" : ": " + kept.joined(separator: ", ")))
            extensions += "\nextension \(outline.names[declaration.name]): \(moved.joined(separator: ", ")) {}\n"
        }
        return replacing(edits) + extensions
    }

    // MARK: - Declarations

    func withDeclarationsReversed() -> String {
        let imports = outline.declarations.prefix { $0.kind == .import }
        let start = imports.last.map { Int($0.end) } ?? 0
        guard let parts = parts(of: .none, from: start) else { return text }
        return slice(0..<start) + parts.map(\.text).reversed().joined() + slice((parts.last?.end ?? start)..<bytes.count)
    }

    func withMembersReversed() -> String { bodies { members in members.map(\.text).reversed().joined() } }

    func withFunctionsInExtensions() -> String {
        var extensions = ""
        let rest = bodies(of: [.class, .struct]) { members in
            let moved = members.filter { $0.declaration.kind == .func && $0.declaration.modifiers.isDisjoint(with: [.override, .private]) }
            guard let type = moved.first.map({ outline[$0.declaration.parent] }) else { return members.map(\.text).joined() }
            extensions += "\nextension \(outline.names[type.name]) {\(moved.map(\.text).joined())\n}\n"
            return members.filter { member in !moved.contains { $0.end == member.end } }.map(\.text).joined()
        }
        return rest + extensions
    }

    /// With other text in place of the members of the types at the top level.
    private func bodies(of kinds: Set<DeclarationKind> = [.class, .struct, .protocol, .extension], _ edit: ([Part]) -> String) -> String {
        replacing(outline.declarations.indices.compactMap { position in
            let type = outline.declarations[position]
            guard kinds.contains(type.kind), !type.parent.exists, let brace = bytes[Int(type.offset)..<Int(type.end)].firstIndex(of: UInt8(ascii: "{")),
                let members = parts(of: DeclarationIndex(position), from: brace + 1), let last = members.last
            else { return nil }
            return (brace + 1..<last.end, edit(members))
        })
    }

    /// A declaration with all that stands before it.
    private struct Part {
        var declaration: Declaration
        var text: String
        var end: Int
    }

    /// Nil where declarations share a line, and none stands for itself.
    private func parts(of parent: DeclarationIndex, from start: Int) -> [Part]? {
        var (parts, start) = ([Part](), start)
        for declaration in outline.declarations where declaration.parent == parent && declaration.kind != .import {
            guard start < Int(declaration.end), bytes[start] == UInt8(ascii: "\n") else { return nil }
            parts.append(Part(declaration: declaration, text: slice(start..<Int(declaration.end)), end: Int(declaration.end)))
            start = Int(declaration.end)
        }
        return parts
    }

    private func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func replacing(_ edits: [(Range<Int>, String)]) -> String {
        var (result, position) = ("", 0)
        for (range, replacement) in edits.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            result += slice(position..<range.lowerBound) + replacement
            position = range.upperBound
        }
        return result + slice(position..<bytes.count)
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}
