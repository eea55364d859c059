import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that cannot be read or followed is reported as such, and the findings of all others are there.
@Suite struct HostileFileTests {
    /// Lints a faulty project with one more file: the fault must be found all the same, and the problem told.
    private func expectProblem(
        _ message: String?, sourceLocation: SourceLocation = #_sourceLocation, adding add: (Workplace) throws -> Void
    ) throws {
        let folder = try Workplace(Projects.faulty)
        try add(folder)
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1, sourceLocation: sourceLocation)
        #expect(run.output.contains(Projects.finding), sourceLocation: sourceLocation)
        let problems = run.output.split(separator: "\n").filter { !$0.contains("Presenter.swift") && !$0.contains("note:") }
        if let message {
            #expect(problems.contains { $0.contains(message) }, "\(problems)", sourceLocation: sourceLocation)
            let text = try expectRun([], in: folder, exit: 1, sourceLocation: sourceLocation).output
            #expect(text.contains("The run is partial: 1 file could not"), sourceLocation: sourceLocation)
        } else {
            #expect(problems.isEmpty, "\(problems)", sourceLocation: sourceLocation)
        }
    }

    @Test func halfAFile() throws {
        try expectProblem("Half.swift:3:1: warning: expected '}'") {
            try $0.write(Array("class A {\n  func a() {\n".utf8), to: "Half.swift")
        }
    }

    /// What stands behind the first mistake mostly comes of it.
    @Test func oneProblemAFile() throws {
        let folder = try Workplace(Projects.clean)
        try folder.write(Array("struct A { ) }\nstruct B { ] }\n)\n".utf8), to: "Broken.swift")
        let output = try expectRun(["--reporter", "xcode"], in: folder, exit: 0).output
        let lines = output.split(separator: "\n").filter { $0.contains("Broken.swift") }
        #expect(lines.count == 1 && lines[0].contains("Broken.swift:1:12: warning: ") && lines[0].hasSuffix(" more in this file"), "\(lines)")
    }

    @Test func aMergeConflict() throws {
        let folder = try Workplace(Projects.clean)
        let text = "struct A {\n    let a = 0\n<<<<<<< HEAD\n    let b = 1\n=======\n    let b = 2\n>>>>>>> other\n}\n"
        try folder.write(Array(text.utf8), to: "Both.swift")
        let lines = try expectRun(["--reporter", "xcode"], in: folder, exit: 0).output.split(separator: "\n")
        #expect(lines.count == 1 && lines[0].hasSuffix("Both.swift:3:1: warning: a merge conflict stands here"), "\(lines)")
    }

    static let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:\(String(repeating: "0a", count: 32))\nsize 70312\n"

    /// What stands in git in the place of a large file, where nobody has fetched the file itself.
    @Test func aPointerToALargeFile() throws {
        let message = "stands for a content in Git LFS that was not fetched ('git lfs pull'): it was not read"
        try expectProblem("Large.swift:1:1: warning: \(message)") { try $0.write(Array(Self.pointer.utf8), to: "Large.swift") }
        let folder = try Workplace(["Large.swift": Self.pointer])
        #expect(try expectRun(["outline", "Large.swift"], in: folder, exit: 2, errors: ["Large.swift: \(message)"]).output.isEmpty)
        // Whoever quotes one has written Swift.
        try expectProblem(nil) { try $0.write(Array("// \(Self.pointer.prefix { $0 != "\n" })\nlet a = 1\n".utf8), to: "Quote.swift") }
    }

    @Test func brokenUTF8() throws {
        try expectProblem("Broken.swift:1:7: warning: these bytes are no UTF-8") {
            try $0.write(Array("class ".utf8) + [0xFF, 0xFE] + Array(" {}\n".utf8), to: "Broken.swift")
        }
    }

    @Test func brokenUTF8InCommentsAndStringsMatterToNobody() throws {
        try expectProblem(nil) {
            try $0.write(Array("// caf".utf8) + [0xE9] + Array("\nlet a = 1\n".utf8), to: "Latin.swift")
        }
    }

    @Test(
        arguments: [
            (String.Encoding.utf16LittleEndian, [0xFF, 0xFE], "UTF-16"), (.utf16BigEndian, [0xFE, 0xFF], "UTF-16"),
            (.utf32LittleEndian, [0xFF, 0xFE, 0, 0], "UTF-32"),
        ] as [(String.Encoding, [UInt8], String)])
    func foreignEncodings(encoding: String.Encoding, mark: [UInt8], name: String) throws {
        try expectProblem("Wide.swift:1:1: warning: is \(name), not UTF-8: it was not read") {
            try $0.write(mark + Array(#require("class A {}\n".data(using: encoding))), to: "Wide.swift")
        }
    }

    @Test func aByteOrderMarkOfUTF8IsFine() throws {
        try expectProblem(nil) { try $0.write([0xEF, 0xBB, 0xBF] + Array("class A {}\n".utf8), to: "Mark.swift") }
    }

    @Test func bytesOfZero() throws {
        try expectProblem(nil) { try $0.write(Array("class A\0 { \0 }\n".utf8), to: "Zero.swift") }
        try expectProblem(nil) { try $0.write([], to: "Empty.swift") }
        try expectProblem(nil) { try $0.write(Array(repeating: 0, count: 100_000), to: "Zeros.swift") }
    }

    @Test func noiseNeverCrashes() throws {
        let folder = try Workplace(Projects.faulty)
        var state: UInt64 = 1
        for number in 0..<20 {
            let noise = (0..<2_000).map { _ -> UInt8 in
                state = state &* 6_364_136_223_846_793_005 &+ 1
                return UInt8(truncatingIfNeeded: state >> 33)
            }
            try folder.write(noise, to: "Noise\(number).swift")
        }
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1)
        #expect(run.output.contains(Projects.finding))
    }

    @Test func deepNesting() throws {
        try expectProblem("nested too deep") {
            try $0.write(Array((String(repeating: "[", count: 100_000) + "\n").utf8), to: "Deep.swift")
        }
    }

    // MARK: - What is no file

    /// Root reads whatever it likes, so there it is asked for in another way.
    @Test(.enabled(if: getuid() != 0, "running as root, which can read every file: aNameThatIsNoUTF8 stands in for it"))
    func aFileWithoutPermission() throws {
        try expectProblem("Secret.swift:1:1: warning: could not be read: permission denied") {
            try $0.write(Array("class A {}".utf8), to: "Secret.swift")
            try $0.setPermissions(0, of: "Secret.swift")
        }
    }

    @Test(.enabled(if: getuid() != 0, "running as root, which can read every folder"))
    func aFolderWithoutPermission() throws {
        let folder = try Workplace(Projects.faulty)
        try folder.addFolder("Secret")
        try folder.setPermissions(0, of: "Secret")
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1)
        try folder.setPermissions(0o700, of: "Secret")
        #expect(run.output.contains("Secret:1:1: warning: could not be read: permission denied"))
        #expect(run.output.contains(Projects.finding))
    }

    /// A name that is no UTF-8 cannot be opened by its repaired spelling, whoever runs this.
    @Test func aNameThatIsNoUTF8() throws {
        #if os(Linux)
        let why = ": its name is no UTF-8"
        #else
        let why = ""
        #endif
        try expectProblem("could not be read" + why) { folder in
            let name = Array(folder.path("Caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)] + Array(".swift".utf8CString)
            let descriptor = open(name, O_WRONLY | O_CREAT, 0o600)
            // macOS has no such names.
            if descriptor < 0 { try folder.write([0xFF, 0xFE, 0, 0], to: "Caf.swift") } else { close(descriptor) }
        }
    }

    @Test func loopsOfLinksAreNotFollowed() throws {
        try expectProblem(nil) { folder in
            try folder.addLink("loop", to: ".")
            try folder.addFolder("Sub/Folder.swift")
            try folder.addLink("Sub/up", to: "..")
        }
    }

    /// Opening a pipe that nobody writes to would wait for ever.
    @Test func pipesAreNotOpened() throws {
        let folder = try Workplace(Projects.faulty)
        try folder.addPipe("Pipe.swift")
        try folder.addLink("Self.swift", to: "Self.swift")
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1)
        #expect(run.output.contains(Projects.finding))
    }

    @Test func aSourceBehindALinkIsNotDroppedInSilence() throws {
        let outside = try Workplace(["Real.swift": "class A {}"])
        let folder = try Workplace(Projects.faulty)
        try folder.addLink("Linked.swift", to: outside.path("Real.swift"))
        try folder.addLink("Dangling.swift", to: "nowhere")
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1)
        #expect(run.output.contains("Linked.swift"))
        #expect(run.output.contains("Dangling.swift"))
    }

    /// Several targets may share sources by links: what they lead to is read in its own place.
    @Test func aLinkToASourceThatIsReadLosesNothing() throws {
        let folder = try Workplace(Projects.faulty)
        let source = try #require(Projects.faulty.keys.filter { $0.hasSuffix(".swift") }.min())
        try folder.addFolder("Copies")
        try folder.addLink("Copies/Again.swift", to: folder.path(source))
        try folder.addLink("Copies/Twice.swift", to: "Again.swift")
        let run = try expectRun(["--reporter", "xcode"], in: folder, exit: 1)
        #expect(!run.output.contains("Copies"))
        // Alone, they lose all that they lead to.
        try expectRun(["Copies"], in: folder, exit: 2, errors: ["there is no Swift file in Copies"])
    }

    @Test func whatSomebodyNamesMustBeAFile() throws {
        let folder = try Workplace(Projects.faulty)
        try folder.addLink("Dangling.swift", to: "nowhere")
        try folder.addLink("Round.swift", to: "Round.swift")
        try folder.addPipe("Pipe.swift")
        try folder.addFolder("Folder.swift")
        try expectRun(["Dangling.swift"], in: folder, exit: 2, errors: ["Dangling.swift: there is no such file or folder"])
        try expectRun(["Round.swift"], in: folder, exit: 2, errors: ["Round.swift: there is no such file or folder"])
        try expectRun(["Pipe.swift"], in: folder, exit: 2, errors: ["Pipe.swift: is neither a file nor a folder"])
        try expectRun(["Folder.swift"], in: folder, exit: 2, errors: ["there is no Swift file in Folder.swift"])
        let run = try expectRun(
            ["Pipe.swift", ".", "--reporter", "xcode"], in: folder, exit: 2,
            errors: ["Pipe.swift: is neither a file nor a folder"])
        #expect(run.output.contains(Projects.finding))
    }

    /// UTF-16 stands in for a file without permission, which root reads all the same.
    @Test(arguments: [false, true])
    func whatSomebodyNamesMustBeReadable(hasConfiguration: Bool) throws {
        let settings = hasConfiguration ? [".viperlint.yml": "version: 1\ndialect: clean\n"] : [:]
        let folder = try Workplace(Projects.faulty.merging(settings) { $1 })
        try folder.write([0xFF, 0xFE, 0x61, 0], to: "Wide.swift")
        try folder.write([0xFF, 0xFE, 0x61, 0], to: "Wide/Wide.swift")
        let unread = "Wide.swift: is UTF-16, not UTF-8: it was not read"
        try expectRun(["Wide.swift", "--quiet", "--reporter", "github"], in: folder, exit: 2, errors: (hasConfiguration ? ["is partial"] : []) + [unread])
        for command in ["roles", "graph", "stats", "outline"] {
            #expect(try Tool.run([command, "Wide.swift"], in: folder).exitCode == 2, "\(command)")
        }
        // What could be read has been linted.
        let besides = try expectRun([".", "Wide.swift", "--reporter", "xcode"], in: folder, exit: 2, errors: [unread])
        #expect(besides.output.contains(Projects.finding))
        let nothing = try expectRun(["Wide"], in: folder, exit: 2, errors: ["none of the Swift files in Wide (1) could be read: Wide.swift: is UTF-16"])
        #expect(nothing.output.isEmpty)
    }

    @Test(.enabled(if: getuid() != 0, "running as root, which can read every folder"))
    func aNamedFolderWithoutPermission() throws {
        let folder = try Workplace(Projects.faulty)
        try folder.addFolder("Secret")
        try folder.setPermissions(0, of: "Secret")
        defer { try? folder.setPermissions(0o700, of: "Secret") }
        try expectRun(["Secret"], in: folder, exit: 2, errors: ["Secret: could not be read: permission denied"])
    }

    /// Nothing that was missed is clean.
    @Test func aPartialRunIsNotStrictlyClean() throws {
        let folder = try Workplace(Projects.clean)
        try folder.write([0xFF, 0xFE, 0x61, 0], to: "Wide.swift")
        try expectRun([], in: folder, exit: 0)
        try expectRun(["--strict"], in: folder, exit: 1)
        let quiet = try expectRun(["--strict", "--quiet"], in: folder, exit: 1, errors: ["warning: the run is partial: 1 file could not be read"])
        #expect(quiet.output.isEmpty)
    }

    @Test(arguments: [["lint"], ["outline"], ["graph"], ["roles"]])
    func whatSomebodyNamesMustBeSwift(command: [String]) throws {
        let folder = try Workplace(Projects.faulty.merging(["README.md": "class A {}"]) { $1 })
        try expectRun(command + ["README.md"], in: folder, exit: 2, errors: ["README.md: is no Swift file"])
        // Build systems hand out links to files of any name.
        try folder.addLink("Linked.swift", to: "README.md")
        try expectRun(command + ["Linked.swift"], in: folder, exit: 0)
    }

    @Test func aNamedLinkToASourceIsRead() throws {
        let folder = try Workplace(Projects.faulty)
        try folder.addLink("Link", to: ".")
        let run = try expectRun(["Link", "--reporter", "xcode"], in: folder, exit: 1)
        #expect(run.output.contains(Projects.finding))
    }

    // MARK: - Names of files

    @Test(arguments: [
        "Pre senter.swift", "Pre\nsenter.swift", "Pre\u{1B}[31msenter.swift", "Pre\tsenter.swift", "Présenter 日本.swift",
        "-Presenter.swift", "--config.swift", "$(id).swift", "\u{202E}Pre.swift", "'\".swift", "#?*[a].swift",
    ])
    func names(name: String) throws {
        var files = Projects.faulty
        files["\(name)"] = files.removeValue(forKey: "Presenter.swift")
        let folder = try Workplace(files)
        for reporter in ["text", "xcode"] {
            let output = try expectRun(["--reporter", reporter], in: folder, exit: 1).output
            // What a terminal or a log would obey never gets there.
            #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
            #expect(output.split(separator: "\n").filter { $0.contains(".swift:2:9") }.count == 1)
        }
        let json = try expectRun(["--reporter", "json"], in: folder, exit: 1).output
        let report = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let findings = try #require(report["findings"] as? [[String: Any]])
        #expect(findings.map { $0["path"] as? String } == [name])
        // The same file by its name.
        try expectRun(["--", name, "Stack.swift", "Output.swift"], in: folder, exit: 1)
    }
}
