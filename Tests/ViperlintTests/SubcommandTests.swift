import Testing

@Suite struct SubcommandTests {
    // MARK: - explain

    @Test func explainARule() throws {
        // No project is needed for that.
        let run = try expectRun(["explain", "strong-view-reference"], in: Workplace(), exit: 0)
        #expect(run.output.hasPrefix("# strong-view-reference\n\nA presenter holds its view strongly.\n"))
        #expect(run.errors.isEmpty)
    }

    @Test func explainARuleInADialectsWords() throws {
        let book = try expectRun(["explain", "outward-dependency", "--dialect", "book"], in: Workplace(), exit: 0).output
        #expect(book.contains("LoanListViewInput") && !book.contains("LoanListPresenterOutput"))
        let off = try expectRun(["explain", "raw-entity-data", "--dialect", "book"], in: Workplace(), exit: 0).output
        #expect(off == (try expectRun(["explain", "raw-entity-data"], in: Workplace(), exit: 0).output))
        try expectRun(["explain", "outward-dependency", "--dialect", "boook"], in: Workplace(), exit: 2, errors: ["there is no dialect 'boook'"])
    }

    @Test func explainAType() throws {
        let run = try expectRun(["explain", "LoanListPresenter"], in: Workplace(Projects.clean), exit: 0)
        #expect(
            run.output.hasPrefix(
                "class LoanListPresenter\n  declared in  Presenter.swift:1\n  module       LoanList\n  role         presenter ("))
        #expect(run.errors.isEmpty)
    }

    @Test func explainSomethingMisspelt() throws {
        let folder = try Workplace(Projects.clean)
        let type = try expectRun(
            ["explain", "LoanListPresentr"], in: folder, exit: 2,
            errors: ["'LoanListPresentr' is neither a rule nor a type of the project; did you mean 'LoanListPresenter'?"])
        #expect(type.output.isEmpty)
        try expectRun(
            ["explain", "strong-view-referense"], in: folder, exit: 2,
            errors: ["'strong-view-referense' is neither a rule nor a type of the project; did you mean 'strong-view-reference'?"]
        )
        try expectRun(["explain", "Xyzzy"], in: folder, exit: 2, errors: ["'Xyzzy' is neither a rule nor a type of the project"])
    }

    @Test func explainWithoutAProject() throws {
        let folder = try Workplace()
        try expectRun(["explain", "LoanListPresenter"], in: folder, exit: 2, errors: ["there is no Swift file"])
        try expectRun(
            ["explain", "LoanListPresenter", "Nowhere"], in: folder, exit: 2, errors: ["Nowhere: there is no such file or folder"]
        )
    }

    /// A rule needs no project, and so a misspelt one deserves its suggestion without one.
    @Test func explainAMisspeltRuleWithoutAProject() throws {
        let run = try Tool.run(["explain", "strong-view-referense"], in: Workplace())
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("did you mean 'strong-view-reference'?"))
    }

    @Test func explainAQualifiedAndAnAmbiguousName() throws {
        let folder = try Workplace(["A.swift": "enum Login { final class Presenter {} }\nenum Cart { final class Presenter {} }"])
        let one = try expectRun(["explain", "Login.Presenter"], in: folder, exit: 0)
        #expect(one.output.hasPrefix("class Login.Presenter\n"))
        let both = try expectRun(["explain", "Presenter"], in: folder, exit: 0)
        #expect(both.output.contains("class Login.Presenter\n") && both.output.contains("class Cart.Presenter\n"))
    }

    // MARK: - rules

    @Test func rules() throws {
        let run = try expectRun(["rules"], in: Workplace(), exit: 0)
        for id in [
            "outward-dependency", "reference-crossing", "strong-view-reference", "strong-output-reference", "unprefixed-event",
        ] {
            #expect(run.output.split(separator: "\n").contains { $0.hasPrefix(id + " ") })
        }
        #expect(run.errors.isEmpty)
    }

    // MARK: - outline

    @Test func outlineOfAFile() throws {
        let source =
            "import UIKit\nclass A<T>: B, C {\n\tweak var x: T?\n  func f(_ a: Int, b c: inout [String]) throws -> Bool { true }\n}\n"
        let run = try expectRun(["outline", "A.swift"], in: Workplace(["A.swift": source]), exit: 0)
        #expect(
            run.output
                == """
                A.swift\t1\t1\timport\tUIKit\t
                A.swift\t2\t1\tclass\tA\tB,C
                A.swift\t3\t11\tvar\tx\tweak T?
                A.swift\t4\t3\tfunc\tf\t(_:Int,b:inout [String])->Bool

                """.replacing("inout [", with: "inout["))
        #expect(run.errors.isEmpty)
    }

    @Test func outlineOfAFolder() throws {
        let folder = try Workplace(["Sub/B.swift": "class B {}", "Sub/A.swift": "class A {}", "Sub/note.txt": "class N {}"])
        for path in ["Sub", "Sub/"] {
            #expect(
                try expectRun(["outline", path], in: folder, exit: 0).output
                    == "Sub/A.swift\t1\t1\tclass\tA\t\nSub/B.swift\t1\t1\tclass\tB\t\n")
        }
    }

    @Test func outlineTellsWhatCouldNotBeRead() throws {
        let folder = try Workplace(["A.swift": "class A {}"])
        let run = try expectRun(
            ["outline", "Nowhere", "A.swift"], in: folder, exit: 2, errors: ["Nowhere: there is no such file or folder"])
        #expect(run.output == "A.swift\t1\t1\tclass\tA\t\n")
    }

    @Test func outlineOfAForeignEncoding() throws {
        let folder = try Workplace()
        try folder.write(
            [0xFF, 0xFE] + Array("class A {}".utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, to: "Wide.swift")
        let run = try Tool.run(["outline", "Wide.swift"], in: folder)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("UTF-16"))
        #expect(run.exitCode == 2)
    }

    @Test func outlineOfAPipe() throws {
        let folder = try Workplace()
        try folder.addPipe("Pipe.swift")
        let run = try Tool.run(["outline", "Pipe.swift"], in: folder)
        #expect(run.exitCode == 2)
        #expect(run.errors.contains("is neither a file nor a folder"))
    }

    /// One declaration is one line of six columns, whatever a file is called.
    @Test func outlineOfAFileWithABreakInItsName() throws {
        let run = try expectRun(["outline", "."], in: Workplace(["a\nb\tc.swift": "class A {}"]), exit: 0)
        #expect(
            run.output.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false).count } == [6]
        )
    }
}
