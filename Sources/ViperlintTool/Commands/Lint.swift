import ArgumentParser
import Engine

struct Lint: ParsableCommand {
    // The library would ask the run-time for the type's name.
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Report where the code leaves its architecture (the default).")

    @OptionGroup var common: RunOptions

    @OptionGroup var reports: ReportOptions

    @Option(help: ArgumentHelp("Report only what is new since the code left a revision, a branch for example.", valueName: "revision"))
    var base: String?

    @Flag(help: "Report only what the staged changes bring in, and judge what is staged, beside the staged baseline and by the configuration on disk.")
    var staged = false

    @Option(help: ArgumentHelp("Findings to live with, instead of the configuration's or .viperlint-baseline.json beside it.", valueName: "file"), completion: .file())
    var baseline: String?

    @Flag(help: "Fail on warnings too, on files that could not be read or followed, and on entries of the baseline that are fixed.")
    var strict = false

    @Option(help: ArgumentHelp("Tell only of a rule, or of several with commas between; may be repeated.", valueName: "rule"))
    var only: [String] = []

    @Option(help: ArgumentHelp("Don't tell of a rule, or of several with commas between; may be repeated.", valueName: "rule"))
    var skip: [String] = []

    @Flag(help: "Tell on standard error how long each stage and each rule took.")
    var timings = false

    @Flag(help: "Read the text of one file, which --stdin-path names, from standard input; tell of that file only.")
    var stdin = false

    @Option(help: ArgumentHelp("The file whose text is on standard input, there or not.", valueName: "file"), completion: .file())
    var stdinPath: String?

    @Flag(help: "Tell only of the files that Xcode names in SCRIPT_INPUT_FILE_n and SCRIPT_INPUT_FILE_LIST_n.")
    var useScriptInputFiles = false

    @Flag(help: "With --staged, neither use nor leave anything in git's own folder: every file is read.")
    var noCache = false

    @Flag(help: "Lint again whenever a source, the configuration or the baseline changes, until Ctrl-C.")
    var watch = false

    func validate() throws {
        try Tool.refuseEmpty(baseline, of: "--baseline")
        if stdin != (stdinPath != nil) { throw ValidationError("--stdin and --stdin-path need each other") }
        if stdin, base != nil || staged { throw ValidationError("--stdin is of no revision: it can't be compared") }
        if stdin, useScriptInputFiles { throw ValidationError("--stdin names one file, --use-script-input-files others") }
        if watch, stdin || staged { throw ValidationError("--watch looks at files, which --stdin and --staged are none of") }
        for (option, values) in [("--only", only), ("--skip", skip)] where values.contains(where: { Self.ids([$0]).isEmpty }) {
            throw ValidationError("\(option) names no rule")
        }
        if let stdinPath, !stdinPath.hasSuffix(".swift") { throw ValidationError("--stdin-path: '\(stdinPath)' is no Swift file") }
        if base != nil, staged { throw ValidationError(
            "--base tells what came in since a revision, --staged what the next commit would bring in: one run answers one of them") }
    }

    func run() throws {
        LintRun(
            options: try options(), reports: reports.requests, isQuiet: reports.quiet, showsTimings: timings, isWatching: watch
        ).start()
    }

    private func options() throws -> Linter.Options {
        var options = common.linterOptions
        options.baselinePath = baseline
        options.isStrict = strict
        options.usesCache = !noCache
        options.comparison = staged ? stagedComparison : base.map { .base($0) }
        options.tellsAllIfNothingIsStaged = Tool.environment("PRE_COMMIT") == "1"
        options.onlyRules = Self.ids(only)
        options.skippedRules = Self.ids(skip)
        if let stdinPath {
            guard let bytes = Tool.readStandardInput() else { throw ValidationError("what is on standard input is too large for a source") }
            options.buffer = Linter.Buffer(path: stdinPath, bytes: bytes)
        }
        if useScriptInputFiles { options.selection = try ScriptInputFiles.named(by: Tool.environment) }
        return options
    }

    /// Where pre-commit runs a hook on revisions (`run --from-ref`, and before a push) or on all files, nothing is staged, and it
    /// shows nothing of a hook that passes (pre-commit.com: pre-push, Confining hooks to run at certain stages).
    private var stagedComparison: Linter.Comparison {
        let revision = Tool.environment("PRE_COMMIT_FROM_REF") ?? ""
        return revision.isEmpty ? .staged : .base(revision)
    }

    private static func ids(_ values: [String]) -> [String] {
        values.flatMap { $0.split { $0 == "," || $0 == " " }.map(String.init) }
    }
}
