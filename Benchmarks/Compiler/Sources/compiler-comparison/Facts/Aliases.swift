import Syntax

/// What the package's own type aliases stand for, as the compiler reads the aliased types.
struct Aliases {
    private struct Meaning {
        /// The types that the alias is another name of, through optionals and compositions.
        var named: [SymbolNumber] = []
        /// Everything else that the aliased type names: generic arguments, elements, parameters.
        var inside: [SymbolNumber] = []
    }

    private var meanings: [SymbolNumber: Meaning] = [:]

    init(of files: [ComparedFile], index: CompilerIndex) {
        for file in files {
            for declaration in file.outline.declarations where declaration.kind == .typealias && declaration.type.exists {
                let definition = file.occurrences(at: Int(declaration.nameOffset)).lazy.map(\.occurrence)
                    .first { $0.roles.contains(.definition) && index.symbols[$0.symbol].isAlias }
                if let definition { note(definition.symbol, declaration.type, file, index) }
            }
        }
    }

    private mutating func note(_ alias: SymbolNumber, _ type: TypeIndex, _ file: ComparedFile, _ index: CompilerIndex) {
        let outer = Self.outerNames(of: type, file.outline)
        let node = file.outline[type]
        for (offset, occurrence) in file.occurrences(in: Int(node.offset)..<Int(node.end)) {
            let symbol = index.symbols[occurrence.symbol]
            guard symbol.isType || symbol.isAlias, !occurrence.roles.contains(.implicit) else { continue }
            if outer.contains(where: { $0.contains(offset) }) {
                meanings[alias, default: Meaning()].named.append(occurrence.symbol)
            } else {
                meanings[alias, default: Meaning()].inside.append(occurrence.symbol)
            }
        }
    }

    /// Where the names stand that the whole type is called by.
    private static func outerNames(of type: TypeIndex, _ outline: Outline, depth: Int = 0) -> [Range<Int>] {
        guard type.exists, depth < 32 else { return [] }
        let node = outline[type]
        switch node.kind {
        case .named: return [Int(node.offset)..<Int(node.offset) + 1]
        case .member:
            let start = Int(outline[node.base].end)
            let arguments = outline.types(in: node.list).first.map { Int(outline[$0].offset) }
            return [start..<(arguments ?? Int(node.end))]
        case .optional, .implicitlyUnwrapped, .attributed, .some, .any: return outerNames(of: node.base, outline, depth: depth + 1)
        case .composition: return outline.types(in: node.list).flatMap { outerNames(of: $0, outline, depth: depth + 1) }
        case .tuple where node.list.count == 1:
            return outline.types(in: node.list).flatMap { outerNames(of: $0, outline, depth: depth + 1) }
        default: return []
        }
    }

    /// The types that a written name means: itself, or what the alias stands for.
    func types(of symbol: SymbolNumber, _ index: CompilerIndex) -> (named: Set<SymbolNumber>, inside: Set<SymbolNumber>) {
        var (named, inside): (Set<SymbolNumber>, Set<SymbolNumber>) = ([], [])
        var pending = [(symbol: symbol, isNamed: true)]
        var seen: Set<SymbolNumber> = []
        while let next = pending.popLast() {
            if index.symbols[next.symbol].isType {
                if next.isNamed { named.insert(next.symbol) } else { inside.insert(next.symbol) }
            } else if seen.insert(next.symbol).inserted, let meaning = meanings[next.symbol] {
                pending += meaning.named.map { ($0, next.isNamed) } + meaning.inside.map { ($0, false) }
            }
        }
        return (named, inside.subtracting(named))
    }
}
