import Syntax
import Testing

/// Reading what a file declares, and no more.
@Suite struct DeclarationsAloneTests {
    private static let more = [
        "import XCTest\n@testable import struct App.Loan\nfinal class LoanTests: XCTestCase { func testA() { let a = B(c: { $0 }); XCTAssert(a.d) } }",
        "func f() { func g(a: Int = { let b = 1; return b }()) { struct S { let c = 2 } } }", "class A {\n func f() { g( }\n}\nclass B {}",
        "// viperlint:disable:next all -- b\n/* viperlint:role view */ class A {}\n\n", "",
    ]

    @Test(arguments: Fixture.all + more.map { Fixture(name: $0, text: $0) })
    func declarationsAreTheSame(_ fixture: Fixture) {
        let reader = OutlineReader()
        let whole = reader.read(PaddedBytes(fixture.bytes))
        let alone = reader.readDeclarations(PaddedBytes(fixture.bytes))
        expectDeclarationsAlone(of: PaddedBytes(fixture.bytes), as: whole)
        #expect(alone.problems.map(\.offset) == whole.problems.map(\.offset))
        #expect(whole.hasUses && !alone.hasUses)
    }

    @Test(arguments: [
        ("import XCTest\nclass A { let b = 1 }", false), ("import class A.B\nimport Testing", false), ("import XCTest", false),
        ("import UIKit\nimport XCTestExtensions", true), ("import XCTest.Sub\nclass A {}", true), ("import class XCTest.XCTestCase", true),
        ("let XCTest = 1", true), ("import", true), ("", true), ("// import XCTest\nlet a = \"import XCTest\"", true),
    ])
    func whatOneImports(text: String, isWhole: Bool) {
        let outline = OutlineReader().read(PaddedBytes(text), wholeUnlessImporting: ["XCTest", "Testing"])
        #expect(outline.hasUses == isWhole)
    }

    /// No declaration leads to what isn't there.
    @Test(arguments: Fixture.all)
    func nothingElseIsThere(_ fixture: Fixture) {
        let outline = OutlineReader().readDeclarations(PaddedBytes(fixture.bytes))
        #expect(outline.code.isEmpty && outline.types.isEmpty && outline.typeLists.isEmpty && outline.parameters.isEmpty)
        #expect(outline.attributes.isEmpty && outline.closures.isEmpty && outline.captures.isEmpty && outline.topLevelCode.indices.isEmpty)
        for declaration in outline.declarations {
            #expect(!declaration.type.exists && !declaration.initialValue.exists && declaration.code.indices.isEmpty)
            #expect(declaration.inheritedTypes.indices.isEmpty && declaration.parameters.indices.isEmpty && declaration.attributes.indices.isEmpty)
        }
    }
}
