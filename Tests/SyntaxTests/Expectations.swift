import Syntax
import Testing

/// Tokens as lines of `kind text`.
func expectTokens(_ source: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let bytes = Array(source.utf8)
    let found = tokens(of: bytes).dropLast().map { token in
        "\(token.kind) " + String(decoding: bytes[Int(token.offset)..<Int(token.end)], as: UTF8.self)
    }
    #expect(found == expected, sourceLocation: sourceLocation)
    expectTiling(bytes, sourceLocation: sourceLocation)
}

/// Rows of `viperlint outline` without the path, fields separated by one space: `line:column kind name detail`.
func expectOutline(_ source: String, _ expected: String..., sourceLocation: SourceLocation = #_sourceLocation) {
    let reader = OutlineReader()
    let printed = reader.printOutline(of: PaddedBytes(source), path: "")
    let found = String(decoding: printed, as: UTF8.self).split(separator: "\n").map { row in
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
        return "\(fields[1]):\(fields[2]) " + fields[3...].filter { !$0.isEmpty }.joined(separator: " ")
    }
    #expect(found == expected, sourceLocation: sourceLocation)
}
