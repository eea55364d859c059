import ProjectGraph
import Syntax
import Testing

/// Code that is half written leads names in circles; a graph comes of it all the same, and soon.
///
/// A test waits for its turn within its time limit: only what never ends may reach that.
@Suite(.timeLimit(.minutes(20))) struct CircleTests {
    @Test(arguments: [
        "typealias A = A", "typealias A = A.B", "typealias A = B.X; typealias B = A.Y", "func f() { typealias L = L.L; let l: L }",
        "func f<A: A.X>(_ a: A.Y) {}", "struct G<T: U.X, U: T.Y> { var t: T }",
        "protocol P { associatedtype A: B.X; associatedtype B: A.Y }", "class A: A {}", "class A: B {}; class B: A {}",
        "class A: B { let c: C }\nclass B: A {}", "extension A { class A {} }",
    ])
    func namesThatLeadBackToThemselves(source: String) {
        #expect(graph(of: [("A.swift", source)]).files.count == 1)
    }

    @Test(arguments: ["A & A & A", "(A, A, A)", "(A, A, A) -> A", "[A: A]"])
    func aliasesThatMultiply(alias: String) {
        let source = "typealias A = \(alias)\nclass B { var a: A\nfunc f() { a.b(); let x = a; x.c() } }"
        #expect(graph(of: [("A.swift", source)]).projectTypes.count == 2)
        let doubling = (1...40).map { "typealias A\($0) = A\($0 - 1) & A\($0 - 1)" }.joined(separator: "\n")
        #expect(graph(of: [("A.swift", "protocol A0 {}\n\(doubling)\nclass B: A40 { let a: A40 }")]).projectTypes.count == 42)
    }

    @Test func protocolsThatRefineEachOther() {
        let names = ["A", "B", "C", "D", "E"]
        let protocols = names.map { name in "protocol \(name): \(names.filter { $0 != name }.joined(separator: ", ")) {}" }
        let source = protocols.joined(separator: "\n") + "\nclass S: A { var x: Loan? }\nstruct Other { struct Loan {} }"
        #expect(graph(of: [("A.swift", source)]).projectTypes.count == 8)
    }

    @Test func aLongChainOfCalls() {
        let source = "class A { func a() -> A { self }\nfunc f() { a()\(String(repeating: ".a()", count: 5_000)) } }"
        #expect(graph(of: [("A.swift", source)]).projectTypes.count == 1)
    }

    /// Each looked at as often as it is named would be looked at for ever, and what comes of it is the same from either end.
    @Test(arguments: [Array(0..<60), Array((0..<60).reversed())])
    func constantsMadeOfEachOther(order: [Int]) {
        let constants = order.map { "let c\($0) = c\($0 + 1).with(c\($0 + 1), c\($0 + 1))" }.joined(separator: "\n")
        expectCalls(
            "\(constants)\nlet c60 = Chain()\nstruct Chain { func with(_ a: Chain, _ b: Chain) -> Chain { self } }\nclass A { func f() { c58.with(c59, c60) } }",
            ["A.f → Chain.with"])
    }

    /// A brace is missing: the extensions below stand in the one above.
    @Test func extensionsInAnExtension() {
        expectEdges(
            [
                ("A.swift", "class A {}\nextension Missing {\nextension A { func f(b: B) {} }\nextension A { func g() {} }"),
                ("B.swift", "class B { let a = A() }"),
            ], ["A names B, parameter", "B creates A, instantiation", "B holds strong A, stored property"])
    }

    /// What is called may be anything where an argument is missing; only names have names.
    @Test func numbersThatAreCalled() {
        let source = "extension UIColor {\nconvenience init(rgb: Int) {\nself.init(rgb: rgb, alpha: 1.0 (\nconvenience init(rgb: Int, alpha: CGFloat) {\nself.init("
        #expect(graph(of: [("A.swift", source)]).projectTypes.isEmpty)
    }

    /// Where nesting is too deep to be followed, an assignment has no value.
    @Test func assignmentsInDeepCode() {
        let deep = ["w={", "w={", "w={"].map { String(repeating: "{", count: 11) + $0 }.joined()
        for depth in 0..<40 {
            let source = "class A { var w = 1; func f() {" + String(repeating: "{", count: depth) + deep + "w="
            #expect(graph(of: [("A.swift", source)]).projectTypes.count == 1)
        }
    }
}
