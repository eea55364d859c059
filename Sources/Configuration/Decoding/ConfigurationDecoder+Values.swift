import Viper

/// What every section is made of.
extension ConfigurationDecoder {
    /// The entries of a mapping. None, without a problem, where nothing is written: every line of it may be a comment.
    mutating func entries(of entry: YAMLValue.Entry, expected: String = "a mapping") -> [YAMLValue.Entry] {
        if entry.value.isNull { return [] }
        guard case .mapping(let entries) = entry.value.content else {
            if !reportMissingSpace(in: entry.value) { reportMismatch(entry, expected: expected) }
            return []
        }
        return entries
    }

    /// `retain-cycle:off` is a text.
    ///
    /// - Returns: whether a space is missing.
    mutating func reportMissingSpace(in value: YAMLValue) -> Bool {
        guard let text = value.text, let colon = text.firstIndex(of: ":"), text[..<colon].allSatisfy({ $0.isLowercase || $0 == "-" }) else { return false }
        problems.report("a space is missing behind \"\(text[...colon])\"", at: value.place)
        return true
    }

    /// A list of strings, none of them empty. Nil, without a problem, where nothing is written: every line of it may be a comment.
    mutating func strings(_ entry: YAMLValue.Entry, expected: String = "a list of strings") -> [Located<String>]? {
        if entry.value.isNull { return nil }
        guard case .list(let elements) = entry.value.content else {
            reportMismatch(entry, expected: expected)
            return []
        }
        var strings: [Located<String>] = []
        strings.reserveCapacity(elements.count)
        for element in elements {
            if let text = element.text, !text.isEmpty {
                strings.append(Located(text, at: element.place))
            } else {
                reportNoString(element, in: entry)
            }
        }
        return strings
    }

    /// For lists that say nothing without an element.
    ///
    /// - Returns: whether it is empty.
    mutating func reportEmptyList(_ entry: YAMLValue.Entry, expected: String) -> Bool {
        guard case .list(let elements) = entry.value.content, elements.isEmpty else { return false }
        reportMismatch(entry, expected: expected)
        return true
    }

    private mutating func reportNoString(_ element: YAMLValue, in entry: YAMLValue.Entry) {
        let mistake = element.text == nil ? "expected a string, found \(element.summary)" : "an empty string"
        problems.report("\(entry.key.quotedForMessage): \(mistake)", at: element.place)
    }

    mutating func string(_ entry: YAMLValue.Entry) -> String? {
        if entry.value.text == nil { reportMismatch(entry, expected: "a string") }
        return entry.value.text
    }

    /// One of the values of an enumeration.
    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ entry: YAMLValue.Entry, of type: Choice.Type, named kind: String
    ) -> Choice? {
        let text = entry.value.text
        if let text, let choice = Choice(rawValue: text) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        guard let text else {
            reportMismatch(entry, expected: Self.alternatives(names))
            return nil
        }
        reportUnknown(kind, text, at: entry.value.place, among: names, hint: "write \(Self.alternatives(names))")
        return nil
    }

    private static let shownKeys = 8

    /// What an entry's key stands for.
    mutating func known<Key: RawRepresentable<String> & CaseIterable>(
        _ entry: YAMLValue.Entry, as type: Key.Type
    ) -> Key? {
        if let key = Key(rawValue: entry.key) { return key }
        let keys = Key.allCases.map(\.rawValue)
        // Who writes another linter's configuration is not told all of ours with each line.
        // `because: thin, always` in braces is a text and a key without a value.
        let comma = entry.value.isNull ? "; a text with a comma in it stands in quotation marks" : ""
        let hint = keys.count > Self.shownKeys ? nil : "there are: \(keys.joined(separator: ", "))\(comma)"
        reportUnknown("key", entry.key, at: entry.place, among: keys, hint: hint)
        return nil
    }

    mutating func reportMismatch(_ entry: YAMLValue.Entry, expected: String) {
        problems.report(
            "\(entry.key.quotedForMessage): expected \(expected), found \(entry.value.summary)", at: entry.value.place)
    }

    /// - Parameter hint: said where no name is close.
    mutating func reportUnknown(
        _ kind: String, _ name: String, at place: Place, among names: some Sequence<String>, hint: String? = nil
    ) {
        if name.contains("\u{A0}") {
            return problems.report("a no-break space stands here (\(name.quotedForMessage))", at: place)
        }
        let suggestion = problems.isFull ? nil : Suggestion.closest(to: name, among: names)
        let advice = suggestion == nil ? hint.map { "; \($0)" } ?? "" : ""
        problems.report("unknown \(kind) \(name.quotedForMessage)\(advice)", at: place, suggestion: suggestion)
    }

    mutating func reportUnknown(role name: String, at place: Place) {
        let roles = Role.allCases.map(\.rawValue)
        reportUnknown("role", name, at: place, among: roles, hint: "there are: \(roles.joined(separator: ", "))")
    }

    /// `a, b or c`
    static func alternatives(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " or " + last
    }
}
