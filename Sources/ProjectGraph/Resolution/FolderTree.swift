/// The folders that files stand in.
struct FolderTree {
    /// By folder: the one around it, which comes before it. The first is the root, and around itself.
    private var parents: [Int32] = [0]
    /// By folder: how many are around it.
    private var depths: [Int32] = [0]
    /// By file.
    private var folders: [Int32] = []
    /// The last file's path and the folders that it stands in, from the root on.
    private var last: (path: String, folders: [Int32]) = ("", [0])

    /// Takes in the next file.
    /// - Parameter path: in the order of the paths, so that what stands in a folder comes in one piece.
    mutating func add(_ path: String) {
        let slash = UInt8(ascii: "/")
        var (path, previous) = (path, last.path)
        let (shared, depth) = path.withUTF8 { path in
            previous.withUTF8 { previous in
                let end = (0..<min(path.count, previous.count)).first { path[$0] != previous[$0] } ?? min(path.count, previous.count)
                return (path[..<end].count { $0 == slash }, path.count { $0 == slash })
            }
        }
        last.path = path
        last.folders.removeLast(last.folders.count - 1 - shared)
        while last.folders.count <= depth {
            parents.append(last.folders[last.folders.count - 1])
            depths.append(Int32(truncatingIfNeeded: last.folders.count))
            last.folders.append(Int32(truncatingIfNeeded: parents.count - 1))
        }
        folders.append(last.folders[depth])
    }

    var count: Int { parents.count }

    /// The number of the folder that a file stands in.
    func folder(of file: FileID) -> Int { Int(folders[file.position]) }

    /// How many folders two files both stand in.
    func shared(_ one: FileID, _ other: FileID) -> Int {
        var (one, other) = (folders[one.position], folders[other.position])
        while one != other {
            if one > other { one = parents[Int(one)] } else { other = parents[Int(other)] }
        }
        return Int(depths[Int(one)])
    }
}
