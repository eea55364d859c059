import LintConfiguration
import Viper

/// The contracts of a run, with their selections looked up.
struct ContractRun {
    let checks: [ContractCheck]
    /// Selections that match nothing: whoever wrote one believes that it counts.
    private(set) var errors: [String] = []
    /// Likewise in files that are extended, which may speak to other projects as well.
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
        guard loaded.coversAll else { return }
        for (team, check) in zip(running, checks) {
            let told = check.unused.map { $0.told(in: team.path, "contract '\(team.id)': \($0.value)") }
            if team.isExtended { notes += told } else { errors += told }
        }
    }

    var isEmpty: Bool { checks.isEmpty }
}
