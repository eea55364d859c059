/// Where the lines of a file begin: turns byte offsets into the lines and columns that people read.
public struct LineTable: Sendable, Equatable {
    private var starts: [UInt32]

    public init(starts: [UInt32] = [0]) {
        self.starts = starts
    }

    init(_ memory: inout OutlineMemory) {
        starts = memory.array()
    }

    func write(to writer: inout OutlineWriter) {
        writer.append(starts)
    }

    public var count: Int { starts.count }

    /// - Returns: the 1-based line and the 1-based column in UTF-8 bytes.
    public func position(of offset: UInt32) -> (line: Int, column: Int) {
        var low = 0
        var high = starts.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, Int(offset - starts[low]) + 1)
    }

    /// The 0-based line that holds an offset.
    ///
    /// - Parameter hint: a 0-based line in front of it or near it: the way from there is gone step by step.
    func line(of offset: UInt32, from hint: Int) -> Int {
        guard starts[hint] <= offset else { return position(of: offset).line - 1 }
        var line = hint
        while line + 1 < starts.count, starts[line + 1] <= offset { line += 1 }
        return line
    }

    /// The offset at which a line begins.
    ///
    /// - Parameter line: 0-based, of those that there are.
    func start(of line: Int) -> UInt32 { starts[line] }

    /// The offset at which a line begins.
    ///
    /// - Parameter line: 1-based.
    public func start(ofLine line: Int) -> UInt32? {
        starts.indices.contains(line - 1) ? starts[line - 1] : nil
    }
}
