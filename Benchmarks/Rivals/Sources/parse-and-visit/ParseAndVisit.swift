import Dispatch
import Foundation
import SwiftParser
import SwiftSyntax
import Synchronization

/// Parses every Swift file below a folder with swift-syntax and visits each token, and does nothing else: what a linter
/// on swift-syntax has spent before its first rule.
@main
struct ParseAndVisit {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3, let jobs = Int(arguments[1]), jobs > 0 else {
            FileHandle.standardError.write(Data("usage: parse-and-visit JOBS FOLDER\n".utf8))
            exit(2)
        }
        let paths = swiftFiles(below: arguments[2])
        let next = Atomic(0)
        let tokens = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while true {
                let position = next.add(1, ordering: .relaxed).oldValue
                guard position < paths.count else { return }
                // Foundation's objects would otherwise pile up on macOS.
                withPool { _ = tokens.add(count(in: paths[position]), ordering: .relaxed) }
            }
        }
        print("\(paths.count) files, \(tokens.load(ordering: .relaxed)) tokens")
    }

    private static func count(in path: String) -> Int {
        guard let source = FileManager.default.contents(atPath: path) else { return 0 }
        return source.withUnsafeBytes { bytes in
            let visitor = TokenCounter(viewMode: .sourceAccurate)
            visitor.walk(Parser.parse(source: bytes.bindMemory(to: UInt8.self)))
            return visitor.count
        }
    }

    private static func swiftFiles(below folder: String) -> [String] {
        guard let entries = FileManager.default.enumerator(atPath: folder) else { return [] }
        return entries.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { folder + "/" + $0 }
    }

    private static func withPool(_ body: () -> Void) {
        #if canImport(ObjectiveC)
        autoreleasepool(invoking: body)
        #else
        body()
        #endif
    }
}

private final class TokenCounter: SyntaxVisitor {
    private(set) var count = 0

    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        count += 1
        return .skipChildren
    }
}
