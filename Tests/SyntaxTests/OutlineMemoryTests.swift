import Syntax
import Testing

/// An outline that was written down is the same when it is read back, and what isn't one is read as none.
struct OutlineMemoryTests {
    private static let directives = Fixture(
        name: "directives", text: "// viperlint:role presenter\nclass A {} // viperlint:disable:this a -- b é\nfunc f( {\n let x = [")

    @Test(arguments: Fixture.all + [directives, Fixture(name: "empty", text: "")])
    func whatIsWrittenIsReadBack(_ fixture: Fixture) throws {
        let outline = OutlineReader().read(PaddedBytes(fixture.bytes))
        var bytes: [UInt8] = [1, 2, 3]
        outline.write(to: &bytes)
        let read = try #require(bytes.withUnsafeBytes { Outline.reading(UnsafeRawBufferPointer(rebasing: $0[3...])) })
        #expect(read.names == outline.names && read.lines == outline.lines)
        #expect(read.declarations == outline.declarations && read.parameters == outline.parameters)
        #expect(read.genericParameters == outline.genericParameters && read.requirements == outline.requirements)
        #expect(read.attributes == outline.attributes && read.types == outline.types && read.typeLists == outline.typeLists)
        #expect(read.code == outline.code && read.arguments == outline.arguments && read.topLevelCode == outline.topLevelCode)
        #expect(read.closures == outline.closures && read.captures == outline.captures)
        #expect(read.directives == outline.directives && read.problems == outline.problems && read.hasUses)
    }

    @Test func declarationsAloneStaySuch() throws {
        var bytes: [UInt8] = []
        OutlineReader().readDeclarations(PaddedBytes(Self.directives.bytes)).write(to: &bytes)
        let read = try #require(bytes.withUnsafeBytes { Outline.reading($0) })
        #expect(!read.hasUses && read.declarations.count == 2)
    }

    @Test func whatIsCutOrTooLongIsNoOutline() {
        var bytes: [UInt8] = []
        OutlineReader().read(PaddedBytes(Self.directives.bytes)).write(to: &bytes)
        for end in bytes.indices {
            #expect(bytes.withUnsafeBytes { Outline.reading(UnsafeRawBufferPointer(rebasing: $0[..<end])) } == nil)
        }
        bytes.append(0)
        #expect(bytes.withUnsafeBytes { Outline.reading($0) } == nil)
    }
}
