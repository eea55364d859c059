import CIndexStore

/// Reads what an index store says about the Swift files below a folder.
final class IndexStoreReader {
    private let library: IndexStoreLibrary
    private let isOwnFile: (String) -> Bool
    private var index = CompilerIndex()
    /// The record at hand: symbols are the same objects throughout one record.
    private var path = ""
    private var numbers: [UnsafeMutableRawPointer: SymbolNumber] = [:]
    private var relations: [(roles: CompilerIndex.Roles, symbol: SymbolNumber)] = []

    private init(library: IndexStoreLibrary, isOwnFile: @escaping (String) -> Bool) {
        self.library = library
        self.isOwnFile = isOwnFile
    }

    static func read(_ store: String, library: IndexStoreLibrary, isOwnFile: @escaping (String) -> Bool) throws -> CompilerIndex {
        let reader = IndexStoreReader(library: library, isOwnFile: isOwnFile)
        try reader.readUnits(of: store)
        return reader.index
    }

    private func readUnits(of path: String) throws {
        guard let store = library.createStore(path, nil) else { throw Failure("\(path) is no index store") }
        let records = Records()
        for unit in units(of: store) {
            guard let reader = library.createUnit(store, unit, nil) else { continue }
            defer { library.disposeUnit(reader) }
            let file = String(library.mainFile(reader))
            guard isOwnFile(file) else { continue }
            // A record of another file is what this one includes or what a macro expands to.
            for (name, source) in dependencies(of: reader) where source == file { records.names[name] = file }
        }
        for (name, file) in records.names.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) { readRecord(name, of: file, in: store) }
    }

    private func units(of store: UnsafeMutableRawPointer) -> [String] {
        let units = Records()
        _ = library.applyToUnits(store, 1, Unmanaged.passUnretained(units).toOpaque()) { context, name in
            if let context { Unmanaged<Records>.fromOpaque(context).takeUnretainedValue().names[String(name)] = "" }
            return true
        }
        return units.names.keys.sorted()
    }

    private func dependencies(of unit: UnsafeMutableRawPointer) -> [String: String] {
        let found = Records(library)
        _ = library.applyToDependencies(unit, Unmanaged.passUnretained(found).toOpaque()) { context, dependency in
            guard let context, let dependency else { return true }
            let found = Unmanaged<Records>.fromOpaque(context).takeUnretainedValue()
            guard let library = found.library, library.dependencyKind(dependency) == Records.recordKind else { return true }
            found.names[String(library.dependencyName(dependency))] = String(library.dependencyPath(dependency))
            return true
        }
        return found.names
    }

    // MARK: - Occurrences

    private func readRecord(_ name: String, of file: String, in store: UnsafeMutableRawPointer) {
        guard let record = library.createRecord(store, name, nil) else { return }
        defer { library.disposeRecord(record) }
        path = file
        numbers.removeAll(keepingCapacity: true)
        _ = library.applyToOccurrences(record, Unmanaged.passUnretained(self).toOpaque()) { context, occurrence in
            guard let context, let occurrence else { return true }
            Unmanaged<IndexStoreReader>.fromOpaque(context).takeUnretainedValue().note(occurrence)
            return true
        }
    }

    private func note(_ occurrence: UnsafeMutableRawPointer) {
        relations.removeAll(keepingCapacity: true)
        _ = library.applyToRelations(occurrence, Unmanaged.passUnretained(self).toOpaque()) { context, relation in
            guard let context, let relation else { return true }
            Unmanaged<IndexStoreReader>.fromOpaque(context).takeUnretainedValue().noteRelation(relation)
            return true
        }
        guard let symbol = library.occurrenceSymbol(occurrence) else { return }
        var (line, column): (UInt32, UInt32) = (0, 0)
        library.occurrencePosition(occurrence, &line, &column)
        index.add(
            CompilerIndex.Occurrence(
                symbol: number(of: symbol), roles: CompilerIndex.Roles(rawValue: library.occurrenceRoles(occurrence)),
                line: Int(line), column: Int(column), relations: relations),
            in: path)
    }

    private func noteRelation(_ relation: UnsafeMutableRawPointer) {
        guard let symbol = library.relationSymbol(relation) else { return }
        relations.append((CompilerIndex.Roles(rawValue: library.relationRoles(relation)), number(of: symbol)))
    }

    private func number(of symbol: UnsafeMutableRawPointer) -> SymbolNumber {
        if let known = numbers[symbol] { return known }
        let usr = String(library.symbolUSR(symbol))
        let number = index.number(
            of: CompilerIndex.Symbol(
                usr: usr, name: String(library.symbolName(symbol)),
                kind: CompilerIndex.Kind(rawValue: library.symbolKind(symbol)) ?? .other, subkind: library.symbolSubkind(symbol)),
            usr: usr)
        numbers[symbol] = number
        return number
    }
}

/// What a callback of the library collects.
private final class Records {
    /// `INDEXSTORE_UNIT_DEPENDENCY_RECORD`
    static let recordKind: Int32 = 2

    let library: IndexStoreLibrary?
    var names: [String: String] = [:]

    init(_ library: IndexStoreLibrary? = nil) {
        self.library = library
    }
}
