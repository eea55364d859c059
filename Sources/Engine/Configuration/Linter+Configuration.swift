import LintConfiguration
import Viper

extension Linter {
    /// Tells what goes for a project, whole: the dialect's words and rules with the team's in their places. Sources are read only
    /// where no dialect is named and the code has to show it.
    ///
    /// - Returns: a text in the format of `.viperlint.yml`; every mistake in the files is among the errors.
    public func configuration(_ options: Options) -> Answer<String> {
        var loaded = LoadedProject()
        guard let preparation = prepare(options, &loaded) else { return Answer(errors: loaded.errors, notes: loaded.notes) }
        if preparation.written == nil { read(preparation, preparation.tree, &loaded) }
        if let exclusion = loaded.exclusion { loaded.errors.append(exclusion) }
        var answer = Answer<String>(errors: loaded.errors, notes: loaded.notes)
        guard loaded.errors.isEmpty, let entry = preparation.written ?? loaded.entry else { return answer }
        let team = preparation.team
        do {
            let text = try effective(entry, team, base: loaded.detection == nil ? team.dialect : entry.dialect.name).yaml
            let source = team.exists ? "\(team.path) over its dialect" : "no .viperlint.yml was found, so a dialect alone"
            answer.value = "# What goes for \(loaded.shownRoot): \(source).\n\(text)"
        } catch {
            answer.errors.append("the configuration could not be written: \(error)")
        }
        return answer
    }

    private func effective(_ entry: DialectLibrary.Entry, _ team: TeamConfiguration, base: String?) -> Configuration {
        let below = base.flatMap { library[$0] }
        var configuration = team.merged
        // What is called otherwise than what it is laid over is a dialect of the team's own.
        let isOwn = entry.dialect.name != base
        configuration.dialect = Located(entry.dialect.name, line: 1, column: 1)
        configuration.extends = isOwn ? base.map { Located($0, line: 1, column: 1) } : nil
        configuration.title = isOwn ? entry.dialect.title : nil
        configuration.contracts = team.contracts.map(\.contract)
        configuration.rules = settings(entry, team)
        for index in configuration.contracts.indices {
            let setting = configuration.rules.removeValue(forKey: configuration.contracts[index].id)
            configuration.contracts[index].severity = setting?.severity ?? configuration.contracts[index].severity
        }
        configuration.roles = [:]
        for (role, words) in entry.dialect.vocabulary {
            let others = below?.dialect.vocabulary[role] ?? Vocabulary()
            // An empty list is worth a word only where it takes one away.
            let shown = { (list: [String], other: [String]) in list.isEmpty && other.isEmpty ? nil : list }
            configuration.roles[role] = VocabularyOverlay(
                suffixes: shown(words.suffixes, others.suffixes), synonyms: shown(words.synonyms, others.synonyms),
                supertypes: shown(words.supertypes, others.supertypes), folders: shown(words.folders, others.folders))
        }
        configuration.layers = entry.dialect.layers
        configuration.ownership = entry.dialect.ownership
        configuration.eventPrefixes = entry.dialect.eventPrefixes
        configuration.interfaceFiles = entry.dialect.interfaceFiles
        return configuration
    }
}
