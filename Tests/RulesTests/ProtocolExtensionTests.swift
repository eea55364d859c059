@testable import Rules
import Testing

/// What a protocol's extension adds is code, and no message that somebody has to implement.
@Suite struct ProtocolExtensionTests {
    /// Each stands first in a file of its own.
    @Test(arguments: [("book", "View/LoanListViewController.swift", "LoanListViewInput"), ("clean", "LoanList.swift", "LoanListPresenterOutput")])
    func inAFileOfItsOwn(dialect: String, file: String, name: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == dialect }).files
        let source = try #require(scene.first { $0.name == file }?.source)
        let declaration = try #require(source.firstRange(of: "protocol \(name)"))
        let end = try #require(source[declaration.lowerBound...].firstRange(of: "}\n"))
        let files = scene.map { ($0.name, $0.name == file ? source.replacing(source[declaration.lowerBound..<end.upperBound], with: "") : $0.source) } + [
            ("Boundary.swift", String(source[declaration.lowerBound..<end.upperBound])),
            ("Helpers.swift", "extension \(name) {\n    func reload() {}\n    func rowCount() -> Int { 0 }\n}"),
        ]
        #expect(try lint(files, dialect: dialect).map { "\($0.place) \($0.rule)" } == [])
    }
}
