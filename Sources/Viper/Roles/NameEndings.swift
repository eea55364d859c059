/// The endings of type names that speak for roles, and those that do where a name begins in a certain way:
/// `PresenterToView*Protocol` for `PresenterToViewLoansProtocol`.
struct NameEndings: Sendable {
    struct Ending: Sendable {
        var role: Role
        var word: RoleWord
        /// In the text of all; mostly empty.
        fileprivate var beginning: Range<Int>
        fileprivate var bytes: Range<Int>
        /// The last four of them, or all where there are fewer, and which bits of a number these take.
        fileprivate var tail: UInt32
        fileprivate var tailBits: UInt32
        /// Its place among those that fit a name, as one number: from the longest to the shortest, then by role.
        fileprivate var rank: Int
    }

    /// One behind another.
    private var text: [UInt8] = []
    /// By their last byte, since every type of a project is asked.
    private var endings: [Ending] = []
    /// By byte: where its endings begin; they end where the next byte's begin.
    private var starts = [Int](repeating: 0, count: 257)

    init(_ dialect: Dialect, _ words: inout RoleWordTable) {
        endings.reserveCapacity(dialect.vocabulary.reduce(0) { $0 + $1.1.suffixes.count + $1.1.synonyms.count })
        text.reserveCapacity(endings.capacity * 16)
        for (role, vocabulary) in dialect.vocabulary {
            for text in vocabulary.suffixes { add(text, role, &words) }
            for text in vocabulary.synonyms { add(text, role, &words) }
        }
        sortByLastByte()
    }

    /// Not by anything else: a lint of a few files waits for every dialect's words, and asks for a handful of names.
    private mutating func sortByLastByte() {
        for ending in endings { starts[Int(text[ending.bytes.upperBound - 1]) + 1] += 1 }
        for byte in 0..<256 { starts[byte + 1] += starts[byte] }
        var next = starts
        var places = [Int](repeating: 0, count: endings.count)
        for number in endings.indices {
            let last = Int(text[endings[number].bytes.upperBound - 1])
            places[next[last]] = number
            next[last] += 1
        }
        endings = places.map { endings[$0] }
    }

    private mutating func add(_ word: String, _ role: Role, _ words: inout RoleWordTable) {
        let start = text.count
        var middle = start
        // By bytes: every word of every dialect is taken in before anything is linted.
        var copy = word
        copy.withUTF8 { word in
            guard let star = word.firstIndex(of: UInt8(ascii: "*")) else { return text.append(contentsOf: word) }
            text.append(contentsOf: UnsafeBufferPointer(rebasing: word[..<star]))
            middle = text.count
            text.append(contentsOf: UnsafeBufferPointer(rebasing: word[(star + 1)...]))
        }
        guard text.count > middle else { return }
        let rank = (start - text.count) * Role.inOrder.count + role.ordinal
        let tail = text.withUnsafeBufferPointer { UnsafeBufferPointer(rebasing: $0[middle...]).tail }
        endings.append(
            Ending(
                role: role, word: words.add(word), beginning: start..<middle, bytes: middle..<text.count, tail: tail,
                tailBits: text.count - middle < 4 ? 1 << UInt32(8 * (text.count - middle)) - 1 : .max, rank: rank))
    }

    /// The word that an ending is: `View`, or with what the name begins with, `PresenterToView*Protocol`.
    func text(of ending: Ending) -> String {
        let parts = [ending.beginning, ending.bytes].map { String(decoding: text[$0], as: UTF8.self) }
        return parts.joined(separator: ending.beginning.isEmpty ? "" : "*")
    }

    /// What stands before the longest ending of a role: `LoanList` in `LoanListPresenter`; nil for a name that has none, or one with a
    /// beginning of its own.
    func stem(of name: String, as role: Role) -> String? {
        guard let ending = longest(of: name, among: [role]), ending.beginning.isEmpty else { return nil }
        return String(decoding: name.utf8.dropLast(ending.bytes.count), as: UTF8.self)
    }

    /// `UseCaseTransformer` is no use case: of several endings the longest speaks, among those of roles that are possible.
    func longest(of name: String, among possible: RoleSet) -> Ending? {
        var name = name
        return name.withUTF8 { name in
            guard let last = name.last else { return nil }
            let tail = name.tail
            return text.withUnsafeBufferPointer { text in
                var longest: Ending?
                for ending in endings[starts[Int(last)]..<starts[Int(last) + 1]]
                where tail & ending.tailBits == ending.tail && possible.contains(ending.role) && longest.map({ ending.rank < $0.rank }) ?? true
                    && name.ends(with: UnsafeBufferPointer(rebasing: text[ending.bytes]))
                    && name.dropLast(ending.bytes.count).starts(with: text[ending.beginning])
                { longest = ending }
                return longest
            }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The last four bytes, or all where there are fewer, as one number: the last is the lowest.
    fileprivate var tail: UInt32 { suffix(4).reduce(0) { $0 << 8 | UInt32($1) } }

    /// Compared from the end on: most names have the first letters in common, or the last few (`…er`), and seldom more.
    func ends(with ending: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count >= ending.count else { return false }
        let start = count - ending.count
        for index in (0..<ending.count).reversed() where self[start + index] != ending[index] { return false }
        return true
    }

    func ends(with ending: [UInt8]) -> Bool { ending.withUnsafeBufferPointer { ends(with: $0) } }
}
