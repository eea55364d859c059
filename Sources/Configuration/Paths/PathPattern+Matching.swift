extension PathPattern {
    /// Whether a file, or a folder that it lies in, matches.
    /// - Parameter path: of a file, relative to the folder of the configuration, `/` between the components.
    public func matches(_ path: some StringProtocol) -> Bool {
        matches(utf8: path.utf8)
    }

    /// The same for a path in UTF-8.
    public func matches(utf8 path: some Collection<UInt8>) -> Bool {
        path.withContiguousStorageIfAvailable { matches($0, isFolder: false) }
            ?? Array(path).withUnsafeBufferPointer { matches($0, isFolder: false) }
    }

    /// Whether a folder, or one that it lies in, matches, and so every file below it.
    /// - Parameter path: of a folder, relative to the folder of the configuration, `/` between the components.
    public func matchesFolder(_ path: some StringProtocol) -> Bool {
        let path = path.utf8
        return path.withContiguousStorageIfAvailable { matches($0, isFolder: true) }
            ?? Array(path).withUnsafeBufferPointer { matches($0, isFolder: true) }
    }

    /// Whether all that it can match stands in a folder: `App/*Old` is about `App`, and `*Old` may be anywhere.
    /// - Parameter folder: relative to the folder of the configuration, which is the empty one.
    public func isAbout(folder: String) -> Bool {
        let components = folder.split(separator: "/")
        guard components.count <= segments.count else { return false }
        return zip(components, segments).allSatisfy { component, segment in
            guard case .literal(let start, let end) = segment else { return false }
            return Array(component.utf8).withUnsafeBufferPointer { matchesLiteral($0, start, end) }
        }
    }

    /// Runs the segments as a state machine over the components. Bit n of a state: the segments before n have matched.
    /// All states advance together, so nothing is ever tried again.
    private func matches(_ path: UnsafeBufferPointer<UInt8>, isFolder: Bool) -> Bool {
        var states = closed(1)
        var start = 0
        while start < path.count, states != 0 {
            let end = path[start...].firstIndex(of: UInt8(ascii: "/")) ?? path.count
            if end > start {
                states = advanced(states, over: UnsafeBufferPointer(rebasing: path[start..<end]))
                let mayEndHere = end < path.count || isFolder || !isFolderOnly
                if mayEndHere, states >> UInt64(segments.count) & 1 == 1 { return true }
            }
            start = end + 1
        }
        return false
    }

    private func advanced(_ states: UInt64, over component: UnsafeBufferPointer<UInt8>) -> UInt64 {
        var next: UInt64 = 0
        for index in segments.indices where states >> UInt64(index) & 1 == 1 {
            switch segments[index] {
            case .anyFolders: next |= 1 << UInt64(index)
            case .literal(let start, let end):
                if matchesLiteral(component, start, end) { next |= 1 << UInt64(index + 1) }
            case .wildcard(let start, let end):
                if matchesWildcard(component, start, end) { next |= 1 << UInt64(index + 1) }
            }
        }
        return closed(next)
    }

    /// The states with those that are reached without a component, as `**` may stand for none.
    private func closed(_ states: UInt64) -> UInt64 {
        var states = states
        for index in segments.indices where states >> UInt64(index) & 1 == 1 {
            if case .anyFolders = segments[index] { states |= 1 << UInt64(index + 1) }
        }
        return states
    }

    private func matchesLiteral(_ component: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        guard component.count == end - start else { return false }
        for index in 0..<component.count {
            guard case .byte(component[index]) = tokens[start + index] else { return false }
        }
        return true
    }

    /// Where a token fails, only the last `*` takes one byte more: earlier ones need not be tried again, because
    /// whatever they could leave the last one can take.
    private func matchesWildcard(_ component: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
        var token = start
        var offset = 0
        var retry: (token: Int, offset: Int)?
        while true {
            if token < end, case .anyText = tokens[token] {
                token += 1
                retry = (token, offset)
            } else if token < end, let next = consumed(tokens[token], component, at: offset) {
                token += 1
                offset = next
            } else if token == end, offset == component.count {
                return true
            } else if let (retryToken, retryOffset) = retry, retryOffset < component.count {
                retry = (retryToken, retryOffset + 1)
                token = retryToken
                offset = retryOffset + 1
            } else {
                return false
            }
        }
    }

    /// The offset behind what a token other than `*` matches; nil where it does not match.
    private func consumed(_ token: Token, _ component: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int? {
        guard offset < component.count else { return nil }
        switch token {
        case .byte(let byte): return component[offset] == byte ? offset + 1 : nil
        case .anyCharacter: return characterEnd(component, at: offset)
        case .set(let index): return sets[index].contains(component[offset]) ? characterEnd(component, at: offset) : nil
        case .anyText: return nil
        }
    }

    private func characterEnd(_ component: UnsafeBufferPointer<UInt8>, at offset: Int) -> Int {
        var end = offset + 1
        while end < component.count, component[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}
