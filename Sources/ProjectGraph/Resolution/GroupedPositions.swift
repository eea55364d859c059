/// The positions of a list's elements, by what they belong to.
struct GroupedPositions: Sendable {
    private let positions: [UInt32]
    /// By group: where its positions begin; they end where the next group's begin.
    private let starts: [Int]

    /// - Parameter group: nil for an element that belongs to none.
    init(of count: Int, groups: Int, group: (Int) -> Int?) {
        var starts = Array(repeating: 0, count: groups + 1)
        for position in 0..<count {
            if let group = group(position) { starts[group + 1] += 1 }
        }
        for group in 0..<groups { starts[group + 1] += starts[group] }
        var positions = [UInt32](repeating: 0, count: starts[groups])
        var next = starts
        for position in 0..<count {
            guard let group = group(position) else { continue }
            positions[next[group]] = UInt32(position)
            next[group] += 1
        }
        (self.positions, self.starts) = (positions, starts)
    }

    /// In the order of the list.
    subscript(group: Int?) -> ArraySlice<UInt32> {
        group.map { positions[starts[$0]..<starts[$0 + 1]] } ?? []
    }
}
