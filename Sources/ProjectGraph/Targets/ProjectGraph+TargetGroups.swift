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

    /// Some targets, those that use them, and what they use themselves: not what else those use that use them.
    public func targets(around seeds: Set<TargetID>) -> Set<TargetID> {
        var uses = Array(repeating: Array(repeating: false, count: targets.count), count: targets.count)
        for file in files where file.category.isProduction {
            for user in file.targets where !self[user].isImplied {
                for used in file.importedTargets { uses[user.position][used.position] = true }
                for twin in file.targets { uses[user.position][twin.position] = true }
            }
        }
        return reached(from: seeds) { uses[$0.position][$1.position] }.union(reached(from: seeds) { uses[$1.position][$0.position] })
    }

    private func reached(from seeds: Set<TargetID>, by leads: (TargetID, TargetID) -> Bool) -> Set<TargetID> {
        let all = targets.indices.map { TargetID($0) }.filter { !self[$0].isImplied }
        var (reached, open) = (seeds, Array(seeds))
        while let target = open.popLast() {
            for next in all where leads(target, next) && reached.insert(next).inserted { open.append(next) }
        }
        return reached
    }

    /// Whether a file is compiled with none of what another is compiled with, as manifests or projects say.
    package func areApart(_ file: FileID, _ other: FileID) -> Bool {
        let (targets, others) = (self[file].targets, self[other].targets)
        return !targets.isEmpty && !others.isEmpty && !(targets + others).contains { self[$0].isImplied } && Set(targets).isDisjoint(with: others)
    }
}
