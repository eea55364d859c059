import Yams

/// A YAML text read whole, as far as it is YAML.
struct YAMLDocument: Sendable {
    struct Problem: Sendable {
        var place: Place
        var message: String
    }

    private static let maximumSize = 1 << 20

    /// Nil for a text that is empty or no YAML.
    var root: YAMLValue?
    var problems: [Problem] = []

    /// Safe for any text: size, nesting, aliases and broken syntax end in problems.
    static func read(_ text: String) -> YAMLDocument {
        guard text.utf8.count <= maximumSize else {
            return YAMLDocument(problems: [Problem(place: .start, message: "the file is larger than 1 MiB")])
        }
        var bytes = Array(text.utf8)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let places = YAMLPlaces(bytes)
        if let offset = firstControlCharacter(in: bytes) {
            let problem = Problem(place: places.place(ofOffset: offset), message: "not valid YAML: a control character")
            return YAMLDocument(problems: [problem])
        }
        return DeepStack.run { [bytes] in
            var reader = YAMLReader(bytes: bytes, places: places)
            return reader.read()
        } ?? YAMLDocument()
    }

    /// libyaml refuses these, but Yams cannot tell where they are.
    private static func firstControlCharacter(in bytes: [UInt8]) -> Int? {
        bytes.indices.first { offset in
            switch bytes[offset] {
            case 0x09, 0x0A, 0x0D: false
            case 0..<0x20, 0x7F: true
            case 0xC2: offset + 1 < bytes.count && bytes[offset + 1] < 0xA0 && bytes[offset + 1] != 0x85
            case 0xEF: offset + 2 < bytes.count && bytes[offset + 1] == 0xBF && bytes[offset + 2] >= 0xBE
            default: false
            }
        }
    }
}
