import ArgumentParser
import Engine
import Reporters

struct ListRules: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules", abstract: "List the rules, and the contracts of the configuration.")

    @OptionGroup var settings: ConfigurationOption

    func run() throws {
        Self.list(Tool.ruleMetadata.map { ($0.id, $0.summary) })
        let (contracts, errors) = Tool.linter.contracts(Linter.Options(configurationPath: settings.config))
        for (path, contracts) in Self.byFile(contracts) {
            Tool.write("\nContracts of \(path.harmless):\n")
            Self.list(contracts.map { ($0.id, $0.contract.sentence.harmless) })
        }
        Tool.write("\nviperlint explain RULE tells what a rule looks at, why, and what to do instead.\n")
        Tool.tell(errors: errors)
        if !errors.isEmpty { throw Tool.couldNotRun }
    }

    private static func list(_ rows: [(id: String, text: String)]) {
        let width = rows.map(\.id.count).max() ?? 0
        for row in rows {
            Tool.write("\(row.id)\(String(repeating: " ", count: width - row.id.count))  \(row.text)\n")
        }
    }

    /// In the order of the files.
    private static func byFile(_ contracts: [TeamContract]) -> [(path: String, contracts: [TeamContract])] {
        contracts.reduce(into: []) { files, contract in
            if files.last?.path != contract.path { files.append((contract.path, [])) }
            files[files.count - 1].contracts.append(contract)
        }
    }
}
