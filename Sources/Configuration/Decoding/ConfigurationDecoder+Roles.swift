import Syntax
import Viper

/// The sections that describe a team's VIPER: `roles`, `layers`, `ownership` and `naming`.
extension ConfigurationDecoder {
    enum VocabularyKey: String, CaseIterable { case suffixes, also, supertypes, folders }
    enum NamingKey: String, CaseIterable {
        case events
        case interfaceFiles = "interface-files"
    }

    /// The ownerships that a configuration may name.
    enum OwnershipName: String, CaseIterable {
        case strong, weak, unowned

        var ownership: Ownership {
            switch self {
            case .strong: .strong
            case .weak: .weak
            case .unowned: .unowned
            }
        }
    }

    mutating func roles(_ section: YAMLValue.Entry) -> RoleTable<VocabularyOverlay> {
        var roles: RoleTable<VocabularyOverlay> = [:]
        var endings = Endings()
        for entry in entries(of: section, expected: "a mapping of roles to their vocabulary") {
            guard let role = role(entry.key, at: entry.place) else { continue }
            roles[role] = vocabularyOverlay(entry, of: role, &endings)
        }
        return roles
    }

    private mutating func vocabularyOverlay(_ entry: YAMLValue.Entry, of role: Role, _ endings: inout Endings) -> VocabularyOverlay {
        var overlay = VocabularyOverlay()
        for list in entries(of: entry, expected: "a mapping with suffixes, also, supertypes or folders") {
            guard let key = known(list, as: VocabularyKey.self), let located = strings(list) else { continue }
            for word in located {
                check(word, in: key)
                note(word, in: key, of: role, &endings)
            }
            let words = located.map(\.value)
            switch key {
            case .suffixes: overlay.suffixes = words
            case .also: overlay.synonyms = words
            case .supertypes: overlay.supertypes = words
            case .folders: overlay.folders = words
            }
        }
        return overlay
    }

    private mutating func note(_ word: Located<String>, in key: VocabularyKey, of role: Role, _ endings: inout Endings) {
        switch key {
        case .suffixes, .also:
            note(word, endsNamesOf: role, in: &endings)
            note(word, .name(of: role))
        case .supertypes: note(word, .supertype(of: role))
        case .folders: note(word, .folder(of: role))
        }
    }

    mutating func note(_ word: Located<String>, _ subject: WrittenWord.Subject) {
        if isStrict { words.append(Located(WrittenWord(subject, word.value), line: word.line, column: word.column)) }
    }

    mutating func layers(_ section: YAMLValue.Entry) -> [Role]? {
        let expected = "a list of roles"
        guard !reportEmptyList(section, expected: expected), let names = strings(section, expected: expected) else { return nil }
        var layers: [Role] = []
        for name in names {
            let place = Place(line: name.line, column: name.column)
            guard let role = part(name.value, at: place) else { continue }
            if layers.contains(role) {
                problems.report("the layer \(name.value.quotedForMessage) stands here twice", at: place)
            } else {
                layers.append(role)
            }
        }
        return layers
    }

    mutating func ownership(_ section: YAMLValue.Entry) -> OwnershipTable {
        var table: RoleTable<RoleTable<[Ownership]>> = [:]
        for ownerEntry in entries(of: section, expected: "a mapping of owners to what they hold") {
            let owner = part(ownerEntry.key, at: ownerEntry.place)
            for heldEntry in entries(of: ownerEntry, expected: "a mapping of held roles to ownerships") {
                let held = part(heldEntry.key, at: heldEntry.place)
                let allowed = ownerships(heldEntry)
                if let owner, let held, let allowed { table[owner, default: [:]][held] = allowed }
            }
        }
        return OwnershipTable(table)
    }

    /// One ownership or a list of them.
    private mutating func ownerships(_ entry: YAMLValue.Entry) -> [Ownership]? {
        let names = OwnershipName.allCases.map(\.rawValue)
        if reportEmptyList(entry, expected: "\(Self.alternatives(names)), or a list of them") { return nil }
        if case .list(let elements) = entry.value.content {
            return elements.compactMap { ownership(YAMLValue.Entry(key: entry.key, place: entry.place, value: $0)) }
        }
        return ownership(entry).map { [$0] }
    }

    private mutating func ownership(_ entry: YAMLValue.Entry) -> Ownership? {
        choice(entry, of: OwnershipName.self, named: "ownership")?.ownership
    }

    mutating func naming(_ section: YAMLValue.Entry, into configuration: inout Configuration) {
        for entry in entries(of: section) {
            switch known(entry, as: NamingKey.self) {
            case .events: configuration.eventPrefixes = prefixes(entry)
            case .interfaceFiles:
                let files = strings(entry)
                for file in files ?? [] { checkInterfaceFile(file) }
                configuration.interfaceFiles = files?.map(\.value)
            case nil: continue
            }
        }
    }

    private mutating func prefixes(_ entry: YAMLValue.Entry) -> RoleTable<[String]> {
        var prefixes: RoleTable<[String]> = [:]
        for roleEntry in entries(of: entry, expected: "a mapping of roles to prefixes") {
            guard let role = part(roleEntry.key, at: roleEntry.place) else { continue }
            if ![.presenter, .interactor].contains(role) {
                problems.report("only presenters and interactors are told events, and \(roleEntry.key.quotedForMessage) is neither", at: roleEntry.place)
            }
            prefixes[role] = namePatterns(roleEntry)
        }
        return prefixes
    }

    mutating func namePatterns(_ entry: YAMLValue.Entry) -> [String]? {
        let patterns = strings(entry)
        for pattern in patterns ?? [] { checkNamePattern(pattern) }
        return patterns?.map(\.value)
    }

    private mutating func role(_ name: String, at place: Place) -> Role? {
        if let role = Role(rawValue: name) { return role }
        reportUnknown(role: name, at: place)
        return nil
    }

    /// A role that is no boundary protocol: those count as their implementer, and an entry for one would never apply.
    private mutating func part(_ name: String, at place: Place) -> Role? {
        guard let role = role(name, at: place) else { return nil }
        guard role.isBoundary else { return role }
        problems.report(
            "\(name.quotedForMessage) counts as the role behind it", at: place, suggestion: role.reached.rawValue)
        return nil
    }
}
