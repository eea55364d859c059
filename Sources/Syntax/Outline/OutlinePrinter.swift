/// Prints the declarations of a file, a line each, tab-separated: `path, line, column, kind, name, detail`.
///
/// Other programs read these lines; the format is fixed by the design page (Interfaces that other programs rely on).
struct OutlinePrinter: ~Copyable {
    let outline: Outline
    let tokens: UnsafeBufferPointer<Token>
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var output = GrowableBuffer<UInt8>(capacity: 1 << 12)
    /// The line that was printed last: most declarations stand a few lines behind the one before.
    private var line = 0

    init(outline: Outline, tokens: UnsafeBufferPointer<Token>, bytes: UnsafeBufferPointer<UInt8>) {
        self.outline = outline
        self.tokens = tokens
        self.bytes = bytes
    }

    mutating func print(path: String) {
        var path = path
        for declaration in outline.declarations {
            path.withUTF8 { output.append(contentsOf: $0) }
            printPosition(of: declaration)
            printText(declaration.kind.keyword)
            output.append(Self.tab)
            printName(of: declaration)
            output.append(Self.tab)
            printDetail(of: declaration)
            output.append(UInt8(ascii: "\n"))
        }
    }

    private static let tab = UInt8(ascii: "\t")

    private mutating func printText(_ text: String) {
        var text = text
        text.withUTF8 { output.append(contentsOf: $0) }
    }

    private mutating func printPosition(of declaration: Declaration) {
        line = outline.lines.line(of: declaration.offset, from: line)
        output.append(Self.tab)
        printNumber(line + 1)
        output.append(Self.tab)
        printNumber(Int(declaration.offset - outline.lines.start(of: line)) + 1)
        output.append(Self.tab)
    }

    private mutating func printNumber(_ number: Int) {
        // Up to eight digits, the first one in the lowest byte; a file has no more lines.
        guard number < 100_000_000 else { return printText(String(number)) }
        var digits: UInt64 = 0
        var rest = UInt32(truncatingIfNeeded: number)
        repeat {
            digits = digits << 8 | UInt64(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        while digits > 0 {
            output.append(UInt8(truncatingIfNeeded: digits))
            digits >>= 8
        }
    }

    private mutating func printName(of declaration: Declaration) {
        switch declaration.kind {
        case .`init`, .deinit, .subscript: printText(declaration.kind.keyword)
        case .extension: printType(declaration.type)
        default: outline.names.withBytes(of: declaration.name) { output.append(contentsOf: $0) }
        }
    }

    private mutating func printDetail(of declaration: Declaration) {
        switch declaration.kind {
        case .class, .struct, .enum, .protocol, .actor, .extension, .associatedtype:
            printInheritedTypes(of: declaration)
        case .var, .let:
            printText(declaration.ownership.spelling)
            output.append(UInt8(ascii: " "))
            if declaration.type.exists, !declaration.traits.contains(.sharedType) { printType(declaration.type) } else { output.append(UInt8(ascii: "-")) }
        case .func, .`init`, .subscript, .macro:
            printParameters(of: declaration)
            guard declaration.type.exists else { return }
            printText("->")
            printType(declaration.type)
        case .case:
            if !declaration.parameters.isEmpty { printParameters(of: declaration) }
        case .typealias:
            printType(declaration.type)
        case .import, .deinit, .operator, .precedencegroup:
            break
        }
    }

    private mutating func printInheritedTypes(of declaration: Declaration) {
        for (position, type) in outline.types(in: declaration.inheritedTypes).enumerated() {
            if position > 0 { output.append(UInt8(ascii: ",")) }
            printType(type)
        }
    }

    private mutating func printParameters(of declaration: Declaration) {
        output.append(UInt8(ascii: "("))
        for (position, parameter) in outline.parameters(of: declaration).enumerated() {
            if position > 0 { output.append(UInt8(ascii: ",")) }
            if parameter.label == .none {
                output.append(UInt8(ascii: "_"))
            } else {
                outline.names.withBytes(of: parameter.label) { output.append(contentsOf: $0) }
            }
            output.append(UInt8(ascii: ":"))
            printType(parameter.type)
            if parameter.isVariadic { printText("...") }
        }
        output.append(UInt8(ascii: ")"))
    }

    /// The type's tokens, joined.
    private mutating func printType(_ type: TypeIndex) {
        guard type.exists else { return }
        let node = outline[type]
        let written = UnsafeBufferPointer(rebasing: bytes[Int(node.offset)..<Int(node.end)])
        // Without white space or comments between them, tokens joined are the bytes as they stand.
        guard written.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 >= 0x80 }) else {
            return output.append(contentsOf: written)
        }
        var index = firstToken(at: node.offset)
        while index < tokens.count, tokens[index].offset < node.end {
            let start = max(tokens[index].offset, node.offset)
            // The last token may reach further: `>>` closes two lists.
            output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[Int(start)..<Int(min(tokens[index].end, node.end))]))
            index += 1
        }
    }

    /// The token that holds an offset.
    private func firstToken(at offset: UInt32) -> Int {
        var low = 0
        var high = tokens.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if tokens[middle].offset <= offset { low = middle } else { high = middle }
        }
        return low
    }
}

extension OutlineReader {
    /// Reads a file and prints its declarations, a line each.
    ///
    /// - Parameter path: printed as the first field of every line.
    public func printOutline(of source: borrowing PaddedBytes, path: String) -> [UInt8] {
        var output: [UInt8] = []
        printOutline(of: source, path: path, to: &output)
        return output
    }

    /// - Parameter output: what the lines are appended to.
    public func printOutline(of source: borrowing PaddedBytes, path: String, to output: inout [UInt8]) {
        let outline = readForRows(source)
        source.withBytes { bytes in
            var printer = OutlinePrinter(outline: outline, tokens: tokenBuffer, bytes: bytes)
            printer.print(path: path)
            output.append(contentsOf: printer.output.buffer)
        }
    }
}
