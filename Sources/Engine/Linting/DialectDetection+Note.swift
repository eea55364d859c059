import Viper

extension DialectDetection {
    /// What a run says that chose a dialect by itself; nil where there is nothing to choose for.
    func note(_ team: TeamConfiguration) -> String? {
        let why = team.exists ? "\(team.path) names no dialect" : "no \(ConfigurationFile.name) was found"
        let percent = Int((confidence * 100).rounded())
        switch verdict {
        case .none:
            return nil
        case .dialect:
            return "\(why); the code looks like the dialect '\(nearest ?? "")' (\(percent) % sure) and is held to that; "
                + "'viperlint init' tells why and writes a configuration"
        case .mixed:
            let names = Set(modules.map(\.dialect)).sorted().map { "'\($0)'" }.joined(separator: " and ")
            return "\(why), and the modules look mixed (\(names)), so the code is held only to what all dialects have in "
                + "common; 'viperlint init' tells more"
        case .unclear:
            let best = isNear ? " (nearest is '\(nearest ?? "")')" : ""
            return "\(why), and no dialect shows clearly\(best), so the code is held only to what "
                + "all dialects have in common; 'viperlint init' tells more"
        }
    }
}
