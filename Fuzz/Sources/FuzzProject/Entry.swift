/// One harness for the whole run: dialects are read once.
nonisolated(unsafe) private let harness = ProjectHarness()

/// libFuzzer calls this with every input; what it must not do is trap, hang or come back with something else than zero.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    harness.judge(UnsafeBufferPointer(start: start, count: count))
    return 0
}

/// libFuzzer changes bytes; projects break by lines, braces and names.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(_ start: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int, _ seed: CUnsignedInt) -> Int {
    guard let start else { return 0 }
    if seed % 4 == 0 { return mutateBytes(start, count, limit) }
    var mutator = ProjectMutator(Array(UnsafeBufferPointer(start: start, count: count)), seed: UInt64(seed))
    let text = mutator.mutated().prefix(limit)
    _ = UnsafeMutableBufferPointer(start: start, count: text.count).update(fromContentsOf: text)
    return text.count
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ limit: Int) -> Int
