import ArgumentParser
import Engine

/// What every subcommand takes that reads a project.
struct RunOptions: ParsableArguments {
    @Argument(help: "Folders to read, and nothing outside of them, or files, which are judged in their project. The working directory if none is given.", completion: .file())
    var paths: [String] = []

    @Option(help: ArgumentHelp("The dialect to use instead of the configuration's.", valueName: "name"))
    var dialect: String?

    @OptionGroup var settings: ConfigurationOption

    @OptionGroup var threads: ThreadsOption

    var linterOptions: Linter.Options {
        Linter.Options(paths: paths, configurationPath: settings.config, jobs: threads.jobs, dialect: dialect)
    }
}

/// Which configuration goes.
struct ConfigurationOption: ParsableArguments {
    @Option(help: ArgumentHelp("The configuration to use instead of the nearest .viperlint.yml.", valueName: "file"), completion: .file())
    var config: String?

    func validate() throws { try Tool.refuseEmpty(config, of: "--config") }
}

/// How much of the machine a run may take.
struct ThreadsOption: ParsableArguments {
    // A number below zero is no option that stands in the value's place.
    @Option(parsing: .unconditional, help: "How many threads read files; one a core if not given.")
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 up") }
    }
}
