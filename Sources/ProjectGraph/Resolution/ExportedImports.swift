/// What files import for others as well: `@_exported import RealmSwift` serves all of its module, and whoever imports that.
///
/// Asked for each file when it matters: as many modules may be exported as there are files, and all of them to each.
struct ExportedImports: Sendable {
    /// Files that hand a module on to the same others.
    private struct Exporters: Hashable {
        let targets: [TargetID]
        let category: SourceCategory
    }

    private var exporters: [Symbol: Set<Exporters>] = [:]
    /// The first part of each module's name.
    private var names: [Symbol: String] = [:]

    var isEmpty: Bool { exporters.isEmpty }

    mutating func note(_ module: Symbol, named name: String, by file: SourceFile) {
        exporters[module, default: []].insert(Exporters(targets: file.targets, category: file.category))
        names[module] = name
    }

    /// - Parameter isOfOneTarget: whether nobody knows of several.
    func handOn(_ module: Symbol, to file: SourceFile, isOfOneTarget: Bool) -> Bool {
        guard let exporters = exporters[module] else { return false }
        return Self.areSeen(exporters, from: file, isOfOneTarget)
    }

    /// The modules that a file knows so.
    func modules(for file: SourceFile, isOfOneTarget: Bool) -> Set<String> {
        if isEmpty { return [] }
        return Set(exporters.lazy.filter { Self.areSeen($0.value, from: file, isOfOneTarget) }.compactMap { names[$0.key] })
    }

    private static func areSeen(_ exporters: Set<Exporters>, from file: SourceFile, _ isOfOneTarget: Bool) -> Bool {
        exporters.contains { exporting in
            // The app knows nothing of its tests.
            guard exporting.category.isProduction || exporting.category == file.category else { return false }
            if isOfOneTarget || exporting.targets.isEmpty && file.targets.isEmpty { return true }
            return exporting.targets.contains { file.targets.contains($0) || file.importedTargets.contains($0) }
        }
    }
}
