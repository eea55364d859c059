import RuleKit
import Viper

/// The section `rules`.
extension ConfigurationDecoder {
    private static let severityKey = "severity"
    private static let listOfRules = "'viperlint rules' lists them"

    mutating func rules(_ section: YAMLValue.Entry) -> [String: RuleSetting] {
        let entries = entries(of: section, expected: "a mapping of rules to severities")
        let contracts = contractIDs.union(inheritedContracts)
        var rules = [String: RuleSetting](minimumCapacity: entries.count)
        for entry in entries {
            guard let options = vocabulary.rules[entry.key] ?? (contracts.contains(entry.key) ? [:] : nil) else {
                reportUnknown(
                    "rule", entry.key, at: entry.place, among: Array(vocabulary.rules.keys) + contracts, hint: Self.listOfRules)
                continue
            }
            rules[entry.key] = setting(of: entry.key, entry, options: options)
        }
        return rules
    }

    /// A list of rules' ids.
    mutating func ruleNames(_ entry: YAMLValue.Entry) -> [String] {
        let contracts = contractIDs.union(inheritedContracts)
        let names = strings(entry, expected: "a list of rules") ?? []
        for name in names where vocabulary.rules[name.value] == nil && !contracts.contains(name.value) {
            reportUnknown(
                "rule", name.value, at: Place(line: name.line, column: name.column), among: Array(vocabulary.rules.keys) + contracts,
                hint: Self.listOfRules)
        }
        return names.map(\.value)
    }

    private mutating func setting(of rule: String, _ entry: YAMLValue.Entry, options: [String: OptionKind]) -> RuleSetting {
        var setting = RuleSetting(line: entry.place.line)
        guard case .mapping(let entries) = entry.value.content else {
            setting.severity = severity(entry)
            return setting
        }
        for entry in entries {
            if entry.key == Self.severityKey {
                setting.severity = severity(entry)
            } else if let kind = options[entry.key] {
                setting.options[entry.key] = option(entry, kind: kind, of: rule)
            } else {
                let known = [Self.severityKey] + options.keys.sorted()
                let hint = options.isEmpty ? "this rule has none but \(Self.severityKey)" : "this rule has: \(known.joined(separator: ", "))"
                reportUnknown("option", entry.key, at: entry.place, among: known, hint: hint)
            }
        }
        return setting
    }

    private mutating func severity(_ entry: YAMLValue.Entry) -> RuleSeverity? {
        choice(entry, of: RuleSeverity.self, named: "severity")
    }

    private mutating func option(_ entry: YAMLValue.Entry, kind: OptionKind, of rule: String) -> OptionValue? {
        switch kind {
        case .namePatterns: return namePatterns(entry).map(OptionValue.strings)
        case .strings, .types, .frameworkNames, .roles, .rolePairs:
            return strings(entry).map { .strings(list($0, of: entry.key, kind: kind, of: rule)) }
        case .bool, .integer, .count, .percentage, .string: break
        }
        guard let value = scalarOption(entry.value, kind: kind) else {
            reportMismatch(entry, expected: kind.expectation)
            return nil
        }
        return value
    }

    private mutating func list(_ words: [Located<String>], of option: String, kind: OptionKind, of rule: String) -> [String] {
        switch kind {
        case .types: return noted(words, .allowedType(rule: rule, option: option))
        case .frameworkNames:
            for word in words { checkFrameworkName(word) }
            return noted(words, .frameworkName(rule: rule, option: option))
        case .roles: return words.filter { isRole($0.value, at: $0) }.map(\.value)
        case .rolePairs: return noted(words.filter { isRolePair($0) }, .allowedRoles(rule: rule, option: option))
        case .strings, .namePatterns, .bool, .integer, .count, .percentage, .string: return words.map(\.value)
        }
    }

    private mutating func noted(_ words: [Located<String>], _ subject: WrittenWord.Subject) -> [String] {
        for word in words { note(word, subject) }
        return words.map(\.value)
    }

    private mutating func isRole(_ name: String, at place: Located<String>) -> Bool {
        if Role(rawValue: name) != nil { return true }
        reportUnknown(role: name, at: Place(line: place.line, column: place.column))
        return false
    }

    /// `presenter -> entity`
    private mutating func isRolePair(_ pair: Located<String>) -> Bool {
        let words = pair.value.split(separator: " ").map(String.init)
        guard words.count == 3, words[1] == "->" else {
            problems.report(
                "expected two roles such as 'presenter -> entity', found \(pair.value.quotedForMessage)",
                at: Place(line: pair.line, column: pair.column))
            return false
        }
        return [words[0], words[2]].allSatisfy { isRole($0, at: pair) }
    }

    private func scalarOption(_ value: YAMLValue, kind: OptionKind) -> OptionValue? {
        guard let text = value.text else { return nil }
        switch kind {
        case .bool: return Bool(text).map(OptionValue.bool)
        case .integer: return Int(text).map(OptionValue.integer)
        case .count: return Int(text).flatMap { $0 >= 0 ? .integer($0) : nil }
        case .percentage: return Int(text).flatMap { 0...100 ~= $0 ? .integer($0) : nil }
        case .string: return .string(text)
        case .strings, .namePatterns, .types, .frameworkNames, .roles, .rolePairs: return nil
        }
    }
}
