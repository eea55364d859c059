import Foundation
import LintConfiguration
import Testing
import Viper

@Suite("Contracts")
struct ContractDecodingTests {
    @Test("A contract with everything")
    func everything() throws {
        let yaml = """
            version: 1
            contracts:
              - id: views-stay-thin
                forbid:
                  from: {role: view, kind: [class, struct], not: {name: "Legacy*"}}
                  to:
                    - {module: other, role: [entity, gateway]}
                    - {framework: CoreData}
                  edges: [holds, imports]
                except: {path: App/Old}
                because: views show what they are given
                severity: warning
            """
        let contract = try #require(try expectConfiguration(yaml).contracts.first)
        func pattern(_ text: String, _ line: Int, _ column: Int) throws -> [Located<PathPattern>] {
            [Located(try PathPattern(text), line: line, column: column)]
        }
        #expect(
            contract
                == Contract(
                    id: "views-stay-thin", demand: .forbid,
                    from: [
                        TypeSelection(
                            roles: [.view], kinds: [.class, .struct],
                            exclusions: [TypeSelection(patterns: [.name: try pattern("Legacy*", 5, 61)], line: 5, column: 54)],
                            line: 5, column: 13)
                    ],
                    to: [
                        TypeSelection(roles: [.entity, .gateway], moduleRelation: .other, line: 7, column: 11),
                        TypeSelection(patterns: [.framework: try pattern("CoreData", 8, 23)], line: 8, column: 11),
                    ],
                    edges: [.holds, .imports],
                    exceptions: [TypeSelection(patterns: [.path: try pattern("App/Old", 10, 20)], line: 10, column: 13)],
                    because: "views show what they are given", severity: .warning, line: 3))
    }

    @Test("The example of the README")
    func readme() throws {
        let readme = try String(
            contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent().appendingPathComponent("README.md"), encoding: .utf8)
        let block = try #require(readme.components(separatedBy: "```").first { $0.hasPrefix("yaml\ncontracts:") })
        let contracts = try expectConfiguration("version: 1\n" + block.dropFirst("yaml\n".count)).contracts
        #expect(contracts.map(\.demand) == Contract.Demand.allCases)
    }

    @Test("What is left out: all edges but imports, an error, a list that may be one value")
    func defaults() throws {
        let contracts = try expectConfiguration(
            """
            version: 1
            contracts:
              - {id: a, allow: {from: {attribute: "@MainActor"}, to: {conforms-to: UIView}}, because: b}
              - {id: c-2, require: {from: {target: App}, to: {kind: protocol}}, because: d}
            """
        ).contracts
        #expect(contracts.map(\.edges) == [Contract.EdgeKind.usual, Contract.EdgeKind.usual])
        #expect(!Contract.EdgeKind.usual.contains(.imports))
        #expect(contracts.map(\.severity) == [.error, .error])
        #expect(contracts.map(\.demand) == [.allow, .require])
        #expect(contracts.first?.from.first?.patterns[.attribute]?.map(\.value.text) == ["MainActor"])
    }

    @Test("Sections without a contract", arguments: ["contracts:", "contracts: []", "contracts: ~"])
    func none(section: String) throws {
        #expect(try expectConfiguration("version: 1\n\(section)").contracts.isEmpty)
    }

    @Test("Its severity can be set like a rule's, also for some files, wherever the sections stand")
    func settings() throws {
        let configuration = try expectConfiguration(
            """
            version: 1
            rules: {views-stay-thin: warning}
            overrides:
              - {paths: [Old], because: it is old, rules: {views-stay-thin: off}}
            contracts:
              - {id: views-stay-thin, forbid: {from: {role: view}, to: {role: entity}}, because: b}
            """)
        #expect(configuration.rules["views-stay-thin"]?.severity == .warning)
        #expect(configuration.overrides.first?.rules["views-stay-thin"]?.severity == .off)
    }

    // MARK: - Mistakes

    private func expectMistakes(_ contracts: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation) {
        expectProblems("version: 1\ncontracts:\n" + contracts, expected, sourceLocation: sourceLocation)
    }

    private let rest = "forbid: {from: {role: view}, to: {role: entity}}, because: b"

    @Test("What is missing")
    func missing() {
        expectMistakes(
            "  - {}\n  - {id: a, forbid: {edges: [names]}, allow: {from: {role: view}, to: {role: view}}}\n",
            [
                #"3:5: a contract needs "id""#, #"3:5: a contract needs "because""#,
                #"3:5: a contract needs "forbid", "allow" or "require""#,
                #"4:5: a contract needs "because""#,
                "4:5: a contract asks for one thing; write a contract each for forbid and allow",
                #"4:13: "forbid" needs "from""#, #"4:13: "forbid" needs "to""#,
            ])
        expectMistakes("  - {id: a, because: \" \", forbid: {from: {role: view}, to: {}}}\n", [
            #"3:22: "because": an empty reason"#,
            #"3:60: a selection needs at least one of role, kind, not, module, target, name, path, conforms-to, attribute, framework"#,
        ])
    }

    @Test("Ids that are none, or somebody else's")
    func identifiers() {
        for id in ["Views", "views_thin", "-a", "a-", "a--b", "1a", "\"a b\"", "ä"] {
            let problems = decode("version: 1\ncontracts:\n  - {id: \(id), \(rest)}\n").problems
            #expect(problems.count == 1 && problems[0].message.contains("is not lower-case words joined by hyphens"), "\(id)")
        }
        expectMistakes("  - {id: a, \(rest)}\n  - {id: a, \(rest)}\n", [#"4:10: the contract "a" stands here twice"#])
        expectMistakes("  - {id: skipped-layer, \(rest)}\n", [#"3:10: "skipped-layer" is a rule; a contract needs an id of its own"#])
    }

    @Test("Keys and values that there are not")
    func unknown() {
        expectMistakes(
            """
              - id: a
                forbids: {from: {role: view}, to: {role: view}}
                forbid: {form: {role: viw}, from: {rol: view, kind: klass, role: [], module: other}, to: {name: "", path: "../a"}, edges: [hold]}
                because: b

            """,
            [
                #"4:5: unknown key "forbids"; did you mean "forbid"?"#,
                #"5:14: unknown key "form"; did you mean "from"?"#,
                #"5:40: unknown key "rol"; did you mean "role"?"#,
                #"5:57: unknown kind of type "klass"; did you mean "class"?"#,
                #"5:70: "role": expected a role or a list of roles, found an empty list"#,
                #"5:82: "other" compares with "from"; it belongs in "to""#,
                #"5:101: "name": expected a name or a list of names, found """#,
                #"5:111: invalid pattern "../a": ".." leads nowhere; patterns start at the folder of the configuration"#,
                #"5:128: unknown kind of edge "hold"; did you mean "holds"?"#,
            ])
        expectProblems("version: 1\ncontract: []\n", [#"2:1: unknown key "contract"; did you mean "contracts"?"#])
    }

    @Test("What contradicts itself")
    func contradictions() {
        expectMistakes(
            "  - {id: a, forbid: {from: {framework: UIKit}, to: {name: a/b}, edges: imports}, because: b}\n",
            [
                #"3:29: "framework" belongs in "to": the code of frameworks is not seen"#,
                #"3:59: invalid name "a/b": "/" stands in paths only"#,
                #"3:65: imports lead to frameworks: "to" needs a selection by framework alone"#,
            ])
    }

    @Test("Shapes that are none")
    func shapes() {
        expectProblems(
            "version: 1\ncontracts: {id: a}\n",
            [#"2:12: "contracts": expected a list of contracts, each with id, because and forbid, allow or require, found a mapping"#])
        expectMistakes(
            "  - a\n  - {id: b, because: c, forbid: d}\n  - {id: e, because: f, forbid: {from: view, to: [view, {role: view}]}}\n",
            [
                #"3:5: "contracts": expected a mapping with id, because and forbid, allow or require, found "a""#,
                #"4:33: "forbid": expected a mapping with from and to, found "d""#,
                #"5:40: "from": expected a selection such as {role: view}, or a list of them, found "view""#,
                #"5:51: "to": expected a selection such as {role: view}, found "view""#,
            ])
    }
}
