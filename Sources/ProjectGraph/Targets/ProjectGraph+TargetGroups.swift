extension ProjectGraph {
    /// By file: which of the apps of a repository it belongs to, as far as targets tell. Targets stand in one group that
    /// import each other or share a file; what tests import joins nothing.
    ///
    /// - Returns: -1 for a file that no target declares: it may be anybody's.
    public func targetGroups() -> [Int] {
        var parents = Array(targets.indices)
        func root(of target: TargetID) -> Int {
            var number = target.position
            while parents[number] != number { number = parents[number] }
            return number
        }
        for file in files.indices where files[file].category.isProduction {
            guard let first = files[file].targets.first, !self[first].isImplied else { continue }
            func join(_ target: TargetID) {
                guard !self[target].isImplied else { return }
                let (one, other) = (root(of: first), root(of: target))
                parents[max(one, other)] = min(one, other)
            }
            for target in files[file].targets.dropFirst() { join(target) }
            for target in files[file].importedTargets { join(target) }
        }
        return files.indices.map { file in
            files[file].targets.first.map { self[$0].isImplied ? -1 : root(of: $0) } ?? -1
        }
    }
}
