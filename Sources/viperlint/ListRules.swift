import ArgumentParser

struct ListRules: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "rules", abstract: "List the rules.")

    func run() {
        let rules = Tool.ruleMetadata
        let width = rules.map(\.id.count).max() ?? 0
        for rule in rules {
            let padding = String(repeating: " ", count: width - rule.id.count)
            Tool.write("\(rule.id)\(padding)  \(rule.summary)\n")
        }
        Tool.write("\nviperlint explain RULE tells what a rule looks at, why, and what to do instead.\n")
    }
}
