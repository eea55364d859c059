/// Where the suppressions of a file reach, to be found by rule and place: a file may have as many comments as it has findings.
struct SuppressionPlaces {
    /// By rule, at what they are about.
    private var near: [String: Spans] = [:]
    /// By rule, from one comment to another.
    private var regions: [String: Spans] = [:]

    /// None.
    init() {}

    init(of suppressions: [Suppression]) {
        for (rule, numbers) in Dictionary(grouping: suppressions.indices, by: { suppressions[$0].rule }) {
            near[rule] = Spans(of: numbers.filter { !suppressions[$0].isRegion }, suppressions)
            regions[rule] = Spans(of: numbers.filter { suppressions[$0].isRegion }, suppressions)
        }
    }

    /// The number of the one that counts at a place.
    func number(covering position: Suppression.Position, rule: String) -> Int? {
        near[rule]?.last(covering: position) ?? regions[rule]?.last(covering: position)
    }

    /// Ranges in the order in which they begin.
    private struct Spans {
        private var spans: [(number: Int, range: Range<Suppression.Position>)]
        /// For each of them, the furthest end among it and those before it.
        private var ends: [Suppression.Position] = []

        init(of numbers: [Int], _ suppressions: [Suppression]) {
            spans = numbers.map { ($0, suppressions[$0].range) }
                .sorted { ($0.range.lowerBound, $0.number) < ($1.range.lowerBound, $1.number) }
            for span in spans { ends.append(max(ends.last ?? span.range.upperBound, span.range.upperBound)) }
        }

        func last(covering position: Suppression.Position) -> Int? {
            var low = 0
            var high = spans.count
            while low < high {
                let middle = (low + high) / 2
                if spans[middle].range.lowerBound <= position { low = middle + 1 } else { high = middle }
            }
            while low > 0, ends[low - 1] > position {
                low -= 1
                if spans[low].range.contains(position) { return spans[low].number }
            }
            return nil
        }
    }
}
