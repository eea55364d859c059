import Yams

/// Turns Yams' nodes and errors into values and problems with places.
struct YAMLReader {
    private static let maximumNesting = 64
    private static let anchorMessage = "YAML anchors and aliases are not supported; write the values out"
    /// libyaml's words for a text that starts with `*` and is no alias either.
    private static let aliasContext = "while scanning an alias"
    private static let nestingMessage = "nested more than \(maximumNesting) levels deep"

    private var masked: MaskedText
    private var places: YAMLPlaces
    private var problems: [YAMLDocument.Problem] = []

    init(bytes: [UInt8], places: YAMLPlaces) {
        masked = MaskedText(bytes)
        self.places = places
    }

    mutating func read() -> YAMLDocument {
        do {
            let root = try compose().flatMap { value($0, depth: 0) }
            return YAMLDocument(root: root, problems: problems)
        } catch {
            report(error)
            return YAMLDocument(problems: problems)
        }
    }

    /// Repeated keys get through, disguised, so that the rest of the text is read as well.
    private mutating func compose() throws -> Node? {
        while true {
            do {
                // The basic resolver guesses no types and compiles no regular expressions.
                return try Parser(yaml: masked.text, resolver: .basic, encoding: .utf8).singleRoot()
            } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
                guard masked.disguiseKey(at: places.offset(of: context.mark)) else {
                    throw YamlError.duplicatedKeysInMapping(duplicates: keys, context: context)
                }
            }
        }
    }

    private mutating func value(_ node: Node, depth: Int) -> YAMLValue? {
        let place = node.mark.map { places.place(of: $0) } ?? .start
        guard depth < Self.maximumNesting else {
            report(Self.nestingMessage, at: place)
            return nil
        }
        switch node {
        case .scalar(let scalar):
            return YAMLValue(content: content(scalar, at: place), place: place)
        case .sequence(let sequence):
            return YAMLValue(content: .list(sequence.compactMap { value($0, depth: depth + 1) }), place: place)
        case .mapping(let mapping):
            return YAMLValue(content: .mapping(entries(of: mapping, depth: depth + 1)), place: place)
        case .alias:
            report(Self.anchorMessage, at: place)
            return nil
        }
    }

    private mutating func content(_ scalar: Node.Scalar, at place: Place) -> YAMLValue.Content {
        let isPlain = scalar.style == .plain
        let text = masked.restored(scalar.string)
        guard isPlain, masked.isAnchor(scalar.string) else { return .scalar(text, isPlain: isPlain) }
        report(Self.anchorMessage, at: place)
        return .scalar(String(text.drop { $0 != " " }.drop { $0 == " " }), isPlain: true)
    }

    /// The first entry of each key.
    private mutating func entries(of mapping: Node.Mapping, depth: Int) -> [YAMLValue.Entry] {
        var entries: [YAMLValue.Entry] = []
        var firstPlaces: [String: Place] = [:]
        for (keyNode, valueNode) in mapping {
            guard let key = value(keyNode, depth: depth) else { continue }
            let value = value(valueNode, depth: depth)
            guard case .scalar(let name, _) = key.content else {
                report("expected a string as key, found \(key.summary)", at: key.place)
                continue
            }
            if let first = firstPlaces[name] {
                report("duplicate key \(name.quotedForMessage), first in line \(first.line)", at: key.place)
                continue
            }
            firstPlaces[name] = key.place
            if let value { entries.append(YAMLValue.Entry(key: name, place: key.place, value: value)) }
        }
        return entries
    }

    private mutating func report(_ message: String, at place: Place) {
        problems.append(YAMLDocument.Problem(place: place, message: message))
    }
}

extension YAMLReader {
    private mutating func report(_ error: any Error) {
        switch error {
        case YamlError.scanner(let context, let problem, let mark, _),
            YamlError.parser(let context, let problem, let mark, _),
            YamlError.composer(let context, let problem, let mark, _):
            report(problem, context: context, at: mark)
        case YamlError.duplicatedKeysInMapping(let keys, let context):
            let names = keys.prefix(3).map { masked.restored($0).quotedForMessage }.joined(separator: ", ")
            report("duplicate key \(names)\(keys.count > 3 ? " …" : "")", at: places.place(of: context.mark))
        default:
            report("not valid YAML", at: .start)
        }
    }

    private mutating func report(_ problem: String, context: YamlError.Context?, at mark: Mark) {
        let isAlias = context?.text == Self.aliasContext
        let offset = places.offset(of: isAlias ? context?.mark ?? mark : mark)
        let start = context.map { places.offset(of: $0.mark) }
        if let (place, key) = places.keyWithoutSpace(upTo: offset, from: min(start ?? offset, offset)) {
            report("a space is missing behind \"\(key):\"", at: place)
        } else if let anchor = masked.firstAnchor(upTo: offset) {
            // What follows a masked anchor is seldom YAML: the anchor is the mistake, not that.
            report(Self.anchorMessage, at: places.place(ofOffset: anchor))
        } else {
            let message = explanation(of: problem, context: context, atOffset: offset)
            report(message, at: places.place(ofOffset: offset))
        }
    }

    private mutating func explanation(of problem: String, context: YamlError.Context?, atOffset offset: Int) -> String {
        if problem.hasPrefix("Maximum nesting level") { return Self.nestingMessage }
        if problem == "found undefined alias" || context?.text == Self.aliasContext {
            return "not valid YAML: a text that starts with \"*\" must stand in quotation marks"
        }
        if problem == "but found another document" { return "a second YAML document; a configuration is one" }
        if offset < masked.bytes.count, masked.bytes[offset] == UInt8(ascii: "\t") {
            return "not valid YAML: a tab; indent with spaces"
        }
        guard let context else { return "not valid YAML: \(problem)" }
        let line = places.place(of: context.mark).line
        return "not valid YAML: \(problem) \(context.text) that starts in line \(line)"
    }
}
