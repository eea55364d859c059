import LintConfiguration
import ProjectGraph
import Viper

/// What a contract's `to` selects: asked for once an edge, answered by looking up numbers.
struct ContractTarget {
    private(set) var absences: [Absence] = []
    /// By type; whatever module the type stands in.
    private var anywhere: [Bool]
    /// Only for types of the same module, or of another one.
    private var related: [(relation: TypeSelection.ModuleRelation, types: [Bool])] = []
    private let facts: TypeFacts
    /// Patterns of whole modules, for imports.
    private let modules: [PathPattern]
    /// Whether the selections speak of the project's own types.
    let isOfOwnTypes: Bool
    /// Whether they speak of frameworks.
    let isOfFrameworks: Bool

    init(_ selections: [TypeSelection], _ facts: TypeFacts) {
        self.facts = facts
        anywhere = [Bool](repeating: false, count: facts.own.count)
        modules = selections.filter(\.isOfWholeFrameworks).flatMap { $0.patterns[.framework] ?? [] }.map(\.value)
        isOfOwnTypes = selections.contains { !$0.isOfFrameworks }
        isOfFrameworks = selections.contains(where: \.isOfFrameworks)
        for selection in selections {
            let found = SelectedTypes(selection, at: .to, among: Self.candidates(for: selection, facts), facts)
            absences += found.absences
            if let relation = selection.moduleRelation {
                related.append((relation, found.contains))
            } else {
                for position in anywhere.indices where found.contains[position] { anywhere[position] = true }
            }
        }
    }

    /// Types of frameworks are meant where something is written that can name one.
    private static func candidates(for selection: TypeSelection, _ facts: TypeFacts) -> [Bool] {
        let namesOthers = [.framework, .name, .conformsTo].contains { selection.patterns[$0] != nil }
        return namesOthers ? facts.project.graph.types.map { $0.kind != .alias } : facts.own
    }

    /// Whether the answer depends on the module of the type that asks.
    var comparesModules: Bool { !related.isEmpty }

    /// Whether the type is selected, as seen from another one.
    func contains(_ type: TypeID, from other: TypeID) -> Bool {
        if anywhere[type.position] { return true }
        return related.contains { relation, types in
            guard types[type.position], let module = facts.modules[type.position], let own = facts.modules[other.position]
            else { return false }
            return (relation == .same) == (module == own)
        }
    }

    /// Whether an import of the module is meant.
    func contains(module: String) -> Bool { modules.contains { $0.matches(module) } }
}
