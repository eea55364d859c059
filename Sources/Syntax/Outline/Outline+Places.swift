extension CodeNode {
    /// Whether it is a name that stands in code, alone or behind what has it.
    public var isName: Bool { kind == .identifier || kind == .member }
}

/// What stands at an offset of the code.
///
/// Of all nodes only the names are in the order of the source: the parser appends each of them at its token and reads no token twice, but what is
/// made of names, such as calls and assignments, stands behind them. So names are found by halving, and what is made of one is looked for from there.
extension Outline {
    /// The first name at an offset, in a part of ``code``.
    public func name(at offset: UInt32, in part: Range<Int>) -> Int? {
        var (start, end) = (part.lowerBound, part.upperBound)
        while start < end {
            let middle = start + (end - start) / 2
            if let next = nextName(in: middle..<end), code[next].offset < offset { start = next + 1 } else { end = middle }
        }
        return nextName(in: start..<part.upperBound).flatMap { code[$0].offset == offset ? $0 : nil }
    }

    private func nextName(in part: Range<Int>) -> Int? { part.first { code[$0].isName } }

    /// The first call whose callee stands at an offset: `f` of `f(x)`, `g` of `a.g(x)`.
    public func call(at offset: UInt32, in part: Range<Int>) -> Int? {
        let start = name(at: offset, in: part) ?? part.lowerBound
        return (start..<part.upperBound).first { code[$0].kind == .call && callee(of: code[$0])?.offset == offset }
    }

    /// The first member of what stands at an offset: `shared` of `LoanStore.shared`, where that is the offset of `LoanStore`.
    public func member(ofNameAt offset: UInt32, in part: Range<Int>) -> Int? {
        let start = name(at: offset, in: part) ?? part.lowerBound
        return (start..<part.upperBound).first { code[$0].kind == .member && code[$0].base.exists && self[code[$0].base].offset == offset }
    }
}
