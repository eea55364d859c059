import ArgumentParser
import Engine

struct Outline: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outline", abstract: "Print every declaration of files, a line each.",
        discussion: "Tab-separated: path, line, column, kind, name, detail. Lines and columns count from 1, columns in UTF-8 bytes.")

    @Argument(help: "Swift files, and folders that hold some.", completion: .file())
    var paths: [String]

    init() {}

    /// Of what needs no parsing.
    init(paths: [String]) {
        self.paths = paths
    }

    func run() throws {
        var failed = false
        func fail(_ message: String) {
            Tool.tell("error", message)
            failed = true
        }
        OutlineListing(paths: paths).print(
            { lines in
                if let failure = Tool.write(lines) { fail("the outline could not be written to standard output: \(failure)") }
            }, fail: fail)
        if failed { throw Tool.couldNotRun }
    }
}
