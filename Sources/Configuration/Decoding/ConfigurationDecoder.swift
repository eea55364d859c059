import ProjectGraph

/// From the values of a document to a configuration, noting every mistake on the way.
struct ConfigurationDecoder {
    /// The keys of the top level.
    enum Section: String, CaseIterable {
        case version, dialect, extends, title, included, excluded
        case setAside = "set-aside"
        case alsoLint = "also-lint"
        case failOn = "fail-on"
        case rules, roles, layers, ownership, naming, contracts, overrides, baseline
        case neverBaseline = "never-baseline"
    }

    let vocabulary: RuleVocabulary
    let dialects: [String]
    /// Of the contracts that the files have which this one extends.
    let inheritedContracts: Set<String>
    /// Whether words are looked at one by one; those of the program's own dialects, as they are recorded, have been.
    var isStrict = true
    var problems: ProblemList
    /// What is said of names in the code, but for that of an override.
    var words: [Located<WrittenWord>] = []
    /// Whether there is an `extends`, be it right or wrong: a dialect's name is then the team's own.
    var extendsSomething = false
    /// Of the contracts that the file has, which its other sections may name.
    var contractIDs: Set<String> = []

    mutating func decode(_ document: YAMLDocument) -> Configuration {
        for problem in document.problems { problems.report(problem.message, at: problem.place) }
        if let root = document.root { return configuration(root) }
        if document.problems.isEmpty { reportMissingVersion(at: .start) }
        return Configuration()
    }

    private mutating func configuration(_ root: YAMLValue) -> Configuration {
        var configuration = Configuration()
        if root.isNull {
            reportMissingVersion(at: .start)
        } else if case .mapping(let entries) = root.content {
            if !entries.contains(where: { $0.key == Section.version.rawValue }) { reportMissingVersion(at: .start) }
            // What a name may be depends on whether it names a dialect of one's own, and contracts are rules to others.
            let isFirst = { (entry: YAMLValue.Entry) in
                entry.key == Section.extends.rawValue || entry.key == Section.contracts.rawValue
            }
            extendsSomething = entries.contains { $0.key == Section.extends.rawValue }
            for entry in entries.filter(isFirst) + entries.filter({ !isFirst($0) }) {
                if let section = section(of: entry) { decode(entry, as: section, into: &configuration) }
            }
            configuration.words = words
        } else if !reportMissingSpace(in: root) {
            problems.report("expected a mapping at the top level, found \(root.summary)", at: root.place)
        }
        return configuration
    }

    private mutating func section(of entry: YAMLValue.Entry) -> Section? {
        guard vocabulary.rules[entry.key] != nil, Section(rawValue: entry.key) == nil else {
            return known(entry, as: Section.self)
        }
        problems.report("\(entry.key.quotedForMessage) is a rule; write it below \"rules:\"", at: entry.place)
        return nil
    }

    private mutating func decode(
        _ entry: YAMLValue.Entry, as section: Section, into configuration: inout Configuration
    ) {
        switch section {
        case .version: checkVersion(entry)
        case .dialect: configuration.dialect = extendsSomething ? ownName(entry) : dialect(entry)
        case .extends: configuration.extends = base(entry)
        case .title: configuration.title = string(entry)
        case .included: configuration.included = reportEmptyList(entry, expected: "a list of strings") ? [] : patterns(entry)
        case .excluded: configuration.excluded = patterns(entry)
        case .setAside: configuration.setAside = patterns(entry)
        case .alsoLint: configuration.alsoLinted = categories(entry)
        case .failOn: configuration.failOn = choice(entry, of: FailingSeverity.self, named: "severity")
        case .rules: configuration.rules = rules(entry)
        case .roles: configuration.roles = roles(entry)
        case .layers: configuration.layers = layers(entry)
        case .ownership: configuration.ownership = ownership(entry)
        case .naming: naming(entry, into: &configuration)
        case .contracts: configuration.contracts = contracts(entry)
        case .overrides: configuration.overrides = overrides(entry)
        case .baseline: configuration.baseline = path(entry)
        case .neverBaseline: configuration.neverBaselined = Set(ruleNames(entry))
        }
    }
}

extension ConfigurationDecoder {
    private mutating func reportMissingVersion(at place: Place) {
        problems.report(
            "the version of the format is missing; add \"version: \(Configuration.supportedVersion)\"", at: place)
    }

    private mutating func checkVersion(_ entry: YAMLValue.Entry) {
        guard let text = entry.value.text, let version = Int(text) else {
            reportMismatch(entry, expected: "a whole number")
            return
        }
        guard version != Configuration.supportedVersion else { return }
        problems.report(
            "unsupported version \(version); this viperlint reads version \(Configuration.supportedVersion)",
            at: entry.value.place)
    }

    /// The name of a dialect that the file describes itself.
    private mutating func ownName(_ entry: YAMLValue.Entry) -> Located<String>? {
        string(entry).map { Located($0, at: entry.value.place) }
    }

    /// A dialect's name, or the path of a file.
    private mutating func base(_ entry: YAMLValue.Entry) -> Located<String>? {
        if let text = entry.value.text, Configuration.isPath(text) { return Located(text, at: entry.value.place) }
        return dialect(entry)
    }

    private mutating func path(_ entry: YAMLValue.Entry) -> Located<String>? {
        guard let text = string(entry) else { return nil }
        if text.isEmpty { problems.report("\(entry.key.quotedForMessage): an empty path", at: entry.value.place) }
        return text.isEmpty ? nil : Located(text, at: entry.value.place)
    }

    private mutating func dialect(_ entry: YAMLValue.Entry) -> Located<String>? {
        guard let name = string(entry) else { return nil }
        guard dialects.contains(name) else {
            let known = dialects.sorted().joined(separator: ", ")
            let advice = entry.key == Section.dialect.rawValue ? "; one of your own needs \"extends: common\", or another one, beside it" : ""
            reportUnknown("dialect", name, at: entry.value.place, among: dialects, hint: "there are: \(known)\(advice)")
            return nil
        }
        return Located(name, at: entry.value.place)
    }

    /// The kinds of files that are set aside unless they are named here.
    private mutating func categories(_ entry: YAMLValue.Entry) -> Set<SourceCategory> {
        let known = SourceCategory.ofContents
        var categories: Set<SourceCategory> = []
        for name in strings(entry, expected: "a list of \(Self.alternatives(known.map(\.rawValue)))") ?? [] {
            if let category = known.first(where: { $0.rawValue == name.value }) {
                categories.insert(category)
            } else {
                let names = known.map(\.rawValue)
                reportUnknown(
                    "kind of file", name.value, at: Place(line: name.line, column: name.column), among: names,
                    hint: "write \(Self.alternatives(names))")
            }
        }
        return categories
    }

    mutating func patterns(_ entry: YAMLValue.Entry) -> [Located<PathPattern>] {
        (strings(entry) ?? []).compactMap { pattern($0) }
    }

    mutating func pattern(_ text: Located<String>) -> Located<PathPattern>? {
        do {
            return Located(try PathPattern(text.value), line: text.line, column: text.column)
        } catch {
            let place = Place(line: text.line, column: text.column)
            problems.report("invalid pattern \(text.value.quotedForMessage): \(error)", at: place)
            return nil
        }
    }
}
