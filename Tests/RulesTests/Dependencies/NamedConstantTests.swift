import Testing

/// Static properties of a class that are its values by name, and those that everybody shares.
@Suite struct NamedConstantTests {
    private func told(_ declaration: String, _ use: String) throws -> [String] {
        try lint(Scene(useCase: use, others: [("Model/Region.swift", "import Foundation\n" + declaration)]).files).filter { $0.rule == "hidden-dependency" }.map(\.message)
    }

    @Test(arguments: [
        ("let code: String", "private init(code: String) { self.code = code }"), ("let code: String\nlet bounds: [Double]? = nil", "init(code: String) { self.code = code }"),
        ("let code: String\nvar title: String { code.uppercased() }", "init(code: String) { self.code = code }"),
        ("let code: String\nfunc joined(_ other: Region) -> Region { Region(code: code + other.code) }", "init(code: String) { self.code = code }"),
        ("let code: String\nlet kind: Kind = .land\nenum Kind { case land, sea }", "init(code: String) { self.code = code }"),
        ("let code: String\nfunc hash(into hasher: inout Hasher) { hasher.combine(code) }", "init(code: String) { self.code = code }"),
    ])
    func whatHasNothingButConstants(members: String, initialiser: String) throws {
        let constants = "static let north = Region(code: \"n\"); static let south = Region(code: \"s\")"
        for supertype in ["", ": NSObject", ": Sendable"] {
            let region = "final class Region\(supertype) { \(constants)\n\(members)\n\(initialiser) }"
            #expect(try told(region, "private let region = Region.north").isEmpty)
            #expect(try told(region, "private let region: Region = .north").isEmpty)
            #expect(try told(region, "func other() { print(Region.south.code) }").isEmpty)
        }
    }

    /// What can be changed, does something, or says that it is everybody's.
    @Test(arguments: [
        "static let north = Region(); var code = \"\"", "static var north = Region(); let code = \"\"", "static let shared = Region(); let code = \"\"",
        "static let north = Region(); func load() {}", "static let north = Region(); let load: () -> Void = {}", "static let north = Region(); let load = { print(1) }",
        "static let north = Region(); let session: URLSession = .init(configuration: .default)", "static let north = Region()",
        "static let north = Region(); let code = \"\"; var isOn: Bool { UserDefaults.standard.bool(forKey: code) }",
        "static let north = Region(); let sea: Sea = Sea()\n}\nfinal class Sea {", "static let north = Region(); let code: String = makeCode()\n}\nfinal class Sea: Region {", "static let north = Region(); let code = makeCode()",
    ])
    func whatMayBeShared(members: String) throws {
        let name = members.contains("shared") ? "shared" : "north"
        #expect(try told("class Region { \(members) }\nfunc makeCode() -> String { \"\" }", "func other() { print(Region.\(name)) }").count == 1)
    }
}
