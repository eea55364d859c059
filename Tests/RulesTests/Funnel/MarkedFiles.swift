import RuleKit

/// Sources with their marks taken out.
struct MarkedFiles {
    private(set) var plain: Files = []
    /// `file:line:column` of what stands behind each mark, the column in UTF-8 bytes.
    private(set) var places: [String] = []

    init(_ files: Files) {
        for file in files {
            plain.append((file.name, file.source.filter { $0 != RuleMetadata.Example.marker }))
            for (number, line) in Self.lines(of: file.source).enumerated() {
                places += Self.columns(of: line).map { "\(file.name):\(number + 1):\($0)" }
            }
        }
    }

    static func lines(of source: String) -> [Substring] {
        source.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func columns(of line: Substring) -> [Int] {
        let pieces = line.split(separator: RuleMetadata.Example.marker, omittingEmptySubsequences: false)
        var column = 1
        return pieces.dropLast().map { piece in
            column += piece.utf8.count
            return column
        }
    }
}
