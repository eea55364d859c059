import LintConfiguration
import Viper

/// The contracts of a run, with their selections looked up.
struct ContractRun {
    let checks: [ContractCheck]
    /// Selections that match nothing: whoever wrote one believes that it counts.
    private(set) var errors: [String] = []
    /// Likewise in files that are extended, which may speak to other projects as well, and of what nobody may do and nobody does.
    private(set) var notes: [String] = []

    init(_ loaded: LoadedProject, _ project: VIPERProject) {
        let running = loaded.contracts.filter { loaded.settings.isOn($0.id) }
        // Nobody pays for contracts who has none.
        guard !running.isEmpty else {
            checks = []
            return
        }
        let facts = TypeFacts(project, prefix: loaded.prefix)
        checks = running.map { ContractCheck($0.contract, facts) }
        // A part of what the configuration is for needn't have all that it speaks of.
        guard loaded.coversAll else {
            if loaded.isConfiguredFromAbove { noteFarPaths(running) }
            return
        }
        for (team, check) in zip(running, checks) {
            func told(_ words: [Located<String>]) -> [String] { words.map { $0.told(in: team.path, "contract '\(team.id)': \($0.value)") } }
            notes += told(check.idle)
            if team.isExtended { notes += told(check.unused) } else { errors += told(check.unused) }
        }
    }

    /// Whoever names a configuration from elsewhere may think that its paths begin where the lint does.
    private mutating func noteFarPaths(_ contracts: [TeamContract]) {
        for (team, check) in zip(contracts, checks) {
            notes += check.unusedPaths.map {
                $0.told(in: team.path, "contract '\(team.id)': \($0.value); paths begin at the configuration's folder")
            }
        }
    }

    var isEmpty: Bool { checks.isEmpty }
}
