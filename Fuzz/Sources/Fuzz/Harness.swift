import Syntax

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads every input twice, with a reader that has read all inputs before and with a new one, and checks both results.
final class Harness {
    private let reader = OutlineReader()
    private var tokenizer = Tokenizer()
    private var source = PaddedBytes()
    /// Inputs are repeated up to this many bytes, so that time or memory that grows faster than the input shows.
    private let repeatedLength: Int

    init() {
        repeatedLength = getenv("FUZZ_REPEAT").flatMap { Int(String(cString: $0)) } ?? 0
    }

    func read(_ input: UnsafeBufferPointer<UInt8>) {
        load(input)
        tokenizer.tokenize(source)
        source.withBytes { TokenChecks(tokens: tokenizer.tokens, lines: tokenizer.lines, bytes: $0).run() }
        let outline = reader.read(source)
        OutlineChecks(outline: outline, byteCount: source.count).run()
        checkPrinted(reader.printOutline(of: source, path: "a"), of: outline)
        checkDeclarations(reader.readDeclarations(source), of: outline)
        if repeatedLength == 0 { checkAgain(outline, input) }
    }

    private func load(_ input: UnsafeBufferPointer<UInt8>) {
        let times = input.isEmpty ? 1 : max(1, repeatedLength / input.count)
        source.replace(capacity: input.count * times) { memory in
            for time in 0..<times {
                UnsafeMutableRawBufferPointer(rebasing: memory[(time * input.count)...]).copyBytes(from: input)
            }
            return input.count * times
        }
    }

    /// Memory of exactly the input's size lets AddressSanitizer see what is read behind the padding.
    private func checkAgain(_ outline: Outline, _ input: UnsafeBufferPointer<UInt8>) {
        let newReader = OutlineReader()
        let again = newReader.read(PaddedBytes(Array(input)))
        check(isEqual(outline, again), "a new reader reads another outline")
    }

    private func checkPrinted(_ output: [UInt8], of outline: Outline) {
        check(output.isEmpty || output.last == UInt8(ascii: "\n"), "the last line is not ended")
        let rows = output.reduce(into: 0) { count, byte in if byte == UInt8(ascii: "\n") { count += 1 } }
        // Printing looks into no block that declares nothing, and what is made of a broken one may stand in it.
        check(!outline.problems.isEmpty || rows >= outline.declarations.count, "fewer lines than declarations")
    }

    /// What is read for its declarations alone looks into no block either.
    private func checkDeclarations(_ alone: Outline, of outline: Outline) {
        OutlineChecks(outline: alone, byteCount: source.count).run()
        guard outline.problems.isEmpty else { return }
        check(alone.declarations.count == outline.declarations.count, "another number of declarations")
        for (one, other) in zip(alone.declarations, outline.declarations) {
            check(one.kind == other.kind && one.offset == other.offset && one.end == other.end && one.parent == other.parent, "another declaration")
            check(alone.names[one.name] == outline.names[other.name], "another name")
        }
    }

    private func isEqual(_ one: Outline, _ other: Outline) -> Bool {
        one.names == other.names && one.declarations == other.declarations && one.parameters == other.parameters
            && one.genericParameters == other.genericParameters && one.requirements == other.requirements
            && one.attributes == other.attributes && one.types == other.types && one.typeLists == other.typeLists
            && one.code == other.code && one.arguments == other.arguments && one.closures == other.closures
            && one.captures == other.captures && one.topLevelCode == other.topLevelCode && one.lines == other.lines
            && one.directives == other.directives && one.problems == other.problems
    }
}
