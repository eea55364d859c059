import Diagnostics

// Findings count columns in UTF-8 bytes. Readers of reports count characters, or the 16-bit units of most editors.

extension SourceLocation {
    /// The columns in UTF-16 code units, 1-based, the end behind the last one.
    var utf16Columns: Range<Int> { columns { $0.utf16.count } }

    /// The columns in Unicode scalars, 1-based, the end behind the last one.
    var characterColumns: Range<Int> { columns { $0.unicodeScalars.count } }

    private func columns(counting count: (Substring) -> Int) -> Range<Int> {
        let line = lineText.utf8
        func column(_ byteColumn: Int) -> Int {
            let end = line.index(line.startIndex, offsetBy: byteColumn - 1, limitedBy: line.endIndex) ?? line.endIndex
            return count(lineText[..<end]) + 1
        }
        let start = column(max(1, self.column))
        return start..<max(start, column(max(1, endColumn)))
    }
}
