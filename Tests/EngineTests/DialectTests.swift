import Engine
import Foundation
import Rules
import Testing

/// Each dialect has an app that keeps it to the letter.
@Suite struct DialectTests {
    @Test(arguments: App.spotless)
    func theSpotlessAppKeepsItsDialect(app: App) throws {
        let report = try app.lint(dialect: app.dialect)
        #expect(report.findings.isEmpty, "\(report.findings.map(\.message))")
        #expect(report.dialect == app.dialect)
    }

    @Test(arguments: App.all)
    func theCodeShowsItsDialect(app: App) throws {
        let loaded = App.linter.load(Linter.Options(paths: [app.folder.path]))
        #expect(loaded.detection?.verdict == .dialect)
        #expect(loaded.detection?.nearest == app.dialect)
        #expect(loaded.notes.contains { $0.contains("looks like the dialect '\(app.dialect)'") }, "\(loaded.notes)")
        let detection = try #require(loaded.detection)
        // Faults are no signs of the dialect.
        #expect(detection.confidence > (App.spotless.contains { $0.name == app.name } ? 0.7 : 0.5), "\(detection.confidence)")
        #expect(Set(detection.modules.map(\.dialect)).subtracting([app.dialect]).isEmpty, "\(detection.modules)")
    }

    private static let pairs = App.spotless.indices.flatMap { one in
        App.spotless.indices.dropFirst(one + 1).map { [App.spotless[one], App.spotless[$0]] }
    }

    /// Some modules of one dialect and some of another: neither's right code is held to the words of the other.
    @Test(arguments: pairs)
    func modulesOfTwoDialectsAreMixed(apps: [App]) throws {
        let options = Linter.Options(paths: apps.map(\.folder.path))
        let detection = try #require(App.linter.load(options).detection)
        let outcome = App.linter.run(options)
        #expect(detection.verdict == .mixed)
        #expect(Set(detection.modules.map(\.dialect)) == Set(apps.map(\.dialect)), "\(detection.modules)")
        #expect(outcome.notes.contains { $0.contains("the modules look mixed (") }, "\(outcome.notes)")
        let report = try #require(outcome.report)
        #expect(report.dialect == "common")
        #expect(report.findings.map(\.message) == [])
    }

    /// Every part of a stack has the role that its name says, and no other type has one of these.
    @Test(arguments: App.spotless)
    func everyPartHasItsRole(app: App) throws {
        let roles = try #require(App.linter.roles(Linter.Options(paths: [app.folder.path])).value)
        let words = ["Presenter": "presenter", "Interactor": "interactor", "UseCase": "interactor", "ViewController": "view", "Wireframe": "router"]
        let types = roles.types.map { ($0.type.name, $0.role as String?, $0.type.kind) } + roles.unassigned.map { ($0.type.name, nil, $0.type.kind) }
        for (name, role, kind) in types where kind != "protocol" {
            guard let word = words.keys.first(where: { name.hasSuffix($0) }), !name.contains("RouterViewController") else { continue }
            #expect(role == words[word] || role == "router", "\(name): \(role ?? "none")")
        }
    }

    /// A dialect that is chosen by name is not looked for.
    @Test func aDialectByName() throws {
        let app = App(name: "clean-spotless")
        let loaded = App.linter.load(Linter.Options(paths: [app.folder.path], dialect: "infinum"))
        #expect(loaded.detection == nil)
        #expect(loaded.project?.dialect.name == "infinum")
        let unknown = App.linter.load(Linter.Options(paths: [app.folder.path], dialect: "klean"))
        #expect(unknown.errors == ["there is no dialect 'klean'; there are: \(Catalog.dialects.map(\.name).sorted().joined(separator: ", "))"])
    }

    @Test(arguments: App.all)
    func theNumberOfThreadsDoesNotShow(app: App) throws {
        func scores(_ jobs: Int) -> [String]? {
            App.linter.load(Linter.Options(paths: [app.folder.path], jobs: jobs)).detection?.candidates
                .map { "\($0.name) \($0.score) \($0.evidence)" }
        }
        #expect(scores(1) == scores(4))
    }
}
