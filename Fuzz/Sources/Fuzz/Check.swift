/// Stops the run, which libFuzzer takes for a crash and keeps the input of.
@inline(__always)
func check(_ holds: Bool, _ fault: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line) {
    if !holds { fatalError(fault(), file: file, line: line) }
}
