/// The section `overrides`.
extension ConfigurationDecoder {
    enum OverrideKey: String, CaseIterable { case paths, because, rules, roles }

    mutating func overrides(_ section: YAMLValue.Entry) -> [SettingOverride] {
        if section.value.isNull { return [] }
        guard case .list(let elements) = section.value.content else {
            reportMismatch(section, expected: "a list of overrides, each with paths, because and rules or roles")
            return []
        }
        return elements.compactMap { override($0) }
    }

    private mutating func override(_ element: YAMLValue) -> SettingOverride? {
        guard case .mapping(let entries) = element.content else {
            problems.report(
                "\"overrides\": expected a mapping with paths, because and rules or roles, found \(element.summary)",
                at: element.place)
            return nil
        }
        var override = SettingOverride(paths: [], because: "")
        let count = words.count
        defer { words.removeSubrange(count...) }
        var keys: Set<OverrideKey> = []
        for entry in entries {
            guard let key = known(entry, as: OverrideKey.self) else { continue }
            keys.insert(key)
            switch key {
            case .paths: override.paths = nonEmptyPatterns(entry)
            case .because: override.because = reason(entry)
            case .rules: override.rules = rules(entry)
            case .roles: override.roles = roles(entry)
            }
        }
        reportMissing(keys, in: element)
        return override
    }

    private mutating func reportMissing(_ keys: Set<OverrideKey>, in element: YAMLValue) {
        for key in [OverrideKey.paths, .because] where !keys.contains(key) {
            problems.report("an override needs \(key.rawValue.quotedForMessage)", at: element.place)
        }
        if !keys.contains(.rules), !keys.contains(.roles) {
            problems.report("an override needs \"rules\" or \"roles\"", at: element.place)
        }
    }

    private mutating func nonEmptyPatterns(_ entry: YAMLValue.Entry) -> [Located<PathPattern>] {
        if case .list(let elements) = entry.value.content, !elements.isEmpty { return patterns(entry) }
        reportMismatch(entry, expected: "a list of patterns")
        return []
    }

    mutating func reason(_ entry: YAMLValue.Entry) -> String {
        guard let text = string(entry) else { return "" }
        if text.allSatisfy(\.isWhitespace) { problems.report("\"because\": an empty reason", at: entry.value.place) }
        return text
    }
}
