import Testing

@testable import Engine

@Suite struct PathTextTests {
    @Test(arguments: [
        ("/a/b", ["/a/b", "/a", "/"]), ("/", ["/"]), ("a/b", ["a/b", "a", ""]), ("", [""]), ("/é/ß", ["/é/ß", "/é", "/"]),
    ])
    func upwards(folder: String, expected: [String]) {
        #expect(Array(PathText.upwards(from: folder)) == expected)
    }

    @Test(arguments: [
        ("/a/b", "/a", "b"), ("/a/b", "/", "a/b"), ("/ab", "/a", nil), ("/a", "/a", nil), ("/", "/", nil),
        ("/jörgßé/App/Sources", "/jörgßé/App", "Sources"), ("a/b", "", "a/b"),
    ] as [(String, String, String?)])
    func belowAFolder(path: String, folder: String, rest: String?) {
        #expect(PathText.rest(of: path, below: folder) == rest)
        #expect(PathText.shown(path, from: folder) == rest ?? path)
        #expect(PathText.stands(path, in: folder) == (rest != nil || path == folder))
    }

    @Test(arguments: [
        ("/a/b", "/a", "b"), ("/a", "/a", ""), ("/", "/a", ""), ("/a", "/", "a"), ("/b", "/a", nil), ("/ab", "/a", nil),
        ("/e\u{301}/b", "/é", "b"),
    ] as [(String, String, String?)])
    func seenFromARoot(path: String, root: String, expected: String?) {
        #expect(PathText.relative(path, to: root) == expected)
    }

    @Test(arguments: [("/a", "/"), ("/a/b", "/a"), ("a", ""), ("a/b", "a"), ("/", "/")])
    func foldersOfPaths(path: String, folder: String) {
        #expect(PathText.folder(of: path) == folder)
    }
}
