import Foundation
import Testing

/// Contracts as a user meets them.
@Suite struct ContractTests {
    private static func configuration(_ contracts: String) -> [String: String] {
        [".viperlint.yml": "version: 1\ndialect: clean\ncontracts:\n\(contracts)"]
    }

    private static let presenters = "{id: no-views, because: they are dumb, forbid: {from: {role: presenter}, to: {role: view-interface}}}"

    @Test func aBrokenContractFailsTheRun() throws {
        let folder = try Workplace(Projects.clean.merging(Self.configuration("  - \(Self.presenters)\n")) { $1 })
        let run = try expectRun(["lint"], in: folder, exit: 1)
        #expect(
            run.output.hasPrefix(
                """
                error[no-views]: the presenter LoanListPresenter holds the presenter's output LoanListPresenterOutput in 'output'
                 --> Presenter.swift:2:22

                """))
        #expect(run.output.contains("why: they are dumb"))
        let json = try expectRun(["lint", "--reporter", "json"], in: folder, exit: 1)
        #expect(json.output.contains("\"rule\" : \"no-views\""))
    }

    @Test func whatMatchesNothingIsAnError() throws {
        let contracts = """
              - id: our-own
                because: b
                forbid:
                  from: {role: router}
                  to: [{name: [LoanListUseCase, LoanLst*]}, {path: Nowhere}, {module: Old}, {target: Core}]
                except: {attribute: Sendable}
              - {id: others, because: b, allow: {from: {kind: class, not: {name: Nobody}}, to: {framework: [UIKit, Realm]}, edges: imports}}
              - {id: not-run, because: b, severity: off, allow: {from: {name: Nobody}, to: {kind: class}}}

            """
        let folder = try Workplace(Projects.clean.merging(Self.configuration(contracts)) { $1 })
        let errors = [
            ".viperlint.yml:7:13: contract 'our-own': no type is what is selected here (router)",
            ".viperlint.yml:9:25: contract 'our-own': no type is marked '@Sendable'",
            ".viperlint.yml:8:37: contract 'our-own': there is no type named 'LoanLst*'",
            ".viperlint.yml:8:56: contract 'our-own': the pattern 'Nowhere' matches no file that declares a type",
            ".viperlint.yml:8:75: contract 'our-own': there is no module 'Old'",
            ".viperlint.yml:8:90: contract 'our-own': there is no target 'Core'",
            ".viperlint.yml:10:70: contract 'others': there is no type named 'Nobody'",
            ".viperlint.yml:10:104: contract 'others': no file imports 'Realm'; did you mean 'RealmSwift'?",
        ]
        let run = try expectRun(["lint", "--reporter", "xcode"], in: folder, exit: 2, errors: errors)
        #expect(run.output.isEmpty)
        // Named files are a choice.
        try expectRun(["lint", "Presenter.swift", "Stack.swift"], in: folder, exit: 0)
    }

    /// Whoever mends the last breach must not break the run by it.
    @Test func whatNobodyDoesAnyMoreIsStillForbidden() throws {
        let contracts = """
              - {id: no-lottie, because: b, forbid: {from: {role: presenter}, to: {framework: Lottie}, edges: imports}}
              - {id: no-timer, because: b, forbid: {from: {role: presenter}, to: {name: [Timer, NotificationCenter]}}}
              - {id: no-gateway, because: b, forbid: {from: {role: presenter}, to: {role: gateway}}}
              - {id: on-main, because: b, severity: warning, forbid: {from: {kind: class, not: {attribute: MainActor}}, to: {role: entity}}}

            """
        let folder = try Workplace(Projects.clean.merging(Self.configuration(contracts)) { $1 })
        let run = try expectRun(["lint"], in: folder, exit: 0)
        let notes = run.errors.split(separator: "\n").filter { $0.contains("contract") }
        #expect(
            notes == [
                "viperlint: note: .viperlint.yml:4:83: contract 'no-lottie': no file imports 'Lottie'",
                "viperlint: note: .viperlint.yml:6:72: contract 'no-gateway': no type is what is selected here (gateway)",
                "viperlint: note: .viperlint.yml:7:96: contract 'on-main': no type is marked '@MainActor'",
                "viperlint: note: .viperlint.yml:7:113: contract 'on-main': no type is what is selected here (entity)",
            ])
        try folder.write(Array("import Lottie\nlet player = Timer()\nextension LoanListPresenter { var timer: Timer? { nil } }\n".utf8), to: "More.swift")
        let broken = try expectRun(["lint", "--reporter", "xcode"], in: folder, exit: 1).output
        #expect(broken.contains("More.swift:1:8: error: the presenter LoanListPresenter stands in a file that imports Lottie"))
        #expect(broken.contains("More.swift:3:42: error: the presenter LoanListPresenter names Timer"))
    }

    @Test func namesAndPathsThatArePatternsOfAnotherKind() throws {
        let contracts = """
              - {id: a, because: b, forbid: {from: {name: "LoanList.*"}, to: {role: view}}}
              - {id: b, because: b, forbid: {from: {path: app/screens}, to: {module: LoanLsit}}}
              - {id: c, because: b, forbid: {from: {role: presenter}, to: {name: Double}}}

            """
        let app = Dictionary(uniqueKeysWithValues: Projects.clean.map { ("App/Screens/" + $0.key, $0.value) })
        let folder = try Workplace(app.merging(Self.configuration(contracts)) { $1 })
        try expectRun(
            ["lint"], in: folder, exit: 2,
            errors: [
                "there is no type named 'LoanList.*'; names are patterns such as 'Login*', no regular expressions",
                "the pattern 'app/screens' matches no file that declares a type; did you mean 'App/Screens'?",
                "there is no module 'LoanLsit'; did you mean 'LoanList'?",
                "'Double' is Swift's own: where it is named isn't looked at, so nothing would be told",
            ])
    }

    /// An extension, or a function, in a file of its own is no way around.
    @Test func importsOfFilesWithoutTypes() throws {
        let contract = "  - {id: only-net, because: b, forbid: {from: {not: {path: Net}}, to: {framework: Alamofire}, edges: imports}}\n"
        let source = Array("import Alamofire\nfunc ping() {}\n".utf8)
        let folder = try Workplace(Projects.clean.merging(Self.configuration(contract)) { $1 })
        try folder.write(source, to: "Net/Free.swift")
        try folder.write(source, to: "Free.swift")
        try folder.write(Array("import Alamofire\nextension LoanListUseCase { func ping() {} }\n".utf8), to: "Extension.swift")
        let run = try expectRun(["lint", "--reporter", "xcode"], in: folder, exit: 1)
        #expect(
            run.output.split(separator: "\n").map { $0.components(separatedBy: "/").last } == [
                "Extension.swift:1:8: error: the interactor LoanListUseCase stands in a file that imports Alamofire [only-net]",
                "Free.swift:1:8: error: a file without a type of its own imports Alamofire [only-net]",
            ])
        let excepted = contract.replacing("}}\n", with: "}, except: {path: Free.swift}}\n")
        try folder.write(Array("version: 1\ndialect: clean\ncontracts:\n\(excepted)".utf8), to: ".viperlint.yml")
        let rest = try expectRun(["lint", "--reporter", "xcode"], in: folder, exit: 1).output
        #expect(rest.contains("Extension.swift:1:8:") && !rest.contains("Free.swift"))
    }

    @Test func aNestedTypeIsNamedOnce() throws {
        let contract = "  - {id: apart, because: b, forbid: {from: {path: Uses.swift}, to: {name: [Orders, Orders.Model]}}}\n"
        let folder = try Workplace(Projects.clean.merging(Self.configuration(contract)) { $1 })
        try folder.write(Array("struct Uses { var m: Orders.Model? }\n".utf8), to: "Uses.swift")
        try folder.write(Array("enum Orders { struct Model { let a: Int } }\n".utf8), to: "Orders.swift")
        let run = try expectRun(["lint", "--reporter", "xcode"], in: folder, exit: 1)
        let findings = run.output.split(separator: "\n").filter { $0.contains(" error: ") }
        #expect(findings.count == 1 && findings[0].hasSuffix("Uses.swift:1:22: error: Uses holds Orders.Model in 'm' [apart]"))
    }

    /// A warning must not speak for an error, with words of its own.
    @Test func theStricterOfTwoContractsSpeaks() throws {
        let contracts = """
              - {id: soft, severity: warning, because: b, forbid: {from: {role: presenter}, to: {role: view-interface}}}
              - {id: strict, because: b, forbid: {from: {path: Presenter.swift}, to: {path: Output.swift}}}

            """
        let folder = try Workplace(Projects.clean.merging(Self.configuration(contracts)) { $1 })
        #expect(try expectRun(["lint", "--only", "strict"], in: folder, exit: 1).output.hasPrefix("error[strict]"))
        #expect(try expectRun(["lint", "--only", "soft"], in: folder, exit: 0).output.hasPrefix("No findings"))
    }

    @Test func aContractMayBeKeptOutOfTheBaseline() throws {
        let folder = try Workplace(Projects.clean.merging(Self.configuration("  - \(Self.presenters)\nnever-baseline: [no-views]\n")) { $1 })
        try expectRun(["baseline", "write"], in: folder, exit: 0)
        try expectRun(["lint"], in: folder, exit: 1)
    }

    /// Whoever names a configuration from further up has its paths begin there.
    @Test func pathsOfAConfigurationFromAbove() throws {
        let contract = "  - {id: apart, because: b, forbid: {from: {path: Scene/Presenter.swift}, to: {path: Scene/Output.swift}}}\n"
        let app = Dictionary(uniqueKeysWithValues: Projects.clean.map { ("App/Scene/" + $0.key, $0.value) })
        let folder = try Workplace(app.merging(["team.yml": "version: 1\ndialect: clean\ncontracts:\n\(contract)"]) { $1 })
        let run = try expectRun(["lint", "--config", "../team.yml"], in: Workplace(at: folder.path("App")), exit: 0)
        #expect(run.errors.contains("'Scene/Output.swift' matches no file that declares a type"))
        #expect(run.errors.contains("paths begin at the configuration's folder"))
    }

    @Test func aBaselineThatIsMissingHidesNothing() throws {
        let contract = "  - {id: others, because: b, forbid: {from: {role: presenter}, to: {name: Nobody}}}\n"
        let folder = try Workplace(Projects.clean.merging(Self.configuration(contract)) { $1 })
        try expectRun(
            ["lint", "--baseline", "none.json"], in: folder, exit: 2,
            errors: ["contract 'others': there is no type named 'Nobody'", "none.json: could not be read"])
        try folder.write(Array("version: 1\ndialect: clean\ncontracts:\n\(contract)".utf8), to: "house.yml")
        try folder.write(Array("version: 1\nextends: house.yml\n".utf8), to: ".viperlint.yml")
        let run = try expectRun(["lint", "--baseline", "none.json"], in: folder, exit: 2, errors: ["none.json: could not be read"])
        #expect(run.errors.contains("note: house.yml:4:"))
    }

    @Test func contractsOfAFileThatIsExtended() throws {
        let shared = """
            version: 1
            extends: clean
            contracts:
              - \(Self.presenters)
              - {id: cells, because: b, forbid: {from: {name: "*Cell"}, to: {role: entity}}}

            """
        let files = ["App/.viperlint.yml": "version: 1\nextends: ../house.yml\n", "house.yml": shared]
        let app = Dictionary(uniqueKeysWithValues: Projects.clean.map { ("App/" + $0.key, $0.value) })
        let folder = try Workplace(files.merging(app) { $1 })
        let run = try expectRun(["lint", "App"], in: folder, exit: 1)
        #expect(run.output.contains("error[no-views]"))
        // It may speak to other projects as well.
        #expect(run.errors.contains("note: house.yml:5:51: contract 'cells': there is no type named '*Cell'"))
        // Its severity is set like a rule's.
        try folder.write(Array("version: 1\nextends: ../house.yml\nrules: {no-views: warning}\n".utf8), to: "App/.viperlint.yml")
        #expect(try expectRun(["lint", "App"], in: folder, exit: 0).output.contains("warning[no-views]"))
        let off = "overrides: [{paths: [Presenter.swift], because: it is old, rules: {no-views: off}}]"
        try folder.write(Array("version: 1\nextends: ../house.yml\n\(off)\n".utf8), to: "App/.viperlint.yml")
        #expect(try expectRun(["lint", "App"], in: folder, exit: 0).output.hasPrefix("No findings"))
        try folder.write(Array("version: 1\nextends: ../house.yml\nrules: {no-view: off}\n".utf8), to: "App/.viperlint.yml")
        try expectRun(["lint", "App"], in: folder, exit: 2, errors: ["unknown rule \"no-view\"; did you mean \"no-views\"?"])
        // The nearest file's word on an id counts.
        let softer = Self.presenters.replacing("because", with: "severity: off, because")
        try folder.write(Array("version: 1\nextends: ../house.yml\ncontracts:\n  - \(softer)\n".utf8), to: "App/.viperlint.yml")
        #expect(try expectRun(["lint", "App"], in: folder, exit: 0).output.hasPrefix("No findings"))
        try folder.write(
            Array("version: 1\ncontracts:\n  - {id: a, because: b, forbid: {from: {path: Old}, to: {role: view}}}\n".utf8), to: "house.yml")
        try expectRun(
            ["lint", "App"], in: folder, exit: 2, errors: ["house.yml:3:47: paths belong in the file that extends this one"])
        try folder.write(
            Array("version: 1\nexcluded: [Old]\noverrides: [{paths: [A], because: b, rules: {}}, {paths: [B], because: b, rules: {}}]\n".utf8), to: "house.yml")
        try expectRun(["lint", "App"], in: folder, exit: 2, errors: ["house.yml:2:12: paths", "house.yml:3:22: paths", "house.yml:3:59: paths"])
    }

    @Test func explainAContract() throws {
        let folder = try Workplace(Projects.clean.merging(Self.configuration("  - \(Self.presenters)\n")) { $1 })
        let run = try expectRun(["explain", "no-views"], in: folder, exit: 0)
        #expect(
            run.output == """
                # no-views

                A contract of .viperlint.yml:4, error: no presenter depends on any view interface.

                ## Why?

                they are dumb

                ## What it looks at

                forbid, by these kinds of edge: names, holds, holds-strongly, creates, calls, inherits, conforms

                """)
        #expect(run.errors.isEmpty)
        try expectRun(["explain", "no-veiws"], in: folder, exit: 2, errors: ["did you mean 'no-views'?"])
    }

    /// A configuration may be somebody else's.
    @Test func aContractDoesNothingToTheTerminal() throws {
        let contract = Self.presenters.replacing("they are dumb", with: "\"a\\e[31mb\"").replacing("view-interface", with: "view, name: \"a\\eb\"")
        let folder = try Workplace(Self.configuration("  - \(contract)\n"))
        let outputs = [try Tool.run(["explain", "no-views"], in: folder), try Tool.run(["rules"], in: folder)].map(\.output)
        #expect(outputs.allSatisfy { $0.contains("no presenter depends on any view named a\u{241B}b") && !$0.contains("\u{1B}") })
        #expect(outputs[0].contains("a\u{241B}[31mb"))
    }

    @Test func listContracts() throws {
        let folder = try Workplace(Self.configuration("  - \(Self.presenters)\n"))
        let run = try expectRun(["rules"], in: folder, exit: 0)
        #expect(run.output.contains("\nContracts of .viperlint.yml:\nno-views  error    no presenter depends on any view interface\n"))
        try folder.write(Array("version: 1\ncontracts: [{}]\n".utf8), to: "c.yml")
        let broken = try Tool.run(["rules", "--config", "c.yml"], in: folder)
        #expect(broken.exitCode == 2)
        #expect(broken.output.contains("outward-dependency") && broken.errors.contains("c.yml:2:13: a contract needs \"id\""))
    }
}
