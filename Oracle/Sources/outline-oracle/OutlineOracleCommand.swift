import Foundation
import OutlineOracle

/// Prints the outline of every Swift file named, or below a folder named, as swift-syntax reads it.
@main
struct OutlineOracleCommand {
    static func main() {
        let paths = CommandLine.arguments.dropFirst()
        guard !paths.isEmpty else {
            FileHandle.standardError.write(Data("usage: outline-oracle PATH…\n".utf8))
            exit(2)
        }
        var isComplete = true
        var output = Data()
        for path in paths.flatMap({ SwiftFiles.paths(at: $0) }) {
            guard let source = FileManager.default.contents(atPath: path) else {
                FileHandle.standardError.write(Data("\(path): cannot be read\n".utf8))
                isComplete = false
                continue
            }
            output += source.withUnsafeBytes { OracleOutline(of: $0.bindMemory(to: UInt8.self), path: path).rows }
            if output.count > 1 << 20 { flush(&output) }
        }
        flush(&output)
        exit(isComplete ? 0 : 2)
    }

    private static func flush(_ output: inout Data) {
        FileHandle.standardOutput.write(output)
        output.removeAll(keepingCapacity: true)
    }
}
