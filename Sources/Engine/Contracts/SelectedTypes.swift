import LintConfiguration
import ProjectGraph
import Viper

/// The types that a selection selects, found in one pass over the types of a project.
struct SelectedTypes {
    /// By type.
    private(set) var contains: [Bool]
    private(set) var absences: [Absence] = []
    /// Whether a framework's type is named that nothing uses here.
    private var isOfKnownName = false
    private let end: End
    private let facts: TypeFacts

    /// Which end of an edge the selection speaks of.
    enum End {
        /// Where a type that is nested in another has that one's role, unless it has one of its own.
        case from
        case to
    }

    /// - Parameter candidates: the types that come into question.
    init(_ selection: TypeSelection, at end: End, among candidates: [Bool], _ facts: TypeFacts) {
        self.end = end
        self.facts = facts
        contains = candidates
        if !selection.roles.isEmpty {
            narrow { position in
                let type = TypeID(position)
                let role = end == .from ? facts.effectiveRole(position) : facts.project.role(of: type)
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
            let excluded = SelectedTypes(exclusion, at: end, among: candidates, facts)
            // What is to be taken out needn't be there yet: the first type that a team marks is no reason to wait with the contract.
            let isOfMarks = exclusion.patterns.keys.allSatisfy { $0 == .attribute }
            absences += excluded.absences.map { isOfMarks ? Absence(text: $0.text, meaning: .guarded) : $0 }
            narrow { !excluded.contains[$0] }
        }
        let isOfFiles = end == .from && facts.filesWithoutTypes.contains { facts.selects(selection, $0) }
        if absences.isEmpty, !isOfKnownName, !isOfFiles, !selection.isOfWholeFrameworks, !contains.contains(true) {
            let text = Located("no type is what is selected here (\(selection.phrase))", line: selection.line, column: selection.column)
            absences.append(Absence(text: text, meaning: end == .to ? .guarded : .mistake))
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
            if !isUsed { note(pattern, of: property) }
        }
        guard property == .conformsTo else { return narrow { matched[$0] } }
        let graph = facts.project.graph
        narrow { graph.allSupertypes(of: TypeID($0)).contains { matched[$0.position] } }
    }
}

/// What is written in a contract and matches nothing.
struct Absence {
    /// With its place.
    var text: Located<String>
    var meaning: Meaning

    enum Meaning {
        /// Whoever wrote it believes that it counts.
        case mistake
        /// Likewise, and paths begin where the configuration stands.
        case mistakenPath
        /// It is as the team wants it: a contract that nobody breaks goes on as a guard.
        case guarded
    }
}

extension SelectedTypes {
    /// A pattern that matches nothing here.
    private mutating func note(_ pattern: Located<PathPattern>, of property: TypeSelection.Property) {
        let name = pattern.value.text
        var advice = ""
        var meaning = Absence.Meaning.mistake
        switch property {
        case .framework:
            if facts.isModule(pattern.value) { return }
            advice = Suggestion.question(for: name, among: facts.knownModules)
            if advice.isEmpty { meaning = .guarded }
        case .name, .conformsTo:
            if end == .to, FrameworkCatalogue.type(named: name) != nil { return isOfKnownName = true }
            advice = name.contains(".*")
                ? "; names are patterns such as 'Login*', no regular expressions" : Suggestion.question(for: name, among: facts.typeNames)
        case .module: advice = Suggestion.question(for: name, among: facts.moduleNames)
        case .target: advice = Suggestion.question(for: name, among: facts.targetNames)
        case .path:
            if end == .from, facts.filesWithoutTypes.contains(where: { pattern.value.matches(facts.path(of: $0)) }) { return }
            advice = Suggestion.question(for: name, among: facts.paths)
            meaning = .mistakenPath
        case .attribute: break
        }
        let text = Located(property.absence(of: pattern.value) + advice, line: pattern.line, column: pattern.column)
        absences.append(Absence(text: text, meaning: meaning))
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
        case .framework: "no file imports '\(pattern)'"
        }
    }
}
