extension Sequence {
    /// The elements that have a key in common, in the order of the keys; those of each in their own.
    ///
    /// By sorting: what a rule tells is in some order anyway, and there are seldom enough to pay for a table.
    public func groups<Key: Comparable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
        var groups: [(key: Key, elements: [Element])] = []
        for (key, element) in map({ (key($0), $0) }).sorted(by: { $0.0 < $1.0 }) {
            if groups.last?.key == key {
                groups[groups.count - 1].elements.append(element)
            } else {
                groups.append((key, [element]))
            }
        }
        return groups
    }
}
