import ArgumentParser
import Engine

struct Outline: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print every declaration of files, a line each.",
        discussion: "Tab-separated: path, line, column, kind, name, detail. Lines and columns count from 1, columns in UTF-8 bytes.")

    @Argument(help: "Swift files, and folders that hold some.", completion: .file())
    var paths: [String]

    func run() throws {
        var failed = false
        OutlineListing(paths: paths).print(Tool.write) { message in
            Tool.tell("error", message)
            failed = true
        }
        if failed { throw Tool.couldNotRun }
    }
}
