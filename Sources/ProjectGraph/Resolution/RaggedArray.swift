/// Rows of different lengths in one array.
///
/// An array for each file or type would be an object of its own: a project has so many that looking into them would
/// take longer than what is done with what is found.
struct RaggedArray<Element: Sendable>: Sendable {
    private(set) var elements: [Element] = []
    /// Where each row begins, and where the last one ends.
    private var starts = [0]

    init() {}

    /// The rows of several, one after the other.
    init(parts: some Collection<RaggedArray>) {
        elements.reserveCapacity(parts.reduce(0) { $0 + $1.elements.count })
        starts.reserveCapacity(parts.reduce(1) { $0 + $1.count })
        for part in parts {
            let offset = elements.count
            elements += part.elements
            starts += part.starts.dropFirst().lazy.map { $0 + offset }
        }
    }

    var count: Int { starts.count - 1 }

    subscript(row: Int, column: Int) -> Element {
        get { elements[starts[row] + column] }
        set { elements[starts[row] + column] = newValue }
    }

    /// Where a row's elements are.
    func indices(of row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

    /// The row that an element stands in.
    func row(of position: Int) -> Int {
        var (row, end) = (0, count)
        while end - row > 1 {
            let middle = (row + end) / 2
            if starts[middle] <= position { row = middle } else { end = middle }
        }
        return row
    }

    func isEmpty(_ row: Int) -> Bool { starts[row] == starts[row + 1] }

    mutating func appendRow(repeating element: Element, count: Int) {
        appendRow { $0.append(contentsOf: repeatElement(element, count: count)) }
    }

    /// Adds a row of what is appended to the elements.
    mutating func appendRow(_ append: (inout [Element]) -> Void) {
        append(&elements)
        starts.append(elements.count)
    }

    /// Adds an element to the row that ``endRow()`` ends.
    mutating func appendElement(_ element: Element) { elements.append(element) }

    mutating func endRow() { starts.append(elements.count) }
}
