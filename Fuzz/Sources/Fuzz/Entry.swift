import Syntax

/// One harness for the whole run: a product reads file after file with the same reader, so a fault may need the file before.
nonisolated(unsafe) private let harness = Harness()

/// libFuzzer calls this with every input; what it must not do is trap, hang or come back with something else than zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    harness.read(UnsafeBufferPointer(start: start, count: count))
    return 0
}
