import ProjectGraph
import Syntax
import Testing

/// What a name means where it stands.
@Suite struct NameTests {
    @Test func nestedTypes() {
        expectEdges("enum N { class A { let b: B }\nclass B {} }\nclass B {}", ["N.A holds strong N.B, stored property"])
        expectEdges(
            "enum N { class B {} }\nclass A { let b: N.B }", ["A holds strong N.B, stored property", "A names N, qualifier"])
        expectEdges(
            "enum N { enum M { class B {} } }\nclass A { let b: N.M.B }",
            [
                "A holds strong N.M.B, stored property", "A names N.M, qualifier", "A names N, qualifier",
            ])
        expectEdges("class A { class Inner { weak var a: A? } }", ["A.Inner holds weak A, stored property"])
    }

    @Test func namespacesFilledInOtherFiles() {
        expectEdges(
            [
                ("Login.swift", "enum Login {}"),
                ("P.swift", "extension Login { final class Presenter { weak var view: View? } }"),
                ("V.swift", "extension Login { final class View { let presenter: Presenter? } }"),
                ("Z.swift", "class View {}\nclass Presenter {}"),
            ],
            [
                "Login.Presenter holds weak Login.View, stored property",
                "Login.View holds strong Login.Presenter, stored property",
            ])
        // An extension of what another extension declares, whatever the order of the files.
        expectEdges(
            [
                ("A.swift", "extension N.M { class A { let b: B } }"), ("B.swift", "extension N { enum M {} }"),
                ("C.swift", "enum N {}\nextension N.M { class B {} }"),
            ], ["N.M.A holds strong N.M.B, stored property"])
    }

    @Test func aNestedTypeShadowsAFrameworks() {
        expectEdges("import UIKit\nclass A { enum UIColor {}\nvar c: UIColor }", ["A holds strong A.UIColor, stored property"])
        expectEdges("import UIKit\nstruct UIColor {}\nclass A { var c: UIColor }", ["A holds strong UIColor, stored property"])
    }

    @Test func inheritedNestedTypes() {
        expectEdges(
            "class Base { class B {} }\nclass A: Base { let b: B }",
            [
                "A inherits Base, inheritance clause", "A holds strong Base.B, stored property",
            ])
    }

    @Test func genericParametersAreNoTypes() {
        expectEdges("class A<B> { let b: B\nfunc f(_ b: B) -> [B] { [] } }\nclass B {}", [])
        expectEdges("class A { func f<B>(_ b: B) { let c: B = b; _ = c as? B } }\nclass B {}", [])
        expectEdges("class A<T> {}\nextension A { func f(_ t: T) {} }\nclass T {}", [])
        expectEdges("protocol P { associatedtype B\nfunc f(_ b: B) }\nclass B {}", [])
    }

    @Test func privateTypesOfOneNameInTwoFiles() {
        let files = ["A", "B"].map {
            ("\($0).swift", "private struct Row { let n: \($0)Node }\nclass \($0)Node {}\nclass \($0) { private var row: Row? }")
        }
        let graph = graph(of: files)
        let held = graph.edges.filter { graph[$0.to].fullName == "Row" }.map { graph[graph[$0.to].parts[0].file].path }
        #expect(held == ["A.swift", "B.swift"])
        expectEdges(
            [("A.swift", "fileprivate class X {}"), ("B.swift", "class B { let x: X }")], ["B holds strong X, stored property"])
    }

    @Test func aPrivateTypeOfAnotherFileIsNotMeant() {
        let graph = graph(of: [("A.swift", "private class X {}"), ("B.swift", "class B { let x: X }")])
        #expect(graph.edges.map { graph[$0.to].isExternal } == [true])
    }

    @Test func theNearestOfTwoTargets() {
        let graph = graph(of: [
            ("App/Model/X.swift", "class X {}"), ("App/View/A.swift", "class A { let x: X }"), ("Widget/X.swift", "class X {}"),
            ("Widget/B.swift", "class B { let x: X }"),
        ])
        #expect(graph.edges.map { graph[graph[$0.to].parts[0].file].path } == ["App/Model/X.swift", "Widget/X.swift"])
    }

    /// Folders count whole, and a file may come behind those of a folder inside its own.
    @Test(arguments: [
        ("App-Kit/User.swift", "App-Kit/X.swift"), ("App/Sub/Deep/User.swift", "App/Sub/Deep/X.swift"),
        ("App/Sub/User.swift", "App/Sub/Deep/X.swift"), ("App/Tab/User.swift", "App/Tab/X.swift"),
        ("App/User.swift", "App/Sub/Deep/X.swift"), ("Application/User.swift", "App-Kit/X.swift"),
        ("User.swift", "App-Kit/X.swift"),
    ])
    func theNearestOfSeveralFolders(user: String, expected: String) {
        let graph = graph(of: [
            (user, "class User { let x: X }"), ("App-Kit/X.swift", "class X {}"), ("App/Sub/Deep/X.swift", "class X {}"),
            ("App/Tab/X.swift", "class X {}"), ("App/Test.swift", ""),
        ])
        #expect(graph.edges.map { graph[graph[$0.to].parts[0].file].path } == [expected])
    }

    @Test func localTypes() {
        expectEdges("class A { func f() { class B {}\nlet b: B? = nil; _ = b } }\nclass B {}", ["A names B, local variable"])
        let graph = graph(of: [("A.swift", "class A { func f() { class B { let c: C }\n_ = B.self } }\nclass B {}\nclass C {}")])
        #expect(graph.edges.filter { graph[$0.to].fullName == "C" }.count == 1)
    }

    @Test func valuesHideTypes() {
        expectEdges("class A { func f(B: Int) { _ = B.one } }\nclass B { static let one = 1 }", [])
        expectEdges("class A { let B = 1\nfunc f() { _ = B } }\nclass B {}", [])
        expectEdges("class A { func f() { let B = 1; do { let B = 2; _ = B }; _ = B } }\nclass B {}", [])
    }

    @Test func labelsStringsAndCommentsAreNoNames() {
        expectEdges("class A { func f(B b: Int) { f(B: 1) /* B() */ // B\n _ = \"B.one\" } }\nclass B {}", [])
    }

    @Test func modulesBeforeNames() {
        expectEdges(
            "import Foundation\nclass A { func f() { _ = Foundation.UserDefaults.standard; _ = Foundation.URLSession() } }",
            ["A names UserDefaults, static member", "A creates URLSession, instantiation"])
        expectEdges(
            "import FirebaseAuth\nclass A { func f() { FirebaseAuth.Auth.auth().signOut() } }", ["A names Auth, static member"])
        // What nobody imports is no module, and a local none either.
        expectEdges("class A { func f(Foundation: F) { _ = Foundation.UserDefaults.standard } }\nclass F {}", ["A names F, parameter"])
    }

    // MARK: - Aliases

    @Test func aliases() {
        expectEdges("typealias T = B\nclass A { weak var b: T? }\nclass B {}", ["A holds weak B, stored property, alias"])
        expectEdges(
            "typealias T = U\ntypealias U = B\nclass A { let b: T }\nclass B {}", ["A holds strong B, stored property, alias"])
        expectEdges(
            "typealias T = P & Q\nclass A { weak var b: (any T)? }\nprotocol P {}\nprotocol Q {}",
            [
                "A holds weak P, stored property, alias", "A holds weak Q, stored property, alias",
            ])
        expectEdges(
            "class A { typealias T = B\nlet b: T }\nclass B {}",
            ["A names B, type alias", "A holds strong B, stored property, alias"])
        expectEdges("typealias T = B\nclass A: T {}\nclass B {}", ["A inherits B, inheritance clause, alias"])
        expectEdges("typealias T = B\nclass A { func f() { _ = T() } }\nclass B {}", ["A creates B, instantiation"])
        expectEdges(
            "import Foundation\ntypealias T = UserDefaults\nclass A { func f() { _ = T.standard } }", ["A names UserDefaults, static member"])
        expectEdges("typealias T = B\nextension T { func f(c: C) {} }\nclass B {}\nclass C {}", ["B names C, parameter"])
    }

    @Test(arguments: [
        ("[B]", "A holds strong B, stored property, alias"), ("B?", "A holds strong B, stored property, alias"),
        ("[String: B]", "A holds strong B, stored property, alias"), ("(Int, B)", "A holds strong B, stored property, alias"),
        ("(B) -> Void", "A names B, closure signature, alias"), ("() -> B", "A names B, closure signature, alias"),
        ("Result<B, Error>", "A holds strong B, stored property, alias"),
    ])
    func aliasesOfCompoundTypes(target: String, edge: String) {
        expectEdges("typealias T = \(target)\nclass A { let b: T }\nclass B {}", [edge])
    }

    @Test func aliasesThatLeadInACircle() {
        for source in [
            "typealias T = U\ntypealias U = T\nclass A { let t: T }",
            "typealias T = T\nclass A: T { let t: T; func f() { T(); t.g() } }",
        ] {
            let graph = graph(of: [("A.swift", source)])
            #expect(graph.edges.allSatisfy { graph[$0.to].kind == .alias })
        }
    }

    @Test func typesThatInheritInACircle() {
        let graph = graph(of: [
            (
                "A.swift",
                "class A: B { func f() { g(); super.h(); let x: X? = nil } }\nclass B: C {}\nclass C: A {}\nprotocol P: P {}"
            )
        ])
        #expect(graph.types.filter { !$0.isExternal }.count == 4)
        #expect(graph.projectTypes.map { graph.allSupertypes(of: $0).count } == [2, 2, 2, 0])
    }

    /// What a protocol asks of its `Self` it inherits; what an extension does is for some of those that conform.
    @Test(arguments: [
        ("protocol P where Self: V", ["V"]), ("protocol P: class", ["AnyObject"]), ("protocol P: AnyObject where Self: V & Q", ["AnyObject", "V", "Q"]), ("protocol P where Self: Q, A: V", ["Q"]),
        ("protocol P where A: V", []), ("protocol P {}\nextension P where Self: V", []),
    ])
    func whatAProtocolAsksOfItsSelf(declaration: String, supertypes: [String]) throws {
        let graph = graph(of: [("A.swift", "class V {}\nprotocol Q {}\n\(declaration) {}")])
        let type = try #require(graph.projectTypes.first { graph[$0].fullName == "P" })
        #expect(Set(graph.allSupertypes(of: type).map { graph[$0].fullName }) == Set(supertypes))
    }

    @Test func protocolsThatAskEachOtherInACircle() {
        let graph = graph(of: [("A.swift", "protocol P where Self: Q {}\nprotocol Q where Self: P {}\nclass C: P {}")])
        #expect(graph.projectTypes.map { graph.allSupertypes(of: $0).count } == [1, 1, 2])
    }

    // MARK: - Order

    @Test func theOrderOfFilesDoesNotMatter() {
        let files = [
            ("A.swift", "class A: B, P { let c: C }"), ("B.swift", "class B { let a: [A] }"),
            ("C.swift", "typealias C = D\nprotocol P {}"),
            ("D.swift", "class D { weak var a: A?; func f() { a?.c.f() } }"), ("E.swift", "extension A { func g() { c.f() } }"),
        ]
        let first = graph(of: files)
        for _ in 0..<10 {
            let shuffled = graph(of: files.shuffled())
            #expect(shuffled.edges == first.edges)
            #expect(shuffled.calls == first.calls)
            #expect(shuffled.types.map(\.fullName) == first.types.map(\.fullName))
        }
    }
    @Test func filesNamedAfterTypes() throws {
        let source = "class A { class B {} }\nclass C {}"
        for (path, expected) in [("A.swift", ["A"]), ("C/A.swift", ["A"]), ("C/B.swift", ["B"]), ("C/A+C.swift", []), ("C/a.swift", [])] {
            let graph = graph(of: [(path, source)])
            let named = graph.projectTypes.filter { graph.isFile(FileID(0), namedAfter: $0) }.map { graph.symbols[graph[$0].name] }
            #expect(named == expected, "\(path)")
        }
    }
}
