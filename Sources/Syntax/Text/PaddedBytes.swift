/// The bytes of one source file, followed by NUL bytes.
///
/// The padding lets the tokenizer look a few bytes ahead without asking where the end is: a NUL matches nothing.
/// The memory is reused for file after file, so a run over a large project allocates a handful of buffers in all.
public struct PaddedBytes: ~Copyable {
    /// How many NUL bytes follow the content.
    public static let padding = 32

    public private(set) var count: Int
    private var storage: UnsafeMutableRawBufferPointer

    public init(capacity: Int = 1 << 16) {
        count = 0
        storage = .allocate(byteCount: max(capacity, 0) + Self.padding, alignment: 16)
        pad()
    }

    public init(_ text: String) {
        self.init(Array(text.utf8))
    }

    public init(_ bytes: [UInt8]) {
        self.init(capacity: bytes.count)
        bytes.withUnsafeBytes { storage.copyMemory(from: $0) }
        count = bytes.count
        pad()
    }

    deinit {
        storage.deallocate()
    }

    /// Replaces the content by whatever `fill` writes.
    ///
    /// - Parameters:
    ///   - capacity: how many bytes `fill` may write.
    ///   - fill: gets memory for `capacity` bytes and returns how many of them it wrote.
    public mutating func replace(capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Int) rethrows {
        if storage.count < capacity + Self.padding {
            storage.deallocate()
            storage = .allocate(byteCount: capacity + capacity / 4 + Self.padding, alignment: 16)
        }
        count = 0
        defer { pad() }
        count = min(max(try fill(UnsafeMutableRawBufferPointer(rebasing: storage[..<capacity])), 0), capacity)
    }

    /// The content without its padding.
    public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try storage.withMemoryRebound(to: UInt8.self) { bytes in
            try body(UnsafeBufferPointer(rebasing: bytes[..<count]))
        }
    }

    private func pad() {
        for index in count..<count + Self.padding { storage[index] = 0 }
    }
}
