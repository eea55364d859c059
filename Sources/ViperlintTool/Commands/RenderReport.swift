import ArgumentParser
import Engine
import Foundation
import Reporters

struct RenderReport: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "report", abstract: "Turn the JSON report of an earlier lint into other forms.",
        discussion: """
            Lints nothing. JSON keeps no source: run it where the code is as it was, so that reports can show it and count \
            columns as their readers do. Exit codes: 0 whatever was found, 2 could not run.
            """)

    @Argument(help: "What 'viperlint lint --reporter json' wrote; - for standard input.", completion: .file())
    var file: String

    @OptionGroup var reports: ReportOptions

    @Option(help: ArgumentHelp("The folder that was linted; the working directory if not given.", valueName: "folder"), completion: .directory)
    var root = "."

    func run() throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), isFolder.boolValue else {
            Tool.tell("error", "\(root): there is no such folder")
            throw Tool.couldNotRun
        }
        do {
            let report = Tool.linter.completed(try SavedReport.read(try bytes()), root: root)
            let place = LintedRoot(path: URL(fileURLWithPath: root).resolvingSymlinksInPath().path, shownPath: root)
            if !report.findings.isEmpty, report.findings.allSatisfy(\.location.lineText.isEmpty) {
                Tool.tell("note", "the sources are not in \(root), so the report can't show them; --root names the folder that was linted")
            }
            if !reports.requests.deliver(report, place, quiet: reports.quiet) { throw Tool.couldNotRun }
        } catch let failure as SavedReport.Failure {
            Tool.tell("error", "\(file): \(failure.message)")
            throw Tool.couldNotRun
        }
    }

    private func bytes() throws -> [UInt8] {
        if file == "-" {
            guard let bytes = Tool.readStandardInput() else { throw ValidationError("what is on standard input is too large for a report") }
            return bytes
        }
        guard let bytes = Tool.read(file) else {
            Tool.tell("error", "\(file): could not be read: \(SystemError.last)")
            throw Tool.couldNotRun
        }
        return bytes
    }
}
