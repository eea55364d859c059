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
        for (team, check) in zip(running, checks) { note(check.absences, of: team, loaded) }
    }

    private mutating func note(_ absences: [Absence], of contract: TeamContract, _ loaded: LoadedProject) {
        for absence in absences {
            let text = absence.text.told(in: contract.path, "contract '\(contract.id)': \(absence.text.value)")
            // A part of what the configuration is for needn't have all that it speaks of; but whoever names a configuration from
            // elsewhere may think that its paths begin where the lint does.
            guard loaded.coversAll else {
                if loaded.isConfiguredFromAbove, absence.meaning == .mistakenPath { notes.append(text + "; paths begin at the configuration's folder") }
                continue
            }
            if contract.isExtended || absence.meaning == .guarded { notes.append(text) } else { errors.append(text) }
        }
    }

    var isEmpty: Bool { checks.isEmpty }
}
