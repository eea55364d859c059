import Foundation

/// Finds Swift sources on disk.
public enum SwiftFiles {
    /// - Returns: the path itself where it is a file; every Swift file below it, sorted, where it is a folder.
    ///   Folders whose names start with a period are left out.
    public static func paths(at path: String) -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [path] }
        return below(path).map { path + "/" + $0 }
    }

    /// - Returns: paths relative to the folder.
    public static func below(_ folder: String) -> [String] {
        guard let entries = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        while let entry = entries.nextObject() as? String {
            if entry.split(separator: "/").last?.hasPrefix(".") == true { entries.skipDescendants() }
            if isSwift(entry), isFile(folder + "/" + entry) { found.append(entry) }
        }
        return found.sorted()
    }

    private static func isSwift(_ path: String) -> Bool {
        path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface")
    }

    private static func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
    }
}
