/// An element of a report in XML. Writing is all that is needed of XML here; a library would bring a parser along.
///
/// Source: Extensible Markup Language (XML) 1.0, productions Char, AttValue, content.
struct XMLElement {
    private let name: String
    private let attributes: KeyValuePairs<String, String>
    private var children: [XMLElement]
    private var text = ""

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [XMLElement] = []) {
        self.name = name
        self.attributes = attributes
        self.children = children
    }

    init(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], text: String) {
        self.init(name, attributes)
        self.text = text
    }

    mutating func add(_ child: XMLElement) { children.append(child) }

    /// The element as a whole document.
    var document: String {
        var document = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        write(to: &document, indentation: "")
        return document
    }

    private func write(to document: inout String, indentation: String) {
        document += "\(indentation)<\(name)"
        for (key, value) in attributes { document += " \(key)=\"\(Self.escaped(value))\"" }
        if children.isEmpty && text.isEmpty {
            document += "/>\n"
        } else if children.isEmpty {
            document += ">\(Self.escaped(text, keepsLines: true))</\(name)>\n"
        } else {
            document += ">\n"
            for child in children { child.write(to: &document, indentation: indentation + "  ") }
            document += "\(indentation)</\(name)>\n"
        }
    }

    /// Most control characters can't stand in XML 1.0 at all, not even escaped: a visible stand-in takes their place.
    private static func escaped(_ text: String, keepsLines: Bool = false) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n" where keepsLines: escaped += "\n"
            case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar.harmless)
            }
        }
        return escaped
    }
}
