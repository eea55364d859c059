/// An outline as bytes, for a later run of the same program on the same machine: the arrays as they lie in memory.
extension Outline {
    /// Adds the outline's bytes to a list.
    public func write(to bytes: inout [UInt8]) {
        var writer = OutlineWriter(bytes: bytes)
        bytes = []
        names.write(to: &writer)
        writer.append(declarations)
        writer.append(parameters)
        writer.append(genericParameters)
        writer.append(requirements)
        writer.append(attributes)
        writer.append(types)
        writer.append(typeLists)
        writer.append(code)
        writer.append(arguments)
        writer.append(closures)
        writer.append(captures)
        writer.append(tries)
        writer.append([topLevelCode])
        lines.write(to: &writer)
        writer.append(directives) { writer, directive in
            writer.append([directive.offset, directive.end])
            writer.append(Array(directive.text.utf8))
        }
        writer.append(problems) { writer, problem in
            writer.append([problem.offset])
            writer.append(Array(problem.message.utf8))
        }
        writer.append([UInt8(hasUses ? 1 : 0)])
        bytes = writer.bytes
    }

    /// The outline that ``write(to:)`` made bytes of; nil where there are too few or too many of them.
    ///
    /// - Parameter bytes: whole, and by this very program: nothing in them is looked at.
    public static func reading(_ bytes: UnsafeRawBufferPointer) -> Outline? {
        var reader = OutlineMemory(bytes: bytes)
        let outline = Outline(&reader)
        return reader.isAtEnd ? outline : nil
    }
}

/// Bytes that an outline becomes.
struct OutlineWriter {
    private(set) var bytes: [UInt8]

    /// How many there are, then the elements.
    mutating func append<Element: BitwiseCopyable>(_ elements: [Element]) {
        append(count: elements.count)
        elements.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    mutating func append<Element>(_ elements: [Element], _ append: (inout OutlineWriter, Element) -> Void) {
        self.append(count: elements.count)
        for element in elements { append(&self, element) }
    }

    private mutating func append(count: Int) {
        withUnsafeBytes(of: UInt32(truncatingIfNeeded: count)) { bytes.append(contentsOf: $0) }
    }
}

/// Bytes that become an outline again. Behind the first thing that isn't all there, everything is read as empty.
struct OutlineMemory {
    private var bytes: UnsafeRawBufferPointer
    private var isCut = false

    init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { bytes.isEmpty && !isCut }

    mutating func array<Element: BitwiseCopyable>(of _: Element.Type = Element.self) -> [Element] {
        let count = readCount()
        guard count > 0, let source = take(count * MemoryLayout<Element>.stride) else { return [] }
        // Not by `Array(unsafeUninitializedCapacity:)`, which asks the run-time for the type of the array's storage each time: of every
        // file some ten times.
        var elements: [Element] = []
        elements.reserveCapacity(count)
        for position in 0..<count { elements.append(source.loadUnaligned(fromByteOffset: position * MemoryLayout<Element>.stride, as: Element.self)) }
        return elements
    }

    mutating func array<Element>(_ read: (inout OutlineMemory) -> Element) -> [Element] {
        var elements: [Element] = []
        let count = readCount()
        while elements.count < count, !isCut { elements.append(read(&self)) }
        return elements
    }

    private mutating func readCount() -> Int {
        take(MemoryLayout<UInt32>.size).map { Int($0.loadUnaligned(as: UInt32.self)) } ?? 0
    }

    private mutating func take(_ size: Int) -> UnsafeRawBufferPointer? {
        guard !isCut, size <= bytes.count else {
            isCut = true
            return nil
        }
        defer { bytes = UnsafeRawBufferPointer(rebasing: bytes[size...]) }
        return UnsafeRawBufferPointer(rebasing: bytes[..<size])
    }
}
