import ProjectGraph

/// Names of members and constants whose texts a program reads: `cacheKey`, `fileName(for:)`, `csvLine`, `debugText`.
///
/// Only words that mean so in any app: an `exportedDate` may be printed, an `appVersion` stand on a screen, a `logTitle` head a diary's page.
enum MachineNames {
    static func isForMachines(_ name: String) -> Bool {
        let words = name.words
        if words.contains("csv") || words.contains("debug") || isOfLog(words) { return true }
        if words.contains("display") || words.contains("displayed") || words.contains("readable") { return false }
        return isOfKey(words) || isOfStore(words)
    }

    /// `path`, `documentsDirectory`, `NSTemporaryDirectory`: what stands before a file's name. A `learningPath` leads to no file.
    static func isOfPlace(_ name: String) -> Bool {
        let words = name.words
        guard words.last == "path" || words.last == "directory" else { return false }
        return words.count == 1 || places.contains(words[words.count - 2])
    }

    /// `logLine`, `logMessage`; `logInMessage` and a diary's `logEntry` are others.
    private static func isOfLog(_ words: [String]) -> Bool { words.count > 1 && words[0] == "log" && parts.contains(words[1]) }

    /// What the name is about stands before what it is for, else last: `keyForMonth`, `monthKey`. `titleForKey` and `keyFigures` are about
    /// something else.
    private static func isOfKey(_ words: [String]) -> Bool {
        let end = words.firstIndex { prepositions.contains($0) } ?? words.count
        guard end > 0 else { return false }
        return nouns.contains(words[end - 1]) || words[end - 1] == "name" && end > 1 && words[end - 2] == "file"
    }

    /// `dateForStorage`
    private static func isOfStore(_ words: [String]) -> Bool {
        guard words.count > 2, words[words.count - 1] == "cache" || words[words.count - 1] == "storage" else { return false }
        return words[words.count - 2] == "for"
    }

    private static let nouns: Set<String> = ["filename", "hash", "id", "identifier", "key", "path"]
    private static let parts: Set<String> = ["line", "lines", "message", "string"]
    private static let places: Set<String> = ["base", "cache", "caches", "directory", "documents", "file", "folder", "home", "root", "temp", "temporary", "tmp"]
    private static let prepositions: Set<String> = ["at", "by", "for", "from", "in", "of", "to", "with"]
}
