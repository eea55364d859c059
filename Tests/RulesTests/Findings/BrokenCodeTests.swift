@testable import Rules
import Testing

/// Code that somebody is in the middle of writing is judged like any other, and soon.
@Suite(.timeLimit(.minutes(20))) struct BrokenCodeTests {
    /// A brace is missing, and what follows stands inside of what was before it.
    @Test(arguments: Catalog.scenes.map(\.dialect))
    func aMissingBrace(dialect: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == dialect })
        for (number, file) in scene.files.enumerated() {
            for place in file.source.indices where "{}".contains(file.source[place]) {
                var files = scene.files
                files[number].source.remove(at: place)
                #expect(try outcome(of: files.map { ($0.name, $0.source) }, dialect: dialect).report?.problems.isEmpty == false)
            }
        }
    }

    /// A name is written where another one was meant: types inherit from themselves, stand twice, hold what they are.
    @Test(arguments: Catalog.scenes.map(\.dialect))
    func aWrongName(dialect: String) throws {
        let scene = try #require(Catalog.scenes.first { $0.dialect == dialect })
        let text = scene.files.map(\.source).joined(separator: "\n")
        let names = Set(text.split { !$0.isLetter }.filter { $0.first?.isUppercase ?? false }).sorted()
        for (name, other) in zip(names, names.dropFirst() + names.prefix(1)) {
            let files = scene.files.map { (name: $0.name, source: $0.source.replacing(name, with: other)) }
            #expect(try outcome(of: files.map { ($0.name, $0.source) }, dialect: dialect).report?.problems.isEmpty == true, "\(name) → \(other)")
        }
    }
}
