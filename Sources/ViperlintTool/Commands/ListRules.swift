import ArgumentParser
import Engine
import Reporters

struct ListRules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "List the rules, and the contracts of the configuration, with what each weighs.")

    @OptionGroup var settings: ConfigurationOption

    @Option(help: ArgumentHelp("The dialect to use instead of the configuration's.", valueName: "name"))
    var dialect: String?

    @Option(help: "The form of the list: text or json.")
    var format: ListFormat = .text

    func run() throws {
        let options = Linter.Options(configurationPath: settings.config, dialect: dialect)
        let answer = Tool.linter.rulesReport(options)
        let reporter: any RulesReporter = format == .json ? RulesJSONReporter() : RulesTextReporter()
        let isDelivered = answer.value.map { Tool.deliver(reporter.render($0), to: nil, noun: "the list") } ?? false
        Tool.tell(errors: answer.errors)
        guard isDelivered, answer.errors.isEmpty else { throw Tool.couldNotRun }
    }
}
