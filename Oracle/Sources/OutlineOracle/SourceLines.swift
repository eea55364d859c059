/// Where the lines of a file begin.
///
/// Counted from the bytes alone, so that no fault of a parser can move a line.
struct SourceLines {
    private var starts: [Int] = [0]
    /// The line that was asked for last; declarations are asked for nearly in order.
    private var current = 0

    init(of bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "\n") {
                starts.append(index)
            } else if byte == UInt8(ascii: "\r"), index == bytes.count || bytes[index] != UInt8(ascii: "\n") {
                starts.append(index)
            }
        }
    }

    /// - Returns: the 1-based line and the 1-based column in UTF-8 bytes.
    mutating func position(of offset: Int) -> (line: Int, column: Int) {
        while current > 0, starts[current] > offset { current -= 1 }
        while current + 1 < starts.count, starts[current + 1] <= offset { current += 1 }
        return (current + 1, offset - starts[current] + 1)
    }
}
