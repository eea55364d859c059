import Syntax

/// Which targets the imports of a file reach.
///
/// By name alone, as the compiler sees it: what a manifest says a target depends on decides what may be imported, and a
/// file that imports something else doesn't compile.
public struct TargetImports: Sendable {
    private let targets: [Target]
    private let modules: [String: [TargetID]]

    public init(targets: [Target]) {
        self.targets = targets
        modules = Dictionary(grouping: targets.indices.lazy.filter { !targets[$0].isImplied }.map { TargetID($0) }) {
            targets[$0.position].moduleName
        }
    }

    /// The targets that the imports of a file name, its own left out, in order.
    ///
    /// - Parameters:
    ///   - own: the targets that the file belongs to.
    ///   - reexports: gets those that the file hands on to whoever imports its module (`@_exported import`).
    public func targets(importedBy outline: Outline, in own: [TargetID], reexports: inout [TargetID]) -> [TargetID] {
        guard !modules.isEmpty else { return [] }
        var imported: Set<TargetID> = []
        for declaration in outline.declarations where declaration.kind == .import {
            let module = String(outline.names[declaration.name].prefix { $0 != "." })
            let reached = targets(of: module, for: own)
            imported.formUnion(reached)
            if outline.attributes(of: declaration).contains(where: { outline.names.equals($0.name, "_exported") }) {
                reexports += reached
            }
        }
        return imported.sorted()
    }

    /// One's own package's or project's module comes before another one of the same name.
    private func targets(of module: String, for own: [TargetID]) -> [TargetID] {
        let named = (modules[module] ?? []).filter { !own.contains($0) }
        guard named.count > 1 else { return named }
        let near = named.filter { candidate in
            own.contains { targets[$0.position].origin == targets[candidate.position].origin }
        }
        return near.isEmpty ? named : near
    }

    /// One target hands another on to whoever imports its module.
    public struct Reexport: Sendable {
        public var target: TargetID
        public var handedOn: TargetID

        public init(target: TargetID, handedOn: TargetID) {
            self.target = target
            self.handedOn = handedOn
        }
    }

    /// Adds what imported targets hand on.
    ///
    /// - Parameter reexports: in any order, and any of them more than once.
    public static func completeImports(of files: inout [SourceFile], reexports: [Reexport]) {
        guard !reexports.isEmpty else { return }
        let closed = closure(of: reexports.reduce(into: [:]) { $0[$1.target, default: []].insert($1.handedOn) })
        for index in files.indices where !files[index].importedTargets.isEmpty {
            let imported = files[index].importedTargets
            let handedOn = Set(imported.flatMap { closed[$0] ?? [] }).subtracting(files[index].targets)
            if !handedOn.isSubset(of: imported) { files[index].importedTargets = handedOn.union(imported).sorted() }
        }
    }

    /// Modules hand on what those that they hand on hand on.
    private static func closure(of reexports: [TargetID: Set<TargetID>]) -> [TargetID: Set<TargetID>] {
        var closed = reexports
        for start in reexports.keys {
            var reached: Set<TargetID> = []
            var open = Array(reexports[start] ?? [])
            while let target = open.popLast() {
                if reached.insert(target).inserted { open += reexports[target] ?? [] }
            }
            closed[start] = reached
        }
        return closed
    }
}
