import Diagnostics
import LintConfiguration
import ProjectGraph
import RuleKit
import Syntax
import Viper

/// Holds a project against one contract, in time linear in its types, edges and calls.
struct ContractCheck {
    let contract: Contract
    let project: VIPERProject
    /// By type.
    private let from: [Bool]
    private let target: ContractTarget
    private let facts: TypeFacts
    private let kinds: Set<Contract.EdgeKind>
    let absences: [Absence]

    init(_ contract: Contract, _ facts: TypeFacts) {
        self.contract = contract
        self.facts = facts
        project = facts.project
        kinds = Set(contract.edges)
        var from = [Bool](repeating: false, count: facts.own.count)
        let selected = contract.from.map { SelectedTypes($0, at: .from, among: facts.judged, facts) }
        for position in from.indices { from[position] = selected.contains { $0.contains[position] } }
        let exempt = contract.exceptions.map { SelectedTypes($0, at: .from, among: facts.judged, facts) }
        for position in from.indices where exempt.contains(where: { $0.contains[position] }) { from[position] = false }
        self.from = from
        target = ContractTarget(contract.to, facts)
        let unseen = contract.demand == .forbid ? contract.to.flatMap(\.unseen) : []
        absences = (selected + exempt).flatMap(\.absences) + target.absences + unseen.map { Absence(text: $0, meaning: .mistake) }
    }

    /// Where the contract is broken.
    func violations() -> [Violation] {
        if contract.demand == .require { return missing() }
        let depending = project.graph.projectTypes.filter { from[$0.position] }
        let edges = depending.flatMap { faultyEdges(of: $0) }
        let violations = edges.map { violation($0) } + faultyCalls(beside: edges).map { violation($0) }
        return kinds.contains(.imports) ? violations + faultyImports(of: depending) : violations
    }

    // MARK: - What must not be

    private func isFault(_ type: TypeID, from other: TypeID) -> Bool {
        guard type.exists, type != other else { return false }
        if contract.demand == .forbid { return target.contains(type, from: other) }
        return isJudged(type, from: other) && !chain(type).contains { target.contains($0, from: other) }
    }

    /// What an `allow` may refuse: of frameworks only where it speaks of them, and the standard library never.
    private func isJudged(_ type: TypeID, from other: TypeID) -> Bool {
        let entity = project.graph[type]
        if entity.isExternal {
            return target.isOfFrameworks && entity.framework.map { $0 != Framework.swift.rawValue } ?? false
        }
        return target.isOfOwnTypes && entity.kind != .alias && chain(type).last != chain(other).last
    }

    /// The type, and those that it is nested in.
    private func chain(_ type: TypeID) -> [TypeID] {
        var chain = [type]
        while chain.count < 64, let outer = project.graph[chain[chain.count - 1]].outer { chain.append(outer) }
        return chain
    }

    private func faultyEdges(of type: TypeID) -> [Edge] {
        let faulty = project.distinctNamings(
            project.graph.edges(from: type).filter {
                covers($0) && isFault($0.to, from: type) && !project.isAliasOfItsOwn($0) && !project.isCodeOfConformers($0)
            })
        // `Orders` in `Orders.Model` is told of with what it leads to.
        let named = Dictionary(grouping: faulty.filter { $0.position != .namespace }) { Beginning($0.site) }
        return faulty.filter { edge in
            edge.position != .namespace || !(named[Beginning(edge.site)] ?? []).contains { chain($0.to).contains(edge.to) }
        }
    }

    /// Where a name begins, however far it goes.
    private struct Beginning: Hashable {
        let file: FileID
        let offset: UInt32

        init(_ site: Site) { (file, offset) = (site.file, site.offset) }
    }

    private func covers(_ edge: Edge) -> Bool {
        if kinds.contains(.names) { return true }
        switch edge.kind {
        case .inherits: return kinds.contains(.inherits)
        case .conforms: return kinds.contains(.conforms)
        case .creates: return kinds.contains(.creates)
        case .holds: return kinds.contains(.holds) || kinds.contains(.holdsStrongly) && edge.ownership == .strong
        case .names: return false
        }
    }

    // MARK: - Calls

    private struct Dependency: Hashable {
        var from: TypeID
        var to: TypeID
    }

    private struct Message: Hashable {
        var caller: MemberID
        var to: TypeID
    }

    /// Calls of what a type does not even name: otherwise the name is the fault, and has been told.
    private func faultyCalls(beside edges: [Edge]) -> [Call] {
        guard kinds.contains(.calls) else { return [] }
        let named = Set(edges.lazy.map { Dependency(from: $0.from, to: $0.to) })
        var seen: Set<Message> = []
        return project.graph.calls
            .filter { !$0.isSelf && $0.from.exists && from[$0.from.position] && isFault(called($0), from: $0.from) }
            .sorted { $0.site < $1.site }
            .filter { call in
                !named.contains(Dependency(from: call.from, to: called(call)))
                    && seen.insert(Message(caller: call.caller, to: called(call))).inserted
            }
    }

    func called(_ call: Call) -> TypeID {
        call.receiver.exists ? call.receiver : project.graph[call.callee].owner
    }

    // MARK: - Imports

    private func faultyImports(of types: [TypeID]) -> [Violation] {
        var seen: Set<FileID> = []
        let byTypes = types.flatMap { type in
            project.graph[type].parts.map(\.file).filter { seen.insert($0).inserted }.flatMap { faultyImports(of: $0, by: type) }
        }
        return byTypes + filesWithoutTypes.filter { !seen.contains($0) }.flatMap { faultyImports(of: $0, by: TypeID.none) }
    }

    private func faultyImports(of file: FileID, by type: TypeID) -> [Violation] {
        facts.imports[file.position]
            .filter { target.contains(module: $0.module) == (contract.demand == .forbid) }
            .map { violation($0.module, at: $0.site, by: type) }
    }

    /// Functions and extensions of others' types that stand by themselves have nothing but a place.
    private var filesWithoutTypes: [FileID] {
        facts.filesWithoutTypes.filter { file in
            contract.from.contains { facts.selects($0, file) } && !contract.exceptions.contains { facts.selects($0, file) }
        }
    }

    // MARK: - What must be

    private func missing() -> [Violation] {
        var known: [TypeID: Bool] = [:]
        let called = calledTypes()
        return project.graph.projectTypes.filter { type in
            guard from[type.position] else { return false }
            return !inherited(by: type).contains { part in
                // A base class is asked once for all that inherit from it, unless the answer depends on their modules.
                if !target.comparesModules, let answer = known[part] { return answer }
                let answer = called[part]?.contains { target.contains($0, from: type) } ?? false || satisfies(part, for: type)
                known[part] = answer
                return answer
            }
        }.compactMap { absence(in: $0) }
    }

    /// What each type calls; empty where no call is asked for.
    private func calledTypes() -> [TypeID: Set<TypeID>] {
        guard kinds.contains(.calls) else { return [:] }
        return project.graph.calls.reduce(into: [:]) { types, call in
            if !call.isSelf, call.from.exists, called(call).exists { types[call.from, default: []].insert(called(call)) }
        }
    }

    /// The type, and the project's classes that it inherits from: what they have, it has.
    private func inherited(by type: TypeID) -> [TypeID] {
        [type] + project.graph.allSupertypes(of: type).filter { facts.own[$0.position] && project.graph[$0].kind == .class }
    }

    private func satisfies(_ part: TypeID, for type: TypeID) -> Bool {
        project.graph.edges(from: part).contains { $0.to != type && covers($0) && target.contains($0.to, from: type) }
            || kinds.contains(.imports) && importsTarget(part)
            || descends(part, for: type)
    }

    private func importsTarget(_ type: TypeID) -> Bool {
        project.graph[type].parts.contains { facts.imports[$0.file.position].contains { target.contains(module: $0.module) } }
    }

    /// From something that is asked for, however far up.
    private func descends(_ part: TypeID, for type: TypeID) -> Bool {
        guard !kinds.isDisjoint(with: [.names, .conforms, .inherits]) else { return false }
        return project.graph.allSupertypes(of: part).contains { supertype in
            let kind: Contract.EdgeKind = project.graph[supertype].kind == .protocol ? .conforms : .inherits
            return (kinds.contains(kind) || kinds.contains(.names)) && target.contains(supertype, from: type)
        }
    }
}

extension TypeSelection {
    /// What nobody can be forbidden: of Swift's own structures and enumerations the graph tells nothing.
    fileprivate var unseen: [Located<String>] {
        let names = (patterns[.name] ?? []).filter {
            let kind = FrameworkCatalogue.type(named: $0.value.text, in: .swift)?.kind
            return kind == .struct || kind == .enum
        }
        let modules = (patterns[.framework] ?? []).filter { $0.value.text == Framework.swift.rawValue }
        return (names + modules).map {
            Located("'\($0.value)' is Swift's own: where it is named isn't looked at, so nothing would be told", line: $0.line, column: $0.column)
        }
    }
}
