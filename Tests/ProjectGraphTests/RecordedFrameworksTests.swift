import Foundation
import Testing

@testable import ProjectGraph

@Suite struct RecordedFrameworksTests {
    /// Only VIPERLINT_RECORD=1 writes.
    @Test func whatIsRecordedOfTheTablesIsWhereTheirLinesStand() throws {
        let (places, starts) = try Self.numbers(of: FrameworkTables.all)
        let text = """
            // Made from the tables: 'VIPERLINT_RECORD=1 swift test --filter RecordedFrameworksTests' records it.

            extension FrameworkTables {
                /// Where the lines of all tables stand, by the hashes of their names.
                static let recordedPlaces: StaticString = \(Self.literal(places))

                /// Which of them each hash begins with.
                static let recordedStarts: StaticString = \(Self.literal(starts))
            }

            """
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = package.appending(path: "Sources/ProjectGraph/Frameworks/Tables/RecordedPlaces.swift")
        if ProcessInfo.processInfo.environment["VIPERLINT_RECORD"] == "1" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == text,
            "A table has changed; 'VIPERLINT_RECORD=1 swift test --filter RecordedFrameworksTests' records it")
    }

    /// Every name of every table, as the program finds it.
    @Test func everyNameIsFound() {
        for table in FrameworkTables.all {
            for line in table.text.description.split(separator: "\n") {
                let name = String(line.prefix { $0 != " " })
                #expect(FrameworkCatalogue.type(named: name, in: table.framework)?.name == name)
            }
        }
        #expect(FrameworkCatalogue.type(named: "") == nil)
        #expect(FrameworkCatalogue.type(named: "UIViewControlle") == nil)
    }

    private static func numbers(of tables: [FrameworkTable]) throws -> (places: [Int], starts: [Int]) {
        var byHash = [[Int]](repeating: [], count: 1 << FrameworkIndex.hashBits)
        for (number, table) in tables.enumerated() {
            var offset = 0
            for line in table.text.description.split(separator: "\n") {
                let name = Array(line.utf8.prefix { $0 != UInt8(ascii: " ") })
                let place = try #require(FrameworkPlace(table: number, offset: offset).number, "there is no room for so long a table")
                byHash[name.withUnsafeBytes(FrameworkIndex.hash)].append(place)
                offset += line.utf8.count + 1
            }
        }
        return (byHash.flatMap(\.self), byHash.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) })
    }

    /// In lines, which the literal joins.
    private static func literal(_ numbers: [Int]) -> String {
        let text = numbers.flatMap { number in
            (0..<FrameworkPlace.digits).reversed().map { digit in
                Character(Unicode.Scalar(RecordedNumbers.zero + UInt8(number >> (RecordedNumbers.bits * digit) & 63)))
            }
        }
        let lines = stride(from: 0, to: text.count, by: 128).map { String(text[$0..<min($0 + 128, text.count)]) }
        return "#\"\"\"\n" + lines.map { "        \($0)" }.joined(separator: "\\#\n") + "\n        \"\"\"#"
    }
}

extension FrameworkPlace {
    /// As one number, of as many digits; nil where it takes more.
    fileprivate var number: Int? {
        let number = table << Self.offsetBits | offset
        return offset < 1 << Self.offsetBits && number < 1 << (RecordedNumbers.bits * Self.digits) ? number : nil
    }
}
