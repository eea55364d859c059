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
        for file in files where file.category.isProduction {
            guard let first = file.targets.first else { continue }
            for target in file.targets.dropFirst() + file.importedTargets where !self[target].isImplied && !self[first].isImplied {
                let (one, other) = (root(of: first), root(of: target))
                parents[max(one, other)] = min(one, other)
            }
        }
        return files.map { file in
            file.targets.first.map { self[$0].isImplied ? -1 : root(of: $0) } ?? -1
        }
    }
}
