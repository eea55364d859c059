import ProjectGraph
import Testing

/// Names that mean something else than they seem to. Each answer is the compiler's.
@Suite struct NamespaceTraps {
    @Test func theSameNestedNameInTwoNamespaces() throws {
        let files = [
            ("Namespaces.swift", "enum Login {}\nenum Profile {}"),
            ("Login/Parts.swift", "extension Login { final class Presenter { weak var view: View? } }"),
            ("Login/View.swift", "extension Login { final class View { let presenter: Presenter } }"),
            ("Profile/Parts.swift", "extension Profile { final class Presenter { var view: View? } }"),
            ("Profile/View.swift", "extension Profile { final class View { let presenter: Presenter } }"),
        ]
        expectEdges(files, from: "Login.View", ["Login.View holds strong Login.Presenter, stored property"])
        expectEdges(files, from: "Profile.View", ["Profile.View holds strong Profile.Presenter, stored property"])
        try expectNoCycle(files, of: "Login.Presenter")
        try expectCycle(files, of: "Profile.Presenter", "Profile.Presenter → Profile.View → Profile.Presenter")
    }

    // MARK: - Extensions

    /// `extension Login.View` opens the scope of View, not that of Login.
    @Test(arguments: [
        ("func f(p: Presenter) {}", "names Presenter, parameter"),
        ("func f() { _ = Presenter() }", "creates Presenter, instantiation"),
        ("static var last: Presenter?", "holds strong Presenter, stored property, static"),
    ])
    func whatStandsBesideAnExtendedTypeIsOutOfScope(member: String, edge: String) {
        expectEdges(
            [
                ("Login.swift", "enum Login { final class View {}\nfinal class Presenter {} }\nfinal class Presenter {}"),
                ("View+More.swift", "extension Login.View { \(member) }"),
            ], ["Login.View " + edge])
    }

    @Test func anExtensionWithinANamespaceSeesWhatStandsThere() {
        expectEdges(
            [
                ("Login.swift", "enum Login { final class Presenter {} }\nfinal class Presenter {}"),
                ("View.swift", "extension Login { final class View { let presenter: Presenter } }"),
            ], ["Login.View holds strong Login.Presenter, stored property"])
    }

    @Test func membersOfOtherExtensionsAreInScope() {
        expectEdges(
            [
                ("Login.swift", "enum Login { final class View {} }\nfinal class Row {}"),
                ("Row.swift", "extension Login.View { final class Row {} }"),
                ("Rows.swift", "extension Login.View { final class Rows { let first: Row? } }"),
            ], ["Login.View.Rows holds strong Login.View.Row, stored property"])
    }

    @Test func theExtendedTypesOwnNameIsNotInScope() {
        let files = [
            ("Login.swift", "enum Login { final class Presenter {} }\nfinal class Presenter {}"),
            ("More.swift", "extension Login.Presenter { final class Cache { let presenter: Presenter? } }"),
        ]
        expectEdges(files, ["Login.Presenter.Cache holds strong Presenter, stored property"])
    }

    /// Neither is there where nothing else has the name: that doesn't compile, so nobody knows what is meant.
    @Test func theExtendedTypesOwnNameIsUnresolved() {
        let source = "enum Login { class Presenter {} }\nextension Login.Presenter { class Cache { let presenter: Presenter? } }"
        expectUnresolved(source, [.unknownType: 1])
    }

    @Test func aNestedTypeCalledAsOneOfTheStandardLibrary() {
        let own = "enum Streams { final class Sequence {} }\n"
        expectEdges(
            own + "extension Streams { struct Inner { let s: Sequence } }",
            ["Streams.Inner holds strong Streams.Sequence, stored property"])
        expectEdges(own + "extension Streams.Sequence { struct Inner { let s: any Sequence } }", [])
        expectEdges(
            "import Combine\nclass B {}\nextension Publishers.Sequence { struct Inner { let s: any Sequence; let b: B } }",
            ["Publishers.Sequence.Inner holds strong B, stored property"])
    }

    @Test func anExtensionOfAFrameworksTypeWhoseNameIsTaken() throws {
        let source = """
            import Foundation
            struct Timer {}
            class B {}
            extension Foundation.Timer { func f(b: B) {} }
            class A { let mine: Timer; let theirs: Foundation.Timer }
            """
        let graph = graph(of: [("A.swift", source)])
        let timer = try graph.type("Timer")
        let held = graph.edges(from: try graph.type("A")).map { graph[$0.to] }
        #expect(held.first?.isExternal == false)
        #expect(held.last?.isExternal == true)
        #expect(graph[timer].parts.count == 1)
        #expect(graph.edges(from: timer).isEmpty)
    }

    @Test(arguments: [
        ("Array", "Element"), ("Set", "Element"), ("Dictionary", "Value"), ("Optional", "Wrapped"), ("Result", "Success"),
    ])
    func genericParametersOfTheStandardLibrary(extended: String, parameter: String) {
        expectNoEdge(to: parameter, inExtensionOf: extended)
    }

    @Test(arguments: [("Sequence", "Element"), ("Collection", "Index"), ("RawRepresentable", "RawValue")])
    func associatedTypesOfTheStandardLibrary(extended: String, parameter: String) {
        withKnownIssue("what the associated types of a framework's protocol are called is not known") {
            expectNoEdge(to: parameter, inExtensionOf: extended)
        }
    }

    private func expectNoEdge(to parameter: String, inExtensionOf extended: String) {
        let source = """
            protocol P: AnyObject {}
            class B {}
            struct \(parameter) {}
            extension \(extended) where \(parameter): P { func f(b: B, p: \(parameter)) -> \(parameter)? { nil } }
            """
        let graph = graph(of: [("A.swift", source)])
        #expect(!graph.edges.contains { graph[$0.to].fullName == parameter })
        #expect(graph.edges.contains { graph[$0.to].fullName == "B" })
    }

    @Test func extensionsOfAnAlias() {
        expectEdges(
            "class Base {}\ntypealias Screen = Base\nextension Screen { class Row {} }\nclass A { let row: Base.Row }\nclass Row {}",
            from: "A", ["A holds strong Base.Row, stored property", "A names Base, qualifier"])
    }

    // MARK: - Shadows

    @Test(arguments: ["Result", "Error", "Data", "Task", "Set", "Optional", "Array", "URL", "Notification", "Never"])
    func aNestedTypeShadowsAStandardOne(name: String) throws {
        let files = [
            ("Login.swift", "import Foundation\nenum Login {}"),
            ("Login+\(name).swift", "extension Login { final class \(name) { let a: A? = nil } }"),
            ("Login+A.swift", "import Foundation\nextension Login { final class A { var value: \(name)? } }"),
            ("A.swift", "import Foundation\nfinal class A { var value: \(name)? }"),
        ]
        try expectHolds(files, of: "Login.A", ["Login.\(name)"])
        try expectCycle(files, of: "Login.A", "Login.A → Login.\(name) → Login.A")
        try expectNoCycle(files)
    }

    @Test(arguments: [
        "final class Result {}\nlet r: Swift.Result<B, Swift.Error>?", "final class Array {}\nlet r: Swift.Array<B>",
        "let r: Swift.Optional<B>",
    ])
    func theStandardTypeBehindItsModulesName(member: String) throws {
        let source = "class A { \(member) }\nclass B {}"
        try expectCycle(source.replacing("B {}", with: "B { let a: A? = nil }"), "A → B → A")
        try expectHolds(source, ["B"])
        expectUnresolved(source, [:])
    }

    @Test func aPrivateNestedTypeIsNotInherited() throws {
        let view = "class View {}\n"
        try expectHolds(
            [("Base.swift", "class Base { private class View {} }"), ("A.swift", view + "class A: Base { let view: View }")],
            ["View"])
        try expectHolds(view + "class Base { private class View {} }\nclass A: Base { let view: View }", ["View"])
    }

    @Test func genericParametersAreNotInherited() throws {
        try expectHolds("class View {}\nclass Base<View> {}\nclass A: Base<Int> { let view: View }", ["View"])
        try expectHolds(
            "class View {}\nclass Base<View> {}\nextension Base { class Inner { let view: View? = nil } }", of: "Base.Inner", [])
    }

    @Test func localTypesEndWithTheirFunction() {
        let source = """
            class B {}
            class A {
                func f() { class B {}; func inner() { _ = B.self }; run { _ = B.self } }
                func g() { _ = B.self }
            }
            """
        let graph = graph(of: [("A.swift", source)])
        let named = graph.edges.filter { graph[$0.from].fullName == "A" && $0.kind == .names }.map {
            graph[graph[$0.to].parts[0].file].outline[graph[$0.to].parts[0].declaration].parent.exists
        }
        #expect(named == [true, true, false])
    }

    @Test func theDynamicSelf() {
        expectEdges(
            "class A { class Kind {}\nfunc f() { _ = Self.Kind() }\nlet kind: Self.Kind? = nil }\nclass Kind {}",
            ["A creates A.Kind, instantiation", "A holds strong A.Kind, stored property"])
        expectEdges("class A { func f() -> Self { self }\nfunc g() { f().h() }\nfunc h() {} }", [])
        expectCalls("class A { func f() -> Self { self }\nfunc g() { f().h() }\nfunc h() {} }", ["A.g → A.f, self", "A.g → A.h"])
    }

    // MARK: - Targets

    /// Which of the two is meant, only the targets tell: folders do not.
    @Test func theSameNameInTwoTargetsThatAreEquallyNear() {
        let graph = graph(of: [
            ("App/A.swift", "class A { let x: X }"), ("Shared/X.swift", "class X {}"), ("Core/X.swift", "class X {}"),
        ])
        withKnownIssue("without targets, the first of several equally near types is taken") {
            #expect(graph.unresolved[.unknownType] == 1)
        }
        withKnownIssue("without targets, the first of several equally near types is taken") {
            #expect(graph.edges.allSatisfy { graph[$0.to].isExternal })
        }
    }
}
