import Syntax

/// The values that expressions of a manifest have, as far as they can be told without running it.
struct ManifestValues {
    enum Value: Equatable {
        case string(String)
        /// Names in a list; what can't be told is missing.
        case strings([String])
        case none

        var string: String? { if case .string(let text) = self { text } else { nil } }
        var strings: [String]? { if case .strings(let texts) = self { texts } else { nil } }
    }

    /// The parameters of a function that is called.
    typealias Scope = [String: Value]

    /// The parser bounds nesting too; and names and lists of a manifest are short, whatever constants are put together.
    private static let maximumDepth = 64
    private static let maximumLength = 4096

    let outline: Outline
    private let bytes: [UInt8]
    private var constants: [String: Value] = [:]

    init(_ outline: Outline, bytes: [UInt8]) {
        self.outline = outline
        self.bytes = bytes
        // Twice: a constant may refer to one further down. Never deeper, so that circles end.
        for _ in 0..<2 { constants = knownConstants() }
    }

    /// Constants of one name in different places count only where they agree.
    private func knownConstants() -> [String: Value] {
        var known: [String: Value?] = [:]
        for binding in outline.declarations where (binding.kind == .let || binding.kind == .var) && binding.initialValue.exists {
            let name = outline.names[binding.name]
            let value = self.value(of: binding.initialValue)
            known[name] = .some(known[name].map { $0 == value ? value : nil } ?? value)
        }
        return known.compactMapValues { $0 }
    }

    /// Nil where the value can't be told.
    func value(of code: CodeIndex, in scope: Scope = [:], depth: Int = 0) -> Value? {
        guard code.exists, depth < Self.maximumDepth else { return nil }
        let node = outline[code]
        switch node.kind {
        case .stringLiteral: return string(node, scope, depth).map(Value.string)
        case .identifier: return scope[outline.names[node.name]] ?? constants[outline.names[node.name]]
        // `.core` and `Names.core`
        case .member: return constants[outline.names[node.name]]
        case .arrayLiteral:
            return .strings(node.arguments.compactMap { value(of: outline.arguments[$0].value, in: scope, depth: depth + 1)?.string })
        case .binary: return joined(node.arguments.map { value(of: outline.arguments[$0].value, in: scope, depth: depth + 1) })
        case .annotated, .coercion: return value(of: node.base, in: scope, depth: depth + 1)
        case .nilLiteral: return Value.none
        default: return nil
        }
    }

    /// Operands of `+`: nothing else joins strings or lists.
    private func joined(_ values: [Value?]) -> Value? {
        let strings = values.compactMap { $0?.string }
        if strings.count == values.count { return bounded(strings.joined()).map(Value.string) }
        let lists = values.compactMap { $0?.strings }
        return lists.isEmpty ? nil : .strings(Array(lists.joined().prefix(Self.maximumLength)))
    }

    private func bounded(_ text: String) -> String? {
        text.utf8.count <= Self.maximumLength ? text : nil
    }

    func argument(_ label: StaticString, of call: CodeIndex) -> CodeIndex? {
        outline[call].arguments.lazy.map { outline.arguments[$0] }.first { outline.names.equals($0.label, label) }?.value
    }

    // MARK: - Strings

    private func string(_ node: CodeNode, _ scope: Scope, _ depth: Int) -> String? {
        let parts = node.arguments.map { value(of: outline.arguments[$0].value, in: scope, depth: depth + 1)?.string }
        return ManifestString(bytes[min(Int(node.offset), bytes.count)...]).text(interpolating: parts).flatMap(bounded)
    }
}
