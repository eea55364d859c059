import Syntax

/// How much each sign of a dialect tells: what all dialects have tells nothing, what one has alone tells most.
struct SignRarity {
    private let dialects: [Dialect]
    /// By role, how many dialects have a word.
    private var suffixes = [[String: Int]](repeating: [:], count: Role.inOrder.count)
    private var supertypes = [[String: Int]](repeating: [:], count: Role.inOrder.count)
    private var files: [String: Int] = [:]

    init(_ dialects: [Dialect]) {
        self.dialects = dialects
        for dialect in dialects {
            for (role, vocabulary) in dialect.vocabulary {
                Self.count(vocabulary.suffixes, in: &suffixes[role.ordinal])
                Self.count(vocabulary.supertypes, in: &supertypes[role.ordinal])
            }
            Self.count(dialect.interfaceFiles, in: &files)
        }
    }

    /// Once each, however often a dialect has it.
    private static func count(_ texts: [String], in counts: inout [String: Int]) {
        for place in texts.indices where !texts[..<place].contains(texts[place]) { counts[texts[place], default: 0] += 1 }
    }

    /// From 1, for what one dialect has, to 0, for what all have.
    private func weight(_ count: Int?) -> Double {
        guard dialects.count > 1, let count else { return 1 }
        let share = 1 - Double(count - 1) / Double(dialects.count - 1)
        return share * share
    }

    func ofSuffix(_ text: String, _ role: Role) -> Double {
        weight(suffixes[role.ordinal][text])
    }

    func ofSupertype(_ text: String, _ role: Role) -> Double {
        weight(supertypes[role.ordinal][text])
    }

    func ofFile(_ ending: String) -> Double { weight(files[ending]) }

    /// How many of the dialects that care have it otherwise.
    func ofHold(_ owner: Role, _ held: Role, _ ownership: Ownership) -> Double {
        let opinions = dialects.compactMap { $0.ownership.allowed(owner: owner, held: held) }
        guard !opinions.isEmpty else { return 0 }
        return Double(opinions.filter { !$0.contains(ownership) }.count) / Double(opinions.count)
    }
}
