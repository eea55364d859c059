/// Changes a project as people do in the middle of their work: a brace is missing, a line stands twice, a name is another's.
struct ProjectMutator {
    private var bytes: [UInt8]
    private var random: SplitMix

    init(_ bytes: [UInt8], seed: UInt64) {
        self.bytes = bytes
        random = SplitMix(state: seed)
    }

    mutating func mutated() -> [UInt8] {
        for _ in 0...random.below(3) {
            switch random.below(6) {
            case 0: removeBracket()
            case 1: changeLines { lines, place, _ in lines.remove(at: place) }
            case 2: changeLines { lines, place, other in lines.insert(lines[place], at: other) }
            case 3: changeLines { lines, place, other in lines.swapAt(place, other) }
            case 4: rename(everywhere: true)
            default: rename(everywhere: false)
            }
        }
        return bytes
    }

    private mutating func removeBracket() {
        let places = bytes.indices.filter { "{}()<>[]".utf8.contains(bytes[$0]) }
        if !places.isEmpty { bytes.remove(at: places[random.below(places.count)]) }
    }

    private mutating func changeLines(_ change: (inout [ArraySlice<UInt8>], Int, Int) -> Void) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let (place, other) = (random.below(lines.count), random.below(lines.count))
        change(&lines, place, other)
        bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    }

    /// Gives one name another one's: types inherit from themselves, stand twice, are what they hold.
    private mutating func rename(everywhere: Bool) {
        let names = self.names
        guard names.count > 1 else { return }
        let (name, other) = (Array(bytes[names[random.below(names.count)]]), Array(bytes[names[random.below(names.count)]]))
        let places = names.filter { bytes[$0].elementsEqual(name) }
        let chosen = everywhere ? places : [places[random.below(places.count)]]
        for place in chosen.reversed() { bytes.replaceSubrange(place, with: other) }
    }

    private var names: [Range<Int>] {
        var names: [Range<Int>] = []
        var start: Int?
        for (position, byte) in bytes.enumerated() {
            if Self.isPartOfName(byte) {
                start = start ?? position
            } else if let begin = start {
                names.append(begin..<position)
                start = nil
            }
        }
        return names
    }
}

extension ProjectMutator {
    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}

/// Sebastiano Vigna's SplitMix64: equal seeds give equal changes.
private struct SplitMix {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return limit > 0 ? Int((mixed ^ (mixed >> 31)) % UInt64(limit)) : 0
    }
}
