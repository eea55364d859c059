import SwiftSyntax

/// Writes rows into one buffer, copying names and types from the source.
final class RowPrinter {
    private let source: UnsafeBufferPointer<UInt8>
    private let path: [UInt8]
    private var lines: SourceLines
    private var output: [UInt8] = []
    /// Where each row begins, in the source and in the output.
    private var rows: [(offset: Int, start: Int)] = []
    private var isInOrder = true

    init(source: UnsafeBufferPointer<UInt8>, path: String) {
        self.source = source
        self.path = Array(path.utf8)
        lines = SourceLines(of: source)
        output.reserveCapacity(source.count / 4)
    }

    func beginRow(_ kind: StaticString, at offset: Int) {
        if let last = rows.last, last.offset > offset { isInOrder = false }
        rows.append((offset, output.count))
        let (line, column) = lines.position(of: offset)
        output.append(contentsOf: path)
        append("\t")
        appendNumber(line)
        append("\t")
        appendNumber(column)
        append("\t")
        append(kind)
        append("\t")
    }

    /// A closure in an attribute is visited behind the declaration that bears the attribute, and stands before it.
    func rowsInSourceOrder() -> [UInt8] {
        if isInOrder { return output }
        var sorted: [UInt8] = []
        sorted.reserveCapacity(output.count)
        let ends = rows.dropFirst().map(\.start) + [output.count]
        for (row, end) in zip(rows, ends).sorted(by: { $0.0.offset < $1.0.offset }) {
            sorted.append(contentsOf: output[row.start..<end])
        }
        return sorted
    }

    // MARK: - Text

    func append(_ text: StaticString) {
        output.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private func appendNumber(_ number: Int) {
        var divisor = 1
        while divisor <= number / 10 { divisor *= 10 }
        while divisor > 0 {
            output.append(UInt8(ascii: "0") + UInt8(number / divisor % 10))
            divisor /= 10
        }
    }

    /// A token without backticks.
    func appendName(_ token: TokenSyntax) {
        var bytes = bytes(of: token)
        if bytes.count > 2, bytes.first == UInt8(ascii: "`") { bytes = UnsafeBufferPointer(rebasing: bytes[1..<bytes.count - 1]) }
        output.append(contentsOf: bytes)
    }

    private func bytes(of token: TokenSyntax) -> UnsafeBufferPointer<UInt8> {
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        return UnsafeBufferPointer(rebasing: source[start..<start + token.trimmedLength.utf8Length])
    }

    /// The tokens as written, joined.
    func appendTokens(of node: some SyntaxProtocol) {
        for token in node.tokens(viewMode: .sourceAccurate) { output.append(contentsOf: bytes(of: token)) }
    }

    // MARK: - Parts of declarations

    func appendNames(of path: ImportPathComponentListSyntax) {
        for component in path {
            appendName(component.name)
            // `.`, or `::` behind a module.
            if let separator = component.trailingPeriod { output.append(contentsOf: bytes(of: separator)) }
        }
    }

    func appendInheritance(_ clause: InheritanceClauseSyntax?) {
        guard let clause else { return }
        var isFirst = true
        for inherited in clause.inheritedTypes {
            if !isFirst { append(",") }
            isFirst = false
            appendTokens(of: inherited.type)
        }
    }

    func appendSignature(_ signature: FunctionSignatureSyntax) {
        appendParameters(signature.parameterClause)
        if let clause = signature.returnClause { appendReturn(clause) }
    }

    func appendReturn(_ clause: ReturnClauseSyntax) {
        append("->")
        appendTokens(of: clause.type)
    }

    func appendParameters(_ clause: FunctionParameterClauseSyntax) {
        append("(")
        var isFirst = true
        for parameter in clause.parameters {
            if !isFirst { append(",") }
            isFirst = false
            appendLabel(parameter.firstName)
            appendTokens(of: parameter.type)
            if parameter.ellipsis != nil { append("...") }
        }
        append(")")
    }

    func appendAssociatedValues(_ clause: EnumCaseParameterClauseSyntax) {
        guard !clause.parameters.isEmpty else { return }
        append("(")
        var isFirst = true
        for parameter in clause.parameters {
            if !isFirst { append(",") }
            isFirst = false
            appendLabel(parameter.firstName)
            appendTokens(of: parameter.type)
        }
        append(")")
    }

    private func appendLabel(_ name: TokenSyntax?) {
        if let name { appendName(name) } else { append("_") }
        append(":")
    }
}
