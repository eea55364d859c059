import Testing

/// Small sources that between them hold most of the grammar.
struct Fixture: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String

    var testDescription: String { name }
    var bytes: [UInt8] { Array(text.utf8) }

    static let all = [types, functions, bodies, literals, conditionals]

    static let types = Fixture(name: "types", text: """
        @available(iOS 13, *) public final class A<T: P & Q>: B<T?>, @unchecked Sendable where T: Hashable {
            @Published private(set) weak var delegate: (any Delegate)? { didSet { let x = 1 } }
            indirect enum E: Int { case a = 1, b(x: [Int: String], _ y: @Sendable () async throws(E) -> Void) }
        }
        extension A.Inner: ~Copyable { typealias U<V> = [V?]! ; subscript(i: Int) -> Int { get { 1 } set(v) { } } }
        protocol P<X>: AnyObject { associatedtype X: Y = Z where X: W; var v: Int { get async throws }; init?(_: X) }
        """)

    static let functions = Fixture(name: "functions", text: """
        infix operator <=> : Group
        precedencegroup Group { higherThan: AdditionPrecedence }
        func == <T>(l: inout T, r: borrowing T...) rethrows -> (T, (T) -> T) { return (l, { $0 }) }
        macro m<T>(_ v: T) -> String = #external(module: "M", type: "T")
        actor Z { nonisolated(unsafe) static let a, b: Int ; deinit { } ; isolated init!(x: Int = f { let q = 2 }) { self.init() } }
        func p<each T>(_ t: repeat each T) -> some P & Q where repeat each T: R { for try await x in y where z { } }
        """)

    static let bodies = Fixture(name: "bodies", text: """
        let v = if a { 1 } else { switch b { case .x(let y) where y > 1, is Z: 2; @unknown default: 3 } }
        func f() {
            guard let (a, b) = (c?.d[0]!.e { $0 < 1 && x as? T != nil } onError: { [weak self, u = v] (p: Int) -> R in q }) else { return }
            outer: repeat { if case .some(let x)? = y, #available(iOS 1, *) { continue outer } } while !z
            do { try! g(&h, label: \\K.p?.q[1], +) } catch let e as E { throw e } catch { defer { k() } }
            var (m, n) = (1, 2), o: Int { a<b>(c) }; x = y ? [z: 1] : [:] ; await w?(1)
        }
        """)

    static let literals = Fixture(name: "literals", text: """
        let a = "x \\(y(")") "z \\(1)") \\u{1F600}" + #"raw \\#(b) " "# + ##"a"#b"##
        let b = \"\"\"
            multi \\(c { "d" }) " "" \\
            \"\"\" + /re[)]gex\\/ (a)/ + #/ x / y /# ; c = d / e / f ; let h = 0x1F.8p-3 + 1_000.5e+3 + 0b1 + x.0.1
        /* nested /* comment */ */ // line
        let `class` = <#placeholder#>, é = "é", 🎉 = $0
        """)

    static let conditionals = Fixture(name: "conditionals", text: """
        #if os(iOS) && !DEBUG
        @objc
        #else
        @nonobjc
        #endif
        class A {
            #if swift(>=5)
            var a = b
                .c()
                #if D
                .e { f }
                #elseif G
                .h
                #endif
            #endif
            func g() { switch x { #if Y
                case 1: break
                #endif
                default: #sourceLocation(file: "a", line: 1)
                } }
        }
        """)
}
