/// How far two sides tell the same.
struct Agreement: Codable {
    var compiler = 0
    var ours = 0
    var common = 0
}

/// A fact that only one side tells.
struct Difference: Codable {
    enum Side: String, Codable {
        /// The compiler alone tells it.
        case missing
        /// viperlint alone tells it.
        case surplus
    }

    var claim: Claim
    var side: Side
    /// A guess at what in the code makes the difference.
    var construct: String
    var from: String
    var to: String
    var name: String
    /// The first place, relative to the package.
    var path: String
    var line: Int
    var column: Int
    var text: String
    /// What the other side says there.
    var other: String
    var mentions: Int
}

/// What one claim comes to in one package.
struct Outcome: Codable {
    /// Unique pairs of types.
    var pairs = Agreement()
    /// The same by file and line.
    var lines = Agreement()
    /// Pairs by the form of what is called.
    var forms: [String: Agreement] = [:]
    var differences: [Difference] = []
    /// Lines on which one side does not tell what it tells elsewhere.
    var lineDifferences: [Difference] = []
}

/// Holds one side against the other.
struct Comparison {
    let files: [ComparedFile]
    let index: CompilerIndex
    let compiler: Facts
    let ours: Facts

    func outcome(_ claim: Claim) -> Outcome {
        let (theirs, own) = (compiler[claim], ours[claim])
        let expected = theirs.all
        let told = own.all.filter { expected.contains($0) || theirs.optional[$0] == nil }
        var outcome = Outcome()
        outcome.pairs = Agreement(compiler: expected.count, ours: told.count, common: expected.intersection(told).count)
        let (expectedLines, allowed) = (lines(of: theirs.mentions, in: expected), lines(of: theirs.optional, in: told))
        outcome.lines = agreement(expectedLines, lines(of: own.mentions, in: told).subtracting(allowed.subtracting(expectedLines)))
        if claim == .calls { outcome.forms = forms(theirs, own, expected, told) }
        let constructs = Constructs(files: files, index: index, compiler: theirs, ours: own)
        func differences(_ facts: Set<Fact>, _ side: Difference.Side, _ set: FactSet) -> [Difference] {
            facts.compactMap { difference($0, claim, side, set.mentions[$0] ?? [], constructs) }.sorted(by: Self.inOrder)
        }
        outcome.differences = differences(expected.subtracting(told), .missing, theirs)
        outcome.differences += differences(told.subtracting(expected), .surplus, own)
        outcome.lineDifferences = expected.intersection(told).flatMap { fact in
            lineDifferences(fact, claim, byLine(fact, theirs.mentions), byLine(fact, own.mentions), allowed, constructs)
        }.sorted(by: Self.inOrder)
        return outcome
    }

    private func lineDifferences(
        _ fact: Fact, _ claim: Claim, _ theirs: [Line: Mention], _ own: [Line: Mention], _ allowed: Set<Line>, _ constructs: Constructs
    ) -> [Difference] {
        let missing = theirs.filter { own[$0.key] == nil }.values
        let surplus = own.filter { theirs[$0.key] == nil && !allowed.contains($0.key) }.values
        return missing.compactMap { difference(fact, claim, .missing, [$0], constructs) }
            + surplus.compactMap { difference(fact, claim, .surplus, [$0], constructs) }
    }

    private struct Line: Hashable {
        var fact: Fact
        var file: Int
        var line: Int
    }

    private func lines(of mentions: [Fact: [Mention]], in facts: Set<Fact>) -> Set<Line> {
        facts.reduce(into: []) { lines, fact in lines.formUnion(byLine(fact, mentions).keys) }
    }

    private func byLine(_ fact: Fact, _ mentions: [Fact: [Mention]]) -> [Line: Mention] {
        let mentions = (mentions[fact] ?? []).map { (Line(fact: fact, file: $0.file, line: position($0).line), $0) }
        return Dictionary(mentions) { first, second in first.offset < second.offset ? first : second }
    }

    private static func inOrder(_ first: Difference, _ second: Difference) -> Bool {
        if first.side != second.side { return first.side == .missing }
        return (first.path, first.line, first.column, first.to) < (second.path, second.line, second.column, second.to)
    }

    private func agreement<Element>(_ expected: Set<Element>, _ told: Set<Element>) -> Agreement {
        Agreement(compiler: expected.count, ours: told.count, common: expected.intersection(told).count)
    }

    private func forms(_ theirs: FactSet, _ own: FactSet, _ expected: Set<Fact>, _ told: Set<Fact>) -> [String: Agreement] {
        func byForm(_ set: FactSet, _ facts: Set<Fact>) -> [String: Set<Fact>] {
            var forms: [String: Set<Fact>] = [:]
            for (fact, mentions) in set.mentions where facts.contains(fact) {
                for mention in mentions { forms[mention.form, default: []].insert(fact) }
            }
            return forms
        }
        let (first, second) = (byForm(theirs, expected), byForm(own, told))
        return Dictionary(uniqueKeysWithValues: Set(first.keys).union(second.keys).map { form in
            (form, agreement(first[form] ?? [], second[form] ?? []))
        })
    }

    private func position(_ mention: Mention) -> (line: Int, column: Int) {
        files[mention.file].outline.lines.position(of: UInt32(mention.offset))
    }

    private func difference(
        _ fact: Fact, _ claim: Claim, _ side: Difference.Side, _ mentions: [Mention], _ constructs: Constructs
    ) -> Difference? {
        let mentions = mentions.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }
        guard let first = mentions.first else { return nil }
        let file = files[first.file]
        let place = position(first)
        let (construct, other) = constructs.explain(claim, side, fact, first)
        let line = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[place.line - 1]
        return Difference(
            claim: claim, side: side, construct: construct, from: index.fullName(of: fact.from), to: index.fullName(of: fact.to),
            name: first.name, path: file.path, line: place.line, column: place.column,
            text: String(decoding: line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self),
            other: other, mentions: mentions.count)
    }
}

extension CompilerIndex {
    /// With the names of the types around it.
    func fullName(of symbol: SymbolNumber) -> String {
        var names = [symbols[symbol].name]
        var next = parents[symbol]
        while let part = next, names.count < 16 {
            let type = extended[part] ?? part
            names.append(symbols[type].name)
            next = parents[type]
        }
        return names.reversed().joined(separator: ".")
    }
}
