import LintConfiguration
import Syntax
import Testing
import Viper

@Suite("A dialect from its file, and a team's sections laid over it")
struct DialectOverlayTests {
    private func dialect() throws -> Dialect {
        let yaml = """
            version: 1
            dialect: clean
            title: A Crash Course on VIPER Architecture
            roles:
              presenter: {suffixes: [Presenter], folders: [Presenter]}
              view: {suffixes: [ViewController], supertypes: [UIViewController]}
            layers: [view, presenter, interactor, entity]
            ownership:
              presenter: {view: weak, interactor: strong}
            naming:
              events: {presenter: [event], interactor: [event]}
            """
        let configuration = try expectConfiguration(yaml)
        return Dialect(name: configuration.dialect?.value ?? "", title: configuration.title ?? "").applying(configuration)
    }

    @Test("A dialect's own file")
    func ownFile() throws {
        #expect(
            try dialect()
                == Dialect(
                    name: "clean", title: "A Crash Course on VIPER Architecture",
                    vocabulary: [
                        .presenter: Vocabulary(suffixes: ["Presenter"], folders: ["Presenter"]),
                        .view: Vocabulary(suffixes: ["ViewController"], supertypes: ["UIViewController"]),
                    ],
                    layers: [.view, .presenter, .interactor, .entity],
                    ownership: OwnershipTable([.presenter: [.view: [.weak], .interactor: [.strong]]]),
                    eventPrefixes: [.presenter: ["event"], .interactor: ["event"]]))
    }

    @Test("A team changes a line, and the rest stays")
    func overlay() throws {
        let team = try expectConfiguration(
            """
            version: 1
            dialect: clean
            title: Ours
            roles:
              presenter: {suffixes: [ViewModelling], supertypes: [BasePresenter]}
              view: {supertypes: []}
              router: {suffixes: [Wireframe]}
            ownership:
              presenter: {view: [weak, unowned]}
              interactor: {presenter: weak}
            naming:
              events: {presenter: [did, will]}
            """)
        var expected = try dialect()
        expected.vocabulary[.presenter] = Vocabulary(
            suffixes: ["ViewModelling"], supertypes: ["BasePresenter"], folders: ["Presenter"])
        expected.vocabulary[.view] = Vocabulary(suffixes: ["ViewController"])
        expected.vocabulary[.router] = Vocabulary(suffixes: ["Wireframe"])
        expected.ownership = OwnershipTable([
            .presenter: [.view: [.weak, .unowned], .interactor: [.strong]], .interactor: [.presenter: [.weak]],
        ])
        expected.eventPrefixes[.presenter] = ["did", "will"]
        #expect(try dialect().applying(team) == expected)
    }

    @Test("Layers are replaced as a whole")
    func layers() throws {
        let team = try expectConfiguration("version: 1\nlayers: [view, presenter, interactor]")
        #expect(try dialect().applying(team).layers == [.view, .presenter, .interactor])
    }

    @Test("A configuration that says nothing changes nothing")
    func nothing() throws {
        #expect(try dialect().applying(try expectConfiguration("version: 1")) == dialect())
    }
}
