import Testing

/// A finding keeps its identity while the fault stays, wherever it moves.
@Suite struct FingerprintTests {
    private static let scene = Scene(
        presenter:
            "var screen: LoanListPresenterOutput?\nweak var first: LoanListViewController?\nweak var second: LoanListViewController?\nfunc load() {}",
        presenterOutput: "func show(colour: UIColor, tint: UIColor)",
        useCase: "var listener: LoanListUseCaseOutput?",
        viewDidLoad: "presenter.load()")

    private func fingerprints(_ files: Files) throws -> [String] {
        try lint(files).map { "\($0.rule) \($0.fingerprint)" }.sorted()
    }

    private func expectUnchanged(
        sourceLocation: SourceLocation = #_sourceLocation, _ change: (String, String) -> (String, String)
    ) throws {
        let before = try fingerprints(Self.scene.files)
        try #require(before.count == 6, sourceLocation: sourceLocation)
        let after = try fingerprints(Self.scene.files.map { change($0.name, $0.source) })
        #expect(before == after, sourceLocation: sourceLocation)
    }

    @Test func movedLines() throws {
        try expectUnchanged { ($0, "// A comment.\n\n\n" + $1) }
    }

    @Test func otherIndentationAndLineEnds() throws {
        try expectUnchanged { ($0, $1.replacing("\n", with: "\r\n\t")) }
    }

    @Test func renamedFiles() throws {
        try expectUnchanged { ("Moved/Elsewhere/" + $0.replacing("LoanList", with: "Other"), $1) }
    }

    @Test func filesJoinedIntoOne() throws {
        let joined = Self.scene.files.map(\.source).joined(separator: "\n")
        #expect(try fingerprints([("All.swift", joined)]) == fingerprints(Self.scene.files))
    }

    @Test func anotherSeverity() throws {
        let files = Self.scene.files
        let plain = try lint(files)
        let mild = try lint(files, settings: "rules: {strong-view-reference: warning}\n")
        #expect(plain.map(\.fingerprint) == mild.map(\.fingerprint))
        #expect(plain.map(\.severity) != mild.map(\.severity))
    }

    @Test func faultsOfOneTypeDiffer() throws {
        let all = try fingerprints(Self.scene.files)
        #expect(Set(all).count == all.count)
    }

    /// Two crossings of one type in one method are equal in all that a fingerprint is made of but their order.
    @Test func equalFaultsAreNumbered() throws {
        let scene = Scene(
            presenterOutput: "func show(a: UIColor)\nfunc show(a: [UIColor])", others: [("U.swift", "import UIKit")])
        let all = try fingerprints(scene.files)
        #expect(all.count == 2)
        #expect(Set(all).count == 2)
    }

    @Test func aRenamedMemberIsAnotherFault() throws {
        let before = try fingerprints(Scene(presenter: "var screen: LoanListPresenterOutput?").files)
        let after = try fingerprints(Scene(presenter: "var shown: LoanListPresenterOutput?").files)
        #expect(before.count == 1 && after.count == 1 && before != after)
    }

    @Test func anotherFaultDoesNotRenumberTheRest() throws {
        let one = try fingerprints(Scene(presenter: "var screen: LoanListPresenterOutput?").files)
        let two = try fingerprints(
            Scene(presenter: "func load() {}\nvar screen: LoanListPresenterOutput?", viewDidLoad: "presenter.load()").files)
        #expect(two.count == 2)
        #expect(Set(one).isSubset(of: two))
    }
}
