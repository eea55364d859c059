import ArgumentParser
import Engine
import Reporters

struct Initialise: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Tell which dialect the code keeps, and write a configuration; or a hook for git.",
        discussion: "What the code shows goes to standard output, with --print to standard error.")

    @Argument(help: "The folder to look at and to write to; the working directory if none is given.", completion: .directory)
    var path: String?

    @Option(help: ArgumentHelp("The dialect to write instead of the one that the code shows.", valueName: "name"))
    var dialect: String?

    @Flag(help: "Overwrite a configuration that is there.")
    var force = false

    @Flag(help: "Write the configuration to standard output instead of a file.")
    var print = false

    @Flag(help: "Instead of all that, write a hook that runs 'viperlint lint --staged' before each commit; a hook that is there stays.")
    var hook = false

    @OptionGroup var threads: ThreadsOption

    func validate() throws {
        if hook, force || print || dialect != nil { throw ValidationError("--hook goes with no other option") }
    }

    func run() throws {
        if hook { return try writeHook() }
        let survey = try Tool.value(
            of: Tool.linter.survey(path, dialect: dialect, overwrites: force || print, jobs: threads.jobs))
        if print {
            Tool.tell(survey.text)
            guard Tool.deliver(survey.configuration, to: nil, noun: "the configuration") else { throw Tool.couldNotRun }
            return
        }
        Tool.write(survey.text)
        guard Tool.deliver(survey.configuration, to: survey.configurationPath, noun: "the configuration") else { throw Tool.couldNotRun }
        Tool.write("\nwrote \(survey.configurationPath.harmless)\n\nNext:\n\(nextSteps)")
    }

    /// What to run where the user is, a line each: a configuration goes for its own folder.
    private var nextSteps: String {
        let folder = path.map { $0 == "." ? "" : " " + ($0.contains(where: \.isWhitespace) ? "'\($0)'" : $0).harmless } ?? ""
        let steps = [
            (folder.isEmpty ? "viperlint" : "viperlint lint\(folder)", "what it finds"),
            ("viperlint baseline write\(folder)", "live with that for now, and block only what is new"),
            ("viperlint init --hook\(folder)", "look at each commit before it is made"),
        ]
        let width = steps.map(\.0.count).max() ?? 0
        return steps.map { "  \($0)\(String(repeating: " ", count: width - $0.count))   \($1)\n" }.joined()
    }

    private func writeHook() throws {
        do {
            let hook = try CommitHook(for: path)
            guard hook.action != .none else {
                Tool.write("\(hook.path.harmless) runs viperlint already\n")
                return
            }
            if let failure = Tool.write(program: hook.text, to: hook.path) {
                Tool.tell("error", "the hook could not be written to \(hook.path): \(failure)")
                throw Tool.couldNotRun
            }
            Tool.write("\(hook.action == .update ? "updated" : "wrote") \(hook.path.harmless): it stops commits that bring in findings\n")
        } catch let failure as CommitHook.Failure {
            Tool.tell("error", failure.message)
            throw Tool.couldNotRun
        }
    }
}
