import Viper

/// What words for the parts of a scene may look like; one that can match nothing is a mistake.
extension ConfigurationDecoder {
    /// - Parameter key: the list in which the word stands.
    mutating func check(_ word: Located<String>, in key: VocabularyKey) {
        guard isStrict else { return }
        let problem =
            switch key {
            case .suffixes, .also: Self.problem(withEnding: word.value)
            case .supertypes: Self.problem(withName: word.value, alsoAllowed: ".")
            case .folders: Self.problem(withFolder: word.value)
            }
        report(problem, with: word)
    }

    /// `did` for names that begin so, `*Did` for those that have it further on.
    mutating func checkNamePattern(_ word: Located<String>) {
        guard isStrict else { return }
        let isLater = word.value.hasPrefix("*")
        let rest = isLater ? word.value.dropFirst() : word.value[...]
        if rest.contains("*") || rest.isEmpty {
            report("a \"*\" stands only before a word (\"*Did\"); names that begin with a word need none (\"did\")", with: word)
        } else {
            report(Self.problem(withName: rest) ?? (isLater ? nil : Self.problem(withBeginning: rest)), with: word)
        }
    }

    mutating func checkFrameworkName(_ word: Located<String>) {
        guard isStrict else { return }
        let problem = word.value.contains("*") ? "write the whole name of a framework or type, without \"*\"" : nil
        report(problem ?? Self.problem(withName: word.value[...], alsoAllowed: "."), with: word)
    }

    mutating func checkInterfaceFile(_ word: Located<String>) {
        guard isStrict else { return }
        if word.value.contains("*") {
            report("write the end of the files' names alone, without \"*\"", with: word)
        } else if word.value.hasSuffix(".swift") {
            report("write the end of the files' names without \".swift\"", with: word)
        }
    }

    private mutating func report(_ problem: String?, with word: Located<String>) {
        guard let problem else { return }
        problems.report("\(word.value.quotedForMessage) can match nothing: \(problem)", at: Place(line: word.line, column: word.column))
    }

    private static func problem(withEnding word: String) -> String? {
        let pieces = word.split(separator: "*", omittingEmptySubsequences: false)
        if pieces.count > 2 { return "a word has one \"*\" at most, between how names begin and how they end (\"PresenterToView*Protocol\")" }
        if pieces.last?.isEmpty ?? true { return "nothing stands behind the \"*\", and a word says how names end (\"Presenter\")" }
        return pieces.lazy.compactMap { problem(withName: $0) }.first
    }

    private static func problem(withName name: Substring, alsoAllowed: String = "") -> String? {
        let foreign = name.unicodeScalars.first { scalar in
            scalar.properties.isWhitespace || scalar.isASCII && !scalar.properties.isAlphabetic && !("0"..."9").contains(scalar) && scalar != "_"
                && !alsoAllowed.unicodeScalars.contains(scalar)
        }
        return foreign.map { "no name in Swift has \(String($0).quotedForMessage) in it" }
    }

    private static func problem(withBeginning name: Substring) -> String? {
        guard let first = name.first, first.isUppercase else { return nil }
        return "members' names begin with a small letter (\((first.lowercased() + name.dropFirst()).quotedForMessage)), and further on it is \("*\(name)".quotedForMessage)"
    }

    private static func problem(withName name: String, alsoAllowed: String) -> String? {
        if name.contains("*") { return "write the whole name of a superclass or protocol, without \"*\"" }
        if name.contains("<") { return "write the name of the superclass or protocol alone, without \"<\"" }
        return problem(withName: name[...], alsoAllowed: alsoAllowed)
    }

    private static func problem(withFolder name: String) -> String? {
        if name.contains("/") { return "write the name of one folder, without \"/\"" }
        return name.contains("*") ? "write how the folder's name ends, without \"*\"" : nil
    }
}

/// Words that two parts would share.
extension ConfigurationDecoder {
    /// The endings of a section's roles so far.
    struct Endings {
        fileprivate var known: [Ending: (role: Role, line: Int)] = [:]

        fileprivate struct Ending: Hashable {
            var text: Substring
            /// A class `LoanService` and a protocol `LoanService` are told apart by what they are.
            var isOfProtocols: Bool
        }
    }

    mutating func note(_ word: Located<String>, endsNamesOf role: Role, in endings: inout Endings) {
        guard isStrict else { return }
        let text = word.value.hasPrefix("*") ? word.value.dropFirst() : word.value[...]
        let ending = Endings.Ending(text: text, isOfProtocols: role.isBoundary)
        guard let other = endings.known[ending] else {
            endings.known[ending] = (role, word.line)
            return
        }
        guard other.role != role else { return }
        problems.report(
            "\(word.value.quotedForMessage) stands for \(other.role.rawValue) already, in line \(other.line); a name's ending can speak for one role only",
            at: Place(line: word.line, column: word.column))
    }
}
