import Diagnostics

/// One source line as a terminal can show it, and where the marker goes below it.
struct SourceExcerpt: Equatable {
    /// Free of tabs and control characters, at most as wide as was asked for; `…` stands for what is cut away.
    let text: String
    /// The columns before the marker.
    let markerOffset: Int
    /// At least 1, so that an empty range still shows where it is.
    let markerWidth: Int

    static let tabWidth = 4

    init(of location: SourceLocation, width: Int) {
        let line = Stretch(of: location.lineText, around: location.column, reach: width * 8)
        let marked = line.columns(from: location.column, to: location.endColumn)
        let view = line.view(on: marked, width: width)
        let cells = line.cells.filter { view.columns.lowerBound <= $0.column && $0.end <= view.columns.upperBound }
        let start = cells.first?.column ?? view.columns.lowerBound
        let end = cells.last?.end ?? start

        text = (view.isCutBefore ? "…" : "") + line.text(of: cells) + (view.isCutAfter ? "…" : "")
        markerOffset = marked.lowerBound - start + (view.isCutBefore ? 1 : 0)
        let reachesCut = view.isCutAfter && marked.upperBound > end
        markerWidth = max(1, min(marked.upperBound, max(end, marked.lowerBound)) - marked.lowerBound + (reachesCut ? 1 : 0))
    }
}

/// The part of a line that can come into view, laid out in columns. Bounded, because a minified line has megabytes, and
/// each of its thousand findings would walk through all of them.
private struct Stretch {
    /// One character, or the spaces that a tab stands for.
    struct Cell {
        let column: Int
        let width: Int
        let bytes: Range<Int>
        let isTab: Bool

        var end: Int { column + width }
    }

    struct View {
        let columns: Range<Int>
        let isCutBefore: Bool
        let isCutAfter: Bool
    }

    private let line: String
    private(set) var cells: [Cell] = []
    private let isCutBefore: Bool
    private let isCutAfter: Bool

    private var width: Int { cells.last?.end ?? 0 }

    /// - Parameters:
    ///   - column: 1-based, in bytes.
    ///   - reach: how many bytes on either side of the column are enough.
    init(of line: String, around column: Int, reach: Int) {
        let centre = min(max(column, 1) - 1, line.utf8.count)
        let start = line.scalarStart(at: max(0, centre - reach))
        let end = line.scalarStart(at: min(line.utf8.count, centre + reach))
        isCutBefore = start > 0
        isCutAfter = end < line.utf8.count

        self.line = line
        let stretch = line[line.index(atByte: start)..<line.index(atByte: end)]
        cells.reserveCapacity(end - start)
        var (column, byte) = (0, start)
        func add(width: Int, bytes count: Int, isTab: Bool) {
            let width = isTab ? SourceExcerpt.tabWidth - column % SourceExcerpt.tabWidth : width
            cells.append(Cell(column: column, width: width, bytes: byte..<byte + count, isTab: isTab))
            column += width
            byte += count
        }
        if stretch.utf8.allSatisfy({ $0 < 0x80 }) {
            for byte in stretch.utf8 { add(width: 1, bytes: 1, isTab: byte == UInt8(ascii: "\t")) }
        } else {
            for character in stretch {
                add(width: String(character).harmless.displayWidth, bytes: character.utf8.count, isTab: character == "\t")
            }
        }
    }

    /// What stands in neighbouring cells.
    func text(of cells: [Cell]) -> String {
        guard let first = cells.first, let last = cells.last else { return "" }
        var text = ""
        var start = first.bytes.lowerBound
        for tab in cells where tab.isTab {
            text += harmless(start..<tab.bytes.lowerBound) + String(repeating: " ", count: tab.width)
            start = tab.bytes.upperBound
        }
        return text + harmless(start..<last.bytes.upperBound)
    }

    private func harmless(_ bytes: Range<Int>) -> String {
        line[line.index(atByte: bytes.lowerBound)..<line.index(atByte: bytes.upperBound)].harmless
    }

    /// The columns under a range of bytes; a character that the range only touches belongs to it whole.
    func columns(from column: Int, to endColumn: Int) -> Range<Int> {
        let start = max(column, 1) - 1
        let end = max(max(endColumn, 1) - 1, start + 1)
        let touched = cells.filter { $0.bytes.lowerBound < end && start < $0.bytes.upperBound }
        guard let first = touched.first, let last = touched.last else { return width..<width + 1 }
        return first.column..<max(last.end, first.column + 1)
    }

    /// The columns to show: all if they fit, else from the start of the line if that shows the marker, else around the marker.
    func view(on marked: Range<Int>, width limit: Int) -> View {
        if !isCutBefore, !isCutAfter, width <= limit {
            return View(columns: 0..<width, isCutBefore: false, isCutAfter: false)
        }
        if !isCutBefore, marked.upperBound < limit {
            return View(columns: 0..<limit - 1, isCutBefore: false, isCutAfter: true)
        }
        let room = limit - 2
        let lead = marked.count < room ? (room - marked.count) / 2 : room / 4
        let start = max(0, marked.lowerBound - lead)
        if !isCutAfter, start + room >= width {
            let last = max(0, width - room - 1)
            return View(columns: last..<width, isCutBefore: true, isCutAfter: false)
        }
        return View(columns: start..<start + room, isCutBefore: isCutBefore || start > 0, isCutAfter: true)
    }
}

extension String {
    fileprivate func index(atByte offset: Int) -> Index {
        utf8.index(startIndex, offsetBy: offset)
    }

    /// The offset of the scalar that the byte belongs to.
    fileprivate func scalarStart(at offset: Int) -> Int {
        var offset = offset
        while offset > 0, offset < utf8.count, utf8[index(atByte: offset)] & 0xC0 == 0x80 { offset -= 1 }
        return offset
    }
}
