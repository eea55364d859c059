import RuleKit

/// A right scene in one dialect's words, a file a part, that the dialect's examples change.
///
/// `‹name|what stands there›` is a place where an example may put something else; `‹name›` repeats what stands in that
/// place. Nothing of it is left in an example.
struct ExampleScene {
    let dialect: String
    let files: [(name: String, source: String)]

    /// The scene without a change.
    var plain: [(name: String, source: String)] {
        let places = ExamplePlaces(files, changes: [:])
        return files.map { ($0.name, places.filled($0.source)) }
    }
}

/// A fault and what is right in its place: the same scene with two sets of changes.
struct ExamplePair {
    let rule: String
    private let bad: Variant
    private let good: Variant
    private let others: [(name: String, source: String)]

    private struct Variant {
        var title: String
        /// By the name of the place.
        var changes: [String: String]
    }

    /// - Parameters:
    ///   - both: changes without a fault that the two have in common.
    ///   - others: further files of both, with places of their own.
    init(
        _ rule: String, bad: String, _ faults: [String: String], good: String, _ mended: [String: String] = [:],
        both: [String: String] = [:], others: [(name: String, source: String)] = []
    ) {
        self.rule = rule
        self.bad = Variant(title: bad, changes: faults.merging(both) { fault, _ in fault })
        self.good = Variant(title: good, changes: mended.merging(both) { mended, _ in mended })
        self.others = others
    }

    func examples(in scene: ExampleScene) -> [RuleMetadata.Example] {
        [bad, good].map { example($0, in: scene) }
    }

    /// The names of places that the pair changes and that are not there.
    func unknownPlaces(in scene: ExampleScene) -> [String] {
        let known = ExamplePlaces(scene.files + others, changes: [:]).names
        return Set(bad.changes.keys).union(good.changes.keys).subtracting(known).sorted()
    }

    /// What neither the fault nor its mended version touches is background.
    private func example(_ variant: Variant, in scene: ExampleScene) -> RuleMetadata.Example {
        let places = ExamplePlaces(scene.files + others, changes: variant.changes)
        let changed = Set(bad.changes.keys).union(good.changes.keys)
        func filled(_ files: [(name: String, source: String)]) -> [(name: String, source: String)] {
            files.map { ($0.name, places.filled($0.source)) }
        }
        return RuleMetadata.Example(
            variant.title, dialect: scene.dialect,
            files: filled(scene.files.filter { !ExamplePlaces.names(in: $0.source).isDisjoint(with: changed) } + others),
            background: filled(scene.files.filter { ExamplePlaces.names(in: $0.source).isDisjoint(with: changed) }))
    }
}

/// The places of a scene, and what stands in them.
private struct ExamplePlaces {
    private var contents: [String: String] = [:]

    init(_ files: [(name: String, source: String)], changes: [String: String]) {
        for file in files {
            for place in Self.places(in: file.source) {
                if let content = place.content { contents[place.name] = content }
            }
        }
        for (name, content) in changes where contents[name] != nil { contents[name] = content }
    }

    var names: Set<String> { Set(contents.keys) }

    static func names(in source: String) -> Set<String> { Set(places(in: source).map(\.name)) }

    private static func places(in source: String) -> [(name: String, content: String?)] {
        source.split(separator: "‹").dropFirst(source.hasPrefix("‹") ? 0 : 1).map { piece in
            let place = piece.prefix { $0 != "›" }
            let name = place.prefix { $0 != "|" }
            return (String(name), name.count < place.count ? String(place.dropFirst(name.count + 1)) : nil)
        }
    }

    func filled(_ source: String) -> String {
        var result = ""
        var rest = source[...]
        while let start = rest.firstIndex(of: "‹"), let end = rest[start...].firstIndex(of: "›") {
            result += rest[..<start]
            let place = rest[start..<end].dropFirst()
            rest = rest[rest.index(after: end)...]
            put(place, into: &result, before: &rest)
        }
        return result + rest
    }

    private func put(_ place: Substring, into result: inout String, before rest: inout Substring) {
        let name = place.prefix { $0 != "|" }
        var content = contents[String(name)] ?? ""
        // The fault stands where the place was named first.
        if name.count == place.count { content.removeAll { $0 == RuleMetadata.Example.marker } }
        let indentation = result.reversed().prefix { $0 != "\n" }
        // A place that has a line to itself and is empty leaves no line.
        if content.isEmpty, indentation.allSatisfy({ $0 == " " }), rest.first == "\n" {
            result.removeLast(indentation.count)
            rest.removeFirst()
        }
        let spaces = String(repeating: " ", count: indentation.reversed().prefix { $0 == " " }.count)
        result += content.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n" + spaces)
    }
}
