import Testing

/// Printing an outline looks into no block that declares nothing.
@Suite struct SkippedBlockTests {
    /// Nothing of these is a declaration of its own, whatever stands around it.
    @Test(arguments: [
        "if let a { run(a) }", "guard let a = b else { return }", "while let a = next() { run(a) }", "switch a { case let .b(c): run(c) }",
        "a.map { $0.init(b: 1) }", "run { [weak self] a in self?.b[a] = \"\\(a { 1 })\" }", "a.class.func()", "if #available(iOS 15, *) { run() }",
    ])
    func whatDeclaresNothing(code: String) {
        expectOutline("func f() { \(code) }\nlet a = 1", "1:1 func f ()", "2:5 let a strong -")
    }

    @Test(arguments: [
        ("let x = 1", 4, "let x strong -"), ("var x: Int { 1 }", 4, "var x strong Int"), ("func x() {}", 0, "func x ()"),
        ("struct x {}", 0, "struct x"), ("typealias x = Int", 0, "typealias x Int"), ("actor x {}", 0, "actor x"),
        ("@MainActor func x() {}", 11, "func x ()"),
    ])
    func whatIsDeclared(declaration: String, place: Int, row: String) {
        for (before, behind) in [
            ("func f() { ", " }"), ("func f() { run { ", " } }"), ("func f() { a.b { if c { ", " } } }"), ("func f() { switch a { case .b: ", " } }"),
            ("func f() { run(\"\\(a { ", " })\") }"), ("func f() { do { ", " } catch {} }"), ("func f() { defer { ", " } }"),
        ] {
            let column = before.utf8.count + place + 1
            expectOutline(before + declaration + behind, "1:1 func f ()", "1:\(column) \(row)")
        }
    }

    /// A member by a keyword's name begins no pattern.
    @Test(arguments: ["case", "if", "guard", "while"])
    func whatIsDeclaredBehindAMember(keyword: String) {
        expectOutline("func f() { run { a.\(keyword)\n let x = 1 } }", "1:1 func f ()", "2:6 let x strong -")
        expectOutline("func f() { run { a.\(keyword) let x = 1 } }", "1:1 func f ()", "1:\(keyword.count + 25) let x strong -")
    }
}
