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
        return strings(entry, expected: "a list of rules").map { name in
            if vocabulary.rules[name.value] == nil, !contracts.contains(name.value) {
                reportUnknown(
                    "rule", name.value, at: Place(line: name.line, column: name.column), among: Array(vocabulary.rules.keys) + contracts,
                    hint: Self.listOfRules)
            }
            return name.value
        }
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
        case .strings: return .strings(strings(entry).map(\.value))
        case .namePatterns: return .strings(namePatterns(entry))
        case .types: return .strings(noted(strings(entry), .allowedType(rule: rule, option: entry.key)))
        case .frameworkNames:
            let names = strings(entry)
            for name in names { checkFrameworkName(name) }
            return .strings(noted(names, .frameworkName(rule: rule, option: entry.key)))
        case .roles: return .strings(strings(entry).filter { isRole($0.value, at: $0) }.map(\.value))
        case .rolePairs:
            return .strings(noted(strings(entry).filter { isRolePair($0) }, .allowedRoles(rule: rule, option: entry.key)))
        case .bool, .integer, .count, .percentage, .string: break
        }
        guard let value = scalarOption(entry.value, kind: kind) else {
            reportMismatch(entry, expected: kind.expectation)
            return nil
        }
        return value
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
