import LintConfiguration
import ProjectGraph
import RuleKit

/// How the rules are set, file by file.
struct RuleSettings {
    /// By rule id: the dialect's settings with the team's laid over them.
    var general: [String: RuleSetting] = [:]
    var overrides = FileOverrides()
    /// Whether rules tell what they would excuse as the team's way, too.
    var assumesHabits = false

    /// What a rule is told, and how much its findings weigh where.
    struct Variant {
        var options: RuleOptions
        /// Nil for a file in which the rule does not run with these options.
        var severity: @Sendable (FileID) -> RuleSeverity?
        /// Why a file has settings of its own for the rule; nil for one that has none.
        var reason: @Sendable (FileID) -> String?
    }

    /// Whether a rule runs for some file.
    func isOn(_ rule: String) -> Bool {
        let severities = [general[rule]?.severity] + overrides.all.map { $0.override.rules[rule]?.severity }
        return severities.contains { $0 != nil && $0 != .off }
    }

    /// One for each set of options that some file has; nearly always one.
    func variants(of rule: String) -> [Variant] {
        let general = general[rule] ?? RuleSetting(line: 0)
        let special = overrides.all.filter { $0.override.rules[rule] != nil }
            .map { (setting: $0.override.rules[rule] ?? general, files: $0.files, reason: $0.override.because) }
        let setting: @Sendable (FileID) -> RuleSetting = { file in
            special.reduce(general) { $1.files.contains(file) ? $0.overlaid(with: $1.setting) : $0 }
        }
        var options = [general.options]
        for file in special.flatMap({ $0.files.sorted() }) {
            let own = setting(file).options
            if !options.contains(own) { options.append(own) }
        }
        return options.map { options in
            var told = RuleOptions(options)
            told.assumesHabits = assumesHabits
            return Variant(options: told) { file in
                let setting = setting(file)
                return setting.options == options ? setting.severity : nil
            } reason: { file in
                special.last { $0.files.contains(file) }?.reason
            }
        }
    }

    /// How much a rule's findings weigh in a file.
    ///
    /// - Parameter usual: where neither the dialect nor the team says anything.
    func severity(of rule: String, in file: FileID, unlessSet usual: RuleSeverity) -> RuleSeverity {
        let own = overrides.all.last { $0.files.contains(file) && $0.override.rules[rule]?.severity != nil }
        return own?.override.rules[rule]?.severity ?? general[rule]?.severity ?? usual
    }

    /// Whether a rule runs in a file.
    func isOn(_ rule: String, in file: FileID) -> Bool { severity(of: rule, in: file, unlessSet: .off) != .off }
}
