import Testing

@testable import Engine

@Suite struct PropertyListTests {
    private func read(_ text: String) throws -> PropertyList { try PropertyList(Array(text.utf8)) }

    @Test func everyForm() throws {
        let list = try read(
            """
            // !$*UTF8*$!
            {
                /* a comment, with { ( " in it */ plain = a.b/c:d-e_f$1+2; // and another
                "quoted key" = "with \\"quotes\\", a \\\\ and a \\n"; 'single' = '"';
                "unicode" = "Gr\\U00fc\\303\\251e 表示"; bare = 表示;
                data = <0a 0B>; empty = (); none = {};
                list = (one, "two" /* a name */, (three,),);
                url = http://a.b//c; path/* no space */ = "../A  B/";
            }

            """)
        func string(_ key: String) -> String? { list.string(list.value(list.root, key)) }
        #expect(string("plain") == "a.b/c:d-e_f$1+2")
        #expect(string("quoted key") == "with \"quotes\", a \\ and a \n")
        #expect(string("single") == "\"")
        #expect(string("unicode") == "GrüÃ©e 表示")
        #expect(string("bare") == "表示")
        #expect(string("url") == "http://a.b//c")
        #expect(string("path") == "../A  B/")
        #expect(string("data") == nil && string("list") == nil && string("missing") == nil)
        #expect(list.strings(list.value(list.root, "list")) == ["one", "two"])
        #expect(list.elements(list.value(list.root, "empty")).isEmpty)
        #expect(list.entries(list.value(list.root, "none")).isEmpty)
        #expect(list.entries(list.root).count == 11)
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func lineEnds(end: String) throws {
        let list = try read("\u{FEFF}// c\(end){ a = b;\(end)c = \"d\"; }\(end)")
        #expect(list.string(list.value(list.root, "a")) == "b")
        #expect(list.string(list.value(list.root, "c")) == "d")
    }

    @Test(arguments: [
        ("", "line 1: ends too early"), ("// only a comment", "line 1: ends too early"), ("{", "line 1: ends too early"),
        ("{\n a", "line 2: expected '='"), ("{\n a =", "line 2: ends too early"), ("{ a = b }", "line 1: expected ';'"),
        ("{ a = b; ", "line 1: ends too early"), ("(a b)", "line 1: expected ',' or ')'"), ("(a,", "line 1: ends too early"),
        ("{ a = \"b; }", "line 1: a string has no end"), ("\"a\\", "line 1: a string has no end"),
        ("{\n\n/* a", "line 3: a comment has no end"), ("<0a", "line 1: expected '>'"), ("{} {}", "line 1: something follows the end"),
        ("<?xml version=\"1.0\"?><plist/>", "line 1: something follows the end"), ("{ ; }", "line 1: expected a value"),
        ("\u{0}", "line 1: expected a value"), ("{\"objects\": {}}", "line 1: expected '='"),
        ("<<<<<<< HEAD\n{}", "line 1: expected '>'"),
    ])
    func whatIsBroken(text: String, message: String) {
        #expect(throws: PropertyList.Failure.self) { try read(text) }
        do { _ = try read(text) } catch { #expect("\(error)" == message) }
    }

    @Test func nestingIsBounded() {
        for open in ["(", "{a=", "((({a=("] {
            #expect(throws: PropertyList.Failure.self) { try read(String(repeating: open, count: 100_000)) }
        }
    }

    /// Every beginning of a project, and every project with one byte gone, is read or refused, never a trap.
    @Test func everyBeginning() {
        let bytes = Array(Pbxproj.synchronized.utf8)
        for end in bytes.indices { _ = try? PropertyList(Array(bytes[..<end])) }
        for hole in bytes.indices {
            guard let list = try? PropertyList(Array(bytes[..<hole] + bytes[(hole + 1)...])) else { continue }
            _ = XcodeProject(list, folder: "/a", origin: "a.xcodeproj")
        }
    }
}
