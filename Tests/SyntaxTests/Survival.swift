import Foundation
import Syntax
import Testing

func tokens(of bytes: [UInt8]) -> [Token] {
    var tokenizer = Tokenizer()
    tokenizer.tokenize(PaddedBytes(bytes))
    return tokenizer.tokens
}

/// Reads and prints the bytes, and holds the outline to what every outline promises.
func expectSurvival(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let reader = OutlineReader()
    let source = PaddedBytes(bytes)
    let outline = reader.read(source)
    _ = reader.printOutline(of: source, path: "")
    let size = UInt32(bytes.count)
    #expect(outline.declarations.allSatisfy { $0.offset <= $0.end && $0.end <= size }, sourceLocation: sourceLocation)
    #expect(outline.types.allSatisfy { $0.offset <= $0.end && $0.end <= size }, sourceLocation: sourceLocation)
    expectTiling(bytes, sourceLocation: sourceLocation)
    expectDeclarationsAlone(of: source, as: outline, sourceLocation: sourceLocation)
}

/// Whoever reads what a file declares, and no more, reads the same declarations.
func expectDeclarationsAlone(of source: borrowing PaddedBytes, as whole: Outline, sourceLocation: SourceLocation = #_sourceLocation) {
    let alone = OutlineReader().readDeclarations(source)
    #expect(rows(of: alone) == rows(of: whole), sourceLocation: sourceLocation)
    #expect(alone.lines == whole.lines && alone.directives == whole.directives, sourceLocation: sourceLocation)
}

/// What is declared where, in an outline of either kind.
private func rows(of outline: Outline) -> [String] {
    outline.declarations.map { declaration in
        let place = "\(declaration.offset) \(declaration.nameOffset) \(declaration.end) in \(declaration.parent.rawValue)"
        let marks = "\(declaration.ownership) \(declaration.modifiers.rawValue) \(declaration.traits.rawValue)"
        return "\(declaration.kind) \(outline.names[declaration.name]) at \(place), \(marks)"
    }
}

/// Tokens stand in order and nothing but white space and comments stands between them.
func expectTiling(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    var position = 0
    for token in tokens(of: bytes) {
        guard Int(token.offset) >= position, Int(token.end) <= bytes.count else {
            Issue.record("token at \(token.offset) overlaps", sourceLocation: sourceLocation)
            return
        }
        let gap = bytes[position..<Int(token.offset)]
        if !isTrivia(gap) {
            Issue.record("\(String(decoding: gap, as: UTF8.self)) is in no token", sourceLocation: sourceLocation)
            return
        }
        position = Int(token.end)
    }
    #expect(position == bytes.count, sourceLocation: sourceLocation)
}

private func isTrivia(_ gap: ArraySlice<UInt8>) -> Bool {
    let blanks: Set<UInt8> = [0, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x20, 0xC2, 0xA0, 0xEF, 0xBB, 0xBF]
    guard let first = gap.first(where: { !blanks.contains($0) }) else { return true }
    // A comment, or the `#!` of a script.
    return first == UInt8(ascii: "/") || gap.starts(with: "#!".utf8)
}

/// Reads the bytes on a thread with the 512 KiB of stack that Dispatch gives its workers on macOS. Frames of unoptimised
/// code are six times as large.
func expectSurvivalOnSmallStack(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let finished = DispatchSemaphore(value: 0)
    let thread = Thread {
        let reader = OutlineReader()
        _ = reader.read(PaddedBytes(bytes))
        finished.signal()
    }
    #if DEBUG
        thread.stackSize = 4096 << 10
    #else
        thread.stackSize = 512 << 10
    #endif
    thread.start()
    finished.wait()
}
