import ProjectGraph
import Syntax
import Testing

/// Who names whom, where, and how it is held.
@Suite struct EdgeTests {
    // MARK: - Holding

    @Test(
        arguments: [
            ("let b: B", "holds strong B, stored property"), ("var b: B!", "holds strong B, stored property"),
            ("weak var b: B?", "holds weak B, stored property"), ("unowned let b: B", "holds unowned B, stored property"),
            ("unowned(unsafe) var b: B", "holds unowned(unsafe) B, stored property"),
            ("unowned(safe) var b: B", "holds unowned(safe) B, stored property"),
            ("weak var b: B? { didSet {} }", "holds weak B, stored property"),
            ("var b: B { get { make() } }", "names B, computed property"), ("var b: B { make() }", "names B, computed property"),
            ("lazy var b: B = make()", "holds strong B, stored property"),
            ("static var b: B?", "holds strong B, stored property, static"),
            ("class var b: B? { nil }", "names B, computed property, static"),
            ("var b: [B] = []", "holds strong B, stored property"), ("var b: [[B?]?]", "holds strong B, stored property"),
            ("var b: [Int: B]", "holds strong B, stored property"),
            ("var b: Dictionary<Int, B>", "holds strong B, stored property"),
            ("var b: Set<B>", "holds strong B, stored property"), ("var b: Optional<B>", "holds strong B, stored property"),
            ("var b: (Int, B)", "holds strong B, stored property"),
            ("var b: Result<B, Error>", "holds strong B, stored property"),
            ("var b: (B) -> Void", "names B, closure signature"), ("var b: (() -> B)?", "names B, closure signature"),
            ("var b: B.Type", "names B, metatype"), ("var b: any P", "holds strong P, stored property"),
        ] as [(String, String)])
    func properties(member: String, edge: String) {
        expectEdges("class A { \(member)\nfunc make() -> Never { fatalError() } }\nclass B {}\nprotocol P {}", ["A " + edge])
    }

    /// What a protocol's extension has for one class alone that implements it.
    @Test(arguments: [("class A: P {}", "A"), ("class A {}", "P"), ("protocol A {}", "P")])
    func extensionsForOneClass(declaration: String, owner: String) {
        expectEdges(
            "\(declaration)\nclass B {}\nprotocol P {}\nextension P where Self: A { func f(b: B) { B() } }",
            (declaration.contains("P") ? ["A conforms P, inheritance clause"] : [])
                + ["P names A, generic constraint", "\(owner) names B, parameter", "\(owner) creates B, instantiation"])
    }

    @Test func propertyWrappersOfTheProjectAreNamed() {
        expectEdges(
            "class A { @Wrapped var b: B? }\nclass B {}\n@propertyWrapper struct Wrapped<T> { var wrappedValue: T }",
            ["A names B, stored property", "A names Wrapped, attribute"])
    }

    @Test func inferredProperties() {
        expectEdges("class A { let b = B() }\nclass B {}", ["A holds strong B, stored property", "A creates B, instantiation"])
        expectEdges(
            "class A { weak var b = B.shared }\nclass B { static let shared = B() }",
            [
                "A holds weak B, stored property", "A names B, static member", "B holds strong B, stored property, static",
                "B creates B, instantiation",
            ].filter { $0 != "B creates B, instantiation" })
        // A protocol has no instances: this is a class of a module that isn't read.
        expectEdges("class A { let b = B(c: C()) }\nprotocol B {}\nclass C {}", ["A creates C, instantiation"])
        expectEdges("class A { let b = [B()] }\nclass B {}", ["A holds strong B, stored property", "A creates B, instantiation"])
        expectEdges(
            "class A { let b = try? B.make() }\nclass B { static func make() -> B? { nil } }",
            [
                "A holds strong B, stored property", "A names B, static member",
            ])
    }

    @Test func boxesHoldWhatTheyAreMadeOf() {
        expectEdges(
            "class A { let b: Box<B> }\nclass B {}\nclass Box<T> { weak var t: T? }",
            [
                "A holds strong Box, stored property", "A names B, generic argument",
            ])
    }

    @Test func enumCasesHold() {
        expectEdges(
            "enum E { case a(B), b(x: [B]), c((B) -> Void) }\nclass B {}",
            [
                "E holds strong B, associated value", "E holds strong B, associated value", "E names B, closure signature",
            ])
    }

    // MARK: - Signatures

    @Test(
        arguments: [
            ("func f(_ b: B) {}", ["names B, parameter"]), ("func f() -> B? { nil }", ["names B, return type"]),
            ("func f() -> [String: (B, Int)] { [:] }", ["names B, return type"]), ("init(b: B) {}", ["names B, parameter"]),
            ("subscript(b: B) -> Int { 0 }", ["names B, parameter"]), ("func f(b: inout B) {}", ["names B, parameter, inout"]),
            ("func f(b: B...) {}", ["names B, parameter"]), ("func f(b: some P) {}", ["names P, parameter"]),
            ("func f(b: P & Q) {}", ["names P, parameter", "names Q, parameter"]),
            ("func f(b: @escaping (B) -> Void) {}", ["names B, closure signature"]),
            ("func f<T: P>(t: T) {}", ["names P, generic constraint"]),
            ("func f<T>(t: T) where T: P, T: Q {}", ["names P, generic constraint", "names Q, generic constraint"]),
            ("func f(b: Box<B>) {}", ["names Box, parameter", "names B, generic argument"]),
            ("func f(b: B = B()) {}", ["names B, parameter", "creates B, default argument"]),
            ("func f(b: Int = B.one) {}", ["names B, default argument"]), ("typealias T = B", ["names B, type alias"]),
            ("static func f(b: B) {}", ["names B, parameter, static"]),
        ] as [(String, [String])])
    func signatures(member: String, edges: [String]) {
        expectEdges(
            "class A { \(member) }\nclass B { static let one = 1 }\nprotocol P {}\nprotocol Q {}\nclass Box<T> {}",
            edges.map { "A " + $0 })
    }

    @Test func inheritance() {
        expectEdges(
            "class A: B, P {}\nclass B {}\nprotocol P {}",
            ["A inherits B, inheritance clause", "A conforms P, inheritance clause"])
        expectEdges(
            "class A: P, Q {}\nprotocol P: Q {}\nprotocol Q {}",
            [
                "A conforms P, inheritance clause", "A conforms Q, inheritance clause", "P conforms Q, inheritance clause",
            ])
        expectEdges(
            "struct S: P & Q {}\nprotocol P {}\nprotocol Q {}",
            ["S conforms P, inheritance clause", "S conforms Q, inheritance clause"])
        expectEdges(
            "class A: Base<B> {}\nclass B {}\nclass Base<T> {}",
            ["A inherits Base, inheritance clause", "A names B, generic argument"])
        expectEdges("class A: Unknown {}", ["A inherits Unknown, inheritance clause"])
        expectEdges("actor A: P {}\nprotocol P {}", ["A conforms P, inheritance clause"])
    }

    // MARK: - Bodies

    @Test(
        arguments: [
            ("let b: B? = nil", "names B, local variable"), ("_ = x as? B", "names B, cast"), ("_ = x as! B", "names B, cast"),
            ("_ = x is B", "names B, type check"), ("_ = B()", "creates B, instantiation"),
            ("_ = B.init()", "creates B, instantiation"),
            ("_ = B.one", "names B, static member"), ("B.run()", "names B, static member"), ("_ = B.self", "names B, metatype"),
            ("_ = [B]()", "names B, generic argument"), ("_ = [Int: B]()", "names B, metatype"),
            ("_ = Box<B>.self", "names B, generic argument"),
            ("if let b = x as? B { _ = b }", "names B, cast"), ("guard let b = x as? B else { return }; _ = b", "names B, cast"),
            ("if case let b as B = x { _ = b }", "names B, cast"),
            ("switch x { case is B: break; default: break }", "names B, type check"),
            ("switch x { case let b as B: _ = b; default: break }", "names B, cast"),
            ("for case let b as B in xs { _ = b }", "names B, cast"),
            ("do { try t() } catch let b as B { _ = b } catch {}", "names B, cast"),
            ("run { (b: B) in }", "names B, closure signature"),
            ("run { () -> B? in nil }", "names B, closure signature"), ("_ = \\B.two", "names B, metatype"),
            ("print(\"\\(B.one)\")", "names B, static member"), ("#if DEBUG\n_ = B.one\n#endif", "names B, static member"),
            ("let b = xs.map(B.init(x:))", "creates B, instantiation"), ("func inner(b: B) {}", "names B, parameter"),
            ("_ = type(of: x) == B.self", "names B, metatype"), ("while x is B {}", "names B, type check"),
            ("return B.one", "names B, static member"),
            ("defer { B.run() }", "names B, static member"), ("xs[B.one] = 1", "names B, static member"),
            ("x ? B.one : 2", "names B, static member"), ("_ = x ?? B.one", "names B, static member"),
            ("throw B.one", "names B, static member"),
            ("let s = if x { B.one } else { 2 }", "names B, static member"),
            ("let s = switch x { case 1: B.one default: 2 }", "names B, static member"),
        ] as [(String, String)])
    func bodies(statement: String, edge: String) {
        let source = """
            class A { func f(x: Any, xs: [Any]) { \(statement) } }
            class B { static let one = 1; static func run() {}; var two = 2; init(x: Any) {} }
            func run(_ body: Any) {}
            """
        let graph = graph(of: [("A.swift", source)])
        let found = Set(
            graph.edges.filter { graph[$0.from].fullName == "A" && graph[$0.to].fullName == "B" }.map { $0.text(in: graph) })
        #expect(found == ["A " + edge])
    }

    @Test func aTuplePatternsWrittenType() {
        expectEdges("class A { func f() { let (a, b): (Int, B) = x } }\nclass B {}", ["A names B, local variable"])
    }

    @Test func sitesAreTheNames() throws {
        let source = "class A { var é = 1, b: Box<B?>\nfunc f() { _ = B.one } }\nclass B { static let one = 1 }\nclass Box<T> {}"
        let graph = graph(of: [("A.swift", source)])
        let utf8 = Array(source.utf8)
        let names = graph.edges.map { String(decoding: utf8[Int($0.site.offset)..<Int($0.site.end)], as: UTF8.self) }
        #expect(names == ["Box", "B", "B"])
    }

    @Test func edgesOfATypesExtensionsBelongToIt() {
        expectEdges(
            [
                ("A.swift", "class A {}"), ("B.swift", "class B {}\nprotocol P {}"),
                ("A+More.swift", "extension A: P { func f(b: B) {} }"),
            ], ["A conforms P, inheritance clause", "A names B, parameter"])
    }

    @Test func frameworkTypes() {
        expectEdges(
            "import UIKit\nclass A { var view: UIView?; let s: String; let d: Date }",
            [
                "A holds strong UIView, stored property", "A holds strong Date, stored property",
            ])
    }
    /// The same edges, the other way round.
    @Test func edgesToAType() throws {
        let graph = graph(of: [
            ("A.swift", "import UIKit\nprotocol P { func f(_ b: B) }\nclass A: P { var view: UIView?; weak var b: B?; func f(_ b: B) { _ = B() } }"),
            ("B.swift", "class B { let a: A?; let p: P? }\nclass C {}"),
        ])
        for position in graph.types.indices {
            let type = TypeID(position)
            #expect(Array(graph.edges(to: type)) == graph.edges.filter { $0.to == type })
        }
        #expect(Array(graph.edges(to: try graph.type("B"))).map { graph[$0.from].fullName } == ["P", "A", "A", "A"])
        #expect(Array(graph.edges(to: try graph.type("C"))).isEmpty)
        #expect(Array(graph.edges(to: .none)).isEmpty)
    }
}
