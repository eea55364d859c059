import Syntax

/// The types and extensions of a file: where each one begins and ends is the outline's to say, what it is the compiler's.
struct Regions {
    private struct Region {
        var range: Range<Int>
        var parent: Int?
        /// Of an extension: the type that it extends as written. Part of its name, and no reference.
        var header: Range<Int>
        /// None for what the compiler does not index: local types, and all that stands in an inactive branch.
        var type: SymbolNumber?
    }

    private var regions: [Region] = []

    init(of file: ComparedFile, index: CompilerIndex) {
        var open: [Int] = []
        for declaration in file.outline.declarations where declaration.kind.hasMembers {
            let range = Int(declaration.offset)..<max(Int(declaration.offset), Int(declaration.end))
            while let last = open.last, regions[last].range.upperBound <= range.lowerBound { open.removeLast() }
            var header = range.lowerBound..<range.lowerBound
            if declaration.kind == .extension, declaration.type.exists {
                let type = file.outline[declaration.type]
                header = Int(type.offset)..<Int(type.end)
            }
            let type = declaration.kind == .extension
                ? Self.extendedType(in: header, of: file) : Self.definedType(at: Int(declaration.nameOffset), of: file, index)
            regions.append(Region(range: range, parent: open.last, header: header, type: type))
            open.append(regions.count - 1)
        }
    }

    private static func definedType(at offset: Int, of file: ComparedFile, _ index: CompilerIndex) -> SymbolNumber? {
        file.occurrences(at: offset).lazy.map(\.occurrence)
            .first { $0.roles.contains(.definition) && index.symbols[$0.symbol].isType }?.symbol
    }

    private static func extendedType(in header: Range<Int>, of file: ComparedFile) -> SymbolNumber? {
        file.occurrences(in: header).lazy.map(\.occurrence).first { $0.related(.extendedBy) != nil }?.symbol
    }

    /// The innermost type that a name stands in, whoever declares it; nil outside and in the name of an extension.
    func type(at offset: Int) -> SymbolNumber? {
        var position = lastRegion(from: offset)
        while let number = position {
            let region = regions[number]
            if region.range.contains(offset) {
                if region.header.contains(offset) { return nil }
                if let type = region.type { return type }
            }
            position = region.parent
        }
        return nil
    }

    private func lastRegion(from offset: Int) -> Int? {
        var (low, high) = (0, regions.count)
        while low < high {
            let middle = (low + high) / 2
            if regions[middle].range.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }
}
