import ArgumentParser
import Rules

struct ListRules: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules.")

    func run() {
        let width = Catalog.rules.map { $0.metadata.id.count }.max() ?? 0
        for rule in Catalog.rules {
            let padding = String(repeating: " ", count: width - rule.metadata.id.count)
            Tool.write("\(rule.metadata.id)\(padding)  \(rule.metadata.summary)\n")
        }
        Tool.write("\nviperlint explain RULE tells what a rule looks at, why, and what to do instead.\n")
    }
}
