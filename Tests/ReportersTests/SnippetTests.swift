import Diagnostics
import Testing

@testable import Reporters

@Suite struct SnippetTests {
    @Test func marksTheExactColumns() {
        expectSnippet(at: .marking("View", in: "var v: View?"), """
            var v: View?
                   ^^^^
            """)
    }

    @Test func tabsAreTheSameInLineAndMarker() {
        expectSnippet(at: .marking("B", in: "\t\tlet a:\tB"), """
                    let a:  B
                            ^
            """)
    }

    @Test func aTabInsideTheRangeIsMarkedWhole() {
        expectSnippet(at: .marking("a\tb", in: "x a\tb"), """
            x a b
              ^^^
            """)
    }

    @Test func wideCharactersTakeTwoColumns() {
        expectSnippet(at: .marking("view", in: "表示 👩‍👩‍👧 é view"), """
            表示 👩‍👩‍👧 é view
                      ^^^^
            """)
        expectSnippet(at: .marking("表示", in: "let 表示 = 1"), """
            let 表示 = 1
                ^^^^
            """)
    }

    @Test func combiningMarksTakeNone() {
        expectSnippet(at: .marking("view", in: "nai\u{308}ve view"), "nai\u{308}ve view\n      ^^^^")
    }

    @Test(arguments: [(5, 5), (5, 4), (5, Int.min)])
    func anEmptyRangeStillShowsItsPlace(column: Int, endColumn: Int) {
        let location = SourceLocation(path: "A.swift", line: 1, column: column, endColumn: endColumn, lineText: "let a")
        expectSnippet(at: location, "let a\n    ^")
    }

    @Test func aRangeThatTouchesACharacterMarksItWhole() {
        let location = SourceLocation(path: "A.swift", line: 1, column: 3, endColumn: 4, lineText: "a表b")
        expectSnippet(at: location, "a表b\n ^^")
    }

    @Test(arguments: [6, 99, Int.max])
    func aPlaceBehindTheLineIsMarkedAtItsEnd(column: Int) {
        let location = SourceLocation(path: "A.swift", line: 1, column: column, endColumn: column, lineText: "let a")
        expectSnippet(at: location, "let a\n     ^")
    }

    @Test func aPlaceBeforeTheLineIsMarkedAtItsStart() {
        let location = SourceLocation(path: "A.swift", line: 1, column: .min, endColumn: .min, lineText: "let a")
        expectSnippet(at: location, "let a\n^")
    }

    @Test(arguments: ["", " \t"])
    func aLineWithoutTextIsNotShown(lineText: String) {
        let location = SourceLocation(path: "A.swift", line: 1, column: 1, endColumn: 1, lineText: lineText)
        expectSnippet(at: location, "")
    }
}

@Suite struct LongLineTests {
    /// Much longer than what comes into view.
    private static let filler = String(repeating: "abcdefghi ", count: 2000)

    @Test func cutBehindAMarkerNearTheStart() {
        expectSnippet(at: .marking("View", in: "let a: View; " + Self.filler), maximumWidth: 44, """
            let a: View; abcdefghi abcdefghi abcdef…
                   ^^^^
            """)
    }

    @Test func cutOnBothSidesOfAMarkerInTheMiddle() {
        expectSnippet(at: .marking("View", in: Self.filler + "View" + Self.filler), maximumWidth: 44, """
            …defghi abcdefghi Viewabcdefghi abcdefg…
                              ^^^^
            """)
    }

    @Test func cutBeforeAMarkerAtTheEnd() {
        expectSnippet(at: .marking("View", in: Self.filler + "View"), maximumWidth: 44, """
            …fghi abcdefghi abcdefghi abcdefghi View
                                                ^^^^
            """)
    }

    @Test func aLineThatIsLittleTooLongIsCutOnOneSide() {
        let line = "let presenter = Presenter(view: LoginViewController())"
        expectSnippet(at: .marking("LoginViewController", in: line), maximumWidth: 44, """
            … Presenter(view: LoginViewController())
                              ^^^^^^^^^^^^^^^^^^^
            """)
        expectSnippet(at: .marking("presenter", in: line), maximumWidth: 44, """
            let presenter = Presenter(view: LoginVi…
                ^^^^^^^^^
            """)
    }

    @Test func aLineThatJustFitsIsNotCut() {
        let line = String(repeating: "a", count: 39) + "b"
        expectSnippet(at: .marking("b", in: line), maximumWidth: 44, line + "\n" + String(repeating: " ", count: 39) + "^")
    }

    @Test func aMarkerWiderThanTheViewRunsIntoTheCut() {
        expectSnippet(at: .marking(Self.filler, in: "let a = " + Self.filler), maximumWidth: 44, """
            let a = abcdefghi abcdefghi abcdefghi …
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            """)
    }

    @Test func aMarkerWiderThanTheViewKeepsSomethingInFront() {
        let line = Self.filler + "x = " + Self.filler.uppercased()
        expectSnippet(at: .marking(Self.filler.uppercased(), in: line), maximumWidth: 44, """
            …fghi x = ABCDEFGHI ABCDEFGHI ABCDEFGHI…
                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
            """)
    }

    /// One byte more or less in front moves every cut through another byte of a character.
    @Test(arguments: ["", "a", "ab", "abc"])
    func wideCharactersAreNeverCutInTwo(prefix: String) {
        let emoji = String(repeating: "😀", count: 500)
        expectSnippet(at: .marking("View", in: prefix + emoji + "View" + emoji), maximumWidth: 44, """
            …😀😀😀😀😀😀😀😀View😀😀😀😀😀😀😀😀…
                             ^^^^
            """)
    }
}

@Suite struct AnyPlaceTests {
    private static let lines = [
        "a", "\t\tlet a:\tB\t", "表示👩‍👩‍👧é\u{301}\r\n\u{1B}z", String(repeating: "\t", count: 30),
        String(repeating: "表a", count: 60), "a" + String(repeating: "\u{301}", count: 900) + "b",
        String(repeating: "\u{200B}", count: 400), String(repeating: "👩‍👩‍👧", count: 60),
    ]

    /// Every column, inside a character or not, before, in and behind the line, gives one line that fits and a marker below it.
    @Test(arguments: lines)
    func everyPlaceOfEveryLineHasAMarker(line: String) {
        let columns = -1...line.utf8.count + 3
        for (column, length) in columns.flatMap({ column in [-3, 0, 1, 7, 5000].map { (column, $0) } }) {
            let location = SourceLocation(
                path: "A.swift", line: 1, column: column, endColumn: column + length, lineText: line)
            let excerpt = SourceExcerpt(of: location, width: 36)
            guard excerpt.text.displayWidth <= 36, excerpt.markerWidth >= 1, excerpt.markerOffset >= 0,
                excerpt.markerOffset + excerpt.markerWidth <= 37
            else {
                Issue.record("column \(column), length \(length): \(excerpt)")
                return
            }
        }
    }
}
