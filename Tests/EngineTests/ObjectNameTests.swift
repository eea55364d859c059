import Testing

@testable import Engine

/// What git calls a content.
@Suite struct ObjectNameTests {
    /// As `git hash-object` says.
    @Test(arguments: [
        ("", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"),
        ("hello\n", "ce013625030ba8dba906f756967f9e9ca394464a"),
        (String(repeating: "a", count: 1_000_000), "de1fbf0c2f34f67f01f355f31ed0cf7319643c5e"),
    ])
    func namesOfFiles(text: String, name: String) {
        #expect(Array(text.utf8).withUnsafeBufferPointer { ObjectName(ofFile: $0) }.description == name)
    }

    /// FIPS 180-4's own examples, given in pieces of any size.
    @Test(arguments: [
        ("abc", 1, "a9993e364706816aba3e25717850c26c9cd0d89d"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1, "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
        ("a", 1_000_000, "34aa973cd4c4daa4f61eeb2bdbad27316534016f"),
        ("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu", 1, "a49b2446a02c645bf419f995b67091253a04a259"),
    ])
    func digests(part: String, count: Int, digest: String) {
        for size in [1, 3, 63, 64, 65, 1000] {
            let text = Array(String(repeating: part, count: count).utf8)
            var sha = SHA1()
            for start in stride(from: 0, to: text.count, by: size) {
                Array(text[start..<min(text.count, start + size)]).withUnsafeBufferPointer { sha.update($0) }
            }
            #expect(ObjectName(sha).description == digest, "\(size)")
        }
    }

    @Test func whatIsWrittenIsRead() throws {
        for name in ["e69de29bb2d1d6434b8b29ae775ad8c2e48c5391", String(repeating: "0123456789abcdef", count: 4)] {
            #expect(try #require(ObjectName(Array(name.utf8))).description == name)
        }
        for text in ["", "e69de29", String(repeating: "g", count: 40), String(repeating: "A", count: 40), String(repeating: "0", count: 41)] {
            #expect(ObjectName(Array(text.utf8)) == nil)
        }
    }
}
