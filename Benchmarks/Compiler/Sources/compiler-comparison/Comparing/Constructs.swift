import Syntax

/// Guesses at what in the code makes a difference, from the text around it and from what the other side says there.
struct Constructs {
    let files: [ComparedFile]
    let index: CompilerIndex
    private let compiler: Told
    private let ours: Told

    /// What a side tells in each file.
    private struct Told {
        var byPlace: [Int: [Int: [(fact: Fact, mention: Mention)]]] = [:]

        init(_ set: FactSet) {
            for (fact, mentions) in set.mentions {
                for mention in mentions { byPlace[mention.file, default: [:]][mention.offset, default: []].append((fact, mention)) }
            }
        }

        func facts(near range: Range<Int>, in file: Int) -> [(fact: Fact, mention: Mention)] {
            guard let places = byPlace[file] else { return [] }
            return range.lazy.compactMap { places[$0] }.flatMap { $0 }
        }
    }

    init(files: [ComparedFile], index: CompilerIndex, compiler: FactSet, ours: FactSet) {
        self.files = files
        self.index = index
        self.compiler = Told(compiler)
        self.ours = Told(ours)
    }

    func explain(_ claim: Claim, _ side: Difference.Side, _ fact: Fact, _ mention: Mention) -> (construct: String, other: String) {
        let surroundings = Surroundings(file: files[mention.file], offset: mention.offset, index: index)
        let form = claim == .calls ? surroundings.formOfCall(mention) : surroundings.formOfName(mention)
        let other = side == .missing ? whatWeSay(fact, mention, claim) : whatTheCompilerSays(fact, mention)
        return (form + ": " + other.kind, other.detail)
    }

    private func whatWeSay(_ fact: Fact, _ mention: Mention, _ claim: Claim) -> (kind: String, detail: String) {
        let found = ours.facts(near: mention.offset..<mention.offset + 1, in: mention.file)
        if let wrong = found.first(where: { $0.fact.to != fact.to }) {
            let name = index.fullName(of: wrong.fact.to)
            return (index.symbols[wrong.fact.to].name == index.symbols[fact.to].name ? "another type of that name" : "another type", name)
        }
        if let elsewhere = found.first { return ("told of another source", index.fullName(of: elsewhere.fact.from)) }
        return ("not told", "")
    }

    private func whatTheCompilerSays(_ fact: Fact, _ mention: Mention) -> (kind: String, detail: String) {
        let name = mention.name.split(separator: ".").last?.utf8.count ?? 1
        let range = mention.offset..<mention.offset + max(1, name)
        let found = compiler.facts(near: range, in: mention.file)
        if let wrong = found.first(where: { $0.fact.to != fact.to && $0.fact.from == fact.from }) {
            let (own, other) = (index.symbols[fact.to], index.symbols[wrong.fact.to])
            return (own.name == other.name ? "another type of that name" : "another type", index.fullName(of: wrong.fact.to))
        }
        if let elsewhere = found.first(where: { $0.fact.to == fact.to }) {
            return ("told of another source", index.fullName(of: elsewhere.fact.from))
        }
        let indexed = files[mention.file].occurrences(at: mention.offset).map(\.occurrence).filter { !index.symbols[$0.symbol].isAccessor }
        guard let first = indexed.first else { return ("nothing is indexed there", "") }
        let symbol = index.symbols[first.symbol]
        let owner = index.parents[first.symbol].map { index.fullName(of: index.extended[$0] ?? $0) + "." } ?? ""
        return (described(symbol, isOwn: index.defined.contains(first.symbol), first), owner + symbol.name)
    }

    private func described(_ symbol: CompilerIndex.Symbol, isOwn: Bool, _ occurrence: CompilerIndex.Occurrence) -> String {
        let origin = isOwn ? "" : " of another module"
        switch (symbol.kind, symbol.subkind) {
        case (.alias, 1012): return "an associated type" + origin
        case (.alias, 1013): return "a generic parameter"
        default: return "\(symbol.kind)" + origin + (occurrence.roles.contains(.definition) ? ", defined there" : "")
        }
    }
}
