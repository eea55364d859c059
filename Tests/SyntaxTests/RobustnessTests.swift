import Foundation
import Syntax
import Testing

/// Any input gives an outline: no trap, no hang, no deep stack.
struct RobustnessTests {
    @Test(arguments: Fixture.all)
    func everyPrefixGivesAnOutline(_ fixture: Fixture) {
        for end in 0...fixture.bytes.count { expectSurvival(Array(fixture.bytes[..<end])) }
    }

    @Test(arguments: Fixture.all)
    func everyDeletedByteGivesAnOutline(_ fixture: Fixture) {
        for index in fixture.bytes.indices {
            var bytes = fixture.bytes
            bytes.remove(at: index)
            expectSurvival(bytes)
        }
    }

    @Test(arguments: Fixture.all)
    func everyDoubledTokenGivesAnOutline(_ fixture: Fixture) {
        for token in tokens(of: fixture.bytes) {
            var bytes = fixture.bytes
            bytes.insert(contentsOf: fixture.bytes[Int(token.offset)..<Int(token.end)], at: Int(token.end))
            expectSurvival(bytes)
        }
    }

    @Test(arguments: [
        "(", "[", "{", "<", "/*", "\"\\(", "if x {", "a?b:", "-", "@a ", "@a(", "[[", "a<", "a<b,", "x { (", "{[", "#if a\n",
        "#if a\n.b\n", "x\n#if a\n", "switch x { case y:\n#if a\n", "class A {", "func f() {", "f(a<(b", "let (", "case (",
        "for x in x {", "a.b(", "{ x in ", "else if x {", "\\a[", "a as [", "(a) -> ", "&", "try ", "await ", "any ", "~",
        "@a<", "@a (b) #if c\n", "#if a\n@b\n", "@unknown ", "\"\"\"\n\\(", "#/", "/(", "`", "$", "<#", "a:", ";", "}", ")", "#",
        "let a = ", "guard let a = b else {", "= ", "a = { ", "while a { } ; if b {", "public ", "open(", "repeat {", "x as ",
        "if let a = b, ", "(a, ", "[a: ", "func <", "-> <T: ", "var x: <T", "#a(", "#a { ", "##/ ", "lazy ", "public(x) ", "##/\n", "#/\n", "a<b<c, ", "(a<b, c, ", "@abi(", "@abi(func f()) ",
    ])
    func deepNestingGivesAnOutline(_ opening: String) {
        expectSurvivalOnSmallStack(Array(String(repeating: opening, count: Depth.repetitions).utf8))
    }

    @Test(arguments: [
        [0], [0xEF, 0xBB, 0xBF], [0xED, 0xA0, 0x80], [0xFF], [0xC3], [0xF0, 0x9F, 0x98], [0x0D], [0x0D, 0x0A], [0xC2, 0xA0],
        [0xE2, 0x80, 0xA8], [0x2F, 0x2A], [0x22], [0x22, 0x22, 0x22], [0x5C], [0x60], [0x23],
    ] as [[UInt8]])
    func strangeBytesAnywhereGiveAnOutline(_ strange: [UInt8]) {
        let source = Array("class A: B { let a = \"\\(b)\" /* c */\n func f(x: Int) -> /re/ { x<y>(z) } }".utf8)
        for index in 0...source.count { expectSurvival(source[..<index] + strange + source[index...]) }
    }

    @Test func randomBytesGiveAnOutline() {
        var random = SplitMix(state: 0x9E37_79B9)
        for _ in 0..<300 {
            expectSurvival((0..<200).map { _ in UInt8(truncatingIfNeeded: random.next()) })
        }
    }

    /// Words of the language in any order reach deeper into the parser than bytes do.
    @Test func randomWordsGiveAnOutline() {
        let words = #"""
            class struct enum protocol extension func init var let case if else guard switch for in while repeat do catch
            return throw try await async throws where as is some any each @a @escaping #if #else #endif #available #m
            { } ( ) [ ] < > , : ; . .. ... -> = == & && ? ! ?? + - / * _ x y Int self Self "s" "\(
            """#.split(whereSeparator: { $0 == " " || $0 == "\n" })
        var random = SplitMix(state: 42)
        for _ in 0..<300 {
            let text = (0..<120).map { _ in words[Int(random.next() % UInt64(words.count))] + (random.next() % 8 == 0 ? "\n" : " ") }
            expectSurvival(Array(text.joined().utf8))
        }
    }
}

private enum Depth {
    #if DEBUG
        /// Enough to show what is not linear, and quick without optimisation.
        static let repetitions = 5_000
    #else
        static let repetitions = 100_000
    #endif
}

/// The generator of Steele, Lea and Flood: the same sequence on every machine.
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
