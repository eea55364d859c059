import Viper

extension Dialect {
    /// The dialect with a team's sections laid over it; its name and title stay.
    public func applying(_ configuration: Configuration) -> Dialect {
        var dialect = self
        for (role, overlay) in configuration.roles {
            dialect.vocabulary[role] = overlay.applied(to: dialect.vocabulary[role] ?? Vocabulary())
        }
        dialect.layers = configuration.layers ?? layers
        dialect.ownership = ownership.overlaid(with: configuration.ownership)
        dialect.eventPrefixes = eventPrefixes.merging(configuration.eventPrefixes) { $1 }
        dialect.interfaceFiles = configuration.interfaceFiles ?? interfaceFiles
        return dialect
    }

    /// The dialect without the endings of names that a configuration has for other roles: of two roles that share one, only one would
    /// ever get it, and the team's own word is the one that counts.
    public func leaving(endingsOf configuration: Configuration) -> Dialect {
        var taken: [String: [Role]] = [:]
        for (role, overlay) in configuration.roles {
            for word in (overlay.suffixes ?? []) + (overlay.synonyms ?? []) { taken[word, default: []].append(role) }
        }
        if taken.isEmpty { return self }
        var dialect = self
        for (role, vocabulary) in vocabulary {
            let isOthers = { (word: String) in
                taken[word].map { owners in !owners.contains(role) && owners.contains { $0.isBoundary == role.isBoundary } } ?? false
            }
            dialect.vocabulary[role]?.suffixes = vocabulary.suffixes.filter { !isOthers($0) }
            dialect.vocabulary[role]?.synonyms = vocabulary.synonyms.filter { !isOthers($0) }
        }
        return dialect
    }
}
