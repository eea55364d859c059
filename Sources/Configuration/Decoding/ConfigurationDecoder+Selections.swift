import Viper

/// The selections of types that contracts are made of.
extension ConfigurationDecoder {
    /// Which end of an edge a selection speaks of.
    enum SelectionSide: Equatable {
        case from, to
        /// Taken out of what another selection selects.
        case exclusion
    }

    enum TraitKey: String, CaseIterable { case role, kind, not }
    static let selectionKeys = TraitKey.allCases.map(\.rawValue) + TypeSelection.Property.allCases.map(\.rawValue)

    mutating func selections(_ entry: YAMLValue.Entry, as side: SelectionSide) -> [TypeSelection] {
        switch entry.value.content {
        case .mapping: return selection(entry, entry.value, as: side).map { [$0] } ?? []
        case .list(let elements) where !elements.isEmpty: return elements.compactMap { selection(entry, $0, as: side) }
        default:
            reportMismatch(entry, expected: "a selection such as {role: view}, or a list of them")
            return []
        }
    }

    private mutating func selection(
        _ entry: YAMLValue.Entry, _ value: YAMLValue, as side: SelectionSide
    ) -> TypeSelection? {
        guard case .mapping(let entries) = value.content else {
            problems.report(
                "\(entry.key.quotedForMessage): expected a selection such as {role: view}, found \(value.summary)",
                at: value.place)
            return nil
        }
        if entries.isEmpty {
            problems.report(
                "a selection needs at least one of \(Self.selectionKeys.joined(separator: ", "))", at: value.place)
        }
        var selection = TypeSelection(line: value.place.line, column: value.place.column)
        for entry in entries { decode(entry, as: side, into: &selection) }
        return selection
    }

    private mutating func decode(
        _ entry: YAMLValue.Entry, as side: SelectionSide, into selection: inout TypeSelection
    ) {
        if let property = TypeSelection.Property(rawValue: entry.key) {
            return decode(entry, property, as: side, into: &selection)
        }
        switch TraitKey(rawValue: entry.key) {
        case .role: selection.roles = roleNames(entry)
        case .kind: selection.kinds = kinds(entry)
        case .not: selection.exclusions = selections(entry, as: .exclusion)
        case nil: reportUnknown("key", entry.key, at: entry.place, among: Self.selectionKeys, hint: "there are: \(Self.selectionKeys.joined(separator: ", "))")
        }
    }

    private mutating func decode(
        _ entry: YAMLValue.Entry, _ property: TypeSelection.Property, as side: SelectionSide,
        into selection: inout TypeSelection
    ) {
        if property == .framework, side == .from {
            return problems.report("\"framework\" belongs in \"to\": the code of frameworks is not seen", at: entry.place)
        }
        if property == .module, let text = entry.value.text, let relation = TypeSelection.ModuleRelation(rawValue: text) {
            if side == .to {
                selection.moduleRelation = relation
            } else if side == .exclusion {
                problems.report(
                    "\"not\" takes no comparison with \"from\"; write \"module: \(relation == .same ? "other" : "same")\" beside it instead of \"not\"", at: entry.value.place)
            } else {
                problems.report("\(text.quotedForMessage) compares with \"from\"; it belongs in \"to\"", at: entry.value.place)
            }
            return
        }
        selection.patterns[property] = property == .path ? pathPatterns(entry) : namePatterns(entry)
    }

    // MARK: - Values

    /// One value, or a list of them that is not empty.
    mutating func values(_ entry: YAMLValue.Entry, expected: String) -> [Located<String>] {
        if let text = entry.value.text, !text.isEmpty { return [Located(text, at: entry.value.place)] }
        if case .list(let elements) = entry.value.content, !elements.isEmpty {
            return strings(entry, expected: expected) ?? []
        }
        reportMismatch(entry, expected: expected)
        return []
    }

    private mutating func roleNames(_ entry: YAMLValue.Entry) -> [Role] {
        values(entry, expected: "a role or a list of roles").compactMap { name in
            if let role = Role(rawValue: name.value) { return role }
            reportUnknown(role: name.value, at: Place(line: name.line, column: name.column))
            return nil
        }
    }

    private mutating func kinds(_ entry: YAMLValue.Entry) -> [TypeSelection.Kind] {
        let names = TypeSelection.Kind.allCases.map(\.rawValue)
        return values(entry, expected: "a kind of type or a list of kinds").compactMap { name in
            if let kind = TypeSelection.Kind(rawValue: name.value) { return kind }
            reportUnknown(
                "kind of type", name.value, at: Place(line: name.line, column: name.column), among: names,
                hint: "write \(Self.alternatives(names))")
            return nil
        }
    }

    private mutating func pathPatterns(_ entry: YAMLValue.Entry) -> [Located<PathPattern>] {
        values(entry, expected: "a pattern or a list of patterns").compactMap { pattern($0) }
    }

    private mutating func namePatterns(_ entry: YAMLValue.Entry) -> [Located<PathPattern>] {
        values(entry, expected: "a name or a list of names").compactMap { name in
            guard !name.value.contains("/") else {
                problems.report(
                    "invalid name \(name.value.quotedForMessage): \"/\" stands in paths only",
                    at: Place(line: name.line, column: name.column))
                return nil
            }
            // As people write attributes, where YAML lets them.
            let isMarked = entry.key == TypeSelection.Property.attribute.rawValue && name.value.hasPrefix("@")
            return pattern(isMarked ? Located(String(name.value.dropFirst()), line: name.line, column: name.column) : name)
        }
    }
}
