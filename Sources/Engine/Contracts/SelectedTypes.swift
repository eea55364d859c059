import LintConfiguration
import ProjectGraph
import Viper

/// The types that a selection selects, found in one pass over the types of a project.
struct SelectedTypes {
    /// By type.
    private(set) var contains: [Bool]
    /// What is written and matches nothing, with its place.
    private(set) var unused: [Located<String>] = []
    private let facts: TypeFacts

    /// - Parameters:
    ///   - candidates: the types that come into question.
    ///   - takesInNested: whether a type that is nested in another has that one's role, unless it has one of its own.
    init(_ selection: TypeSelection, among candidates: [Bool], takesInNested: Bool, _ facts: TypeFacts) {
        self.facts = facts
        contains = candidates
        if !selection.roles.isEmpty {
            narrow { position in
                let type = TypeID(position)
                let role = takesInNested ? facts.effectiveRole(position) : facts.project.role(of: type)
                return (role ?? facts.project.roleOfFramework(type)).map(selection.roles.contains) ?? false
            }
        }
        if !selection.kinds.isEmpty {
            let kinds = Set(selection.kinds.map(\.rawValue))
            narrow { kinds.contains(facts.project.graph.types[$0].kind.rawValue) }
        }
        for property in TypeSelection.Property.allCases {
            if let patterns = selection.patterns[property] { narrow(by: patterns, of: property) }
        }
        for exclusion in selection.exclusions {
            let excluded = SelectedTypes(exclusion, among: candidates, takesInNested: takesInNested, facts)
            unused += excluded.unused
            narrow { !excluded.contains[$0] }
        }
        if unused.isEmpty, !selection.isOfWholeFrameworks, !contains.contains(true) {
            unused.append(
                Located("no type is what is selected here (\(selection.phrase))", line: selection.line, column: selection.column))
        }
    }

    private mutating func narrow(to isSelected: (Int) -> Bool) {
        for position in contains.indices where contains[position] && !isSelected(position) { contains[position] = false }
    }

    private mutating func narrow(by patterns: [Located<PathPattern>], of property: TypeSelection.Property) {
        let values = facts.values(of: property)
        var matched = [Bool](repeating: false, count: values.count)
        for pattern in patterns {
            var isUsed = false
            for (position, values) in values.enumerated() where values.contains(where: { pattern.value.matches($0) }) {
                matched[position] = true
                isUsed = true
            }
            if !isUsed, property != .framework || !facts.isModule(pattern.value) {
                unused.append(Located(property.absence(of: pattern.value), line: pattern.line, column: pattern.column))
            }
        }
        guard property == .conformsTo else { return narrow { matched[$0] } }
        let graph = facts.project.graph
        narrow { graph.allSupertypes(of: TypeID($0)).contains { matched[$0.position] } }
    }
}

extension TypeSelection.Property {
    fileprivate func absence(of pattern: PathPattern) -> String {
        switch self {
        case .module: "there is no module '\(pattern)'"
        case .target: "there is no target '\(pattern)'"
        case .name: "there is no type named '\(pattern)'"
        case .path: "the pattern '\(pattern)' matches no file that declares a type"
        case .conformsTo: "no type is known that is named '\(pattern)'"
        case .attribute: "no type is marked '@\(pattern)'"
        case .framework: "no file imports '\(pattern)', and it is none of Apple's frameworks that are known"
        }
    }
}
