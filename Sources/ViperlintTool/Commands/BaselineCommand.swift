import ArgumentParser
import Engine

struct BaselineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "baseline", abstract: "Agree on the findings to live with for now.",
        discussion: """
            A baseline keeps findings without lines, paths and words, so that it stays the same while the code moves. What it \
            has is known: it is counted, not reported, and fails no run.
            """,
        subcommands: [WriteBaseline.self, PruneBaseline.self, DiffBaseline.self])

    /// A gate that forgot the half of it must not pass.
    func run() throws { throw ValidationError("baseline takes one of: write, prune, diff") }
}

/// What a run over a baseline takes.
struct BaselineOptions: ParsableArguments {
    @OptionGroup var common: RunOptions

    @Option(help: ArgumentHelp("The baseline, instead of the configuration's or .viperlint-baseline.json beside it.", valueName: "file"), completion: .file())
    var baseline: String?

    func validate() throws { try Tool.refuseEmpty(baseline, of: "--baseline") }

    var options: Linter.Options {
        var options = common.linterOptions
        options.baselinePath = baseline
        return options
    }

    /// Tells what came out, and writes the baseline where it changed.
    func deliver(_ answer: Linter.Answer<Linter.BaselineOutcome>) throws {
        let outcome = try Tool.value(of: answer)
        if let text = outcome.text, !Tool.deliver(text, to: outcome.path, noun: "the baseline", makesFolder: true) { throw Tool.couldNotRun }
        Tool.write(outcome.summary)
        if outcome.text == nil, outcome.differs { throw ExitCode(1) }
    }
}

struct WriteBaseline: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "write", abstract: "Make a baseline of all findings there are.")
    @OptionGroup var shared: BaselineOptions

    func run() throws { try shared.deliver(Tool.linter.writeBaseline(shared.options)) }
}

struct PruneBaseline: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prune", abstract: "Take out of the baseline what is fixed; add nothing.")
    @OptionGroup var shared: BaselineOptions

    func run() throws { try shared.deliver(Tool.linter.pruneBaseline(shared.options)) }
}

struct DiffBaseline: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Tell what is new (+) and what is fixed (-) since the baseline.",
        discussion: "Exit codes: 0 where nothing is, 1 where something is, 2 could not run.")
    @OptionGroup var shared: BaselineOptions

    func run() throws { try shared.deliver(Tool.linter.diffBaseline(shared.options)) }
}
