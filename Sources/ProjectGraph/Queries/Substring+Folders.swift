extension Substring {
    /// The path of the folder that what has this path stands in; empty for what stands in none.
    package var folder: Substring {
        // By bytes: characters would be put together first, and every file is asked.
        var path = self
        let length = path.withUTF8 { $0.lastIndex(of: UInt8(ascii: "/")) } ?? 0
        return self[..<utf8.index(startIndex, offsetBy: length)]
    }

    /// The path itself and the folders around it, the innermost first.
    package var andAround: some Sequence<Substring> {
        sequence(state: self) { (place: inout Substring) -> Substring? in
            guard !place.isEmpty else { return nil }
            defer { place = place.folder }
            return place
        }
    }
}
