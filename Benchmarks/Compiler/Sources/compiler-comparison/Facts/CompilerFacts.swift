/// Reads facts out of what the compiler wrote down.
struct CompilerFacts {
    let files: [ComparedFile]
    let regions: [Regions]
    let index: CompilerIndex
    let aliases: Aliases
    private(set) var facts = Facts()

    static func facts(of files: [ComparedFile], _ regions: [Regions], _ index: CompilerIndex) -> Facts {
        var reader = CompilerFacts(files: files, regions: regions, index: index, aliases: Aliases(of: files, index: index))
        for file in files.indices {
            for (offset, occurrence) in files[file].occurrences { reader.read(occurrence, at: offset, in: file) }
        }
        return reader.facts
    }

    private mutating func read(_ occurrence: CompilerIndex.Occurrence, at offset: Int, in file: Int) {
        guard occurrence.roles.contains(.reference), !occurrence.roles.contains(.implicit) else { return }
        let symbol = index.symbols[occurrence.symbol]
        if symbol.isType || symbol.isAlias {
            // `Self`, and what a macro or an attribute puts there, is not written.
            guard files[file].isWritten(symbol.name, at: offset) else { return }
            let mention = Mention(file: file, offset: offset, name: symbol.name, form: symbol.isAlias ? "alias" : "type")
            readReference(occurrence, mention)
            readSupertype(occurrence, mention)
        } else if !symbol.isAccessor, let form = Self.form(of: symbol) {
            readCall(occurrence, Mention(file: file, offset: offset, name: symbol.name, form: form))
        }
    }

    private mutating func readReference(_ occurrence: CompilerIndex.Occurrence, _ mention: Mention) {
        guard let from = regions[mention.file].type(at: mention.offset), index.defined.contains(from) else { return }
        let types = aliases.types(of: occurrence.symbol, index)
        for type in types.named where index.defined.contains(type) { facts.references.add(Fact(from: from, to: type), at: mention) }
        for type in types.inside { facts.references.allow(Fact(from: from, to: type), at: mention) }
        // Of raw values' and literals' initialisers the compiler notes nothing but the type's name: `Kind(rawValue: 1)`.
        if isCalledByName(mention) { for type in types.named { facts.calls.allow(Fact(from: from, to: type), at: mention) } }
    }

    private func isCalledByName(_ mention: Mention) -> Bool {
        let file = files[mention.file]
        return file.isCalled(mention)
            && !file.occurrences(at: mention.offset).contains { index.symbols[$0.occurrence.symbol].kind == .initializer }
    }

    private mutating func readSupertype(_ occurrence: CompilerIndex.Occurrence, _ mention: Mention) {
        guard let part = occurrence.related(.baseOf), let from = index.ownType(part) else { return }
        for type in aliases.types(of: occurrence.symbol, index).named where index.defined.contains(type) {
            facts.supertypes.add(Fact(from: from, to: type), at: mention)
        }
    }

    private static func form(of symbol: CompilerIndex.Symbol) -> String? {
        switch symbol.kind {
        case .instanceMethod, .classMethod, .staticMethod: symbol.isOperator ? "operator" : "method"
        case .initializer: "initialiser"
        case .enumCase: "enum case"
        default: nil
        }
    }

    private mutating func readCall(_ occurrence: CompilerIndex.Occurrence, _ mention: Mention) {
        guard let to = index.declaringType(of: occurrence.symbol),
            let from = regions[mention.file].type(at: mention.offset), index.defined.contains(from)
        else { return }
        if occurrence.roles.contains(.call) {
            facts.calls.add(Fact(from: from, to: to), at: mention)
        } else {
            // A method handed on as a function.
            facts.calls.allow(Fact(from: from, to: to), at: mention)
        }
    }
}
