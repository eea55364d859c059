/// The endings of type names that speak for roles.
struct NameEndings: Sendable {
    struct Ending: Sendable {
        var role: Role
        var word: RoleWord
        /// In the text of all.
        fileprivate var start: Int
        fileprivate var count: Int
    }

    /// One behind another.
    private var text: [UInt8] = []
    /// By their last byte, since every type of a project is asked; of one byte the longest first.
    private var endings: [Ending] = []
    /// By byte: where its endings begin; they end where the next byte's begin.
    private var starts = [Int](repeating: 0, count: 257)

    init(_ dialect: Dialect, _ words: inout RoleWordTable) {
        for (role, vocabulary) in dialect.vocabulary {
            for text in vocabulary.suffixes { add(text, role, &words) }
            for text in vocabulary.synonyms { add(text, role, &words) }
        }
        endings = endings.sorted { (last(of: $0), $1.count, $0.role.ordinal) < (last(of: $1), $0.count, $1.role.ordinal) }
        for ending in endings { starts[Int(last(of: ending)) + 1] += 1 }
        for byte in 0..<256 { starts[byte + 1] += starts[byte] }
    }

    private mutating func add(_ ending: String, _ role: Role, _ words: inout RoleWordTable) {
        if ending.isEmpty { return }
        let start = text.count
        text += ending.utf8
        endings.append(Ending(role: role, word: words.add(ending), start: start, count: text.count - start))
    }

    private func last(of ending: Ending) -> UInt8 { text[ending.start + ending.count - 1] }

    /// `UseCaseTransformer` is no use case: of several endings the longest speaks, among those of roles that are possible.
    func longest(of name: String, among possible: RoleSet) -> Ending? {
        var name = name
        return name.withUTF8 { name in
            guard let last = name.last else { return nil }
            return text.withUnsafeBufferPointer { text in
                endings[starts[Int(last)]..<starts[Int(last) + 1]].first { ending in
                    possible.contains(ending.role) && name.ends(with: text[ending.start..<ending.start + ending.count])
                }
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Compared from the end on: most names have the first letters in common, or the last few (`…er`), and seldom more.
    func ends<Bytes: BidirectionalCollection<UInt8>>(with bytes: Bytes) -> Bool where Bytes.Index == Int, Bytes.Indices == Range<Int> {
        guard count >= bytes.count else { return false }
        let offset = count - bytes.endIndex
        for index in bytes.indices.reversed() where self[offset + index] != bytes[index] { return false }
        return true
    }
}
