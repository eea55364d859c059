/// The endings of type names that speak for roles.
struct NameEndings: Sendable {
    struct Ending: Sendable {
        var role: Role
        var word: RoleWord
        fileprivate var bytes: [UInt8]
    }

    /// By their last byte, since every type of a project is asked; the longest first.
    private let endings: [[Ending]]

    init(_ dialect: Dialect, _ words: inout RoleWordTable) {
        var endings = [[Ending]](repeating: [], count: 256)
        for role in Role.inOrder {
            guard let vocabulary = dialect.vocabulary[role] else { continue }
            for text in vocabulary.suffixes + vocabulary.synonyms {
                let bytes = Array(text.utf8)
                guard let last = bytes.last else { continue }
                endings[Int(last)].append(Ending(role: role, word: words.add(text), bytes: bytes))
            }
        }
        self.endings = endings.map { bucket in
            bucket.sorted { ($1.bytes.count, $0.role.ordinal) < ($0.bytes.count, $1.role.ordinal) }
        }
    }

    /// `UseCaseTransformer` is no use case: of several endings the longest speaks, among those of roles that are possible.
    func longest(of name: String, among possible: RoleSet) -> Ending? {
        var name = name
        return name.withUTF8 { name in
            guard let last = name.last else { return nil }
            return endings[Int(last)].first { possible.contains($0.role) && name.ends(with: $0.bytes) }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Compared from the end on: most names have the first letters in common, or the last few (`…er`), and seldom more.
    func ends(with bytes: [UInt8]) -> Bool {
        guard count >= bytes.count else { return false }
        let start = count - bytes.count
        for index in bytes.indices.reversed() where self[start + index] != bytes[index] { return false }
        return true
    }
}
