import Diagnostics
import Reporters
import Testing

/// What a user sees of the fixture apps.
@Suite struct GoldenTests {
    @Test(arguments: App.all)
    func text(app: App) throws {
        try expectGolden(TextReporter(colour: false).render(app.lint()), "expected.txt", of: app)
    }

    @Test(arguments: App.all)
    func xcode(app: App) throws {
        try expectGolden(XcodeReporter().render(app.lint()), "expected.xcode", of: app)
    }

    @Test(arguments: App.all)
    func json(app: App) throws {
        try expectGolden(JSONReporter().render(app.lint()), "expected.json", of: app)
    }
}
