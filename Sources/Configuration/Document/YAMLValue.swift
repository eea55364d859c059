/// A YAML document's content with its places, and without YAML's guesses about types: `off` stays the text `off`.
struct YAMLValue: Sendable {
    enum Content: Sendable {
        /// Plain means written without quotes or block markers.
        case scalar(String, isPlain: Bool)
        case list([YAMLValue])
        case mapping([Entry])
    }

    struct Entry: Sendable {
        var key: String
        var place: Place
        var value: YAMLValue
    }

    var content: Content
    var place: Place
}

extension YAMLValue {
    /// Nothing is written, or YAML's null.
    var isNull: Bool {
        guard case .scalar(let text, isPlain: true) = content, text.utf8.count <= 4 else { return false }
        return text.isEmpty || text == "~" || text == "null" || text == "Null" || text == "NULL"
    }

    /// The text of a scalar, whatever type YAML sees in it.
    var text: String? {
        guard case .scalar(let text, _) = content, !isNull else { return nil }
        return text
    }

    /// As in "expected …, found …".
    var summary: String {
        switch content {
        case .mapping: "a mapping"
        case .list(let elements): elements.isEmpty ? "an empty list" : "a list"
        case .scalar(let text, _): isNull ? "nothing" : text.quotedForMessage
        }
    }
}

extension String {
    /// In quotation marks, short and on one line whatever the text holds.
    var quotedForMessage: String {
        let shown = unicodeScalars.prefix(60).map { scalar in
            scalar.properties.generalCategory == .control ? "\u{FFFD}" : String(scalar)
        }
        return "\"" + shown.joined() + (unicodeScalars.count > 60 ? "…" : "") + "\""
    }
}
