import Syntax
import Testing

/// What stands at an offset of the code.
@Suite struct PlaceTests {
    /// What ``Outline/name(at:in:)`` relies on.
    @Test(arguments: Fixture.all)
    func namesStandInSourceOrder(_ fixture: Fixture) {
        let outline = OutlineReader().read(PaddedBytes(fixture.bytes))
        let offsets = outline.code.filter(\.isName).map(\.offset)
        #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
    }

    /// Each name, call and member is the one that a search from front to back finds.
    @Test(arguments: Fixture.all)
    func eachIsTheFirstAtItsOffset(_ fixture: Fixture) {
        let outline = OutlineReader().read(PaddedBytes(fixture.bytes))
        for declaration in outline.declarations {
            let code = declaration.code.indices
            for offset in Set(code.map { outline.code[$0].offset }) {
                #expect(outline.name(at: offset, in: code) == code.first { outline.code[$0].isName && outline.code[$0].offset == offset })
                #expect(outline.call(at: offset, in: code) == code.first { place in
                    outline.code[place].kind == .call && outline.callee(of: outline.code[place])?.offset == offset
                })
                #expect(outline.member(ofNameAt: offset, in: code) == code.first { place in
                    let node = outline.code[place]
                    return node.kind == .member && node.base.exists && outline[node.base].offset == offset
                })
            }
        }
    }

    @Test func placesInACall() throws {
        let source = "func f() { LoanStore.shared.save(loan) { done() } }"
        let outline = OutlineReader().read(PaddedBytes(source))
        let code = try #require(outline.declarations.first).code.indices
        func name(_ place: Int?) -> String? { place.map { outline.names[outline.code[$0].name] } }
        #expect(name(outline.name(at: 11, in: code)) == "LoanStore")
        #expect(name(outline.member(ofNameAt: 11, in: code)) == "shared")
        #expect(name(outline.name(at: 28, in: code)) == "save")
        #expect(outline.call(at: 28, in: code).map { outline.code[$0].arguments.count } == 2)
        #expect(outline.name(at: 12, in: code) == nil && outline.call(at: 12, in: code) == nil && outline.member(ofNameAt: 28, in: code) == nil)
        #expect(outline.name(at: 11, in: 0..<0) == nil)
    }
}
