import RuleKit
/// The section `rules`.
extension ConfigurationDecoder {
    private static let severityKey = "severity"

    mutating func rules(_ section: YAMLValue.Entry) -> [String: RuleSetting] {
        var rules: [String: RuleSetting] = [:]
        for entry in entries(of: section, expected: "a mapping of rules to severities") {
            guard let options = vocabulary.rules[entry.key] else {
                reportUnknown("rule", entry.key, at: entry.place, among: vocabulary.rules.keys)
                continue
            }
            rules[entry.key] = setting(entry, options: options)
        }
        return rules
    }

    private mutating func setting(_ entry: YAMLValue.Entry, options: [String: OptionKind]) -> RuleSetting {
        var setting = RuleSetting(line: entry.place.line)
        guard case .mapping(let entries) = entry.value.content else {
            setting.severity = severity(entry)
            return setting
        }
        for entry in entries {
            if entry.key == Self.severityKey {
                setting.severity = severity(entry)
            } else if let kind = options[entry.key] {
                setting.options[entry.key] = option(entry, kind: kind)
            } else {
                reportUnknown("option", entry.key, at: entry.place, among: [Self.severityKey] + options.keys)
            }
        }
        return setting
    }

    private mutating func severity(_ entry: YAMLValue.Entry) -> RuleSeverity? {
        choice(entry, of: RuleSeverity.self, named: "severity")
    }

    private mutating func option(_ entry: YAMLValue.Entry, kind: OptionKind) -> OptionValue? {
        if kind == .strings { return .strings(strings(entry).map(\.value)) }
        guard let value = scalarOption(entry.value, kind: kind) else {
            reportMismatch(entry, expected: kind.expectation)
            return nil
        }
        return value
    }

    private func scalarOption(_ value: YAMLValue, kind: OptionKind) -> OptionValue? {
        guard let text = value.text else { return nil }
        switch kind {
        case .bool: return Bool(text).map(OptionValue.bool)
        case .integer: return Int(text).map(OptionValue.integer)
        case .string: return .string(text)
        case .strings: return nil
        }
    }
}
