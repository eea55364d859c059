import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A folder to run in; it goes when its last user does.
final class Workplace {
    let url: URL
    private let isOwn: Bool

    /// A folder inside of another workplace, with which it goes.
    init(at path: String) throws {
        url = URL(fileURLWithPath: path)
        isOwn = false
    }

    /// - Parameter files: their text by name.
    init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("viperlint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        url = folder.resolvingSymlinksInPath()
        isOwn = true
        for (name, text) in files { try write(Array(text.utf8), to: name) }
    }

    deinit {
        if isOwn { try? FileManager.default.removeItem(at: url) }
    }

    func path(_ name: String) -> String { url.path + "/" + name }

    func write(_ bytes: [UInt8], to name: String) throws {
        try addFolder((name as NSString).deletingLastPathComponent)
        try Data(bytes).write(to: url.appendingPathComponent(name))
    }

    func addFolder(_ name: String) throws {
        guard !name.isEmpty else { return }
        try FileManager.default.createDirectory(at: url.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    func addLink(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    func addPipe(_ name: String) throws {
        try #require(mkfifo(path(name), 0o600) == 0)
    }

    func setPermissions(_ mode: mode_t, of name: String) throws {
        try #require(chmod(path(name), mode) == 0)
    }

    func text(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
    }

    func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path(name))
    }

    func handle(forWriting name: String) throws -> FileHandle {
        try write([], to: name)
        return try FileHandle(forWritingTo: url.appendingPathComponent(name))
    }
}
