import ProjectGraph
import Testing

@Suite struct WordTests {
    @Test(arguments: [
        ("APIDateFormatter", ["api", "date", "formatter"]), ("api_date_formatter", ["api", "date", "formatter"]), ("iso8601Date", ["iso8601", "date"]),
        ("URL", ["url"]), ("_cache", ["cache"]), ("loadURLs", ["load", "ur", "ls"]), ("", []), ("__", []), ("x", ["x"]),
        ("ÜbersichtÄndern", ["übersicht", "ändern"]), ("ДатаФормат", ["дата", "формат"]), ("写真リスト", ["写真リスト"]), ("cafe\u{301}Menu", ["cafe\u{301}", "menu"]),
    ])
    func names(name: String, words: [String]) {
        #expect(name.words == words)
    }

    @Test(arguments: [
        ("LoanAnalyticsTracker", "Analytics", true), ("Analytics", "Analytics", true), ("LoanAnalytic", "Analytics", false), ("AnaAnalytics", "Analytics", true),
        ("Loan", "", true), ("", "Loan", false), ("Übersicht", "bersicht", true),
    ])
    func parts(name: String, part: String, isHeld: Bool) {
        #expect(name.holds(part) == isHeld)
    }
}
