import LintConfiguration
import Testing

/// Each of these took exponential time, overflowed the stack or used unbounded memory in a naive reader.
@Suite("Texts that are meant to do harm")
struct HostileInputTests {
    private let anchors = "YAML anchors and aliases are not supported; write the values out"
    private let nesting = "nested more than 64 levels deep"

    /// Yams 6.2.2 shares aliased nodes, so composing takes little memory; but it hashes mapping keys, and hashing
    /// a key that is an alias of aliases walks all 10^12 of its leaves.
    @Test("An alias bomb, in a value and in a key", arguments: ["z: *a11", "? *a11\n: z"])
    func aliasBomb(use: String) {
        var yaml = "version: 1\na0: &a0 [x,x,x,x,x,x,x,x,x,x]\n"
        for level in 1...11 {
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ",")
            yaml += "a\(level): &a\(level) [\(aliases)]\n"
        }
        expectProblems(yaml + use, ["2:5: \(anchors)"])
    }

    @Test("Anchors in front of anything")
    func anchorsAnywhere() {
        expectProblems("version: &v 1", ["1:10: \(anchors)"])
        expectProblems("version: 1\ntitle: &t x\nincluded: [&p Pods]", ["2:8: \(anchors)", "3:12: \(anchors)"])
        expectProblems("version: 1\nrules: &r\n  outward-dependency: off", ["2:8: \(anchors)"])
        expectProblems("version: 1\nexcluded: &e [a]\nincluded: *e", ["2:11: \(anchors)"])
    }

    @Test("Nesting", arguments: [70, 990, 100_000])
    func nesting(depth: Int) throws {
        let yamls = [
            "included: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth),
            "rules: " + String(repeating: "{a: ", count: depth) + String(repeating: "}", count: depth),
            "included:\n  " + String(repeating: "- ", count: depth) + "x",
        ]
        for yaml in yamls {
            let messages = decode("version: 1\n" + yaml).problems.map(\.message)
            #expect(messages.contains(nesting), "\(yaml.prefix(20))")
        }
    }

    @Test("64 levels are no problem of their own")
    func nestingWithinBounds() {
        let yaml = "version: 1\nx: " + String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
        expectProblems(yaml, [#"2:1: unknown key "x""#])
    }

    @Test("Keys within keys")
    func explicitKeys() {
        let yaml = "version: 1\n" + String(repeating: "? ", count: 900) + "x\n"
        #expect(!decode(yaml).problems.isEmpty)
        let flow = String(repeating: "{?", count: 900) + "x" + String(repeating: "}", count: 900)
        #expect(!decode("version: 1\nrules: " + flow).problems.isEmpty)
    }

    @Test("A file of more than 1 MiB")
    func size() {
        let filler = String(repeating: "# 456789012345\n", count: 69_900)
        expectProblems(filler + "version: 1\n", [])
        expectProblems(filler + filler, ["1:1: the file is larger than 1 MiB"])
    }

    @Test("One line of a hundred thousand patterns")
    func longLine() throws {
        let patterns = Array(repeating: "é", count: 100_000).joined(separator: ",")
        let configuration = try expectConfiguration("version: 1\nincluded: [\(patterns)]")
        #expect(configuration.included.last?.column == 12 + 99_999 * 3)
    }

    @Test("More problems than anybody reads")
    func manyProblems() {
        let yaml = "version: 1\nrules:\n" + (0..<20_000).map { "  rule-\($0): off\n" }.joined()
        let problems = decode(yaml).problems
        #expect(problems.count == 101)
        #expect(problems.last?.message == "too many problems; the others are not shown")
    }

    @Test("More repeated keys than anybody corrects")
    func manyDuplicates() {
        let yaml = "version: 1\n" + (0..<300).map { "k\($0): 1\nk\($0): 2\n" }.joined()
        #expect(decode(yaml).problems.first?.message.hasPrefix("duplicate key") == true)
        let long = "version: 1\n" + String(repeating: "a: 1\n", count: 200_000)
        #expect(decode(long).problems.map(\.message) == [#"duplicate key "a""#])
    }

    @Test("Any beginning of a text, and any text with a byte changed, gives an answer")
    func mutations() throws {
        let bytes = Array(try Fixture.text("example.yml").utf8)
        for length in bytes.indices {
            _ = decode(String(decoding: bytes[..<length], as: UTF8.self))
        }
        let replacements = Array("[]{}&*?!|>'\"%@:-,#\t\n\u{0}\\".utf8)
        for index in bytes.indices {
            var mutated = bytes
            mutated[index] = replacements[index % replacements.count]
            let problems = decode(String(decoding: mutated, as: UTF8.self)).problems
            #expect(problems.allSatisfy { $0.line >= 1 && $0.column >= 1 })
        }
    }
}
