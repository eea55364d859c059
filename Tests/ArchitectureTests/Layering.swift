/// Which folder may import which: the list in `shared/design.md` as data, bottom first.
struct Layering {
    /// A folder imports only from folders before it.
    var order: [String]
    /// Folders that import less than their place allows: nothing but these.
    var only: [String: Set<String>] = [:]
    /// Modules that a folder must not import, wherever they come from.
    var never: [String: Set<String>] = [:]

    static let viperlint = Layering(
        order: [
            "Diagnostics", "Syntax", "ProjectGraph", "Viper", "RuleKit", "Configuration", "Rules", "Engine", "Reporters",
            "ViperlintTool", "ViperlintKit", "viperlint",
        ],
        only: ["Reporters": ["Diagnostics", "Foundation"]],
        never: [
            "Syntax": ["Foundation"], "ProjectGraph": ["Foundation"], "Viper": ["Foundation"], "RuleKit": ["Foundation"],
            "Rules": ["Foundation"],
            // The catalogue comes in as a value.
            "Engine": ["Rules"],
        ])

    /// Every import of a file that the layers do not allow, as `path imports module`.
    func violations(in file: RepositoryFile) -> [String] {
        guard let place = order.firstIndex(of: file.layer) else { return ["\(file.path) is in no layer"] }
        return file.imports.filter { !allows($0, in: file.layer, at: place) }.map { "\(file.path) imports \($0)" }
    }

    private func allows(_ module: String, in layer: String, at place: Int) -> Bool {
        if let only = only[layer] { return only.contains(module) }
        if never[layer]?.contains(module) == true || Self.contains(never[layer], partOf: module) { return false }
        guard let other = order.firstIndex(of: Self.folders[module] ?? module) else { return true }
        return other < place
    }

    /// Of modules that are not called as their folders.
    private static let folders = ["LintConfiguration": "Configuration"]

    /// `FoundationEssentials` is Foundation as well.
    private static func contains(_ modules: Set<String>?, partOf module: String) -> Bool {
        modules?.contains("Foundation") == true && module.hasPrefix("Foundation")
    }
}
