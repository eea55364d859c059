@testable import LintConfiguration
import Testing

@Suite("What was probably meant")
struct SuggestionTests {
    private let names = ["excluded", "included", "error", "warning", "off", "view", "view-model", "outward-dependency"]

    @Test(
        "Close enough",
        arguments: [
            ("exclude", "excluded"), ("Included", "included"), ("eror", "error"), ("warn", "warning"), ("viwe", "view"),
            ("viewModel", "view-model"), ("outward_dependency", "outward-dependency"),
            ("outward", "outward-dependency"),
            ("excluded-files", "excluded"),
        ])
    func close(written: String, meant: String) {
        #expect(Suggestion.closest(to: written, among: names) == meant)
    }

    @Test("Too far away", arguments: ["", "on", "yes", "x", "true", "disabled_rules"])
    func far(written: String) {
        #expect(Suggestion.closest(to: written, among: names) == nil)
    }
}
