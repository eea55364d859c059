import Syntax
import Testing

/// What stands in a written type.
@Suite struct WrittenTypeTests {
    private func outline(_ type: String) -> (outline: Outline, type: TypeIndex) {
        let outline = OutlineReader().read(PaddedBytes("var a: \(type)"))
        return (outline, outline.declarations.first?.type ?? .none)
    }

    @Test(
        arguments: [
            ("Loan", [], "Loan"), ("Loan?", [], "Loan?"), ("Loan?", .optionals, "Loan"), ("Loan!", .optionals, "Loan"), ("Loan??", .optionals, "Loan"),
            ("[Loan]?", .optionals, "[Loan]"), ("[Loan?]", [.arrays, .optionals], "Loan"), ("[Int: Loan]", [.arrays, .optionals], "[Int: Loan]"),
            ("(any Loan)?", .optionals, "any Loan"), ("(any Loan)!", [.optionals, .anyAndSome], "Loan"), ("some Loan", .anyAndSome, "Loan"),
            ("(Loan)", [], "Loan"), ("((Loan?))", .optionals, "Loan"), ("(any Loan)", .anyAndSome, "Loan"), ("any (Loan)", .anyAndSome, "Loan"), ("any (Loan & Item)", .anyAndSome, "Loan & Item"), ("(() -> Void)", [], "() -> Void"), ("(() -> Void)?", .optionals, "() -> Void"), ("((Loan, Int))?", .optionals, "(Loan, Int)"),
            ("Optional<Loan>", .optionals, "Loan"), ("Optional<any Loan>", [.optionals, .anyAndSome], "Loan"), ("Optional<[Loan]>?", .optionals, "[Loan]"),
            ("Optional", .optionals, "Optional"), ("Optional<Loan, Int>", .optionals, "Optional<Loan, Int>"),
            ("(Loan, Int)", .optionals, "(Loan, Int)"), ("()", .optionals, "()"), ("(Loan) -> Void", .optionals, "(Loan) -> Void"),
            ("@Sendable () -> Void", [], "@Sendable () -> Void"), ("(@Sendable () -> Void)?", .optionals, "@Sendable () -> Void"),
            ("(@Sendable () -> Void)?", [.optionals, .attributes], "() -> Void"),
        ] as [(String, TypeWrappers, String)])
    func whatIsBehindWrappers(type: String, wrappers: TypeWrappers, expected: String) {
        let (outline, written) = outline(type)
        let inner = outline.type(written, without: wrappers)
        let text = inner.exists ? Array("var a: \(type)".utf8)[Int(outline[inner].offset)..<Int(outline[inner].end)] : []
        #expect(String(decoding: text, as: UTF8.self) == expected)
    }

    @Test func nothingIsBehindABrokenType() {
        let (outline, written) = outline("any")
        #expect(outline.type(.none, without: .optionals) == .none)
        _ = outline.type(written, without: .anyAndSome)
    }

    @Test func whatStandsAroundAPlace() {
        let (outline, written) = outline("[Int: Answer<Loan, Fault>]?")
        func around(_ offset: UInt32) -> [TypeNode.Kind] { outline.types(around: offset, in: written).map { outline[$0].kind } }
        #expect(around(6) == [])
        #expect(around(8) == [.optional, .dictionary, .named])
        #expect(around(13) == [.optional, .dictionary, .named])
        #expect(around(21) == [.optional, .dictionary, .named, .named])
        #expect(around(33) == [.optional])
        #expect(outline.types(around: 33, in: .none) == [])
    }
}
