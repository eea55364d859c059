import ProjectGraph
import RuleKit
import Viper
import Yams

extension Configuration {
    /// The configuration in the format that it is read from; what is not set is left out.
    ///
    /// - Throws: what the YAML library has against a text.
    public var yaml: String {
        get throws { try Yams.serialize(node: ConfigurationEncoder().node(of: self), width: -1, allowUnicode: true) }
    }
}

/// From a configuration to the values of a document: what ``ConfigurationDecoder`` does, backwards.
private struct ConfigurationEncoder {
    typealias Section = ConfigurationDecoder.Section
    typealias Pairs = [(Node, Node)]

    func node(of configuration: Configuration) -> Node {
        var pairs: Pairs = []
        func add(_ section: Section, _ node: Node?) { if let node { pairs.append((text(section.rawValue), node)) } }
        add(.version, text("\(configuration.version)"))
        add(.dialect, configuration.dialect.map { text($0.value) })
        add(.extends, configuration.extends.map { text($0.value) })
        add(.title, configuration.title.map(text))
        add(.included, list(configuration.included.map(\.value.text)))
        add(.excluded, list(configuration.excluded.map(\.value.text)))
        add(.setAside, list(configuration.setAside.map(\.value.text)))
        add(.alsoLint, list(configuration.alsoLinted.map(\.rawValue).sorted()))
        add(.failOn, configuration.failOn.map { text($0.rawValue) })
        add(.baseline, configuration.baseline.map { text($0.value) })
        add(.neverBaseline, list(configuration.neverBaselined.sorted()))
        add(.layers, configuration.layers.map { written($0.map(\.rawValue)) })
        add(.roles, roles(configuration.roles))
        add(.ownership, ownership(configuration.ownership))
        add(.naming, naming(configuration))
        add(.rules, rules(configuration.rules))
        add(.contracts, sequence(configuration.contracts.map(contract)))
        add(.overrides, sequence(configuration.overrides.map(override)))
        return Node(pairs)
    }

    // MARK: - Sections

    private func roles(_ table: RoleTable<VocabularyOverlay>) -> Node? {
        mapping(table.map { role, words in
            let lists: [(ConfigurationDecoder.VocabularyKey, [String]?)] = [
                (.suffixes, words.suffixes), (.also, words.synonyms), (.supertypes, words.supertypes), (.folders, words.folders),
            ]
            return (text(role.rawValue), Node(lists.compactMap { key, list in list.map { (text(key.rawValue), written($0)) } }))
        })
    }

    private func ownership(_ table: OwnershipTable) -> Node? {
        mapping(table.allowed.map { owner, held in
            (text(owner.rawValue), Node(held.map { role, ownerships in
                (text(role.rawValue), written(ownerships.map(\.spelling)))
            }, .implicit, .flow))
        })
    }

    private func naming(_ configuration: Configuration) -> Node? {
        var pairs: Pairs = []
        let events = configuration.eventPrefixes.map { (text($0.rawValue), written($1)) }
        if !events.isEmpty { pairs.append((text(ConfigurationDecoder.NamingKey.events.rawValue), Node(events))) }
        if let files = configuration.interfaceFiles { pairs.append((text(ConfigurationDecoder.NamingKey.interfaceFiles.rawValue), written(files))) }
        return mapping(pairs)
    }

    private func rules(_ rules: [String: RuleSetting]) -> Node? {
        mapping(rules.sorted { $0.key < $1.key }.map { id, setting in
            let severity = setting.severity.map { text($0.rawValue) }
            if setting.options.isEmpty, let severity { return (text(id), severity) }
            let options = setting.options.sorted { $0.key < $1.key }.map { (text($0.key), value($0.value)) }
            return (text(id), Node((severity.map { [(text("severity"), $0)] } ?? []) + options))
        })
    }

    private func value(_ value: OptionValue) -> Node {
        switch value {
        case .bool(let flag): text(flag ? "true" : "false")
        case .integer(let number): text("\(number)")
        case .string(let string): text(string)
        case .strings(let strings): written(strings)
        }
    }

    private func override(_ override: SettingOverride) -> Node {
        typealias Key = ConfigurationDecoder.OverrideKey
        let roles = roles(override.roles)
        // One of the two has to be there, be it empty.
        let pairs: [(Key, Node?)] = [
            (.paths, written(override.paths.map(\.value.text))), (.because, text(override.because)),
            (.rules, rules(override.rules) ?? (roles == nil ? Node([(Node, Node)]()) : nil)), (.roles, roles),
        ]
        return Node(pairs.compactMap { key, node in node.map { (text(key.rawValue), $0) } })
    }

    private func contract(_ contract: Contract) -> Node {
        typealias Key = ConfigurationDecoder.ContractKey
        typealias DemandKey = ConfigurationDecoder.DemandKey
        var demand: Pairs = [
            (text(DemandKey.from.rawValue), selections(contract.from)), (text(DemandKey.to.rawValue), selections(contract.to)),
        ]
        if contract.edges != Contract.EdgeKind.usual {
            demand.append((text(DemandKey.edges.rawValue), written(contract.edges.map(\.rawValue))))
        }
        var pairs: Pairs = [(text(Key.id.rawValue), text(contract.id)), (text(contract.demand.rawValue), Node(demand))]
        if !contract.exceptions.isEmpty { pairs.append((text(Key.except.rawValue), selections(contract.exceptions))) }
        pairs.append((text(Key.because.rawValue), text(contract.because)))
        pairs.append((text(Key.severity.rawValue), text(contract.severity.rawValue)))
        return Node(pairs)
    }

    private func selections(_ selections: [TypeSelection]) -> Node {
        let nodes = selections.map(selection)
        return nodes.count == 1 ? nodes[0] : Node(nodes)
    }

    private func selection(_ selection: TypeSelection) -> Node {
        typealias Key = ConfigurationDecoder.TraitKey
        var pairs: Pairs = []
        if !selection.roles.isEmpty { pairs.append((text(Key.role.rawValue), written(selection.roles.map(\.rawValue)))) }
        if !selection.kinds.isEmpty { pairs.append((text(Key.kind.rawValue), written(selection.kinds.map(\.rawValue)))) }
        if let relation = selection.moduleRelation {
            pairs.append((text(TypeSelection.Property.module.rawValue), text(relation.rawValue)))
        }
        for property in TypeSelection.Property.allCases {
            guard let patterns = selection.patterns[property] else { continue }
            pairs.append((text(property.rawValue), written(patterns.map(\.value.text))))
        }
        if !selection.exclusions.isEmpty { pairs.append((text(Key.not.rawValue), selections(selection.exclusions))) }
        return Node(pairs, .implicit, .flow)
    }

    // MARK: - Values

    private func mapping(_ pairs: Pairs) -> Node? { pairs.isEmpty ? nil : Node(pairs) }
    private func sequence(_ nodes: [Node]) -> Node? { nodes.isEmpty ? nil : Node(nodes) }
    private func list(_ texts: [String]) -> Node? { texts.isEmpty ? nil : written(texts) }
    private func written(_ texts: [String]) -> Node { Node(texts.map(text), .implicit, .flow) }

    /// Quoted where it might be read as something else than this text.
    private func text(_ text: String) -> Node {
        let value = YAMLValue(content: .scalar(text, isPlain: true), place: .start)
        let isPlain = !value.isNull && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./ ".contains($0)) }
            && text.first.map { $0.isLetter || $0.isNumber } ?? false && text.last != " "
        return Node(text, .implicit, isPlain ? .plain : .doubleQuoted)
    }
}
