/// The endings of type names that speak for roles.
struct NameEndings: Sendable {
    struct Ending: Sendable {
        var role: Role
        var ending: String
        var bytes: [UInt8]
    }

    /// By their last byte, since every type of a project is asked; the longest first.
    private let endings: [[Ending]]

    init(_ dialect: Dialect) {
        var endings = [[Ending]](repeating: [], count: 256)
        for role in Role.allCases {
            guard let words = dialect.vocabulary[role] else { continue }
            for word in words.suffixes + words.synonyms {
                let bytes = Array(word.utf8)
                if let last = bytes.last { endings[Int(last)].append(Ending(role: role, ending: word, bytes: bytes)) }
            }
        }
        self.endings = endings.map { bucket in
            bucket.sorted { ($1.bytes.count, $0.role.ordinal) < ($0.bytes.count, $1.role.ordinal) }
        }
    }

    /// `UseCaseTransformer` is no use case: of several endings the longest speaks, among those of roles that are possible.
    func longest(of name: String, where isPossible: (Role) -> Bool) -> (role: Role, ending: String)? {
        var name = name
        return name.withUTF8 { name in
            guard let last = name.last else { return nil }
            return endings[Int(last)].first { ending in
                name.count >= ending.bytes.count && name.suffix(ending.bytes.count).elementsEqual(ending.bytes)
                    && isPossible(ending.role)
            }.map { ($0.role, $0.ending) }
        }
    }
}
