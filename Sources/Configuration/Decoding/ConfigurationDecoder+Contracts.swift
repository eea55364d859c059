import RuleKit

/// The section `contracts`.
extension ConfigurationDecoder {
    enum ContractKey: String, CaseIterable { case id, forbid, allow, require, except, because, severity }
    enum DemandKey: String, CaseIterable { case from, to, edges }

    mutating func contracts(_ section: YAMLValue.Entry) -> [Contract] {
        if section.value.isNull { return [] }
        guard case .list(let elements) = section.value.content else {
            reportMismatch(section, expected: "a list of contracts, each with id, because and forbid, allow or require")
            return []
        }
        return elements.compactMap { contract($0) }
    }

    private mutating func contract(_ element: YAMLValue) -> Contract? {
        guard case .mapping(let entries) = element.content else {
            problems.report(
                "\"contracts\": expected a mapping with id, because and forbid, allow or require, found \(element.summary)",
                at: element.place)
            return nil
        }
        var contract = Contract(id: "", demand: .forbid, from: [], to: [], because: "", line: element.place.line)
        var keys: [ContractKey] = []
        for entry in entries {
            guard let key = known(entry, as: ContractKey.self) else { continue }
            keys.append(key)
            switch key {
            case .id: contract.id = identifier(entry)
            case .forbid: demand(.forbid, entry, into: &contract)
            case .allow: demand(.allow, entry, into: &contract)
            case .require: demand(.require, entry, into: &contract)
            case .except: contract.exceptions = selections(entry, as: .from)
            case .because: contract.because = reason(entry).split(whereSeparator: \.isNewline).joined(separator: " ")
            case .severity: contract.severity = choice(entry, of: RuleSeverity.self, named: "severity") ?? .error
            }
        }
        reportMissing(keys, in: element)
        return contract
    }

    private mutating func reportMissing(_ keys: [ContractKey], in element: YAMLValue) {
        for key in [ContractKey.id, .because] where !keys.contains(key) {
            problems.report("a contract needs \(key.rawValue.quotedForMessage)", at: element.place)
        }
        let demands = keys.filter { Contract.Demand(rawValue: $0.rawValue) != nil }
        if demands.isEmpty { problems.report("a contract needs \"forbid\", \"allow\" or \"require\"", at: element.place) }
        if demands.count > 1 {
            problems.report(
                "a contract asks for one thing; write a contract each for \(demands.map(\.rawValue).joined(separator: " and "))",
                at: element.place)
        }
    }

    private mutating func identifier(_ entry: YAMLValue.Entry) -> String {
        guard let id = string(entry) else { return "" }
        if !RuleMetadata.isIdentifier(id) {
            problems.report(
                "the id \(id.quotedForMessage) is not lower-case words joined by hyphens, such as views-stay-thin",
                at: entry.value.place)
        } else if vocabulary.rules[id] != nil {
            problems.report("\(id.quotedForMessage) is a rule; a contract needs an id of its own", at: entry.value.place)
        } else if !contractIDs.insert(id).inserted {
            problems.report("the contract \(id.quotedForMessage) stands here twice", at: entry.value.place)
        }
        return id
    }

    // MARK: - What it asks for

    private mutating func demand(_ demand: Contract.Demand, _ entry: YAMLValue.Entry, into contract: inout Contract) {
        contract.demand = demand
        guard case .mapping(let entries) = entry.value.content else {
            return reportMismatch(entry, expected: "a mapping with from and to")
        }
        var edgesPlace: Place?
        for entry in entries {
            switch known(entry, as: DemandKey.self) {
            case .from: contract.from = selections(entry, as: .from)
            case .to: contract.to = selections(entry, as: .to)
            case .edges:
                edgesPlace = entry.place
                contract.edges = edgeKinds(entry)
            case nil: continue
            }
        }
        for key in [DemandKey.from, .to] where !entries.contains(where: { $0.key == key.rawValue }) {
            problems.report("\(demand.rawValue.quotedForMessage) needs \(key.rawValue.quotedForMessage)", at: entry.place)
        }
        if let edgesPlace, contract.edges.contains(.imports), !contract.to.isEmpty,
            !contract.to.contains(where: \.isOfWholeFrameworks)
        {
            problems.report("imports lead to frameworks: \"to\" needs a selection by framework alone", at: edgesPlace)
        }
    }

    private mutating func edgeKinds(_ entry: YAMLValue.Entry) -> [Contract.EdgeKind] {
        let names = Contract.EdgeKind.allCases.map(\.rawValue)
        var kinds: [Contract.EdgeKind] = []
        for name in values(entry, expected: "kinds of edges") {
            if let kind = Contract.EdgeKind(rawValue: name.value) {
                if !kinds.contains(kind) { kinds.append(kind) }
            } else {
                reportUnknown(
                    "kind of edge", name.value, at: Place(line: name.line, column: name.column), among: names,
                    hint: "write \(Self.alternatives(names))")
            }
        }
        return kinds
    }
}
