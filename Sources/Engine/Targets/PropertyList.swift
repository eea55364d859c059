/// A property list as Xcode writes its projects: the old ASCII form.
///
/// Foundation reads it too, but takes 200 ms for a megabyte, and large apps have several. Flat arrays of nodes that
/// point into the bytes need a fiftieth of that, and most of a project never becomes a string.
struct PropertyList: Sendable {
    struct NodeID: Hashable, Sendable {
        fileprivate var position: Int32
    }

    fileprivate enum Kind: UInt8 { case string, quotedString, data, array, dictionary }

    fileprivate struct Node {
        var kind: Kind
        /// Of the content: bytes of a string, elements of a list in `children`, where a dictionary has keys and values in turn.
        var start: Int32
        var end: Int32
    }

    struct Failure: Error, Equatable, CustomStringConvertible {
        /// 1-based.
        var line: Int
        var message: String
        var description: String { "line \(line): \(message)" }
    }

    private let bytes: [UInt8]
    private let nodes: [Node]
    private let children: [NodeID]
    let root: NodeID

    /// - Throws: `Failure` for what is no property list of this form, however broken.
    init(_ bytes: [UInt8]) throws(Failure) {
        var parser = PropertyListParser(bytes: bytes)
        root = try parser.parse()
        self.bytes = bytes
        nodes = parser.nodes
        children = parser.children
    }

    // MARK: - Reading

    /// Nil for anything else than a string.
    func string(_ node: NodeID?) -> String? {
        guard let node else { return nil }
        let (kind, start, end) = content(of: node)
        switch kind {
        case .string: return String(decoding: bytes[start..<end], as: UTF8.self)
        case .quotedString: return unescaped(bytes[start..<end])
        case .data, .array, .dictionary: return nil
        }
    }

    /// Whether a node is a string with exactly these bytes.
    func equals(_ node: NodeID?, _ text: String) -> Bool {
        guard let node else { return false }
        let (kind, start, end) = content(of: node)
        return (kind == .string || kind == .quotedString) && bytes[start..<end].elementsEqual(text.utf8)
    }

    /// Empty for anything else than an array.
    func elements(_ node: NodeID?) -> ArraySlice<NodeID> {
        guard let node else { return [] }
        let (kind, start, end) = content(of: node)
        return kind == .array ? children[start..<end] : []
    }

    /// The strings of an array, what else is in it left out.
    func strings(_ node: NodeID?) -> [String] { elements(node).compactMap { string($0) } }

    /// Empty for anything else than a dictionary.
    func entries(_ node: NodeID?) -> [(key: NodeID, value: NodeID)] {
        guard let node else { return [] }
        let (kind, start, end) = content(of: node)
        guard kind == .dictionary else { return [] }
        return stride(from: start, to: end - 1, by: 2).map { (children[$0], children[$0 + 1]) }
    }

    /// The value of a key; nil without one.
    func value(_ node: NodeID?, _ key: String) -> NodeID? {
        guard let node else { return nil }
        let (kind, start, end) = content(of: node)
        guard kind == .dictionary else { return nil }
        for index in stride(from: start, to: end - 1, by: 2) where equals(children[index], key) { return children[index + 1] }
        return nil
    }

    private func content(of node: NodeID) -> (kind: Kind, start: Int, end: Int) {
        let node = nodes[Int(node.position)]
        return (node.kind, Int(node.start), Int(node.end))
    }

    private func unescaped(_ content: ArraySlice<UInt8>) -> String {
        guard content.contains(UInt8(ascii: "\\")) else { return String(decoding: content, as: UTF8.self) }
        return PropertyListEscapes.resolved(content)
    }
}

/// Old-style grammar: `{ key = value; }`, `( element, )`, `<hexadecimal>`, strings with or without quotes, and comments
/// anywhere between them.
private struct PropertyListParser {
    /// A project nests five levels; more than this is no project.
    private static let maximumDepth = 64

    let bytes: [UInt8]
    var nodes: [PropertyList.Node] = []
    var children: [PropertyList.NodeID] = []
    private var scratch: [PropertyList.NodeID] = []
    private var index = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
        nodes.reserveCapacity(bytes.count / 16)
        children.reserveCapacity(bytes.count / 16)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    mutating func parse() throws(PropertyList.Failure) -> PropertyList.NodeID {
        // Offsets are 32 bits wide.
        guard bytes.count < Int(Int32.max) else { throw failure("is too large") }
        let root = try parseValue(depth: 0)
        try skipSpace()
        guard index == bytes.count else { throw failure("something follows the end") }
        return root
    }

    private mutating func parseValue(depth: Int) throws(PropertyList.Failure) -> PropertyList.NodeID {
        guard depth < Self.maximumDepth else { throw failure("is nested too deeply") }
        try skipSpace()
        switch byte {
        case UInt8(ascii: "{"): return try parseDictionary(depth: depth)
        case UInt8(ascii: "("): return try parseArray(depth: depth)
        case UInt8(ascii: "<"): return try parseData()
        default: return try parseString()
        }
    }

    private mutating func parseDictionary(depth: Int) throws(PropertyList.Failure) -> PropertyList.NodeID {
        let mark = scratch.count
        index += 1
        while true {
            try skipSpace()
            if consume(UInt8(ascii: "}")) { return close(.dictionary, from: mark) }
            let key = try parseString()
            scratch.append(key)
            try skipSpace()
            guard consume(UInt8(ascii: "=")) else { throw failure("expected '='") }
            let value = try parseValue(depth: depth + 1)
            scratch.append(value)
            try skipSpace()
            guard consume(UInt8(ascii: ";")) else { throw failure("expected ';'") }
        }
    }

    private mutating func parseArray(depth: Int) throws(PropertyList.Failure) -> PropertyList.NodeID {
        let mark = scratch.count
        index += 1
        while true {
            try skipSpace()
            if consume(UInt8(ascii: ")")) { return close(.array, from: mark) }
            let element = try parseValue(depth: depth + 1)
            scratch.append(element)
            try skipSpace()
            guard consume(UInt8(ascii: ",")) || byte == UInt8(ascii: ")") else { throw failure("expected ',' or ')'") }
        }
    }

    private mutating func parseData() throws(PropertyList.Failure) -> PropertyList.NodeID {
        index += 1
        let start = index
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { throw failure("expected '>'") }
        index = end + 1
        return append(.data, start, end)
    }

    private mutating func parseString() throws(PropertyList.Failure) -> PropertyList.NodeID {
        let quote = byte
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return try parseQuotedString(quote) }
        let start = index
        while index < bytes.count, Self.isUnquoted(bytes[index]), !atBlockComment { index += 1 }
        guard index > start else { throw failure(index == bytes.count ? "ends too early" : "expected a value") }
        return append(.string, start, index)
    }

    private mutating func parseQuotedString(_ quote: UInt8) throws(PropertyList.Failure) -> PropertyList.NodeID {
        index += 1
        let start = index
        while index < bytes.count, bytes[index] != quote { index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1 }
        guard index < bytes.count else {
            index = start
            throw failure("a string has no end")
        }
        index += 1
        return append(.quotedString, start, index - 1)
    }

    // MARK: - Parts

    /// NUL, which nothing matches, at the end.
    private var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

    private mutating func consume(_ expected: UInt8) -> Bool {
        guard byte == expected else { return false }
        index += 1
        return true
    }

    private mutating func skipSpace() throws(PropertyList.Failure) {
        while index < bytes.count {
            switch bytes[index] {
            case 0x09...0x0D, 0x20: index += 1
            case UInt8(ascii: "/") where follows(UInt8(ascii: "/")):
                while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            case UInt8(ascii: "/") where follows(UInt8(ascii: "*")): try skipBlockComment()
            default: return
            }
        }
    }

    private mutating func skipBlockComment() throws(PropertyList.Failure) {
        let start = index
        index += 2
        while index + 1 < bytes.count {
            if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
                index += 2
                return
            }
            index += 1
        }
        index = start
        throw failure("a comment has no end")
    }

    private var atBlockComment: Bool { bytes[index] == UInt8(ascii: "/") && follows(UInt8(ascii: "*")) }

    private func follows(_ next: UInt8) -> Bool { index + 1 < bytes.count && bytes[index + 1] == next }

    /// Xcode quotes all but letters, digits and `$+/:.-_`; other programs leave other alphabets bare.
    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "+"),
            UInt8(ascii: "@"), UInt8(ascii: "~"), 0x80...:
            true
        default: false
        }
    }

    private mutating func append(_ kind: PropertyList.Kind, _ start: Int, _ end: Int) -> PropertyList.NodeID {
        nodes.append(PropertyList.Node(kind: kind, start: Int32(start), end: Int32(end)))
        return PropertyList.NodeID(position: Int32(nodes.count - 1))
    }

    private mutating func close(_ kind: PropertyList.Kind, from mark: Int) -> PropertyList.NodeID {
        let start = children.count
        children.append(contentsOf: scratch[mark...])
        scratch.removeLast(scratch.count - mark)
        return append(kind, start, children.count)
    }

    private func failure(_ message: String) -> PropertyList.Failure {
        let line = bytes.prefix(index).count { $0 == 0x0A } + 1
        return PropertyList.Failure(line: line, message: message)
    }
}
