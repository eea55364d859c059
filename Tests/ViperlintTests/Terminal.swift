import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A pseudo terminal: what a program writes to ``screen`` is what a user would see.
final class Terminal {
    let screen: FileHandle
    private let controller: Int32

    init() throws {
        let (controller, screen) = try Self.open()
        self.controller = controller
        self.screen = FileHandle(fileDescriptor: screen, closeOnDealloc: true)
    }

    private static func open() throws -> (controller: Int32, screen: Int32) {
        #if canImport(Darwin)
        var (controller, screen): (Int32, Int32) = (-1, -1)
        try #require(openpty(&controller, &screen, nil, nil, nil) == 0)
        return (controller, screen)
        #else
        // Swift does not import posix_openpt and its kind here; these two requests are what they do (ioctl_tty(2)).
        let unlock: UInt = 0x4004_5431  // TIOCSPTLCK
        let number: UInt = 0x8004_5430  // TIOCGPTN
        let controller = systemOpen("/dev/ptmx")
        try #require(controller >= 0)
        var locked: Int32 = 0
        var name: UInt32 = 0
        try #require(ioctl(controller, unlock, &locked) == 0 && ioctl(controller, number, &name) == 0)
        let screen = systemOpen("/dev/pts/\(name)")
        try #require(screen >= 0)
        return (controller, screen)
        #endif
    }

    deinit {
        close(controller)
    }

    /// What has been written so far; a terminal keeps a few thousand bytes.
    func text() -> String {
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        var text: [UInt8] = []
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
        while case let count = read(controller, &bytes, bytes.count), count > 0 { text += bytes[..<count] }
        return String(decoding: text, as: UTF8.self)
    }
}

private func systemOpen(_ path: String) -> Int32 {
    open(path, O_RDWR | O_NOCTTY)
}
