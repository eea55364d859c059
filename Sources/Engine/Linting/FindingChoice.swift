import Diagnostics
import LintConfiguration

/// Which of the findings a run was asked to tell.
///
/// All rules look at everything all the same: where two see one fault only one speaks, and it is the same one in every run.
struct FindingChoice {
    private let only: [String]
    private let skipped: [String]
    /// Absolute paths; nil for all files.
    private let selection: Set<String>?
    /// Whose files are told of beside those.
    private let folders: [String]

    /// - Parameter place: what was asked for; nil where it couldn't be told.
    init(_ options: Linter.Options, place: PlaceOfWork?) {
        only = options.onlyRules
        skipped = options.skippedRules
        selection = place?.selection
        folders = place?.selectedFolders ?? []
    }

    var hasSelection: Bool { selection != nil }

    func tells(rule: String) -> Bool { (only.isEmpty || only.contains(rule)) && !skipped.contains(rule) }

    /// - Parameter root: where the finding's path starts.
    func tells(_ finding: Finding, below root: String) -> Bool {
        tells(rule: finding.rule) && isSelected(PathText.joined(root, finding.location.path))
    }

    private func isSelected(_ path: String) -> Bool {
        guard let selection else { return true }
        return selection.contains(path) || folders.contains { PathText.stands(path, in: $0) }
    }

    /// Rules that there aren't.
    func problems(among known: [String]) -> [String] {
        [("--only", only), ("--skip", skipped)].flatMap { option, rules in
            rules.filter { !known.contains($0) }.map { rule in
                let question = Suggestion.question(for: rule, among: known)
                return "\(option): there is no rule '\(rule)'\(question.isEmpty ? "; 'viperlint rules' lists them" : question)"
            }
        }
    }

    /// Whoever asks for a rule alone believes that it runs.
    func notes(on loaded: LoadedProject) -> [String] {
        let usual = Set(DirectiveRules.all.map(\.id))
        return only.filter { !usual.contains($0) && !loaded.settings.isOn($0) }.map { rule in
            "--only: the rule '\(rule)' is off here; the configuration can switch it on"
        }
    }
}
