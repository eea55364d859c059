import Engine
import LintConfiguration
import Reporters
import Rules
import Testing

/// What `viperlint init` tells and writes.
@Suite struct SurveyTests {
    private func survey(_ app: App, dialect: String? = nil) throws -> Linter.Survey {
        let answer = App.linter.survey(app.folder.path, dialect: dialect, overwrites: false, jobs: nil)
        #expect(answer.errors.isEmpty)
        return try #require(answer.value)
    }

    private func decoded(_ text: String) -> Configuration.Decoded {
        Configuration.decode(text, path: "c.yml", vocabulary: App.linter.vocabulary, dialects: Catalog.dialects.map(\.name))
    }

    @Test(arguments: App.all)
    func whatIsWrittenDecodes(app: App) throws {
        let read = decoded(try survey(app).configuration)
        #expect(read.problems.isEmpty, "\(read.problems)")
        #expect(read.configuration.dialect?.value == app.dialect)
    }

    /// The comments are there to be taken away.
    @Test(arguments: App.all)
    func whatIsCommentedOutDecodesToo(app: App) throws {
        let text = try survey(app).configuration
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let trimmed = line.drop { $0 == " " }
            guard trimmed.hasPrefix("# ") else { return String(line) }
            let content = trimmed.dropFirst(2)
            let isSetting = content.hasPrefix(" ") || content.contains(/^[a-z-]+:( |$)/) && !content.contains(/^(clean|infinum|module-factory|event-handler|book|swiftui|xcode-templates):/)
            return isSetting ? String(line.prefix(line.count - trimmed.count)) + String(content) : String(line)
        }
        let read = decoded(lines.joined(separator: "\n"))
        #expect(read.problems.isEmpty, "\(read.problems)\n\(lines.joined(separator: "\n"))")
        #expect(read.configuration.rules.count == Catalog.rules.count)
        #expect(read.configuration.overrides.count == 1)
    }

    @Test func itTellsDialectEvidenceModulesAndWhatIsLeft() throws {
        let text = try survey(App(name: "infinum-spotless")).text
        #expect(text.hasPrefix("The code looks like the dialect infinum, "))
        #expect(text.contains("files of protocols *Interfaces.swift"))
        #expect(text.contains("\n  PlantDetails: view, presenter, interactor, router, "))
        #expect(text.contains("\nWithout a role: AppDelegate"))
    }

    @Test func aDialectByNameIsWritten() throws {
        let survey = try survey(App(name: "clean-spotless"), dialect: "book")
        #expect(decoded(survey.configuration).configuration.dialect?.value == "book")
        #expect(survey.text.hasPrefix("The code looks like the dialect clean, "))
    }

    @Test(arguments: App.spotless)
    func roles(app: App) throws {
        let report = try #require(App.linter.roles(Linter.Options(paths: [app.folder.path])).value)
        try expectGolden(RolesJSONReporter().render(report), "expected-roles.json", of: app)
        try expectGolden(RolesTextReporter().render(report), "expected-roles.txt", of: app)
    }
}
