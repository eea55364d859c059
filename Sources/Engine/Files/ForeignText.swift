import Syntax

/// What keeps a file's bytes from being text to read.
extension PaddedBytes {
    /// The first line on which git has marked a conflict; nil where none is.
    var lineOfConflict: Int? {
        withBytes { bytes in
            let mark = Array("<<<<<<< ".utf8)
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return lines.firstIndex { $0.starts(with: mark) }.map { $0 + 1 }
        }
    }

    /// The first line that is no UTF-8; nil where there is none.
    var lineOfForeignBytes: Int? {
        withBytes { bytes in
            guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
        }
    }

    /// Why a source is none to read; nil for every text, however broken.
    var reasonNotToRead: String? {
        if let encoding = foreignEncoding { return "is \(encoding), not UTF-8: it was not read" }
        return isLargeFilePointer ? "stands for a content in Git LFS that was not fetched ('git lfs pull'): it was not read" : nil
    }

    /// What git's extension for large files leaves in a file's place until somebody fetches it.
    private var isLargeFilePointer: Bool {
        withBytes { $0.starts(with: "version https://git-lfs.github.com/spec/v1\n".utf8) }
    }

    /// UTF-16 and UTF-32 by their byte order marks; nil for everything else.
    var foreignEncoding: String? {
        withBytes { bytes in
            guard bytes.count >= 2 else { return nil }
            switch (bytes[0], bytes[1]) {
            case (0xFF, 0xFE): return bytes.count >= 4 && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
            case (0xFE, 0xFF): return "UTF-16"
            default: return nil
            }
        }
    }
}
